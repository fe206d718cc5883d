"""One assault between two heroes, hand to hand (H17) or by a shot (H18), with its workings."""

from typing import Literal, NamedTuple

from banneret.model.dice import DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.heroes.fighter import Fighter
from banneret.rules.heroes.scene import Scene
from banneret.rules.heroes.values import Value, final_value
from banneret.rules.heroes.wounds import Blow, take_blow

Mode = Literal["melee", "shooting"]
Role = Literal["a", "b"]


class AssaultOutcome(NamedTuple):
    """Everything the assault did; where nobody is touched `hit` is None and the strike 0."""

    a: Value
    b: Value
    hit: Role | None
    strike: int
    blow: Blow | None
    """What the one touched took: b where a hit, a where b hit."""
    workings: tuple[Working, ...]


def resolve_assault(
    mode: Mode, a: Fighter, b: Fighter, dice: DiceReader, tables: HeroTables, prefix: str = "assault"
) -> AssaultOutcome:
    """Fight one assault: hand to hand (H17), or a shoots and b dodges (H18).

    Dice asked for: `<prefix>.<a|b>.d100` and `<prefix>.<a|b>.<modifier>.<n>`, and only for a rider who is touched
    `<prefix>.<a|b>.thrown` and perhaps `<prefix>.<a|b>.fall.<n>` (H23); raises `DiceMissing` while one is not
    thrown.
    """
    scene = Scene(dice, tables, [])
    shot = mode == "shooting"
    a_value = final_value(a, "shooting" if shot else "melee", f"{prefix}.a", scene)
    b_value = final_value(b, "dodging" if shot else "melee", f"{prefix}.b", scene)
    dice.settle()

    hit: Role | None
    if shot:
        hit = "a" if reaches(a, a_value, b, b_value, "H18", scene) else None
    else:
        hit = _touch(a, a_value, b, b_value, scene)
    if hit is None:
        return AssaultOutcome(a_value, b_value, None, 0, None, tuple(scene.workings))

    striker, touched, where = (a, b, f"{prefix}.b") if hit == "a" else (b, a, f"{prefix}.a")
    strike = abs(a_value.final - b_value.final)
    blow = take_blow(touched, where, striker.id, striker.weapon.damage, strike, striker.aims_at_head, scene)
    return AssaultOutcome(a_value, b_value, hit, strike, blow, tuple(scene.workings))


def reaches(striker: Fighter, value: Value, dodger: Fighter, dodged: Value, rule: str, scene: Scene) -> bool:
    """Whether one who only dodges is hit: unless his value is greater; equal is a hit with strike 0 (H18, H25)."""
    strike = value.final - dodged.final
    pair = (value.final, dodged.final)
    if strike < 0:
        scene.note(rule, "avoided", dodger.id, "{} − {}", pair, strike, striker.id)
        return False
    scene.note(rule, "strike", striker.id, "{} − {}", pair, strike, dodger.id)
    return may_wound(striker.id, value, "H6" if rule == "H18" else "H5", scene)


def may_wound(striker: str, value: Value, rule: str, scene: Scene) -> bool:
    """Whether the one who touches wounds: the option of H5 and H6 keeps one who fumbles under `rule` from it."""
    if scene.tables.fumbler_wounds or value.fumble == "none":
        return True
    scene.note(rule, "fumbler_cannot_wound", striker, "{}", (value.final,), value.final)
    return False


def _touch(a: Fighter, a_value: Value, b: Fighter, b_value: Value, scene: Scene) -> Role | None:
    """H17: the higher final value touches the other; equal values touch nobody."""
    if a_value.final == b_value.final:
        scene.note("H17", "nobody", a.id, "{} − {}", (a_value.final, b_value.final), 0, b.id)
        return None
    if a_value.final > b_value.final:
        hit, winner, value, loser, other = "a", a, a_value, b, b_value
    else:
        hit, winner, value, loser, other = "b", b, b_value, a, a_value
    pair = (value.final, other.final)
    scene.note("H17", "strike", winner.id, "{} − {}", pair, value.final - other.final, loser.id)
    if not may_wound(winner.id, value, "H5", scene):
        return None
    return "a" if hit == "a" else "b"
