"""What the source of each room may hold: exact numbers, known types, one subject a file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

EXACT_ROOMS = ("model", "rules")
TYPED_ROOMS = ("model", "rules", "odds", "session")
MOST_LINES = 400


@pytest.mark.parametrize("room", EXACT_ROOMS)
def test_arithmetic_is_exact(repository: Path, room: str) -> None:
    """N1, N2: no binary float, and none of Python's round(), which rounds halves to even."""
    found = [
        f"{where}:{node.lineno} {what}"
        for where, node in _nodes(repository, room)
        if (what := _inexact(node)) is not None
    ]

    assert found == []


@pytest.mark.parametrize("room", TYPED_ROOMS)
def test_no_any(repository: Path, room: str) -> None:
    found = [
        f"{where}:{node.lineno}"
        for where, node in _nodes(repository, room)
        if (isinstance(node, ast.ImportFrom) and any(alias.name == "Any" for alias in node.names))
        or (isinstance(node, ast.Attribute) and node.attr == "Any")
    ]

    assert found == []


def test_files_have_one_subject(repository: Path) -> None:
    lengths = {
        path.relative_to(repository).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in (repository / "app").rglob("*.py")
    }

    assert {name: length for name, length in lengths.items() if length > MOST_LINES} == {}


def _nodes(repository: Path, room: str) -> Iterator[tuple[str, ast.expr | ast.stmt]]:
    for path in sorted((repository / "app" / "banneret" / room).rglob("*.py")):
        where = path.relative_to(repository).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr | ast.stmt):
                yield where, node


def _inexact(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
        return repr(node.value)
    if isinstance(node, ast.Name) and node.id in {"float", "round", "complex"}:
        return node.id
    if isinstance(node, ast.Attribute) and node.attr in {"sqrt", "fsum", "pow", "exp", "log"}:
        return node.attr
    return None
