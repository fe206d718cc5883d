"""The tables of heroes (H5–H16, H23, H26) as data: what a wrong file is told, and what a house may add."""

from __future__ import annotations

import copy
import tomllib
from decimal import Decimal
from typing import Any

import pytest
from pydantic import ValidationError

from banneret.model.arms import WeaponSheet
from banneret.model.faults import Fault
from banneret.model.hero_tables import HeroTables
from banneret.model.validation import fault_from
from banneret.resources import resource_text
from banneret.rules.heroes.circumstances import MeleeCircumstances, melee_modifiers

STANDARD = tomllib.loads(resource_text("rules/standard.toml"))["heroes"]


def _refused(change: dict[tuple[str, ...], Any], remove: tuple[str, ...] = ()) -> Fault:
    data = copy.deepcopy(STANDARD)
    for path, value in change.items():
        table = data
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = value
    if remove:
        table = data
        for key in remove[:-1]:
            table = table[key]
        del table[remove[-1]]
    with pytest.raises(ValidationError) as refusal:
        HeroTables.model_validate(data)
    return fault_from(refusal.value)


@pytest.mark.parametrize(
    ("path", "value", "code", "where", "expected"),
    [
        (("terains",), {}, "unknown_key", "terains", None),
        (("surprise", "amount"), "3d6", "value_refused", "surprise.amount", "-4d6, -5"),
        (("surprise", "amount"), 2.5, "value_refused", "surprise.amount", "-4d6, -5"),
        (("surprise", "amount"), True, "value_refused", "surprise.amount", "-4d6, -5"),
        (("surprise", "amount"), 1001, "value_refused", "surprise.amount", "-4d6, -5"),
        (
            ("terrains", "marsh", "long"),
            "forbidden",
            "value_refused",
            "terrains.marsh.long",
            "-4d6, -5, impossible",
        ),
        (("fall",), "2d6", "value_refused", "fall", "-4d6"),
        (("surprise", "name", "de"), "Überraschung", "unknown_key", "surprise.name.de", None),
        (("positions", "Stairs"), {}, "value_refused", "positions.Stairs.[key]", None),
        (("melee_fumbles", 0, "outcome"), "lost", "one_of_expected", "melee_fumbles.0.outcome", None),
        (("point_blank",), -1, "too_low", "point_blank", None),
        (("fumbler_wounds",), "yes", "flag_expected", "fumbler_wounds", None),
    ],
)
def test_a_wrong_table_is_told_by_key_found_and_expected(
    path: tuple[str, ...], value: object, code: str, where: str, expected: str | None
) -> None:
    fault = _refused({path: value})

    assert (fault.code, fault.where) == (code, where)
    if expected is not None:
        assert fault.values["expected"] == expected


@pytest.mark.parametrize(
    "path",
    [("terrains", "marsh"), ("positions", "ladder"), ("sizes", "elephant"), ("terrains", "marsh", "short")],
)
def test_a_missing_row_is_named(path: tuple[str, ...]) -> None:
    """H7, H12, H13: a table of the text cannot lose a row."""
    fault = _refused({}, remove=path)

    assert fault.where == ".".join(path)


def test_a_house_may_add_rows(tables: HeroTables) -> None:
    """H7: a position that the text does not have, with a flat malus."""
    data = copy.deepcopy(STANDARD)
    data["positions"]["stairs"] = {"amount": -5, "name": {"en": "Stairs", "fr": "Escalier"}}

    house = HeroTables.model_validate(data)

    (modifier,) = melee_modifiers(MeleeCircumstances(position="stairs"), house).modifiers
    assert (modifier.name, modifier.amount.flat) == ("stairs", -5)


def test_the_order_of_fumble_rows_does_not_matter(tables: HeroTables) -> None:
    """H5: the lowest limit that holds counts."""
    data = copy.deepcopy(STANDARD)
    data["melee_fumbles"].reverse()

    assert HeroTables.model_validate(data) == tables


def test_every_row_is_called_something_in_both_languages(tables: HeroTables) -> None:
    def labels(value: Any) -> list[dict[str, str]]:
        if isinstance(value, dict):
            own = [value] if set(value) == {"en", "fr"} else []
            return own + [label for inner in value.values() for label in labels(inner)]
        if isinstance(value, list | tuple):
            return [label for inner in value for label in labels(inner)]
        return []

    found = labels(tables.model_dump())

    assert len(found) == 10 + 4 + 4 + 4
    assert all(label["en"] and label["fr"] for label in found)


@pytest.mark.parametrize("amount", [-1000, -5, 0, 5, 1000, "-4d6", "+999d1000"])
def test_amounts_that_a_table_takes(amount: object) -> None:
    """H7–H16."""
    data = copy.deepcopy(STANDARD)
    data["surprise"]["amount"] = amount

    assert HeroTables.model_validate(data).surprise.amount == amount


@pytest.mark.parametrize("amount", [-1001, 1001, False, None, [], "+1000d6", "-4d1001"])
def test_amounts_that_a_table_refuses(amount: object) -> None:
    """H7–H16."""
    fault = _refused({("surprise", "amount"): amount})

    assert (fault.code, fault.where, fault.values["expected"]) == (
        "value_refused",
        "surprise.amount",
        "-4d6, -5",
    )


@pytest.mark.parametrize(
    ("written", "kept"),
    [(60, "60"), ("12.50", "12.5"), (Decimal("0.25"), "0.25"), (0, "0"), (100_000, "100000")],
)
def test_distances_are_kept_exactly(written: object, kept: str) -> None:
    """H11, N1: at most two decimals, written one way."""
    weapon = WeaponSheet.model_validate({"name": "Bow", "damage": 6, "range": written})

    assert str(weapon.range) == kept
    assert WeaponSheet.model_validate_json(weapon.model_dump_json()) == weapon


@pytest.mark.parametrize(
    "written", ["12.345", -1, Decimal("100000.01"), True, None, [], "far", Decimal("Infinity")]
)
def test_distances_that_a_sheet_refuses(written: object) -> None:
    with pytest.raises(ValidationError):
        WeaponSheet.model_validate({"name": "Bow", "damage": 6, "range": written})


@pytest.mark.parametrize(
    ("modifier", "fits"), [(-1000, True), (1000, True), (-1001, False), (1001, False), (True, False)]
)
def test_modifiers_of_arms(modifier: int, fits: bool) -> None:
    """H2: one signed number."""
    sheet = {"name": "Club", "damage": 6, "modifier": modifier}
    if fits:
        assert WeaponSheet.model_validate(sheet).modifier == modifier
    else:
        with pytest.raises(ValidationError):
            WeaponSheet.model_validate(sheet)
