"""What the commands about the battle itself do: who joins and leaves, deeds, the rule set (B2, B3)."""

from banneret.model.battle import BattleState
from banneret.model.dice import DiceReader
from banneret.model.events import Change
from banneret.model.faults import Fault
from banneret.model.hero_commands import ChangeRuleSet, Join, Leave, RecordDeed
from banneret.model.heroes import NOWHERE, Hero
from banneret.model.workings import Working
from banneret.rules.resolution import Resolution, as_json, set_fields
from banneret.rules.sequence import casualties_working


def join(state: BattleState, command: Join, _dice: DiceReader) -> Resolution:
    """Bring a troop or hero into the battle; refuses `unit_exists` and `unknown_side`."""
    unit = command.unit
    if unit.id in state.units:
        raise Fault("unit_exists", where="unit.id", found=unit.id)
    if unit.side not in {side.id for side in state.sides}:
        raise Fault("unknown_side", where="unit.side", found=unit.side)
    return Resolution((Change(op="add", unit=unit.id, field="", before=None, after=as_json(unit)),))


def leave(state: BattleState, command: Leave, _dice: DiceReader) -> Resolution:
    """Take a troop or hero out of the battle; refuses `unknown_unit`."""
    unit = state.units.get(command.unit)
    if unit is None:
        raise Fault("unknown_unit", where=command.unit)
    return Resolution((Change(op="remove", unit=unit.id, field="", before=as_json(unit), after=None),))


def record_deed(state: BattleState, command: RecordDeed, _dice: DiceReader) -> Resolution:
    """Put men of a troop out of action by a hero's deed (B3), counted with its other losses (T8).

    Refuses `too_many_losses` for more men than are there.
    """
    hero, troop = state.hero(command.hero), state.troop(command.troop)
    if command.losses > troop.count:
        raise Fault(
            "too_many_losses", where="losses", group=troop.name, found=command.losses, high=troop.count
        )
    losses = troop.losses + command.losses
    changes = set_fields(troop, count=troop.count - command.losses, losses=losses)
    changes += set_fields(hero, deeds=hero.deeds + command.losses)
    workings = (
        Working(
            "B3",
            "deed",
            troop.id,
            hero.id,
            "{} − {}",
            (troop.count, command.losses),
            "",
            troop.count - command.losses,
        ),
        casualties_working(troop.id, losses),
    )
    return Resolution(tuple(changes), workings, (hero.id, troop.id))


def change_rule_set(state: BattleState, command: ChangeRuleSet, _dice: DiceReader) -> Resolution:
    """Go on under another rule set; refuses `nothing_changes`.

    A hero in a position that the new tables do not have stands on firm ground (H7).
    """
    after = command.rule_set
    if after == state.rule_set:
        raise Fault("nothing_changes", where="rule_set", found=after.key)
    changes = [Change(unit="", field="rule_set", before=as_json(state.rule_set), after=as_json(after))]
    for unit in state.units.values():
        if isinstance(unit, Hero) and unit.position not in (NOWHERE, *after.heroes.positions):
            changes += set_fields(unit, position=NOWHERE)
    return Resolution(tuple(changes))
