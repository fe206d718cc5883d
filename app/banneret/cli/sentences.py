"""Faults in plain English, for the headless door."""

from collections.abc import Mapping

from banneret.model.faults import Fault

SENTENCES: Mapping[str, str] = {
    "amount_expected": "{found} found, dice like -4d6 or a whole number expected",
    "before_differs": "{found} stands there, {expected} expected",
    "dice_or_value": "either dice or a value expected, not both",
    "die_outside_faces": "{found} found, {low} to {high} expected",
    "doubled_group": "{found} is named twice",
    "doubled_strike": "{attacker} strikes {defender} twice",
    "flag_expected": "{found} found, true or false expected",
    "group_out": "{found} has left the fight",
    "list_expected": "{found} found, a list expected",
    "list_too_long": "too many entries, {limit} at most",
    "list_too_short": "too few entries, at least {limit} expected",
    "missing_key": "this key is missing",
    "not_json": "this line is no JSON: {found}",
    "not_toml": "this file is no TOML: {found}",
    "object_expected": "{found} found, an object expected",
    "one_of_expected": "{found} found, one of {expected} expected",
    "rolls_differ": "{found} rolls found, {expected} expected",
    "strikes_itself": "{found} cannot strike itself",
    "text_expected": "{found} found, text expected",
    "text_too_long": "too long, {limit} characters at most",
    "text_too_short": "too short, at least {limit} characters expected",
    "too_high": "{found} found, {limit} at most expected",
    "too_low": "{found} found, {limit} or more expected",
    "too_many_engaged": "{found} of {group} engaged, {high} at most expected",
    "two_groups_expected": "{found} groups found, exactly 2 expected where no strikes are given",
    "unknown_group": "no group is called {found}",
    "unknown_key": "no such key is known",
    "unknown_row": "{found} is not in the tables, one of {expected} expected",
    "value_refused": "{found} found, {expected} expected",
    "whole_number_expected": "{found} found, a whole number expected",
}


def sentence(fault: Fault) -> str:
    """Say what was found and what was expected."""
    return SENTENCES[fault.code].format_map({key: _said(value) for key, value in fault.values.items()})


def _said(value: str | int | tuple[str, ...]) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
