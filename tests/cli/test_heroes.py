"""The requests about heroes: every field's bad input, dice left out, keys that do not matter (HEADLESS)."""

from __future__ import annotations

import copy
from decimal import Decimal
from typing import Any

import pytest

from banneret.cli.heroes import answer_assault, answer_flight, answer_modifiers, answer_terror
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set

RULE_SET = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")

COMBATANT: dict[str, Any] = {
    "quickness": 14,
    "dexterity": 12,
    "willpower": 11,
    "body": 60,
    "head": 20,
    "dodge": 0,
    "weapon": {"damage": 8, "skill": 40, "modifier": 0, "natural": False},
    "armour": {"modifier": 0, "absorption": "0.6", "blunt_absorption": "0.8", "resistance": 40},
    "modifiers": [
        {"name": "ladder", "dice": "-4d6", "rolls": [3, 4, 2, 6]},
        {"name": "wounded", "value": -5},
    ],
    "aims_at_head": False,
    "mounted": True,
    "d100": 73,
    "thrown_roll": 2,
    "fall_rolls": [3, 4],
}
ASSAULT: dict[str, Any] = {
    "resolve": "assault",
    "mode": "melee",
    "a": COMBATANT,
    "b": copy.deepcopy(COMBATANT),
}
FLIGHT: dict[str, Any] = {"resolve": "flight", "fleer": COMBATANT, "opponent": copy.deepcopy(COMBATANT)}
TERROR: dict[str, Any] = {
    "resolve": "terror",
    "willpower": 11,
    "body": 49,
    "level": 3,
    "terror": 150,
    "rolls": [3, 4, 5],
}
MELEE: dict[str, Any] = {"resolve": "modifiers", "mode": "melee"}
SHOT: dict[str, Any] = {
    "resolve": "modifiers",
    "mode": "shooting",
    "distance": Decimal("12.5"),
    "weapon_range": 60,
}
REQUESTS = {"assault": ASSAULT, "flight": FLIGHT, "terror": TERROR, "melee": MELEE, "shot": SHOT}

MISSING = object()


class _Sixes:
    """Rolls the highest face, and keeps what it rolled."""

    def __init__(self) -> None:
        self.rolled: list[int] = []

    def roll(self, faces: int) -> int:
        self.rolled.append(faces)
        return faces


def _answer(request: dict[str, Any], roller: _Sixes | None = None) -> Any:
    answerers: dict[str, Any] = {
        "assault": answer_assault,
        "flight": answer_flight,
        "terror": answer_terror,
        "modifiers": answer_modifiers,
    }
    return answerers[request["resolve"]](request, roller or _Sixes(), RULE_SET)


def _changed(request: dict[str, Any], place: str, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(request)
    *path, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    holder: Any = changed
    for part in path:
        holder = holder[part]
    if value is MISSING:
        del holder[last]
    else:
        holder[last] = value
    return changed


BAD: list[tuple[str, str, object, str]] = [
    *[
        ("assault", f"a.{field}", value, code)
        for field in ("quickness", "dexterity", "willpower", "body", "head", "dodge")
        for value, code in [
            (True, "whole_number_expected"),
            ("12", "whole_number_expected"),
            (Decimal("12.5"), "whole_number_expected"),
            (10**10, "too_high"),
            ([], "whole_number_expected"),
        ]
    ],
    *[
        ("assault", place, MISSING, "missing_key")
        for place in (
            "mode",
            "a",
            "b",
            "b.quickness",
            "b.dexterity",
            "b.willpower",
            "b.body",
            "b.head",
            "b.weapon",
            "b.weapon.damage",
            "b.weapon.skill",
            "b.armour.absorption",
            "b.armour.resistance",
            "b.modifiers.0.name",
        )
    ],
    *[
        ("assault", place, -1, "too_low")
        for place in ("a.dodge", "a.weapon.damage", "a.weapon.skill", "a.armour.resistance")
    ],
    *[
        ("assault", place, value, "value_refused")
        for place in ("b.armour.absorption", "b.armour.blunt_absorption")
        for value in (
            "0.5805",
            Decimal("0.5805"),
            "1.001",
            Decimal("-0.1"),
            -1,
            2,
            True,
            "half",
            "",
            "0,5",
            [],
            {},
            Decimal("1E-9999999"),
            Decimal("1E+9999999"),
        )
    ],
    ("assault", "mode", "duel", "one_of_expected"),
    ("assault", "a.colour", "red", "unknown_key"),
    ("assault", "a.weapon.colour", "red", "unknown_key"),
    ("assault", "a.armour.colour", "red", "unknown_key"),
    ("assault", "a.modifiers.0.colour", "red", "unknown_key"),
    ("assault", "colour", "red", "unknown_key"),
    ("assault", "a", 3, "object_expected"),
    ("assault", "a.weapon", [], "object_expected"),
    ("assault", "a.modifiers", {}, "list_expected"),
    ("assault", "a.modifiers.1", 3, "object_expected"),
    ("assault", "a.modifiers.0.name", "", "text_too_short"),
    ("assault", "a.modifiers.0.name", 3, "text_expected"),
    ("assault", "a.modifiers.0.dice", "4d6", "value_refused"),
    ("assault", "a.modifiers.0.dice", "-4d6 ", "value_refused"),
    ("assault", "a.modifiers.0.dice", 4, "text_expected"),
    ("assault", "a.modifiers.0.value", 4, "dice_or_value"),
    ("assault", "a.modifiers.1.value", MISSING, "dice_or_value"),
    ("assault", "a.modifiers.1.value", "5", "whole_number_expected"),
    ("assault", "a.modifiers.0.rolls", [3, 4, 2], "rolls_differ"),
    ("assault", "a.modifiers.0.rolls", [3, 4, 2, 6, 1], "rolls_differ"),
    ("assault", "a.modifiers.0.rolls.2", 7, "die_outside_faces"),
    ("assault", "a.modifiers.0.rolls.2", 0, "too_low"),
    ("assault", "a.modifiers.0.rolls.2", True, "whole_number_expected"),
    ("assault", "a.aims_at_head", 1, "flag_expected"),
    ("assault", "a.aims_at_head", "yes", "flag_expected"),
    ("assault", "a.mounted", 0, "flag_expected"),
    ("assault", "a.weapon.natural", 1, "flag_expected"),
    ("assault", "a.weapon.modifier", Decimal("1.5"), "whole_number_expected"),
    ("assault", "a.armour.modifier", "x", "whole_number_expected"),
    ("assault", "a.d100", 0, "too_low"),
    ("assault", "a.d100", 101, "too_high"),
    ("assault", "a.d100", Decimal("50.5"), "whole_number_expected"),
    ("assault", "b.thrown_roll", 7, "die_outside_faces"),
    ("assault", "b.thrown_roll", 0, "too_low"),
    ("assault", "b.fall_rolls", [3], "rolls_differ"),
    ("assault", "b.fall_rolls.1", 7, "die_outside_faces"),
    ("flight", "fleer", MISSING, "missing_key"),
    ("flight", "opponent.weapon.damage", -1, "too_low"),
    ("flight", "fleer.fall_rolls.0", 7, "die_outside_faces"),
    ("flight", "mode", "melee", "unknown_key"),
    *[("terror", key, MISSING, "missing_key") for key in ("willpower", "body", "level", "terror")],
    *[("terror", key, "1", "whole_number_expected") for key in ("willpower", "body", "level", "terror")],
    ("terror", "rolls", [1, 2], "rolls_differ"),
    ("terror", "rolls.2", 7, "die_outside_faces"),
    ("terror", "dice", [1, 2, 3], "unknown_key"),
    ("melee", "mode", MISSING, "missing_key"),
    ("melee", "position", "stairs", "one_of_expected"),
    ("melee", "position", 3, "one_of_expected"),
    ("melee", "mount", "camel", "one_of_expected"),
    ("melee", "allies", 0, "too_low"),
    ("melee", "opponents", 0, "too_low"),
    ("melee", "allies", True, "whole_number_expected"),
    ("melee", "colour", "red", "unknown_key"),
    *[
        ("melee", key, 1, "flag_expected")
        for key in (
            "back_turned",
            "opponent_is_archer",
            "opponent_back_to_wall",
            "surprise",
            "opponent_mounted",
            "lance",
            "open_ground",
            "aims_at_head",
            "shaky_footing",
            "night",
            "night_sight",
        )
    ],
    ("shot", "distance", MISSING, "missing_key"),
    ("shot", "weapon_range", MISSING, "missing_key"),
    *[
        ("shot", key, value, "value_refused")
        for key in ("distance", "weapon_range")
        for value in (-1, Decimal("-0.5"), "12", True, [], Decimal("1E+999999999"), Decimal("1E-999999999"))
    ],
    ("shot", "weapon_long_malus", "3d6", "value_refused"),
    ("shot", "terrain", "lava", "one_of_expected"),
    ("shot", "target_size", "ant", "one_of_expected"),
]


@pytest.mark.parametrize(("kind", "place", "value", "code"), BAD)
def test_bad_input_names_the_field(kind: str, place: str, value: object, code: str) -> None:
    with pytest.raises(Fault) as refusal:
        _answer(_changed(REQUESTS[kind], place, value))

    where = place.rpartition(".")[0] if code == "dice_or_value" else place
    assert (refusal.value.code, refusal.value.where) == (code, where)


@pytest.mark.parametrize("kind", list(REQUESTS))
def test_the_requests_as_documented_are_answered(kind: str) -> None:
    """HEADLESS's own examples."""
    assert _answer(REQUESTS[kind])


def test_coefficients_as_text_and_as_numbers() -> None:
    """N1: 0.58 is 58/100 either way, and 0 and 1 may be whole numbers."""
    for absorption in ("0.58", Decimal("0.58"), Decimal("5.8E-1"), "0.580"):
        request = _changed(ASSAULT, "b.armour.absorption", absorption)
        # Shot at with 25 damage and equal values: the wound is 25, of which 14.5 are for the body.
        request |= {"mode": "shooting"}
        request["a"] |= {"modifiers": [], "weapon": {"damage": 25, "skill": 40}, "d100": 50}
        request["b"] |= {"modifiers": [], "dodge": 38, "d100": 50}
        answer = _answer(request)
        assert (answer["wound"], answer["body_loss"]) == (25, 15)
    for whole in (0, 1, "0", "1", "1.000"):
        assert _answer(_changed(ASSAULT, "b.armour.absorption", whole))


def test_dice_left_out_are_rolled_and_shown() -> None:
    """N5: under their names, only those that the rules ask for (H23), and those typed are not shown."""
    request = _changed(ASSAULT, "a.d100", MISSING)
    del request["a"]["modifiers"][0]["rolls"]
    del request["b"]["thrown_roll"], request["b"]["fall_rolls"]
    roller = _Sixes()

    answer = _answer(request, roller)

    assert answer["dice"] == {
        "assault.a.d100": 100,
        "assault.a.ladder.1": 6,
        "assault.a.ladder.2": 6,
        "assault.a.ladder.3": 6,
        "assault.a.ladder.4": 6,
        "assault.b.thrown": 6,
    }
    assert sorted(roller.rolled) == [6, 6, 6, 6, 6, 100]
    assert answer["a"]["final"] == 31 + 40 - 24 - 5 + 100
    assert list(answer)[-1] == "dice"


def test_dice_of_flight_and_terror_are_rolled_and_shown() -> None:
    """H25, H26."""
    flight = _changed(FLIGHT, "fleer.d100", MISSING)
    terror = _changed(TERROR, "rolls", MISSING)

    assert _answer(flight)["dice"] == {"flight.fleer.d100": 100}
    assert _answer(terror)["dice"] == {"terror.1": 6, "terror.2": 6, "terror.3": 6}
    assert "dice" not in _answer(FLIGHT)
    assert "dice" not in _answer(TERROR)


def test_dice_that_do_not_matter_are_ignored() -> None:
    """H23: for one on foot, thrown and fall rolls are known keys that do not matter."""
    request = _changed(ASSAULT, "b.mounted", False)
    request["b"] |= {"thrown_roll": 20, "fall_rolls": [1, 2, 3]}

    answer = _answer(request)

    assert (answer["thrown"], answer["fall"]) in ((False, None), (None, None))


def test_left_out_armour_and_blunt_coefficient() -> None:
    """H20: no armour is coefficient 1 and resistance 0; the blunt coefficient is the other one."""
    bare = _changed(ASSAULT, "b.armour", MISSING)
    bare["a"]["d100"] = 90
    plain = _changed(ASSAULT, "b.armour.blunt_absorption", MISSING)
    plain["a"]["d100"] = 90

    unarmoured, armoured = _answer(bare), _answer(plain)

    assert unarmoured["body_loss"] == unarmoured["wound"]
    assert unarmoured["after"]["resistance"] == 0
    assert armoured["fall"] == {"wound": 7, "body_loss": 4, "armour_loss": 3}


def test_two_modifiers_of_one_name_have_dice_of_their_own() -> None:
    """H7–H16: typed dice go to the modifier they stand beside."""
    request = _changed(
        ASSAULT,
        "a.modifiers",
        [
            {"name": "x", "dice": "+2d6", "rolls": [1, 2]},
            {"name": "x", "dice": "-1d6", "rolls": [6]},
            {"name": "fall", "dice": "+1d6", "rolls": [5]},
        ],
    )

    assert _answer(request)["a"]["final"] == 71 + 73 + 3 - 6 + 5


def test_keys_of_the_other_mode_are_ignored() -> None:
    """H7–H16."""
    melee = MELEE | {
        "distance": 500,
        "weapon_range": 1,
        "terrain": "marsh",
        "night": True,
        "shaky_footing": True,
    }
    shot = SHOT | {"position": "ladder", "allies": 4, "mount": "horse", "back_turned": True}

    assert _answer(melee) == {"possible": True, "modifiers": []}
    assert _answer(shot) == {"possible": True, "modifiers": []}


def test_distances_are_exact() -> None:
    """H11, H13 with N1: one hair beyond half the range is long."""
    hair = Decimal("30.000000000000000000000000001")
    request = SHOT | {"distance": hair, "terrain": "meadow"}

    assert _answer(request)["modifiers"] == [{"rule": "H13", "name": "meadow", "dice": "-2d6"}]
    assert _answer(SHOT | {"distance": 30, "terrain": "meadow"})["modifiers"] == []
