"""Dice in words (N4, N5)."""

from __future__ import annotations

import pytest

from banneret.model.dice import Die
from banneret.views.text import die_value, die_words, faces_words, plain

NAMES = {"horsemen": "Horsemen", "a.b": "The Guard"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sequence.horsemen.training", "Horsemen, training die"),
        ("sequence.horsemen.strategy", "Horsemen, commander’s strategy die"),
        ("sequence.a.b.training", "The Guard, training die"),
        ("morale.a.b", "The Guard, morale die"),
        ("morale.nobody", "nobody, morale die"),
        ("somebody.else", "somebody.else"),
    ],
)
def test_what_a_die_is_for(name: str, words: str) -> None:
    assert plain(die_words(name, NAMES)) == words


def test_the_log_keeps_who_threw_a_die() -> None:
    """N5."""
    table = die_value(Die(value=7, faces=10, source="table"))

    assert plain(table) == "7 on a d10, from the table"
    assert [span.text for span in table if span.bold] == ["7"]
    assert plain(die_value(Die(value=3, faces=6, source="app"))) == "3 on a d6, rolled by the app"
    assert faces_words(1000) == "d1,000"


def test_discarded_faces_stay_on_record() -> None:
    die = Die(value=4, faces=10, source="app", discarded=(9, 3))

    assert plain(die_value(die)) == "4 on a d10, rolled by the app, re-rolled from 9, 3"
