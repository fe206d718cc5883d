"""Events of heroes: who did what to whom, and what it changed, from the event alone (H5, H17–H26, B3)."""

from __future__ import annotations

import pytest
from pydantic import JsonValue

from banneret.model.events import Change, Event
from banneret.model.workings import Working
from banneret.views.text import Span, event_sentence, plain, undo_label, working_line
from banneret.views.text.hero_events import HERO_KINDS

NAMES = {"aldric": "Aldric", "odo": "Odo *the* {Smith}"}
FLAIL: dict[str, JsonValue] = {"id": "w1", "name": "Flail", "place": "hand", "condition": "sound"}


def change(unit: str, field: str, before: JsonValue, after: JsonValue) -> Change:
    return Change(unit=unit, field=field, before=before, after=after)


def event(kind: str, *changes: Change, names: dict[str, str] = NAMES, **more: object) -> Event:
    """An event of a kind whose command has nothing to say to the sentence."""
    return Event.model_construct(kind=kind, sequence=1, command=None, changes=changes, names=names, **more)


def test_an_assault_tells_what_each_lost() -> None:
    happened = event(
        "assault_resolved",
        change("aldric", "fought_sequence", 0, 1),
        change("odo", "fought_sequence", 0, 1),
        change("odo", "weapons", [FLAIL], [{**FLAIL, "place": "ground"}]),
        change("odo", "body_left", 60, 49),
        change("odo", "resistance_left", 40, 33),
    )

    sentence = event_sentence(happened)

    assert plain(sentence) == (
        "Aldric fights Odo *the* {Smith}: Odo *the* {Smith} Flail on the ground, body −11, armour −7"
    )
    assert sentence[0] == Span("Aldric", bold=True, name=True)
    assert undo_label(happened) == "Undo: Aldric fights Odo *the* {Smith}"


def test_nothing_happened_to_either() -> None:
    happened = event("assault_resolved", change("aldric", "fought_sequence", 0, 1))

    assert plain(event_sentence(happened)) == "Aldric fights Odo *the* {Smith}"


def test_a_hero_thrown_and_vanquished() -> None:
    """H22, H23."""
    happened = event(
        "shot_resolved", change("odo", "body_left", 4, -6), change("odo", "mounted", True, False)
    )

    assert plain(event_sentence(happened)).endswith("body −10, on foot, vanquished")


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ([{**FLAIL, "condition": "broken"}], "Flail broken"),
        ([{**FLAIL, "place": "carried"}], "Flail put away"),
        ([], "Flail gone"),
        ([FLAIL, {**FLAIL, "id": "w2", "name": "Axe"}], "Axe new"),
    ],
)
def test_what_becomes_of_a_weapon(after: list[JsonValue], said: str) -> None:
    happened = event(
        "weapon_handled", change("aldric", "weapons", [FLAIL], after), names={"aldric": "Aldric"}
    )

    assert plain(event_sentence(happened)) == f"Aldric: {said}"


def test_who_joins_is_named_from_what_was_added() -> None:
    newcomer = Change(op="add", unit="x", field="", before=None, after={"id": "x", "name": "The Guard"})

    assert plain(event_sentence(event("joined", newcomer, names={}))) == "The Guard joins the battle"


@pytest.mark.parametrize("kind", sorted(HERO_KINDS))
def test_every_kind_has_words(kind: str) -> None:
    assert plain(event_sentence(event(kind)))
    assert undo_label(event(kind)).startswith("Undo: ")


def test_a_modifier_stands_by_its_name() -> None:
    working = Working("H7", "modifier.deep_water", "odo", "", "−({} + {})", (3, 4), "", -7)
    line = working_line(working, {"odo": "Odo"})

    assert plain(line.subject) == "Odo, in water above the waist"
    assert plain(line.arithmetic) == "−(3 + 4) = −7"


def test_a_number_that_was_only_read_stands_alone() -> None:
    working = Working("H23", "thrown", "odo", "", "{}", (2,), "", 2)

    assert plain(working_line(working, {"odo": "Odo"}).arithmetic) == "2 rolled"
