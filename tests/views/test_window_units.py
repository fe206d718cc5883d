"""What is asked of one group in the window: its menu, its correction, its morale, and who strikes whom."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot
from tests.views.test_main_window import OpenWindow, accept, card, prepare, strengths
from tests.views.window_bench import log_text, three_a_side, window_on

from banneret.model.commands import RecordMorale, StrikeOrder, Withdraw
from banneret.session.document import Document
from banneret.views.cards import CardColumn
from banneret.views.main_window import MainWindow
from banneret.views.orders import CorrectionDialog, MoraleDialog, StrikesDialog

Opened = list[QDialog]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """The dialogs that the window opens; each is cancelled at once, unless a test does otherwise."""
    found: Opened = []

    def exec_(dialog: QDialog) -> int:
        found.append(dialog)
        return QDialog.DialogCode.Rejected

    for kind in (CorrectionDialog, MoraleDialog, StrikesDialog):
        monkeypatch.setattr(kind, "exec", exec_)
    return found


def column_of(window: MainWindow, unit: str) -> CardColumn:
    return window.columns["left" if window._document.state.units[unit].side == "riders" else "right"]


def press(qtbot: QtBot, window: MainWindow, unit: str, key: Qt.Key) -> None:
    """Press a key on a group's card."""
    column = column_of(window, unit)
    column.setFocus()
    column.set_current(unit)
    qtbot.keyClick(column, key)


def place_of(window: MainWindow, unit: str) -> QPoint:
    column = column_of(window, unit)
    column.set_current(unit)
    return column.visualRect(column.currentIndex()).center()


def entries(menu: QMenu | None) -> dict[str, Callable[[], None]]:
    assert menu is not None
    return {action.text(): action.trigger for action in menu.actions()}


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_on_a_card_opens_its_correction(
    qtbot: QtBot, open_window: OpenWindow, opened: Opened, key: Qt.Key
) -> None:
    window = open_window()
    press(qtbot, window, "peasants", key)
    assert [dialog.windowTitle() for dialog in opened] == ["Correct Peasants"]


def test_a_double_click_on_a_card_opens_its_correction(
    qtbot: QtBot, open_window: OpenWindow, opened: Opened
) -> None:
    window = open_window()
    place = place_of(window, "horsemen")
    qtbot.mouseDClick(column_of(window, "horsemen").viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [dialog.windowTitle() for dialog in opened] == ["Correct Horsemen"]


def test_a_correction_is_seen_on_the_card_and_in_the_log(
    qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B2: 12 men less are losses, told apart by thirds; undo gives them back."""
    window = open_window()

    def exec_(dialog: CorrectionDialog) -> int:
        dialog.show()
        qtbot.keyClicks(dialog.edit("count"), "-12")
        qtbot.keyClicks(dialog.reason, "arrows from the wood")
        qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
        return dialog.result()

    monkeypatch.setattr(CorrectionDialog, "exec", exec_)
    press(qtbot, window, "peasants", Qt.Key.Key_F2)
    assert strengths(window) == (10, 28)
    assert "4 dead" in card(window, "Peasants")
    assert "Peasants: strength 40 → 28, losses: arrows from the wood" in log_text(window)
    window.actions_.undo.trigger()
    assert strengths(window) == (10, 40)


def test_the_menu_of_a_card_opens_by_key_and_by_pointer(
    qtbot: QtBot, open_window: OpenWindow, opened: Opened
) -> None:
    window = open_window()
    column = column_of(window, "peasants")
    column.setFocus()
    column.set_current("peasants")
    qtbot.keyClick(column, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = window.units._menu
    assert menu is not None
    assert menu.isVisible()
    assert not window.actions_.menu.isVisible(), "F10 alone is the window's own menu"
    menu.close()

    place = place_of(window, "peasants")
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse,
        place,
        column.viewport().mapToGlobal(place),
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(column.viewport(), event)
    assert window.units._menu is not None
    assert window.units._menu.isVisible()
    entries(window.units._menu)["Correct a number… (F2)"]()
    window.units._menu.close()
    assert [dialog.windowTitle() for dialog in opened] == ["Correct Peasants"]


def test_withdrawing_and_rallying_from_the_menu(qtbot: QtBot, open_window: OpenWindow) -> None:
    """T11: who withdrew takes no part until rallied; the panel says what to do."""
    window = open_window()
    window.units.open_menu("peasants", QPoint())
    entries(window.units._menu)["Withdraw"]()
    assert window._document.state.troop("peasants").status == "fled"
    assert window.sequence._empty.isVisible()
    assert not window.sequence._accept.isVisible()

    window.units.open_menu("peasants", QPoint())
    entries(window.units._menu)["Rally"]()
    assert window.sequence._accept.isVisible()
    for menu in window.findChildren(QMenu):
        menu.close()


def test_many_menus_leave_none_behind(qtbot: QtBot, open_window: OpenWindow) -> None:
    """An evening long, a menu for each right click."""
    window = open_window()
    before = len(window.findChildren(QMenu))
    for _ in range(5):
        window.units.open_menu("peasants", QPoint())
        assert window.units._menu is not None
        window.units._menu.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(window.findChildren(QMenu)) <= before + 1


def test_morale_is_rolled_from_the_menu(qtbot: QtBot, tmp_path: Path, opened: Opened) -> None:
    window = window_on(qtbot, tmp_path, three_a_side())
    window.units.open_menu("pikes", QPoint())
    entries(window.units._menu)["Roll morale…"]()
    assert [dialog.windowTitle() for dialog in opened] == ["Roll morale: Pikes"]
    assert window.units._menu is not None
    window.units._menu.close()


def test_morale_follows_the_losses(qtbot: QtBot, open_window: OpenWindow) -> None:
    """T11: between sequences, whoever lost most comes first, and after the GM's word nobody."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    lines = window.morale._list
    assert [lines.item(row).text()[:8] for row in range(lines.count())] == ["Peasants", "Horsemen"]
    assert "−16" in lines.item(0).text()

    window.morale._all.click()
    command = window._document.event(window._document.path[-1]).event.command
    assert isinstance(command, RecordMorale)
    assert set(command.units) == {"peasants", "horsemen"}
    assert not any("−" in lines.item(row).text() for row in range(lines.count()))

    window.actions_.undo.trigger()
    assert "−16" in lines.item(0).text(), "the word is taken back, the losses count again"


def test_who_strikes_whom_is_kept_as_it_was_chosen(
    qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    chosen = (StrikeOrder(attacker="horsemen", defender="peasants", engaged=4),)
    monkeypatch.setattr(StrikesDialog, "exec", lambda _dialog: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(StrikesDialog, "strikes", lambda _dialog: chosen)
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    assert "4 × 8 × 2 / 10 = 6.4 → 6" in log_text(window), "four of the ten"
    assert strengths(window) == (10, 34), "nobody struck the horsemen"


def test_who_only_looks_changes_nothing(
    qtbot: QtBot, open_window: OpenWindow, open_document: Callable[[Path], Document], opened: Opened
) -> None:
    """A second window on the campaign: no menu, no correction, no button that would be refused."""
    first = open_window()
    looking = open_document(first._document._campaign.path)
    window = MainWindow(first._theme, looking)
    qtbot.addWidget(window, before_close_func=lambda _window: looking.close())
    window.show()
    press(qtbot, window, "peasants", Qt.Key.Key_F2)
    window.units.open_menu("peasants", QPoint())
    assert opened == []
    assert window.units._menu is not None
    assert not window.units._menu.isEnabled()
    window.units._menu.close()
    for button in (window.turn._next, window.morale._all, window.sequence._accept, window.strip.undo_button):
        assert not button.isEnabled()
    assert window.submit(Withdraw(unit="peasants")) is False
    assert "to look at only" in window.notice.text
    assert strengths(window) == (10, 40)
