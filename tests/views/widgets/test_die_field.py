"""The die field: empty is the app's, digits are the table's, and a wrong face is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from banneret.views.theme import LIGHT, Scheme, TextSize
from banneret.views.widgets import DieField, DieState


def _colours(field: DieField, y: int = 0) -> list[str]:
    """The colours of one row of pixels."""
    image = field.grab().toImage()
    return [image.pixelColor(x, y).name() for x in range(image.width())]


def test_an_empty_field_is_the_apps_and_dashed(dressed, stage) -> None:
    field, other = DieField(dressed), QLineEdit()
    stage(other, field)
    assert (field.state, field.value) == (DieState.EMPTY, None)
    top = _colours(field)[6:-6]
    assert LIGHT.edge.name() in top
    assert LIGHT.edge.name() not in (colour for colour in top if colour != LIGHT.edge.name())
    assert len(set(top)) > 1
    assert field.accessibleDescription() == "Empty: the app will roll"


def test_with_the_keyboard_it_is_solid(dressed, stage) -> None:
    field = DieField(dressed)
    stage(field)
    assert set(_colours(field)[6:-6]) == {LIGHT.edge.name()}


@pytest.mark.parametrize(("compact", "size"), [(False, (56, 36)), (True, (56, 28))])
def test_it_has_its_size_and_grows_with_the_text(dressed, stage, compact, size) -> None:
    field = DieField(dressed, compact=compact)
    stage(field)
    assert (field.width(), field.height()) == size
    dressed.set_text_size(TextSize.LARGE)
    assert (field.width(), field.height()) == (68, 44 if not compact else 36)


def test_digits_only(theme, stage) -> None:
    field = DieField(theme, 100)
    stage(field)
    QTest.keyClicks(field, "a-3x7.")
    assert field.text() == "37"
    assert (field.state, field.value) == (DieState.TYPED, 37)


def test_typing_tells_value_and_emptiness(theme, stage) -> None:
    field = DieField(theme, 100)
    told: list[int | None] = []
    field.value_edited.connect(told.append)
    stage(field)
    QTest.keyClicks(field, "46")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert told == [4, 46, 4, None]
    assert field.state is DieState.EMPTY


def test_a_face_too_high_is_wrong_at_once_and_says_what_was_expected(dressed, stage, qtbot: QtBot) -> None:
    field = DieField(dressed, 10)
    stage(field)
    told: list[object] = []
    field.value_edited.connect(told.append)
    with qtbot.waitSignal(field.message_changed) as caught:
        QTest.keyClicks(field, "14")
    assert caught.args == ["1 to 10 expected"]
    assert (field.state, field.value, field.message) == (DieState.WRONG, None, "1 to 10 expected")
    assert told == [1]
    image = field.grab().toImage()
    for x, y in ((28, 0), (28, 1), (0, 18), (1, 18)):
        assert image.pixelColor(x, y).name() == LIGHT.harm.name()
    assert image.pixelColor(6, 6).name() == LIGHT.harm_soft.name()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert (field.state, field.message) == (DieState.TYPED, "")


def test_zero_is_no_face(theme, stage) -> None:
    field = DieField(theme, 10)
    stage(field)
    QTest.keyClicks(field, "0")
    assert field.state is DieState.WRONG


def test_a_total_may_grow_while_it_is_typed(theme, stage) -> None:
    field, other = DieField(theme), QLineEdit()
    field.set_range(3, 18)
    stage(field, other)
    QTest.keyClicks(field, "1")
    assert (field.state, field.value) == (DieState.TYPED, None)
    QTest.keyClicks(field, "2")
    assert field.value == 12
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    other.setFocus()
    assert (field.state, field.message) == (DieState.WRONG, "3 to 18 expected")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("text", ["", "7"])
def test_enter_goes_on(theme, stage, qtbot: QtBot, key, text) -> None:
    field = DieField(theme)
    stage(field)
    QTest.keyClicks(field, text)
    with qtbot.waitSignal(field.committed):
        QTest.keyClick(field, key)


def test_enter_does_not_go_on_from_a_wrong_face(theme, stage, qtbot: QtBot) -> None:
    field = DieField(theme)
    stage(field)
    QTest.keyClicks(field, "14")
    with qtbot.assertNotEmitted(field.committed):
        QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "3")  # what was wrong is selected, so typing replaces it
    assert field.value == 3


@pytest.mark.parametrize("text", ["", "7"])
def test_undo_and_redo_are_the_battles(theme, stage, text) -> None:
    field = DieField(theme)
    window = stage(field)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(
        field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert (window.undone, window.redone) == (1, 2)
    assert field.text() == text


def test_a_plain_line_edit_would_have_swallowed_it(stage) -> None:
    field = QLineEdit()
    window = stage(field)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.undone == 0


def test_ctrl_enter_is_left_to_the_panel(theme, stage, qtbot: QtBot) -> None:
    field = DieField(theme)
    stage(field)
    with qtbot.assertNotEmitted(field.committed):
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_rolled_face_is_the_apps_until_it_is_typed_over(dressed, stage) -> None:
    field, other = DieField(dressed), QLineEdit()
    stage(other, field)
    field.set_value(4, rolled=True)
    assert (field.state, field.value) == (DieState.ROLLED, 4)
    assert field.accessibleDescription() == "Rolled by the app"
    rolled = field.grab().toImage()
    field.set_value(4, rolled=False)
    assert field.state is DieState.TYPED
    typed = field.grab().toImage()
    corner = [(x, y) for x in range(38, 54) for y in range(3, 17)]
    assert any(rolled.pixelColor(x, y) != typed.pixelColor(x, y) for x, y in corner)
    field.set_value(4, rolled=True)
    field.setFocus()
    QTest.keyClicks(field, "5")
    assert (field.state, field.value) == (DieState.TYPED, 5)
    field.clear_value()
    assert field.state is DieState.EMPTY


def test_setting_a_value_is_silent(theme, qtbot: QtBot) -> None:
    field = DieField(theme)
    qtbot.addWidget(field)
    with qtbot.assertNotEmitted(field.value_edited), qtbot.assertNotEmitted(field.committed):
        field.set_value(4, rolled=True)
        field.clear_value()
        field.set_range(1, 100)
        field.set_value(60, rolled=False)
    assert field.range == (1, 100)
    assert field.value == 60


def test_the_state_follows_another_range(theme, qtbot: QtBot) -> None:
    field = DieField(theme, 100)
    qtbot.addWidget(field)
    field.set_value(60, rolled=False)
    field.set_range(1, 10)
    assert field.state is DieState.WRONG
    field.set_range(1, 100)
    assert field.state is DieState.TYPED


def test_it_follows_the_theme(dressed, stage) -> None:
    field = DieField(dressed)
    stage(field)
    field.set_value(4, rolled=True)
    light = QColor(field.grab().toImage().pixelColor(6, 6))
    dressed.set_scheme(Scheme.DARK)
    assert field.grab().toImage().pixelColor(6, 6).lightness() < 60 < light.lightness()
