"""F6 goes round the window, so that no part of it needs the pointer."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.views.main_window import MainWindow


def test_f6_goes_round_every_part_and_back(qtbot: QtBot, open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    parts = {
        "strip": window.strip,
        "left": window.columns["left"],
        "panel": window.panels,
        "log": window.log,
        "turn": window.turn,
        "right": window.columns["right"],
    }

    def here() -> str:
        focused = QApplication.focusWidget()
        assert focused is not None
        return next(
            (name for name, part in parts.items() if part is focused or part.isAncestorOf(focused)), ""
        )

    started = here()
    seen = []
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        seen.append(here())
        if seen[-1] == started:
            break
    assert set(parts) <= set(seen)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert here() == seen[-2]
