"""A hero as he goes into an assault: plain values, from a sheet and a battle, or from outside."""

from typing import NamedTuple

from banneret.model.amounts import Amount

UNHARMING = 1000
"""Thousandths of coefficient 1: nothing is absorbed (H20)."""


class Weapon(NamedTuple):
    """The weapon used: damage in points, the fighter's skill with it, and its modifier (a malus is negative, H2)."""

    damage: int
    skill: int
    modifier: int = 0
    natural: bool = False
    """Bare hands, claws, teeth: never fumbles (H6)."""


class Armour(NamedTuple):
    """The armour worn; both coefficients in thousandths (0.58 is 580, N1), resistance in points (H20)."""

    modifier: int = 0
    absorption: int = UNHARMING
    blunt_absorption: int = UNHARMING
    resistance: int = 0


NO_ARMOUR = Armour()


class Modifier(NamedTuple):
    """One bonus or malus of this assault: its name, what it adds, and the rule it comes from (H3 for a skill)."""

    name: str
    amount: Amount
    rule: str = "H3"


class Fighter(NamedTuple):
    """A hero in one assault; body and head are what is left of his vitality, and may be below 0 (H22)."""

    id: str
    quickness: int
    dexterity: int
    willpower: int
    body: int
    head: int
    weapon: Weapon
    armour: Armour = NO_ARMOUR
    dodge: int = 0
    modifiers: tuple[Modifier, ...] = ()
    aims_at_head: bool = False
    mounted: bool = False
