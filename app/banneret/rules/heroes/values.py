"""Combat and shooting values: base, first, final (H1–H4, H14); what the d100 does to the weapon (H5, H6)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from banneret.model.hero_tables import Fumble, FumbleLimit
from banneret.rules.heroes.fighter import Fighter, Modifier
from banneret.rules.heroes.scene import Scene

ValueKind = Literal["melee", "shooting", "dodging"]
"""What is reckoned: a melee value, a shooting value, or the value of who dodges or flees (H14, H25)."""


class Value(NamedTuple):
    """A value in its three states (H2, H3), and what became of the weapon (H5, H6)."""

    base: int
    first: int
    final: int
    fumble: Fumble = "none"


def base_combat_value(quickness: int, dexterity: int, willpower: int) -> int:
    """Give 2 × quickness + the points of dexterity and of willpower above 10 (H1)."""
    return 2 * quickness + max(0, dexterity - 10) + max(0, willpower - 10)


def base_shooting_value(quickness: int, dexterity: int, willpower: int) -> int:
    """Give 2 × dexterity + the points of quickness and of willpower above 10 (H4)."""
    return 2 * dexterity + max(0, quickness - 10) + max(0, willpower - 10)


def fumble(skill: int, d100: int, limits: Iterable[FumbleLimit]) -> Fumble:
    """Give what happens to the weapon: skill + d100 against each limit, lowest first; a limit fits (H5, H6)."""
    reached = skill + d100
    for limit in limits:
        if reached <= limit.up_to:
            return limit.outcome
    return "none"


def final_value(fighter: Fighter, kind: ValueKind, prefix: str, scene: Scene) -> Value:
    """Give the value of `fighter` in this assault (H3, H4).

    Who dodges or flees has his dodge in place of the weapon skill, the weapon's and armour's modifiers stay
    (H14, H25), and he never fumbles. Dice asked for: `<prefix>.d100`, and `<prefix>.<modifier>.<n>` for each
    die of a modifier.
    """
    base = _base(fighter, kind, scene)
    skill = fighter.dodge if kind == "dodging" else fighter.weapon.skill
    parts = (base, fighter.weapon.modifier, fighter.armour.modifier, skill)
    rule = "H14" if kind == "dodging" else "H4" if kind == "shooting" else "H2"
    first = scene.note(rule, "first", fighter.id, "{} + {} + {} + {}", parts, sum(parts))

    d100 = scene.dice.read(f"{prefix}.d100", 100)
    added = roll_modifiers(fighter.id, fighter.modifiers, prefix, scene) if fighter.modifiers else 0
    final = first + added + d100
    rule = "H4" if kind == "shooting" else "H3"
    scene.note(rule, "final", fighter.id, "{} + {} + {}", (first, added, d100), final)
    return Value(base, first, final, _fumble(fighter, kind, d100, scene))


def roll_modifiers(unit: str, modifiers: Sequence[Modifier], prefix: str, scene: Scene) -> int:
    """Give the sum of the modifiers (H7–H16): each die has its own name, each modifier its working."""
    total = 0
    for (name, amount, rule), dice_names in zip(modifiers, modifier_dice(modifiers, prefix), strict=True):
        rolls = tuple([scene.dice.read(die, amount.faces) for die in dice_names])
        added = sum(rolls) if amount.dice > 0 else amount.flat - sum(rolls)
        total += scene.note(
            rule, f"modifier.{name}", unit, _form(amount.dice), rolls or (amount.flat,), added
        )
    return total


def modifier_dice(modifiers: Iterable[Modifier], prefix: str) -> list[list[str]]:
    """Give the names of the dice that each modifier asks for: `<prefix>.<modifier>.<n>`, n from 1.

    No two dice have one name: a second modifier called `ladder` asks for `ladder~2`, and one called `fall` for
    `fall~2`, since `fall` is H23's.
    """
    taken = {"fall"}
    names = []
    for name, amount, _ in modifiers:
        key, number = name, 2
        while key in taken:
            key, number = f"{name}~{number}", number + 1
        taken.add(key)
        names.append([f"{prefix}.{key}.{n}" for n in range(1, abs(amount.dice) + 1)])
    return names


def _base(fighter: Fighter, kind: ValueKind, scene: Scene) -> int:
    _, quickness, dexterity, willpower, *_ = fighter
    if kind == "shooting":
        rule, doubled, other = "H4", dexterity, quickness
        base = base_shooting_value(quickness, dexterity, willpower)
    else:
        rule, doubled, other = "H1", quickness, dexterity
        base = base_combat_value(quickness, dexterity, willpower)
    parts = (doubled, max(0, other - 10), max(0, willpower - 10))
    return scene.note(rule, "base", fighter.id, "2 × {} + {} + {}", parts, base)


def _fumble(fighter: Fighter, kind: ValueKind, d100: int, scene: Scene) -> Fumble:
    """H5 and H6: neither for natural weapons, nor for who dodges or flees."""
    if kind == "dodging" or fighter.weapon.natural:
        return "none"
    tables, skill = scene.tables, fighter.weapon.skill
    if kind == "shooting":
        rule, outcome = "H6", fumble(skill, d100, tables.shooting_fumbles)
    else:
        rule, outcome = "H5", fumble(skill, d100, tables.melee_fumbles)
    if outcome != "none":
        scene.note(rule, f"fumble.{outcome}", fighter.id, "{} + {}", (skill, d100), skill + d100)
    return outcome


@lru_cache(maxsize=256)
def _form(dice: int) -> str:
    """How a modifier's sum is written: `{} + {} + {}`, in brackets where it is taken off."""
    if dice == 0:
        return "{}"
    added = " + ".join(["{}"] * abs(dice))
    if dice > 0:
        return added
    return f"−({added})" if dice < -1 else "−{}"
