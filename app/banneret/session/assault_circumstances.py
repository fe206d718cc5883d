"""What may be ticked or chosen for one fighter of a prepared fight, and what it adds (H7–H13, H15, H16)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, NamedTuple

from banneret.model.amounts import NOTHING, Amount, read_amount
from banneret.model.arms import CarriedWeapon
from banneret.model.battle import BattleState
from banneret.model.hero_commands import FighterOrder, ShooterOrder
from banneret.model.heroes import Hero
from banneret.rules.heroes.circumstances import (
    Found,
    MeleeCircumstances,
    MountKind,
    ShootingCircumstances,
    melee_modifiers,
    shooting_modifiers,
)
from banneret.rules.heroes.muster import Use, back_to_wall_of, position_of, usable_weapons
from banneret.session.assault_orders import Fight, FightKind, Order, kind_of, orders_of

Reach = Literal["point_blank", "short", "long", "beyond"]

POSITION, NUMBERS, TERRAIN, SIZE = "position", "allies", "terrains", "target_size"
"""Choices among rows of the tables, by the field of the order that they set."""
MOUNTED, LONG_RANGE = "mounted", "long_range"
"""Facts of the battle, which no order sets."""


class Circumstance(NamedTuple):
    """One row of a fighter's list: the field of his order it stands for, or a fact of the battle."""

    key: str
    on: bool
    amount: Amount
    """What it adds, or would add if it were on."""
    rule: str
    fact: bool = False
    """It follows from the battle and cannot be ticked here."""
    impossible: bool = False
    """It makes the shot impossible (H13)."""


class Shot(NamedTuple):
    """A shot's way: the weapon's range in metres, and how far the target is by it (H11, H13)."""

    range: Fraction
    reach: Reach


def ticks(state: BattleState, command: Fight, place: int) -> list[Circumstance]:
    """Give the circumstances of who stands in that place, only those that can count for him there."""
    order = orders_of(command)[place]
    if isinstance(order, ShooterOrder):
        return list(_shooter(state, order))
    if _counts_for_nothing(command, place):
        return []
    return list(_fighter(state, command, place, order))


def choices(state: BattleState, command: Fight, place: int) -> list[Circumstance]:
    """Give what is chosen among rows of the tables: position and numbers, or terrain and size of a shot's target."""
    order, tables = orders_of(command)[place], state.rule_set.heroes
    kind = kind_of(command)
    if isinstance(order, ShooterOrder):
        crossed = shooting_modifiers(_way(state, order)._replace(terrains=order.terrains), tables)
        seen = _way(state, order)._replace(target_size=order.target_size)
        return [
            _row(TERRAIN, bool(order.terrains), crossed, "H13"),
            _row(SIZE, True, _at(state, seen), "H12"),
        ]
    if _counts_for_nothing(command, place):
        return []
    stands = position_of(state.hero(order.unit), order)
    found = [_row(POSITION, True, melee_modifiers(MeleeCircumstances(position=stands), tables), "H7")]
    if not _dodges(kind, place):
        wall = any(_walled(state, other) for other in _against(command, place))
        seen_numbers = MeleeCircumstances(allies=order.allies, opponent_back_to_wall=wall)
        found.append(_row(NUMBERS, order.allies > 1, melee_modifiers(seen_numbers, tables), "H8"))
    return found


def shot_of(state: BattleState, order: ShooterOrder) -> Shot:
    """Give the range of the weapon he shoots with (0 without one), and how far the target is (H11, H13)."""
    weapon = weapon_of(state.hero(order.unit), order, "shooting")
    seen = ShootingCircumstances(Fraction(order.distance), Fraction(weapon.range) if weapon else Fraction(0))
    if seen.out_of_range:
        reach: Reach = "beyond"
    elif seen.at_point_blank(state.rule_set.heroes):
        reach = "point_blank"
    else:
        reach = "long" if seen.at_long_range else "short"
    return Shot(seen.weapon_range, reach)


def weapon_of(hero: Hero, order: Order, use: Use) -> CarriedWeapon | None:
    """Give the weapon he uses: the chosen one, else what he holds, else a natural one; None is bare hands (H6)."""
    fit = usable_weapons(hero, use)
    return next((weapon for weapon in fit if weapon.id == order.weapon), fit[0] if fit else None)


def _fighter(state: BattleState, command: Fight, place: int, order: FighterOrder) -> Iterator[Circumstance]:
    kind, tables = kind_of(command), state.rule_set.heroes
    against = _against(command, place)
    dodges, strikes = _dodges(kind, place), kind not in ("shooting", "mount")
    if strikes and not dodges:
        yield from _saddle(state, order, against)
    yield _row("surprise", order.surprise, melee_modifiers(MeleeCircumstances(surprise=True), tables), "H9")
    if strikes and not dodges:
        aimed = melee_modifiers(MeleeCircumstances(aims_at_head=True), tables)
        yield _row("aims_at_head", order.aims_at_head, aimed, "H16")
    if not strikes or kind == "melee" or dodges:
        opponents = max((other.allies for other in against), default=1)
        turned = MeleeCircumstances(
            back_turned=True, opponents=opponents, opponent_is_archer=kind == "shooting"
        )
        yield _row("back_turned", order.back_turned, melee_modifiers(turned, tables), "H7")
    if strikes and any(other.allies > 1 for other in against) and (kind == "melee" or dodges):
        yield Circumstance("back_to_wall", _walled(state, order), NOTHING, "H8")


def _saddle(state: BattleState, order: FighterOrder, against: list[FighterOrder]) -> Iterator[Circumstance]:
    """H15: on a mount against a foot soldier; with a lance the open ground gives more, in place of it."""
    hero, tables = state.hero(order.unit), state.rule_set.heroes
    if not hero.mounted or hero.mount is None or any(state.hero(other.unit).mounted for other in against):
        return
    weapon = weapon_of(hero, order, "melee")
    kind: MountKind = hero.mount.kind
    lance = weapon is not None and weapon.lance and kind == "horse"
    if not (lance and order.open_ground):
        yield _row(MOUNTED, True, melee_modifiers(MeleeCircumstances(mount=kind), tables), "H15", fact=True)
    if lance:
        riding = MeleeCircumstances(mount=kind, lance=True, open_ground=True)
        yield _row("open_ground", order.open_ground, melee_modifiers(riding, tables), "H15")


def _shooter(state: BattleState, order: ShooterOrder) -> Iterator[Circumstance]:
    hero = state.hero(order.unit)
    way = _way(state, order)
    weapon = weapon_of(hero, order, "shooting")
    own = weapon.long_range if weapon is not None else None
    far = _at(state, way._replace(weapon_long_malus=None if own is None else read_amount(own)))
    if shot_of(state, order).reach != "beyond" and far.modifiers:
        yield _row(LONG_RANGE, True, far, "H11", fact=True)
    shaky = _at(state, way._replace(shaky_footing=True))
    yield _row("shaky_footing", order.shaky_footing, shaky, "H10")
    night = _at(state, way._replace(night=True, night_sight=hero.night_sight))
    yield _row("night", order.night, night, "H13")
    yield _row("surprise", order.surprise, _at(state, way._replace(surprise=True)), "H9")
    yield _row("aims_at_head", order.aims_at_head, _at(state, way._replace(aims_at_head=True)), "H16")


def _way(state: BattleState, order: ShooterOrder) -> ShootingCircumstances:
    """The bare shot, never beyond the weapon's range: so that each row can say what it adds."""
    distance = Fraction(order.distance)
    return ShootingCircumstances(distance, max(distance, shot_of(state, order).range), NOTHING)


def _at(state: BattleState, seen: ShootingCircumstances) -> Found:
    return shooting_modifiers(seen, state.rule_set.heroes)


def _against(command: Fight, place: int) -> list[FighterOrder]:
    """The orders of who stands against that place, as far as they may strike."""
    orders = orders_of(command)
    return [order for order in (orders[1:] if place == 0 else orders[:1]) if isinstance(order, FighterOrder)]


def _counts_for_nothing(command: Fight, place: int) -> bool:
    """Whether nothing can count there: for a rider whose mount is attacked, and for one who flees from nobody."""
    kind = kind_of(command)
    return (kind == "mount" and place == 1) or (kind in ("flight", "terror") and len(orders_of(command)) == 1)


def _dodges(kind: FightKind, place: int) -> bool:
    return (kind == "shooting" and place == 1) or (kind in ("flight", "terror") and place == 0)


def _walled(state: BattleState, order: FighterOrder) -> bool:
    return back_to_wall_of(state.hero(order.unit), order)


def _row(key: str, on: bool, found: Found, rule: str, *, fact: bool = False) -> Circumstance:
    amount = found.modifiers[0].amount if found.modifiers else NOTHING
    return Circumstance(key, on, amount, rule, fact, bool(found.impossible))
