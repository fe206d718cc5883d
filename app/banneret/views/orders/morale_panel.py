"""Morale between sequences: the GM's word for one group, several or all, a roll, a rally (T11)."""

from collections.abc import Mapping

from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QPushButton

from banneret.model.battle import BattleState
from banneret.model.commands import RecordMorale
from banneret.model.troops import Troop
from banneret.views.orders.submit import Submit
from banneret.views.orders.unit_list import UnitLine, UnitList
from banneret.views.text import fill, rule_tip, signed
from banneret.views.theme import Theme, set_small
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import Panel


class MoralePanel(Panel):
    """Groups in play, those with fresh losses first; the buttons speak of the chosen ones, or of all."""

    def __init__(self, theme: Theme, submit: Submit) -> None:
        super().__init__(theme, "", small=True)
        self.set_title(self.tr("Morale"))
        self._submit = submit
        self._writable = True
        self._list = UnitList(theme)
        self._list.setAccessibleName(self.tr("Groups whose morale may be tested"))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.itemSelectionChanged.connect(self._enable)
        self._held = QPushButton(self.tr("Held"))
        self._broke = QPushButton(self.tr("Broke"))
        self._all = QPushButton(self.tr("All hold"))
        buttons = QGridLayout()
        buttons.setSpacing(SPACE_4)
        for column, (button, tip) in enumerate(
            (
                (self._held, self.tr("The chosen groups held: your word")),
                (self._broke, self.tr("The chosen groups broke: your word")),
                (self._all, self.tr("Every group in play held: your word")),
            )
        ):
            set_small(button)
            button.setToolTip(f"{tip}\n{rule_tip('T11')}")
            if button is self._all:
                self.add_to_head(button)
            else:
                buttons.addWidget(button, 0, column)
        self._held.clicked.connect(lambda: self._record("held"))
        self._broke.clicked.connect(lambda: self._record("broke"))
        self._all.clicked.connect(self._record_all)
        self.body_layout.setContentsMargins(SPACE_8, SPACE_4, SPACE_8, SPACE_8)
        self.body_layout.addWidget(self._list, 1)
        self.body_layout.addLayout(buttons)
        self._in_play: list[str] = []

    def set_state(self, state: BattleState, fresh: Mapping[str, int], *, writable: bool = True) -> None:
        """Show the groups in play; `fresh` gives the losses since its morale was last settled."""
        self._writable = writable
        marks = {side.id: side.mark for side in state.sides}
        troops = [unit for unit in state.units.values() if isinstance(unit, Troop) and unit.in_play]
        sides = [side.id for side in state.sides]
        troops.sort(key=lambda troop: (-fresh.get(troop.id, 0), sides.index(troop.side), troop.order))
        self._in_play = [troop.id for troop in troops]
        words = self.tr("{name}, {losses} since its last test")
        self._list.show_lines(
            UnitLine(
                troop.id,
                marks[troop.side],
                fill(
                    words if fresh.get(troop.id) else "{name}",
                    name=troop.name,
                    losses=signed(-fresh.get(troop.id, 0)),
                ),
                faint=not fresh.get(troop.id),
            )
            for troop in troops
        )
        self._enable()

    def _enable(self) -> None:
        chosen = bool(self._list.selectedItems())
        for button, on in ((self._held, chosen), (self._broke, chosen), (self._all, bool(self._in_play))):
            button.setEnabled(self._writable and on)

    def _record(self, outcome: str) -> None:
        units = tuple(self._list.selected_units())
        if units:
            self._submit(RecordMorale.model_validate({"units": units, "outcome": outcome}), {})

    def _record_all(self) -> None:
        if self._in_play:
            self._submit(RecordMorale(units=tuple(self._in_play), outcome="held"), {})
