"""What a sheet, a die or a command may hold: frozen, closed, bounded, never coerced (T2–T5, N4)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from banneret.model.base import Model
from banneret.model.battle import BattleState, Side
from banneret.model.commands import (
    Command,
    CommanderOrder,
    Correct,
    GroupOrder,
    RecordMorale,
    RollMorale,
    StrikeOrder,
)
from banneret.model.dice import DiceMissing, DiceReader, Die, DieNeeded
from banneret.model.events import Change, Event
from banneret.model.faults import Fault
from banneret.model.rule_set import SituationPreset
from banneret.model.troops import Troop, TroopSheet
from banneret.model.validation import fault_from
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set

SHEET = {"name": "Horsemen", "count": 10, "offence": 14, "defence": 11, "training": 6}
TROOP = {**SHEET, "id": "horsemen", "side": "riders", "order": 0}


def fault(model: type[Model], data: dict[str, Any]) -> Fault:
    with pytest.raises(ValidationError) as refused:
        model.model_validate(data)
    return fault_from(refused.value)


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("count", 0, 1_000_000),
        ("offence", 0, 1_000),
        ("defence", 1, 1_000),
        ("training", 0, 100),
        ("morale", 0, 100),
        ("order", 0, 1_000_000),
        ("losses", 0, 1_000_000),
        ("margin", 0, 10),
        ("margin_sequence", 0, 1_000_000),
    ],
)
def test_numbers_of_a_troop(field: str, low: int, high: int) -> None:
    """T2: no defence below 1; T4: a margin of 0..10."""
    for value in (low, high):
        assert getattr(Troop.model_validate({**TROOP, field: value}), field) == value
    too_low = fault(Troop, {**TROOP, field: low - 1})
    too_high = fault(Troop, {**TROOP, field: high + 1})
    assert (too_low.code, too_low.where, too_low.values) == (
        "too_low",
        field,
        {"found": str(low - 1), "limit": str(low)},
    )
    assert (too_high.code, too_high.where, too_high.values) == (
        "too_high",
        field,
        {"found": str(high + 1), "limit": str(high)},
    )
    for value in (True, "5", 5.0, 5.5, [5], {}):
        assert (fault(Troop, {**TROOP, field: value}).code) == "whole_number_expected"


@pytest.mark.parametrize("name", ["x", "x" * 80, "Épinal", "<b>bold</b>", "  "])
def test_names_are_kept_as_typed(name: str) -> None:
    assert TroopSheet.model_validate({**SHEET, "name": name}).name == name


def test_names_have_1_to_80_characters() -> None:
    assert fault(TroopSheet, {**SHEET, "name": ""}).code == "text_too_short"
    assert fault(TroopSheet, {**SHEET, "name": "x" * 81}).code == "text_too_long"
    assert fault(TroopSheet, {**SHEET, "name": 7}).code == "text_expected"


@pytest.mark.parametrize(
    ("model", "data", "where"),
    [
        (TroopSheet, {**SHEET, "moral": 7}, "moral"),
        (Troop, {**TROOP, "status": "asleep"}, "status"),
        (Troop, {**TROOP, "shaken": 1}, "shaken"),
        (Troop, {**TROOP, "kind": "hero"}, "kind"),
        (Side, {"id": "a", "name": "A", "mark": 6, "column": "left"}, "mark"),
        (Side, {"id": "a", "name": "A", "mark": 0, "column": "middle"}, "column"),
        (SituationPreset, {"key": "Charge", "value": 9, "name": {"en": "Charge", "fr": "Charge"}}, "key"),
        (SituationPreset, {"key": "charge", "value": 11, "name": {"en": "Charge", "fr": "Charge"}}, "value"),
        (GroupOrder, {"unit": "a", "situation": 11}, "situation"),
        (GroupOrder, {"unit": "", "situation": 5}, "unit"),
        (CommanderOrder, {"strategy": 101, "overview": True}, "strategy"),
        (CommanderOrder, {"strategy": 8}, "overview"),
        (StrikeOrder, {"attacker": "a", "defender": "b", "engaged": -1}, "engaged"),
        (StrikeOrder, {"attacker": "a", "defender": "b", "kind": "magic"}, "kind"),
        (RecordMorale, {"units": [], "outcome": "held"}, "units"),
        (RollMorale, {"unit": "a", "modifier": 101}, "modifier"),
        (Correct, {"unit": "a", "field": "status", "value": 1}, "field"),
        (Correct, {"unit": "a", "field": "count", "value": -1}, "value"),
        (Correct, {"unit": "a", "field": "count", "value": 1, "reason": "x" * 201}, "reason"),
        (Die, {"value": 1, "faces": 1, "source": "app"}, "faces"),
        (Die, {"value": 1, "faces": 1_001, "source": "app"}, "faces"),
        (Die, {"value": 0, "faces": 10, "source": "app"}, "value"),
        (Die, {"value": 1, "faces": 10, "source": "loaded"}, "source"),
        (Change, {"op": "multiply", "unit": "a", "field": "count", "before": 1, "after": 2}, "op"),
    ],
)
def test_what_does_not_fit(model: type[Model], data: dict[str, Any], where: str) -> None:
    assert fault(model, data).where == where


def test_nothing_changes_but_by_events() -> None:
    """A state that somebody holds is the state of that moment for ever."""
    troop = Troop.model_validate(TROOP)
    with pytest.raises(ValidationError):
        troop.count = 9  # type: ignore[misc]


def test_mustered_and_in_play() -> None:
    """T11: who broke or withdrew takes no part."""
    troop = Troop.model_validate({**TROOP, "count": 6, "losses": 4})

    assert troop.mustered == 10
    assert [
        troop.model_copy(update={"status": status}).in_play for status in ("holds", "broken", "fled")
    ] == [True, False, False]


def test_units_of_a_side_in_their_order() -> None:
    rules = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    units = {
        name: Troop.model_validate({**TROOP, "id": name, "side": side, "order": order})
        for name, side, order in (("c", "left", 2), ("a", "left", 0), ("x", "right", 1), ("b", "left", 1))
    }
    sides = (
        Side(id="left", name="Left", mark=0, column="left"),
        Side(id="right", name="Right", mark=1, column="right"),
    )
    state = BattleState(name="Order", rule_set=rules, sides=sides, units=units)

    assert [unit.id for unit in state.units_of("left")] == ["a", "b", "c"]
    assert list(state.units_of("nobody")) == []


def test_a_unit_stands_under_its_own_id_on_a_side_that_is_there() -> None:
    rules = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    unit = Troop.model_validate({**TROOP, "id": "a", "side": "left", "order": 0})
    left = Side(id="left", name="Left", mark=0, column="left")
    for sides, units in (((left,), {"b": unit}), ((), {"a": unit})):
        with pytest.raises(ValidationError):
            BattleState(name="Order", rule_set=rules, sides=sides, units=units)


# Dice


@pytest.mark.parametrize(("value", "faces"), [(1, 2), (2, 2), (10, 10), (1_000, 1_000)])
def test_a_die_within_its_faces(value: int, faces: int) -> None:
    """N4."""
    assert Die(value=value, faces=faces, source="table").value == value


@pytest.mark.parametrize(("value", "faces"), [(3, 2), (11, 10), (7, 6)])
def test_a_die_outside_its_faces(value: int, faces: int) -> None:
    """N4: a typed 11 on a d10 is no die."""
    with pytest.raises(ValidationError):
        Die(value=value, faces=faces, source="table")


def test_a_reader_remembers_what_was_asked() -> None:
    """N5: a die that the rules do not ask for is none of theirs."""
    reader = DiceReader({"first": 3, "other": 9})

    assert reader.read("first", 6) == 3
    assert reader.used == {"first": 6}
    reader.settle()


def test_all_missing_dice_are_named_at_once() -> None:
    """N5: whoever rolls is asked once, for all of them."""
    reader = DiceReader({"second": 2})
    assert [reader.read(name, 10) for name in ("first", "second", "third")] == [1, 2, 1]
    with pytest.raises(DiceMissing) as asked:
        reader.settle()

    assert asked.value.needed == (DieNeeded("first", 10), DieNeeded("third", 10))


@pytest.mark.parametrize("value", [0, 7, -3])
def test_a_typed_face_outside_the_die(value: int) -> None:
    """N4, N5: said by name, with what was found and the faces there are."""
    with pytest.raises(Fault) as refused:
        DiceReader({"morale.horsemen": value}).read("morale.horsemen", 6)

    assert (refused.value.code, refused.value.where) == ("die_outside_faces", "morale.horsemen")
    assert refused.value.values == {"found": value, "low": 1, "high": 6}


# Faults


def test_a_fault_says_all_it_knows_in_a_trace() -> None:
    assert str(Fault("too_low", where="count", found=-1, limit="0")) == "too_low at count (found=-1, limit=0)"


def test_an_unknown_command_is_refused_by_its_kind() -> None:
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(Command).validate_python({"kind": "summon_dragon"})
    said = fault_from(refused.value, "command")

    assert (said.code, said.where) == ("one_of_expected", "command")
    assert "resolve_sequence" in str(said.values["expected"])


def test_what_was_found_is_short_enough_for_a_sentence() -> None:
    said = fault(TroopSheet, {**SHEET, "count": ["x" * 1_000]})

    assert len(str(said.values["found"])) == 60


def test_an_event_of_a_later_version_is_not_guessed_at() -> None:
    event = {"kind": "sequence_advanced", "sequence": 1, "command": {"kind": "advance_sequence"}}
    assert Event.model_validate(event).changes == ()
    assert fault(Event, {**event, "kind": "comet_struck"}).where == "kind"
    assert fault(Event, {**event, "weather": "wet"}).code == "unknown_key"
