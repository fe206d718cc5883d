"""The kinds of fight between heroes, and what those who take part are ordered, by their place.

Place 0 is who acts (strikes first, shoots, attacks, flees), 1 who is against him; in a flight more may follow.
"""

from collections.abc import Mapping
from decimal import Decimal
from typing import Literal

from banneret.model.battle import BattleState
from banneret.model.hero_commands import (
    AttackMount,
    FighterOrder,
    Flee,
    ResolveAssault,
    ResolveShot,
    RollTerror,
    ShooterOrder,
)
from banneret.model.heroes import NOWHERE
from banneret.rules.heroes.muster import Use, usable_weapons

Fight = ResolveAssault | ResolveShot | AttackMount | Flee | RollTerror
"""The commands that the Assault panel prepares (H17–H26)."""
FightKind = Literal["melee", "shooting", "mount", "flight", "terror"]
Order = FighterOrder | ShooterOrder

TERROR_AT_FIRST = 150
"""The terror number (H26) until the GM says another."""
DISTANCE_AT_FIRST = Decimal(10)
"""Metres to a target (H11) until the GM says another."""
HUMAN = "human"
"""The size of a target that adds nothing (H12)."""

_EVERYONE = {"weapon", "position", "back_turned", "surprise", "modifiers"}
_STRIKER = _EVERYONE | {"allies", "back_to_wall", "open_ground", "aims_at_head"}
_COUNTS: Mapping[tuple[FightKind, bool], set[str]] = {
    ("melee", True): _STRIKER,
    ("melee", False): _STRIKER,
    ("shooting", False): _EVERYONE,
    ("mount", True): _EVERYONE | {"allies"},
    ("mount", False): {"modifiers"},
    ("flight", True): _EVERYONE | {"back_to_wall"},
    ("flight", False): _STRIKER - {"back_turned", "back_to_wall"},
}
"""What a fighter's order may say, by kind and whether he acts; the rest stays as it is where nothing is said.

A shooter's order says nothing but what counts (H9–H13, H16). Of who is struck at the back nothing of his own blow
counts (H14, H25), of who attacks a mount no blow at the head (H24).
"""
_MOMENTARY = {"surprise": False, "back_turned": False, "aims_at_head": False}
"""What is over when an assault is over."""


def kind_of(command: Fight) -> FightKind:
    """Give the kind of fight: what the panel's switch shows."""
    match command:
        case ResolveAssault():
            return "melee"
        case ResolveShot():
            return "shooting"
        case AttackMount():
            return "mount"
        case Flee():
            return "flight"
        case RollTerror():
            return "terror"


def orders_of(command: Fight) -> tuple[Order, ...]:
    """Give the orders of those who take part, by their place; a rider whose mount is attacked has one too (H24)."""
    match command:
        case ResolveAssault():
            return command.a, command.b
        case ResolveShot():
            return command.shooter, command.target
        case AttackMount():
            return command.attacker, FighterOrder(unit=command.rider, modifiers=command.mount_modifiers)
        case Flee() | RollTerror():
            return command.fleer, *command.opponents


def terror_of(command: Fight) -> int:
    """Give the terror number (H26), or the first one where the fight is no roll against terror."""
    return command.terror if isinstance(command, RollTerror) else TERROR_AT_FIRST


def built(kind: FightKind, orders: list[Order], terror: int) -> Fight:
    """Give the command of that kind; of each order it takes what counts there, a new shooter begins at 10 m."""
    if kind == "shooting":
        return ResolveShot(shooter=_shooter(orders[0]), target=_fighter(orders[1], kind, acts=False))
    first = _fighter(orders[0], kind, acts=True)
    rest = tuple(_fighter(order, kind, acts=False) for order in orders[1:])
    if kind == "melee":
        return ResolveAssault(a=first, b=rest[0])
    if kind == "mount":
        return AttackMount(attacker=first, rider=rest[0].unit, mount_modifiers=rest[0].modifiers)
    if kind == "flight":
        return Flee(fleer=first, opponents=rest)
    return RollTerror(fleer=first, terror=terror, opponents=rest)


def _fighter(order: Order, kind: FightKind, *, acts: bool) -> FighterOrder:
    counting = _COUNTS["flight" if kind == "terror" else kind, acts]
    known = {name: value for name, value in order.__dict__.items() if name in counting}
    if isinstance(order, ShooterOrder):
        known.pop("weapon", None)  # what he shoots with is nothing to strike with
    return FighterOrder.model_validate({**known, "unit": order.unit})


def _shooter(order: Order) -> ShooterOrder:
    if isinstance(order, ShooterOrder):
        return order
    return ShooterOrder(
        unit=order.unit,
        distance=DISTANCE_AT_FIRST,
        surprise=order.surprise,
        aims_at_head=order.aims_at_head,
        modifiers=order.modifiers,
    )


def newcomer(order: Order, unit: str) -> Order:
    """Give the order of another hero in that place: what a shot crosses stays, all else was the first one's."""
    if isinstance(order, ShooterOrder):
        said = {"unit": unit, "weapon": None, "surprise": False, "aims_at_head": False, "modifiers": ()}
        return order.model_copy(update=said)
    return FighterOrder(unit=unit)


def over(order: Order) -> Order:
    """Give what lasts of an order into the next assault."""
    return order.model_copy(
        update={name: value for name, value in _MOMENTARY.items() if hasattr(order, name)}
    )


def fitting(state: BattleState, order: Order) -> Order:
    """Give the order without a weapon that is no longer usable, and without rows that the tables do not have."""
    hero, tables = state.hero(order.unit), state.rule_set.heroes
    said: dict[str, object] = {}
    use: Use = "shooting" if isinstance(order, ShooterOrder) else "melee"
    if order.weapon not in (None, *(weapon.id for weapon in usable_weapons(hero, use))):
        said["weapon"] = None
    if isinstance(order, ShooterOrder):
        said["terrains"] = tuple(terrain for terrain in order.terrains if terrain in tables.terrains)
        if order.target_size not in (HUMAN, *tables.sizes):
            said["target_size"] = HUMAN
    elif order.position not in (None, NOWHERE, *tables.positions):
        said["position"] = None
    return order.model_copy(update=said)
