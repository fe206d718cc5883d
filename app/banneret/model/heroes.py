"""Heroes: the sheet one is made from, and the hero as he stands in a battle (H1–H26, B1)."""

from typing import Annotated, Literal

from pydantic import Field

from banneret.model.amounts import AmountText
from banneret.model.arms import ArmourSheet, CarriedWeapon, MountSheet, SkillName, WeaponSheet
from banneret.model.base import Count, Flag, Model, Name, Note, SequenceNumber, Skill, UnitId
from banneret.model.labels import Key

Attribute = Annotated[int, Field(ge=0, le=1_000, strict=True)]
"""Quickness, dexterity, willpower, level, a weapon skill, dodge."""
Vitality = Annotated[int, Field(ge=1, le=1_000_000, strict=True)]
VitalityLeft = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000, strict=True)]
"""What is left of a vitality; kept below 0 too (H22)."""

NOWHERE = "none"
"""The position of who stands on firm ground (H7)."""


class MasteredSkill(Model):
    """A mastered skill as a named bonus to the final value, in dice or flat (H3, H4)."""

    name: Name
    amount: AmountText
    use: Literal["melee", "shooting", "both"] = "both"
    """Which value it is added to; who dodges or flees uses his melee value (H14)."""


class HeroSheet(Model):
    """What the GM writes down about a hero before the battle."""

    name: Name
    quickness: Attribute
    dexterity: Attribute
    willpower: Attribute
    level: Attribute = 0
    body: Vitality
    """Body vitality, unhurt (H20)."""
    head: Vitality
    """Head vitality, unhurt (H21)."""
    night_sight: Flag = False
    """He shoots at night as well as by day, as Elves do (H13)."""
    dodge: Attribute = 0
    """In place of the weapon skill for who dodges a shot or flees (H14, H25)."""
    strategy: Skill = 0
    """On the die scale of T4, for who commands a troop (B1)."""
    bare_hands: Attribute = 0
    """His weapon skill without a weapon (H6)."""
    skills: dict[SkillName, Attribute] = Field(default_factory=dict)
    """Weapon skills, each under a weapon's name or its family; the name comes first (H2, H4)."""
    mastered: Annotated[tuple[MasteredSkill, ...], Field(max_length=100)] = ()
    weapons: Annotated[tuple[WeaponSheet, ...], Field(max_length=100)] = ()
    armour: ArmourSheet | None = None
    mount: MountSheet | None = None
    note: Note = ""


class Hero(HeroSheet):
    """A hero in a battle: his own copy of the sheet, and what the battle has made of him."""

    kind: Literal["hero"] = "hero"
    id: UnitId
    side: UnitId
    order: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    """His place among the units of his side, lowest first."""
    weapons: Annotated[tuple[CarriedWeapon, ...], Field(max_length=100)] = ()
    body_left: VitalityLeft
    head_left: VitalityLeft
    resistance_left: Count = 0
    """What is left of his armour's resistance; at 0 it no longer protects (H20)."""
    mount_left: VitalityLeft = 0
    """What is left of his mount's vitality; at 0 or below it has fallen (H24)."""
    mounted: Flag = False
    position: Key = NOWHERE
    """The difficult position in which he stands until he leaves it (H7)."""
    back_to_wall: Flag = False
    """Until he leaves it (H8)."""
    fled: Flag = False
    fought_sequence: SequenceNumber = 0
    """The last sequence in which he was in an accepted assault: there he has no overview (T5)."""
    deeds: Count = 0
    """Men of troops that he has put out of action, all together (B3)."""

    @property
    def vanquished(self) -> bool:
        """Body or head vitality at 0 or below (H22)."""
        return self.body_left <= 0 or self.head_left <= 0

    @property
    def in_play(self) -> bool:
        """Whether he may take part in an assault: neither vanquished nor fled (H22, H25)."""
        return not self.fled and not self.vanquished

    @property
    def weapon_in_hand(self) -> CarriedWeapon | None:
        """What he holds, broken or not; None for empty hands and for one who has but natural weapons."""
        return next((w for w in self.weapons if w.place == "hand" and not w.natural), None)

    def weapon(self, weapon: str) -> CarriedWeapon | None:
        """Give his weapon with that id, wherever it is."""
        return next((w for w in self.weapons if w.id == weapon), None)

    @classmethod
    def from_sheet(cls, sheet: HeroSheet, unit: str, side: str, order: int, mounted: bool = False) -> "Hero":
        """Give a hero ready to fight: unhurt, the first weapon that is not natural in hand, the others carried."""
        held = next((n for n, weapon in enumerate(sheet.weapons) if not weapon.natural), None)
        weapons = tuple(
            CarriedWeapon(
                **weapon.__dict__, id=f"w{n + 1}", place="hand" if n == held or weapon.natural else "carried"
            )
            for n, weapon in enumerate(sheet.weapons)
        )
        return cls(
            **{**sheet.__dict__, "weapons": weapons},
            id=unit,
            side=side,
            order=order,
            body_left=sheet.body,
            head_left=sheet.head,
            resistance_left=sheet.armour.resistance if sheet.armour else 0,
            mount_left=sheet.mount.vitality if sheet.mount else 0,
            mounted=mounted and sheet.mount is not None,
        )
