"""Rounding on whole numbers: halves up, never the binary or the banker's way (N1–N3)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.rules.rounding import ceiling, exact_decimal, half_up

POSITIVE = st.integers(1, 10**12)
NATURAL = st.integers(0, 10**12)


@pytest.mark.parametrize(
    ("numerator", "denominator", "expected"),
    [
        (5, 2, 3),
        (29, 2, 15),
        (1, 2, 1),
        (3, 2, 2),
        (7, 3, 2),
        (11, 4, 3),
        (84, 10, 8),
        (24, 30, 1),
        (0, 7, 0),
        (49, 100, 0),
    ],
)
def test_halves_go_up(numerator: int, denominator: int, expected: int) -> None:
    """N2: 2.5 → 3, 14.5 → 15; Python's round() gives 2 and 14."""
    assert half_up(numerator, denominator) == expected


@given(NATURAL, POSITIVE)
def test_half_up_is_the_nearest(numerator: int, denominator: int) -> None:
    """N1, N2: exact at any size."""
    assert half_up(numerator, denominator) == floor(Fraction(numerator, denominator) + Fraction(1, 2))


@given(NATURAL, POSITIVE)
def test_ceiling(numerator: int, denominator: int) -> None:
    """N3."""
    assert ceiling(numerator, denominator) == ceil(Fraction(numerator, denominator))


@pytest.mark.parametrize("half", [2**53 + 1, 10**30 + 1])
def test_no_binary_float_is_in_between(half: int) -> None:
    """N1: a float would have lost the half."""
    assert half_up(half, 2) == (half + 1) // 2


@given(NATURAL, POSITIVE, st.integers(0, 6))
def test_what_the_workings_write_is_the_number(numerator: int, denominator: int, places: int) -> None:
    """N1: the exact value, as a decimal that ends or as a fraction in lowest terms."""
    written = exact_decimal(numerator, denominator, places)

    assert Fraction(written) == Fraction(numerator, denominator)
    if "/" in written:
        assert written == str(Fraction(numerator, denominator))
    else:
        _, _, decimals = written.partition(".")
        assert len(decimals) <= places
        assert not decimals.endswith("0")
