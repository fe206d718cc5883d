"""The PySide6 that is installed does not lose references of None, and every bound on it says the same."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

CALLS = 200
TOLERANCE = 20


class _Nothing(QAbstractTableModel):
    """One cell that holds nothing."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 1

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> None:
        return None


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on and is not counted"
)
def test_an_override_that_returns_none_keeps_the_references_of_none() -> None:
    """PySide6 6.12.0 drops one at each call on Python 3.11, until the process dies of it."""
    source = _Nothing()
    proxy = QSortFilterProxyModel()
    proxy.setSourceModel(source)
    cell = proxy.index(0, 0)
    before = sys.getrefcount(None)

    for _ in range(CALLS):
        proxy.data(cell)

    assert abs(sys.getrefcount(None) - before) <= TOLERANCE


def test_the_build_and_the_program_bound_pyside_alike(repository: Path) -> None:
    """Translations are compiled by the lrelease of the PySide6 that will load them."""
    settings = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))
    build = {name for name in settings["build-system"]["requires"] if name.startswith("PySide6")}
    program = {name for name in settings["project"]["dependencies"] if name.startswith("PySide6")}

    assert build == program
