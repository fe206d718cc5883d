"""The attacked mount and its kick (H24)."""

from __future__ import annotations

import pytest

from banneret.model.amounts import read_amount
from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.heroes.fighter import Armour, Fighter, Modifier, Weapon
from banneret.rules.heroes.mounts import MountOutcome, Steed, resolve_mount_attack
from banneret.rules.heroes.wounds import Blow, Fall, Left

FOOT = Fighter("a", 10, 10, 10, 60, 20, Weapon(8, 60))
RIDER = Fighter("b", 10, 10, 10, 50, 15, Weapon(5, 60), Armour(0, 600, 500, 30), mounted=True)
HORSE = Steed(combat_value=70, vitality=40, absorption=900, kick_damage=6)
FALL = {"assault.b.fall.1": 3, "assault.b.fall.2": 4}


def _attack(
    tables: HeroTables, steed: Steed = HORSE, attacker: Fighter = FOOT, **dice: int
) -> tuple[MountOutcome, set[str]]:
    reader = DiceReader({f"assault.{name.replace('__', '.')}": value for name, value in dice.items()})
    outcome = resolve_mount_attack(attacker, RIDER, steed, reader, tables)
    return outcome, {name.removeprefix("assault.") for name in reader.used}


def test_the_higher_attack_wounds_the_mount(tables: HeroTables) -> None:
    """H24 with H17, H19, H20: 8 × (1 + 15 / 10) = 20, × 0.9 = 18; its rider is rolled for and stays."""
    outcome, asked = _attack(tables, a__d100=50, b__d100=45, b__thrown=3)

    assert outcome[:10] == (
        outcome.attacker,
        115,
        "mount",
        15,
        18,
        22,
        None,
        None,
        Left(50, 15, 30),
        outcome.workings,
    )
    assert outcome.attacker.final == 130
    assert asked == {"a.d100", "b.d100", "b.thrown"}


def test_the_higher_kick_wounds_the_attacker_alone(tables: HeroTables) -> None:
    """H24: 6 × (1 + 10 / 10) = 12, and the rider is thrown on 2 all the same (H23: 7 × 0.5 = 3.5 → 4)."""
    outcome, _ = _attack(tables, a__d100=50, b__d100=70, b__thrown=2, b__fall__1=3, b__fall__2=4)

    assert (outcome.hit, outcome.strike, outcome.loss, outcome.vitality) == ("attacker", 10, 0, 40)
    assert outcome.blow == Blow(12, 12, 0, 0, False, None, Left(48, 20, 0))
    assert outcome.fall == Fall(7, 4, 3)
    assert outcome.rider == Left(46, 15, 27)


def test_equal_values_touch_neither_and_the_rider_is_rolled_for(tables: HeroTables) -> None:
    """H24: each time the mount is attacked."""
    outcome, asked = _attack(tables, a__d100=50, b__d100=60, b__thrown=6)

    assert (outcome.hit, outcome.strike, outcome.loss, outcome.blow) == (None, 0, 0, None)
    assert "b.thrown" in asked


@pytest.mark.parametrize(("vitality", "falls"), [(18, True), (19, False)])
def test_a_mount_at_nought_falls_and_its_rider_with_it(
    tables: HeroTables, vitality: int, falls: bool
) -> None:
    """H24: without a roll, it is sure."""
    outcome, asked = _attack(
        tables,
        HORSE._replace(vitality=vitality),
        a__d100=50,
        b__d100=45,
        b__thrown=6,
        b__fall__1=3,
        b__fall__2=4,
    )

    assert outcome.vitality == vitality - 18
    assert (outcome.fall is not None) is falls
    assert ("b.thrown" in asked) is not falls


def test_a_mounted_attacker_may_be_thrown_by_the_kick(tables: HeroTables) -> None:
    """H23, H24: he is touched; his own saddle is rolled for first."""
    attacker = FOOT._replace(mounted=True)

    with pytest.raises(DiceMissing) as asked:
        _attack(tables, attacker=attacker, a__d100=50, b__d100=70)
    outcome, _ = _attack(
        tables,
        attacker=attacker,
        a__d100=50,
        b__d100=70,
        a__thrown=1,
        a__fall__1=6,
        a__fall__2=6,
        b__thrown=6,
    )

    assert asked.value.needed == (("assault.a.thrown", 6),)
    assert outcome.blow is not None
    assert outcome.blow.fall == Fall(12, 12, 0)


def test_the_head_is_not_aimed_at_through_a_mount(tables: HeroTables) -> None:
    """H16, H24: the kick of a mount whose attacker aimed at a head touches his body alone."""
    outcome, _ = _attack(
        tables, attacker=FOOT._replace(aims_at_head=True), a__d100=1, b__d100=70, b__thrown=6
    )

    assert outcome.blow is not None
    assert outcome.blow.head_loss == 0


def test_modifiers_of_a_mount(tables: HeroTables) -> None:
    """H24: the GM may set some; they are rolled one by one."""
    steed = HORSE._replace(modifiers=(Modifier("mud", read_amount("-2d6")),))

    outcome, _ = _attack(tables, steed, a__d100=50, b__d100=60, b__mud__1=2, b__mud__2=3, b__thrown=6)

    assert outcome.steed == 70 - 5 + 60
    assert (outcome.hit, outcome.strike) == ("mount", 5)


def test_the_option_that_a_fumbler_cannot_wound(tables: HeroTables) -> None:
    """H5: neither a mount."""
    strict = tables.model_copy(update={"fumbler_wounds": False})

    outcome, _ = _attack(strict, HORSE._replace(combat_value=0), a__d100=10, b__d100=1, b__thrown=6)

    assert outcome.attacker.fumble == "dropped"
    assert (outcome.hit, outcome.strike, outcome.loss) == (None, 0, 0)


def test_a_rider_vanquished_by_his_fall(tables: HeroTables) -> None:
    """H22, H23."""
    reader = DiceReader({"assault.a.d100": 50, "assault.b.d100": 60, "assault.b.thrown": 1, **FALL})

    outcome = resolve_mount_attack(FOOT, RIDER._replace(body=4), HORSE, reader, tables)

    assert outcome.rider == Left(0, 15, 27)
    assert [w.term for w in outcome.workings if w.rule == "H22"] == ["vanquished"]


def test_the_workings_of_a_wounded_mount(tables: HeroTables) -> None:
    """H24: 5 × (1 + 0 / 10) would not touch; with strike 1 it is 5.5 → 6, and 6 × 0.75 = 4.5 → 5 (N2)."""
    attacker = FOOT._replace(weapon=Weapon(5, 60))
    steed = HORSE._replace(absorption=750)

    outcome, _ = _attack(tables, steed, attacker, a__d100=50, b__d100=59, b__thrown=6)

    assert [w for w in outcome.workings if w.unit == "b" or w.rule == "H17"] == [
        Working("H24", "mount_final", "b", "", "{} + {} + {}", (70, 0, 59), "", 129),
        Working("H17", "strike", "a", "b", "{} − {}", (130, 129), "", 1),
        Working("H19", "mount_wound", "b", "a", "{} × (1 + {} / 10)", (5, 1), "5.5", 6),
        Working("H20", "mount_loss", "b", "", "{} × {}", (6, "0.75"), "4.5", 5),
        Working("H24", "mount", "b", "", "{} − {}", (40, 5), "", 35),
        Working("H23", "stays_mounted", "b", "", "{}", (6,), "", 6),
    ]


def test_the_workings_of_a_tie_and_of_a_kick(tables: HeroTables) -> None:
    """H17, H24."""
    tie, _ = _attack(tables, a__d100=50, b__d100=60, b__thrown=6)
    kick, _ = _attack(tables, a__d100=50, b__d100=61, b__thrown=6)

    assert tie.workings[4] == Working("H17", "nobody", "a", "b", "{} − {}", (130, 130), "", 0)
    assert kick.workings[4] == Working("H24", "kick", "b", "a", "{} − {}", (131, 130), "", 1)
    assert (kick.hit, kick.strike) == ("attacker", 1)
