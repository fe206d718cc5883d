"""Morale between sequences: the GM's word for one group, several or all, a roll, a rally (T11)."""

from collections.abc import Callable, Mapping
from typing import Literal

from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QPushButton

from banneret.model.battle import BattleState
from banneret.model.commands import Rally, RecordMorale
from banneret.model.troops import Troop
from banneret.views.orders.submit import Submit
from banneret.views.orders.unit_list import UnitLine, UnitList
from banneret.views.orders.unit_words import absence
from banneret.views.text import fill, rule_tip, signed
from banneret.views.theme import Theme, set_small
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import Panel


class MoralePanel(Panel):
    """Groups in play, those with fresh losses first, then who is out; the buttons speak of the chosen ones.

    `roll` opens the roll of a group's morale; without it the panel offers none.
    """

    def __init__(self, theme: Theme, submit: Submit, roll: Callable[[str], None] | None = None) -> None:
        super().__init__(theme, "", small=True)
        self.set_title(self.tr("Morale"))
        self._submit, self._on_roll = submit, roll
        self._writable = True
        self._troops: dict[str, Troop] = {}
        self._list = UnitList(theme)
        self._list.setAccessibleName(self.tr("Groups whose morale may be tested"))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.itemSelectionChanged.connect(self._enable)
        self._held = self._button(self.tr("Held"), self.tr("The chosen groups held: your word"))
        self._broke = self._button(self.tr("Broke"), self.tr("The chosen groups broke: your word"))
        self._roll = self._button(self.tr("Roll…"), "")
        self._rally = self._button(self.tr("Rally"), self.tr("Back in the fight: the chosen groups"))
        self._all = self._button(self.tr("All hold"), self.tr("Every group in play held: your word"))
        self._held.clicked.connect(lambda: self._record("held"))
        self._broke.clicked.connect(lambda: self._record("broke"))
        self._roll.clicked.connect(self._open_roll)
        self._rally.clicked.connect(self._rally_chosen)
        self._all.clicked.connect(self._record_all)
        self.add_to_head(self._all)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE_4)
        for button in (self._held, self._broke, self._roll, self._rally):
            buttons.addWidget(button, 1)
        self.body_layout.setContentsMargins(SPACE_8, SPACE_4, SPACE_8, SPACE_8)
        self.body_layout.addWidget(self._list, 1)
        self.body_layout.addLayout(buttons)
        self._enable()

    def set_state(self, state: BattleState, fresh: Mapping[str, int], *, writable: bool = True) -> None:
        """Show the groups; `fresh` gives the losses since a group's morale was last settled."""
        self._writable = writable
        marks = {side.id: side.mark for side in state.sides}
        sides = [side.id for side in state.sides]
        troops = [unit for unit in state.units.values() if isinstance(unit, Troop)]
        troops.sort(
            key=lambda troop: (
                not troop.in_play,
                -fresh.get(troop.id, 0),
                sides.index(troop.side),
                troop.order,
            )
        )
        self._troops = {troop.id: troop for troop in troops}
        self._list.show_lines(
            self._line(troop, marks[troop.side], fresh.get(troop.id, 0) if troop.in_play else 0)
            for troop in troops
        )
        self._enable()

    def _line(self, troop: Troop, mark: int, lost: int) -> UnitLine:
        if not lost:
            return UnitLine(troop.id, mark, troop.name, absence(troop), faint=True)
        note = fill(self.tr("{losses} untested"), losses=signed(-lost))
        tip = self.tr("Losses since the group’s last morale test")
        return UnitLine(troop.id, mark, troop.name, note, harm=True, tip=tip)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        set_small(button)
        button.setToolTip(f"{tip}\n{rule_tip('T11')}")
        return button

    def _chosen(self) -> list[Troop]:
        return [self._troops[unit] for unit in self._list.selected_units() if unit in self._troops]

    def _in_play(self) -> tuple[str, ...]:
        return tuple(unit for unit, troop in self._troops.items() if troop.in_play)

    def _enable(self) -> None:
        """Offer what the chosen groups can be asked for; those who are out can only be rallied."""
        chosen = self._chosen()
        out = bool(chosen) and not any(troop.in_play for troop in chosen)
        steady = bool(chosen) and all(troop.in_play for troop in chosen)
        rollable = steady and len(chosen) == 1 and chosen[0].morale is not None
        self._roll.setToolTip(
            rule_tip("T11") if rollable else self.tr("Choose one group that has a morale value")
        )
        focused = next((b for b in (self._held, self._broke, self._roll, self._rally) if b.hasFocus()), None)
        for button, shown, on in (
            (self._held, not out, steady),
            (self._broke, not out, steady),
            (self._roll, not out and self._on_roll is not None, rollable),
            (self._rally, out, out),
        ):
            button.setVisible(shown)
            button.setEnabled(self._writable and on)
        if focused is not None and (focused.isHidden() or not focused.isEnabled()):
            self._list.setFocus()  # the keyboard stays in the panel
        self._all.setEnabled(self._writable and bool(self._in_play()))

    def _record(self, outcome: Literal["held", "broke"]) -> None:
        units = tuple(troop.id for troop in self._chosen())
        if units:
            self._submit(RecordMorale(units=units, outcome=outcome), {})

    def _record_all(self) -> None:
        if units := self._in_play():
            self._submit(RecordMorale(units=units, outcome="held"), {})

    def _open_roll(self) -> None:
        chosen = self._chosen()
        if self._on_roll is not None and len(chosen) == 1:
            self._on_roll(chosen[0].id)

    def _rally_chosen(self) -> None:
        for troop in self._chosen():
            if not self._submit(Rally(unit=troop.id), {}):
                return
