"""What each command about troops does to a battle (T1–T8, T11, B2)."""

from banneret.model.battle import BattleState
from banneret.model.commands import (
    AdvanceSequence,
    CommanderOrder,
    Correct,
    GroupOrder,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    Withdraw,
)
from banneret.model.dice import DiceReader
from banneret.model.events import Change
from banneret.model.faults import Fault
from banneret.model.troops import Troop
from banneret.model.workings import Working
from banneret.rules.resolution import Resolution, set_fields
from banneret.rules.sequence import Group, Strike, casualties_working, resolve_groups


def resolve_sequence(state: BattleState, command: ResolveSequence, dice: DiceReader) -> Resolution:
    """Fight one troop action of the running sequence (T1–T8).

    Refuses `group_out` (broke or withdrew, T11), and what `strategy_of` and `check_strikes` refuse.
    """
    groups: list[Group] = []
    overlooked: list[Working] = []
    for place, order in enumerate(command.groups):
        troop = state.troop(order.unit)
        if not troop.in_play:
            raise Fault("group_out", where=f"groups.{place}.unit", found=troop.name)
        group = group_of(state, order)
        groups.append(group)
        commander = order.commander
        if commander and commander.hero and commander.overview and group.strategy is None:
            lost = state.hero(commander.hero).strategy
            overlooked.append(Working("T5", "overview_lost", troop.id, commander.hero, "{}", (lost,), "", 0))
    strikes = [Strike(s.attacker, s.defender, s.engaged) for s in command.strikes]
    outcome = resolve_groups(groups, strikes, dice, state.rule_set.margin_die)
    changes: list[Change] = []
    for end in outcome.groups:
        troop = state.troop(end.id)
        changes += set_fields(
            troop,
            count=end.strength,
            losses=troop.losses + end.losses,
            margin=end.margin,
            margin_sequence=state.sequence,
        )
    workings = (*overlooked, *outcome.workings)
    heroes = [order.commander.hero for order in command.groups if order.commander and order.commander.hero]
    return Resolution(tuple(changes), workings, (*(group.id for group in groups), *heroes))


def group_of(state: BattleState, order: GroupOrder) -> Group:
    """Give a group as it goes into an action: its commander counts with overview only (T5), its margin stays (T4)."""
    troop = state.troop(order.unit)
    commander = order.commander
    return Group(
        id=troop.id,
        strength=troop.count,
        offence=troop.offence,
        defence=troop.defence,
        training=troop.training,
        situation=order.situation,
        losses_before=troop.losses,
        strategy=strategy_of(state, troop, commander) if commander else None,
        fixed_margin=troop.margin if troop.margin_sequence == state.sequence else None,
    )


def strategy_of(state: BattleState, troop: Troop, commander: CommanderOrder) -> int | None:
    """Give the strategy under which a group's commander rolls, or None without overview (T5).

    A hero's is the one of his sheet (B1); he has lost his overview if he was himself in an assault of this sequence, or
    is vanquished or fled, unless the GM overrides that. Refuses `unknown_unit`, `hero_expected`, and `other_side` for a
    hero who fights for another side.
    """
    if commander.hero is None:
        return commander.strategy if commander.overview else None
    hero = state.hero(commander.hero)
    if hero.side != troop.side:
        raise Fault("other_side", where="commander", found=hero.name, group=troop.name)
    free = hero.in_play and hero.fought_sequence != state.sequence
    return hero.strategy if commander.overview and (free or commander.override) else None


def advance_sequence(state: BattleState, _command: AdvanceSequence, _dice: DiceReader) -> Resolution:
    """Open the next sequence: margins are free again (T4); only the GM says when the running one is over (H28)."""
    change = Change(unit="", field="sequence", before=state.sequence, after=state.sequence + 1)
    return Resolution((change,))


def record_morale(state: BattleState, command: RecordMorale, _dice: DiceReader) -> Resolution:
    """Keep the GM's word: a group that broke takes no part until rallied (T11).

    Refuses `group_out` for a group that has already left the fight, `doubled_group` for one named twice.
    """
    changes: list[Change] = []
    for place, unit in enumerate(command.units):
        if unit in command.units[:place]:
            raise Fault("doubled_group", where=f"units.{place}", found=unit)
        troop = _in_play(state, unit)
        if command.outcome == "broke":
            changes += set_fields(troop, status="broken")
    return Resolution(tuple(changes), (), command.units)


def roll_morale(state: BattleState, command: RollMorale, dice: DiceReader) -> Resolution:
    """Roll `morale.<group>` under the sheet's morale and the GM's modifier; above it the group breaks (T11).

    Refuses `no_morale` for a sheet without the value, `group_out` for a group that has left the fight.
    """
    troop = _in_play(state, command.unit)
    if troop.morale is None:
        raise Fault("no_morale", where="unit", found=troop.name)
    roll = dice.read(f"morale.{troop.id}", state.rule_set.morale_die)
    dice.settle()
    left = troop.morale + command.modifier - roll
    working = Working(
        "T11", "morale", troop.id, "", "{} + {} − {}", (troop.morale, command.modifier, roll), "", left
    )
    changes = set_fields(troop, status="holds" if left >= 0 else "broken")
    return Resolution(tuple(changes), (working,), (troop.id,))


def withdraw(state: BattleState, command: Withdraw, _dice: DiceReader) -> Resolution:
    """Take a group off the field with its survivors (T11); refuses `group_out` if it has already left."""
    troop = _in_play(state, command.unit)
    return Resolution(tuple(set_fields(troop, status="fled")), (), (troop.id,))


def rally(state: BattleState, command: Rally, _dice: DiceReader) -> Resolution:
    """Bring a broken or withdrawn group back (T11); refuses `group_holds` if it never left."""
    troop = state.troop(command.unit)
    if troop.in_play:
        raise Fault("group_holds", where="unit", found=troop.name)
    return Resolution(tuple(set_fields(troop, status="holds")), (), (troop.id,))


def mark_shaken(state: BattleState, command: MarkShaken, _dice: DiceReader) -> Resolution:
    """Set or take away the mark (T11); refuses `nothing_changes` if it stands so already."""
    troop = state.troop(command.unit)
    changes = set_fields(troop, shaken=command.shaken)
    if not changes:
        raise Fault("nothing_changes", where="shaken", found=troop.name)
    return Resolution(tuple(changes), (), (troop.id,))


def correct(state: BattleState, command: Correct, _dice: DiceReader) -> Resolution:
    """Set a number by hand (B2).

    A lowered strength is losses (through T8) or men sent away; a raised one is a reinforcement or corrects losses
    miscounted before. Refuses `nothing_changes`, `number_expected` (only morale may be left out), `meaning_expected`
    and what the sheet's bounds refuse.
    """
    troop = state.troop(command.unit)
    value = command.value
    if value is None and command.field != "morale":
        raise Fault("number_expected", where="value")
    if value == getattr(troop, command.field):
        raise Fault("nothing_changes", where="value", found=troop.name)
    if command.field == "count" and value is not None:
        return _correct_count(troop, command, value)
    low = 1 if command.field == "defence" else 0
    high = {"offence": 1_000, "defence": 1_000, "training": 100, "morale": 100}.get(command.field, 1_000_000)
    if value is not None and not low <= value <= high:
        raise Fault("out_of_bounds", where="value", found=value, low=low, high=high)
    changes = set_fields(troop, **{command.field: value})
    workings = (
        (casualties_working(troop.id, value),) if command.field == "losses" and value is not None else ()
    )
    return Resolution(tuple(changes), workings, (troop.id,))


def _correct_count(troop: Troop, command: Correct, value: int) -> Resolution:
    lowered = value < troop.count
    allowed = ("losses", "sent_away") if lowered else ("reinforcement", "correction")
    if command.meaning not in allowed:
        raise Fault("meaning_expected", where="meaning", found=command.meaning or "", expected=allowed)
    difference = value - troop.count
    losses = troop.losses
    if command.meaning == "losses":
        losses -= difference
    elif command.meaning == "correction":
        losses = max(0, losses - difference)
    changes = set_fields(troop, count=value, losses=losses)
    workings = (casualties_working(troop.id, losses),) if losses != troop.losses else ()
    return Resolution(tuple(changes), workings, (troop.id,))


def _in_play(state: BattleState, unit: str) -> Troop:
    troop = state.troop(unit)
    if not troop.in_play:
        raise Fault("group_out", where="unit", found=troop.name)
    return troop
