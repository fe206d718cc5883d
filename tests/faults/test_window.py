"""What a window must bear: hasty hands, dialogs by the hundred, a file that goes away, damage met while showing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from tests.views.conftest import open_window  # noqa: F401 - a fixture

from banneret.store.campaign import Campaign
from banneret.views.main_window import MainWindow

OpenWindow = Callable[[], MainWindow]


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:  # noqa: F811
    return open_window()


def actions(window: MainWindow) -> int:
    """Events of the battle so far."""
    return len(window._document.path)


def test_a_double_click_accepts_once(qtbot: QtBot, window: MainWindow) -> None:
    """T4: the second press would be a further action, unasked."""
    accept = window.sequence._accept
    qtbot.mouseClick(accept, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(accept, Qt.MouseButton.LeftButton)
    assert actions(window) == 1


def test_a_key_pressed_twice_accepts_once(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert actions(window) == 1


def test_enter_held_down_accepts_once(qtbot: QtBot, window: MainWindow) -> None:
    """Neither a further action nor the next sequence comes of one long press."""
    window.sequence._accept.setFocus()
    qtbot.keyClick(window.sequence._accept, Qt.Key.Key_Return)
    for _ in range(20):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        there = QApplication.focusWidget()
        assert there is not None
        QApplication.sendEvent(there, held)
    assert actions(window) == 1
    assert window._document.state.sequence == 1


def test_only_undo_and_redo_go_on_while_their_keys_are_held(window: MainWindow) -> None:
    deeds = window.actions_
    assert deeds.undo.autoRepeat()
    assert deeds.redo.autoRepeat()
    for deed in (deeds.accept, deeds.next_sequence, deeds.roll, deeds.strikes):
        assert not deed.autoRepeat()


def test_a_dialog_that_was_answered_is_gone(window: MainWindow) -> None:
    """Else each one would be dressed anew at every change of theme, for the rest of the evening."""
    for _ in range(3):
        QTimer.singleShot(0, lambda: QApplication.activeModalWidget().close())
        window.units.correct("horsemen")
        QTimer.singleShot(0, lambda: QApplication.activeModalWidget().close())
        window.actions_.strikes.trigger()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.findChildren(QDialog) == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
def test_a_campaign_taken_away_is_told_where_the_eye_is(window: MainWindow) -> None:
    """Nothing changes on screen, and the drafts of the panels say so too."""
    window._document._campaign.path.unlink()
    before = window._document.state
    window.actions_.accept.trigger()
    assert "moved, replaced or deleted" in window.notice.text
    window.notice.clear()
    window.actions_.roll.trigger()
    assert "moved, replaced or deleted" in window.notice.text
    assert window._document.state == before
    assert actions(window) == 0


def test_damage_met_while_showing_does_not_look_like_a_refusal(window: MainWindow) -> None:
    """The event before the last is damaged: the last one is undone all the same, then told what cannot be read."""
    window.actions_.accept.trigger()
    window.actions_.next_sequence.trigger()
    window._document.event.cache_clear()
    last = window._document.event(2)
    window._document._campaign._connection.execute("UPDATE event SET body = '{}' WHERE id = 1")
    window.actions_.undo.trigger()

    assert window._document.state.sequence == 1
    assert window._document._head == last.parent
    assert "cannot be read" in window.notice.text
    window.log.repaint()  # its lines are read anew while they are painted


def test_damage_met_at_the_start_is_one_sentence(path: Path) -> None:
    """The state is kept, the event that made it cannot be read: no traceback, status 2, the file as it was."""
    campaign = Campaign.open(path)
    campaign._connection.execute(
        "INSERT INTO event (battle, parent, depth, at, body) VALUES (1, NULL, 1, '2024-05-01T12:00:00+00:00', '{}')"
    )
    campaign._connection.execute("INSERT INTO snapshot SELECT 1, start FROM battle")
    campaign._connection.execute("UPDATE battle SET head = 1")
    campaign.close()
    before = path.read_bytes()
    picture = path.with_name("picture.png")
    ended = subprocess.run(
        [sys.executable, "-m", "banneret", "--language", "en", "--screenshot", str(picture), str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "banneret: Event 1 cannot be read: kind\n"
    assert path.read_bytes() == before
    assert not picture.exists()
