"""Rolling a group's morale: the value, the GM's modifier, the die, and what comes of it before it is accepted (T11)."""

from collections.abc import Callable, Mapping
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import Command, RecordMorale, RollMorale
from banneret.model.dice import Die
from banneret.model.troops import Troop
from banneret.rules.service import Preview
from banneret.views.orders.frame import OrderDialog
from banneret.views.orders.submit import Submit
from banneret.views.text import fill, number, plain, rule_tip, working_line
from banneret.views.theme import Theme, Tone, Type, label, set_tone
from banneret.views.theme.metrics import SPACE_8, SPACE_12
from banneret.views.widgets import DieField, NumberField, RuleTag

Look = Callable[[RollMorale, dict[str, Die]], Preview]
"""What accepting would do."""


class MoraleDialog(OrderDialog):
    """Proposes the result of the die; the GM who wills otherwise records his word instead."""

    def __init__(
        self,
        theme: Theme,
        state: BattleState,
        troop: Troop,
        *,
        submit: Submit,
        look: Look,
        parent: QWidget | None,
    ) -> None:
        super().__init__(theme, fill(self.tr("Roll morale: {name}"), name=troop.name), parent)
        self._troop, self._submit, self._look = troop, submit, look
        self._faces = state.rule_set.morale_die
        self.show_side(state, troop.side)
        self.modifier = NumberField(theme, -100, 100, 0, name=self.tr("Modifier"))
        self.die = DieField(theme, self._faces, name=self.tr("Morale die"))
        self._result = label()
        self._result.setWordWrap(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_12)
        grid.setVerticalSpacing(SPACE_8)
        grid.setColumnStretch(2, 1)
        value = label("" if troop.morale is None else number(troop.morale), Type.VALUE)
        words = fill(self.tr("Die, d{faces}"), faces=number(self._faces))
        for row, (text, field) in enumerate(
            ((self.tr("Morale"), value), (self.tr("Your modifier"), self.modifier), (words, self.die))
        ):
            grid.addWidget(label(text, tone=Tone.INK2), row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(grid)
        self.body.addWidget(self._result_box())
        self.body.addStretch(1)
        for outcome, text, tip in (
            ("held", self.tr("Held, by your word"), self.tr("It held, whatever the die says")),
            ("broke", self.tr("Broke, by your word"), self.tr("It broke, whatever the die says")),
        ):
            self._add_word(outcome, text, tip)
        self.accept_button.clicked.connect(self._on_accept)
        for signal in (self.modifier.value_edited, self.die.value_edited):
            signal.connect(self._show)
        for told in (self.modifier.message_changed, self.die.message_changed):
            told.connect(self._show)
        self.modifier.committed.connect(self._on_modifier)
        self.die.committed.connect(self.accept_button.setFocus)
        self.finish()
        self._show()
        self.die.setFocus()

    def _result_box(self) -> QFrame:
        box = QFrame()
        box.setProperty("sunk", True)
        row = QHBoxLayout(box)
        row.setContentsMargins(SPACE_12, SPACE_8, SPACE_12, SPACE_8)
        row.setSpacing(SPACE_8)
        row.addWidget(self._result, 1)
        row.addWidget(RuleTag(self._theme, "T11", rule_tip("T11")))
        # Two lines from the start: nothing jumps while a die is typed.
        self._result.setMinimumHeight(2 * self._theme.scale.line())
        return box

    def _add_word(self, outcome: str, text: str, tip: str) -> None:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._on_word("held" if outcome == "held" else "broke"))
        self.foot.addWidget(button)

    def _command(self) -> RollMorale:
        return RollMorale(unit=self._troop.id, modifier=self.modifier.value or 0)

    def _dice(self) -> dict[str, Die]:
        if self.die.value is None:
            return {}
        return {f"morale.{self._troop.id}": Die(value=self.die.value, faces=self._faces, source="table")}

    def _show(self) -> None:
        wrong = self.die.message or self.modifier.message
        self.accept_button.setEnabled(not wrong and self._troop.morale is not None)
        self.accept_button.set_label(self.tr("Accept") if self._dice() else self.tr("Roll and accept"))
        set_tone(self._result, Tone.HARM if wrong else Tone.INK)
        self._result.setText(wrong or self._proposal())

    def _proposal(self) -> str:
        """The arithmetic with its outcome; before the die, how likely it is to hold."""
        if self._troop.morale is None:
            return self.tr("This group has no morale value: record your word")
        event = self._look(self._command(), self._dice()).event
        if event is not None:
            names = {self._troop.id: self._troop.name}
            return plain(working_line(event.workings[-1], names).arithmetic)
        needed = self._troop.morale + self._command().modifier
        if needed < 1:
            return self.tr("The app will roll, and every face breaks it")
        if needed >= self._faces:
            return self.tr("The app will roll, and it holds on every face")
        words = self.tr("The app will roll: it holds on {needed} or less, {needed} in {faces}")
        return fill(words, needed=number(needed), faces=number(self._faces))

    def _on_modifier(self) -> None:
        if self.modifier.hasFocus():  # Enter, not the way to another field
            self.die.setFocus()

    def _on_accept(self) -> None:
        self._commit(self._command(), self._dice())

    def _on_word(self, outcome: Literal["held", "broke"]) -> None:
        self._commit(RecordMorale(units=(self._troop.id,), outcome=outcome), {})

    def _commit(self, command: Command, dice: Mapping[str, Die]) -> None:
        if self._submit(command, dice):
            self.accept()
