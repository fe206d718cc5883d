"""Workings as data: each step with its rule, its numbers and its result, for any language to write out."""

from typing import NamedTuple


class Working(NamedTuple):
    """One step of a calculation.

    `form` holds a `{}` for each operand and operators only (`{} × {} × {} / 10`); a view writes the numbers its own
    way and turns `+ −4` into `− 4`. Operands are integers, exact decimals with a point, or fractions (`1/3`).
    """

    rule: str
    term: str
    """What is worked out: `ratio`, `margin`, `effectiveness`, `losses`, `casualties`…"""
    unit: str
    """Whose number it is (unit id)."""
    other: str
    """The other one concerned (unit id), or empty."""
    form: str
    operands: tuple[int | str, ...]
    exact: int | str
    """The value before rounding or bringing into bounds; empty where it is the result."""
    result: int | str
