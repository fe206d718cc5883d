"""The attacked mount: the attack and its kick are the two halves of one assault (H24)."""

from typing import Literal, NamedTuple

from banneret.model.dice import DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.heroes.assault import may_wound
from banneret.rules.heroes.fighter import UNHARMING, Fighter, Modifier
from banneret.rules.heroes.scene import Scene, decimal
from banneret.rules.heroes.values import Value, final_value, roll_modifiers
from banneret.rules.heroes.wounds import (
    Blow,
    Fall,
    Left,
    fall_off,
    note_vanquished,
    note_wound,
    ride_on,
    take_blow,
)
from banneret.rules.rounding import half_up

MountHit = Literal["mount", "attacker"]


class Steed(NamedTuple):
    """A mount as it is attacked: its vitality is what is left, its coefficient in thousandths (N1, H24)."""

    combat_value: int
    vitality: int
    absorption: int = UNHARMING
    kick_damage: int = 0
    modifiers: tuple[Modifier, ...] = ()


class MountOutcome(NamedTuple):
    """Everything an attack on a mount did."""

    attacker: Value
    steed: int
    """The mount's final value."""
    hit: MountHit | None
    strike: int
    loss: int
    """What the mount loses."""
    vitality: int
    """What is left to the mount, maybe below 0; at 0 or below it has fallen."""
    blow: Blow | None
    """What the kick did to the attacker."""
    fall: Fall | None
    """The rider's fall."""
    rider: Left
    workings: tuple[Working, ...]


def resolve_mount_attack(
    attacker: Fighter,
    rider: Fighter,
    steed: Steed,
    dice: DiceReader,
    tables: HeroTables,
    prefix: str = "assault",
) -> MountOutcome:
    """Attack the mount of `rider` (H24): a is the attacker, b the mount with its rider.

    The higher value touches and equal values nobody (H17); the blow goes through the mount's own coefficient (H19,
    H20), the kick wounds the attacker as any blow does. Each time the rider rolls whether he is thrown; from a
    mount that falls he falls without a roll (H23). A blow declared at the head is one at a hero's head: here it
    counts for nothing. Dice asked for: `<prefix>.<a|b>.d100`, `<prefix>.<a|b>.<modifier>.<n>`; for an attacker on a
    mount whom the kick touches `<prefix>.a.thrown` and perhaps `<prefix>.a.fall.<n>`; `<prefix>.b.thrown` unless
    the mount falls, and `<prefix>.b.fall.<n>` for a rider who falls. Raises `DiceMissing` while one is not thrown.
    """
    scene = Scene(dice, tables, [])
    value = final_value(attacker, "melee", f"{prefix}.a", scene)
    d100 = dice.read(f"{prefix}.b.d100", 100)
    added = roll_modifiers(rider.id, steed.modifiers, f"{prefix}.b", scene)
    parts = (steed.combat_value, added, d100)
    final = scene.note("H24", "mount_final", rider.id, "{} + {} + {}", parts, sum(parts))
    dice.settle()

    hit, strike = _touch(attacker.id, value, rider.id, final, scene)
    loss, blow = 0, None
    if hit == "mount":
        loss = _wound_mount(attacker, rider.id, steed, strike, scene)
    elif hit == "attacker":
        blow = take_blow(attacker, f"{prefix}.a", rider.id, steed.kick_damage, strike, False, scene)
    vitality = steed.vitality - loss

    left = Left(rider.body, rider.head, rider.armour.resistance)
    fall: Fall | None
    if vitality <= 0:
        scene.note("H24", "mount_falls", rider.id, "{}", (vitality,), vitality)
        fall, left = fall_off(rider, left, f"{prefix}.b", scene)
    else:
        fall, left = ride_on(rider, left, f"{prefix}.b", scene)
    note_vanquished(rider.id, left, scene)
    return MountOutcome(value, final, hit, strike, loss, vitality, blow, fall, left, tuple(scene.workings))


def _touch(attacker: str, value: Value, rider: str, final: int, scene: Scene) -> tuple[MountHit | None, int]:
    strike = value.final - final
    pair = (value.final, final)
    if strike == 0:
        scene.note("H17", "nobody", attacker, "{} − {}", pair, 0, rider)
        return None, 0
    if strike < 0:
        scene.note("H24", "kick", rider, "{} − {}", (final, value.final), -strike, attacker)
        return "attacker", -strike
    scene.note("H17", "strike", attacker, "{} − {}", pair, strike, rider)
    return ("mount", strike) if may_wound(attacker, value, "H5", scene) else (None, 0)


def _wound_mount(attacker: Fighter, rider: str, steed: Steed, strike: int, scene: Scene) -> int:
    """H19 and H20 for the mount: it wears no armour that could wear out, so its coefficient stays."""
    points = note_wound(rider, "mount_wound", attacker.id, attacker.weapon.damage, strike, scene)
    exact = (points * steed.absorption, 1000)
    operands = (points, decimal(steed.absorption))
    loss = scene.note_rounded("H20", "mount_loss", rider, "{} × {}", operands, exact, half_up(*exact))
    scene.note("H24", "mount", rider, "{} − {}", (steed.vitality, loss), steed.vitality - loss)
    return loss
