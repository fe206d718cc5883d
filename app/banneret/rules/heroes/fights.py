"""What an assault, a shot, an attack on a mount, a flight and a roll against terror do to a battle (H17–H26)."""

from collections.abc import Mapping

from banneret.model.amounts import thousandths
from banneret.model.arms import CarriedWeapon, Condition, Place
from banneret.model.battle import BattleState
from banneret.model.dice import DiceReader
from banneret.model.events import Change
from banneret.model.faults import Fault
from banneret.model.hero_commands import (
    AttackMount,
    FighterOrder,
    Flee,
    ResolveAssault,
    ResolveShot,
    RollTerror,
)
from banneret.model.hero_tables import Fumble
from banneret.model.heroes import Hero
from banneret.model.workings import Working
from banneret.rules.heroes.assault import resolve_assault
from banneret.rules.heroes.flight import resolve_flight, resolve_terror
from banneret.rules.heroes.mounts import Steed, resolve_mount_attack
from banneret.rules.heroes.muster import Mustered, bystander, dodger, extra, fleer, in_play, shooter, striker
from banneret.rules.heroes.wounds import Blow, Left
from banneret.rules.resolution import Resolution, set_fields

Fields = dict[str, object]

_FUMBLED: Mapping[Fumble, tuple[Condition | None, Place | None]] = {
    "none": (None, None),
    "dropped": (None, "ground"),
    "chipped": ("chipped", "ground"),
    "broken": ("broken", None),
}
"""The condition and place that a fumble leaves a weapon in; None: as it was (H5, H6)."""


def fight(state: BattleState, command: ResolveAssault, dice: DiceReader) -> Resolution:
    """Fight one assault hand to hand (H1–H3, H5, H7–H9, H15–H17, H19–H23).

    Refuses `fights_itself`, `hero_out`, and what `weapon_used` and the tables refuse; asks for the dice of
    `resolve_assault`.
    """
    a, b = _two(state, command.a.unit, "a.unit", command.b.unit, "b.unit")
    first = striker(state, a, command.a, b, command.b, "a")
    second = striker(state, b, command.b, a, command.a, "b")
    outcome = resolve_assault("melee", first.fighter, second.fighter, dice, state.rule_set.heroes)
    fields = {a.id: _fought(state, first, outcome.a.fumble), b.id: _fought(state, second, outcome.b.fumble)}
    if outcome.blow is not None:
        fields[b.id if outcome.hit == "a" else a.id] |= _struck(outcome.blow)
    return _resolution(state, fields, outcome.workings)


def shoot(state: BattleState, command: ResolveShot, dice: DiceReader) -> Resolution:
    """Let one shoot and the other dodge (H4, H6, H9–H14, H16, H18–H23).

    Refuses `fights_itself`, `hero_out`, and what `shooter` and the tables refuse; asks for the dice of
    `resolve_assault`.
    """
    a, b = _two(state, command.shooter.unit, "shooter.unit", command.target.unit, "target.unit")
    first = shooter(state, a, command.shooter, "shooter")
    second = dodger(state, b, command.target, "target")
    outcome = resolve_assault("shooting", first.fighter, second.fighter, dice, state.rule_set.heroes)
    fields = {a.id: _fought(state, first, outcome.a.fumble), b.id: _fought(state, second, "none")}
    if outcome.blow is not None:
        fields[b.id] |= _struck(outcome.blow)
    return _resolution(state, fields, outcome.workings)


def attack_mount(state: BattleState, command: AttackMount, dice: DiceReader) -> Resolution:
    """Let a hero attack another's mount, and the mount kick (H24).

    Refuses `not_mounted`, `fights_itself`, `hero_out`, and what `weapon_used` and the tables refuse; asks for the dice
    of `resolve_mount_attack`.
    """
    a, b = _two(state, command.attacker.unit, "attacker.unit", command.rider, "rider")
    if b.mount is None or not b.mounted:
        raise Fault("not_mounted", where="rider", found=b.name)
    order = command.attacker.model_copy(update={"aims_at_head": False})
    first = striker(state, a, order, b, FighterOrder(unit=b.id), "attacker")
    steed = Steed(
        b.mount.combat_value,
        b.mount_left,
        thousandths(b.mount.absorption),
        b.mount.kick_damage,
        extra(command.mount_modifiers, "H24"),
    )
    outcome = resolve_mount_attack(first.fighter, bystander(b), steed, dice, state.rule_set.heroes)
    fields: dict[str, Fields] = {
        a.id: _fought(state, first, outcome.attacker.fumble),
        b.id: {
            "fought_sequence": state.sequence,
            "mount_left": outcome.vitality,
            "mounted": outcome.fall is None,
            **_left(outcome.rider),
        },
    }
    if outcome.blow is not None:
        fields[a.id] |= _struck(outcome.blow)
    return _resolution(state, fields, outcome.workings)


def flee(state: BattleState, command: Flee, dice: DiceReader) -> Resolution:
    """Let a hero break off: each opponent in turn may strike his back; then he has fled (H25).

    One whom a blow has vanquished is struck no more, and does not get away. Refuses `fights_itself`,
    `doubled_opponent`, `hero_out`, and what `weapon_used` and the tables refuse; asks for the dice of `resolve_flight`,
    named `flight.<opponent>`.
    """
    hero = in_play(state, command.fleer.unit, "fleer.unit")
    return _flee(state, hero, command.fleer, command.opponents, dice)


def face_terror(state: BattleState, command: RollTerror, dice: DiceReader) -> Resolution:
    """Roll a hero against terror (H26); if he flees, out of a melee, it goes by H25.

    Refuses what `flee` refuses; asks for `terror.<n>`, and only if he flees for the dice of `flee`.
    """
    hero = in_play(state, command.fleer.unit, "fleer.unit")
    _check_opponents(state, hero, command.opponents)
    outcome = resolve_terror(
        hero.id,
        hero.willpower,
        hero.body_left,
        hero.level,
        command.terror,
        dice,
        state.rule_set.heroes,
    )
    if not outcome.flees:
        return Resolution((), outcome.workings, (hero.id,))
    flight = _flee(state, hero, command.fleer, command.opponents, dice)
    return flight._replace(workings=outcome.workings + flight.workings)


def _flee(
    state: BattleState, hero: Hero, order: FighterOrder, opponents: tuple[FighterOrder, ...], dice: DiceReader
) -> Resolution:
    others = _check_opponents(state, hero, opponents)
    fields: dict[str, Fields] = {hero.id: {}}
    workings: list[Working] = []
    fleeing = hero
    for place, (other, theirs) in enumerate(zip(others, opponents, strict=True)):
        mustered = fleer(state, fleeing, order, theirs.allies, "fleer")
        chaser = striker(state, other, theirs, fleeing, order, f"opponents.{place}")
        outcome = resolve_flight(
            mustered.fighter, chaser.fighter, dice, state.rule_set.heroes, f"flight.{other.id}"
        )
        workings += outcome.workings
        fields[other.id] = _fought(state, chaser, outcome.opponent.fumble)
        fields[hero.id]["fought_sequence"] = state.sequence
        if outcome.blow is not None:
            fields[hero.id] |= _struck(outcome.blow)
            fleeing = hero.model_copy(update=fields[hero.id])
        if fleeing.vanquished:
            break
    if not fleeing.vanquished:
        fields[hero.id]["fled"] = True
    return _resolution(state, fields, tuple(workings))


def _check_opponents(state: BattleState, hero: Hero, opponents: tuple[FighterOrder, ...]) -> list[Hero]:
    seen: list[Hero] = []
    for place, order in enumerate(opponents):
        where = f"opponents.{place}.unit"
        if order.unit == hero.id:
            raise Fault("fights_itself", where=where, found=hero.name)
        other = in_play(state, order.unit, where)
        if other in seen:
            raise Fault("doubled_opponent", where=where, found=other.name)
        seen.append(other)
    return seen


def _two(state: BattleState, a: str, a_where: str, b: str, b_where: str) -> tuple[Hero, Hero]:
    first, second = in_play(state, a, a_where), in_play(state, b, b_where)
    if a == b:
        raise Fault("fights_itself", where=b_where, found=first.name)
    return first, second


def _fought(state: BattleState, mustered: Mustered, fumble: Fumble) -> Fields:
    """What an assault leaves on one who was in it: no overview in this sequence (T5), his weapon's fate (H5, H6)."""
    fields: Fields = {"fought_sequence": state.sequence}
    condition, place = _FUMBLED[fumble]
    weapon = mustered.weapon
    if weapon is not None and (condition or place):
        changed = weapon.model_copy(
            update={"condition": condition or weapon.condition, "place": place or weapon.place}
        )
        fields["weapons"] = with_weapon(mustered.hero, changed)
    return fields


def with_weapon(hero: Hero, changed: CarriedWeapon) -> tuple[CarriedWeapon, ...]:
    """Give a hero's weapons with the one of that id changed."""
    return tuple(changed if weapon.id == changed.id else weapon for weapon in hero.weapons)


def _struck(blow: Blow) -> Fields:
    return {**_left(blow.left), **({"mounted": False} if blow.thrown else {})}


def _left(left: Left) -> Fields:
    return {"body_left": left.body, "head_left": left.head, "resistance_left": left.resistance}


def _resolution(state: BattleState, fields: dict[str, Fields], workings: tuple[Working, ...]) -> Resolution:
    changes: list[Change] = []
    for unit, after in fields.items():
        changes += set_fields(state.hero(unit), **after)
    return Resolution(tuple(changes), workings, tuple(fields))
