"""One sentence an event, and the names of undo and redo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import (
    AdvanceSequence,
    Command,
    Correct,
    GroupOrder,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    StrikeOrder,
    Withdraw,
)
from banneret.model.dice import Die
from banneret.model.events import Event, EventKind
from banneret.rules.service import RulesService
from banneret.views.text import Span, command_label, event_sentence, plain, redo_label, undo_label
from banneret.views.text.hero_events import HERO_KINDS

NAMES = {"horsemen": "Horsemen", "peasants": "Peasants"}
CHARGE = ResolveSequence(
    groups=(GroupOrder(unit="horsemen", situation=9), GroupOrder(unit="peasants", situation=2)),
    strikes=(
        StrikeOrder(attacker="horsemen", defender="peasants"),
        StrikeOrder(attacker="peasants", defender="horsemen"),
    ),
)
ROLLED = {"horsemen": 7, "peasants": 1}
COMMANDS: Mapping[str, Command] = {
    "sequence_resolved": CHARGE,
    "sequence_advanced": AdvanceSequence(),
    "morale_recorded": RecordMorale(units=("peasants",), outcome="broke"),
    "morale_rolled": RollMorale(unit="peasants", modifier=1),
    "withdrew": Withdraw(unit="horsemen"),
    "rallied": Rally(unit="fled"),
    "shaken_marked": MarkShaken(unit="peasants", shaken=True),
    "corrected": Correct(
        unit="horsemen", field="count", value=12, meaning="reinforcement", reason="a patrol"
    ),
}


@pytest.fixture
def state(charge: BattleState) -> BattleState:
    """The text's battle, with a morale for the peasants and a third group that has left."""
    brave = charge.units["peasants"].model_copy(update={"morale": 5})
    fled = charge.units["peasants"].model_copy(update={"id": "fled", "name": "Archers", "status": "broken"})
    return charge.model_copy(update={"units": {**charge.units, "peasants": brave, "fled": fled}})


def happen(state: BattleState, command: Command, dice: Mapping[str, int] | None = None) -> Event:
    thrown = {
        name: Die(value=value, faces=10, source="app")
        for name, value in (
            dice or {f"sequence.{unit}.training": die for unit, die in ROLLED.items()}
        ).items()
    }
    event = RulesService().resolve(state, command, thrown)
    assert isinstance(event, Event)
    return event


def said(event: Event) -> str:
    return plain(event_sentence(event))


def test_every_kind_of_event_has_a_sentence_and_a_label(state: BattleState) -> None:
    assert set(COMMANDS) | HERO_KINDS >= set(get_args(EventKind))
    for kind, command in COMMANDS.items():
        event = happen(state, command, {"morale.peasants": 4} if kind == "morale_rolled" else None)
        assert event.kind == kind
        assert said(event), kind
        assert undo_label(event).removeprefix("Undo: "), kind
        assert command_label(command, NAMES, 1), kind


def test_a_sequence_tells_losses_and_what_is_left(state: BattleState) -> None:
    sentence = event_sentence(happen(state, CHARGE))

    assert plain(sentence) == "Sequence 1: Peasants lose 16, 24 left. Horsemen lose 4, 6 left"
    assert sentence[0] == Span("Sequence 1", bold=True)
    assert [span.text for span in sentence if span.name] == ["Peasants", "Horsemen"]


def test_who_is_struck_in_vain_is_told_too(state: BattleState) -> None:
    dice = {"sequence.horsemen.training": 1, "sequence.peasants.training": 9}

    assert said(happen(state, CHARGE, dice)) == "Sequence 1: Peasants lose 28, 12 left. Horsemen lose none"


def test_a_group_struck_down_to_the_last_man(state: BattleState) -> None:
    few = state.units["peasants"].model_copy(update={"count": 5})
    state = state.model_copy(update={"units": {**state.units, "peasants": few}})

    assert said(happen(state, CHARGE)).startswith("Sequence 1: Peasants lose 5, none left")


def test_nothing_lost_and_nobody_striking(state: BattleState) -> None:
    idle = CHARGE.model_copy(update={"strikes": ()})
    tired = CHARGE.model_copy(
        update={
            "groups": (GroupOrder(unit="horsemen", situation=0), GroupOrder(unit="peasants", situation=0))
        }
    )
    dice = {"sequence.horsemen.training": 10, "sequence.peasants.training": 10}

    assert said(happen(state, idle)) == "Sequence 1: nobody strikes"
    assert said(happen(state, tired, dice)) == "Sequence 1: no losses"


def test_the_next_sequence(state: BattleState) -> None:
    event = happen(state, AdvanceSequence())

    assert said(event) == "Sequence 2 begins"
    assert undo_label(event) == "Undo: start of sequence 2"


@pytest.mark.parametrize(
    ("units", "outcome", "sentence", "undo"),
    [
        (("horsemen", "peasants"), "held", "Both groups hold: the GM’s word", "Undo: both groups hold"),
        (("peasants",), "broke", "Peasants broke: the GM’s word", "Undo: Peasants broke"),
        (("peasants",), "held", "Peasants hold: the GM’s word", "Undo: Peasants hold"),
    ],
)
def test_the_gms_word_on_morale(
    state: BattleState, units: tuple[str, ...], outcome: str, sentence: str, undo: str
) -> None:
    event = happen(state, RecordMorale.model_validate({"units": units, "outcome": outcome}))

    assert said(event) == sentence
    assert undo_label(event) == undo


def test_three_groups_are_named(state: BattleState) -> None:
    back = state.units["fled"].model_copy(update={"status": "holds"})
    state = state.model_copy(update={"units": {**state.units, "fled": back}})

    event = happen(state, RecordMorale(units=("horsemen", "fled", "peasants"), outcome="held"))

    assert said(event) == "Horsemen, Archers and Peasants hold: the GM’s word"


@pytest.mark.parametrize(
    ("die", "sentence", "undo"),
    [
        (4, "Peasants hold: 4 rolled, 6 or less needed", "Undo: Peasants hold"),
        (7, "Peasants broke: 7 rolled, 6 or less needed", "Undo: Peasants broke"),
    ],
)
def test_rolled_morale(state: BattleState, die: int, sentence: str, undo: str) -> None:
    """T11: the GM's modifier is part of what is needed."""
    event = happen(state, RollMorale(unit="peasants", modifier=1), {"morale.peasants": die})

    assert said(event) == sentence
    assert undo_label(event) == undo


def test_leaving_and_coming_back(state: BattleState) -> None:
    assert said(happen(state, Withdraw(unit="horsemen"))) == "Horsemen withdrew"
    assert said(happen(state, Rally(unit="fled"))) == "Archers rallied, back in the fight"


def test_the_mark_shaken(state: BattleState) -> None:
    shaken = happen(state, MarkShaken(unit="peasants", shaken=True))

    assert said(shaken) == "Peasants shaken"
    state = RulesService().apply(state, shaken)
    assert said(happen(state, MarkShaken(unit="peasants", shaken=False))) == "Peasants no longer shaken"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (COMMANDS["corrected"], "Horsemen: strength 10 → 12, reinforcement: a patrol"),
        (
            Correct(unit="horsemen", field="count", value=7, meaning="sent_away"),
            "Horsemen: strength 10 → 7, sent away",
        ),
        (Correct(unit="horsemen", field="training", value=7), "Horsemen: training 6 → 7"),
        (
            Correct(unit="peasants", field="morale", value=None, reason="<i>no</i> idea"),
            "Peasants: morale 5 → none, <i>no</i> idea",
        ),
        (Correct(unit="peasants", field="losses", value=1200), "Peasants: losses 0 → 1,200"),
    ],
)
def test_corrections_by_hand(state: BattleState, command: Correct, sentence: str) -> None:
    """B2: a changed strength says what it means."""
    event = happen(state, command)

    assert said(event) == sentence
    assert undo_label(event).startswith(
        "Undo: Horsemen, " if command.unit == "horsemen" else "Undo: Peasants, "
    )


def test_a_name_is_shown_as_typed(state: BattleState) -> None:
    named = state.units["peasants"].model_copy(update={"name": "<b>x</b> *{0}*"})
    state = state.model_copy(update={"units": {**state.units, "peasants": named}})

    event = happen(state, RecordMorale(units=("peasants",), outcome="broke"))

    assert event_sentence(event)[0] == Span("<b>x</b> *{0}*", bold=True, name=True)
    assert undo_label(event) == "Undo: <b>x</b> *{0}* broke"


def test_undo_and_redo_say_what(state: BattleState) -> None:
    event = happen(state, CHARGE)

    assert undo_label(event) == "Undo: sequence 1"
    assert redo_label(event) == "Redo: sequence 1"
    assert (undo_label(None), redo_label(None)) == ("Undo", "Redo")


def test_buttons_say_the_whole_deed() -> None:
    labels = [command_label(command, NAMES, 1) for command in COMMANDS.values()]

    assert labels == [
        "Accept sequence 1",
        "Begin sequence 2",
        "Record that Peasants broke",
        "Roll morale: Peasants",
        "Withdraw Horsemen",
        "Rally fled",
        "Mark Peasants shaken",
        "Correct Horsemen: strength 12",
    ]
