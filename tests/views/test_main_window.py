"""The text's battle in the real window, as a GM fights it: typed dice, cards, log, undo, reopening."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from banneret.session.document import Document
from banneret.views.main_window import MainWindow
from banneret.views.sequence.group_controls import GroupControls

OpenWindow = Callable[[], MainWindow]

THE_TEXT = (
    # bonus and die of the horsemen, of the peasants; then who is left
    ((9, 7), (2, 1), 6, 24),
    ((4, 3), (3, 6), 5, 16),
    ((3, 5), (4, 4), 3, 12),
)


def controls(window: MainWindow, unit: str) -> GroupControls:
    return next(control for control in window.sequence._controls if control.unit == unit)


def prepare(qtbot: QtBot, window: MainWindow, horsemen: tuple[int, int], peasants: tuple[int, int]) -> None:
    for unit, (situation, die) in (("horsemen", horsemen), ("peasants", peasants)):
        qtbot.keyClicks(controls(window, unit).slider, str(situation))
        field = controls(window, unit).die
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, str(die))


def accept(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def next_sequence(window: MainWindow) -> None:
    window.actions_.next_sequence.trigger()


def card(window: MainWindow, unit: str) -> str:
    """All that the unit's card says to a screen reader: name, strength, state, numbers."""
    for column in window.columns.values():
        model = column.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            text = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
            if text.startswith(unit):
                return text + " | " + str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
    raise LookupError(unit)


def strengths(window: MainWindow) -> tuple[int, int]:
    state = window._document.state
    return state.troop("horsemen").count, state.troop("peasants").count


def fight_the_text(qtbot: QtBot, window: MainWindow) -> None:
    for horsemen, peasants, left, right in THE_TEXT:
        prepare(qtbot, window, horsemen, peasants)
        accept(qtbot, window)
        assert strengths(window) == (left, right)
        next_sequence(window)


def test_the_texts_battle_is_fought_by_keyboard(qtbot: QtBot, open_window: OpenWindow) -> None:
    """T12: 24 and 6, 16 and 5, 12 and 3; 9/9/10 and 2/2/3."""
    window = open_window()
    fight_the_text(qtbot, window)

    assert "9 dead" in card(window, "Peasants")
    assert "10 light" in card(window, "Peasants")
    assert "12" in card(window, "Peasants")
    assert "2 dead" in card(window, "Horsemen")
    assert "3 light" in card(window, "Horsemen")


def test_undo_and_redo_also_after_reopening(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    fight_the_text(qtbot, window)

    window = open_window()
    assert strengths(window) == (3, 12)
    for _ in range(6):
        window.actions_.undo.trigger()
    assert strengths(window) == (10, 40)
    assert not window.actions_.undo.isEnabled()

    window = open_window()
    assert strengths(window) == (10, 40)
    for _ in range(6):
        window.actions_.redo.trigger()
    assert strengths(window) == (3, 12)
    assert not window.actions_.redo.isEnabled()


def test_undo_reaches_the_battle_from_a_die_field(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    field = controls(window, "horsemen").die
    window.sequence.focus_first_die()
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert strengths(window) == (10, 40)


def test_a_new_action_after_an_undo_keeps_the_old_branch(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    first = window._document.path[-1]
    window.actions_.undo.trigger()
    prepare(qtbot, window, (9, 1), (2, 9))
    accept(qtbot, window)

    assert strengths(window) == (10, 12)
    assert window._document.event(first).event.kind == "sequence_resolved", (
        "the old branch is still in the file"
    )


def test_what_is_prepared_is_there_again_after_reopening(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))

    window = open_window()
    assert controls(window, "horsemen").die.value == 7
    assert controls(window, "peasants").slider.value() == 2


def test_a_second_window_only_looks_and_says_so(
    qtbot: QtBot, open_window: OpenWindow, open_document: Callable[[Path], Document]
) -> None:
    """A second window on the same campaign is told so, and its buttons do nothing."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    path = window._document._campaign.path

    second = MainWindow(window._theme, open_document(path))
    qtbot.addWidget(second)
    assert second.notice.isVisibleTo(second)
    accept(qtbot, second)
    assert strengths(second) == (10, 40)
    second._document.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_part_is_cut_off_at_any_size(qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]) -> None:
    window = open_window()
    window.resize(*size)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.text():
            icon = 0 if button.icon().isNull() else button.iconSize().width()
            words = button.fontMetrics().horizontalAdvance(button.text().replace("&&", "&"))
            assert button.width() >= words + icon + 4, button.text()
            corner = button.mapTo(window, button.rect().bottomRight())
            assert window.rect().contains(corner), button.text()
