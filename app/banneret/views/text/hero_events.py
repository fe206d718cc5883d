"""One sentence for each event of heroes and of the battle itself, from its kind, its names and what it changed.

The first unit an event names is the one who acts, the second the one it is done to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pydantic import JsonValue
from PySide6.QtCore import QCoreApplication

from banneret.model.events import Change, Event
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import number, signed
from banneret.views.text.spans import Line, Span, line, name_span
from banneret.views.text.words import called, field_word, is_field

translate = QCoreApplication.translate

_DEEDS: Mapping[str, str] = {
    "assault_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} fights {other}"),
    "shot_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} shoots at {other}"),
    "mount_attacked": QT_TRANSLATE_NOOP("Heroes", "{name} attacks the mount of {other}"),
    "hero_fled": QT_TRANSLATE_NOOP("Heroes", "{name} flees"),
    "terror_rolled": QT_TRANSLATE_NOOP("Heroes", "{name} faces terror"),
    "hero_came_back": QT_TRANSLATE_NOOP("Heroes", "{name} comes back"),
    "weapon_handled": QT_TRANSLATE_NOOP("Heroes", "{name}"),
    "weapon_changed": QT_TRANSLATE_NOOP("Heroes", "{name}, other weapons"),
    "armour_changed": QT_TRANSLATE_NOOP("Heroes", "{name}, other armour"),
    "armour_mended": QT_TRANSLATE_NOOP("Heroes", "{name}, armour mended"),
    "mount_changed": QT_TRANSLATE_NOOP("Heroes", "{name}, other mount"),
    "mount_handled": QT_TRANSLATE_NOOP("Heroes", "{name}"),
    "hero_healed": QT_TRANSLATE_NOOP("Heroes", "{name}, healing"),
    "stand_taken": QT_TRANSLATE_NOOP("Heroes", "{name} takes a stand"),
    "hero_corrected": QT_TRANSLATE_NOOP("Heroes", "{name}"),
    "deed_recorded": QT_TRANSLATE_NOOP("Heroes", "{name}, losses by a deed among {other}"),
    "joined": QT_TRANSLATE_NOOP("Heroes", "{name} joins the battle"),
    "left": QT_TRANSLATE_NOOP("Heroes", "{name} leaves the battle"),
    "rule_set_changed": QT_TRANSLATE_NOOP("Heroes", "Other rule set"),
}

HERO_KINDS = frozenset(_DEEDS)
"""Kinds of events that have their sentence here."""

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


def hero_sentence(event: Event) -> Line:
    """Say what happened: the deed, then for each unit what it lost, gained or became."""
    said = _deed(event, bold=True)
    parts: list[Line] = []
    for unit in dict.fromkeys(change.unit for change in event.changes if change.op == "set"):
        facts = tuple(_facts([change for change in event.changes if change.unit == unit]))
        if facts:
            template = "{facts}" if len(event.names) < 2 else translate("Heroes", "{name} {facts}")
            parts.append(line(template, name=called(unit, event.names), facts=_with(", ", facts)))
    if parts:
        said = line(translate("Heroes", "{deed}: {facts}"), deed=said, facts=_with(". ", parts))
    reason = getattr(event.command, "reason", "")
    if isinstance(reason, str) and reason:
        said = line(translate("Heroes", "{deed} ({reason})"), deed=said, reason=" ".join(reason.splitlines()))
    return said


def hero_label(event: Event) -> Line:
    """Name the event in a few words."""
    return _deed(event, bold=False)


def _deed(event: Event, *, bold: bool) -> Line:
    units = [*event.names, "", ""]
    if event.kind == "joined":
        units = [_newcomer(event), *units]
    name, other = (_named(unit, event, bold) for unit in units[:2])
    template = translate("Heroes", _DEEDS[event.kind]) if event.kind in _DEEDS else "{name}"
    return line(template, name=name, other=other)


def _named(unit: str, event: Event, bold: bool) -> Span:
    return called(unit, event.names)._replace(bold=bold)


def _newcomer(event: Event) -> str:
    """The name of who joined: nobody knew him before."""
    after = next((change.after for change in event.changes if change.op == "add"), None)
    name = after.get("name") if isinstance(after, dict) else None
    return name if isinstance(name, str) else next(iter(event.names), "")


def _facts(changes: list[Change]) -> Iterator[Line]:
    for change in changes:
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
        elif is_field(field) and isinstance(before, int) and isinstance(after, int):
            yield line(
                translate("Heroes", "{field} {before} → {after}"),
                field=field_word(field),
                before=number(before),
                after=number(after),
            )
    if any(_down(change) for change in changes):
        yield line(translate("Heroes", "vanquished"))


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


def _with(separator: str, parts: tuple[Line, ...] | list[Line]) -> Line:
    joined: list[Span] = []
    for part in parts:
        joined += [Span(separator), *part] if joined else part
    return tuple(joined)
