"""Events: facts that happened, in one form for every kind, and the draft of what may happen next."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from banneret.model.base import Model, Name, SequenceNumber, UnitId
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.workings import Working

EventKind = Literal[
    "sequence_resolved",
    "sequence_advanced",
    "morale_recorded",
    "morale_rolled",
    "withdrew",
    "rallied",
    "shaken_marked",
    "corrected",
    "assault_resolved",
    "shot_resolved",
    "mount_attacked",
    "hero_fled",
    "terror_rolled",
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
]


ChangeOp = Literal["set", "add", "remove"]


class Change(Model):
    """One field that an event changed; `apply` and its reverse know nothing else.

    `set` puts `after` where `before` stood, in a unit's field or (`unit` empty) in the battle's own; `add` and
    `remove` bring or take the whole unit.
    """

    op: ChangeOp = "set"
    unit: Annotated[str, Field(max_length=80)]
    field: Annotated[str, Field(max_length=40)]
    before: JsonValue
    after: JsonValue


class Event(Model):
    """A fact: what was asked, which dice fell, what changed, and how it was worked out.

    `names` tells what the units concerned were called then, so that a log line never needs the state of then.
    """

    kind: EventKind
    sequence: SequenceNumber
    """The sequence it happened in."""
    command: Command
    dice: dict[str, Die] = Field(default_factory=dict)
    changes: tuple[Change, ...] = ()
    workings: tuple[Working, ...] = ()
    names: dict[UnitId, Name] = Field(default_factory=dict)


Panel = Literal["sequence", "assault"]
"""Where something is prepared: each keeps its own draft."""


class Draft(Model):
    """A command being prepared and the dice thrown for it so far; kept outside the history."""

    command: Command
    dice: dict[str, Die] = Field(default_factory=dict)
    discarded: dict[str, tuple[Annotated[int, Field(ge=1, le=1_000, strict=True)], ...]] = Field(
        default_factory=dict
    )
    """Faces that the app had rolled for a die that lies on the table no more, oldest first."""
