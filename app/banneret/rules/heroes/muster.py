"""From a hero in a battle and his order to a fighter in an assault: weapon, skill, modifiers (H2, H3, H7–H16)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal, NamedTuple

from banneret.model.amounts import read_amount, thousandths
from banneret.model.arms import CarriedWeapon, WeaponSheet
from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.model.hero_commands import ExtraModifier, FighterOrder, ShooterOrder
from banneret.model.hero_tables import HeroTables
from banneret.model.heroes import Hero
from banneret.rules.heroes.circumstances import (
    MeleeCircumstances,
    MountKind,
    ShootingCircumstances,
    melee_modifiers,
    shooting_modifiers,
)
from banneret.rules.heroes.fighter import NO_ARMOUR, Armour, Fighter, Modifier, Weapon

Use = Literal["melee", "shooting"]


class Mustered(NamedTuple):
    """A hero ready for an assault, and the weapon he uses (None: bare hands)."""

    hero: Hero
    fighter: Fighter
    weapon: CarriedWeapon | None


def in_play(state: BattleState, unit: str, where: str) -> Hero:
    """Give a hero who may take part in an assault; refuses `hero_out` for one vanquished or fled (H22, H25)."""
    hero = state.hero(unit)
    if not hero.in_play:
        raise Fault("hero_out", where=where, found=hero.name)
    return hero


def skill_with(hero: Hero, weapon: WeaponSheet | None) -> int:
    """Give his skill with a weapon: under its name, else its family, else none; None is bare hands (H2, H6)."""
    if weapon is None:
        return hero.bare_hands
    return hero.skills.get(weapon.name, hero.skills.get(weapon.family, 0) if weapon.family else 0)


def position_of(hero: Hero, order: FighterOrder) -> str:
    """Give where a fighter stands in this fight: as his order says, else as he stands (H7)."""
    return hero.position if order.position is None else order.position


def back_to_wall_of(hero: Hero, order: FighterOrder) -> bool:
    """Say whether his back is to a wall in this fight: as his order says, else as he stands (H8)."""
    return hero.back_to_wall if order.back_to_wall is None else order.back_to_wall


def usable_weapons(hero: Hero, use: Use) -> list[CarriedWeapon]:
    """Give the weapons he can fight, or shoot, with as he stands, the held one before natural ones (H6)."""
    fit = [weapon for weapon in hero.weapons if weapon.usable and weapon.use in (use, "both")]
    return sorted(fit, key=lambda weapon: weapon.natural)


def weapon_used(hero: Hero, chosen: str | None, use: Use, where: str) -> CarriedWeapon | None:
    """Give the weapon he uses: the chosen one, else what he holds, else a natural one; None is bare hands (H6).

    Refuses `unknown_weapon`, `weapon_unusable` (broken, or not in hand), and `weapon_unfit` (no melee or no shooting
    weapon).
    """
    if chosen is not None:
        weapon = _chosen(hero, chosen, where)
        if weapon.use not in (use, "both"):
            raise Fault("weapon_unfit", where=f"{where}.weapon", found=weapon.name)
        return weapon
    return next(iter(usable_weapons(hero, use)), None)


def striker(
    state: BattleState, hero: Hero, order: FighterOrder, opponent: Hero, theirs: FighterOrder, where: str
) -> Mustered:
    """Give a hero who fights hand to hand, with what the circumstances give him (H7–H9, H15, H16)."""
    weapon = weapon_used(hero, order.weapon, "melee", where)
    mount: MountKind = hero.mount.kind if hero.mounted and hero.mount else "none"
    seen = MeleeCircumstances(
        position=position_of(hero, order),
        back_turned=order.back_turned,
        allies=order.allies,
        opponents=theirs.allies,
        opponent_back_to_wall=back_to_wall_of(opponent, theirs),
        surprise=order.surprise,
        mount=mount,
        opponent_mounted=opponent.mounted,
        lance=weapon is not None and weapon.lance,
        open_ground=order.open_ground,
        aims_at_head=order.aims_at_head,
    )
    given = _melee(seen, state.rule_set.heroes, where)
    modifiers = (*given, *_mastered(hero, "melee"), *extra(order.modifiers, "H3"))
    return _mustered(state, hero, weapon, modifiers, order.aims_at_head)


def dodger(state: BattleState, hero: Hero, order: FighterOrder, where: str) -> Mustered:
    """Give a hero who dodges a shot: neither numbers, nor mount, nor blow count for him (H14)."""
    weapon = _held(hero, order, where)
    seen = MeleeCircumstances(
        position=position_of(hero, order),
        back_turned=order.back_turned,
        opponent_is_archer=True,
        surprise=order.surprise,
    )
    given = _melee(seen, state.rule_set.heroes, where)
    modifiers = (*given, *_mastered(hero, "melee"), *extra(order.modifiers, "H3"))
    return _mustered(state, hero, weapon, modifiers, aims_at_head=False)


def fleer(state: BattleState, hero: Hero, order: FighterOrder, opponents: int, where: str) -> Mustered:
    """Give a hero who flees (H25): as H14, with the maluses of the GM; his back counts only if the order says so."""
    weapon = _held(hero, order, where)
    seen = MeleeCircumstances(
        position=position_of(hero, order),
        back_turned=order.back_turned,
        opponents=opponents,
        surprise=order.surprise,
    )
    given = _melee(seen, state.rule_set.heroes, where)
    modifiers = (*given, *_mastered(hero, "melee"), *extra(order.modifiers, "H25"))
    return _mustered(state, hero, weapon, modifiers, aims_at_head=False)


def shooter(state: BattleState, hero: Hero, order: ShooterOrder, where: str) -> Mustered:
    """Give a hero who shoots, with what the circumstances give him (H9–H13, H16).

    Refuses what `weapon_used` refuses, `no_shooting_weapon` where there is none to shoot with, and `shot_impossible`
    with the rule that forbids it (H11, H13).
    """
    weapon = weapon_used(hero, order.weapon, "shooting", where)
    if weapon is None:
        raise Fault("no_shooting_weapon", where=where, found=hero.name)
    own = weapon.long_range
    seen = ShootingCircumstances(
        distance=Fraction(order.distance),
        weapon_range=Fraction(weapon.range),
        weapon_long_malus=None if own is None else read_amount(own),
        shaky_footing=order.shaky_footing,
        terrains=order.terrains,
        night=order.night,
        night_sight=hero.night_sight,
        target_size=order.target_size,
        surprise=order.surprise,
        aims_at_head=order.aims_at_head,
    )
    found = shooting_modifiers(seen, state.rule_set.heroes)
    if found.impossible:
        place = "distance" if found.impossible == "H11" else "terrains"
        raise Fault("shot_impossible", where=f"{where}.{place}", rule=found.impossible, found=hero.name)
    modifiers = (*found.modifiers, *_mastered(hero, "shooting"), *extra(order.modifiers, "H4"))
    return _mustered(state, hero, weapon, modifiers, order.aims_at_head)


def bystander(hero: Hero) -> Fighter:
    """Give a hero who is only thrown from his mount: what is left of him, and his armour (H23, H24)."""
    return Fighter(
        hero.id,
        hero.quickness,
        hero.dexterity,
        hero.willpower,
        hero.body_left,
        hero.head_left,
        Weapon(0, 0, natural=True),
        armour_of(hero),
        mounted=hero.mounted,
    )


def armour_of(hero: Hero) -> Armour:
    """Give the armour he wears, as worn as it is (H20)."""
    worn = hero.armour
    if worn is None:
        return NO_ARMOUR
    blunt = worn.absorption if worn.blunt_absorption is None else worn.blunt_absorption
    return Armour(worn.modifier, thousandths(worn.absorption), thousandths(blunt), hero.resistance_left)


def extra(modifiers: Iterable[ExtraModifier], rule: str) -> tuple[Modifier, ...]:
    """Give the GM's own modifiers, under the rule that lets him set them."""
    return tuple(Modifier(modifier.name, read_amount(modifier.amount), rule) for modifier in modifiers)


def _mustered(
    state: BattleState,
    hero: Hero,
    weapon: CarriedWeapon | None,
    modifiers: tuple[Modifier, ...],
    aims_at_head: bool,
) -> Mustered:
    if weapon is None:
        hands = state.rule_set.heroes.bare_hands
        used = Weapon(hands.damage, hero.bare_hands, hands.modifier, natural=True)
    else:
        used = Weapon(weapon.damage, skill_with(hero, weapon), weapon.modifier, weapon.natural)
    fighter = Fighter(
        hero.id,
        hero.quickness,
        hero.dexterity,
        hero.willpower,
        hero.body_left,
        hero.head_left,
        used,
        armour_of(hero),
        hero.dodge,
        modifiers,
        aims_at_head,
        hero.mounted,
    )
    return Mustered(hero, fighter, weapon)


def _chosen(hero: Hero, chosen: str, where: str) -> CarriedWeapon:
    weapon = hero.weapon(chosen)
    if weapon is None:
        raise Fault("unknown_weapon", where=f"{where}.weapon", found=chosen)
    if not weapon.usable:
        raise Fault("weapon_unusable", where=f"{where}.weapon", found=weapon.name)
    return weapon


def _held(hero: Hero, order: FighterOrder, where: str) -> CarriedWeapon | None:
    """The weapon whose modifier who dodges or flees keeps (H14): the chosen one, else whatever he holds.

    Refuses `unknown_weapon`, `weapon_unusable`.
    """
    if order.weapon is not None:
        return _chosen(hero, order.weapon, where)
    usable = [weapon for weapon in hero.weapons if weapon.usable]
    return min(usable, key=lambda weapon: weapon.natural, default=None)


def _melee(seen: MeleeCircumstances, tables: HeroTables, where: str) -> tuple[Modifier, ...]:
    try:
        return melee_modifiers(seen, tables).modifiers
    except Fault as fault:
        raise Fault(fault.code, where=f"{where}.{fault.where}", **fault.values) from None


def _mastered(hero: Hero, use: Use) -> Iterable[Modifier]:
    rule = "H3" if use == "melee" else "H4"
    return [
        Modifier(skill.name, read_amount(skill.amount), rule)
        for skill in hero.mastered
        if skill.use in (use, "both")
    ]
