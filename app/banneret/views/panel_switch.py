"""The place in the middle where either a sequence or an assault is prepared."""

from typing import cast

from PySide6.QtWidgets import QStackedWidget

from banneret.model.battle import BattleState
from banneret.model.events import Panel as Prepared
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.views.theme import Theme
from banneret.views.widgets import Choice, Panel, SegmentedControl


class PanelSwitch(QStackedWidget):
    """Shows one of the two panels; the switch stands in the head of each, where the battle has use for both."""

    def __init__(self, theme: Theme, sequence: Panel, assault: Panel) -> None:
        super().__init__()
        self._panels: dict[Prepared, Panel] = {"sequence": sequence, "assault": assault}
        self._switches: dict[Prepared, SegmentedControl] = {}
        for prepared, panel in self._panels.items():
            self.addWidget(panel)
            switch = SegmentedControl(
                theme,
                [
                    Choice("sequence", self.tr("Sequence"), "troop"),
                    Choice("assault", self.tr("Assault"), "swords"),
                ],
                name=self.tr("Sequence or assault"),
            )
            switch.set_current(prepared)
            switch.chosen.connect(self._on_chosen)
            panel.head_layout.insertWidget(0, switch)
            self._switches[prepared] = switch

    @property
    def shown(self) -> Prepared:
        """Which panel is shown."""
        return next(prepared for prepared, panel in self._panels.items() if panel is self.currentWidget())

    def show_panel(self, prepared: Prepared) -> None:
        """Show that panel."""
        self.setCurrentWidget(self._panels[prepared])
        for own, switch in self._switches.items():
            switch.set_current(own)

    def show_state(self, state: BattleState) -> None:
        """Offer the panels that the battle has use for: sequences with troops, assaults with heroes."""
        troops = any(isinstance(unit, Troop) for unit in state.units.values())
        heroes = any(isinstance(unit, Hero) for unit in state.units.values())
        for prepared, switch in self._switches.items():
            switch.setVisible(troops and heroes)
            self._panels[prepared].set_titled(not (troops and heroes))  # the switch says as much
        if heroes and not troops:
            self.show_panel("assault")
        elif troops and not heroes:
            self.show_panel("sequence")

    def _on_chosen(self, key: str) -> None:
        prepared = cast(Prepared, key)
        self.show_panel(prepared)
        self._switches[prepared].button(key).setFocus()
