"""What the rules of one command give back: changes and workings, from which the service makes the event."""

from typing import NamedTuple

from pydantic import JsonValue
from pydantic_core import to_jsonable_python

from banneret.model.battle import Unit
from banneret.model.events import Change
from banneret.model.workings import Working


class Resolution(NamedTuple):
    """What a command does to a battle."""

    changes: tuple[Change, ...]
    workings: tuple[Working, ...] = ()
    concerned: tuple[str, ...] = ()
    """Ids of units that the command names, beside those that changed."""


def set_fields(unit: Unit, **after: object) -> list[Change]:
    """Give a change for each field of `unit` that gets a new value; fields that stay give none."""
    return [
        Change(unit=unit.id, field=field, before=as_json(before), after=as_json(value))
        for field, value in after.items()
        if (before := getattr(unit, field)) != value
    ]


def as_json(value: object) -> JsonValue:
    """Give a field's value as an event keeps it."""
    if value is None or isinstance(value, bool | int | str):
        return value
    kept: JsonValue = to_jsonable_python(value)
    return kept
