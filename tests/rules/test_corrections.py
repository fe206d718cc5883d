"""Numbers set by hand: what a changed strength means, and what is refused (B2)."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import Correct
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.rules.service import RulesService

RULES = RulesService()


def correct(field: str, value: int | None, **more: Any) -> Correct:
    return Correct.model_validate({"unit": "peasants", "field": field, "value": value, **more})


def resolve(state: BattleState, command: Correct) -> Event:
    event = RULES.resolve(state, command, {})
    assert isinstance(event, Event)
    return event


def after(state: BattleState, command: Correct) -> tuple[int, int]:
    """Men present and lost afterwards."""
    peasants = RULES.apply(state, resolve(state, command)).troop("peasants")
    return peasants.count, peasants.losses


@pytest.fixture
def worn(charge: BattleState) -> BattleState:
    """24 peasants are left of 40."""
    peasants = charge.units["peasants"].model_copy(update={"count": 24, "losses": 16})
    return charge.model_copy(update={"units": {**charge.units, "peasants": peasants}})


def test_lowered_as_losses(worn: BattleState) -> None:
    """B2: they go through T8 with those before: 18 is 6/6/6."""
    event = resolve(worn, correct("count", 22, meaning="losses", reason="boiling oil"))

    assert after(worn, correct("count", 22, meaning="losses")) == (22, 18)
    (working,) = event.workings
    assert (working.rule, working.operands, working.result) == ("T8", (6, 6, 6), 18)


def test_lowered_as_sent_away(worn: BattleState) -> None:
    """B2: no casualties."""
    assert after(worn, correct("count", 20, meaning="sent_away")) == (20, 16)
    assert resolve(worn, correct("count", 20, meaning="sent_away")).workings == ()


def test_raised_as_reinforcement(worn: BattleState) -> None:
    """B2: the fallen stay fallen."""
    assert after(worn, correct("count", 30, meaning="reinforcement")) == (30, 16)


def test_raised_as_correction(worn: BattleState) -> None:
    """B2: they had been counted as lost by mistake."""
    assert after(worn, correct("count", 30, meaning="correction")) == (30, 10)
    assert [w.operands for w in resolve(worn, correct("count", 30, meaning="correction")).workings] == [
        (3, 3, 4)
    ]


def test_a_correction_beyond_the_losses(worn: BattleState) -> None:
    """B2: losses end at 0; the rest had been forgotten at muster."""
    assert after(worn, correct("count", 50, meaning="correction")) == (50, 0)


@pytest.mark.parametrize(
    ("value", "meaning", "allowed"),
    [
        (20, None, ("losses", "sent_away")),
        (20, "reinforcement", ("losses", "sent_away")),
        (20, "correction", ("losses", "sent_away")),
        (30, None, ("reinforcement", "correction")),
        (30, "losses", ("reinforcement", "correction")),
        (30, "sent_away", ("reinforcement", "correction")),
    ],
)
def test_a_changed_strength_says_what_it_means(
    worn: BattleState, value: int, meaning: str | None, allowed: tuple[str, ...]
) -> None:
    """B2: lowering asks one thing, raising another."""
    with pytest.raises(Fault) as refused:
        resolve(worn, correct("count", value, meaning=meaning))

    assert (refused.value.code, refused.value.where) == ("meaning_expected", "meaning")
    assert refused.value.values == {"found": meaning or "", "expected": allowed}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("losses", 3),
        ("offence", 5),
        ("offence", 0),
        ("defence", 1),
        ("training", 100),
        ("morale", 7),
        ("morale", 0),
    ],
)
def test_any_number_can_be_set(charge: BattleState, field: str, value: int) -> None:
    state = RULES.apply(charge, resolve(charge, correct(field, value, reason="misread")))

    assert state.troop("peasants") == charge.troop("peasants").model_copy(update={field: value})


def test_losses_set_by_hand_are_told_apart(charge: BattleState) -> None:
    """T8."""
    assert [w.operands for w in resolve(charge, correct("losses", 8)).workings] == [(2, 2, 4)]


def test_morale_can_be_taken_off_the_sheet(charge: BattleState) -> None:
    """T11: then it is the GM's word again."""
    state = RULES.apply(charge, resolve(charge, correct("morale", 7)))

    assert RULES.apply(state, resolve(state, correct("morale", None))) == charge


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("defence", 0, "out_of_bounds"),
        ("defence", 1_001, "out_of_bounds"),
        ("offence", 1_001, "out_of_bounds"),
        ("training", 101, "out_of_bounds"),
        ("morale", 101, "out_of_bounds"),
        ("training", None, "number_expected"),
        ("count", None, "number_expected"),
        ("training", 2, "nothing_changes"),
        ("count", 40, "nothing_changes"),
        ("morale", None, "nothing_changes"),
    ],
)
def test_what_cannot_be_set(charge: BattleState, field: str, value: int | None, code: str) -> None:
    """T2: a defence of 0 would divide."""
    with pytest.raises(Fault) as refused:
        resolve(charge, correct(field, value, meaning="losses"))

    assert (refused.value.code, refused.value.where) == (code, "value")


def test_losses_past_what_a_group_can_have(charge: BattleState) -> None:
    """A refusal before anything is kept."""
    huge = charge.units["peasants"].model_copy(update={"count": 1_000_000, "losses": 1})
    state = charge.model_copy(update={"units": {**charge.units, "peasants": huge}})
    with pytest.raises(Fault) as refused:
        RULES.preview(state, correct("count", 0, meaning="losses"), {})

    assert (refused.value.code, refused.value.where) == ("too_high", "peasants.losses")
