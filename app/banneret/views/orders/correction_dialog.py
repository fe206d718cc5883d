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
MOST = 1_000_000
"""No number of a group is higher."""


class _Line(NamedTuple):
    """One number: as it stands, the field one types in, and what will come of it."""

    field: CorrectedField
    now: QLabel
    edit: QLineEdit
    said: QLabel


class _Step(NamedTuple):
    """What was typed for one number: the command and the battle after it, or why there is none."""

    line: _Line
    command: Correct | None
    after: BattleState | None
    said: str


class CorrectionDialog(QDialog):
    """Every number of one group; Enter commits what was typed, one event a number."""

    def __init__(
        self, theme: Theme, state: BattleState, troop: Troop, *, submit: Submit, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme, self._state, self._unit, self._submit = theme, state, troop.id, submit
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
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._on_accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(SPACE_12)
        column.addLayout(grid)
        column.addWidget(hint)
        column.addWidget(buttons)
        self.accept_button.setDefault(True)  # only now is it the dialog's: before, Enter would press Cancel
        self._show()

    def edit(self, field: CorrectedField) -> QLineEdit:
        """The field of one number."""
        return next(line.edit for line in self._lines if line.field == field)

    def _line(self, grid: QGridLayout, row: int, field: CorrectedField) -> _Line:
        now = label()
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
        grid.addWidget(now, row, 1)
        grid.addWidget(edit, row, 2)
        grid.addWidget(said, row, 3)
        edit.textChanged.connect(lambda _text: self._show())
        return _Line(field, now, edit, said)

    def _troop_in(self, state: BattleState) -> Troop:
        return state.troop(self._unit)

    def _meaning(self) -> CountMeaning | None:
        place = self.meaning.currentIndex()
        return self._meanings()[place] if 0 <= place < len(self._meanings()) else None

    def _meanings(self) -> tuple[CountMeaning, ...]:
        now = self._troop_in(self._state).count
        value = changed_number(self.edit("count").text(), now)
        if value is None or value == now:
            return ()
        return LOWERED if value < now else RAISED

    def _steps(self) -> list[_Step]:
        """Give a step for each number that was typed, each from where the one before it leads."""
        steps: list[_Step] = []
        state = self._state
        for line in self._lines:
            if line.edit.text().strip():
                step = self._step(state, line)
                state = step.after or state
                steps.append(step)
        return steps

    def _step(self, state: BattleState, line: _Line) -> _Step:
        before = self._troop_in(state)
        try:
            command = self._command(before, state, line)
            after = self._rules.preview(state, command, {}).state
        except Fault as fault:
            return _Step(line, None, None, fault_text(fault, {self._unit: before.name}))
        said = f"{_written(_number_of(before, line.field), self.tr('none'))} → {number(command.value or 0)}"
        losses = self._troop_in(after or state).losses
        if losses != before.losses:
            said += f", {plain(casualties_line(*casualties(losses)))}"
        return _Step(line, command, after, said)

    def _command(self, before: Troop, state: BattleState, line: _Line) -> Correct:
        """Read one field; refuses `whole_number_expected` and `out_of_bounds`."""
        text, field = line.edit.text().strip(), line.field
        value = changed_number(text, _number_of(before, field))
        if value is None:
            raise Fault("whole_number_expected", found=text)
        if not 0 <= value <= MOST:
            low, high = self._bounds(state, field)
            raise Fault("out_of_bounds", where="value", found=value, low=low, high=high)
        meaning = self._meaning() if field == "count" else None
        return Correct(unit=self._unit, field=field, value=value, meaning=meaning, reason=self.reason.text())

    def _bounds(self, state: BattleState, field: CorrectedField) -> tuple[int, int]:
        """Lowest and highest value of a field, as the rules give them for one that no narrower field takes."""
        try:
            self._rules.preview(state, Correct(unit=self._unit, field=field, value=MOST), {})
        except Fault as fault:
            low, high = fault.values.get("low"), fault.values.get("high")
            if isinstance(low, int) and isinstance(high, int):
                return low, high
        return 0, MOST

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
        steps = {step.line.field: step for step in self._steps()}
        for line in self._lines:
            line.now.setText(_written(_number_of(self._troop_in(self._state), line.field), self.tr("none")))
            step = steps.get(line.field)
            wrong = step is not None and step.command is None
            line.said.setText(step.said if step is not None else "")
            set_tone(line.said, Tone.HARM if wrong else Tone.INK2)
            mark(line.edit, "wrong", wrong)
        self.accept_button.setEnabled(bool(steps) and all(step.command for step in steps.values()))

    def _on_accept(self) -> None:
        for step in self._steps():
            if step.command is None or not self._submit(step.command, {}):
                return  # the window has said why; what is not yet committed stays in its field
            self._state = step.after or self._state
            step.line.edit.clear()
        self.accept()


def _number_of(troop: Troop, field: CorrectedField) -> int | None:
    found: int | None = getattr(troop, field)
    return found


def _written(value: int | None, none: str) -> str:
    return none if value is None else number(value)
