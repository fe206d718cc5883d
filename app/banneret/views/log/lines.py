"""What the log says of one event: its sentence, and its lines one by one, so that a long event is never built whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from banneret.model.commands import (
    AdvanceSequence,
    Command,
    Correct,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    Withdraw,
)
from banneret.model.events import Event
from banneret.views.text import (
    Line,
    called,
    die_value,
    die_words,
    event_sentence,
    fill,
    line,
    plain,
    working_line,
)

translate = QCoreApplication.translate

_ICONS: Mapping[str, str] = {
    "assault_resolved": "melee",
    "shot_resolved": "shooting",
    "mount_attacked": "mount",
    "mount_changed": "mount",
    "mount_handled": "mount",
    "hero_fled": "fled",
    "terror_rolled": "terror",
    "weapon_handled": "sword",
    "weapon_changed": "sword",
    "armour_changed": "shield",
    "armour_mended": "shield",
    "hero_healed": "heal",
    "stand_taken": "ground",
    "hero_corrected": "edit",
    "joined": "plus",
    "left": "minus",
    "rule_set_changed": "settings",
}


class Detail(NamedTuple):
    """One line beneath an event: subject, arithmetic with its result in bold, rule id, a die from the table."""

    subject: Line
    arithmetic: Line
    rule: str
    from_table: bool = False

    def plain(self) -> str:
        """Give the line as text: "Peasants, losses: 10 × 8 × 2 / 10 = 16 (T7)"."""
        template = translate("Log", "{subject}: {arithmetic} ({rule})")
        return fill(template, subject=self.subject, arithmetic=self.arithmetic, rule=self.rule)


def detail_count(event: Event) -> int:
    """Give how many lines the event opens into: workings, dice, and who was meant by "both"."""
    return len(event.workings) + len(event.dice) + len(_units_meant(event.command))


def detail(event: Event, number: int) -> Detail:
    """Give line `number`, from 0 to `detail_count` − 1: the workings, then the dice (N5), then the units meant."""
    if number < len(event.workings):
        working = event.workings[number]
        return Detail(*working_line(working, event.names, opponent=_several(event.command)))
    number -= len(event.workings)
    if number < len(event.dice):
        name, die = next(islice(event.dice.items(), number, None))
        return Detail(die_words(name, event.names), die_value(die), "N5", die.source == "table")
    unit = _units_meant(event.command)[number - len(event.dice)]
    held = isinstance(event.command, RecordMorale) and event.command.outcome == "held"
    outcome = translate("Log", "holds") if held else translate("Log", "broke")
    return Detail((called(unit, event.names),), line("*{outcome}*", outcome=outcome), "T11")


def details(event: Event) -> Iterator[Detail]:
    """Give every line, one after the other."""
    return (detail(event, number) for number in range(detail_count(event)))


def from_table(event: Event) -> bool:
    """Whether any of the event's dice came from the table (N5)."""
    return any(die.source == "table" for die in event.dice.values())


def event_icon(event: Event) -> str:
    """Give the name of the icon that stands before the event's sentence."""
    command = event.command
    match command:
        case ResolveSequence():
            shooting = command.strikes and all(strike.kind == "shooting" for strike in command.strikes)
            return "shooting" if shooting else "troop"
        case AdvanceSequence():
            return "arrow-right"
        case RecordMorale():
            return "word"
        case RollMorale():
            return "roll"
        case Withdraw():
            return "fled"
        case Rally():
            return "commander"
        case MarkShaken():
            return "shaken"
        case Correct():
            return "edit"
        case _:
            return _ICONS.get(event.kind, "hero")


def event_text(event: Event) -> str:
    """Give the event as plain text: its sentence, then each of its lines, indented."""
    return "\n".join([plain(event_sentence(event)), *(f"    {found.plain()}" for found in details(event))])


def _several(command: Command) -> bool:
    """Whether more than two groups fought, so that a line says against whom."""
    return isinstance(command, ResolveSequence) and len(command.groups) > 2


def _units_meant(command: Command) -> tuple[str, ...]:
    """The two groups that the sentence calls both."""
    if isinstance(command, RecordMorale) and len(command.units) == 2:
        return command.units
    return ()
