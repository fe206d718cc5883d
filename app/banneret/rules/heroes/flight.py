"""Running away: flight from melee (H25), and the roll against terror (H26)."""

from typing import NamedTuple

from banneret.model.dice import DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.heroes.assault import reaches
from banneret.rules.heroes.fighter import Fighter
from banneret.rules.heroes.scene import Scene
from banneret.rules.heroes.values import Value, final_value
from banneret.rules.heroes.wounds import Blow, take_blow


class FlightOutcome(NamedTuple):
    """One opponent's blow at the back of who flees; only the fleer can be hurt."""

    fleer: Value
    opponent: Value
    hit: bool
    strike: int
    blow: Blow | None
    workings: tuple[Working, ...]


class TerrorOutcome(NamedTuple):
    """A roll against terror: its total, and whether the hero flees."""

    total: int
    flees: bool
    workings: tuple[Working, ...]


def resolve_flight(
    fleer: Fighter, opponent: Fighter, dice: DiceReader, tables: HeroTables, prefix: str = "flight"
) -> FlightOutcome:
    """Flee from one opponent (H25): dodge in place of the weapon skill, against his melee value.

    Equal or lower is hit in the back. Dice asked for: `<prefix>.<fleer|opponent>.d100` and
    `<prefix>.<fleer|opponent>.<modifier>.<n>`, and only for a rider who is hit `<prefix>.fleer.thrown` and perhaps
    `<prefix>.fleer.fall.<n>`; raises `DiceMissing` while one is not thrown.
    """
    scene = Scene(dice, tables, [])
    dodged = final_value(fleer, "dodging", f"{prefix}.fleer", scene)
    value = final_value(opponent, "melee", f"{prefix}.opponent", scene)
    dice.settle()
    if not reaches(opponent, value, fleer, dodged, "H25", scene):
        return FlightOutcome(dodged, value, False, 0, None, tuple(scene.workings))
    strike = value.final - dodged.final
    damage, at_head = opponent.weapon.damage, opponent.aims_at_head
    blow = take_blow(fleer, f"{prefix}.fleer", opponent.id, damage, strike, at_head, scene)
    return FlightOutcome(dodged, value, True, strike, blow, tuple(scene.workings))


def resolve_terror(
    unit: str,
    willpower: int,
    body: int,
    level: int,
    terror: int,
    dice: DiceReader,
    tables: HeroTables,
    prefix: str = "terror",
) -> TerrorOutcome:
    """Roll against terror (H26): 3 × willpower + 2 × body as it stands + level + 3 × (3d6) ≤ terror flees.

    Dice asked for: `<prefix>.<n>`; raises `DiceMissing` while one is not thrown.
    """
    scene = Scene(dice, tables, [])
    rolls = tuple([dice.read(f"{prefix}.{n}", tables.terror_die) for n in range(1, tables.terror_dice + 1)])
    dice.settle()
    total = 3 * willpower + 2 * body + level + 3 * sum(rolls)
    form = f"3 × {{}} + 2 × {{}} + {{}} + 3 × ({' + '.join(['{}'] * len(rolls))})"
    scene.note("H26", "terror", unit, form, (willpower, body, level, *rolls), total)
    flees = total <= terror
    scene.note("H26", "flees" if flees else "stands", unit, "{} − {}", (total, terror), total - terror)
    return TerrorOutcome(total, flees, tuple(scene.workings))
