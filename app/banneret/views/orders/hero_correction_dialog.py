"""Correcting a hero's numbers by hand: what is left of him and of what he wears and rides, and his sheet."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.model.hero_commands import CorrectedHeroField, CorrectHero
from banneret.model.heroes import Hero
from banneret.rules.service import RulesService
from banneret.views.orders.amounts import changed_number
from banneret.views.orders.frame import OrderDialog
from banneret.views.orders.submit import Submit
from banneret.views.text import fault_text, field_word, fill, number
from banneret.views.theme import Theme, Tone, Type, label, mark, set_tone
from banneret.views.theme.metrics import SPACE_8, SPACE_12

_LEFT: tuple[CorrectedHeroField, ...] = ("body_left", "head_left")
_SHEET: tuple[CorrectedHeroField, ...] = (
    "quickness",
    "dexterity",
    "willpower",
    "level",
    "dodge",
    "strategy",
)
MOST = 1_000_000
"""No number of a hero is higher, nor lower than its opposite."""


class _Line(NamedTuple):
    """One number: the field one types in, and what will come of it."""

    field: CorrectedHeroField
    edit: QLineEdit
    said: QLabel


class HeroCorrectionDialog(OrderDialog):
    """Enter commits what was typed, one event a number."""

    def __init__(
        self, theme: Theme, state: BattleState, hero: Hero, *, submit: Submit, parent: QWidget | None
    ) -> None:
        super().__init__(theme, fill(self.tr("Correct {name}"), name=hero.name), parent)
        self._state, self._hero, self._submit = state, hero, submit
        self._rules = RulesService()
        self.show_side(state, hero.side)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_12)
        grid.setVerticalSpacing(SPACE_8)
        grid.setColumnStretch(3, 1)
        self._lines = [self._line(grid, row, field) for row, field in enumerate(_fields(hero))]
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("for the log, if you like"))
        place = grid.rowCount()
        grid.addWidget(label(self.tr("Reason"), tone=Tone.INK2), place, 0)
        grid.addWidget(self.reason, place, 1, 1, 3)
        self.body.addLayout(grid)
        self.body.addWidget(
            label(self.tr("A value (40, =−6) or a difference (+5, −12)"), Type.WORKINGS, Tone.INK2)
        )
        self.accept_button.set_label(self.tr("Correct"))
        self.accept_button.clicked.connect(self._on_accept)
        self.finish()
        self._show()
        self.resize(theme.scale.height(560), self.sizeHint().height())
        self._lines[0].edit.setFocus()

    def edit(self, field: CorrectedHeroField) -> QLineEdit:
        """The field of one number."""
        return next(line.edit for line in self._lines if line.field == field)

    def _line(self, grid: QGridLayout, row: int, field: CorrectedHeroField) -> _Line:
        word = field_word(field)
        now = label(number(getattr(self._hero, field)), Type.TITLE)
        now.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        edit = QLineEdit()
        edit.setMaxLength(12)
        edit.setFixedWidth(self._theme.scale.height(96))
        edit.setAccessibleName(fill(self.tr("{field}, new value or difference"), field=word))
        said = label(look=Type.WORKINGS, tone=Tone.INK2)
        grid.addWidget(label(word[:1].upper() + word[1:], tone=Tone.INK2), row, 0)
        grid.addWidget(now, row, 1)
        grid.addWidget(edit, row, 2)
        grid.addWidget(said, row, 3)
        edit.textChanged.connect(lambda _text: self._show())
        return _Line(field, edit, said)

    def _command(self, line: _Line) -> CorrectHero:
        """Read one field; refuses `whole_number_expected`, `out_of_bounds`, and what the rules refuse."""
        text = line.edit.text().strip()
        value = changed_number(text, getattr(self._hero, line.field))
        if value is None:
            raise Fault("whole_number_expected", found=text)
        if not -MOST <= value <= MOST:
            raise Fault("out_of_bounds", where="value", found=value, low=-MOST, high=MOST)
        command = CorrectHero(unit=self._hero.id, field=line.field, value=value, reason=self.reason.text())
        self._rules.preview(self._state, command, {})
        return command

    def _typed(self) -> list[_Line]:
        return [line for line in self._lines if line.edit.text().strip()]

    def _show(self) -> None:
        right = True
        for line in self._lines:
            said, wrong = "", False
            if line.edit.text().strip():
                try:
                    command = self._command(line)
                    now: int = getattr(self._hero, line.field)
                    said = f"{number(now)} → {number(command.value)}"
                except Fault as fault:
                    said, wrong = fault_text(fault, {self._hero.id: self._hero.name}), True
            right = right and not wrong
            line.said.setText(said)
            line.edit.setAccessibleDescription(said)
            set_tone(line.said, Tone.HARM if wrong else Tone.INK2)
            mark(line.edit, "wrong", wrong)
        self.accept_button.setEnabled(right and bool(self._typed()))

    def _on_accept(self) -> None:
        for line in self._typed():
            if not self._submit(self._command(line), {}):
                return  # the window has said why; what is not yet committed stays in its field
            line.edit.clear()
        self.accept()


def _fields(hero: Hero) -> list[CorrectedHeroField]:
    """What can be corrected of this hero: of armour and mount only what he has."""
    fields = list(_LEFT)
    if hero.armour is not None:
        fields.append("resistance_left")
    if hero.mount is not None:
        fields.append("mount_left")
    return [*fields, *_SHEET]
