"""The known right answers about heroes (H1–H27), key for key and in their order."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.heroes import answer_assault, answer_flight, answer_modifiers, answer_terror
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "heroes.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"), parse_float=Decimal)
ANSWERERS = {
    "assault": answer_assault,
    "flight": answer_flight,
    "terror": answer_terror,
    "modifiers": answer_modifiers,
}
RULE_SET = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")


class _NoDice:
    """All dice are given: none may be rolled."""

    def roll(self, faces: int) -> int:
        raise AssertionError(f"a d{faces} was rolled")


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_golden(case: dict[str, Any]) -> None:
    answer = ANSWERERS[case["request"]["resolve"]](case["request"], _NoDice(), RULE_SET)

    assert answer == case["response"]


def test_golden_order_of_keys() -> None:
    """As HEADLESS.md shows them."""
    for case in CASES:
        answer = ANSWERERS[case["request"]["resolve"]](case["request"], _NoDice(), RULE_SET)
        assert json.dumps(answer) == json.dumps(case["response"]), case["note"]
