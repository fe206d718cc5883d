"""Words of heroes' combat: rules, arithmetic, dice, amounts, refusals."""

from __future__ import annotations

import pytest

from banneret.model.amounts import Amount
from banneret.model.faults import Fault
from banneret.model.workings import Working
from banneret.views.text import (
    die_words,
    fault_sentence,
    fault_text,
    plain,
    rule_words,
    where_words,
    working_line,
)
from banneret.views.text.hero_words import amount_words, dice_words, modifier_word

NAMES = {"aldric": "Aldric", "odo": "Odo *the* {Smith}"}


@pytest.mark.parametrize("rule", [f"H{number}" for number in range(1, 29)])
def test_one_sentence_a_rule(rule: str) -> None:
    """H1–H28."""
    words = rule_words(rule)

    assert words.endswith(".")
    assert len(words) <= 120


@pytest.mark.parametrize(
    ("working", "subject", "arithmetic"),
    [
        (
            Working("H1", "base", "aldric", "", "2 × {} + {} + {}", (14, 2, 1), "", 31),
            "Aldric, base value",
            "2 × 14 + 2 + 1 = 31",
        ),
        (
            Working("H2", "first", "aldric", "", "{} + {} + {} + {}", (31, 5, -5, 40), "", 71),
            "Aldric, first value",
            "31 + 5 − 5 + 40 = 71",
        ),
        (
            Working("H19", "wound", "odo", "aldric", "{} × (1 + {} / 10)", (8, 12), "17.6", 18),
            "Odo *the* {Smith}, wound",
            "8 × 2.2 = 17.6 → 18",
        ),
        (
            Working("H19", "wound", "odo", "aldric", "{} × (1 + {} / 10)", (8, 10), "", 16),
            "Odo *the* {Smith}, wound",
            "8 × 2 = 16",
        ),
        (
            Working("H20", "body_loss", "odo", "", "{} × {}", (18, "0.6"), "10.8", 11),
            "Odo *the* {Smith}, body loss",
            "18 × 0.6 = 10.8 → 11",
        ),
        (
            Working("H7", "modifier.deep_water", "odo", "", "−({} + {})", (3, 4), "", -7),
            "Odo *the* {Smith}, in water above the waist",
            "−(3 + 4) = −7",
        ),
        (
            Working("H3", "modifier.Blessed *by* {me}", "odo", "", "{}", (-5,), "", -5),
            "Odo *the* {Smith}, Blessed *by* {me}",
            "−5",
        ),
        (Working("H23", "thrown", "odo", "", "{}", (2,), "", 2), "Odo *the* {Smith}, thrown", "2 rolled"),
        (
            Working("H22", "vanquished", "odo", "", "{}", (-4,), "", -4),
            "Odo *the* {Smith}, vanquished",
            "vitality −4",
        ),
        (
            Working("H5", "fumble.dropped", "odo", "", "{} + {}", (45, 34), "", 79),
            "Odo *the* {Smith}, weapon dropped",
            "45 + 34 = 79",
        ),
        (
            Working(
                "H26", "terror", "odo", "", "3 × {} + 2 × {} + {} + 3 × ({} + {})", (11, -2, 3, 4, 5), "", 59
            ),
            "Odo *the* {Smith}, against terror",
            "3 × 11 + 2 × −2 + 3 + 3 × (4 + 5) = 59",
        ),
    ],
)
def test_arithmetic_as_the_text_writes_it(working: Working, subject: str, arithmetic: str) -> None:
    written = working_line(working, NAMES)

    assert plain(written.subject) == subject
    assert plain(written.arithmetic) == arithmetic


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("assault.a.d100", "Aldric, value die"),
        ("assault.b.surprise.2", "Odo *the* {Smith}, surprise, die 2"),
        ("assault.b.surprise~2.1", "Odo *the* {Smith}, surprise (2), die 1"),
        ("assault.a.St. George.1", "Aldric, St. George, die 1"),
        ("assault.a.thrown", "Aldric, thrown or not"),
        ("assault.a.fall.2", "Aldric, fall, die 2"),
        ("flight.odo.fleer.d100", "Aldric fleeing from Odo *the* {Smith}, value die"),
        ("flight.odo.opponent.mounted.1", "Odo *the* {Smith}, mounted, die 1"),
        ("terror.3", "Aldric, terror, die 3"),
        ("assault.c.d100", "assault.c.d100"),
        ("terror.x", "terror.x"),
    ],
)
def test_what_a_die_is_for(name: str, words: str) -> None:
    assert plain(die_words(name, NAMES)) == words


def test_amounts(french: None) -> None:
    assert amount_words(Amount(3, 6, 0)) == "+3d6"
    assert amount_words(Amount(-4, 6, 0)) == "−4d6"
    assert amount_words(Amount(0, 6, -5)) == "−5"
    assert amount_words(Amount(0, 6, 0)) == "0"
    assert dice_words(1, 100) == "d100"
    assert dice_words(2, 6) == "2d6"


def test_modifiers_of_a_house_and_of_the_gm() -> None:
    assert modifier_word("muddy_ground") == "muddy ground"
    assert modifier_word("The_king's_eye") == "The_king's_eye"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (
            Fault("shot_impossible", where="shooter.distance", rule="H11", found="Maude"),
            "Maude cannot shoot that far: a target within the weapon’s range expected (H11)",
        ),
        (
            Fault("shot_impossible", where="shooter.terrains", rule="H13", found="Maude"),
            "Maude cannot shoot through that: terrain or night make it impossible (H13)",
        ),
        (
            Fault("hero_out", where="opponents.1.unit", found="Aldric"),
            "Aldric is out of the fight, a hero in the fight expected",
        ),
        (
            Fault("weapon_elsewhere", where="weapon", found="Flail", expected="ground"),
            "Flail is somewhere else, on the ground expected",
        ),
        (
            Fault("unknown_row", where="target.position", found="bog", expected=("ladder", "frail_craft")),
            "“bog” found, a row of the table expected: on a ladder or in a frail craft (who dodges, position)",
        ),
        (
            Fault("die_outside_faces", where="assault.b.d100", found=101, low=1, high=100),
            "101 found, 1 to 100 expected (second fighter, value die)",
        ),
    ],
)
def test_refusals(fault: Fault, sentence: str) -> None:
    """H11 and H13 in words; of whose order it is said only where the refusal does not name it."""
    assert fault_sentence(fault, NAMES) == sentence


def test_an_impossible_shot_by_another_rule_names_it() -> None:
    assert "H99" in fault_text(Fault("shot_impossible", rule="H99", found="Maude"))


def test_places() -> None:
    assert where_words("odo.body_left", NAMES) == "Odo *the* {Smith}, body vitality"
    assert where_words("position", NAMES) == "position"
