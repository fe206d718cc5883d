"""What the headless door answers about heroes. The keys and their order are a contract."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from banneret.model.hero_tables import Fumble


class ValueAnswer(TypedDict):
    """A value in its three states (H1–H4), and the weapon's fate (H5, H6)."""

    base: int
    first: int
    final: int
    fumble: Fumble


class FleerAnswer(TypedDict):
    """The value of who flees: he never fumbles (H25)."""

    base: int
    first: int
    final: int


class FallAnswer(TypedDict):
    """A fall and how it was shared out (H23)."""

    wound: int
    body_loss: int
    armour_loss: int


class AfterAnswer(TypedDict):
    """What is left of the one touched, the fall included (H22)."""

    body: int
    head: int
    resistance: int
    vanquished: bool


class BlowAnswer(TypedDict):
    """The blow's own losses (H19–H21), the fall (H23), what is left; all null where nobody was touched."""

    wound: int | None
    body_loss: int | None
    head_loss: int | None
    armour_loss: int | None
    thrown: bool | None
    fall: FallAnswer | None
    after: AfterAnswer | None
    dice: NotRequired[dict[str, int]]
    """Those that the program rolled."""


class AssaultAnswer(BlowAnswer):
    """What the assault did."""

    a: ValueAnswer
    b: ValueAnswer
    hit: Literal["a", "b"] | None
    strike: int


class FlightAnswer(BlowAnswer):
    """What one opponent did to who flees (H25)."""

    fleer: FleerAnswer
    opponent: ValueAnswer
    hit: bool
    strike: int


class TerrorAnswer(TypedDict):
    """The roll against terror (H26)."""

    total: int
    flees: bool
    dice: NotRequired[dict[str, int]]


class ModifierAnswer(TypedDict):
    """One modifier, its sign always written."""

    rule: str
    name: str
    dice: str


class ModifiersAnswer(TypedDict):
    """What the circumstances give; `rule` says what makes a shot impossible (H11, H13)."""

    possible: bool
    rule: NotRequired[str]
    modifiers: list[ModifierAnswer]
