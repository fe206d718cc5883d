"""The arithmetic of troops, sentence by sentence, and against a slow formula written from the text (T2, T4–T8)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.rules.troops import (
    Casualties,
    Ratio,
    casualties,
    effectiveness,
    loss_ratio,
    losses,
    margin,
    strategy_margin,
)

POTENTIAL = st.integers(0, 1_000)
DEFENCE = st.integers(1, 1_000)
SKILL = st.integers(0, 100)
TENTHS = st.integers(0, 10)


def nearest(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))


def text_ratio(offence: int, defence: int) -> Fraction:
    """The loss ratio as the text tells it."""
    if offence == 0:
        return Fraction(0)
    plain = Fraction(offence, defence)
    return Fraction(nearest(plain)) if plain >= 1 else 1 / Fraction(nearest(1 / plain))


@pytest.mark.parametrize(
    ("offence", "defence", "expected"),
    [
        (14, 6, "2"),
        (4, 11, "1/3"),
        (8, 11, "1"),
        (4, 10, "1/3"),
        (9, 14, "1/2"),
        (5, 2, "3"),
        (3, 2, "2"),
        (2, 3, "1/2"),
        (29, 2, "15"),
        (2, 29, "1/15"),
        (7, 7, "1"),
        (10, 7, "1"),
        (7, 10, "1"),
        (0, 1, "0"),
        (0, 1_000, "0"),
        (1_000, 1, "1000"),
        (1, 1_000, "1/1000"),
    ],
)
def test_loss_ratio(offence: int, defence: int, expected: str) -> None:
    """T2: rounded half up; below 1 the problem is turned round and then rounded; offence 0 inflicts nothing."""
    assert str(loss_ratio(offence, defence)) == expected


@given(POTENTIAL, DEFENCE)
def test_loss_ratio_agrees_with_the_text(offence: int, defence: int) -> None:
    """T2, N1."""
    ratio = loss_ratio(offence, defence)

    assert Fraction(*ratio) == text_ratio(offence, defence)
    assert ratio.denominator == 1 or ratio.numerator == 1


@given(POTENTIAL, DEFENCE, st.integers(1, 1_000))
def test_a_better_weapon_never_hurts_less(offence: int, defence: int, more: int) -> None:
    """T2: what a GM expects of the slope, across the turn at 1 too."""
    assert Fraction(*loss_ratio(offence + more, defence)) >= Fraction(*loss_ratio(offence, defence))
    assert Fraction(*loss_ratio(offence, defence + more)) <= Fraction(*loss_ratio(offence, defence))


@pytest.mark.parametrize(
    ("training", "roll", "strategy", "expected"),
    [
        (6, 7, 0, 0),
        (6, 1, 6, 10),
        (6, 7, 3, 2),
        (2, 6, 0, 0),
        (6, 3, 0, 3),
        (100, 1, 0, 10),
        (0, 10, 9, 0),
        (0, 10, 11, 1),
        (5, 5, 0, 0),
    ],
)
def test_margin(training: int, roll: int, strategy: int, expected: int) -> None:
    """T4: the total is brought into 0..10: 5 + 6 → 10; a failed −1 with a commander's 3 is 2, not 3."""
    assert margin(training, roll, strategy) == expected


@pytest.mark.parametrize(("strategy", "roll", "expected"), [(8, 2, 6), (3, 9, 0), (5, 5, 0), (100, 1, 99)])
def test_a_failed_strategy_is_no_malus(strategy: int, roll: int, expected: int) -> None:
    """T5."""
    assert strategy_margin(strategy, roll) == expected


@pytest.mark.parametrize(
    ("situation", "attacker", "defender", "expected"),
    [
        (9, 0, 1, 8),
        (2, 1, 0, 3),
        (3, 0, 3, 1),
        (9, 10, 0, 19),
        (10, 10, 0, 20),
        (0, 0, 10, -5),
        (0, 0, 0, 0),
        (1, 0, 2, 0),
    ],
)
def test_effectiveness(situation: int, attacker: int, defender: int, expected: int) -> None:
    """T6, N3: half of the defender's margin is rounded up; no upper cap, the text's own example reaches 19."""
    assert effectiveness(situation, attacker, defender) == expected


@pytest.mark.parametrize(
    ("tenths", "men", "ratio", "expected"),
    [
        (8, 10, Ratio(2, 1), 16),
        (3, 40, Ratio(1, 3), 4),
        (7, 6, Ratio(2, 1), 8),
        (1, 24, Ratio(1, 3), 1),
        (3, 16, Ratio(1, 3), 2),
        (19, 10, Ratio(2, 1), 38),
        (5, 5, Ratio(1, 1), 3),
        (29, 5, Ratio(1, 1), 15),
        (0, 1_000, Ratio(1_000, 1), 0),
        (-5, 1_000, Ratio(1_000, 1), 0),
        (20, 1_000, Ratio(0, 1), 0),
        (20, 0, Ratio(1_000, 1), 0),
    ],
)
def test_losses(tenths: int, men: int, ratio: Ratio, expected: int) -> None:
    """T6, T7, N2: the text's six strikes; 2.5 → 3, 14.5 → 15; nothing at 0 tenths and below."""
    assert losses(tenths, men, ratio) == expected


@given(TENTHS, TENTHS, TENTHS, st.integers(0, 1_000_000), POTENTIAL, DEFENCE)
def test_losses_agree_with_the_text(
    situation: int, attacker: int, defender: int, men: int, offence: int, defence: int
) -> None:
    """T6, T7: a slow formula with fractions, written from the text, says the same."""
    tenths = situation + attacker - ceil(Fraction(defender, 2))
    expected = nearest(max(0, tenths) * men * text_ratio(offence, defence) / 10)

    assert losses(effectiveness(situation, attacker, defender), men, loss_ratio(offence, defence)) == expected


@pytest.mark.parametrize(
    ("accumulated", "expected"),
    [
        (28, (9, 9, 10)),
        (7, (2, 2, 3)),
        (8, (2, 2, 4)),
        (16, (5, 5, 6)),
        (2, (0, 0, 2)),
        (3, (1, 1, 1)),
        (0, (0, 0, 0)),
    ],
)
def test_casualties(accumulated: int, expected: tuple[int, int, int]) -> None:
    """T8: a third each, the remainder always to the lightly wounded."""
    assert casualties(accumulated) == Casualties(*expected)


@given(st.integers(0, 1_000_000))
def test_casualties_add_up(accumulated: int) -> None:
    """T8."""
    dead, severe, light = casualties(accumulated)

    assert dead + severe + light == accumulated
    assert dead == severe <= light <= dead + 2


@given(SKILL, SKILL, st.integers(1, 1_000), st.integers(1, 1_000))
def test_a_margin_is_always_in_bounds(training: int, strategy: int, roll: int, other: int) -> None:
    """T4, T5: whatever the die of the rule set."""
    assert 0 <= margin(training, roll, strategy_margin(strategy, other)) <= 10
