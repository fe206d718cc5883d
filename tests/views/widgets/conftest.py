"""A theme and a window for one widget, active and with its own undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from banneret.views.theme import Scheme, Theme


class Stage(QWidget):
    """A window that counts how often the battle's undo and redo were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.undone = 0
        self.redone = 0
        self.column = QVBoxLayout(self)
        for key in ("Ctrl+Z",):
            QShortcut(key, self).activated.connect(self._on_undo)
        for key in ("Ctrl+Y", "Ctrl+Shift+Z"):
            QShortcut(key, self).activated.connect(self._on_redo)

    def _on_undo(self) -> None:
        self.undone += 1

    def _on_redo(self) -> None:
        self.redone += 1


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, not installed."""
    return Theme(Scheme.LIGHT)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Theme]:
    """The light theme, installed for one test."""
    font = qapp.font()
    made = Theme(Scheme.LIGHT)
    made.install(qapp)
    yield made
    made.set_scheme(Scheme.SYSTEM)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.setFont(font)
    if made._ring is not None:
        made._ring.stop()


@pytest.fixture
def stage(qtbot: QtBot) -> Callable[..., Stage]:
    """Shows widgets in an active window, the first with the keyboard."""

    kept = []  # qtbot only closes windows, it does not keep them alive

    def show(*widgets: QWidget) -> Stage:
        window = Stage()
        kept.append(window)
        for widget in widgets:
            window.column.addWidget(widget)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        widgets[0].setFocus()
        return window

    return show
