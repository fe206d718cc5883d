"""Dice of the headless door: typed ones within their faces, all others rolled by the program (N4, N5)."""

from collections.abc import Callable, Mapping
from typing import Annotated, TypeVar

from pydantic import Field

from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.faults import Fault
from banneret.rules.roller import Roller

Roll = Annotated[int, Field(ge=1, le=1_000, strict=True)]
"""A typed die; the faces of the die asked for bound it further."""

Outcome = TypeVar("Outcome")


def refuse_outside(roll: int, faces: int, where: str) -> None:
    """Refuse `die_outside_faces` for a typed die that shows more than it can (N4)."""
    if roll > faces:
        raise Fault("die_outside_faces", where=where, found=roll, low=1, high=faces)


def with_rolled(
    resolve: Callable[[DiceReader], Outcome], typed: Mapping[str, int], roller: Roller
) -> tuple[Outcome, dict[str, int]]:
    """Resolve with every die that is asked for and was not typed rolled; gives those rolled beside the outcome."""
    rolled: dict[str, int] = {}
    while True:
        try:
            return resolve(DiceReader({**typed, **rolled})), rolled
        except DiceMissing as missing:
            rolled |= {name: roller.roll(faces) for name, faces in missing.needed}
