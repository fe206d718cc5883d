"""Refusals in words: found, expected, where. Every code has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.cli.sentences import SENTENCES
from banneret.model.battle import BattleState
from banneret.model.commands import Correct, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.dice import Die
from banneret.model.faults import Fault
from banneret.rules.service import RulesService
from banneret.views.text import fault_sentence, fault_text, where_words

NAMES = {"horsemen": "Horsemen", "peasants": "Peasants"}


def raised(package: Path) -> Iterator[tuple[str, frozenset[str], str]]:
    """Each fault raised anywhere: its code, the keys of its values, where in the code."""
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name != "Fault" or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            keys = frozenset(keyword.arg for keyword in node.keywords if keyword.arg not in (None, "where"))
            yield str(node.args[0].value), frozenset(map(str, keys)), f"{path.name}:{node.lineno}"


def test_every_code_that_is_raised_has_a_sentence(repository: Path) -> None:
    faults = list(raised(repository / "app" / "banneret"))
    assert len(faults) > 20

    wordless = [
        f"{code} at {place}"
        for code, keys, place in faults
        if code in fault_text(Fault(code, where="here", **dict.fromkeys(keys, "x")))
    ]

    assert wordless == []


def test_the_window_knows_each_code_that_the_headless_door_knows() -> None:
    """Among them those that stand in tables, where no call names them."""
    values = {"found": "x", "expected": "y", "low": 1, "high": 2, "limit": 3, "group": "g"}
    wordless = [
        code
        for code in SENTENCES
        if code in fault_text(Fault(code, where="here", attacker="a", defender="d", **values))
    ]

    assert wordless == []


def refusal(state: BattleState, command: ResolveSequence | Correct, dice: dict[str, Die]) -> Fault:
    with pytest.raises(Fault) as caught:
        RulesService().resolve(state, command, dice)
    return caught.value


def test_a_die_outside_its_faces(charge: BattleState) -> None:
    """N4."""
    command = ResolveSequence(groups=(GroupOrder(unit="horsemen", situation=9),), strikes=())
    dice = {"sequence.horsemen.training": Die(value=14, faces=20, source="table")}

    fault = refusal(charge, command, dice)

    assert fault_text(fault, NAMES) == "14 found, 1 to 10 expected"
    assert fault_sentence(fault, NAMES) == "14 found, 1 to 10 expected (Horsemen, training die)"


def test_more_engaged_than_there_are(charge: BattleState) -> None:
    """T7."""
    command = ResolveSequence(
        groups=(GroupOrder(unit="horsemen", situation=9), GroupOrder(unit="peasants", situation=2)),
        strikes=(StrikeOrder(attacker="horsemen", defender="peasants", engaged=1200),),
    )

    fault = refusal(charge, command, {})

    assert fault_text(fault, NAMES) == "Horsemen: 1,200 engaged, at most 10 expected"
    assert fault_sentence(fault, NAMES).endswith(" (strike 1, men engaged)")


def test_a_strength_without_its_meaning(charge: BattleState) -> None:
    """B2."""
    fault = refusal(charge, Correct(unit="horsemen", field="count", value=4), {})

    assert fault_sentence(fault) == "What the new strength means is missing: losses or sent away expected"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (Fault("unknown_unit", where="elves"), "“elves” found, a unit of this battle expected"),
        (
            Fault("before_differs", where="peasants.count", found="24", expected="40"),
            "“24” found, “40” expected (Peasants, strength)",
        ),
        (
            Fault("doubled_group", where="units.1", found="peasants"),
            "Peasants is named twice, once expected (group 2)",
        ),
        (
            Fault("newer_campaign", where="a {b} *c*.banneret", found=9, expected=1),
            "Version 9 found, at most 1 expected: a newer Banneret made it, it was left untouched (a {b} *c*.banneret)",
        ),
        (Fault("from_tomorrow"), "That cannot be done (from_tomorrow)"),
    ],
)
def test_sentences(fault: Fault, sentence: str) -> None:
    assert fault_sentence(fault, NAMES) == sentence


def test_places() -> None:
    assert where_words("strikes.2.engaged", NAMES) == "strike 3, men engaged"
    assert where_words("groups.0.unit", NAMES) == "group 1"
    assert where_words("value", NAMES) == ""
    assert where_words("horsemen", NAMES) == "Horsemen"
