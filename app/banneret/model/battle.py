"""The battle as it stands at one moment."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from banneret.model.base import Model, Name, UnitId
from banneret.model.faults import Fault
from banneret.model.heroes import Hero
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop


class Side(Model):
    """One camp: a name, a colour and division (0–5, then again from 0), and the column it is shown in."""

    id: UnitId
    name: Name
    mark: Annotated[int, Field(ge=0, le=5, strict=True)]
    column: Literal["left", "right"]


Unit = Annotated[Troop | Hero, Field(discriminator="kind")]
"""Whoever stands in a battle: a group of men, or a hero."""


class BattleState(Model):
    """Everything the rules know about a battle at one moment; changed only by events."""

    name: Name
    sequence: Annotated[int, Field(ge=1, le=1_000_000, strict=True)] = 1
    """The running sequence, from 1; only "Next sequence" advances it (T4)."""
    rule_set: RuleSet
    sides: tuple[Side, ...]
    units: dict[UnitId, Unit]

    @model_validator(mode="after")
    def _whole(self) -> "BattleState":
        sides = {side.id for side in self.sides}
        for key, unit in self.units.items():
            if unit.id != key:
                raise ValueError(f"a unit under its own id, not {unit.id} under {key}")
            if unit.side not in sides:
                raise ValueError(f"a side that is there for {key}, not {unit.side}")
        return self

    def troop(self, unit: str) -> Troop:
        """Give the group with that id; refuses `unknown_unit`, and `troop_expected` for a hero."""
        found = self.units.get(unit)
        if found is None:
            raise Fault("unknown_unit", where=unit)
        if not isinstance(found, Troop):
            raise Fault("troop_expected", where=unit, found=found.name)
        return found

    def hero(self, unit: str) -> Hero:
        """Give the hero with that id; refuses `unknown_unit`, and `hero_expected` for a group."""
        found = self.units.get(unit)
        if found is None:
            raise Fault("unknown_unit", where=unit)
        if not isinstance(found, Hero):
            raise Fault("hero_expected", where=unit, found=found.name)
        return found

    def units_of(self, side: str) -> Iterator[Unit]:
        """Give the units of a side, in their order."""
        return iter(sorted((u for u in self.units.values() if u.side == side), key=lambda u: u.order))
