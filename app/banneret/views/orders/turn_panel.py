"""Who has acted in the running sequence, and the way to the next one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView

from banneret.model.battle import BattleState
from banneret.model.troops import Troop
from banneret.views.orders.unit_list import UnitLine, UnitList
from banneret.views.orders.unit_words import absence
from banneret.views.text import fill, number
from banneret.views.theme import Theme, Tone, label, set_primary
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import DeedButton, Panel


class TurnPanel(Panel):
    """Every group with a tick once it has acted in this sequence (T4); those out of the fight stand faint (T11)."""

    next_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "", small=True)
        self.set_title(self.tr("Still to act"))
        self._count = label(tone=Tone.INK2)
        self.add_to_head(self._count)
        self._list = UnitList(theme)
        self._list.setAccessibleName(self.tr("Still to act"))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._next = DeedButton(self.tr("Next sequence"))
        self._next.setToolTip(self.tr("Close this sequence: margins are free again (Ctrl+Shift+Return)"))
        self._next.setAutoDefault(True)
        self._next.clicked.connect(self.next_requested)
        self.body_layout.setContentsMargins(SPACE_8, SPACE_4, SPACE_8, SPACE_8)
        self.body_layout.addWidget(self._list, 1)
        self.body_layout.addWidget(self._next)

    def lead(self, leads: bool) -> None:
        """Let the button that opens the next sequence be the window's filled one, or not."""
        set_primary(self._next, leads)

    def focus_next(self) -> None:
        """Put the keyboard on the button that opens the next sequence."""
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_state(self, state: BattleState, *, writable: bool = True) -> None:
        """Show who has acted."""
        marks = {side.id: side.mark for side in state.sides}
        lines: list[UnitLine] = []
        waiting = able = 0
        for side in state.sides:
            for unit in state.units_of(side.id):
                if isinstance(unit, Troop):
                    out = not unit.in_play or not unit.count
                    acted = unit.margin_sequence == state.sequence
                else:
                    out = not unit.in_play
                    acted = unit.fought_sequence == state.sequence
                able += not out
                waiting += not out and not acted
                ticked = None if out else acted
                lines.append(
                    UnitLine(unit.id, marks[side.id], unit.name, absence(unit), ticked=ticked, faint=out)
                )
        self._list.show_lines(lines)
        words = self.tr("{waiting} of {able}")
        self._count.setText(fill(words, waiting=number(waiting), able=number(able)))
        self._next.setEnabled(writable)
