"""What an event changed in each hero, in a few words: vitality, armour, weapons, saddle, flight (H5, H20–H25)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pydantic import JsonValue
from PySide6.QtCore import QCoreApplication

from banneret.model.events import Change, Event
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import signed
from banneret.views.text.spans import Line, Span, line, name_span
from banneret.views.text.words import called

translate = QCoreApplication.translate

_HURT: Mapping[str, str] = {
    "body_left": QT_TRANSLATE_NOOP("Heroes", "body {change}"),
    "head_left": QT_TRANSLATE_NOOP("Heroes", "head {change}"),
    "resistance_left": QT_TRANSLATE_NOOP("Heroes", "armour {change}"),
    "mount_left": QT_TRANSLATE_NOOP("Heroes", "mount {change}"),
}
_PLACES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("Heroes", "{weapon} in hand"),
    "carried": QT_TRANSLATE_NOOP("Heroes", "{weapon} put away"),
    "ground": QT_TRANSLATE_NOOP("Heroes", "{weapon} on the ground"),
}
_CONDITIONS: Mapping[str, str] = {
    "sound": QT_TRANSLATE_NOOP("Heroes", "{weapon} sound"),
    "chipped": QT_TRANSLATE_NOOP("Heroes", "{weapon} chipped"),
    "broken": QT_TRANSLATE_NOOP("Heroes", "{weapon} broken"),
}


_ORDER = (*_HURT, "mounted", "weapons", "fled")
"""Blood first: what is told of a unit, in this order."""


def facts_of(event: Event, *, named: bool) -> list[Line]:
    """Give a line for each unit that an event changed; `named` puts its name before it."""
    found: list[Line] = []
    for unit in dict.fromkeys(change.unit for change in event.changes if change.op == "set"):
        facts = tuple(_facts([change for change in event.changes if change.unit == unit]))
        if facts:
            said = joined(", ", facts)
            name = called(unit, event.names)
            found.append(
                line(translate("Heroes", "{name}: {facts}"), name=name, facts=said) if named else said
            )
    return found


def weapon_changed(event: Event) -> tuple[Span, Span] | None:
    """Give the names of the weapon that an event changed, before and after; empty where there is none."""
    change = next((change for change in event.changes if change.field == "weapons"), None)
    if change is None:
        return None
    old, new = _by_id(change.before), _by_id(change.after)
    # One taken in hand matters more than the one that is put away for it.
    keys = sorted({*old, *new}, key=lambda key: new.get(key, {}).get("place") != "hand")
    for key in keys:
        if old.get(key) != new.get(key):
            return _weapon_name(old.get(key, {}), ""), _weapon_name(new.get(key, {}), "")
    return None


def joined(separator: str, parts: tuple[Line, ...] | list[Line]) -> Line:
    """Join lines."""
    spans: list[Span] = []
    for part in parts:
        spans += [Span(separator), *part] if spans else part
    return tuple(spans)


def _facts(changes: list[Change]) -> Iterator[Line]:
    for change in sorted(
        (change for change in changes if change.field in _ORDER), key=lambda found: _ORDER.index(found.field)
    ):
        before, after, field = change.before, change.after, change.field
        if field in _HURT and isinstance(before, int) and isinstance(after, int):
            yield line(translate("Heroes", _HURT[field]), change=signed(after - before))
        elif field == "weapons":
            yield from _weapons(before, after)
        elif field == "mounted":
            yield line(translate("Heroes", "in the saddle") if after else translate("Heroes", "on foot"))
        elif field == "fled":
            yield line(
                translate("Heroes", "gone from the fight") if after else translate("Heroes", "in the fight")
            )
    if any(_down(change) for change in changes):
        yield line(translate("Heroes", "*vanquished*"))


def _down(change: Change) -> bool:
    """Whether a vitality came to 0 or below (H22)."""
    before, after = change.before, change.after
    if change.field not in ("body_left", "head_left") or not isinstance(before, int):
        return False
    return isinstance(after, int) and after <= 0 < before


def _weapons(before: JsonValue, after: JsonValue) -> Iterator[Line]:
    """What became of each weapon: where it lies now, and its condition (H5, H6)."""
    old, new = _by_id(before), _by_id(after)
    for key, weapon in new.items():
        was, name = old.get(key), _weapon_name(weapon, key)
        if was is None:
            yield line(translate("Heroes", "{weapon} new"), weapon=name)
            continue
        for words, field in ((_PLACES, "place"), (_CONDITIONS, "condition")):
            value = weapon.get(field)
            if value != was.get(field) and isinstance(value, str) and value in words:
                yield line(translate("Heroes", words[value]), weapon=name)
    for key, weapon in old.items():
        if key not in new:
            yield line(translate("Heroes", "{weapon} gone"), weapon=_weapon_name(weapon, key))


def _weapon_name(weapon: Mapping[str, JsonValue], key: str) -> Span:
    return name_span(str(weapon.get("name", key)))


def _by_id(weapons: JsonValue) -> dict[str, dict[str, JsonValue]]:
    listed = weapons if isinstance(weapons, list) else []
    return {str(weapon.get("id")): weapon for weapon in listed if isinstance(weapon, dict)}
