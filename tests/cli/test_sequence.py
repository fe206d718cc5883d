"""The request `sequence`: the text's own numbers, every field's bad input, dice left out (HEADLESS)."""

from __future__ import annotations

import copy
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.resolve import resolve_lines
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "troops.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
RULE_SET = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
CHARGE: dict[str, Any] = CASES[0]["request"]
FULL: dict[str, Any] = {
    **copy.deepcopy(CHARGE),
    "strikes": [
        {"attacker": "cavaliers", "defender": "paysans", "engaged": 10, "kind": "melee"},
        {"attacker": "paysans", "defender": "cavaliers"},
    ],
}
FULL["groups"][0] |= {"losses_before": 0, "commander": {"strategy": 8, "overview": True, "roll": 2}}


class Thrown:
    """Throws the given faces one after another."""

    def __init__(self, faces: Sequence[int] = ()) -> None:
        self.faces = list(faces)

    def roll(self, faces: int) -> int:
        face = self.faces.pop(0)
        assert 1 <= face <= faces
        return face


def ask(request: object, thrown: Sequence[int] = ()) -> dict[str, Any]:
    """One request on one line; an answer on one line."""
    out = io.BytesIO()
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    status = resolve_lines([line], out, Thrown(thrown), RULE_SET)
    answer: dict[str, Any] = json.loads(out.getvalue())
    assert out.getvalue().count(b"\n") == 1
    assert status == (1 if "error" in answer else 0)
    return answer


def where(request: object) -> str:
    answer = ask(request)
    assert answer.keys() == {"error"}, answer
    assert answer["error"].keys() == {"where", "what"}
    assert answer["error"]["what"]
    place: str = answer["error"]["where"]
    return place


def changed(place: str, value: object) -> dict[str, Any]:
    """The full request with another value at a dotted place; `...` takes the key away."""
    request = copy.deepcopy(FULL)
    *way, last = place.split(".")
    holder: Any = request
    for step in way:
        holder = holder[int(step)] if step.isdigit() else holder[step]
    key: Any = int(last) if last.isdigit() else last
    if value is ...:
        del holder[key]
    else:
        holder[key] = value
    return request


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_golden(case: dict[str, Any]) -> None:
    """T1–T8, T12, key for key and in their order."""
    assert json.dumps(ask(case["request"])) == json.dumps(case["response"])


WHOLE = [
    "groups.0.count",
    "groups.0.offence",
    "groups.1.defence",
    "groups.0.training",
    "groups.1.situation",
    "groups.0.roll",
    "groups.0.losses_before",
    "groups.0.commander.strategy",
    "groups.0.commander.roll",
    "strikes.0.engaged",
]


@pytest.mark.parametrize("place", WHOLE)
@pytest.mark.parametrize(
    "written",
    [
        "true",
        '"12"',
        "12.5",
        "5.0",
        "1e3",
        "-1",
        "[5]",
        '{"value": 5}',
        "9" * 30,
        "9" * 6_000,
        "-" + "9" * 6_000,
    ],
    ids=lambda written: written[:12] + ("…" if len(written) > 12 else ""),
)
def test_integers_are_strict(place: str, written: str) -> None:
    """N1: nothing is rounded, cut or read into a number on the way in."""
    line = json.dumps(changed(place, "@@")).replace('"@@"', written)

    assert where(line.encode()) == place


@pytest.mark.parametrize(
    ("place", "low", "high"),
    [
        ("groups.0.count", 0, 1_000_000),
        ("groups.0.offence", 0, 1_000),
        ("groups.1.defence", 1, 1_000),
        ("groups.0.training", 0, 100),
        ("groups.1.situation", 0, 10),
        ("groups.0.losses_before", 0, 1_000_000),
        ("groups.0.commander.strategy", 0, 100),
        ("groups.0.roll", 1, 10),
        ("groups.0.commander.roll", 1, 10),
    ],
)
def test_bounds(place: str, low: int, high: int) -> None:
    """T2: a defence of 0 would divide; T3: 0..10; N4: a die shows 1..10. The bounds themselves are allowed."""
    request = changed(place, low)
    if place == "groups.0.count":
        request["strikes"][0]["engaged"] = None
    assert "error" not in ask(request)
    assert "error" not in ask(changed(place, high))
    assert where(changed(place, low - 1)) == place
    assert where(changed(place, high + 1)) == place


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("mode", "charge"),
        ("mode", 1),
        ("groups", {}),
        ("groups", "cavaliers"),
        ("groups", []),
        ("groups.0", "cavaliers"),
        ("groups.0.id", 7),
        ("groups.0.id", ["cavaliers"]),
        ("groups.0.id", ""),
        ("groups.0.id", "x" * 81),
        ("groups.0.commander", 8),
        ("groups.0.commander.overview", "yes"),
        ("groups.0.commander.overview", 1),
        ("groups.0.commander.overview", ...),
        ("groups.0.commander.strategy", ...),
        ("groups.0.commander.name", "Bertrand"),
        ("groups.0.training", ...),
        ("groups.1.situation", None),
        ("groups.1.moral", 7),
        ("groups.0.Roll", 7),
        ("sequence", 1),
        ("strikes", {}),
        ("strikes", True),
        ("strikes.0", ["cavaliers", "paysans"]),
        ("strikes.0.attacker", 0),
        ("strikes.0.defender", ...),
        ("strikes.0.kind", "magic"),
        ("strikes.0.men", 5),
    ],
)
def test_what_does_not_fit_is_named_by_its_place(place: str, value: object) -> None:
    assert where(changed(place, value)) == place


def test_a_doubled_group() -> None:
    assert where(changed("groups.1.id", "cavaliers")) == "groups.1.id"


@pytest.mark.parametrize("end", ["attacker", "defender"])
def test_an_unknown_group(end: str) -> None:
    assert where(changed(f"strikes.0.{end}", "piquiers")) == f"strikes.0.{end}"


def test_a_group_striking_itself() -> None:
    assert where(changed("strikes.1.defender", "paysans")) == "strikes.1.defender"


def test_a_pair_twice() -> None:
    """T7: one strike per pair of groups and direction."""
    twice = changed("strikes.1", {"attacker": "cavaliers", "defender": "paysans", "engaged": 0})

    assert where(twice) == "strikes.1"


def test_more_engaged_than_there_are() -> None:
    """T7: the parts of one group together are at most its strength; a strike with no number engages all."""
    assert where(changed("strikes.0.engaged", 11)) == "strikes.0.engaged"
    third = {**copy.deepcopy(CHARGE["groups"][1]), "id": "piquiers"}
    split = changed("strikes.0.engaged", 6)
    split["groups"].append(third)
    split["strikes"].append({"attacker": "cavaliers", "defender": "piquiers", "engaged": 4})
    assert "error" not in ask(split)
    split["strikes"][2]["engaged"] = 5
    assert where(split) == "strikes.2.engaged"
    del split["strikes"][2]["engaged"]
    assert where(split) == "strikes.2.engaged"


@pytest.mark.parametrize("number", [1, 3])
def test_without_strikes_exactly_two_groups(number: int) -> None:
    request = copy.deepcopy(CHARGE)
    request["groups"] = [{**request["groups"][0], "id": f"g{place}"} for place in range(number)]

    assert where(request) == "strikes"
    assert "error" not in ask({**request, "strikes": []})


def test_without_strikes_a_mode() -> None:
    request = {key: value for key, value in CHARGE.items() if key != "mode"}

    assert where(request) == "mode"
    assert where({**request, "mode": None}) == "mode"
    assert "error" not in ask({**request, "strikes": FULL["strikes"]})


def test_in_shooting_the_first_strikes() -> None:
    """T1: in a shooting sequence it may be that one side does not shoot."""
    answer = ask({**CHARGE, "mode": "shooting"})

    assert [(s["attacker"], s["losses"]) for s in answer["strikes"]] == [("cavaliers", 16)]
    assert [group["losses"] for group in answer["groups"]] == [0, 16]


def test_both_may_shoot() -> None:
    """T1; the kind of a strike changes no number."""
    both = changed("strikes.0.kind", "shooting")
    both["strikes"][1]["kind"] = "shooting"

    assert ask(both) == ask(FULL)


def test_nobody_strikes() -> None:
    answer = ask({**CHARGE, "strikes": []})

    assert answer["strikes"] == []
    assert [(group["losses"], group["margin"]) for group in answer["groups"]] == [(0, 0), (0, 1)]


def test_a_group_of_nobody() -> None:
    answer = ask(
        changed("strikes", ...) | {"groups": [{**CHARGE["groups"][0], "count": 0}, CHARGE["groups"][1]]}
    )

    assert answer["strikes"][0]["losses"] == 0
    assert answer["groups"][0] == {
        "id": "cavaliers",
        "margin": 0,
        "losses": 0,
        "count": 0,
        "casualties": {"dead": 0, "severe": 0, "light": 0},
    }
    assert answer["strikes"][1]["losses"] == 4


def test_null_means_left_out() -> None:
    nulls = {
        **CHARGE,
        "strikes": None,
        "groups": [{**group, "losses_before": None, "commander": None} for group in CHARGE["groups"]],
    }

    assert ask(nulls) == CASES[0]["response"]


def test_dice_left_out_are_rolled_and_shown() -> None:
    """N5: what the program rolled is in the answer, and typed back gives the same answer."""
    request = copy.deepcopy(FULL)
    del request["groups"][0]["roll"], request["groups"][0]["commander"]["roll"], request["groups"][1]["roll"]
    rolled = ask(request, thrown=[1, 2, 9])

    assert rolled.pop("dice") == {
        "sequence.cavaliers.training": 1,
        "sequence.cavaliers.strategy": 2,
        "sequence.paysans.training": 9,
    }
    assert [group["losses"] for group in rolled["groups"]] == [0, 38], "the better charge of the text"
    request["groups"][0]["roll"], request["groups"][1]["roll"] = 1, 9
    request["groups"][0]["commander"]["roll"] = 2
    assert ask(request) == rolled


def test_only_the_dice_left_out_are_rolled() -> None:
    request = changed("groups.1.roll", ...)

    assert ask(request, thrown=[4])["dice"] == {"sequence.paysans.training": 4}


def test_a_commander_without_overview_does_not_roll() -> None:
    """T5: he gives nothing; a die typed for him does not matter."""
    request = changed("groups.0.commander", {"strategy": 10, "overview": False})
    blind = ask(request)
    request["groups"][0]["commander"]["roll"] = 1

    assert "dice" not in blind
    assert ask(request) == blind
    assert blind["groups"][0]["margin"] == 0


def test_the_systems_dice_typed_back() -> None:
    """N5: fifty throws of the system's own dice, each typed back as it fell."""
    request = copy.deepcopy(FULL)
    places: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
        "sequence.cavaliers.training": lambda r: r["groups"][0],
        "sequence.cavaliers.strategy": lambda r: r["groups"][0]["commander"],
        "sequence.paysans.training": lambda r: r["groups"][1],
    }
    for holder in places.values():
        del holder(request)["roll"]
    for _ in range(50):
        out = io.BytesIO()
        resolve_lines([json.dumps(request).encode()], out, SystemRoller(), RULE_SET)
        rolled = json.loads(out.getvalue())
        typed = copy.deepcopy(request)
        for name, face in rolled.pop("dice").items():
            places[name](typed)["roll"] = face
        assert ask(typed) == rolled
