"""The tables of heroes' combat (H5–H16, H23, H26) as data of the rule set; house rows may be added."""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from banneret.model.amounts import AmountText, CrossingText, DiceText
from banneret.model.base import Count, Faces, Flag, Model
from banneret.model.labels import Key, Label

Outcome = Literal["dropped", "chipped", "broken"]
Fumble = Literal["none", "dropped", "chipped", "broken"]
"""What an assault does to a weapon (H5, H6)."""

POSITIONS = ("ladder", "narrow_footbridge", "frail_craft", "deep_water")
TERRAINS = ("meadow", "marsh", "undergrowth", "dense_forest")
SIZES = ("head", "bust", "double", "elephant")

Limit = Annotated[int, Field(ge=0, le=1_000, strict=True)]
NumberOfDice = Annotated[int, Field(ge=1, le=100, strict=True)]


class Circumstance(Model):
    """One row: what it is called and what it adds (H7–H16)."""

    name: Label
    amount: AmountText


class Crossed(Model):
    """A terrain that the projectile crosses, or the night: what it adds at short and at long range (H13)."""

    name: Label
    short: CrossingText
    long: CrossingText


class Numbers(Model):
    """The advantage of numbers for 2 against 1, 3 against 1 and so on; the last one goes on (H8)."""

    name: Label
    open: Annotated[tuple[AmountText, ...], Field(min_length=1, max_length=20)]
    back_to_wall: Annotated[tuple[AmountText, ...], Field(min_length=1, max_length=20)]
    """The same where the one attacked has his back to a wall."""


class BackTurned(Model):
    """The back turned to the opponent: hand to hand, and against an archer (H7)."""

    name: Label
    melee: AmountText
    archer: AmountText


class FumbleLimit(Model):
    """Weapon skill + d100 up to this limit has this outcome; the lowest limit that holds counts (H5, H6)."""

    up_to: Limit
    outcome: Outcome


class BareHands(Model):
    """What a hero without a usable weapon fights with; it never fumbles (H6)."""

    name: Label
    damage: Count
    modifier: Annotated[int, Field(ge=-1_000, le=1_000, strict=True)] = 0


def _lowest_first(rows: tuple[FumbleLimit, ...]) -> tuple[FumbleLimit, ...]:
    return tuple(sorted(rows, key=lambda row: row.up_to))


FumbleTable = Annotated[tuple[FumbleLimit, ...], AfterValidator(_lowest_first)]


def _with_rows(keys: tuple[str, ...]) -> Callable[[object], object]:
    """A row of the texts that a file leaves out stands as null: the refusal then names it, not the whole table."""

    def fill(rows: object) -> object:
        return {**dict.fromkeys(keys), **rows} if isinstance(rows, dict) else rows

    return fill


class HeroTables(Model):
    """Every table of heroes' combat, and the options that the rules leave to the GM."""

    positions: Annotated[dict[Key, Circumstance], BeforeValidator(_with_rows(POSITIONS))]
    """Difficult positions in melee (H7)."""
    back_turned: BackTurned
    numbers: Numbers
    surprise: Circumstance
    """In melee and in shooting (H9)."""
    shaky_footing: Circumstance
    """For who shoots (H10)."""
    long_range: Circumstance
    """Beyond half the range, for a weapon whose sheet has no malus of its own (H11)."""
    sizes: Annotated[dict[Key, Circumstance], BeforeValidator(_with_rows(SIZES))]
    """Size of the target (H12); a man's size adds nothing and has no row."""
    terrains: Annotated[dict[Key, Crossed], BeforeValidator(_with_rows(TERRAINS))]
    night: Crossed
    point_blank: Limit
    """Metres; nearer than this the terrain counts for nothing (H13)."""
    night_at_point_blank: Flag = False
    """The option of H13: the night counts at point-blank all the same."""
    mounted: Circumstance
    """On a horse or war chariot against a foot soldier (H15)."""
    lance: Circumstance
    """On a horse, with a lance, against a foot soldier in the open: instead of `mounted` (H15)."""
    aims_at_head: Circumstance
    """The critical blow (H16)."""
    melee_fumbles: FumbleTable
    """Lowest limit first (H5)."""
    shooting_fumbles: FumbleTable
    """Lowest limit first (H6)."""
    fumbler_wounds: Flag = True
    """The option of H5 and H6: false, and who fumbles cannot wound in that assault."""
    thrown_die: Faces = 6
    thrown_up_to: Limit = 2
    """A rider who rolls this or less is thrown (H23, H24)."""
    fall: DiceText
    """The wound of a fall (H23)."""
    terror_die: Faces = 6
    terror_dice: NumberOfDice = 3
    """The dice of a roll against terror (H26)."""
    bare_hands: BareHands
