"""Faults in plain English, for the headless door."""

from collections.abc import Mapping

from banneret.model.faults import Fault

SENTENCES: Mapping[str, str] = {
    "amount_expected": "{found} found, dice like -4d6 or a whole number expected",
    "before_differs": "{found} stands there, {expected} expected",
    "damaged_file": "the file is damaged: {found}",
    "dice_or_value": "either dice or a value expected, not both",
    "die_outside_faces": "{found} found, {low} to {high} expected",
    "disk_refused": "the disk refused: {found}",
    "doubled_group": "{found} is named twice",
    "doubled_strike": "{attacker} strikes {defender} twice",
    "flag_expected": "{found} found, true or false expected",
    "group_out": "{found} has left the fight",
    "list_expected": "{found} found, a list expected",
    "list_too_long": "too many entries, {limit} at most",
    "list_too_short": "too few entries, at least {limit} expected",
    "missing_file": "no file found",
    "missing_key": "this key is missing",
    "newer_campaign": "version {found} found, at most {expected} expected: a newer program made it",
    "not_a_campaign": "another kind of file found, a campaign expected",
    "not_json": "this line is no JSON: {found}",
    "not_json_file": "this file is no JSON: {found}",
    "not_text": "this file is no UTF-8 text",
    "not_toml": "this file is no TOML: {found}",
    "object_expected": "{found} found, an object expected",
    "one_of_expected": "{found} found, one of {expected} expected",
    "other_die_expected": "a die of {found} faces found, one of {expected} expected",
    "rolls_differ": "{found} rolls found, {expected} expected",
    "strikes_itself": "{found} cannot strike itself",
    "text_expected": "{found} found, text expected",
    "text_too_long": "too long, {limit} characters at most",
    "text_too_short": "too short, at least {limit} characters expected",
    "too_high": "{found} found, {limit} at most expected",
    "too_low": "{found} found, {limit} or more expected",
    "too_many_engaged": "{found} of {group} engaged, {high} at most expected",
    "two_groups_expected": "{found} groups found, exactly 2 expected where no strikes are given",
    "unit_exists": "a unit of that name is there already",
    "unknown_battle": "no such battle is in the file",
    "unknown_change": "{found} found, set, add or remove expected",
    "unknown_event": "no such event is in the file",
    "unknown_field": "no such field can change",
    "unknown_group": "no group is called {found}",
    "unknown_key": "no such key is known",
    "unknown_row": "{found} is not in the tables, one of {expected} expected",
    "unknown_unit": "no such unit is in the battle",
    "unreadable_battle": "the battle cannot be read: {found}",
    "unreadable_event": "the event cannot be read: {found}",
    "value_refused": "{found} found, {expected} expected",
    "whole_number_expected": "{found} found, a whole number expected",
}


def sentence(fault: Fault) -> str:
    """Say what was found and what was expected."""
    return SENTENCES[fault.code].format_map({key: _said(value) for key, value in fault.values.items()})


def _said(value: str | int | tuple[str, ...]) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
