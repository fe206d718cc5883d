"""What was refused and why, in one sentence: found, expected, where."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.faults import Fault, FaultValue
from banneret.views.text.dice import die_words
from banneret.views.text.hero_faults import hero_place, hero_template
from banneret.views.text.hero_words import modifier_word
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import either, number
from banneret.views.text.spans import Line, fill, line, name_span
from banneret.views.text.words import called, field_word, is_field, is_meaning, meaning_word

translate = QCoreApplication.translate

_SENTENCES: Mapping[str, str] = {
    # What the GM asks for
    "die_outside_faces": QT_TRANSLATE_NOOP("Faults", "{found} found, {low} to {high} expected"),
    "other_die_expected": QT_TRANSLATE_NOOP(
        "Faults", "A die of {found} faces found, one of {expected} expected"
    ),
    "out_of_bounds": QT_TRANSLATE_NOOP("Faults", "{found} found, {low} to {high} expected"),
    "number_expected": QT_TRANSLATE_NOOP("Faults", "Nothing found, a whole number expected"),
    "meaning_expected": QT_TRANSLATE_NOOP(
        "Faults", "What the new strength means is missing: {expected} expected"
    ),
    "nothing_changes": QT_TRANSLATE_NOOP("Faults", "Nothing would change: {found} is so already"),
    "group_out": QT_TRANSLATE_NOOP("Faults", "{found} is out of the fight, a group that holds expected"),
    "group_holds": QT_TRANSLATE_NOOP("Faults", "{found} is in the fight, a group that left it expected"),
    "no_morale": QT_TRANSLATE_NOOP(
        "Faults", "{found} has no morale, a value from 0 to 100 on its sheet expected"
    ),
    "two_groups_expected": QT_TRANSLATE_NOOP("Faults", "Groups found: {found}, exactly 2 expected"),
    "doubled_group": QT_TRANSLATE_NOOP("Faults", "{found} is named twice, once expected"),
    "unknown_group": QT_TRANSLATE_NOOP("Faults", "{found} found, a group of this action expected"),
    "strikes_itself": QT_TRANSLATE_NOOP("Faults", "{found} strikes itself, another group expected"),
    "doubled_strike": QT_TRANSLATE_NOOP("Faults", "{attacker} strikes {defender} twice, once expected"),
    "too_many_engaged": QT_TRANSLATE_NOOP("Faults", "{group}: {found} engaged, at most {high} expected"),
    # What heroes can and cannot do
    "troop_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, a group of men expected"),
    "hero_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, a hero expected"),
    "other_side": QT_TRANSLATE_NOOP("Faults", "{found} found, a commander on the side of {group} expected"),
    "unknown_side": QT_TRANSLATE_NOOP("Faults", "“{found}” found, a side of this battle expected"),
    "too_many_losses": QT_TRANSLATE_NOOP("Faults", "{group}: losses found {found}, at most {high} expected"),
    "hero_out": QT_TRANSLATE_NOOP("Faults", "{found} is out of the fight, a hero in the fight expected"),
    "hero_present": QT_TRANSLATE_NOOP("Faults", "{found} is in the fight, a hero who fled expected"),
    "fights_itself": QT_TRANSLATE_NOOP("Faults", "{found} found on both sides, another hero expected"),
    "doubled_opponent": QT_TRANSLATE_NOOP("Faults", "{found} is named twice, once expected"),
    "no_shooting_weapon": QT_TRANSLATE_NOOP(
        "Faults", "{found} has no weapon to shoot with, one in hand expected"
    ),
    "shot_impossible": QT_TRANSLATE_NOOP("Faults", "{found} cannot take this shot (rule {rule})"),
    "unknown_weapon": QT_TRANSLATE_NOOP("Faults", "“{found}” found, a weapon of this hero expected"),
    "weapon_unusable": QT_TRANSLATE_NOOP(
        "Faults", "{found} cannot be used, a weapon in hand and not broken expected"
    ),
    "weapon_unfit": QT_TRANSLATE_NOOP("Faults", "{found} does not serve for that, another weapon expected"),
    "natural_weapon": QT_TRANSLATE_NOOP(
        "Faults", "{found} is part of the body, a weapon that can be laid down expected"
    ),
    "weapon_elsewhere": QT_TRANSLATE_NOOP("Faults", "{found} is somewhere else, {expected} expected"),
    "no_armour": QT_TRANSLATE_NOOP("Faults", "{found} wears no armour, one expected"),
    "no_mount": QT_TRANSLATE_NOOP("Faults", "{found} has no mount, one expected"),
    "mount_fallen": QT_TRANSLATE_NOOP("Faults", "The mount of {found} has fallen, one that stands expected"),
    "not_mounted": QT_TRANSLATE_NOOP("Faults", "{found} is on foot, a rider expected"),
    "skill_expected": QT_TRANSLATE_NOOP(
        "Faults", "Nothing found, the weapon of the skill of {found} expected"
    ),
    # What a value has to be
    "missing_key": QT_TRANSLATE_NOOP("Faults", "Nothing found, a value expected"),
    "unknown_key": QT_TRANSLATE_NOOP("Faults", "A key found that nothing is called by"),
    "whole_number_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, a whole number expected"),
    "flag_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, true or false expected"),
    "text_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, text expected"),
    "object_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, an object with keys expected"),
    "list_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, a list expected"),
    "one_of_expected": QT_TRANSLATE_NOOP("Faults", "{found} found, one of these expected: {expected}"),
    "unknown_row": QT_TRANSLATE_NOOP("Faults", "“{found}” found, a row of the table expected: {expected}"),
    "amount_expected": QT_TRANSLATE_NOOP("Faults", "“{found}” found, dice such as −4d6 or a number expected"),
    "dice_or_value": QT_TRANSLATE_NOOP("Faults", "Dice or a number expected, one of the two"),
    "rolls_differ": QT_TRANSLATE_NOOP("Faults", "Dice found: {found}, {expected} expected"),
    "too_low": QT_TRANSLATE_NOOP("Faults", "{found} found, {limit} or more expected"),
    "too_high": QT_TRANSLATE_NOOP("Faults", "{found} found, {limit} or less expected"),
    "text_too_short": QT_TRANSLATE_NOOP(
        "Faults", "Too short a text found, characters expected: {limit} or more"
    ),
    "text_too_long": QT_TRANSLATE_NOOP(
        "Faults", "Too long a text found, characters expected: {limit} or less"
    ),
    "list_too_short": QT_TRANSLATE_NOOP("Faults", "Too few entries found, {limit} or more expected"),
    "list_too_long": QT_TRANSLATE_NOOP("Faults", "Too many entries found, {limit} or less expected"),
    # What stands in a battle or an event
    "unknown_unit": QT_TRANSLATE_NOOP("Faults", "“{place}” found, a unit of this battle expected"),
    "unit_exists": QT_TRANSLATE_NOOP("Faults", "“{place}” is in this battle already, a new unit expected"),
    "unknown_field": QT_TRANSLATE_NOOP("Faults", "“{place}” found, a field that can change expected"),
    "unknown_change": QT_TRANSLATE_NOOP("Faults", "“{found}” found, a change by set, add or remove expected"),
    "before_differs": QT_TRANSLATE_NOOP("Faults", "“{found}” found, “{expected}” expected"),
    "value_refused": QT_TRANSLATE_NOOP("Faults", "“{found}” found, no such value can stand there"),
    "head_moved": QT_TRANSLATE_NOOP("Faults", "The battle has moved on in the file: nothing was changed"),
    # What lies in a file
    "no_battle": QT_TRANSLATE_NOOP("Faults", "No battle found, at least one expected"),
    "unknown_battle": QT_TRANSLATE_NOOP("Faults", "Battle {place} is not in the file"),
    "unreadable_battle": QT_TRANSLATE_NOOP("Faults", "Battle {place} cannot be read: {found}"),
    "unknown_event": QT_TRANSLATE_NOOP("Faults", "Event {place} is not in the file"),
    "unreadable_event": QT_TRANSLATE_NOOP("Faults", "Event {place} cannot be read: {found}"),
    "damaged_file": QT_TRANSLATE_NOOP("Faults", "The file is damaged: {found}"),
    "not_json_file": QT_TRANSLATE_NOOP("Faults", "This is no JSON: {found}"),
    "not_text": QT_TRANSLATE_NOOP("Faults", "This is no UTF-8 text"),
    "missing_file": QT_TRANSLATE_NOOP("Faults", "No file found"),
    "file_exists": QT_TRANSLATE_NOOP("Faults", "A file of that name is there already: it was left untouched"),
    "not_a_campaign": QT_TRANSLATE_NOOP(
        "Faults", "Another kind of file found, a Banneret campaign expected: it was left untouched"
    ),
    "newer_campaign": QT_TRANSLATE_NOOP(
        "Faults",
        "Version {found} found, at most {expected} expected: a newer Banneret made it, it was left untouched",
    ),
    "read_only": QT_TRANSLATE_NOOP("Faults", "This campaign is open to look at only: nothing was changed"),
    "file_moved": QT_TRANSLATE_NOOP(
        "Faults",
        "The campaign is no longer at its place: it was moved, replaced or deleted. Nothing was changed",
    ),
    "disk_refused": QT_TRANSLATE_NOOP("Faults", "The disk refused: {found}. Nothing was changed"),
    "not_json": QT_TRANSLATE_NOOP("Faults", "This is no JSON: {found}"),
    "not_toml": QT_TRANSLATE_NOOP("Faults", "This is no TOML: {found}"),
}
"""A sentence for each code; `{place}` is the fault's own `where`."""

_PLACES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("Faults", "in hand"),
    "carried": QT_TRANSLATE_NOOP("Faults", "put away"),
    "ground": QT_TRANSLATE_NOOP("Faults", "on the ground"),
}

_UNDERSTOOD = ("value", "meaning", "unit", "shaken", "strikes")
"""Places that a window shows anyway: the field one is typing in."""


def fault_text(fault: Fault, names: Mapping[str, str] | None = None) -> str:
    """Say what was found and what was expected, for a message beside its place: "14 found, 1 to 10 expected".

    `names` gives the names of units by id.
    """
    known = names or {}
    template = _SENTENCES.get(fault.code)
    if template is None:
        return fill(translate("Faults", "That cannot be done ({code})"), code=fault.code)
    values = {key: _value(value, known) for key, value in fault.values.items()}
    said = hero_template(fault) or translate("Faults", template)
    return fill(said, **values, place=line("{name}", name=called(fault.where, known)))


def fault_sentence(fault: Fault, names: Mapping[str, str] | None = None) -> str:
    """Say what was found, what was expected and where, for a message away from its place."""
    text = fault_text(fault, names)
    place = "" if "{place}" in _SENTENCES.get(fault.code, "") else where_words(fault.where, names or {})
    return fill(translate("Faults", "{what} ({place})"), what=text, place=place) if place else text


def where_words(where: str, names: Mapping[str, str]) -> str:
    """Say where: a die by what it is for, `strikes.2.engaged` as "strike 3, men engaged", a file as it is.

    Empty for a place that a window shows anyway.
    """
    if where in _UNDERSTOOD:
        return ""
    die = fill("{die}", die=die_words(where, names, ()))
    if die != where:
        return die
    in_order = hero_place(where)
    if in_order is not None:
        return in_order
    parts = where.split(".")
    if len(parts) >= 2 and parts[0] in ("groups", "units", "strikes") and parts[1].isdecimal():
        template = (
            translate("Faults", "strike {number}")
            if parts[0] == "strikes"
            else translate("Faults", "group {number}")
        )
        place = fill(template, number=number(int(parts[1]) + 1))
        field = parts[2] if len(parts) > 2 and is_field(parts[2]) else ""
        return f"{place}, {field_word(field)}" if field else place
    unit, _, field = where.rpartition(".")
    if is_field(field):
        return f"{names.get(unit, unit)}, {field_word(field)}" if unit else field_word(field)
    return names.get(where, where)


def _value(value: FaultValue, names: Mapping[str, str]) -> Line:
    if isinstance(value, int):
        return line(number(value))
    if isinstance(value, str):
        known = translate("Faults", _PLACES[value]) if value in _PLACES else names.get(value, value)
        return (name_span(known),)
    return either([meaning_word(choice) if is_meaning(choice) else modifier_word(choice) for choice in value])
