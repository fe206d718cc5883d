"""Rounding of the texts, on whole numbers only (N1–N3)."""

from functools import lru_cache
from math import gcd


def half_up(numerator: int, denominator: int) -> int:
    """Round numerator / denominator to the nearest whole number, halves up (N2): 5/2 → 3, 29/2 → 15.

    Both are ≥ 0 and the denominator ≥ 1; exact for any size (N1).
    """
    return (2 * numerator + denominator) // (2 * denominator)


def ceiling(numerator: int, denominator: int) -> int:
    """Round numerator / denominator up (N3): 1/2 → 1."""
    return -(-numerator // denominator)


@lru_cache(maxsize=4096)
def exact_decimal(numerator: int, denominator: int, places: int = 3) -> str:
    """Write numerator / denominator as a decimal with a point, for the workings (N1).

    Trailing zeros go; a value that does not end within `places` is written as a fraction in lowest terms (`8/15`).
    """
    scale = 10**places
    if numerator * scale % denominator:
        shared = gcd(numerator, denominator)
        return f"{numerator // shared}/{denominator // shared}"
    scaled = numerator * scale // denominator
    whole, rest = divmod(scaled, scale)
    return f"{whole}.{rest:0{places}d}".rstrip("0").rstrip(".")
