"""What a prepared troop action would do, as far as its dice are known: all that the panel and the cards show."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from banneret.model.battle import BattleState
from banneret.model.commands import GroupOrder
from banneret.model.dice import DiceMissing, DiceReader, Die, DieNeeded
from banneret.model.events import Draft, Event
from banneret.model.faults import Fault
from banneret.model.troops import Troop
from banneret.model.workings import Working
from banneret.rules.sequence import group_margin
from banneret.rules.service import Preview
from banneret.rules.troop_commands import group_of
from banneret.rules.troops import Ratio, effectiveness, loss_ratio
from banneret.session.sequence_draft import command_of


@dataclass(frozen=True, slots=True)
class GroupOutlook:
    """One group: its margin once its dice are thrown (T4), and the workings of it."""

    unit: str
    margin: int | None
    fixed: bool
    """Whether an earlier action of this sequence settled the margin: no die is asked for."""
    workings: tuple[Working, ...]
    strategy: int | None = None
    """Under what its commander rolls; None without one who oversees the battle (T5)."""


@dataclass(frozen=True, slots=True)
class StrikeOutlook:
    """One strike: its ratio at once, its effectiveness once both margins are known (T2, T6)."""

    attacker: str
    defender: str
    kind: str
    ratio: Ratio
    effectiveness: int | None


@dataclass(frozen=True, slots=True)
class SequenceOutlook:
    """The whole action; `event` and `after` only when every die is thrown and nothing is refused."""

    groups: Mapping[str, GroupOutlook] = field(default_factory=dict)
    strikes: tuple[StrikeOutlook, ...] = ()
    needed: tuple[DieNeeded, ...] = ()
    event: Event | None = None
    after: BattleState | None = None
    fault: Fault | None = None

    @property
    def settled(self) -> bool:
        """Whether every group has acted in this sequence already: a further action needs no die (T4)."""
        return bool(self.groups) and all(group.fixed for group in self.groups.values())

    def workings(self, term: str, unit: str) -> list[Working]:
        """Give the event's workings of one term for one unit, in their order."""
        return (
            []
            if self.event is None
            else [w for w in self.event.workings if w.term == term and w.unit == unit]
        )


def sequence_outlook(state: BattleState, draft: Draft, preview: Preview | Fault) -> SequenceOutlook:
    """Give what is known of a draft; `preview` is what the rules say of it.

    Of a draft that they refuse, what can be told all the same: the ratios, the margins that stand.
    """
    command = command_of(draft)
    if command is None:
        return SequenceOutlook()
    groups = {order.unit: _group(state, order, draft.dice) for order in command.groups}
    margins = {unit: outlook.margin for unit, outlook in groups.items()}
    situations = {order.unit: order.situation for order in command.groups}
    troops = {unit: troop for unit in groups if isinstance(troop := state.units.get(unit), Troop)}
    strikes = tuple(
        StrikeOutlook(
            s.attacker,
            s.defender,
            s.kind,
            loss_ratio(troops[s.attacker].offence, troops[s.defender].defence),
            _effectiveness(situations[s.attacker], margins[s.attacker], margins[s.defender]),
        )
        for s in command.strikes
        if s.attacker in troops and s.defender in troops
    )
    if isinstance(preview, Fault):
        return SequenceOutlook(groups, strikes, fault=preview)
    return SequenceOutlook(groups, strikes, preview.needed, preview.event, preview.state)


def _group(state: BattleState, order: GroupOrder, dice: Mapping[str, Die]) -> GroupOutlook:
    workings: list[Working] = []
    reader = DiceReader({name: die.value for name, die in dice.items()})
    margin: int | None
    strategy: int | None = None
    fixed = False
    try:
        group = group_of(state, order)
        strategy, fixed = group.strategy, group.fixed_margin is not None
        margin = group_margin(group, reader, state.rule_set.margin_die, workings)
        reader.settle()
    except (DiceMissing, Fault):
        margin, workings = None, []
    return GroupOutlook(order.unit, margin, fixed, tuple(workings), strategy)


def _effectiveness(situation: int, attacker: int | None, defender: int | None) -> int | None:
    return None if attacker is None or defender is None else effectiveness(situation, attacker, defender)
