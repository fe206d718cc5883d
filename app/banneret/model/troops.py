"""Troops: the sheet a group is made from, and the group as it stands in a battle."""

from typing import Annotated, Literal

from pydantic import Field

from banneret.model.base import (
    Count,
    Defence,
    Flag,
    Model,
    Name,
    Note,
    Potential,
    SequenceNumber,
    Situation,
    Skill,
    UnitId,
)

TroopStatus = Literal["holds", "broken", "fled"]
"""Holds its ground, broke under morale, or withdrew; the last two take no part until rallied (T11)."""


class TroopSheet(Model):
    """What the GM writes down about a troop before the battle (T2, T4, T11)."""

    name: Name
    count: Count
    """Men present."""
    offence: Potential
    defence: Defence
    training: Skill
    morale: Skill | None = None
    """Rolled under when morale is tested, if the GM gives one (T11)."""
    note: Note = ""


class Troop(TroopSheet):
    """A group in a battle: its own copy of the sheet, and what the battle has made of it."""

    kind: Literal["troop"] = "troop"
    id: UnitId
    side: UnitId
    order: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    """Its place among the units of its side, lowest first."""
    losses: Count = 0
    """Men out of action in this battle so far, all together (T8)."""
    status: TroopStatus = "holds"
    shaken: Flag = False
    """A mark of the GM without a number (T11)."""
    margin: Situation = 0
    """Margin fixed by the first action of `margin_sequence`, 0–10, the commander's part included (T4)."""
    margin_sequence: SequenceNumber = 0

    @property
    def mustered(self) -> int:
        """Men the group has had in this battle: present and lost."""
        return self.count + self.losses

    @property
    def in_play(self) -> bool:
        """Whether it may take part in a sequence (T11)."""
        return self.status == "holds"
