"""Flight (H25) and terror (H26)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.model.amounts import Amount
from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.rules.heroes.fighter import Armour, Fighter, Modifier, Weapon
from banneret.rules.heroes.flight import FlightOutcome, resolve_flight, resolve_terror
from banneret.rules.heroes.values import Value
from banneret.rules.heroes.wounds import Blow, Fall, Left

FLEER = Fighter("f", 10, 10, 10, 60, 20, Weapon(8, 0, -5), Armour(-2, 600, 800, 40), dodge=67)
OPPONENT = Fighter("o", 10, 10, 10, 60, 20, Weapon(8, 60))


def _flight(tables: HeroTables, fleer: Fighter, opponent: Fighter, **dice: int) -> FlightOutcome:
    named = {f"flight.{name.replace('__', '.')}": value for name, value in dice.items()}
    return resolve_flight(fleer, opponent, DiceReader(named), tables)


@pytest.mark.parametrize(("d100", "hit", "strike"), [(50, True, 0), (51, False, 0), (40, True, 10)])
def test_equal_or_lower_is_hit_in_the_back(tables: HeroTables, d100: int, hit: bool, strike: int) -> None:
    """H25: dodge for the weapon skill, the other modifiers stay; H7's back is not implied."""
    outcome = _flight(tables, FLEER, OPPONENT, fleer__d100=d100, opponent__d100=50)

    assert outcome.fleer == Value(20, 80, 80 + d100, "none")
    assert (outcome.hit, outcome.strike) == (hit, strike)
    assert (outcome.blow is not None) is hit


def test_only_the_fleer_can_be_hurt_and_he_never_fumbles(tables: HeroTables) -> None:
    """H25: however high he rolls, however low."""
    away = _flight(tables, FLEER, OPPONENT, fleer__d100=100, opponent__d100=1)
    caught = _flight(tables, FLEER._replace(dodge=0), OPPONENT, fleer__d100=1, opponent__d100=1)

    assert (away.hit, away.blow) == (False, None)
    assert away.opponent.fumble == "dropped"
    assert caught.fleer.fumble == "none"


def test_a_blow_in_the_back_wounds_as_any_other(tables: HeroTables) -> None:
    """H25 with H19–H23: at the head if it was declared there, and the fleer may be thrown."""
    rider = FLEER._replace(mounted=True)
    aiming = OPPONENT._replace(aims_at_head=True)
    dice = {"fleer__thrown": 1, "fleer__fall__1": 2, "fleer__fall__2": 2}

    outcome = _flight(tables, rider, aiming, fleer__d100=50, opponent__d100=62, **dice)

    assert outcome.blow == Blow(18, 11, 11, 7, True, Fall(4, 3, 1), Left(46, 9, 32))


def test_maluses_of_the_gm(tables: HeroTables) -> None:
    """H25: the GM sets what hinders the fleer."""
    hindered = FLEER._replace(modifiers=(Modifier("crowd", Amount(0, 6, -1), "H25"),))

    assert _flight(tables, hindered, OPPONENT, fleer__d100=51, opponent__d100=50).hit


def test_flight_asks_only_for_its_own_dice(tables: HeroTables) -> None:
    """H25: one d100 of the fleer for each opponent."""
    with pytest.raises(DiceMissing) as asked:
        _flight(tables, FLEER, OPPONENT)

    assert asked.value.needed == (("flight.fleer.d100", 100), ("flight.opponent.d100", 100))


def test_the_option_that_a_fumbler_cannot_wound(tables: HeroTables) -> None:
    """H5: nor one who flees."""
    strict = tables.model_copy(update={"fumbler_wounds": False})

    outcome = _flight(strict, FLEER._replace(dodge=0), OPPONENT, fleer__d100=1, opponent__d100=20)

    assert (outcome.opponent.fumble, outcome.hit, outcome.strike) == ("dropped", False, 0)


@pytest.mark.parametrize(("terror", "flees"), [(170, True), (171, True), (169, False)])
def test_terror(tables: HeroTables, terror: int, flees: bool) -> None:
    """H26: 3 × 11 + 2 × 49 + 3 + 3 × 12 = 170; equal flees."""
    dice = DiceReader({"terror.1": 3, "terror.2": 4, "terror.3": 5})

    outcome = resolve_terror("h", 11, 49, 3, terror, dice, tables)

    assert (outcome.total, outcome.flees) == (170, flees)
    assert [(w.term, w.operands, w.result) for w in outcome.workings] == [
        ("terror", (11, 49, 3, 3, 4, 5), 170),
        ("flees" if flees else "stands", (170, terror), 170 - terror),
    ]


@given(st.integers(1, 30), st.integers(-100, 100), st.integers(0, 30), st.tuples(*[st.integers(1, 6)] * 3))
def test_terror_counts_body_as_it_stands(
    tables: HeroTables, willpower: int, body: int, level: int, rolls: tuple[int, int, int]
) -> None:
    """H26: also below 0."""
    dice = DiceReader({f"terror.{n}": roll for n, roll in enumerate(rolls, 1)})

    total = resolve_terror("h", willpower, body, level, 0, dice, tables).total

    assert total == willpower * 3 + body * 2 + level + 3 * (rolls[0] + rolls[1] + rolls[2])
