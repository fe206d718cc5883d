"""Segments: arrows choose, the program's choice is silent, and nothing moves when the choice changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from banneret.views.theme import LIGHT, TextSize
from banneret.views.widgets import Choice, SegmentedControl

MODES = (
    Choice("prepare", "Prepare", "prepare"),
    Choice("fight", "Fight", "fight"),
    Choice("review", "Review", "review"),
)


@pytest.fixture
def control(theme) -> SegmentedControl:
    """Three segments with icons."""
    return SegmentedControl(theme, MODES, name="Mode")


def test_arrows_choose_the_neighbour(control: SegmentedControl, stage) -> None:
    told: list[str] = []
    control.chosen.connect(told.append)
    stage(control)
    control.button("prepare").setFocus()
    QTest.keyClick(control.button("prepare"), Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert control.current == "review"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert control.current == "fight"
    assert told == ["fight", "review", "fight"]


def test_tab_stops_once_at_the_chosen_one(control: SegmentedControl, stage) -> None:
    before, after = QLineEdit(), QLineEdit()
    window = stage(before, control, after)
    control.set_current("fight")
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is control.button("fight")
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after


def test_a_click_anywhere_in_a_segment_chooses_it(control: SegmentedControl, stage, qtbot: QtBot) -> None:
    stage(control)
    segment = control.button("review")
    with qtbot.waitSignal(control.chosen):
        QTest.mouseClick(segment, Qt.MouseButton.LeftButton, pos=segment.rect().bottomRight())
    assert control.current == "review"


def test_the_programs_choice_is_silent(control: SegmentedControl, qtbot: QtBot) -> None:
    qtbot.addWidget(control)
    with qtbot.assertNotEmitted(control.chosen):
        control.set_current("review")
    assert control.current == "review"
    with pytest.raises(KeyError):
        control.set_current("no such")


def test_choosing_moves_nothing(control: SegmentedControl, stage) -> None:
    stage(control)
    places = [control.button(key).geometry() for key, *_ in MODES]
    control.set_current("review")
    QApplication.processEvents()
    assert [control.button(key).geometry() for key, *_ in MODES] == places


def test_the_chosen_one_is_marked_by_more_than_colour(control: SegmentedControl, stage) -> None:
    stage(control)
    control.set_current("fight")
    image = control.button("fight").grab().toImage()
    middle, bottom = image.width() // 2, image.height() - 1
    assert image.pixelColor(middle, bottom - 1).name() == LIGHT.accent.name()
    assert image.pixelColor(3, 6).name() == LIGHT.accent_soft.name()
    other = control.button("prepare").grab().toImage()
    assert other.pixelColor(other.width() // 2, bottom - 1).name() == LIGHT.card.name()


def test_icons_alone_keep_their_words_in_the_tooltip(control: SegmentedControl, stage) -> None:
    stage(control)
    before = control.sizeHint().width()
    control.set_icons_only(True)
    assert control.sizeHint().width() < before
    assert control.button("fight").toolTip() == "Fight"
    assert control.button("fight").text() == "Fight"  # for screen readers
    control.set_icons_only(False)
    assert control.button("fight").toolTip() == ""


def test_heights(theme, stage, qtbot: QtBot) -> None:
    large, small = SegmentedControl(theme, MODES), SegmentedControl(theme, MODES, small=True)
    stage(large, small)
    assert (large.button("fight").height(), small.button("fight").height()) == (32, 28)
    theme.set_text_size(TextSize.LARGE)
    qtbot.waitUntil(lambda: large.button("fight").height() == 40 and small.button("fight").height() == 36)


def test_a_forbidden_segment_is_passed_over(control: SegmentedControl, stage) -> None:
    stage(control)
    control.set_choice_enabled("fight", False)
    control.button("prepare").setFocus()
    QTest.keyClick(control.button("prepare"), Qt.Key.Key_Right)
    assert control.current == "review"
