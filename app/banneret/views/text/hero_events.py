"""One sentence for each event of heroes and of the battle itself, from the event alone.

The first unit an event names is the one who acts, the second the one it is done to.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.events import Event
from banneret.model.workings import Working
from banneret.views.text.hero_facts import facts_of, joined
from banneret.views.text.hero_upkeep import upkeep_clause
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import exact, listed
from banneret.views.text.spans import Line, Span, line
from banneret.views.text.words import called

translate = QCoreApplication.translate

_FIGHTS: Mapping[str, str] = {
    "assault_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} fights {other}"),
    "shot_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} shoots at {other}"),
    "mount_attacked": QT_TRANSLATE_NOOP("Heroes", "{name} attacks the mount of {other}"),
    "hero_fled": QT_TRANSLATE_NOOP("Heroes", "{name} flees"),
    "terror_rolled": QT_TRANSLATE_NOOP("Heroes", "{name} faces terror"),
}
"""What each fight is called, before it is known how it goes."""

_STRUCK: Mapping[str, str] = {
    "assault_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} touches {other}, strike {strike}"),
    "shot_resolved": QT_TRANSLATE_NOOP("Heroes", "{name} hits {other}, strike {strike}"),
    "mount_attacked": QT_TRANSLATE_NOOP("Heroes", "{name} touches the mount of {other}, strike {strike}"),
}

HERO_KINDS = frozenset(_FIGHTS) | {
    "hero_came_back",
    "weapon_handled",
    "weapon_changed",
    "armour_changed",
    "armour_mended",
    "mount_changed",
    "mount_handled",
    "hero_healed",
    "stand_taken",
    "hero_corrected",
    "deed_recorded",
    "joined",
    "left",
    "rule_set_changed",
}
"""Kinds of events that have their sentence here."""

_OWN_FACTS = {"assault_resolved", "shot_resolved", "mount_attacked", "hero_fled", "terror_rolled"}
"""Kinds after which each unit's losses are told by its name."""
_TELLING = {"armour_mended", "hero_healed"}
"""Kinds whose change is worth telling beside the deed."""


def hero_sentence(event: Event) -> Line:
    """Say what happened: the deed, then for each unit what it lost or became, then the reason."""
    said = _told(event)
    if event.kind in _OWN_FACTS:
        said = joined(". ", [said, *facts_of(event, named=True)])
    elif event.kind in _TELLING and (facts := facts_of(event, named=False)):
        said = line(translate("Heroes", "{deed}: {facts}"), deed=said, facts=joined(", ", facts))
    reason = getattr(event.command, "reason", "")
    if isinstance(reason, str) and reason:
        said = line(translate("Heroes", "{deed} ({reason})"), deed=said, reason=" ".join(reason.splitlines()))
    return said


def hero_label(event: Event) -> Line:
    """Name the event in a few words, without the numbers of a fight."""
    name, other = (_named(unit, event, bold=False) for unit in _units(event))
    if event.kind in _FIGHTS:
        return line(translate("Heroes", _FIGHTS[event.kind]), name=name, other=other)
    return upkeep_clause(event, name) or line("{name}", name=name)


def _told(event: Event) -> Line:
    name, other = (_named(unit, event, bold=True) for unit in _units(event))
    if event.kind == "hero_fled":
        return _flight(event, name)
    if event.kind == "terror_rolled":
        return _terror(event, name)
    if event.kind in _STRUCK:
        return _met(event, name, other)
    return upkeep_clause(event, name) or line("{name}", name=name)


def _met(event: Event, name: Span, other: Span) -> Line:
    """Who touched whom, with the strike (H17, H18, H24); nobody, or who got away."""
    for working in event.workings:
        if working.term in ("strike", "kick"):
            template = (
                translate("Heroes", "The mount of {name} kicks {other}, strike {strike}")
                if working.term == "kick"
                else translate("Heroes", _STRUCK[event.kind])
            )
            by, at = (_named(unit, event, bold=True) for unit in (working.unit, working.other))
            return line(template, name=by, other=at, strike=exact(working.result))
        if working.term == "avoided":
            return line(translate("Heroes", "{other} avoids the shot of {name}"), name=name, other=other)
        if working.term == "nobody":
            template = (
                translate("Heroes", "{name} attacks the mount of {other}, nobody is touched")
                if event.kind == "mount_attacked"
                else translate("Heroes", "{name} fights {other}, nobody is touched")
            )
            return line(template, name=name, other=other)
    return line(translate("Heroes", _FIGHTS[event.kind]), name=name, other=other)


def _flight(event: Event, name: Span) -> Line:
    """Whether he got away, and who struck his back (H25)."""
    strikers = [_named(w.unit, event, bold=True) for w in event.workings if w.term == "strike"]
    away = any(change.field == "fled" for change in event.changes) or not event.changes
    if not strikers:
        return line(translate("Heroes", "{name} flees"), name=name)
    template = (
        translate("Heroes", "{name} flees, struck in the back by {others}")
        if away
        else translate("Heroes", "{name} tries to flee, struck in the back by {others}")
    )
    return line(template, name=name, others=listed(strikers))


def _terror(event: Event, name: Span) -> Line:
    """The roll against the terror number (H26)."""
    end: Working | None = next((w for w in event.workings if w.term in ("flees", "stands")), None)
    if end is None:
        return line(translate("Heroes", "{name} faces terror"), name=name)
    template = (
        translate("Heroes", "{name} flees from terror: {total} reached, more than {terror} needed")
        if end.term == "flees"
        else translate("Heroes", "{name} stands against terror: {total} reached, more than {terror} needed")
    )
    total, terror = end.operands
    return line(template, name=name, total=exact(total), terror=exact(terror))


def _units(event: Event) -> tuple[str, str]:
    """Ids of who acts and of whom it is done to; who joins is known by what was added."""
    units = list(event.names)
    added = next((change.unit for change in event.changes if change.op == "add"), None)
    if added is not None:
        units.insert(0, added)
    return (*units, "", "")[0], (*units, "", "")[1]


def _named(unit: str, event: Event, *, bold: bool) -> Span:
    for change in event.changes:
        if change.op == "add" and change.unit == unit and isinstance(change.after, dict):
            return called(unit, {unit: str(change.after.get("name", unit))})._replace(bold=bold)
    return called(unit, event.names)._replace(bold=bold)
