"""What a GM may ask for about heroes, in the imperative. A command names units by id and holds no dice."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from banneret.model.amounts import AmountText, Metres
from banneret.model.arms import ArmourSheet, MountSheet, SkillName, WeaponId, WeaponSheet
from banneret.model.base import Count, Flag, Model, Name, UnitId
from banneret.model.battle import Unit
from banneret.model.labels import Key
from banneret.model.rule_set import RuleSet

Reason = Annotated[str, StringConstraints(max_length=200)]
Fighting = Annotated[int, Field(ge=1, le=1_000, strict=True)]


class ExtraModifier(Model):
    """A bonus or malus that the GM sets for this assault, in dice or flat (H3, H25)."""

    name: Name
    amount: AmountText


class FighterOrder(Model):
    """A hero's part in an assault and what he meets there (H7–H9, H15, H16).

    What his sheet, his arms and his opponent's order say is not said here. What does not matter where he dodges or
    flees (H14, H25) is left aside there.
    """

    unit: UnitId
    weapon: WeaponId | None = None
    """Left out: what he holds, else a natural weapon, else bare hands (H6)."""
    position: Key | None = None
    """Left out: where he stands; `none` is firm ground (H7)."""
    back_turned: Flag = False
    back_to_wall: Flag | None = None
    """His own back; left out: as he stands (H8)."""
    allies: Fighting = 1
    """He and who fights beside him against this opponent (H8)."""
    surprise: Flag = False
    open_ground: Flag = False
    """For a lance from the saddle (H15)."""
    aims_at_head: Flag = False
    """The critical blow, declared before the dice (H16, H21)."""
    modifiers: Annotated[tuple[ExtraModifier, ...], Field(max_length=100)] = ()


class ShooterOrder(Model):
    """A hero's shot and what it crosses (H9–H13, H16)."""

    unit: UnitId
    weapon: WeaponId | None = None
    """Left out: what he holds."""
    distance: Metres
    shaky_footing: Flag = False
    terrains: Annotated[tuple[Key, ...], Field(max_length=20)] = ()
    """What the projectile crosses; the worst counts (H13)."""
    night: Flag = False
    target_size: Key = "human"
    """The size of the target (H12)."""
    surprise: Flag = False
    aims_at_head: Flag = False
    modifiers: Annotated[tuple[ExtraModifier, ...], Field(max_length=100)] = ()


class ResolveAssault(Model):
    """Let two heroes fight one assault hand to hand (H17)."""

    event: ClassVar[str] = "assault_resolved"
    kind: Literal["resolve_assault"] = "resolve_assault"
    a: FighterOrder
    b: FighterOrder


class ResolveShot(Model):
    """Let one hero shoot and another dodge (H18)."""

    event: ClassVar[str] = "shot_resolved"
    kind: Literal["resolve_shot"] = "resolve_shot"
    shooter: ShooterOrder
    target: FighterOrder


class AttackMount(Model):
    """Let a hero attack another's mount, and the mount kick (H24)."""

    event: ClassVar[str] = "mount_attacked"
    kind: Literal["attack_mount"] = "attack_mount"
    attacker: FighterOrder
    rider: UnitId
    mount_modifiers: Annotated[tuple[ExtraModifier, ...], Field(max_length=100)] = ()


Opponents = Annotated[tuple[FighterOrder, ...], Field(max_length=100)]


class Flee(Model):
    """Let a hero break off: each opponent, in this order, may strike his back (H25); without any he just leaves."""

    event: ClassVar[str] = "hero_fled"
    kind: Literal["flee"] = "flee"
    fleer: FighterOrder
    opponents: Opponents = ()


class RollTerror(Model):
    """Roll a hero against a terror number (H26); if he flees, out of a melee, it is as `Flee` (H25)."""

    event: ClassVar[str] = "terror_rolled"
    kind: Literal["roll_terror"] = "roll_terror"
    fleer: FighterOrder
    terror: Annotated[int, Field(ge=-1_000_000, le=1_000_000, strict=True)]
    opponents: Opponents = ()


class ComeBack(Model):
    """A hero who fled comes back (H25)."""

    event: ClassVar[str] = "hero_came_back"
    kind: Literal["come_back"] = "come_back"
    unit: UnitId


class HandleWeapon(Model):
    """Pick up a dropped weapon, draw a carried one, put away or drop the one in hand (H5, H6).

    Whoever takes one in hand puts away what he held.
    """

    event: ClassVar[str] = "weapon_handled"
    kind: Literal["handle_weapon"] = "handle_weapon"
    unit: UnitId
    weapon: WeaponId
    action: Literal["pick_up", "draw", "put_away", "drop"]


class ChangeWeapon(Model):
    """Replace a weapon, a broken one above all (H6): give a new one (no `weapon`), or take one away (no `sheet`)."""

    event: ClassVar[str] = "weapon_changed"
    kind: Literal["change_weapon"] = "change_weapon"
    unit: UnitId
    weapon: WeaponId | None = None
    sheet: WeaponSheet | None = None
    reason: Reason = ""


class ChangeArmour(Model):
    """Put on another armour, unworn, or none (H20)."""

    event: ClassVar[str] = "armour_changed"
    kind: Literal["change_armour"] = "change_armour"
    unit: UnitId
    armour: ArmourSheet | None
    reason: Reason = ""


class MendArmour(Model):
    """Give points of resistance back to an armour, at most what it had when new (H20); left out, all."""

    event: ClassVar[str] = "armour_mended"
    kind: Literal["mend_armour"] = "mend_armour"
    unit: UnitId
    points: Annotated[int, Field(ge=1, le=1_000_000, strict=True)] | None = None
    reason: Reason = ""


class ChangeMount(Model):
    """Give a hero another mount, unhurt, or none; he is then on foot (H24)."""

    event: ClassVar[str] = "mount_changed"
    kind: Literal["change_mount"] = "change_mount"
    unit: UnitId
    mount: MountSheet | None
    reason: Reason = ""


class HandleMount(Model):
    """Mount, or dismount (H15, H23)."""

    event: ClassVar[str] = "mount_handled"
    kind: Literal["handle_mount"] = "handle_mount"
    unit: UnitId
    action: Literal["mount", "dismount"]


class Heal(Model):
    """Give vitality back to a hero, at most what he had unhurt (H20, H21)."""

    event: ClassVar[str] = "hero_healed"
    kind: Literal["heal"] = "heal"
    unit: UnitId
    body: Count = 0
    head: Count = 0
    reason: Reason = ""


class TakeStand(Model):
    """Say where a hero stands from now on: a difficult position (H7), his back to a wall (H8)."""

    event: ClassVar[str] = "stand_taken"
    kind: Literal["take_stand"] = "take_stand"
    unit: UnitId
    position: Key
    back_to_wall: Flag


CorrectedHeroField = Literal[
    "quickness",
    "dexterity",
    "willpower",
    "level",
    "body",
    "head",
    "dodge",
    "strategy",
    "bare_hands",
    "skill",
    "body_left",
    "head_left",
    "resistance_left",
    "mount_left",
    "deeds",
]


class CorrectHero(Model):
    """Set one number of a hero by hand, with a reason; of his weapon skills, the one that `skill` names."""

    event: ClassVar[str] = "hero_corrected"
    kind: Literal["correct_hero"] = "correct_hero"
    unit: UnitId
    field: CorrectedHeroField
    value: Annotated[int, Field(ge=-1_000_000, le=1_000_000, strict=True)]
    skill: SkillName = ""
    reason: Reason = ""


class RecordDeed(Model):
    """A hero puts men of a troop out of action: losses by a deed, credited to him (B3)."""

    event: ClassVar[str] = "deed_recorded"
    kind: Literal["record_deed"] = "record_deed"
    hero: UnitId
    troop: UnitId
    losses: Annotated[int, Field(ge=1, le=1_000_000, strict=True)]
    reason: Reason = ""


class Join(Model):
    """A troop or hero comes into the battle."""

    event: ClassVar[str] = "joined"
    kind: Literal["join"] = "join"
    unit: Unit


class Leave(Model):
    """A troop or hero is taken out of the battle altogether; the log keeps what it did."""

    event: ClassVar[str] = "left"
    kind: Literal["leave"] = "leave"
    unit: UnitId
    reason: Reason = ""


class ChangeRuleSet(Model):
    """Go on under another rule set; the battle keeps its own copy."""

    event: ClassVar[str] = "rule_set_changed"
    kind: Literal["change_rule_set"] = "change_rule_set"
    rule_set: RuleSet


HeroCommand = (
    ResolveAssault
    | ResolveShot
    | AttackMount
    | Flee
    | RollTerror
    | ComeBack
    | HandleWeapon
    | ChangeWeapon
    | ChangeArmour
    | MendArmour
    | ChangeMount
    | HandleMount
    | Heal
    | TakeStand
    | CorrectHero
    | RecordDeed
    | Join
    | Leave
    | ChangeRuleSet
)
