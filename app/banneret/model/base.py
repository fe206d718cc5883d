"""The ground all models stand on: frozen, closed and bounded; numbers and flags are never coerced."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints


class Model(BaseModel):
    """A frozen pydantic model that refuses unknown keys.

    Whole numbers and flags are strict (`"12"`, `12.5` and `true` are no integers); every field uses the types below.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


Flag = Annotated[bool, Field(strict=True)]

Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
"""What the GM calls something: 1–80 characters, kept as typed."""

Note = Annotated[str, StringConstraints(max_length=2000)]
"""Free text of the GM, shown as plain text."""

UnitId = Annotated[str, StringConstraints(min_length=1, max_length=80)]
"""What the file calls a unit; unique in its battle and never used again."""

Count = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
"""Men."""

Potential = Annotated[int, Field(ge=0, le=1_000, strict=True)]
"""Offence potential of one man (T2)."""

Defence = Annotated[int, Field(ge=1, le=1_000, strict=True)]
"""Defence potential of one man; never 0, it divides (T2)."""

Skill = Annotated[int, Field(ge=0, le=100, strict=True)]
"""Training, strategy or morale, on the die scale of T4."""

Situation = Annotated[int, Field(ge=0, le=10, strict=True)]
"""Situation bonus in tenths of a group (T3)."""

SequenceNumber = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
"""Which sequence of the battle, from 1; 0 means none yet (T4)."""

Faces = Annotated[int, Field(ge=2, le=1_000, strict=True)]
"""How many faces a die has; a roll is uniform on 1..faces (N4)."""
