"""The real window on a real campaign file."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.main_window import MainWindow
from banneret.views.theme import Scheme, Theme


def opened(file: Path) -> Document:
    """Open the text's battle in `file`, made first where it is not there."""
    if not file.exists():
        rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
        Campaign.create(
            file, [read_sample(resource_text("samples/charge.toml"), "en", rules)], datetime.now(UTC)
        )
    return Document(Campaign.open(file), RulesService(), SystemRoller(), lambda: datetime.now(UTC))


@pytest.fixture
def open_document() -> Callable[[Path], Document]:
    """The same way to open a campaign, for a second window on it."""
    return opened


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], MainWindow]]:
    """Open the window on one campaign; opening again first closes what was open."""
    documents: list[Document] = []
    windows: list[MainWindow] = []

    def open_again() -> MainWindow:
        for window in windows:
            window.close()
        for document in documents:
            document.close()
        documents.append(opened(tmp_path / "évening at the table.banneret"))
        window = MainWindow(Theme(Scheme.LIGHT), documents[-1])
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        with qtbot.waitActive(window):
            pass
        windows.append(window)
        return window

    yield open_again
    for window in windows:
        window.close()
    for document in documents:
        document.close()
