"""What the circumstances give (H7–H16), every row of the text."""

from __future__ import annotations

from fractions import Fraction

import pytest

from banneret.model.amounts import read_amount
from banneret.model.faults import Fault
from banneret.model.hero_tables import Crossed, HeroTables
from banneret.rules.heroes.circumstances import (
    Found,
    MeleeCircumstances,
    ShootingCircumstances,
    melee_modifiers,
    shooting_modifiers,
)

Seen = dict[str, object]


def _told(found: Found) -> list[tuple[str, str, str]]:
    return [(rule, name, str(amount)) for name, amount, rule in found.modifiers]


def _melee(tables: HeroTables, **seen: object) -> list[tuple[str, str, str]]:
    found = melee_modifiers(MeleeCircumstances(**seen), tables)  # type: ignore[arg-type]
    assert found.impossible == ""
    return _told(found)


def _shot(
    tables: HeroTables, distance: str = "10", weapon_range: str = "60", **seen: object
) -> list[tuple[str, str, str]] | str:
    circumstances = ShootingCircumstances(Fraction(distance), Fraction(weapon_range), **seen)  # type: ignore[arg-type]
    found = shooting_modifiers(circumstances, tables)
    return found.impossible or _told(found)


@pytest.mark.parametrize(
    ("position", "dice"),
    [("ladder", "-4d6"), ("narrow_footbridge", "-3d6"), ("frail_craft", "-2d6"), ("deep_water", "-4d6")],
)
def test_positions(tables: HeroTables, position: str, dice: str) -> None:
    """H7: hand to hand, and for who dodges (H14)."""
    assert _melee(tables, position=position) == [("H7", position, dice)]
    assert _melee(tables, position=position, opponent_is_archer=True) == [("H7", position, dice)]


def test_back_turned(tables: HeroTables) -> None:
    """H7: 6d6, 3d6 against an archer."""
    assert _melee(tables, back_turned=True) == [("H7", "back_turned", "-6d6")]
    assert _melee(tables, back_turned=True, opponent_is_archer=True) == [("H7", "back_turned", "-3d6")]


def test_numbers_leave_the_back_out(tables: HeroTables) -> None:
    """H8: two opponents have their bonus instead; two archers have none, so the back stays as it is."""
    assert _melee(tables, back_turned=True, opponents=2) == []
    assert _melee(tables, back_turned=True, opponents=2, opponent_is_archer=True) == [
        ("H7", "back_turned", "-3d6")
    ]


@pytest.mark.parametrize(
    ("allies", "open_field", "wall"),
    [
        (2, "+3d6", "+1d6"),
        (3, "+5d6", "+1d6"),
        (4, "+6d6", "+6d6"),
        (5, "+6d6", "+6d6"),
        (40, "+6d6", "+6d6"),
    ],
)
def test_numbers(tables: HeroTables, allies: int, open_field: str, wall: str) -> None:
    """H8: and against a back to the wall."""
    assert _melee(tables, allies=allies) == [("H8", "numbers", open_field)]
    assert _melee(tables, allies=allies, opponent_back_to_wall=True) == [("H8", "numbers", wall)]


def test_alone_there_is_no_bonus_of_numbers(tables: HeroTables) -> None:
    """H8."""
    assert _melee(tables, allies=1, opponent_back_to_wall=True) == []


def test_surprise(tables: HeroTables) -> None:
    """H9: melee and shooting."""
    assert _melee(tables, surprise=True) == [("H9", "surprise", "+3d6")]
    assert _shot(tables, surprise=True) == [("H9", "surprise", "+3d6")]


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        ({"mount": "horse"}, ("mounted", "+2d6")),
        ({"mount": "chariot"}, ("mounted", "+2d6")),
        ({"mount": "horse", "lance": True}, ("mounted", "+2d6")),
        ({"mount": "horse", "open_ground": True}, ("mounted", "+2d6")),
        ({"mount": "chariot", "lance": True, "open_ground": True}, ("mounted", "+2d6")),
        ({"mount": "horse", "lance": True, "open_ground": True}, ("lance", "+3d6")),
    ],
)
def test_mounted_against_a_foot_soldier(tables: HeroTables, seen: Seen, told: tuple[str, str]) -> None:
    """H15: the lance's 3d6 stand instead of the 2d6; neither against a rider."""
    assert _melee(tables, **seen) == [("H15", *told)]
    assert _melee(tables, **seen, opponent_mounted=True) == []


def test_a_lance_on_foot_gives_nothing(tables: HeroTables) -> None:
    """H15."""
    assert _melee(tables, lance=True, open_ground=True) == []


def test_critical_blow(tables: HeroTables) -> None:
    """H16: hand to hand or shooting."""
    assert _melee(tables, aims_at_head=True) == [("H16", "aims_at_head", "-4d6")]
    assert _shot(tables, aims_at_head=True) == [("H16", "aims_at_head", "-4d6")]


def test_who_dodges_has_neither_numbers_nor_mount_nor_blow(tables: HeroTables) -> None:
    """H14: H8, H15 and H16 give nothing; surprise does."""
    told = _melee(tables, opponent_is_archer=True, allies=3, mount="horse", aims_at_head=True, surprise=True)

    assert told == [("H9", "surprise", "+3d6")]


def test_shaky_footing(tables: HeroTables) -> None:
    """H10."""
    assert _shot(tables, shaky_footing=True) == [("H10", "shaky_footing", "-3d6")]


@pytest.mark.parametrize(
    ("distance", "told"),
    [
        ("30", []),
        ("30.01", [("H11", "long_range", "-3d6")]),
        ("60", [("H11", "long_range", "-3d6")]),
        ("60.01", "H11"),
    ],
)
def test_range(tables: HeroTables, distance: str, told: object) -> None:
    """H11: exactly half is short, exactly the range is long, beyond is impossible."""
    assert _shot(tables, distance, weapon_long_malus=read_amount("-3d6")) == told


def test_long_range_of_a_weapon_without_a_malus(tables: HeroTables) -> None:
    """H11: none by default; a house rule may give one."""
    house = tables.model_copy(update={"long_range": tables.long_range.model_copy(update={"amount": "-1d6"})})

    assert _shot(tables, "40") == []
    assert _shot(house, "40") == [("H11", "long_range", "-1d6")]
    assert _shot(house, "40", weapon_long_malus=read_amount(0)) == []


@pytest.mark.parametrize(
    ("terrain", "short", "long"),
    [
        ("meadow", [], "-2d6"),
        ("marsh", "-2d6", "-4d6"),
        ("undergrowth", "-3d6", "-5d6"),
        ("dense_forest", "-6d6", "H13"),
    ],
)
def test_terrain(tables: HeroTables, terrain: str, short: object, long: str) -> None:
    """H13: short and long."""
    assert _shot(tables, "30", terrains=(terrain,)) == ([("H13", terrain, short)] if short else [])
    expected = long if long == "H13" else [("H13", terrain, long)]
    assert _shot(tables, "31", terrains=(terrain,)) == expected


def test_night(tables: HeroTables) -> None:
    """H13: 6d6 short beside the terrain, impossible long; not for Elves."""
    assert _shot(tables, "30", terrains=("marsh",), night=True) == [
        ("H13", "marsh", "-2d6"),
        ("H13", "night", "-6d6"),
    ]
    assert _shot(tables, "31", night=True) == "H13"
    assert _shot(tables, "31", night=True, night_sight=True) == []


def test_point_blank(tables: HeroTables) -> None:
    """H13: under 3 m nothing of terrain and night counts, 3 m is not under; by the option the night does."""
    night = tables.model_copy(update={"night_at_point_blank": True})

    assert _shot(tables, "2.99", terrains=("marsh",), night=True) == []
    assert _shot(tables, "3", terrains=("marsh",), night=True) == [
        ("H13", "marsh", "-2d6"),
        ("H13", "night", "-6d6"),
    ]
    assert _shot(night, "2.99", terrains=("marsh",), night=True) == [("H13", "night", "-6d6")]
    assert _shot(night, "2.99", "5", night=True) == "H13"
    assert _shot(night, "2.99", night=True, night_sight=True) == []


def test_at_point_blank_range_still_counts(tables: HeroTables) -> None:
    """H13: its "impossible" counts for nothing there, H11 does."""
    malus = read_amount("-2d6")

    assert _shot(tables, "2.9", "5", terrains=("dense_forest",), night=True, weapon_long_malus=malus) == [
        ("H11", "long_range", "-2d6")
    ]
    assert _shot(tables, "2.9", "2", terrains=("dense_forest",)) == "H11"


@pytest.mark.parametrize(
    ("distance", "told"), [("10", [("H13", "undergrowth", "-3d6")]), ("40", [("H13", "undergrowth", "-5d6")])]
)
def test_of_several_terrains_the_worst_counts(tables: HeroTables, distance: str, told: object) -> None:
    """H13."""
    assert _shot(tables, distance, terrains=("meadow", "undergrowth", "marsh")) == told


def test_an_impossible_terrain_is_the_worst(tables: HeroTables) -> None:
    """H13."""
    assert _shot(tables, "40", terrains=("undergrowth", "dense_forest", "marsh")) == "H13"


@pytest.mark.parametrize(
    ("size", "dice"), [("head", "-4d6"), ("bust", "-3d6"), ("double", "+2d6"), ("elephant", "+4d6")]
)
def test_sizes(tables: HeroTables, size: str, dice: str) -> None:
    """H12: a man's size gives nothing."""
    assert _shot(tables, target_size=size) == [("H12", f"target_{size}", dice)]
    assert _shot(tables, target_size="human") == []


def test_the_order_is_that_of_the_keys(tables: HeroTables) -> None:
    """H7–H16: as HEADLESS lists them."""
    melee = _melee(
        tables,
        position="ladder",
        back_turned=True,
        allies=2,
        surprise=True,
        mount="horse",
        aims_at_head=True,
    )
    shot = _shot(
        tables,
        "25",
        shaky_footing=True,
        terrains=("marsh",),
        night=True,
        target_size="bust",
        surprise=True,
        aims_at_head=True,
    )

    assert [name for _, name, _ in melee] == [
        "ladder",
        "back_turned",
        "numbers",
        "surprise",
        "mounted",
        "aims_at_head",
    ]
    assert [name for _, name, _ in shot] == [
        "shaky_footing",
        "marsh",
        "night",
        "target_bust",
        "surprise",
        "aims_at_head",
    ]


def test_rows_the_tables_do_not_have_are_refused(tables: HeroTables) -> None:
    with pytest.raises(Fault, match="unknown_row") as position:
        _melee(tables, position="stairs")
    with pytest.raises(Fault, match="unknown_row"):
        _shot(tables, terrains=("lava",))
    with pytest.raises(Fault, match="unknown_row"):
        _shot(tables, target_size="ant")

    assert position.value.values["expected"] == ("ladder", "narrow_footbridge", "frail_craft", "deep_water")


@pytest.mark.parametrize(
    ("crossed", "distance", "worst"),
    [
        ({"a": "-2d6", "b": "-3d4"}, "10", "b"),  # 7 and 7.5 on average
        ({"a": "-2d4", "b": "-1d10"}, "10", "b"),  # 5 and 5.5
        ({"a": "-1d10", "b": -6}, "10", "b"),
        ({"a": -5, "b": "-1d10"}, "10", "b"),
        ({"a": "+2d6", "b": -1}, "10", "b"),
        ({"a": "-1d6", "b": "-1d4", "c": "-1d4"}, "10", "a"),
    ],
)
def test_the_worst_terrain_is_the_one_that_takes_off_most_on_average(
    tables: HeroTables, crossed: dict[str, str | int], distance: str, worst: str
) -> None:
    """H13: house rows too; at short range by what counts there, whatever they are at long range."""
    name = tables.night.name
    rows = {key: Crossed(name=name, short=amount, long=0) for key, amount in crossed.items()}
    house = tables.model_copy(update={"terrains": rows})

    told = _shot(house, distance, terrains=tuple(crossed))

    assert told == [("H13", worst, str(read_amount(crossed[worst])))]


def test_the_worst_terrain_at_each_range(tables: HeroTables) -> None:
    """H13: one may be worse near, another far."""
    name = tables.night.name
    rows = {
        "hedges": Crossed(name=name, short="-3d6", long="-3d6"),
        "mist": Crossed(name=name, short="-1d6", long="-5d6"),
    }
    house = tables.model_copy(update={"terrains": rows})

    assert _shot(house, "10", terrains=("hedges", "mist")) == [("H13", "hedges", "-3d6")]
    assert _shot(house, "40", terrains=("hedges", "mist")) == [("H13", "mist", "-5d6")]
