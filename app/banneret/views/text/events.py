"""One sentence an event, and what its undo is called."""

from __future__ import annotations

from pydantic import JsonValue
from PySide6.QtCore import QCoreApplication

from banneret.model.commands import (
    AdvanceSequence,
    Correct,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    Withdraw,
)
from banneret.model.events import Change, Event
from banneret.views.text.hero_events import hero_label, hero_sentence
from banneret.views.text.numbers import listed, number
from banneret.views.text.spans import Line, fill, line, plain
from banneret.views.text.words import called, field_word, meaning_word

translate = QCoreApplication.translate


def event_sentence(event: Event) -> Line:
    """Say what happened in one sentence, names first, from the event alone."""
    names, command = event.names, event.command
    match command:
        case ResolveSequence():
            template = translate("Events", "*Sequence {number}*: {what}")
            return line(template, number=number(event.sequence), what=_losses(event, command))
        case AdvanceSequence():
            template = translate("Events", "*Sequence {number}* begins")
            return line(template, number=number(_next_sequence(event)))
        case RecordMorale():
            template = translate("Events", "{morale}: the GM’s word")
            return line(template, morale=_recorded(event, command))
        case RollMorale():
            return _rolled(event, command)
        case Withdraw():
            return line(translate("Events", "*{name}* withdrew"), name=called(command.unit, names))
        case Rally():
            template = translate("Events", "*{name}* rallied, back in the fight")
            return line(template, name=called(command.unit, names))
        case MarkShaken(shaken=True):
            return line(translate("Events", "*{name}* shaken"), name=called(command.unit, names))
        case MarkShaken():
            return line(translate("Events", "*{name}* no longer shaken"), name=called(command.unit, names))
        case Correct():
            return _corrected(event, command)
        case _:
            return hero_sentence(event)


def event_label(event: Event) -> str:
    """Name an event in a few words, without its numbers: "sequence 1", "Peasants broke"."""
    names, command = event.names, event.command
    match command:
        case ResolveSequence():
            return fill(translate("Events", "sequence {number}"), number=number(event.sequence))
        case AdvanceSequence():
            return fill(
                translate("Events", "start of sequence {number}"), number=number(_next_sequence(event))
            )
        case RecordMorale():
            return _recorded_label(event, command)
        case RollMorale():
            template = _morale_template("broke" if _broke(event) else "held")
            return fill(template, names=called(command.unit, names))
        case Withdraw():
            return fill(translate("Events", "{name} withdrew"), name=called(command.unit, names))
        case Rally():
            return fill(translate("Events", "{name} rallied"), name=called(command.unit, names))
        case MarkShaken(shaken=True):
            return fill(translate("Events", "{name} shaken"), name=called(command.unit, names))
        case MarkShaken():
            return fill(translate("Events", "{name} no longer shaken"), name=called(command.unit, names))
        case Correct():
            template = translate("Events", "{name}, {field} {before} → {after}")
            return fill(template, **_correction(event, command), name=called(command.unit, names))
        case _:
            return plain(hero_label(event))


def undo_label(event: Event | None) -> str:
    """Say what undo would take back: "Undo: sequence 1"; without an event "Undo"."""
    if event is None:
        return translate("Events", "Undo")
    return fill(translate("Events", "Undo: {what}"), what=event_label(event))


def redo_label(event: Event | None) -> str:
    """Say what redo would bring back: "Redo: sequence 1"; without an event "Redo"."""
    if event is None:
        return translate("Events", "Redo")
    return fill(translate("Events", "Redo: {what}"), what=event_label(event))


def _losses(event: Event, command: ResolveSequence) -> Line:
    """Who lost how many and how many are left, heaviest losses first; then who was struck and lost none."""
    if not command.strikes:
        return line(translate("Events", "nobody strikes"))
    counts = {change.unit: change for change in event.changes if change.field == "count"}
    struck = dict.fromkeys(strike.defender for strike in command.strikes)
    lost = sorted(
        ((_whole(change.before) - _whole(change.after), unit) for unit, change in counts.items()),
        key=lambda pair: -pair[0],
    )
    if not lost:
        return line(translate("Events", "no losses"))
    said: Line = ()
    for losses, unit in lost:
        left = _whole(counts[unit].after)
        template = (
            translate("Events", "{name} lose {losses}, {left} left")
            if left
            else translate("Events", "{name} lose {losses}, none left")
        )
        part = line(template, name=called(unit, event.names), losses=number(losses), left=number(left))
        said = _after(said, part)
    for unit in struck:
        if unit not in counts:
            template = translate("Events", "{name} lose none")
            said = _after(said, line(template, name=called(unit, event.names)))
    return said


def _after(said: Line, part: Line) -> Line:
    return line("{said}. {part}", said=said, part=part) if said else part


def _recorded(event: Event, command: RecordMorale) -> Line:
    """Who held or broke by the GM's word."""
    if len(command.units) == 2:
        if command.outcome == "held":
            return line(translate("Events", "Both groups hold"))
        return line(translate("Events", "Both groups broke"))
    names = [called(unit, event.names)._replace(bold=True) for unit in command.units]
    return line(_morale_template(command.outcome), names=listed(names))


def _recorded_label(event: Event, command: RecordMorale) -> str:
    if len(command.units) == 2:
        if command.outcome == "held":
            return translate("Events", "both groups hold")
        return translate("Events", "both groups broke")
    names = listed([called(unit, event.names) for unit in command.units])
    return fill(_morale_template(command.outcome), names=names)


def _morale_template(outcome: str) -> str:
    if outcome == "held":
        return translate("Events", "{names} hold")
    return translate("Events", "{names} broke")


def _rolled(event: Event, command: RollMorale) -> Line:
    """The die against the morale it had to stay under, the GM's modifier included (T11)."""
    die = event.dice.get(f"morale.{command.unit}")
    steps = [working.operands for working in event.workings if working.term == "morale"]
    target = sum(term for term in steps[0][:2] if isinstance(term, int)) if steps else 0
    template = (
        translate("Events", "*{name}* broke: {roll} rolled, {target} or less needed")
        if _broke(event)
        else translate("Events", "*{name}* hold: {roll} rolled, {target} or less needed")
    )
    roll = number(die.value) if die is not None else ""
    return line(template, name=called(command.unit, event.names), roll=roll, target=number(target))


def _broke(event: Event) -> bool:
    return any(change.field == "status" and change.after == "broken" for change in event.changes)


def _corrected(event: Event, command: Correct) -> Line:
    numbers = _correction(event, command)
    meaning = meaning_word(command.meaning) if command.meaning else ""
    if meaning and command.reason:
        template = translate("Events", "*{name}*: {field} {before} → {after}, {meaning}: {reason}")
    elif meaning:
        template = translate("Events", "*{name}*: {field} {before} → {after}, {meaning}")
    elif command.reason:
        template = translate("Events", "*{name}*: {field} {before} → {after}, {reason}")
    else:
        template = translate("Events", "*{name}*: {field} {before} → {after}")
    reason = " ".join(command.reason.splitlines())
    name = called(command.unit, event.names)
    return line(template, **numbers, name=name, meaning=meaning, reason=reason)


def _correction(event: Event, command: Correct) -> dict[str, str]:
    change: Change | None = next((c for c in event.changes if c.field == command.field), None)
    before = change.before if change is not None else None
    return {
        "field": field_word(command.field),
        "before": _value(before),
        "after": _value(command.value),
    }


def _value(value: JsonValue) -> str:
    return number(value) if isinstance(value, int) else translate("Events", "none")


def _whole(value: JsonValue) -> int:
    return value if isinstance(value, int) else 0


def _next_sequence(event: Event) -> int:
    after = next((change.after for change in event.changes if change.field == "sequence"), None)
    return after if isinstance(after, int) else event.sequence + 1
