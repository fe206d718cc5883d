"""What the rules of one command give back: changes and workings, from which the service makes the event."""

from typing import NamedTuple

from pydantic import JsonValue

from banneret.model.battle import Unit
from banneret.model.events import Change
from banneret.model.workings import Working


class Resolution(NamedTuple):
    """What a command does to a battle."""

    changes: tuple[Change, ...]
    workings: tuple[Working, ...] = ()
    concerned: tuple[str, ...] = ()
    """Ids of units that the command names, beside those that changed."""


def set_fields(unit: Unit, **after: JsonValue) -> list[Change]:
    """Give a change for each field of `unit` that gets a new value; fields that stay give none."""
    return [
        Change(unit=unit.id, field=field, before=getattr(unit, field), after=value)
        for field, value in after.items()
        if getattr(unit, field) != value
    ]
