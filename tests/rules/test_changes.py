"""Applying changes and taking them back: generic, and nothing that does not fit is ever skipped."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from banneret.model.battle import BattleState
from banneret.model.events import Change
from banneret.model.faults import Fault
from banneret.rules.changes import apply_changes, reverse


def change(unit: str, field: str, before: Any, after: Any, op: str = "set") -> Change:
    """As it comes out of a file that nobody has looked at yet."""
    return Change.model_construct(op=op, unit=unit, field=field, before=before, after=after)


def refused(state: BattleState, *changes: Change) -> Fault:
    before = state.model_dump_json()
    with pytest.raises(Fault) as caught:
        apply_changes(state, changes)
    assert state.model_dump_json() == before
    return caught.value


def peasants(state: BattleState) -> Any:
    return to_jsonable_python(state.units["peasants"])


def test_a_change_puts_after_where_before_stood(charge: BattleState) -> None:
    after = apply_changes(charge, [change("peasants", "count", 40, 24), change("", "sequence", 1, 2)])

    assert (after.troop("peasants").count, after.sequence) == (24, 2)
    assert (charge.troop("peasants").count, charge.sequence) == (40, 1)
    assert after.units["horsemen"] is charge.units["horsemen"], "who is not concerned is shared"


def test_several_changes_of_one_field_follow_one_another(charge: BattleState) -> None:
    steps = [
        change("peasants", "count", 40, 24),
        change("peasants", "count", 24, 16),
        change("", "sequence", 1, 2),
    ]
    steps.append(change("", "sequence", 2, 3))
    after = apply_changes(charge, steps)

    assert (after.troop("peasants").count, after.sequence) == (16, 3)
    assert apply_changes(after, reverse(steps)) == charge
    assert refused(charge, steps[0], change("peasants", "count", 40, 16)).code == "before_differs"


def test_a_unit_joins_and_leaves(charge: BattleState) -> None:
    newcomer = {**peasants(charge), "id": "pikemen", "name": "Pikemen", "order": 2}
    steps = [
        change("pikemen", "", None, newcomer, "add"),
        change("pikemen", "count", 40, 12),
        change("peasants", "", peasants(charge), None, "remove"),
    ]
    after = apply_changes(charge, steps)

    assert set(after.units) == {"horsemen", "pikemen"}
    assert after.troop("pikemen").count == 12
    assert apply_changes(after, reverse(steps)) == charge


def test_a_unit_changed_and_then_taken_out_comes_back_as_it_was(charge: BattleState) -> None:
    tired = {**peasants(charge), "shaken": True}
    steps = [change("peasants", "shaken", False, True), change("peasants", "", tired, None, "remove")]
    after = apply_changes(charge, steps)

    assert set(after.units) == {"horsemen"}
    assert apply_changes(after, reverse(steps)) == charge


def test_nothing_changes_nothing(charge: BattleState) -> None:
    assert apply_changes(charge, []) == charge
    assert reverse([]) == ()


@pytest.mark.parametrize(
    ("wrong", "code", "where"),
    [
        (change("ghosts", "count", 40, 24), "unknown_unit", "ghosts"),
        (change("ghosts", "", {}, None, "remove"), "unknown_unit", "ghosts"),
        (change("peasants", "courage", 1, 2), "unknown_field", "peasants.courage"),
        (change("peasants", "in_play", True, False), "unknown_field", "peasants.in_play"),
        (change("peasants", "model_config", {}, {}), "unknown_field", "peasants.model_config"),
        (change("peasants", "", 1, 2), "unknown_field", "peasants"),
        (change("peasants", "id", "peasants", "farmers"), "unknown_field", "peasants.id"),
        (change("peasants", "kind", "troop", "hero"), "unknown_field", "peasants.kind"),
        (change("", "units", {}, {}), "unknown_field", "units"),
        (change("", "weather", "dry", "wet"), "unknown_field", "weather"),
        (change("peasants", "count", 40, 24, "multiply"), "unknown_change", "peasants"),
        (change("", "sequence", 1, 2, "increase"), "unknown_change", ""),
        (change("peasants", "count", 41, 24), "before_differs", "peasants.count"),
        (change("peasants", "count", None, 24), "before_differs", "peasants.count"),
        (change("peasants", "count", "40", 24), "before_differs", "peasants.count"),
        (change("peasants", "count", 40.0, 24), "before_differs", "peasants.count"),
        (change("peasants", "shaken", 0, True), "before_differs", "peasants.shaken"),
        (change("peasants", "losses", False, 3), "before_differs", "peasants.losses"),
        (change("", "sequence", True, 2), "before_differs", "sequence"),
        (change("", "name", "", "Hastings"), "before_differs", "name"),
        (change("peasants", "count", 40, -1), "too_low", "peasants.count"),
        (change("peasants", "count", 40, 1_000_001), "too_high", "peasants.count"),
        (change("peasants", "count", 40, True), "whole_number_expected", "peasants.count"),
        (change("peasants", "count", 40, "24"), "whole_number_expected", "peasants.count"),
        (change("peasants", "count", 40, None), "whole_number_expected", "peasants.count"),
        (change("peasants", "defence", 6, 0), "too_low", "peasants.defence"),
        (change("peasants", "margin", 0, 11), "too_high", "peasants.margin"),
        (change("peasants", "status", "holds", "asleep"), "one_of_expected", "peasants.status"),
        (change("peasants", "shaken", False, 1), "flag_expected", "peasants.shaken"),
        (change("", "sequence", 1, 0), "too_low", "sequence"),
        (change("", "sides", [], []), "before_differs", "sides"),
    ],
)
def test_what_does_not_fit_is_refused(charge: BattleState, wrong: Change, code: str, where: str) -> None:
    """Also in the middle of changes that fit: all of them or none."""
    fits = change("horsemen", "count", 10, 6)

    for steps in ([wrong], [fits, wrong], [wrong, fits]):
        fault = refused(charge, *steps)
        assert (fault.code, fault.where) == (code, where)


def test_before_is_compared_at_every_depth(charge: BattleState) -> None:
    """1, 1.0 and true are three values inside a rule set or a removed unit too."""
    rules = to_jsonable_python(charge.rule_set)
    for preset in ({"value": 9.0}, {"value": 8}, {"key": "charge"}):
        wrong = {**rules, "situations": [rules["situations"][0] | preset, *rules["situations"][1:]]}
        assert refused(charge, change("", "rule_set", wrong, rules)).code == "before_differs"
    for field, value in (("shaken", 0), ("losses", False), ("margin", 0.0)):
        wrong_unit = {**peasants(charge), field: value}
        fault = refused(charge, change("peasants", "", wrong_unit, None, "remove"))
        assert (fault.code, fault.where) == ("before_differs", "peasants")
    short = {**rules, "situations": rules["situations"][:-1]}
    assert refused(charge, change("", "rule_set", short, rules)).code == "before_differs"


def test_who_cannot_join(charge: BattleState) -> None:
    sheet = peasants(charge)
    cases = [
        (change("peasants", "", None, sheet, "add"), "unit_exists", "peasants"),
        (change("farmers", "", None, sheet, "add"), "value_refused", "farmers.id"),
        (change("farmers", "", {}, {**sheet, "id": "farmers"}, "add"), "before_differs", "farmers"),
        (change("farmers", "", None, {**sheet, "id": "farmers", "defence": 0}, "add"), "too_low", None),
        (change("farmers", "", None, {**sheet, "id": "farmers", "wings": 2}, "add"), "unknown_key", None),
        (change("farmers", "", None, {**sheet, "id": "farmers", "kind": "ghost"}, "add"), None, None),
        (change("farmers", "", None, None, "add"), None, None),
    ]
    for wrong, code, where in cases:
        fault = refused(charge, wrong)
        assert code in (None, fault.code)
        assert where in (None, fault.where)
        assert fault.where.startswith(("farmers", "peasants"))


def test_who_has_left_cannot_be_changed(charge: BattleState) -> None:
    gone = change("peasants", "", peasants(charge), None, "remove")

    assert refused(charge, gone, change("peasants", "count", 40, 24)).code == "unknown_unit"
    assert refused(charge, gone, gone).code == "unknown_unit"
