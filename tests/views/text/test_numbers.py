"""Numbers as the GM reads them, in English and in French."""

from __future__ import annotations

from datetime import datetime

import pytest

from banneret.views.text import clock, either, exact, listed, number, percent, plain, signed


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0"),
        (18412, "18,412"),
        (-6, "−6"),
        (-1234567, "−1,234,567"),
        (10**18, "1,000,000,000,000,000,000"),
    ],
)
def test_whole_numbers(value: int, shown: str) -> None:
    assert number(value) == shown


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("value", "shown"), [(18412, "18\u202f412"), (-1234, "−1\u202f234"), (999, "999"), (0, "0")]
)
def test_french_parts_thousands_with_a_narrow_space(value: int, shown: str) -> None:
    assert number(value) == shown


def test_changes_carry_their_sign() -> None:
    assert [signed(3), signed(-16), signed(0)] == ["+3", "−16", "0"]


@pytest.mark.parametrize(
    ("value", "in_english", "in_french"),
    [
        ("0.8", "0.8", "0,8"),
        ("8.4", "8.4", "8,4"),
        ("1/3", "1/3", "1/3"),
        ("1/2.75", "1/2.75", "1/2,75"),
        ("1234.5", "1,234.5", "1\u202f234,5"),
        ("-0.125", "−0.125", "−0,125"),
        (16, "16", "16"),
    ],
)
def test_exact_values_keep_every_figure(
    value: int | str, in_english: str, in_french: str, request: pytest.FixtureRequest
) -> None:
    """N1: a decimal is written as it was worked out, never through a float."""
    assert exact(value) == in_english
    request.getfixturevalue("french")
    assert exact(value) == in_french


def test_percent_in_english() -> None:
    assert percent(34) == "34%"


def test_names_are_joined_as_in_speech() -> None:
    assert plain(listed(["Horsemen"])) == "Horsemen"
    assert plain(listed(["Horsemen", "Peasants"])) == "Horsemen and Peasants"
    assert plain(listed(["Horsemen", "Archers", "Peasants"])) == "Horsemen, Archers and Peasants"
    assert plain(either(["losses", "sent away"])) == "losses or sent away"
    assert plain(listed([])) == ""


def test_time_is_the_tables_own() -> None:
    at = datetime(2024, 5, 3, 21, 4).astimezone()

    assert clock(at) == "21:04"
