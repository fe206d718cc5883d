"""A click into a field selects what stands there: a 9 typed over a 5 is 9, not 95."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from banneret.views.theme import Scheme, Theme
from banneret.views.widgets import DieField, NumberField


@pytest.mark.parametrize("kind", [NumberField, DieField])
def test_a_click_selects_what_stands_there(qtbot: QtBot, kind: type[QLineEdit]) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    other = QLineEdit()
    field = kind(Theme(Scheme.LIGHT), *((0, 10, 5) if kind is NumberField else (10,)))
    if isinstance(field, DieField):
        field.set_value(5, rolled=False)
    column.addWidget(other)
    column.addWidget(field)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    with qtbot.waitActive(window):
        other.setFocus()
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(field, "9")
    assert field.text() == "9"
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not field.hasSelectedText(), "a second click sets the cursor, as in any field"
