"""The rules service: the one way from a command and dice to an event, and from an event to the next state."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import DiceMissing, DiceReader, Die, DieNeeded
from banneret.model.events import Event, EventKind
from banneret.model.faults import Fault
from banneret.rules import battle_commands, troop_commands
from banneret.rules.changes import apply_changes, reverse
from banneret.rules.heroes import fights, upkeep
from banneret.rules.resolution import Resolution
from banneret.rules.roller import Roller

_Resolver = Callable[[BattleState, Command, DiceReader], Resolution]

_RESOLVERS: Mapping[str, _Resolver] = {
    kind: cast(_Resolver, resolver)
    for kind, resolver in {
        "resolve_sequence": troop_commands.resolve_sequence,
        "advance_sequence": troop_commands.advance_sequence,
        "record_morale": troop_commands.record_morale,
        "roll_morale": troop_commands.roll_morale,
        "withdraw": troop_commands.withdraw,
        "rally": troop_commands.rally,
        "mark_shaken": troop_commands.mark_shaken,
        "correct": troop_commands.correct,
        "resolve_assault": fights.fight,
        "resolve_shot": fights.shoot,
        "attack_mount": fights.attack_mount,
        "flee": fights.flee,
        "roll_terror": fights.face_terror,
        "come_back": upkeep.come_back,
        "handle_weapon": upkeep.handle_weapon,
        "change_weapon": upkeep.change_weapon,
        "change_armour": upkeep.change_armour,
        "mend_armour": upkeep.mend_armour,
        "change_mount": upkeep.change_mount,
        "handle_mount": upkeep.handle_mount,
        "heal": upkeep.heal,
        "take_stand": upkeep.take_stand,
        "correct_hero": upkeep.correct_hero,
        "record_deed": battle_commands.record_deed,
        "join": battle_commands.join,
        "leave": battle_commands.leave,
        "change_rule_set": battle_commands.change_rule_set,
    }.items()
}


def resolved(state: BattleState, command: Command, dice: DiceReader) -> Resolution:
    """Give what a command does; raises `DiceMissing` while dice are not thrown, refuses what its own rules refuse."""
    return _RESOLVERS[command.kind](state, command, dice)


@dataclass(frozen=True, slots=True)
class Needed:
    """The answer to a command whose dice are not all thrown: which ones the rules still ask for."""

    dice: tuple[DieNeeded, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What accepting now would do: the event and the state after it, or the dice still needed (then neither)."""

    event: Event | None
    state: BattleState | None
    needed: tuple[DieNeeded, ...]


class RulesService:
    """Pure: the same state, command and dice always give the same event."""

    def resolve(self, state: BattleState, command: Command, dice: Mapping[str, Die]) -> Event | Needed:
        """Give the event, or the names of the dice still needed (N5).

        Dice that the rules do not ask for are left out of the event. Refuses with a `Fault`: what the command's own
        rules refuse, and `other_die_expected` for a die with other faces than the rules ask for (N4).
        """
        reader = DiceReader({name: die.value for name, die in dice.items()})
        try:
            resolution = resolved(state, command, reader)
        except DiceMissing as missing:
            return Needed(missing.needed)
        for name, faces in reader.used.items():
            if dice[name].faces != faces:
                raise Fault("other_die_expected", where=name, found=dice[name].faces, expected=faces)
        concerned = [*resolution.concerned, *(c.unit for c in resolution.changes if c.unit)]
        return Event(
            kind=cast(EventKind, command.event),
            sequence=state.sequence,
            command=command,
            dice={name: dice[name] for name in reader.used},
            changes=resolution.changes,
            workings=resolution.workings,
            names=_names(state, concerned, resolution),
        )

    def preview(self, state: BattleState, command: Command, dice: Mapping[str, Die]) -> Preview:
        """Resolve without keeping anything: what is shown here is exactly what would then be recorded."""
        outcome = self.resolve(state, command, dice)
        if isinstance(outcome, Needed):
            return Preview(None, None, outcome.dice)
        return Preview(outcome, self.apply(state, outcome), ())

    def settle(self, state: BattleState, command: Command, dice: Mapping[str, Die], roller: Roller) -> Event:
        """Resolve, with every die that is still needed rolled by the app (N5)."""
        thrown = dict(dice)
        while isinstance(outcome := self.resolve(state, command, thrown), Needed):
            for name, faces in outcome.dice:
                thrown[name] = Die(value=roller.roll(faces), faces=faces, source="app")
        return outcome

    def apply(self, state: BattleState, event: Event) -> BattleState:
        """Give the state after the event; refuses what `apply_changes` refuses."""
        return apply_changes(state, event.changes)

    def revert(self, state: BattleState, event: Event) -> BattleState:
        """Give the state before the event; refuses what `apply_changes` refuses."""
        return apply_changes(state, reverse(event.changes))


def _names(state: BattleState, concerned: Iterable[str], resolution: Resolution) -> dict[str, str]:
    """What the units concerned are called: as they were before, and as who joins is."""
    names = {unit: state.units[unit].name for unit in concerned if unit in state.units}
    for change in resolution.changes:
        if change.op == "add" and isinstance(change.after, dict):
            names[change.unit] = str(change.after["name"])
    return names
