"""Each rule can be found by its id, from the code to the text and from the text to a test."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "rules.txt"
RULE_IDS = [
    line for line in GOLDEN.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")
]


@pytest.fixture(scope="module")
def cited_in_code() -> set[str]:
    package = Path(__file__).resolve().parents[2] / "app" / "banneret"
    return _ids("\n".join(text for path in package.rglob("*.py") for text in _said(path)))


@pytest.fixture(scope="module")
def cited_in_tests() -> set[str]:
    tests = Path(__file__).resolve().parents[1]
    paths = (path for path in tests.rglob("*.py") if path.parent.name != "architecture")
    return _ids("\n".join(path.read_text(encoding="utf-8") for path in paths))


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_rule_is_cited_where_it_is_kept(cited_in_code: set[str], rule_id: str) -> None:
    assert rule_id in cited_in_code, f"no docstring or comment of app/banneret cites {rule_id}"


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_rule_is_cited_where_it_is_tested(cited_in_tests: set[str], rule_id: str) -> None:
    assert rule_id in cited_in_tests, f"no test cites {rule_id}"


def _ids(text: str) -> set[str]:
    return set(re.findall(r"\b[THBN][0-9]{1,2}\b", text))


def _said(path: Path) -> Iterator[str]:
    """The comments of a file and its strings that stand alone: docstrings, of fields too."""
    source = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.value.value
