"""Refusals about heroes: why a shot cannot be taken (H11, H13), and where in an order something was found."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.faults import Fault
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import number
from banneret.views.text.spans import fill

translate = QCoreApplication.translate

_SHOTS: Mapping[str, str] = {
    "H11": QT_TRANSLATE_NOOP(
        "HeroFaults", "{found} cannot shoot that far: a target within the weapon’s range expected (H11)"
    ),
    "H13": QT_TRANSLATE_NOOP(
        "HeroFaults", "{found} cannot shoot through that: terrain or night make it impossible (H13)"
    ),
}

_ROLES: Mapping[str, str] = {
    "a": QT_TRANSLATE_NOOP("HeroFaults", "first fighter"),
    "b": QT_TRANSLATE_NOOP("HeroFaults", "second fighter"),
    "shooter": QT_TRANSLATE_NOOP("HeroFaults", "who shoots"),
    "target": QT_TRANSLATE_NOOP("HeroFaults", "who dodges"),
    "attacker": QT_TRANSLATE_NOOP("HeroFaults", "who attacks"),
    "rider": QT_TRANSLATE_NOOP("HeroFaults", "rider"),
    "fleer": QT_TRANSLATE_NOOP("HeroFaults", "who flees"),
}
_FIELDS: Mapping[str, str] = {
    "position": QT_TRANSLATE_NOOP("HeroFaults", "position"),
    "terrain": QT_TRANSLATE_NOOP("HeroFaults", "terrain crossed"),
    "target_size": QT_TRANSLATE_NOOP("HeroFaults", "size of the target"),
}
"""Fields that a refusal does not name by itself."""
_NAMED = ("weapon", "sheet", "points", "skill", "rule_set", "unit.id", "unit.side")
"""Places that a refusal names by itself."""


def hero_template(fault: Fault) -> str | None:
    """Give the (translated) sentence of a refusal that depends on more than its code."""
    rule = fault.values.get("rule")
    if fault.code == "shot_impossible" and isinstance(rule, str) and rule in _SHOTS:
        return translate("HeroFaults", _SHOTS[rule])
    return None


def hero_place(where: str) -> str | None:
    """Say where in a hero's order: "who dodges, position"; empty where the refusal names it, None for elsewhere."""
    parts = where.split(".")
    field = translate("HeroFaults", _FIELDS[parts[-1]]) if parts[-1] in _FIELDS else ""
    if parts[0] == "opponents" and len(parts) > 1 and parts[1].isdecimal():
        who = fill(translate("HeroFaults", "opponent {number}"), number=number(int(parts[1]) + 1))
    elif parts[0] in _ROLES:
        who = translate("HeroFaults", _ROLES[parts[0]])
    else:
        return "" if where in _NAMED else field if where in _FIELDS else None
    return f"{who}, {field}" if field else ""
