"""What two who meet come to: both values, and the steps from touch to what is left."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.workings import Working
from banneret.session.assault_orders import FightKind
from banneret.session.assault_outlook import ExchangeOutlook, ValueOutlook
from banneret.views.assault.steps import StepsRow, steps_of, waiting_steps
from banneret.views.assault.value_box import ValueBox
from banneret.views.theme import Theme
from banneret.views.theme.metrics import SPACE_4, SPACE_12

_SETTLED_BY: Mapping[FightKind, str] = {
    "melee": "H17",
    "shooting": "H18",
    "mount": "H17",
    "flight": "H25",
    "terror": "H25",
}


class ExchangeView(QWidget):
    """One exchange; without its dice the boxes wait."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._values = (ValueBox(theme), ValueBox(theme))
        self._steps = StepsRow(theme)
        both = QHBoxLayout()
        both.setSpacing(SPACE_12)
        for box in self._values:
            both.addWidget(box)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SPACE_4)
        whole.addLayout(both)
        whole.addWidget(self._steps)

    def show_exchange(
        self,
        state: BattleState,
        kind: FightKind,
        met: ExchangeOutlook,
        names: Mapping[str, str],
        *,
        alone: bool,
    ) -> None:
        """Show an exchange; `alone` where it is the only one, which has room for boxes that wait."""
        touching = _touching(met.steps)
        for box, value in zip(self._values, (met.mine, met.theirs), strict=True):
            side = _mark(state, value) if value.unit == touching else None
            box.show_value(value, names.get(value.unit, value.unit), side)
        steps = steps_of(met.steps, names)
        self._steps.show_steps(steps or (waiting_steps(_SETTLED_BY[kind]) if alone else []))


def _touching(steps: tuple[Working, ...]) -> str:
    """The unit whose value is the higher one; empty where nobody touches."""
    return next((step.unit for step in steps if step.term in ("strike", "kick", "avoided")), "")


def _mark(state: BattleState, value: ValueOutlook) -> int:
    side = state.hero(value.unit).side
    return next((found.mark for found in state.sides if found.id == side), 0)
