"""What the headless door takes about heroes: assault, flight, terror, modifiers. The keys are a contract."""

from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from banneret.cli.dice import Roll
from banneret.model.amounts import Coefficient, DiceText
from banneret.model.base import Flag, Model

Whole = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000, strict=True)]
Points = Annotated[int, Field(ge=0, le=1_000_000_000, strict=True)]
"""Damage, resistance, a skill."""

D100 = Annotated[int, Field(ge=1, le=100, strict=True)]

ModifierName = Annotated[str, Field(min_length=1, max_length=80)]


def _distance(value: object) -> Fraction:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise ValueError("12.5")  # noqa: TRY004 pydantic makes no refusal of a TypeError
    number = Decimal(value)
    exponent = number.as_tuple().exponent
    if not isinstance(exponent, int) or exponent < -30 or not 0 <= number <= 1_000_000:
        raise ValueError("12.5")
    return Fraction(number)


Distance = Annotated[
    Fraction,
    BeforeValidator(_distance),
    WithJsonSchema({"type": "number", "minimum": 0, "maximum": 1_000_000}),
]
"""Metres, read exactly (N1)."""


class WeaponRequest(Model):
    """The weapon used (H2, H19); a natural one never fumbles (H6)."""

    damage: Points
    skill: Points
    modifier: Whole = 0
    natural: Flag = False


class ArmourRequest(Model):
    """The armour worn (H2, H20); left out, the blunt coefficient is the same as the other."""

    absorption: Coefficient
    resistance: Points
    modifier: Whole = 0
    blunt_absorption: Coefficient | None = None


class ModifierRequest(Model):
    """A bonus or malus (H3): dice, rolled or yet to roll, or a flat value."""

    name: ModifierName
    dice: DiceText | None = None
    rolls: tuple[Roll, ...] | None = None
    value: Whole | None = None


class CombatantRequest(Model):
    """A hero in an assault; every die may be left out."""

    quickness: Whole
    dexterity: Whole
    willpower: Whole
    body: Whole
    head: Whole
    weapon: WeaponRequest
    dodge: Points = 0
    armour: ArmourRequest | None = None
    modifiers: Annotated[tuple[ModifierRequest, ...], Field(max_length=1_000)] = ()
    aims_at_head: Flag = False
    mounted: Flag = False
    d100: D100 | None = None
    thrown_roll: Roll | None = None
    fall_rolls: tuple[Roll, ...] | None = None


class AssaultRequest(Model):
    """One assault (H1–H6, H16–H23); in shooting a shoots and b dodges."""

    resolve: Literal["assault"]
    mode: Literal["melee", "shooting"]
    a: CombatantRequest
    b: CombatantRequest


class FlightRequest(Model):
    """One opponent's blow at the back of who flees (H25)."""

    resolve: Literal["flight"]
    fleer: CombatantRequest
    opponent: CombatantRequest


class TerrorRequest(Model):
    """A roll against terror (H26)."""

    resolve: Literal["terror"]
    willpower: Whole
    body: Whole
    level: Whole
    terror: Whole
    rolls: tuple[Roll, ...] | None = None


class ModifiersRequest(Model):
    """What the circumstances give to the one who asks (H7–H16); keys of the other mode are ignored."""

    resolve: Literal["modifiers"]
    mode: Literal["melee", "shooting"]
    position: Literal["none", "ladder", "narrow_footbridge", "frail_craft", "deep_water"] = "none"
    back_turned: Flag = False
    opponent_is_archer: Flag = False
    allies: Annotated[int, Field(ge=1, le=1_000_000_000, strict=True)] = 1
    opponents: Annotated[int, Field(ge=1, le=1_000_000_000, strict=True)] = 1
    opponent_back_to_wall: Flag = False
    mount: Literal["none", "horse", "chariot"] = "none"
    opponent_mounted: Flag = False
    lance: Flag = False
    open_ground: Flag = False
    shaky_footing: Flag = False
    distance: Distance | None = None
    weapon_range: Distance | None = None
    weapon_long_malus: DiceText | None = None
    terrain: Literal["none", "meadow", "marsh", "undergrowth", "dense_forest"] = "none"
    night: Flag = False
    night_sight: Flag = False
    target_size: Literal["head", "bust", "human", "double", "elephant"] = "human"
    surprise: Flag = False
    aims_at_head: Flag = False
