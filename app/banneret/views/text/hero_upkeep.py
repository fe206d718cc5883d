"""What was done between assaults, in one clause: weapons, armour, mount, healing, stands, deeds, rules (B3)."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import JsonValue
from PySide6.QtCore import QCoreApplication, QLocale

from banneret.model.events import Change, Event
from banneret.model.hero_commands import CorrectHero, HandleWeapon, RecordDeed
from banneret.model.heroes import NOWHERE
from banneret.views.text.hero_facts import weapon_changed
from banneret.views.text.hero_words import modifier_word
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import number
from banneret.views.text.spans import Line, Span, line, name_span
from banneret.views.text.words import called, field_word

translate = QCoreApplication.translate

_HANDLED: Mapping[str, str] = {
    "pick_up": QT_TRANSLATE_NOOP("Heroes", "{name} picks up {weapon}"),
    "draw": QT_TRANSLATE_NOOP("Heroes", "{name} draws {weapon}"),
    "put_away": QT_TRANSLATE_NOOP("Heroes", "{name} puts {weapon} away"),
    "drop": QT_TRANSLATE_NOOP("Heroes", "{name} drops {weapon}"),
}

_SIMPLE: Mapping[str, str] = {
    "hero_came_back": QT_TRANSLATE_NOOP("Heroes", "{name} comes back into the fight"),
    "armour_mended": QT_TRANSLATE_NOOP("Heroes", "{name}, armour mended"),
    "hero_healed": QT_TRANSLATE_NOOP("Heroes", "{name} healed"),
    "joined": QT_TRANSLATE_NOOP("Heroes", "{name} joins the battle"),
    "left": QT_TRANSLATE_NOOP("Heroes", "{name} leaves the battle"),
}


def upkeep_clause(event: Event, name: Span) -> Line | None:
    """Say what was done; `name` is who it was done by or to. None for an event of another kind."""
    match event.kind:
        case "weapon_handled":
            return _handled(event, name)
        case "weapon_changed":
            return _replaced(event, name)
        case "armour_changed":
            return _worn(event, name)
        case "mount_changed":
            return _new_mount(event, name)
        case "mount_handled":
            mounts = any(change.field == "mounted" and change.after is True for change in event.changes)
            template = (
                translate("Heroes", "{name} mounts") if mounts else translate("Heroes", "{name} dismounts")
            )
            return line(template, name=name)
        case "stand_taken":
            return _stand(event, name)
        case "hero_corrected":
            return _corrected(event, name)
        case "deed_recorded":
            return _deed(event, name)
        case "rule_set_changed":
            return _rules(event)
        case kind if kind in _SIMPLE:
            return line(translate("Heroes", _SIMPLE[kind]), name=name)
        case _:
            return None


def _handled(event: Event, name: Span) -> Line:
    weapons = weapon_changed(event)
    weapon = weapons[1] if weapons else name_span("")
    command = event.command
    action = command.action if isinstance(command, HandleWeapon) else ""
    template = translate("Heroes", _HANDLED[action]) if action in _HANDLED else "{name}: {weapon}"
    return line(template, name=name, weapon=weapon)


def _replaced(event: Event, name: Span) -> Line:
    before, after = weapon_changed(event) or (name_span(""), name_span(""))
    if not before.text:
        return line(translate("Heroes", "{name} gets {weapon}"), name=name, weapon=after)
    if not after.text:
        return line(translate("Heroes", "{name} gives up {weapon}"), name=name, weapon=before)
    if before.text == after.text:
        template = translate("Heroes", "{name} replaces {weapon} by one like it")
        return line(template, name=name, weapon=before)
    template = translate("Heroes", "{name} replaces {weapon} by {other}")
    return line(template, name=name, weapon=before, other=after)


def _worn(event: Event, name: Span) -> Line:
    change = _change(event, "armour")
    if change is not None and isinstance(change.after, dict):
        return line(translate("Heroes", "{name} puts on {thing}"), name=name, thing=_thing(change.after))
    if change is not None and isinstance(change.before, dict):
        return line(translate("Heroes", "{name} takes off {thing}"), name=name, thing=_thing(change.before))
    return line(translate("Heroes", "{name}, other armour"), name=name)


def _new_mount(event: Event, name: Span) -> Line:
    change = _change(event, "mount")
    if change is not None and isinstance(change.after, dict):
        return line(translate("Heroes", "{name} gets {weapon}"), name=name, weapon=_thing(change.after))
    if change is not None and isinstance(change.before, dict):
        template = translate("Heroes", "{name} gives up {weapon}")
        return line(template, name=name, weapon=_thing(change.before))
    return line(translate("Heroes", "{name}, other mount"), name=name)


def _stand(event: Event, name: Span) -> Line:
    position, wall = _change(event, "position"), _change(event, "back_to_wall")
    parts: list[str] = []
    if position is not None:
        parts.append(modifier_word(str(position.after)))
    if wall is not None:
        word = modifier_word("back_to_wall")
        parts.append(word if wall.after else translate("Heroes", "back no longer to a wall"))
    if not parts:
        parts.append(modifier_word(NOWHERE))
    return line(translate("Heroes", "{name} stands {where}"), name=name, where=", ".join(parts))


def _corrected(event: Event, name: Span) -> Line:
    command = event.command
    if not isinstance(command, CorrectHero):
        return line(translate("Heroes", "{name}, a correction"), name=name)
    change = _change(event, "skills" if command.field == "skill" else command.field)
    before = change.before if change is not None else None
    if command.field == "skill":
        template = translate("Heroes", "skill with {weapon}")
        what = line(template, weapon=name_span(command.skill))
        before = before.get(command.skill) if isinstance(before, dict) else None
    else:
        what = line("{field}", field=field_word(command.field))
    return line(
        translate("Heroes", "{name}: {field} {before} → {after}"),
        name=name,
        field=what,
        before=number(before) if isinstance(before, int) else "–",
        after=number(command.value),
    )


def _deed(event: Event, name: Span) -> Line:
    command = event.command
    if not isinstance(command, RecordDeed):
        return line(translate("Heroes", "{name}, a deed"), name=name)
    left = next((c.after for c in event.changes if c.field == "count" and c.unit == command.troop), 0)
    template = (
        translate("Heroes", "{name} puts {losses} of {other} out of action, {left} left")
        if left
        else translate("Heroes", "{name} puts {losses} of {other} out of action, none left")
    )
    return line(
        template,
        name=name,
        losses=number(command.losses),
        other=called(command.troop, event.names),
        left=number(left) if isinstance(left, int) else "",
    )


def _rules(event: Event) -> Line:
    change = _change(event, "rule_set")
    after = change.after.get("name") if change is not None and isinstance(change.after, dict) else None
    language = "fr" if QLocale().language() == QLocale.Language.French else "en"
    name = after.get(language) if isinstance(after, dict) else None
    if not isinstance(name, str):
        return line(translate("Heroes", "Other rules"))
    return line(translate("Heroes", "From now on under “{name}”"), name=name_span(name))


def _change(event: Event, field: str) -> Change | None:
    return next((change for change in event.changes if change.field == field), None)


def _thing(written: dict[str, JsonValue]) -> Span:
    return name_span(str(written.get("name", "")))
