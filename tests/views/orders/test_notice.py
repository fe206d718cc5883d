"""The notice bar: plain words, said aloud, and gone by Escape or its button."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from banneret.views.orders import NoticeBar
from banneret.views.theme import Scheme, Theme
from banneret.views.widgets import NumberField


class Room(QWidget):
    """A window with a bar over a field in which the GM types."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.bar = NoticeBar(theme)
        self.field = QLineEdit()
        self.number = NumberField(theme, 0, 10, 5)
        column = QVBoxLayout(self)
        for widget in (self.bar, self.field, self.number):
            column.addWidget(widget)


@pytest.fixture
def room(qtbot: QtBot, theme: Theme) -> Room:
    made = Room(theme)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.field.setFocus()
    return made


def test_nothing_to_tell_takes_no_room(room: Room) -> None:
    assert not room.bar.isVisible()
    assert room.bar.text == ""


def test_a_name_in_it_is_shown_as_it_was_typed(room: Room) -> None:
    room.bar.tell("<img src=x> strikes itself & <b>more</b>")
    assert room.bar.isVisible()
    assert room.bar._text.text() == "<img src=x> strikes itself & <b>more</b>"
    assert room.bar._text.textFormat() is Qt.TextFormat.PlainText


def test_the_latest_word_counts(room: Room) -> None:
    room.bar.tell("first")
    room.bar.tell("second", "note")
    assert room.bar.text == "second"


def test_it_is_said_aloud(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    room.bar.tell("11 found, 1 to 10 expected")
    assert heard == ["11 found, 1 to 10 expected"]


def test_escape_closes_it_from_where_the_gm_types(qtbot: QtBot, room: Room) -> None:
    """Its button's tooltip promises so: the keyboard is in a die field when something is refused."""
    room.bar.tell("refused")
    qtbot.keyClick(room.field, Qt.Key.Key_Escape)
    assert room.bar.text == ""
    assert room.field.hasFocus()


def test_escape_first_takes_an_entry_back(qtbot: QtBot, room: Room) -> None:
    """A field that needs Escape itself has it first."""
    room.bar.tell("refused")
    room.number.setFocus()
    room.number.selectAll()
    qtbot.keyClicks(room.number, "7")
    qtbot.keyClick(room.number, Qt.Key.Key_Escape)
    assert room.number.value == 5
    assert room.bar.text == "refused"
    qtbot.keyClick(room.number, Qt.Key.Key_Escape)
    assert room.bar.text == ""


def test_its_button_closes_it(qtbot: QtBot, room: Room) -> None:
    room.bar.tell("refused")
    close = room.bar.findChild(QToolButton)
    assert close.accessibleName()
    close.click()
    assert not room.bar.isVisible()


def test_a_fault_and_a_note_differ_by_more_than_colour(room: Room, theme: Theme) -> None:
    def drawn() -> object:
        return room.bar._icon.pixmap().toImage()

    room.bar.tell("refused", "fault")
    fault, ground = drawn(), room.bar.palette().color(room.bar.backgroundRole())
    room.bar.tell("looked at only", "note")
    assert drawn() != fault
    assert room.bar.palette().color(room.bar.backgroundRole()) != ground
    theme.set_scheme(Scheme.DARK)
    assert room.bar.palette().color(room.bar.backgroundRole()) == theme.roles.accent_soft


def test_a_long_text_wraps_and_never_widens_the_window(room: Room) -> None:
    """Also a path without a space: what went wrong must be readable whole."""
    room.resize(400, 300)
    words = "The disk refused: " + "x" * 200
    room.bar.tell(words)
    assert room.bar.text == words
    assert room.minimumSizeHint().width() <= 400
    line = room.bar._text.fontMetrics().height()
    room.layout().activate()
    assert room.bar.height() >= 4 * line
