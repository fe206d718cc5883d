"""Rolling a group's morale: the value, the GM's modifier, the die, and what comes of it before it is accepted (T11)."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QPushButton, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import RollMorale
from banneret.model.dice import Die
from banneret.model.troops import Troop
from banneret.rules.service import Preview
from banneret.views.orders.submit import Submit
from banneret.views.text import fill, number, plain, working_line
from banneret.views.theme import Theme, Tone, label
from banneret.views.widgets import DieField, NumberField

Look = Callable[[RollMorale, dict[str, Die]], Preview]
"""What accepting would do."""


class MoraleDialog(QDialog):
    """Proposes the result; the GM who wills otherwise records his word instead."""

    def __init__(
        self, theme: Theme, state: BattleState, troop: Troop, *, submit: Submit, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._troop, self._submit, self._look = troop, submit, look
        self._faces = state.rule_set.morale_die
        self.setWindowTitle(fill(self.tr("Roll morale: {name}"), name=troop.name))
        self.modifier = NumberField(theme, -100, 100, 0, name=self.tr("Modifier"))
        self.die = DieField(theme, self._faces, name=self.tr("Morale die"))
        self._result = label(tone=Tone.INK2)
        self._result.setWordWrap(True)
        self._result.setMinimumWidth(280)
        form = QFormLayout()
        form.addRow(self.tr("Morale"), label(number(troop.morale or 0)))
        form.addRow(self.tr("Your modifier"), self.modifier)
        form.addRow(fill(self.tr("Die, d{faces}"), faces=number(self._faces)), self.die)
        form.addRow(self.tr("Result"), self._result)
        buttons = QDialogButtonBox()
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        self.accept_button = QPushButton(self.tr("Accept"))
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._on_accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)
        self.modifier.value_edited.connect(self._show)
        self.modifier.message_changed.connect(self._show)
        self.die.value_edited.connect(self._show)
        self.die.message_changed.connect(self._show)
        self.die.committed.connect(self.accept_button.setFocus)
        self._show()
        self.die.setFocus()

    def _command(self) -> RollMorale:
        return RollMorale(unit=self._troop.id, modifier=self.modifier.value or 0)

    def _dice(self) -> dict[str, Die]:
        if self.die.value is None:
            return {}
        return {f"morale.{self._troop.id}": Die(value=self.die.value, faces=self._faces, source="table")}

    def _show(self) -> None:
        wrong = self.modifier.wrong or bool(self.die.message)
        self.accept_button.setEnabled(not wrong)
        if wrong:
            self._result.setText(self.die.message or self.modifier.message)
            return
        event = self._look(self._command(), self._dice()).event
        if event is None:
            self._result.setText(self.tr("the app will roll"))
        else:
            names = {self._troop.id: self._troop.name}
            self._result.setText(plain(working_line(event.workings[-1], names).arithmetic))

    def _on_accept(self) -> None:
        if self._submit(self._command(), self._dice()):
            self.accept()
