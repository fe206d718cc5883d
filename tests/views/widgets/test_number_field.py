"""The number field keeps to its bounds, says what is wrong, and leaves undo to the battle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from banneret.views.theme import LIGHT
from banneret.views.widgets import NumberField


def test_typing_tells_each_value_and_enter_commits(theme, stage) -> None:
    field = NumberField(theme, 0, 1000, 5)
    told: list[object] = []
    committed: list[int | None] = []
    field.value_edited.connect(told.append)
    field.committed.connect(lambda: committed.append(field.value))
    stage(field)
    field.selectAll()
    QTest.keyClicks(field, "x62")
    assert told == [6, 62]
    assert committed == []
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert committed == [62]


def test_leaving_commits_only_a_change(theme, stage) -> None:
    field, other = NumberField(theme, 0, 10, 5), QLineEdit()
    committed: list[int | None] = []
    field.committed.connect(lambda: committed.append(field.value))
    stage(field, other)
    other.setFocus()
    assert committed == []
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7")
    other.setFocus()
    assert committed == [7]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Up, 6),
        (Qt.Key.Key_Down, 4),
        (Qt.Key.Key_PageUp, 12),
        (Qt.Key.Key_PageDown, 0),
    ],
)
def test_keys_step_and_stop_at_the_bounds(theme, stage, key, value) -> None:
    field = NumberField(theme, 0, 12, 5)
    stage(field)
    QTest.keyClick(field, key)
    assert (field.value, field.text()) == (value, str(value))


def test_an_empty_field_steps_from_its_lowest(theme, stage) -> None:
    field = NumberField(theme, 3, 12, optional=True)
    stage(field)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.value == 3


def test_a_number_outside_is_wrong_and_says_found_and_expected(dressed, stage, qtbot: QtBot) -> None:
    field = NumberField(dressed, 0, 100, 5)
    stage(field)
    field.selectAll()
    with qtbot.waitSignal(field.message_changed) as caught:
        QTest.keyClicks(field, "101")
    assert caught.args == ["101 found, 0 to 100 expected"]
    assert (field.wrong, field.value) == (True, None)
    image = field.grab().toImage()
    assert image.pixelColor(20, 1).name() == LIGHT.harm.name()
    assert image.pixelColor(6, 6).name() == LIGHT.harm_soft.name()
    assert field.height() == 28
    with qtbot.assertNotEmitted(field.committed):
        QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "42")
    assert (field.wrong, field.value) == (False, 42)


def test_a_number_too_small_is_wrong_only_when_it_is_finished(theme, stage) -> None:
    field = NumberField(theme, 10, 100, 50)
    stage(field)
    field.selectAll()
    QTest.keyClicks(field, "4")
    assert (field.wrong, field.value) == (False, None)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.message == "4 found, 10 to 100 expected"


def test_escape_takes_the_entry_back(theme, stage) -> None:
    field = NumberField(theme, 0, 100, 50)
    told: list[object] = []
    field.value_edited.connect(told.append)
    stage(field)
    field.selectAll()
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), field.value) == ("50", 50)
    assert told == [7, 50]


def test_a_field_left_empty_takes_its_value_back_unless_it_may_be_empty(theme, stage) -> None:
    needed, optional = NumberField(theme, 0, 9, 5), NumberField(theme, 0, 9, 5, optional=True)
    committed: list[str] = []
    needed.committed.connect(lambda: committed.append("needed"))
    optional.committed.connect(lambda: committed.append("optional"))
    stage(needed, optional)
    QTest.keyClick(needed, Qt.Key.Key_Backspace)
    optional.setFocus()
    QTest.keyClick(optional, Qt.Key.Key_Backspace)
    needed.setFocus()
    assert (needed.value, needed.text()) == (5, "5")
    assert (optional.value, optional.text()) == (None, "")
    assert committed == ["optional"]


def test_below_zero_has_a_true_minus(theme, stage) -> None:
    field = NumberField(theme, -50, 50, -6)
    assert field.text() == "−6"
    stage(field)
    field.selectAll()
    QTest.keyClicks(field, "-12")
    assert field.value == -12
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert (field.value, field.text()) == (-13, "−13")


def test_a_minus_has_no_place_in_a_field_of_counts(theme, stage) -> None:
    field = NumberField(theme, 0, 50, optional=True)
    stage(field)
    QTest.keyClicks(field, "-12")
    assert field.value == 12


@pytest.mark.parametrize("value", [None, 5])
def test_undo_is_the_battles(theme, stage, value) -> None:
    field = NumberField(theme, 0, 50, value)
    window = stage(field)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert (window.undone, window.redone) == (1, 1)


def test_it_is_wide_enough_for_its_highest(theme, qtbot: QtBot) -> None:
    short, long = NumberField(theme, 0, 9), NumberField(theme, 0, 1_000_000)
    qtbot.addWidget(short)
    qtbot.addWidget(long)
    assert long.sizeHint().width() > short.sizeHint().width() >= 40
