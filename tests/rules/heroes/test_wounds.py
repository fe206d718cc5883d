"""Wound, protection, head, fall (H19–H23): examples of the text, half cases, and laws that hold for any numbers."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.rules.heroes.fighter import Armour, Fighter, Weapon
from banneret.rules.heroes.scene import Scene
from banneret.rules.heroes.wounds import Absorbed, Blow, Fall, Left, absorb, take_blow, wound

HERO = Fighter("b", 10, 10, 10, 60, 20, Weapon(8, 60), Armour(0, 600, 800, 40))

points = st.integers(0, 2000)
coefficients = st.integers(0, 1000)


def _nearest(exact: Fraction) -> int:
    """N2, slowly and on its own: the nearest whole number, a half up."""
    below = floor(exact)
    return below if exact - below < Fraction(1, 2) else below + 1


def _blow(
    tables: HeroTables,
    hero: Fighter,
    damage: int,
    strike: int,
    at_head: bool = False,
    dice: dict[str, int] | None = None,
) -> Blow:
    return take_blow(hero, "b", "a", damage, strike, at_head, Scene(DiceReader(dice or {}), tables, []))


@pytest.mark.parametrize(
    ("damage", "strike", "points"),
    [(8, 12, 18), (8, 0, 8), (5, 1, 6), (5, 3, 7), (1, 4, 1), (1, 5, 2), (0, 100, 0), (10, 15, 25)],
)
def test_wound(damage: int, strike: int, points: int) -> None:
    """H19: 8 × 2.2 = 17.6 → 18; N2: 5.5 → 6, 6.5 → 7, 1.5 → 2."""
    assert wound(damage, strike) == points


@pytest.mark.parametrize(
    ("points", "coefficient", "body"),
    [
        (18, "0.6", 11),  # the text's: 10.8
        (25, "0.58", 15),  # N1: 14.5, and 14.499999999999998 as a binary float
        (25, "0.5", 13),  # N2: 12.5, banker's rounding gives 12
        (1, "0.5", 1),
        (3, "0.5", 2),
        (5, "0.1", 1),
        (50, "0.29", 15),  # 14.5
        (50, "0.57", 29),  # 28.5, and 28.499999999999996
        (350, "0.07", 25),  # 24.5, and 24.500000000000004
        (500, "0.001", 1),  # 0.5
        (499, "0.001", 0),
        (100, "0.005", 1),  # 0.5
        (300, "0.005", 2),  # 1.5
        (18, "0", 0),
        (18, "1", 18),
    ],
)
def test_absorption_rounds_exact_halves_up(points: int, coefficient: str, body: int) -> None:
    """H20 with N1 and N2."""
    thousandths = int(Fraction(coefficient) * 1000)

    assert absorb(points, thousandths, 10_000) == Absorbed(body, points - body)


def test_the_texts_example(tables: HeroTables) -> None:
    """H27: strike 12, weapon 8, absorption 0.6: 18; 11 from the body, 7 from the armour (H19, H20)."""
    assert _blow(tables, HERO, 8, 12) == Blow(18, 11, 0, 7, False, None, Left(49, 20, 33))


def test_armour_gives_no_more_than_it_has(tables: HeroTables) -> None:
    """H20: with 3 left it loses 3; the body's share is unchanged."""
    hero = HERO._replace(armour=Armour(0, 600, 800, 3))

    assert _blow(tables, hero, 8, 12) == Blow(18, 11, 0, 3, False, None, Left(49, 20, 0))


def test_spent_armour_no_longer_protects(tables: HeroTables) -> None:
    """H20: at 0 the coefficient is 1."""
    hero = HERO._replace(armour=Armour(0, 600, 800, 0))

    assert _blow(tables, hero, 8, 12) == Blow(18, 18, 0, 0, False, None, Left(42, 20, 0))


def test_armour_with_one_point_left_still_protects(tables: HeroTables) -> None:
    """H20: from the next wound on, not from this one."""
    hero = HERO._replace(armour=Armour(0, 600, 800, 1))

    assert _blow(tables, hero, 8, 12).body_loss == 11


def test_blow_at_the_head_takes_the_same_from_head_and_body(tables: HeroTables) -> None:
    """H21; H22: the head alone may vanquish, and vitality is kept below 0."""
    hero = HERO._replace(head=10)

    blow = _blow(tables, hero, 8, 12, at_head=True)

    assert blow == Blow(18, 11, 11, 7, False, None, Left(49, -1, 33))
    assert blow.left.vanquished


@pytest.mark.parametrize(
    ("body", "head", "vanquished"),
    [(1, 1, False), (0, 1, True), (1, 0, True), (-5, 20, True), (20, -5, True)],
)
def test_vanquished_at_nought(body: int, head: int, vanquished: bool) -> None:
    """H22: body or head at 0 or below."""
    assert Left(body, head, 0).vanquished is vanquished


def test_thrown_on_two_with_the_armour_as_the_blow_left_it(tables: HeroTables) -> None:
    """H23: the blow used the armour up, so the fall meets coefficient 1."""
    hero = HERO._replace(armour=Armour(0, 600, 500, 7), mounted=True)

    blow = _blow(tables, hero, 8, 12, dice={"b.thrown": 2, "b.fall.1": 3, "b.fall.2": 4})

    assert blow == Blow(18, 11, 0, 7, True, Fall(7, 7, 0), Left(42, 20, 0))


def test_a_fall_goes_through_the_blunt_coefficient_and_never_to_the_head(tables: HeroTables) -> None:
    """H23: 7 × 0.8 = 5.6 → 6, rounded on its own; the armour wears further."""
    hero = HERO._replace(mounted=True)

    blow = _blow(tables, hero, 8, 12, at_head=True, dice={"b.thrown": 1, "b.fall.1": 3, "b.fall.2": 4})

    assert blow == Blow(18, 11, 11, 7, True, Fall(7, 6, 1), Left(43, 9, 32))


@pytest.mark.parametrize(("roll", "term"), [(2, "thrown"), (3, "stays_mounted")])
def test_the_saddle_is_written_out(tables: HeroTables, roll: int, term: str) -> None:
    """H23: the roll, then the fall's own steps."""
    scene = Scene(DiceReader({"b.thrown": roll, "b.fall.1": 3, "b.fall.2": 4}), tables, [])

    take_blow(HERO._replace(mounted=True), "b", "a", 8, 12, False, scene)

    told = [(w.term, w.form, w.operands, w.exact, w.result) for w in scene.workings if w.rule == "H23"]
    assert told[0] == (term, "{}", (roll,), "", roll)
    assert told[1:] == (
        []
        if term == "stays_mounted"
        else [
            ("fall_wound", "{} + {}", (3, 4), "", 7),
            ("fall_body_loss", "{} × {}", (7, "0.8"), "5.6", 6),
            ("fall_armour_loss", "{} − {}", (7, 6), "", 1),
            ("resistance", "{} − {}", (33, 1), "", 32),
            ("body", "{} − {}", (49, 6), "", 43),
        ]
    )


def test_a_capped_loss_of_the_armour_is_written_out(tables: HeroTables) -> None:
    """H20: 18 − 11 is more than the 3 it has; and with nothing left the coefficient is told as 1."""
    worn = HERO._replace(armour=Armour(0, 600, 800, 3))
    spent = HERO._replace(armour=Armour(0, 600, 800, 0))
    first, second = (Scene(DiceReader({}), tables, []) for _ in range(2))

    take_blow(worn, "b", "a", 8, 12, False, first)
    take_blow(spent, "b", "a", 8, 12, False, second)

    assert [(w.term, w.form, w.operands, w.result) for w in first.workings[2:4]] == [
        ("armour_loss", "min({} − {}, {})", (18, 11, 3), 3),
        ("resistance", "{} − {}", (3, 3), 0),
    ]
    assert [(w.term, w.operands, w.result) for w in second.workings[1:]] == [
        ("body_loss", (18, "1"), 18),
        ("body", (60, 18), 42),
    ]


@pytest.mark.parametrize(("body", "head", "spent"), [(11, 20, 0), (12, 11, 0), (5, 5, -6), (40, 5, -6)])
def test_what_is_spent_is_written_out(tables: HeroTables, body: int, head: int, spent: int) -> None:
    """H21, H22: the vitality that is at 0 or below, the body's before the head's."""
    scene = Scene(DiceReader({}), tables, [])

    take_blow(HERO._replace(body=body, head=head), "b", "a", 8, 12, True, scene)

    assert [(w.operands, w.result) for w in scene.workings if w.rule == "H22"] == [((spent,), spent)]
    assert [(w.operands, w.result) for w in scene.workings if w.rule == "H21"] == [((head, 11), head - 11)]


def test_three_stays_in_the_saddle(tables: HeroTables) -> None:
    """H23: thrown on 1 or 2 only."""
    blow = _blow(tables, HERO._replace(mounted=True), 8, 12, dice={"b.thrown": 3})

    assert not blow.thrown
    assert blow.fall is None


def test_the_fall_is_rolled_also_for_a_rider_whom_the_blow_has_vanquished(tables: HeroTables) -> None:
    """H23, and dice are asked for only when the rules need them: first whether thrown, then the fall."""
    hero = HERO._replace(body=1, mounted=True)

    with pytest.raises(DiceMissing) as first:
        _blow(tables, hero, 8, 12)
    with pytest.raises(DiceMissing) as second:
        _blow(tables, hero, 8, 12, dice={"b.thrown": 1})

    assert first.value.needed == (("b.thrown", 6),)
    assert second.value.needed == (("b.fall.1", 6), ("b.fall.2", 6))
    assert _blow(tables, hero, 8, 12, dice={"b.thrown": 1, "b.fall.1": 6, "b.fall.2": 6}).left.body == -20


def test_house_rules_for_the_fall(tables: HeroTables) -> None:
    """H23: its dice are data."""
    house = tables.model_copy(update={"fall": "+1d4", "thrown_up_to": 5, "thrown_die": 10})

    blow = _blow(house, HERO._replace(mounted=True), 8, 12, dice={"b.thrown": 5, "b.fall.1": 4})

    assert blow.fall == Fall(4, 3, 1)


@given(damage=st.integers(0, 500), strike=st.integers(0, 500), coefficient=coefficients, resistance=points)
def test_exact_against_a_slow_formula(damage: int, strike: int, coefficient: int, resistance: int) -> None:
    """N1, N2, H19, H20 against fractions worked out another way."""
    expected = _nearest(damage * (1 + Fraction(strike, 10)))
    used = Fraction(coefficient, 1000) if resistance else Fraction(1)
    body = _nearest(expected * used)

    assert wound(damage, strike) == expected
    assert absorb(expected, coefficient, resistance) == Absorbed(body, min(expected - body, resistance))


@given(points=points, coefficient=coefficients, resistance=points)
def test_nothing_heals_and_the_shares_add_up(points: int, coefficient: int, resistance: int) -> None:
    """H20: body and armour add up to the wound while the armour has enough; neither gains; armour never below 0."""
    body, armour = absorb(points, coefficient, resistance)

    assert 0 <= body <= points
    assert 0 <= armour <= resistance
    assert body + armour <= points
    if resistance >= points:
        assert body + armour == points


@given(
    damage=st.integers(0, 200),
    strike=st.integers(0, 200),
    at_head=st.booleans(),
    armour=st.builds(Armour, st.just(0), coefficients, coefficients, st.integers(0, 100)),
    mounted=st.booleans(),
    thrown=st.integers(1, 6),
    falls=st.tuples(st.integers(1, 6), st.integers(1, 6)),
)
def test_what_is_left_is_what_was_less_what_was_lost(
    tables: HeroTables,
    damage: int,
    strike: int,
    at_head: bool,
    armour: Armour,
    mounted: bool,
    thrown: int,
    falls: tuple[int, int],
) -> None:
    """H20–H23: whatever happens, each point lost is told once, and the head loses only to a blow declared at it."""
    dice = {"b.thrown": thrown, "b.fall.1": falls[0], "b.fall.2": falls[1]}
    hero = HERO._replace(armour=armour, mounted=mounted)

    blow = _blow(tables, hero, damage, strike, at_head, dice)

    fall = blow.fall or Fall(0, 0, 0)
    assert blow.left.body == hero.body - blow.body_loss - fall.body_loss
    assert blow.left.head == hero.head - blow.head_loss
    assert blow.left.resistance == armour.resistance - blow.armour_loss - fall.armour_loss
    assert blow.left.resistance >= 0
    assert blow.head_loss == (blow.body_loss if at_head else 0)
    assert (blow.fall is not None) == blow.thrown == (mounted and thrown <= 2)
