"""Amounts of modifiers (H7–H16), as signed dice (`-4d6`) or flat; exact decimals of a sheet (N1)."""

import re
from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Annotated, NamedTuple

from pydantic import BeforeValidator, Field, WithJsonSchema

from banneret.model.faults import Fault

_DICE = r"[+-][1-9][0-9]{0,2}d([2-9]|[1-9][0-9]{1,2}|1000)"
"""Signed dice: the sign is always written, 1–999 dice of 2–1000 faces."""

_DICE_SCHEMA = {"type": "string", "pattern": f"^{_DICE}$"}
_FLAT_SCHEMA = {"type": "integer", "minimum": -1000, "maximum": 1000}


class Amount(NamedTuple):
    """What a modifier adds: `dice` dice of `faces` (−4 dice are taken off), and a flat number."""

    dice: int
    faces: int
    flat: int

    def __str__(self) -> str:
        return f"{self.dice:+d}d{self.faces}" if self.dice else f"{self.flat:+d}"

    def __bool__(self) -> bool:
        return bool(self.dice or self.flat)


NOTHING = Amount(0, 6, 0)

IMPOSSIBLE = "impossible"
"""Written in a table instead of an amount: no shot can be taken (H13)."""


@lru_cache(maxsize=1024)
def read_amount(written: str | int) -> Amount:
    """Give the amount that `-4d6` or a whole number stands for; refuses anything else with `amount_expected`."""
    if isinstance(written, int):
        return Amount(0, 6, written)
    if not _is_dice(written):
        raise Fault("amount_expected", found=written)
    number, _, faces = written.partition("d")
    return Amount(int(number), int(faces), 0)


def _is_dice(text: str) -> bool:
    return re.fullmatch(_DICE, text) is not None


def _dice(value: object) -> object:
    if isinstance(value, str) and not _is_dice(value):
        raise ValueError("-4d6")
    return value


def _amount(value: object) -> object:
    flat = isinstance(value, int) and not isinstance(value, bool) and -1000 <= value <= 1000
    if not flat and not (isinstance(value, str) and _is_dice(value)):
        raise ValueError("-4d6, -5")
    return value


def _crossing(value: object) -> object:
    if value == IMPOSSIBLE:
        return value
    try:
        return _amount(value)
    except ValueError:
        raise ValueError("-4d6, -5, impossible") from None


DiceText = Annotated[str, BeforeValidator(_dice), WithJsonSchema(_DICE_SCHEMA)]
"""Signed dice as text: `-4d6`."""

AmountText = Annotated[
    str | int,
    BeforeValidator(_amount),
    WithJsonSchema({"anyOf": [_DICE_SCHEMA, _FLAT_SCHEMA]}),
]
"""An amount as written down: signed dice, or a whole number from −1000 to 1000 (0: none)."""

CrossingText = Annotated[
    str | int,
    BeforeValidator(_crossing),
    WithJsonSchema({"anyOf": [_DICE_SCHEMA, _FLAT_SCHEMA, {"const": IMPOSSIBLE}]}),
]
"""The same, or `impossible` (H13)."""


def _exactly(places: int, low: int, high: int, expected: str) -> Callable[[object], Decimal]:
    """Give a reader of decimals with at most `places` places, low to high, which says `expected` where it refuses."""

    def read(value: object) -> Decimal:
        if isinstance(value, bool) or value is None or isinstance(value, dict | list | tuple):
            raise ValueError(expected)
        text = str(value)
        if isinstance(value, str) and not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text, re.ASCII):
            raise ValueError(expected)
        try:
            # A number that JSON brought as a binary one is written back as it was typed, and so read exactly (N1).
            number = Decimal(text)
        except InvalidOperation:
            raise ValueError(expected) from None
        exponent = number.as_tuple().exponent
        if not isinstance(exponent, int) or exponent < -places or not low <= number <= high:
            raise ValueError(expected)
        # One way of writing each number, so that what is kept compares as text: 0.60 is 0.6.
        whole, _, decimals = f"{abs(number):.{places}f}".partition(".")
        return Decimal(f"{whole}.{decimals.rstrip('0')}".rstrip("."))

    return read


def _number_schema(places: int, high: int) -> dict[str, list[dict[str, str | int]]]:
    text: dict[str, str | int] = {"type": "string", "pattern": rf"^[0-9]+(\.[0-9]{{1,{places}}})?$"}
    return {"anyOf": [text, {"type": "number", "minimum": 0, "maximum": high}]}


Coefficient = Annotated[
    Decimal,
    BeforeValidator(_exactly(3, 0, 1, "0, 0.58, 1")),
    WithJsonSchema(_number_schema(3, 1)),
]
"""An absorption coefficient, 0–1 with at most three decimals, read exactly (N1, H20)."""

Metres = Annotated[
    Decimal,
    BeforeValidator(_exactly(2, 0, 100_000, "12.5")),
    WithJsonSchema(_number_schema(2, 100_000)),
]
"""A distance or a weapon's range, at most two decimals, read exactly (N1, H11)."""

Signed = Annotated[int, Field(ge=-1_000, le=1_000, strict=True)]
"""A weapon's or armour's modifier: a malus is negative (H2)."""


def thousandths(coefficient: Decimal) -> int:
    """Give a coefficient as the whole number of thousandths that the rules reckon with (N1): 0.58 → 580."""
    return int(coefficient.scaleb(3))
