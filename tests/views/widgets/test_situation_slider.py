"""The situation slider answers to arrows, page keys, figures and the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from banneret.views.theme import LIGHT
from banneret.views.widgets import SituationSlider


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, 5),
        (Qt.Key.Key_Down, 3),
        (Qt.Key.Key_PageUp, 6),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 10),
        (Qt.Key.Key_7, 7),
        (Qt.Key.Key_0, 0),
    ],
)
def test_keys(theme, stage, key, value) -> None:
    slider = SituationSlider(theme, 4)
    told: list[int] = []
    slider.value_edited.connect(told.append)
    stage(slider)
    QTest.keyClick(slider, key)
    assert slider.value() == value
    assert told == [value]


def test_one_then_zero_is_ten(theme, stage) -> None:
    slider = SituationSlider(theme, 4)
    stage(slider)
    QTest.keyClicks(slider, "1")
    assert slider.value() == 1
    QTest.keyClicks(slider, "0")
    assert slider.value() == 10
    QTest.keyClicks(slider, "0")
    assert slider.value() == 0


def test_another_key_between_ends_the_figure(theme, stage) -> None:
    slider = SituationSlider(theme, 4)
    stage(slider)
    QTest.keyClicks(slider, "1")
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClicks(slider, "0")
    assert slider.value() == 0


def test_setting_a_value_is_silent_and_kept_in_bounds(theme, qtbot: QtBot) -> None:
    slider = SituationSlider(theme, 4)
    qtbot.addWidget(slider)
    with qtbot.assertNotEmitted(slider.value_edited):
        slider.set_value(99)
    assert slider.value() == 10


@pytest.mark.parametrize("value", [0, 3, 10])
def test_a_click_on_a_tick_sets_it(theme, stage, value) -> None:
    slider = SituationSlider(theme, 5)
    stage(slider)
    x = 8 + round((slider.width() - 16) * value / 10)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 12))
    assert slider.value() == value


def test_dragging_follows_the_pointer(theme, stage) -> None:
    slider = SituationSlider(theme, 0)
    told: list[int] = []
    slider.value_edited.connect(told.append)
    stage(slider)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(8, 12))
    QTest.mouseMove(slider, QPoint(slider.width() // 2, 12))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 12))
    assert told[-1] == slider.value() == 5


def test_the_wheel_moves_it_only_with_the_keyboard(theme, stage) -> None:
    slider, other = SituationSlider(theme, 5), QLineEdit()
    stage(other, slider)

    def turn() -> None:
        place = QPointF(slider.rect().center())
        event = QWheelEvent(
            place,
            slider.mapToGlobal(place),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(slider, event)

    turn()
    assert slider.value() == 5
    slider.setFocus()
    turn()
    assert slider.value() != 5


def test_undo_is_the_battles(theme, stage) -> None:
    slider = SituationSlider(theme, 5)
    window = stage(slider)
    QTest.keyClick(slider, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (window.undone, slider.value()) == (1, 5)


def test_the_track_is_filled_to_the_value(dressed, stage) -> None:
    slider = SituationSlider(dressed, 5)
    stage(slider)

    def filled(value: int) -> int:
        slider.set_value(value)
        image = slider.grab().toImage()
        y = image.height() // 2
        return max(x for x in range(image.width()) if image.pixelColor(x, y).name() == LIGHT.accent.name())

    room = slider.width() - 16
    for value in (0, 5, 10):
        assert abs(filled(value) - (8 + room * value / 10 + 7)) <= 2  # the knob's edge


def test_right_to_left_is_mirrored(theme, stage) -> None:
    slider = SituationSlider(theme, 5)
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    stage(slider)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(9, 12))
    assert slider.value() == 10
    slider.grab()
