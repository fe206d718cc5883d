"""Every action by keyboard, and what undo and redo are called."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.views.test_main_window import OpenWindow, accept, controls, next_sequence, prepare
from tests.views.window_bench import the_charge, window_on, with_troops

from banneret.model.commands import Rally, Withdraw
from banneret.views.main_window import MainWindow


def of_menu(window: MainWindow) -> list[QAction]:
    """What stands in the menu itself."""
    menu = window.actions_.menu
    return [action for action in menu.actions() if not action.isSeparator() and action.menu() is None]


def choices(window: MainWindow, title: str) -> dict[str, QAction]:
    """The choices of a menu in the menu, by their words."""
    menu = next(action.menu() for action in window.actions_.menu.actions() if action.text() == title)
    assert isinstance(menu, QMenu)
    return {action.text(): action for action in menu.actions()}


def press(qtbot: QtBot, window: MainWindow, key: QKeySequence) -> None:
    """Press a key where the keyboard is, as the GM does."""
    combination = key[0]
    focused: QWidget = QApplication.focusWidget() or window
    qtbot.keyClick(focused, combination.key(), combination.keyboardModifiers())


def test_every_action_has_a_key_and_no_key_is_a_bare_letter(open_window: OpenWindow) -> None:
    """A letter alone would go off while a name or reason is typed."""
    window = open_window()
    for action in of_menu(window):
        assert action.shortcuts(), f"{action.text()} has no key"
    used: list[str] = []
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            held = key[0].keyboardModifiers() & ~Qt.KeyboardModifier.ShiftModifier
            name = key.toString()
            assert held or re.fullmatch(r"(Shift\+)?(F\d+|Esc)", name), f"{action.text()}: {name}"
            if action in window.actions():
                used.append(name)
    assert len(used) == len(set(used)), "one key for two actions does nothing at all"


@pytest.mark.parametrize(
    "name", ["undo", "redo", "accept", "roll", "strikes", "next_sequence", "dice", "quit"]
)
def test_every_key_works_from_a_die_field(qtbot: QtBot, open_window: OpenWindow, name: str) -> None:
    """The keyboard stands in a field that would like some of these keys itself."""
    window = open_window()
    action: QAction = getattr(window.actions_, name)
    action.triggered.disconnect()
    action.setEnabled(True)
    asked: list[str] = []
    action.triggered.connect(lambda: asked.append(name))
    for key in action.shortcuts():
        window.sequence.focus_first_die()
        asked.clear()
        press(qtbot, window, key)
        assert asked == [name], key.toString()


def test_f10_opens_the_menu_and_the_arrows_walk_it(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.sequence.focus_first_die()
    menu = window.actions_.menu
    press(qtbot, window, QKeySequence("F10"))
    assert menu.isVisible()
    assert menu.activeAction() is not None
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()


def test_the_strip_says_what_undo_and_redo_would_do(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    assert window.strip.undo_button.text() == "Undo"
    assert not window.strip.undo_button.isEnabled()

    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    assert window.strip.undo_button.text() == "Undo: sequence 1"
    next_sequence(window)
    assert window.strip.undo_button.text() == "Undo: start of sequence 2"
    window.submit(Withdraw(unit="peasants"))
    assert window.strip.undo_button.text() == "Undo: Peasants withdrew"

    window.strip.undo_button.click()
    assert window.strip.undo_button.text() == "Undo: start of sequence 2"
    assert window.strip.redo_button.toolTip() == "Redo: Peasants withdrew (Ctrl+Shift+Z)"
    assert window.strip.redo_button.accessibleName() == "Redo: Peasants withdrew"
    window.strip.redo_button.click()
    assert not window.strip.redo_button.isEnabled()


def test_a_name_in_undo_and_redo_is_shown_as_it_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    """No HTML in a tooltip, no Alt key out of an ampersand, no column out of a tab."""
    state = the_charge()
    name = "<b>x</b>\tSon & Co"
    window = window_on(
        qtbot, tmp_path, with_troops(state, [state.troop("peasants").model_copy(update={"name": name})])
    )
    window.submit(Withdraw(unit="peasants"))
    assert window.actions_.undo.text() == "Undo: <b>x</b> Son && Co withdrew"
    window.actions_.undo.trigger()
    assert window.actions_.redo.text() == "Redo: <b>x</b> Son && Co withdrew"
    for button in (window.strip.undo_button, window.strip.redo_button):
        assert "<b>" not in button.toolTip()
    assert "&lt;b&gt;x&lt;/b&gt;" in window.strip.redo_button.toolTip()


def test_a_long_name_leaves_the_menu_and_the_strip_their_width(qtbot: QtBot, tmp_path: Path) -> None:
    state = the_charge()
    name = "W" * 80
    window = window_on(
        qtbot, tmp_path, with_troops(state, [state.troop("peasants").model_copy(update={"name": name})])
    )
    window.submit(Withdraw(unit="peasants"))
    assert window.strip.undo_button.text().endswith("…")
    assert name in window.strip.undo_button.toolTip()
    assert window.actions_.menu.sizeHint().width() < 500
    corner = window.strip.redo_button.mapTo(window, QPoint(window.strip.redo_button.width(), 0))
    assert corner.x() <= window.width()


def test_a_refusal_is_told_and_changes_nothing(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    before, path = window._document.state, list(window._document.path)
    assert window.submit(Rally(unit="peasants")) is False
    assert window.notice.text == "Peasants is in the fight, a group that left it expected"
    assert window.notice.isVisible()
    assert window._document.state == before
    assert list(window._document.path) == path

    window.submit(Withdraw(unit="peasants"))
    assert window.notice.text == "", "what was refused is past once something else happened"


def test_escape_closes_the_notice_from_a_die_field(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.submit(Rally(unit="peasants"))
    field = controls(window, "horsemen").die
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.notice.text == ""


def test_what_was_not_foreseen_is_told_in_one_plain_sentence(open_window: OpenWindow) -> None:
    window = open_window()
    window.tell_unforeseen(ValueError("<b>" + "x" * 1000))
    assert window.notice.text.startswith("Something unforeseen happened: ValueError: <b>xxx")
    assert len(window.notice.text) < 500


def test_colours_and_text_size_change_live(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Without a warning of Qt, which would fail this test, and back again without a trace."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    window.strip.menu_button.setFocus()  # a field would blink

    def painted() -> QImage:
        QCoreApplication.processEvents()
        window.grab()
        return window.sequence.grab().toImage()

    before = painted()
    for title, words in (
        ("Colours", "Dark"),
        ("Text size", "Largest"),
        ("Text size", "Large"),
        ("Colours", "Light"),
        ("Text size", "Normal"),
    ):
        earlier = painted()
        choices(window, title)[words].trigger()
        assert choices(window, title)[words].isChecked()
        assert painted() != earlier, words
    assert painted() == before


@pytest.mark.parametrize(("title", "chosen"), [("Colours", "Light"), ("Text size", "Normal")])
def test_the_menu_shows_what_is_chosen(open_window: OpenWindow, title: str, chosen: str) -> None:
    found = choices(open_window(), title)
    assert [words for words, action in found.items() if action.isChecked()] == [chosen]
