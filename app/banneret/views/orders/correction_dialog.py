"""Correcting a group's numbers by hand: values or differences, what a changed strength means, a reason (B2)."""

from typing import NamedTuple

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from banneret.model.battle import BattleState
from banneret.model.commands import Correct, CorrectedField, CountMeaning
from banneret.model.faults import Fault
from banneret.model.troops import Troop
from banneret.rules.service import RulesService
from banneret.rules.troops import casualties
from banneret.views.orders.amounts import changed_number
from banneret.views.orders.submit import Submit
from banneret.views.text import (
    casualties_line,
    fault_text,
    field_word,
    fill,
    meaning_word,
    number,
    plain,
)
from banneret.views.theme import Theme, Tone, Type, label, mark, set_tone
from banneret.views.theme.metrics import SPACE_8, SPACE_12

FIELDS: tuple[CorrectedField, ...] = ("count", "losses", "offence", "defence", "training", "morale")
LOWERED: tuple[CountMeaning, ...] = ("losses", "sent_away")
RAISED: tuple[CountMeaning, ...] = ("reinforcement", "correction")


class _Line(NamedTuple):
    """One number: the field one types in, and what will come of it."""

    field: CorrectedField
    edit: QLineEdit
    said: QLabel


class CorrectionDialog(QDialog):
    """Every number of one group; Enter commits what was typed, one event a number."""

    def __init__(
        self, theme: Theme, state: BattleState, troop: Troop, *, submit: Submit, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme, self._state, self._troop, self._submit = theme, state, troop, submit
        self._rules = RulesService()
        self.setWindowTitle(fill(self.tr("Correct {name}"), name=troop.name))
        self.setMinimumWidth(460)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_12)
        grid.setVerticalSpacing(SPACE_8)
        grid.setColumnStretch(3, 1)
        self._lines = [self._line(grid, row, field) for row, field in enumerate(FIELDS)]
        self.meaning = QComboBox()
        self.meaning.setAccessibleName(self.tr("What the new strength means"))
        self.meaning.currentIndexChanged.connect(lambda _place: self._show())
        self._meaning_words = label(self.tr("The change is"), tone=Tone.INK2)
        grid.addWidget(self._meaning_words, len(FIELDS), 0)
        grid.addWidget(self.meaning, len(FIELDS), 1, 1, 3)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("for the log, if you like"))
        grid.addWidget(label(self.tr("Reason"), tone=Tone.INK2), len(FIELDS) + 1, 0)
        grid.addWidget(self.reason, len(FIELDS) + 1, 1, 1, 3)
        hint = label(self.tr("A value (40, =40) or a difference (+5, −12)."), Type.WORKINGS, Tone.INK2)
        buttons = QDialogButtonBox()
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        self.accept_button = QPushButton(self.tr("Correct"))
        self.accept_button.setDefault(True)
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._on_accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(SPACE_12)
        column.addLayout(grid)
        column.addWidget(hint)
        column.addWidget(buttons)
        self._show()

    def edit(self, field: CorrectedField) -> QLineEdit:
        """The field of one number."""
        return next(line.edit for line in self._lines if line.field == field)

    def commands(self) -> list[Correct] | None:
        """Give a command for each number that was typed; None while one of them cannot be."""
        commands: list[Correct] = []
        for line in self._lines:
            if not line.edit.text().strip():
                continue
            command = self._command(line)
            if command is None or self._refusal(command) is not None:
                return None
            commands.append(command)
        return commands

    def _line(self, grid: QGridLayout, row: int, field: CorrectedField) -> _Line:
        now = getattr(self._troop, field)
        edit = QLineEdit()
        edit.setMaxLength(12)
        edit.setFixedWidth(self._theme.scale.height(96))
        words = fill(self.tr("{field}, new value or difference"), field=field_word(field))
        edit.setAccessibleName(words)
        said = label(look=Type.WORKINGS, tone=Tone.INK2)
        said.setWordWrap(True)
        said.setMinimumWidth(180)
        word = field_word(field)
        grid.addWidget(label(word[:1].upper() + word[1:], tone=Tone.INK2), row, 0)
        grid.addWidget(label(number(now) if now is not None else self.tr("none")), row, 1)
        grid.addWidget(edit, row, 2)
        grid.addWidget(said, row, 3)
        edit.textChanged.connect(lambda _text: self._show())
        return _Line(field, edit, said)

    def _command(self, line: _Line) -> Correct | None:
        value = changed_number(line.edit.text(), getattr(self._troop, line.field))
        if value is None or not 0 <= value <= 1_000_000:
            return None
        meaning = self._meaning() if line.field == "count" else None
        return Correct(
            unit=self._troop.id, field=line.field, value=value, meaning=meaning, reason=self.reason.text()
        )

    def _meaning(self) -> CountMeaning | None:
        place = self.meaning.currentIndex()
        return self._meanings()[place] if 0 <= place < len(self._meanings()) else None

    def _meanings(self) -> tuple[CountMeaning, ...]:
        value = changed_number(self.edit("count").text(), self._troop.count)
        if value is None or value == self._troop.count:
            return ()
        return LOWERED if value < self._troop.count else RAISED

    def _refusal(self, command: Correct) -> Fault | None:
        try:
            self._rules.preview(self._state, command, {})
        except Fault as fault:
            return fault
        return None

    def _show(self) -> None:
        meanings = self._meanings()
        words = [meaning_word(meaning) for meaning in meanings]
        if [self.meaning.itemText(place) for place in range(self.meaning.count())] != words:
            self.meaning.blockSignals(True)
            self.meaning.clear()
            self.meaning.addItems(words)
            self.meaning.blockSignals(False)
        for widget in (self.meaning, self._meaning_words):
            widget.setVisible(bool(meanings))
        typed = False
        for line in self._lines:
            text = line.edit.text().strip()
            typed = typed or bool(text)
            said, wrong = self._said(line) if text else ("", False)
            line.said.setText(said)
            set_tone(line.said, Tone.HARM if wrong else Tone.INK2)
            mark(line.edit, "wrong", wrong)
        self.accept_button.setEnabled(typed and self.commands() is not None)

    def _said(self, line: _Line) -> tuple[str, bool]:
        command = self._command(line)
        if command is None:
            words = self.tr("{found} found, a number from 0 to {high} expected")
            return fill(words, found=line.edit.text().strip(), high=number(1_000_000)), True
        fault = self._refusal(command)
        if fault is not None:
            return fault_text(fault, {self._troop.id: self._troop.name}), True
        after = self._rules.preview(self._state, command, {}).state
        if after is None:
            return "", False
        troop = after.troop(self._troop.id)
        now = getattr(self._troop, line.field)
        said = f"{number(now) if now is not None else '–'} → {number(command.value or 0)}"
        if troop.losses != self._troop.losses:
            said += f", {plain(casualties_line(*casualties(troop.losses)))}"
        return said, False

    def _on_accept(self) -> None:
        for command in self.commands() or []:
            if not self._submit(command, {}):
                break
        self.accept()
