"""Correcting a group's numbers by hand: values or differences, what a changed strength means, a reason (B2)."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import Correct, CorrectedField, CountMeaning
from banneret.model.faults import Fault
from banneret.model.troops import Troop
from banneret.rules.service import RulesService
from banneret.views.orders.amounts import changed_number
from banneret.views.orders.corrected import correction_words, number_of, written
from banneret.views.orders.frame import OrderDialog
from banneret.views.orders.submit import Submit
from banneret.views.text import fault_text, field_word, fill, meaning_word, rule_tip
from banneret.views.theme import Theme, Tone, Type, label, mark, set_tone
from banneret.views.theme.metrics import SPACE_8, SPACE_12
from banneret.views.widgets import Choice, RuleTag, SegmentedControl

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


class CorrectionDialog(OrderDialog):
    """Every number of one group; Enter commits what was typed, one event a number."""

    def __init__(
        self, theme: Theme, state: BattleState, troop: Troop, *, submit: Submit, parent: QWidget
    ) -> None:
        super().__init__(theme, fill(self.tr("Correct {name}"), name=troop.name), parent)
        self._state, self._unit, self._submit = state, troop.id, submit
        self._rules = RulesService()
        self.show_side(state, troop.side)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_12)
        grid.setVerticalSpacing(SPACE_8)
        grid.setColumnStretch(3, 1)
        self._lowered = self._choice(LOWERED)
        self._raised = self._choice(RAISED)
        self._lines: list[_Line] = []
        for field in FIELDS:
            self._lines.append(self._line(grid, grid.rowCount(), field))
            if field == "count":
                self._add_meaning(grid, grid.rowCount())
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("for the log, if you like"))
        place = grid.rowCount()
        grid.addWidget(label(self.tr("Reason"), tone=Tone.INK2), place, 0)
        grid.addWidget(self.reason, place, 1, 1, 3)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.accept_button.set_label(self.tr("Correct"))
        self.accept_button.clicked.connect(self._on_accept)
        self.finish()
        self._show()
        self.resize(theme.scale.height(600), self.sizeHint().height())
        self._lines[0].edit.setFocus()

    def edit(self, field: CorrectedField) -> QLineEdit:
        """The field of one number."""
        return next(line.edit for line in self._lines if line.field == field)

    @property
    def meaning(self) -> SegmentedControl | None:
        """The question what the new strength means; None while the strength does not change (B2)."""
        change = self._change()
        return None if not change else self._lowered if change < 0 else self._raised

    def _choice(self, meanings: tuple[CountMeaning, ...]) -> SegmentedControl:
        choices = [Choice(meaning, _capital(meaning_word(meaning))) for meaning in meanings]
        return SegmentedControl(self._theme, choices, small=True, name=self.tr("What the new strength means"))

    def _add_meaning(self, grid: QGridLayout, row: int) -> None:
        self._asked = label(self.tr("The change is"), tone=Tone.INK2)
        keeps = self._asked.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self._asked.setSizePolicy(keeps)
        self._hint = label(self.tr("A value (40, =40) or a difference (+5, −12)"), Type.WORKINGS, Tone.INK2)
        self._tag = RuleTag(self._theme, "B2", rule_tip("B2"))
        line = QHBoxLayout()
        line.setSpacing(SPACE_8)
        for control in (self._lowered, self._raised):
            control.chosen.connect(lambda _key: self._show())
            line.addWidget(control)
        line.addWidget(self._hint)
        line.addStretch(1)
        line.addWidget(self._tag)
        grid.addWidget(self._asked, row, 0)
        grid.addLayout(line, row, 1, 1, 3)
        # The row has one height with the question and without: what is typed in must not move.
        grid.setRowMinimumHeight(row, self._lowered.sizeHint().height())

    def _line(self, grid: QGridLayout, row: int, field: CorrectedField) -> _Line:
        now = label(look=Type.TITLE)
        now.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        edit = QLineEdit()
        edit.setMaxLength(12)
        edit.setFixedWidth(self._theme.scale.height(96))
        word = field_word(field)
        edit.setAccessibleName(fill(self.tr("{field}, new value or difference"), field=word))
        said = label(look=Type.WORKINGS, tone=Tone.INK2)
        said.setWordWrap(True)
        grid.addWidget(label(_capital(word), tone=Tone.INK2), row, 0)
        grid.addWidget(now, row, 1)
        grid.addWidget(edit, row, 2)
        grid.addWidget(said, row, 3)
        # Room for two lines of words from the start.
        grid.setRowMinimumHeight(row, 2 * self._theme.scale.line(Type.WORKINGS))
        edit.textChanged.connect(lambda _text: self._show())
        return _Line(field, now, edit, said)

    def _troop_in(self, state: BattleState) -> Troop:
        return state.troop(self._unit)

    def _change(self) -> int:
        """By how many men the strength changes, as it is typed now; 0 where it says nothing."""
        now = self._troop_in(self._state).count
        value = changed_number(self.edit("count").text(), now)
        return 0 if value is None else value - now

    def _meaning(self) -> CountMeaning | None:
        asked = self.meaning
        return next((known for known in (*LOWERED, *RAISED) if asked and known == asked.current), None)

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
            after = self._rules.preview(state, command, {}).state or state
        except Fault as fault:
            return _Step(line, None, None, fault_text(fault, {self._unit: before.name}))
        return _Step(line, command, after, correction_words(before, self._troop_in(after), command))

    def _command(self, before: Troop, state: BattleState, line: _Line) -> Correct:
        """Read one field; refuses `whole_number_expected` and `out_of_bounds`."""
        text, field = line.edit.text().strip(), line.field
        value = changed_number(text, number_of(before, field))
        taken_away = field == "morale" and text.casefold() == self.tr("none").casefold()
        if value is None and not taken_away:
            raise Fault("whole_number_expected", found=text)
        if value is not None and not 0 <= value <= MOST:
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
        asked = self.meaning
        stands: list[tuple[bool, QWidget]] = [
            (asked is self._lowered, self._lowered),
            (asked is self._raised, self._raised),
            (asked is not None, self._asked),
            (asked is not None, self._tag),
            (asked is None, self._hint),
        ]
        # Who goes goes first: all of them at once would make the dialog wider.
        for shown, widget in sorted(stands, key=lambda pair: pair[0]):
            widget.setVisible(shown)
        steps = {step.line.field: step for step in self._steps()}
        for line in self._lines:
            line.now.setText(written(number_of(self._troop_in(self._state), line.field)))
            step = steps.get(line.field)
            wrong = step is not None and step.command is None
            line.said.setText(step.said if step is not None else self._advice(line))
            line.edit.setAccessibleDescription(line.said.text())
            set_tone(line.said, Tone.HARM if wrong else Tone.INK2)
            mark(line.edit, "wrong", wrong)
        self.accept_button.setEnabled(bool(steps) and all(step.command for step in steps.values()))

    def _advice(self, line: _Line) -> str:
        if line.field != "morale" or self._troop_in(self._state).morale is None:
            return ""
        return fill(self.tr("“{none}” takes it away"), none=self.tr("none"))

    def _on_accept(self) -> None:
        for step in self._steps():
            if step.command is None or not self._submit(step.command, {}):
                return  # the window has said why; what is not yet committed stays in its field
            self._state = step.after or self._state
            step.line.edit.clear()
        self.accept()


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
