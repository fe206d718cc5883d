"""Dice by name (N4, N5): what a roll is called, what it showed, who threw it.

The names are part of the file format; `DIE_NAMES` lists them.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from banneret.model.base import Faces, Model
from banneret.model.faults import Fault

DIE_NAMES: Mapping[str, str] = {
    "sequence.<group>.training": "T4: the group's roll under its training",
    "sequence.<group>.strategy": "T5: its commander's roll under strategy",
    "morale.<group>": "T11: the group's roll under its morale",
    "assault.<a|b>.d100": "H3, H4, H24: the d100 of a final value; a strikes first or shoots, b answers or dodges",
    "assault.<a|b>.<modifier>.<n>": "H7–H16: the nth die of a modifier; a second one of that name is `<modifier>~2`",
    "assault.<a|b>.thrown": "H23, H24: whether the rider is thrown",
    "assault.<a|b>.fall.<n>": "H23: the nth die of his fall",
    "flight.<opponent>.<fleer|opponent>.d100": "H25: the same against each opponent; `banneret resolve`, which has one,"
    " leaves his id out",
    "flight.<opponent>.<fleer|opponent>.<modifier>.<n>": "H25",
    "flight.<opponent>.fleer.thrown": "H25, H23",
    "flight.<opponent>.fleer.fall.<n>": "H25, H23",
    "terror.<n>": "H26: the nth die against terror",
}
"""Every die the rules may ask for, with the rule that asks."""


class Die(Model):
    """One thrown die (N4, N5): the face it shows, 1..faces, and whether the app or the table rolled it."""

    value: Annotated[int, Field(ge=1, le=1_000, strict=True)]
    faces: Faces
    source: Literal["app", "table"]
    discarded: tuple[Annotated[int, Field(ge=1, le=1_000, strict=True)], ...] = ()
    """Faces rolled before and thrown again, oldest first."""

    @model_validator(mode="after")
    def _within_faces(self) -> "Die":
        if not 1 <= self.value <= self.faces:
            raise ValueError(f"1–{self.faces}")
        return self


class DieNeeded(NamedTuple):
    """A die the rules ask for: its name and how many faces it has."""

    name: str
    faces: int


class DiceMissing(Exception):
    """Raised inside the rules when dice are asked for that nobody has thrown yet; never leaves `RulesService`."""

    def __init__(self, needed: tuple[DieNeeded, ...]) -> None:
        super().__init__(needed)
        self.needed = needed


class DiceReader:
    """Hands thrown dice to the rules by name, and remembers which were asked for."""

    __slots__ = ("_missing", "_values", "used")

    def __init__(self, values: Mapping[str, int]) -> None:
        self._values = values
        self._missing: list[DieNeeded] = []
        self.used: dict[str, int] = {}
        """Faces of each die that was read, by name, in the order the rules asked."""

    def read(self, name: str, faces: int) -> int:
        """Give the face of die `name` (1..faces), or 1 if it is not thrown yet: then `settle` will raise.

        Refuses a face outside 1..faces with the fault `die_outside_faces` (N4).
        """
        value = self._values.get(name)
        if value is None:
            self._missing.append(DieNeeded(name, faces))
            return 1
        if not 1 <= value <= faces:
            raise Fault("die_outside_faces", where=name, found=value, low=1, high=faces)
        self.used[name] = faces
        return value

    def settle(self) -> None:
        """Raise `DiceMissing` with every die asked for so far that nobody has thrown."""
        if self._missing:
            raise DiceMissing(tuple(self._missing))
