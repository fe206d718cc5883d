"""Imports go one way, and Qt stays in its room."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from importlinter.cli import lint_imports


def test_contracts_of_import_linter_are_kept(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)

    status = lint_imports(config_filename=str(repository / "pyproject.toml"), no_cache=True)

    assert status == 0, capsys.readouterr().out


def test_only_views_and_application_import_qt(repository: Path) -> None:
    """Also in modules that no contract names yet, and in imports kept for type checkers."""
    package = repository / "app" / "banneret"
    with_qt = [
        path.relative_to(package).as_posix()
        for path in sorted(package.rglob("*.py"))
        if {"PySide6", "shiboken6"} & _imported(path)
    ]

    strangers = [name for name in with_qt if not name.startswith("views/") and name != "application.py"]

    assert strangers == []


def _imported(path: Path) -> set[str]:
    tops: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            tops.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            tops.add(node.module.partition(".")[0])
    return tops
