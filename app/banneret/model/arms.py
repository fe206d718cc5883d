"""What a hero fights with and wears: weapons, armour, mounts (H2, H6, H11, H15, H19, H20, H24)."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from banneret.model.amounts import Coefficient, DiceText, Metres, Signed
from banneret.model.base import Count, Flag, Model, Name, Note

WeaponUse = Literal["melee", "shooting", "both"]
Condition = Literal["sound", "chipped", "broken"]
"""A chipped weapon is marked without a number, a broken one is unusable (H5, H6)."""
Place = Literal["hand", "carried", "ground"]
WeaponId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
"""What the file calls a weapon; unique among the weapons of its hero."""
SkillName = Annotated[str, StringConstraints(max_length=80)]


class WeaponSheet(Model):
    """A weapon as the GM writes it down."""

    name: Name
    family: SkillName = ""
    """What kind of weapon it is, for a skill with all of the kind: "swords"."""
    use: WeaponUse = "melee"
    damage: Count
    modifier: Signed = 0
    """Added to the first value; a malus is negative (H2, H4)."""
    natural: Flag = False
    """Claws, teeth: always at hand, never fumbles (H6)."""
    lance: Flag = False
    """From the saddle in the open it has H15's greater bonus."""
    range: Metres = Decimal(0)
    """How far it shoots; the far half is long range (H11)."""
    long_range: DiceText | None = None
    """Its own malus at long range, if it has one (H11)."""
    damage_kind: Literal["cutting", "piercing", "blunt"] | None = None
    """For the GM to read; it changes no number."""
    note: Note = ""


class CarriedWeapon(WeaponSheet):
    """A weapon in a battle: its sheet, its condition (H5, H6) and where it is."""

    id: WeaponId
    condition: Condition = "sound"
    place: Place = "carried"

    @property
    def usable(self) -> bool:
        """Whether it can be fought with where it is (H5, H6): not broken, and in hand or natural."""
        return self.condition != "broken" and (self.place == "hand" or self.natural)

    @property
    def sheet(self) -> WeaponSheet:
        """The weapon as it was written down: what replaces a broken one by one like it."""
        kept = {field: value for field, value in self.__dict__.items() if field in WeaponSheet.model_fields}
        return WeaponSheet.model_construct(**kept)


class ArmourSheet(Model):
    """An armour as the GM writes it down; its resistance is in points (H20)."""

    name: Name
    modifier: Signed = 0
    absorption: Coefficient
    """The part of a wound that the body still takes (H20)."""
    blunt_absorption: Coefficient | None = None
    """The same for a fall (H23); left out, it is that of a wound."""
    resistance: Count
    note: Note = ""


class MountSheet(Model):
    """A mount as the GM writes it down (H15, H24)."""

    name: Name
    kind: Literal["horse", "chariot"] = "horse"
    combat_value: Annotated[int, Field(ge=-1_000, le=1_000, strict=True)] = 0
    """Its value when it is attacked, before the d100 (H24)."""
    vitality: Annotated[int, Field(ge=1, le=1_000_000, strict=True)]
    absorption: Coefficient = Decimal(1)
    kick_damage: Count = 0
    note: Note = ""
