"""The simple commands that a hero can be given between two assaults: weapons, mount, stand, coming back."""

from typing import Literal

from banneret.model.arms import CarriedWeapon
from banneret.model.battle import BattleState
from banneret.model.hero_commands import (
    ChangeWeapon,
    ComeBack,
    FighterOrder,
    HandleMount,
    HandleWeapon,
    HeroCommand,
    TakeStand,
)
from banneret.model.heroes import NOWHERE, Hero
from banneret.rules.heroes.muster import back_to_wall_of, position_of
from banneret.session.assault_orders import Order


def moves(state: BattleState, order: Order) -> list[HeroCommand]:
    """Give what the hero of an order can do now, and what he keeps of where he stands in it (H5–H8, H15, H25)."""
    hero = state.hero(order.unit)
    return [*_weapons(hero), *_mount(hero), *_stand(hero, order), *comebacks(state)]


def comebacks(state: BattleState) -> list[HeroCommand]:
    """Give the heroes who fled and are not vanquished their way back (H25)."""
    return [
        ComeBack(unit=unit.id)
        for unit in state.units.values()
        if isinstance(unit, Hero) and unit.fled and not unit.vanquished
    ]


def _weapons(hero: Hero) -> list[HeroCommand]:
    """What lies on the ground first: without "pick up" a fumble would disarm for ever (H5)."""
    own = [weapon for weapon in hero.weapons if not weapon.natural]
    return [
        *(_handle(hero, weapon, "pick_up") for weapon in own if weapon.place == "ground"),
        *(
            ChangeWeapon(unit=hero.id, weapon=weapon.id, sheet=weapon.sheet)
            for weapon in own
            if weapon.condition == "broken"
        ),
        *(
            _handle(hero, weapon, "draw")
            for weapon in own
            if weapon.place == "carried" and weapon.condition != "broken"
        ),
        *(_handle(hero, weapon, "put_away") for weapon in own if weapon.place == "hand"),
    ]


def _handle(
    hero: Hero, weapon: CarriedWeapon, action: Literal["pick_up", "draw", "put_away"]
) -> HandleWeapon:
    return HandleWeapon(unit=hero.id, weapon=weapon.id, action=action)


def _mount(hero: Hero) -> list[HeroCommand]:
    if hero.mounted:
        return [HandleMount(unit=hero.id, action="dismount")]
    if hero.mount is not None and hero.mount_left > 0:
        return [HandleMount(unit=hero.id, action="mount")]
    return []


def _stand(hero: Hero, order: Order) -> list[HeroCommand]:
    found: list[HeroCommand] = []
    if isinstance(order, FighterOrder):
        position, wall = position_of(hero, order), back_to_wall_of(hero, order)
        difficult = position != NOWHERE or wall
        if difficult and (position, wall) != (hero.position, hero.back_to_wall):
            found.append(TakeStand(unit=hero.id, position=position, back_to_wall=wall))
    if hero.position != NOWHERE or hero.back_to_wall:
        found.append(TakeStand(unit=hero.id, position=NOWHERE, back_to_wall=False))
    return found
