"""What a button that gives a command says: a verb and the whole deed."""

from __future__ import annotations

from collections.abc import Mapping

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
from banneret.views.text.hero_commands import hero_command_label
from banneret.views.text.numbers import listed, number
from banneret.views.text.spans import fill
from banneret.views.text.words import called, field_word

translate = QCoreApplication.translate


def command_label(command: Command, names: Mapping[str, str], sequence: int) -> str:
    """Say what accepting the command does: "Accept sequence 2".

    `names` gives the names of units by id, `sequence` the running sequence.
    """
    match command:
        case ResolveSequence():
            return fill(translate("Commands", "Accept sequence {number}"), number=number(sequence))
        case AdvanceSequence():
            return fill(translate("Commands", "Begin sequence {number}"), number=number(sequence + 1))
        case RecordMorale(outcome=outcome):
            template = (
                translate("Commands", "Record that {names} hold")
                if outcome == "held"
                else translate("Commands", "Record that {names} broke")
            )
            return fill(template, names=listed([called(unit, names) for unit in command.units]))
        case RollMorale():
            return fill(translate("Commands", "Roll morale: {name}"), name=called(command.unit, names))
        case Withdraw():
            return fill(translate("Commands", "Withdraw {name}"), name=called(command.unit, names))
        case Rally():
            return fill(translate("Commands", "Rally {name}"), name=called(command.unit, names))
        case MarkShaken(shaken=True):
            return fill(translate("Commands", "Mark {name} shaken"), name=called(command.unit, names))
        case MarkShaken():
            return fill(
                translate("Commands", "Mark {name} no longer shaken"), name=called(command.unit, names)
            )
        case Correct():
            return fill(
                translate("Commands", "Correct {name}: {field} {value}"),
                name=called(command.unit, names),
                field=field_word(command.field),
                value=number(command.value) if command.value is not None else translate("Commands", "none"),
            )
        case _:
            return hero_command_label(command, names)
