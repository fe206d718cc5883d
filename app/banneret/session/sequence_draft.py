"""Preparing a troop action: who takes part, who strikes whom, bonuses, commanders and dice, as a draft."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import zip_longest

from banneret.model.battle import BattleState
from banneret.model.commands import CommanderOrder, GroupOrder, ResolveSequence, StrikeKind, StrikeOrder
from banneret.model.events import Draft
from banneret.model.troops import Troop
from banneret.session.draft_dice import with_dice

EVEN = 5
"""The situation bonus of a group that nobody has said anything about (T3)."""

PROPOSED = 6
"""Groups a side that an action is proposed for; the GM can take in any number."""


def command_of(draft: Draft | None) -> ResolveSequence | None:
    """Give the troop action that a draft prepares, or None where it prepares something else."""
    return draft.command if draft is not None and isinstance(draft.command, ResolveSequence) else None


def able_groups(state: BattleState) -> list[Troop]:
    """Give the groups that can take part now, side by side in their order (T11)."""
    return [
        unit
        for side in state.sides
        for unit in state.units_of(side.id)
        if isinstance(unit, Troop) and unit.in_play and unit.count
    ]


def default_strikes(state: BattleState, kind: StrikeKind) -> tuple[StrikeOrder, ...]:
    """Pair the groups of the first two sides that can fight by their order (T1).

    In melee both strike each other, in shooting the first side only shoots. Where one side has more groups, its last
    ones strike the other's last group; every group strikes once. Of more than `PROPOSED` groups a side these are those
    that have not acted yet in this sequence, then the others.
    """
    camps: list[list[Troop]] = []
    able = able_groups(state)
    for side in state.sides:
        camp = [group for group in able if group.side == side.id]
        if len(camp) > PROPOSED:
            camp = sorted(camp, key=lambda group: group.margin_sequence == state.sequence)[:PROPOSED]
        if camp:
            camps.append(camp)
    if len(camps) < 2:
        return ()
    first, second = camps[0], camps[1]
    pairs = [(group, second[min(place, len(second) - 1)]) for place, group in enumerate(first)]
    back = [(group, first[min(place, len(first) - 1)]) for place, group in enumerate(second)]
    turns = zip_longest(pairs, back if kind == "melee" else ())
    return tuple(
        StrikeOrder(attacker=pair[0].id, defender=pair[1].id, kind=kind)
        for turn in turns
        for pair in turn
        if pair is not None
    )


def kind_of(command: ResolveSequence) -> StrikeKind:
    """Give the kind that most strikes have: what the panel's switch shows."""
    shooting = sum(strike.kind == "shooting" for strike in command.strikes)
    return "shooting" if command.strikes and 2 * shooting > len(command.strikes) else "melee"


def fresh_draft(state: BattleState, last: ResolveSequence | None) -> Draft | None:
    """Give the draft to start from, with the bonuses, commanders and strikes of `last` where they still fit.

    None where no two groups of two sides can fight.
    """
    strikes = _still_possible(state, last.strikes) if last else ()
    if not strikes or _turn_of_others(state, strikes):
        strikes = default_strikes(state, kind_of(last) if last else "melee")
    if not strikes:
        return None
    return Draft(command=_command(state, strikes, last.groups if last else ()))


def _turn_of_others(state: BattleState, strikes: Iterable[StrikeOrder]) -> bool:
    """Whether all of these have acted in this sequence, in a battle of more groups than one action is proposed for."""
    able = {group.id: group for group in able_groups(state)}
    acted = [group.margin_sequence == state.sequence for group in able.values()]
    camps = Counter(group.side for group in able.values())
    struck = {unit for strike in strikes for unit in (strike.attacker, strike.defender)}
    return (
        max(camps.values()) > PROPOSED
        and not all(acted)
        and all(able[unit].margin_sequence == state.sequence for unit in struck)
    )


def fitted(state: BattleState, draft: Draft) -> Draft | None:
    """Give the draft as it still fits the battle: without groups that have left, without dice nobody asks for.

    Dice of other faces than the rule set's are none that anybody asks for (T4). None where nothing of it fits.
    """
    command = command_of(draft)
    if command is None:
        return None
    strikes = _still_possible(state, command.strikes)
    able = {group.id for group in able_groups(state)}
    if not strikes and (command.strikes or not any(order.unit in able for order in command.groups)):
        return None
    kept = _kept(draft, _command(state, strikes, command.groups))
    faces = state.rule_set.margin_die
    return with_dice(kept, {name: die for name, die in kept.dice.items() if die.faces == faces})


def with_kind(state: BattleState, draft: Draft, kind: StrikeKind) -> Draft:
    """Let all strikes be of one kind; strikes that were the other kind's default become this kind's default (T1)."""
    command = _command_in(draft)
    if {(s.attacker, s.defender) for s in command.strikes} == {
        (s.attacker, s.defender) for s in default_strikes(state, kind_of(command))
    }:
        strikes = default_strikes(state, kind)
    else:
        strikes = tuple(strike.model_copy(update={"kind": kind}) for strike in command.strikes)
    return with_strikes(state, draft, strikes)


def with_strikes(state: BattleState, draft: Draft, strikes: Iterable[StrikeOrder]) -> Draft:
    """Say who strikes whom; the groups that take part follow from it, each keeps what was set for it."""
    return _kept(draft, _command(state, tuple(strikes), _command_in(draft).groups))


def with_situation(draft: Draft, unit: str, situation: int) -> Draft:
    """Set a group's situation bonus, 0–10 (T3)."""
    return _with_order(draft, unit, lambda order: order.model_copy(update={"situation": situation}))


def with_commander(draft: Draft, unit: str, commander: CommanderOrder | None) -> Draft:
    """Set or take away a group's commander (T5)."""
    return _with_order(draft, unit, lambda order: order.model_copy(update={"commander": commander}))


def _with_order(draft: Draft, unit: str, changed: Callable[[GroupOrder], GroupOrder]) -> Draft:
    command = _command_in(draft)
    groups = tuple(changed(order) if order.unit == unit else order for order in command.groups)
    return _kept(draft, command.model_copy(update={"groups": groups}))


def _command_in(draft: Draft) -> ResolveSequence:
    command = command_of(draft)
    if command is None:
        raise TypeError("this draft prepares no troop action")
    return command


def _still_possible(state: BattleState, strikes: Iterable[StrikeOrder]) -> tuple[StrikeOrder, ...]:
    """The strikes that can still be: whoever has fewer men left engages what there is, first strike first (T7)."""
    left = {group.id: group.count for group in able_groups(state)}
    able = frozenset(left)
    possible: list[StrikeOrder] = []
    for strike in strikes:
        if strike.attacker not in able or strike.defender not in able:
            continue
        if strike.engaged is not None:
            part = min(strike.engaged, left[strike.attacker])
            left[strike.attacker] -= part
            if part < strike.engaged:
                strike = strike.model_copy(update={"engaged": part})
        possible.append(strike)
    return tuple(possible)


def _command(
    state: BattleState, strikes: tuple[StrikeOrder, ...], known: Iterable[GroupOrder]
) -> ResolveSequence:
    orders = {order.unit: _led(state, order) for order in known}
    units = {name for strike in strikes for name in (strike.attacker, strike.defender)}
    if not strikes:  # nobody strikes: whoever was there takes part all the same
        units = {group.id for group in able_groups(state) if group.id in orders}
    groups = tuple(
        orders.get(unit) or GroupOrder(unit=unit, situation=EVEN)
        for unit in sorted(units, key=lambda unit: _place(state, unit))
    )
    return ResolveSequence(groups=groups, strikes=strikes)


def _led(state: BattleState, order: GroupOrder) -> GroupOrder:
    """The order, without a hero as commander who is no longer in the battle (B1)."""
    hero = order.commander.hero if order.commander is not None else None
    return order if hero is None or hero in state.units else order.model_copy(update={"commander": None})


def _place(state: BattleState, unit: str) -> tuple[int, int]:
    sides = [side.id for side in state.sides]
    there = state.units[unit]
    return sides.index(there.side), there.order


def _kept(draft: Draft, command: ResolveSequence) -> Draft:
    """The draft with another command; dice of groups that left it, or of a commander who is gone, go too."""
    asked = {f"sequence.{order.unit}.training" for order in command.groups} | {
        f"sequence.{order.unit}.strategy"
        for order in command.groups
        if order.commander is not None and order.commander.overview
    }
    kept = {name: die for name, die in draft.dice.items() if name in asked}
    return draft.model_copy(update={"command": command, "dice": kept})
