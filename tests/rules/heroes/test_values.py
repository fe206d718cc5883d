"""Values of heroes and fumbles (H1–H6, H14)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.model.amounts import Amount, read_amount
from banneret.model.dice import DiceMissing, DiceReader
from banneret.model.faults import Fault
from banneret.model.hero_tables import HeroTables
from banneret.rules.heroes.fighter import Armour, Fighter, Modifier, Weapon
from banneret.rules.heroes.scene import Scene
from banneret.rules.heroes.values import (
    Value,
    base_combat_value,
    base_shooting_value,
    final_value,
    modifier_dice,
)

HERO = Fighter(
    "roland", 14, 12, 11, 60, 20, Weapon(8, 40, -3), Armour(-7, 600, 800, 40), dodge=25, modifiers=()
)


def _value(tables: HeroTables, fighter: Fighter, kind: str, **dice: int) -> Value:
    scene = Scene(DiceReader({name.replace("__", "."): value for name, value in dice.items()}), tables, [])
    value = final_value(fighter, kind, "x", scene)  # type: ignore[arg-type]
    scene.dice.settle()
    return value


@pytest.mark.parametrize(
    ("quickness", "dexterity", "willpower", "combat", "shooting"),
    [
        (14, 12, 11, 31, 29),
        (10, 10, 10, 20, 20),
        (9, 9, 9, 18, 18),  # points below 10 take nothing off
        (11, 10, 10, 22, 21),
        (10, 11, 10, 21, 22),
        (10, 10, 11, 21, 21),
    ],
)
def test_base_values(quickness: int, dexterity: int, willpower: int, combat: int, shooting: int) -> None:
    """H1, H4: twice the one, the points above 10 of the others."""
    assert base_combat_value(quickness, dexterity, willpower) == combat
    assert base_shooting_value(quickness, dexterity, willpower) == shooting


def test_first_and_final_melee_value(tables: HeroTables) -> None:
    """H2, H3: weapon, armour and skill; then modifiers and the d100."""
    fighter = HERO._replace(
        modifiers=(
            Modifier("ladder", read_amount("-2d6"), "H7"),
            Modifier("surprise", read_amount("+1d6"), "H9"),
            Modifier("wounded", Amount(0, 6, -5)),
        )
    )
    dice = {"x__d100": 73, "x__ladder__1": 3, "x__ladder__2": 4, "x__surprise__1": 6}

    assert _value(tables, fighter, "melee", **dice) == Value(31, 31 - 3 - 7 + 40, 61 - 7 + 6 - 5 + 73)


def test_shooting_value(tables: HeroTables) -> None:
    """H4: the same steps from the shooting base."""
    assert _value(tables, HERO, "shooting", x__d100=73) == Value(29, 59, 132)


def test_dodge_stands_in_for_the_weapon_skill_and_the_modifiers_stay(tables: HeroTables) -> None:
    """H14: and who dodges never fumbles, whatever the die."""
    assert _value(tables, HERO, "dodging", x__d100=1) == Value(31, 31 - 3 - 7 + 25, 47, "none")


@pytest.mark.parametrize(
    ("kind", "skill", "d100", "outcome"),
    [
        ("melee", 60, 21, "none"),
        ("melee", 60, 20, "dropped"),
        ("melee", 40, 21, "dropped"),
        ("melee", 40, 20, "chipped"),
        ("melee", 20, 21, "chipped"),
        ("melee", 20, 20, "broken"),
        ("melee", 80, 1, "none"),
        ("melee", 79, 1, "dropped"),
        ("melee", 60, 1, "dropped"),
        ("melee", 40, 1, "chipped"),
        ("shooting", 30, 20, "broken"),
        ("shooting", 30, 21, "none"),
        ("shooting", 20, 41, "none"),
    ],
)
def test_fumble(tables: HeroTables, kind: str, skill: int, d100: int, outcome: str) -> None:
    """H5: 80, 60, 40; H6: 50; each limit itself fumbles. Skill 80 never drops, 60 never chips, 40 never breaks."""
    fighter = HERO._replace(weapon=Weapon(8, skill))

    assert _value(tables, fighter, kind, x__d100=d100).fumble == outcome


@pytest.mark.parametrize("kind", ["melee", "shooting"])
def test_natural_weapons_never_fumble(tables: HeroTables, kind: str) -> None:
    """H6: bare hands, claws, teeth."""
    fighter = HERO._replace(weapon=Weapon(8, 0, natural=True))

    assert _value(tables, fighter, kind, x__d100=1).fumble == "none"


def test_every_die_has_its_own_name(tables: HeroTables) -> None:
    """H7–H16: a second modifier called alike does not use the first one's dice, nor `fall` those of H23."""
    modifiers = [
        Modifier("ladder", read_amount("-2d6")),
        Modifier("ladder", read_amount("+1d4")),
        Modifier("ladder~2", read_amount("+1d4")),
        Modifier("fall", read_amount("+1d6")),
        Modifier("flat", Amount(0, 6, 3)),
        Modifier("ladder", read_amount("+1d4")),
    ]

    assert modifier_dice(modifiers, "a") == [
        ["a.ladder.1", "a.ladder.2"],
        ["a.ladder~2.1"],
        ["a.ladder~2~2.1"],
        ["a.fall~2.1"],
        [],
        ["a.ladder~3.1"],
    ]


def test_dice_are_asked_for_by_name_and_faces(tables: HeroTables) -> None:
    fighter = HERO._replace(modifiers=(Modifier("odd", read_amount("+2d8")),))

    with pytest.raises(DiceMissing) as asked:
        _value(tables, fighter, "melee")

    assert asked.value.needed == (("x.d100", 100), ("x.odd.1", 8), ("x.odd.2", 8))


def test_a_die_outside_its_faces_is_refused(tables: HeroTables) -> None:
    """N4: a d100 is 1..100."""
    with pytest.raises(Fault, match="die_outside_faces"):
        _value(tables, HERO, "melee", x__d100=101)


@given(st.integers(-50, 200), st.integers(-50, 200), st.integers(-50, 200))
def test_base_values_mirror_each_other(quickness: int, dexterity: int, willpower: int) -> None:
    """H1, H4: quickness and dexterity change places."""
    assert base_combat_value(quickness, dexterity, willpower) == base_shooting_value(
        dexterity, quickness, willpower
    )


@pytest.mark.parametrize(
    ("written", "read"),
    [("-4d6", (-4, 6, 0)), ("+3d6", (3, 6, 0)), ("+10d100", (10, 100, 0)), (-5, (0, 6, -5)), (0, (0, 6, 0))],
)
def test_amounts_as_written(written: str | int, read: tuple[int, int, int]) -> None:
    """H7–H16: signed dice or a flat number; the sign is always written."""
    assert read_amount(written) == read
    assert str(read_amount(written)) == (written if isinstance(written, str) else f"{written:+d}")


@pytest.mark.parametrize(
    "written", ["4d6", "-d6", "-0d6", "-4d1", "-4d1001", "-4 d6", "-4d6\n", "−4d6", "", "-٤d6"]
)
def test_amounts_not_like_dice_are_refused(written: str) -> None:
    with pytest.raises(Fault, match="amount_expected"):
        read_amount(written)


def test_modifiers_are_written_out_in_the_workings(tables: HeroTables) -> None:
    """H7–H16: bonuses as a sum, maluses as one taken off, flat ones as they are."""
    fighter = HERO._replace(
        modifiers=(
            Modifier("surprise", read_amount("+3d6"), "H9"),
            Modifier("ladder", read_amount("-2d6"), "H7"),
            Modifier("mud", read_amount("-1d6")),
            Modifier("wounded", Amount(0, 6, -5)),
            Modifier("luck", read_amount("+1d6")),
        )
    )
    dice = {
        f"x.{name}": 4 for name in ("surprise.1", "surprise.2", "surprise.3", "ladder.1", "ladder.2", "mud.1")
    }
    scene = Scene(DiceReader({"x.d100": 50, "x.luck.1": 2, **dice}), tables, [])

    final_value(fighter, "melee", "x", scene)

    assert [(w.rule, w.term, w.form, w.operands, w.result) for w in scene.workings[2:-1]] == [
        ("H9", "modifier.surprise", "{} + {} + {}", (4, 4, 4), 12),
        ("H7", "modifier.ladder", "−({} + {})", (4, 4), -8),
        ("H3", "modifier.mud", "−{}", (4,), -4),
        ("H3", "modifier.wounded", "{}", (-5,), -5),
        ("H3", "modifier.luck", "{}", (2,), 2),
    ]


@pytest.mark.parametrize(
    ("kind", "rule", "outcome"), [("melee", "H5", "dropped"), ("shooting", "H6", "broken")]
)
def test_a_fumble_is_written_out(tables: HeroTables, kind: str, rule: str, outcome: str) -> None:
    """H5, H6: skill + d100."""
    skill = 60 if kind == "melee" else 30
    scene = Scene(DiceReader({"x.d100": 20}), tables, [])

    final_value(HERO._replace(weapon=Weapon(8, skill)), kind, "x", scene)  # type: ignore[arg-type]

    told = scene.workings[-1]
    assert (told.rule, told.term, told.operands, told.result) == (
        rule,
        f"fumble.{outcome}",
        (skill, 20),
        skill + 20,
    )
