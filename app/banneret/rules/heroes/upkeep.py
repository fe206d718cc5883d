"""What the commands beside fighting do to a hero: weapons, armour, mount, healing, corrections (H5–H8, H20–H25)."""

from pydantic import ValidationError

from banneret.model.arms import CarriedWeapon, WeaponSheet
from banneret.model.battle import BattleState
from banneret.model.dice import DiceReader
from banneret.model.faults import Fault
from banneret.model.hero_commands import (
    ChangeArmour,
    ChangeMount,
    ChangeWeapon,
    ComeBack,
    CorrectHero,
    HandleMount,
    HandleWeapon,
    Heal,
    MendArmour,
    TakeStand,
)
from banneret.model.heroes import NOWHERE, Hero
from banneret.model.validation import fault_from
from banneret.model.workings import Working
from banneret.rules.heroes.fights import with_weapon
from banneret.rules.resolution import Resolution, set_fields


def come_back(state: BattleState, command: ComeBack, _dice: DiceReader) -> Resolution:
    """Bring back a hero who fled (H25); refuses `hero_present` if he never did."""
    hero = state.hero(command.unit)
    if not hero.fled:
        raise Fault("hero_present", where="unit", found=hero.name)
    return _set(hero, fled=False)


def handle_weapon(state: BattleState, command: HandleWeapon, _dice: DiceReader) -> Resolution:
    """Take a weapon up, draw it, put it away or drop it (H5, H6); what he held before is put away.

    Refuses `unknown_weapon`, `natural_weapon`, and `weapon_elsewhere` where the weapon does not lie where the action
    takes it from.
    """
    hero = state.hero(command.unit)
    weapon = _weapon(hero, command.weapon)
    if weapon.natural:
        raise Fault("natural_weapon", where="weapon", found=weapon.name)
    taken_from = {"pick_up": "ground", "draw": "carried"}.get(command.action, "hand")
    if weapon.place != taken_from:
        raise Fault("weapon_elsewhere", where="weapon", found=weapon.name, expected=taken_from)
    if command.action in ("pick_up", "draw"):
        return _set(hero, weapons=_in_hand(hero, weapon))
    place = "carried" if command.action == "put_away" else "ground"
    return _set(hero, weapons=with_weapon(hero, weapon.model_copy(update={"place": place})))


def change_weapon(state: BattleState, command: ChangeWeapon, _dice: DiceReader) -> Resolution:
    """Replace a weapon by a sound one (H6), give a new one, or take one away.

    One that replaces another is where the other was, but never on the ground; a new one is in hand if he holds nothing.
    Refuses `unknown_weapon`, and `nothing_changes` for neither a weapon nor a sheet.
    """
    hero = state.hero(command.unit)
    if command.weapon is None:
        if command.sheet is None:
            raise Fault("nothing_changes", where="sheet", found=hero.name)
        given = _carried(command.sheet, _free_id(hero), "carried")
        if given.place == "carried" and hero.weapon_in_hand is None:
            given = given.model_copy(update={"place": "hand"})
        return _set(hero, weapons=(*hero.weapons, given))
    weapon = _weapon(hero, command.weapon)
    if command.sheet is None:
        return _set(hero, weapons=tuple(other for other in hero.weapons if other.id != weapon.id))
    place = "carried" if weapon.place == "ground" else weapon.place
    replaced = _carried(command.sheet, weapon.id, place)
    if replaced == weapon:
        raise Fault("nothing_changes", where="sheet", found=weapon.name)
    return _set(hero, weapons=with_weapon(hero, replaced))


def change_armour(state: BattleState, command: ChangeArmour, _dice: DiceReader) -> Resolution:
    """Put on an unworn armour, or none (H20); refuses `nothing_changes`."""
    hero = state.hero(command.unit)
    left = command.armour.resistance if command.armour else 0
    return _set(hero, armour=command.armour, resistance_left=left)


def mend_armour(state: BattleState, command: MendArmour, _dice: DiceReader) -> Resolution:
    """Give resistance back, at most what the armour had when new (H20); refuses `no_armour`, `nothing_changes`."""
    hero = state.hero(command.unit)
    if hero.armour is None:
        raise Fault("no_armour", where="unit", found=hero.name)
    full = hero.armour.resistance
    left = _restored(hero.resistance_left, full if command.points is None else command.points, full)
    working = _given(hero, "H20", "resistance", hero.resistance_left, left)
    return _set(hero, working, resistance_left=left)


def change_mount(state: BattleState, command: ChangeMount, _dice: DiceReader) -> Resolution:
    """Give an unhurt mount, or none; he stands beside it (H24); refuses `nothing_changes`."""
    hero = state.hero(command.unit)
    left = command.mount.vitality if command.mount else 0
    return _set(hero, mount=command.mount, mount_left=left, mounted=False)


def handle_mount(state: BattleState, command: HandleMount, _dice: DiceReader) -> Resolution:
    """Mount or dismount (H15, H23).

    Refuses `no_mount`, `mount_fallen` (H24), and `nothing_changes` for one who is mounted, or on foot, already.
    """
    hero = state.hero(command.unit)
    mounting = command.action == "mount"
    if mounting and hero.mount is None:
        raise Fault("no_mount", where="unit", found=hero.name)
    if mounting and hero.mount_left <= 0:
        raise Fault("mount_fallen", where="unit", found=hero.name)
    return _set(hero, mounted=mounting)


def heal(state: BattleState, command: Heal, _dice: DiceReader) -> Resolution:
    """Give vitality back, at most what he had unhurt (H20, H21); refuses `nothing_changes`."""
    hero = state.hero(command.unit)
    body = _restored(hero.body_left, command.body, hero.body)
    head = _restored(hero.head_left, command.head, hero.head)
    workings = []
    if body != hero.body_left:
        workings.append(_given(hero, "H20", "body", hero.body_left, body))
    if head != hero.head_left:
        workings.append(_given(hero, "H21", "head", hero.head_left, head))
    return _set(hero, *workings, body_left=body, head_left=head)


def take_stand(state: BattleState, command: TakeStand, _dice: DiceReader) -> Resolution:
    """Let a hero stand in a difficult position (H7) or with his back to a wall (H8) until he leaves it.

    Refuses `unknown_row` for a position that the tables do not have, `nothing_changes`.
    """
    hero = state.hero(command.unit)
    positions = state.rule_set.heroes.positions
    if command.position != NOWHERE and command.position not in positions:
        raise Fault("unknown_row", where="position", found=command.position, expected=tuple(positions))
    return _set(hero, position=command.position, back_to_wall=command.back_to_wall)


def correct_hero(state: BattleState, command: CorrectHero, _dice: DiceReader) -> Resolution:
    """Set one number of a hero by hand; refuses `nothing_changes`, `skill_expected`, and what his sheet refuses."""
    hero = state.hero(command.unit)
    if command.field == "skill":
        if not command.skill:
            raise Fault("skill_expected", where="skill", found=hero.name)
        return _corrected(hero, "skills", {**hero.skills, command.skill: command.value})
    return _corrected(hero, command.field, command.value)


def _corrected(hero: Hero, field: str, value: object) -> Resolution:
    try:
        Hero.model_validate({**hero.__dict__, field: value})
    except ValidationError as error:
        fault = fault_from(error)
        raise Fault(fault.code, where="value", **fault.values) from None
    return _set(hero, **{field: value})


def _set(hero: Hero, *workings: Working, **after: object) -> Resolution:
    changes = set_fields(hero, **after)
    if not changes:
        raise Fault("nothing_changes", where="unit", found=hero.name)
    return Resolution(tuple(changes), workings, (hero.id,))


def _weapon(hero: Hero, weapon: str) -> CarriedWeapon:
    found = hero.weapon(weapon)
    if found is None:
        raise Fault("unknown_weapon", where="weapon", found=weapon)
    return found


def _in_hand(hero: Hero, taken: CarriedWeapon) -> tuple[CarriedWeapon, ...]:
    return tuple(
        weapon.model_copy(update={"place": "hand"})
        if weapon.id == taken.id
        else weapon.model_copy(update={"place": "carried"})
        if weapon.place == "hand" and not weapon.natural
        else weapon
        for weapon in hero.weapons
    )


def _carried(sheet: WeaponSheet, weapon: str, place: str) -> CarriedWeapon:
    written = {field: getattr(sheet, field) for field in WeaponSheet.model_fields}
    return CarriedWeapon.model_validate(
        {**written, "id": weapon, "place": "hand" if sheet.natural else place}
    )


def _free_id(hero: Hero) -> str:
    taken = {weapon.id for weapon in hero.weapons}
    number = len(taken) + 1
    while f"w{number}" in taken:
        number += 1
    return f"w{number}"


def _restored(left: int, given: int, full: int) -> int:
    """What is left after some is given back: at most what there was, and never less than before."""
    return max(left, min(left + given, full))


def _given(hero: Hero, rule: str, term: str, before: int, after: int) -> Working:
    return Working(rule, term, hero.id, "", "{} + {}", (before, after - before), "", after)
