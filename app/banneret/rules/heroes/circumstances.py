"""What the circumstances give (H7–H16), out of the rule set's tables, in the order of HEADLESS's keys."""

from fractions import Fraction
from typing import Literal, NamedTuple

from banneret.model.amounts import IMPOSSIBLE, Amount, read_amount
from banneret.model.faults import Fault
from banneret.model.hero_tables import Crossed, HeroTables
from banneret.rules.heroes.fighter import Modifier

MountKind = Literal["none", "horse", "chariot"]


class MeleeCircumstances(NamedTuple):
    """How the one who asks stands, hand to hand or as the target of a shot (`opponent_is_archer`, H14)."""

    position: str = "none"
    back_turned: bool = False
    opponent_is_archer: bool = False
    allies: int = 1
    """He and who fights beside him against this opponent (H8)."""
    opponents: int = 1
    """Who fights him."""
    opponent_back_to_wall: bool = False
    surprise: bool = False
    mount: MountKind = "none"
    opponent_mounted: bool = False
    lance: bool = False
    open_ground: bool = False
    aims_at_head: bool = False


class ShootingCircumstances(NamedTuple):
    """How the one who shoots stands; distances in metres, exact (N1)."""

    distance: Fraction
    weapon_range: Fraction
    weapon_long_malus: Amount | None = None
    """The weapon's own malus beyond half its range; None: the rule set's (H11)."""
    shaky_footing: bool = False
    terrains: tuple[str, ...] = ()
    """What the projectile crosses; the worst counts (H13)."""
    night: bool = False
    night_sight: bool = False
    target_size: str = "human"
    surprise: bool = False
    aims_at_head: bool = False

    @property
    def out_of_range(self) -> bool:
        """Whether nothing can be shot so far; exactly the range is not (H11)."""
        return self.distance > self.weapon_range

    @property
    def at_long_range(self) -> bool:
        """Whether the target is beyond half the range; exactly half is short (H11)."""
        return 2 * self.distance > self.weapon_range

    def at_point_blank(self, tables: HeroTables) -> bool:
        """Whether the target is so near that the terrain counts for nothing (H13)."""
        return self.distance < tables.point_blank


class Found(NamedTuple):
    """What the circumstances give; `impossible` is the rule that forbids the shot (H11 or H13), or empty."""

    modifiers: tuple[Modifier, ...]
    impossible: str = ""


def melee_modifiers(seen: MeleeCircumstances, tables: HeroTables) -> Found:
    """Give the modifiers of who fights hand to hand (H7–H9, H15, H16), or dodges a shot (H7, H9, H14).

    Refuses `unknown_row` for a position that the tables do not have.
    """
    dodges = seen.opponent_is_archer
    found: list[Modifier] = []
    if seen.position != "none":
        row = tables.positions.get(seen.position)
        if row is None:
            raise Fault(
                "unknown_row", where="position", found=seen.position, expected=tuple(tables.positions)
            )
        _add(found, "H7", seen.position, row.amount)
    if seen.back_turned:
        # H8: where numbers give a bonus, the back is left out; they give none to archers.
        if dodges:
            _add(found, "H7", "back_turned", tables.back_turned.archer)
        elif seen.opponents < 2:
            _add(found, "H7", "back_turned", tables.back_turned.melee)
    if seen.allies > 1 and not dodges:
        numbers = tables.numbers
        row_of = numbers.back_to_wall if seen.opponent_back_to_wall else numbers.open
        _add(found, "H8", "numbers", row_of[min(seen.allies - 2, len(row_of) - 1)])
    if seen.surprise:
        _add(found, "H9", "surprise", tables.surprise.amount)
    if seen.mount != "none" and not seen.opponent_mounted and not dodges:
        if seen.mount == "horse" and seen.lance and seen.open_ground:
            _add(found, "H15", "lance", tables.lance.amount)
        else:
            _add(found, "H15", "mounted", tables.mounted.amount)
    if seen.aims_at_head and not dodges:
        _add(found, "H16", "aims_at_head", tables.aims_at_head.amount)
    return Found(tuple(found))


def shooting_modifiers(seen: ShootingCircumstances, tables: HeroTables) -> Found:
    """Give the modifiers of who shoots (H9–H13, H16), or the rule that makes the shot impossible.

    Up to half the range is short, half included; beyond the range nothing can be shot (H11). Refuses `unknown_row` for
    a terrain or size that the tables do not have.
    """
    if seen.out_of_range:
        return Found((), "H11")
    long = seen.at_long_range
    found: list[Modifier] = []
    if seen.shaky_footing:
        _add(found, "H10", "shaky_footing", tables.shaky_footing.amount)
    if long:
        own = seen.weapon_long_malus
        amount = read_amount(tables.long_range.amount) if own is None else own
        if amount:
            found.append(Modifier("long_range", amount, "H11"))
    if not _cross(found, seen, long, tables):
        return Found((), "H13")
    if seen.target_size != "human":
        row = tables.sizes.get(seen.target_size)
        if row is None:
            raise Fault(
                "unknown_row", where="target_size", found=seen.target_size, expected=tuple(tables.sizes)
            )
        _add(found, "H12", f"target_{seen.target_size}", row.amount)
    if seen.surprise:
        _add(found, "H9", "surprise", tables.surprise.amount)
    if seen.aims_at_head:
        _add(found, "H16", "aims_at_head", tables.aims_at_head.amount)
    return Found(tuple(found))


def _cross(found: list[Modifier], seen: ShootingCircumstances, long: bool, tables: HeroTables) -> bool:
    """H13: add what terrain and night take off; False where they make the shot impossible."""
    crossed = [_terrain(name, tables) for name in seen.terrains]
    point_blank = seen.at_point_blank(tables)
    if crossed and not point_blank:
        worst = max(crossed, key=lambda row: _burden(row[1], long))
        if not _add_crossed(found, *worst, long):
            return False
    if seen.night and not seen.night_sight and (not point_blank or tables.night_at_point_blank):
        return _add_crossed(found, "night", tables.night, long)
    return True


def _terrain(name: str, tables: HeroTables) -> tuple[str, Crossed]:
    row = tables.terrains.get(name)
    if row is None:
        raise Fault("unknown_row", where="terrain", found=name, expected=tuple(tables.terrains))
    return name, row


def _burden(row: Crossed, long: bool) -> tuple[bool, int]:
    """How bad a terrain is: impossible above all, else by what its dice take off on average, in halves of a point."""
    written = row.long if long else row.short
    if written == IMPOSSIBLE:
        return True, 0
    dice, faces, flat = read_amount(written)
    return False, -(dice * (faces + 1) + 2 * flat)


def _add_crossed(found: list[Modifier], name: str, row: Crossed, long: bool) -> bool:
    written = row.long if long else row.short
    if written == IMPOSSIBLE:
        return False
    _add(found, "H13", name, written)
    return True


def _add(found: list[Modifier], rule: str, name: str, written: str | int) -> None:
    amount = read_amount(written)
    if amount:
        found.append(Modifier(name, amount, rule))
