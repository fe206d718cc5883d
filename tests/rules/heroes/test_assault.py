"""Assaults hand to hand and by a shot (H16–H18, H21, H28), and the option of H5 and H6."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.heroes.assault import AssaultOutcome, resolve_assault
from banneret.rules.heroes.fighter import Armour, Fighter, Weapon

Mode = Literal["melee", "shooting"]

A = Fighter("a", 10, 10, 10, 60, 20, Weapon(8, 60), dodge=60)
B = Fighter("b", 10, 10, 10, 60, 20, Weapon(5, 60), Armour(0, 600, 800, 40), dodge=60)

fighters = st.builds(
    Fighter,
    st.just("x"),
    st.integers(5, 20),
    st.integers(5, 20),
    st.integers(5, 20),
    st.integers(1, 80),
    st.integers(1, 30),
    st.builds(Weapon, st.integers(0, 20), st.integers(0, 90), st.integers(-10, 5), st.booleans()),
    st.builds(Armour, st.integers(-10, 0), st.integers(0, 1000), st.integers(0, 1000), st.integers(0, 60)),
    st.integers(0, 90),
    st.just(()),
    st.booleans(),
    st.booleans(),
)
d100s = st.integers(1, 100)
saddle = {f"assault.{role}.{name}": 1 for role in "ab" for name in ("thrown", "fall.1", "fall.2")}


def _assault(
    tables: HeroTables, mode: Mode, a: Fighter, b: Fighter, a_d100: int, b_d100: int
) -> AssaultOutcome:
    dice = {"assault.a.d100": a_d100, "assault.b.d100": b_d100, **saddle}
    return resolve_assault(mode, a, b, DiceReader(dice), tables)


def test_the_higher_value_touches(tables: HeroTables) -> None:
    """H17: the strike is the difference, whoever is the higher."""
    first = _assault(tables, "melee", A, B, 62, 50)
    second = _assault(tables, "melee", A, B, 50, 51)

    assert (first.hit, first.strike) == ("a", 12)
    assert first.blow is not None
    assert (first.blow.wound, first.blow.body_loss, first.blow.armour_loss) == (18, 11, 7)
    assert (second.hit, second.strike) == ("b", 1)
    assert second.blow is not None
    assert second.blow.wound == 6


def test_equal_values_touch_nobody_hand_to_hand(tables: HeroTables) -> None:
    """H17."""
    outcome = _assault(tables, "melee", A, B, 50, 50)

    assert (outcome.hit, outcome.strike, outcome.blow) == (None, 0, None)
    assert outcome.workings[-1] == Working("H17", "nobody", "a", "b", "{} − {}", (130, 130), "", 0)


@pytest.mark.parametrize(
    ("b_d100", "hit", "strike"), [(50, "a", 0), (51, None, 0), (49, "a", 1), (1, "a", 49)]
)
def test_a_shot_is_avoided_only_by_a_greater_value(
    tables: HeroTables, b_d100: int, hit: str | None, strike: int
) -> None:
    """H18: equal is hit with strike 0; the target never touches."""
    outcome = _assault(tables, "shooting", A, B, 50, b_d100)

    assert (outcome.hit, outcome.strike) == (hit, strike)


def test_who_dodges_neither_fumbles_nor_aims(tables: HeroTables) -> None:
    """H18, H14: only the target can be hurt, his own declared blow counts for nothing."""
    clumsy = B._replace(weapon=Weapon(5, 0), aims_at_head=True, dodge=80)

    outcome = _assault(tables, "shooting", A, clumsy, 21, 1)

    assert outcome.b.fumble == "none"
    assert outcome.hit == "a"
    assert outcome.blow is not None
    assert outcome.blow.head_loss == 0


def test_two_archers_do_it_in_turns(tables: HeroTables) -> None:
    """H18: each shoots once and dodges once, in two assaults; each breaks his bow only on his own shot (H6)."""
    there = _assault(tables, "shooting", A._replace(weapon=Weapon(8, 20)), B, 30, 90)
    back = _assault(tables, "shooting", B, A._replace(weapon=Weapon(8, 20)), 60, 30)

    assert (there.a.fumble, there.b.fumble) == ("broken", "none")
    assert (back.a.fumble, back.b.fumble) == ("none", "none")


@given(a=fighters, b=fighters, a_d100=d100s, b_d100=d100s)
def test_a_head_aimed_at_and_missed_is_never_hurt(
    tables: HeroTables, a: Fighter, b: Fighter, a_d100: int, b_d100: int
) -> None:
    """H21: the answer to a failed blow at the head touches the body alone, unless it was declared at the head too."""
    outcome = _assault(tables, "melee", a, b, a_d100, b_d100)
    assume(outcome.blow is not None)
    assert outcome.blow is not None

    striker, touched = (a, b) if outcome.hit == "a" else (b, a)
    if striker.aims_at_head:
        assert outcome.blow.head_loss == outcome.blow.body_loss
    else:
        assert outcome.blow.head_loss == 0
        assert outcome.blow.left.head == touched.head


@given(a=fighters, b=fighters, a_d100=d100s, b_d100=d100s, mode=st.sampled_from(["melee", "shooting"]))
def test_who_touches_follows_from_the_values(
    tables: HeroTables, a: Fighter, b: Fighter, a_d100: int, b_d100: int, mode: Mode
) -> None:
    """H17, H18: and a tie in melee hurts nobody, in shooting hits."""
    outcome = _assault(tables, mode, a, b, a_d100, b_d100)
    difference = outcome.a.final - outcome.b.final

    if mode == "shooting":
        expected = "a" if difference >= 0 else None
    else:
        expected = "a" if difference > 0 else "b" if difference < 0 else None
    assert outcome.hit == expected
    assert outcome.strike == (0 if expected is None else abs(difference))
    assert (outcome.blow is None) == (expected is None)


@given(a=fighters, b=fighters, a_d100=d100s, b_d100=d100s, mode=st.sampled_from(["melee", "shooting"]))
def test_no_die_is_asked_for_that_the_rules_do_not_need(
    tables: HeroTables, a: Fighter, b: Fighter, a_d100: int, b_d100: int, mode: Mode
) -> None:
    """H23: thrown dice only for a rider who is touched, fall dice only for one who is thrown."""
    reader = DiceReader({"assault.a.d100": a_d100, "assault.b.d100": b_d100, **saddle})

    outcome = resolve_assault(mode, a, b, reader, tables)

    asked = {"assault.a.d100", "assault.b.d100"}
    touched, role = (b, "b") if outcome.hit == "a" else (a, "a")
    if outcome.hit is not None and touched.mounted:
        asked |= {f"assault.{role}.{name}" for name in ("thrown", "fall.1", "fall.2")}
    assert set(reader.used) == asked


def test_dice_are_asked_for_step_by_step(tables: HeroTables) -> None:
    """H23: nobody rolls for the saddle before it is known who is touched."""
    rider = B._replace(mounted=True)

    with pytest.raises(DiceMissing) as first:
        resolve_assault("melee", A, rider, DiceReader({}), tables)
    with pytest.raises(DiceMissing) as second:
        resolve_assault("melee", A, rider, DiceReader({"assault.a.d100": 62, "assault.b.d100": 50}), tables)

    assert [name for name, _ in first.value.needed] == ["assault.a.d100", "assault.b.d100"]
    assert second.value.needed == (("assault.b.thrown", 6),)


@pytest.mark.parametrize(("mode", "skill", "rule"), [("melee", 70, "H5"), ("shooting", 40, "H6")])
def test_the_option_that_a_fumbler_cannot_wound(
    tables: HeroTables, mode: Mode, skill: int, rule: str
) -> None:
    """H5, H6: the hit is still decided by the values; by the option a fumbler then wounds nobody."""
    fumbler = A._replace(weapon=Weapon(8, skill))
    victim = B._replace(dodge=0, weapon=Weapon(5, 0, natural=True))
    strict = tables.model_copy(update={"fumbler_wounds": False})

    told = _assault(tables, mode, fumbler, victim, 10, 1)
    kept = _assault(strict, mode, fumbler, victim, 10, 1)
    sure = _assault(strict, mode, fumbler, victim, 60, 1)

    assert told.a.fumble != "none"
    assert told.hit == "a"
    assert (kept.hit, kept.strike, kept.blow) == (None, 0, None)
    assert kept.a.fumble == told.a.fumble
    assert [w.rule for w in kept.workings if w.term == "fumbler_cannot_wound"] == [rule]
    assert sure.hit == "a"


def test_the_workings_say_it_all(tables: HeroTables) -> None:
    """The text's own wound, step by step, with the rule of each (H1–H22)."""
    hero = Fighter("a", 14, 12, 11, 60, 20, Weapon(8, 49))

    outcome = _assault(tables, "melee", hero, B._replace(body=11), 52, 40)

    assert outcome.workings == (
        Working("H1", "base", "a", "", "2 × {} + {} + {}", (14, 2, 1), "", 31),
        Working("H2", "first", "a", "", "{} + {} + {} + {}", (31, 0, 0, 49), "", 80),
        Working("H3", "final", "a", "", "{} + {} + {}", (80, 0, 52), "", 132),
        Working("H1", "base", "b", "", "2 × {} + {} + {}", (10, 0, 0), "", 20),
        Working("H2", "first", "b", "", "{} + {} + {} + {}", (20, 0, 0, 60), "", 80),
        Working("H3", "final", "b", "", "{} + {} + {}", (80, 0, 40), "", 120),
        Working("H17", "strike", "a", "b", "{} − {}", (132, 120), "", 12),
        Working("H19", "wound", "b", "a", "{} × (1 + {} / 10)", (8, 12), "17.6", 18),
        Working("H20", "body_loss", "b", "", "{} × {}", (18, "0.6"), "10.8", 11),
        Working("H20", "armour_loss", "b", "", "{} − {}", (18, 11), "", 7),
        Working("H20", "resistance", "b", "", "{} − {}", (40, 7), "", 33),
        Working("H20", "body", "b", "", "{} − {}", (11, 11), "", 0),
        Working("H22", "vanquished", "b", "", "{}", (0,), "", 0),
    )
