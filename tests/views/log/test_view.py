"""The log on screen: heights, keys, copying, and what is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from banneret.model.events import Event
from banneret.views.log import Column, EventRow, LogPanel
from banneret.views.log.painting import Fonts, fitted
from banneret.views.text import line, name_span, plain
from banneret.views.theme import Scheme, TextSize, Theme, Type

if TYPE_CHECKING:
    from conftest import FakeDocument

KEY = Qt.Key
SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


@pytest.fixture
def panel(fought: FakeDocument, theme: Theme, qtbot: QtBot) -> LogPanel:
    made = LogPanel(theme, fought)
    qtbot.addWidget(made)
    made.resize(720, 216)
    made.show()
    qtbot.waitExposed(made)
    made.view.setFocus()
    return made


def select(panel: LogPanel, row: int) -> None:
    panel.view.selectionModel().setCurrentIndex(panel.model.index(row, Column.TEXT), SELECT)


def heights(panel: LogPanel) -> list[int]:
    return [panel.view.rowHeight(row) for row in range(panel.model.rowCount())]


def test_the_panel_opens_the_newest_event(fought: FakeDocument, theme: Theme, qtbot: QtBot) -> None:
    fought.undo()
    panel = LogPanel(theme, fought)
    qtbot.addWidget(panel)

    assert panel.title.text() == "Log"
    assert panel.model.row_at(1).open


def test_lines_are_24_high_and_workings_20(panel: LogPanel) -> None:
    panel.model.open(1)

    assert heights(panel) == [24, 24, *[20] * 12]

    panel.model.close(1)
    assert heights(panel) == [24, 24]


def test_heights_follow_the_text_size(panel: LogPanel, theme: Theme) -> None:
    panel.model.open(1)
    theme.set_text_size(TextSize.LARGEST)

    assert heights(panel) == [32, 32, *[28] * 12]


def test_a_new_event_keeps_the_heights(panel: LogPanel, fought: FakeDocument) -> None:
    panel.model.open(1)
    fought.hold()

    assert heights(panel) == [24, 24, 24, *[20] * 12]


def test_keys_open_move_and_close(panel: LogPanel, qtbot: QtBot) -> None:
    view, model = panel.view, panel.model
    select(panel, 0)

    qtbot.keyClick(view, KEY.Key_Down)
    assert view.currentIndex().row() == 1
    qtbot.keyClick(view, KEY.Key_Right)
    assert model.rowCount() == 14
    qtbot.keyClick(view, KEY.Key_Down)
    qtbot.keyClick(view, KEY.Key_Down)
    assert view.currentIndex().row() == 3
    qtbot.keyClick(view, KEY.Key_Left)
    assert model.rowCount() == 2
    assert view.currentIndex().row() == 1, "back on the event whose line it was"
    qtbot.keyClick(view, KEY.Key_Return)
    assert model.rowCount() == 14
    qtbot.keyClick(view, KEY.Key_Space)
    assert model.rowCount() == 2
    qtbot.keyClick(view, KEY.Key_Home)
    assert view.currentIndex().row() == 0
    qtbot.keyClick(view, KEY.Key_End)
    assert view.currentIndex().row() == 1


def test_a_click_on_the_chevron_opens(panel: LogPanel, qtbot: QtBot) -> None:
    view = panel.view
    place = view.visualRect(panel.model.index(1, Column.CHEVRON)).center()

    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert panel.model.rowCount() == 14
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert panel.model.rowCount() == 2


def test_a_double_click_on_the_sentence_opens(panel: LogPanel, qtbot: QtBot) -> None:
    view = panel.view
    place = view.visualRect(panel.model.index(1, Column.TEXT)).center()

    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert panel.model.rowCount() == 14


def test_copying_gives_sentence_and_workings(panel: LogPanel, qtbot: QtBot) -> None:
    select(panel, 1)

    qtbot.keyClick(panel.view, KEY.Key_C, Qt.KeyboardModifier.ControlModifier)

    copied = QGuiApplication.clipboard().text().split("\n")
    assert copied[0] == "Sequence 1: Peasants lose 16, 24 left. Horsemen lose 4, 6 left"
    assert "    Peasants, losses: 10 × 8 × 2 / 10 = 16 (T7)" in copied
    assert len(copied) == 13


def test_copying_a_line_gives_that_line(panel: LogPanel) -> None:
    panel.model.open(1)
    select(panel, 6)

    panel.view.copy()

    assert QGuiApplication.clipboard().text() == "Peasants, losses: 10 × 8 × 2 / 10 = 16 (T7)"


def test_copying_without_a_choice_gives_the_whole_log(panel: LogPanel, qtbot: QtBot) -> None:
    panel.view.clearSelection()

    qtbot.mouseClick(panel.copy_button, Qt.MouseButton.LeftButton)

    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Peasants hold: the GM’s word\nSequence 1: ")


def test_whoever_reads_further_down_keeps_his_place(
    panel: LogPanel, fought: FakeDocument, qtbot: QtBot
) -> None:
    for _ in range(40):
        fought.hold()
    bar = panel.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    bar.setValue(200)
    shown = panel.view.indexAt(QPoint(60, 40)).row()

    fought.hold()

    assert bar.value() == 224
    assert panel.view.indexAt(QPoint(60, 40)).row() == shown + 1


def test_a_new_event_is_seen_from_the_top(panel: LogPanel, fought: FakeDocument) -> None:
    for _ in range(40):
        fought.charge()

    assert panel.view.verticalScrollBar().value() == 0
    first = panel.model.row_at(panel.view.indexAt(QPoint(60, 5)).row())
    assert isinstance(first, EventRow)
    assert first.open


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_what_is_undone_is_paler_and_bears_its_icon(
    panel: LogPanel, fought: FakeDocument, theme: Theme, scheme: Scheme
) -> None:
    theme.set_scheme(scheme)
    row = panel.view.visualRect(panel.model.index(0, Column.TEXT))
    before = panel.view.viewport().grab(row).toImage()

    fought.undo()

    after = panel.view.viewport().grab(row).toImage()
    assert after != before
    fought.redo()
    assert panel.view.viewport().grab(row).toImage() == before


def test_an_empty_log_says_so(document: FakeDocument, theme: Theme, qtbot: QtBot) -> None:
    panel = LogPanel(theme, document)
    qtbot.addWidget(panel)
    panel.resize(720, 216)
    empty = panel.view.grab().toImage()

    document.hold()

    assert panel.model.rowCount() == 1
    assert panel.view.grab().toImage() != empty


def test_names_are_shortened_before_numbers_are_cut(theme: Theme) -> None:
    fonts = Fonts(theme.font(Type.BASE), theme.font(Type.BASE, bold=True))
    name = "The long-suffering levy of the upper valley and its seven hamlets"
    sentence = line("{a} lose 16, 24 left. {b} lose 4, 6 left", a=name_span(name), b=name_span("Foot"))

    cut = fitted(sentence, 360, fonts)

    assert fonts.width(cut) <= 360
    assert "… lose 16, 24 left. Foot lose 4, 6 left" in plain(cut)
    assert plain(fitted(sentence, 2_000, fonts)) == plain(sentence)
    assert fonts.width(fitted(sentence, 40, fonts)) <= 40


def test_a_hostile_name_is_painted_as_plain_text(document: FakeDocument, theme: Theme, qtbot: QtBot) -> None:
    """A name with tags is as wide as what was typed, not as its rich text."""
    fonts = Fonts(theme.font(Type.BASE), theme.font(Type.BASE, bold=True))

    typed = fonts.width(line("{name}", name=name_span("<b>x</b>")))

    assert typed > fonts.width(line("{name}", name=name_span("x"))) * 3


def test_a_sequence_of_many_groups_opens_line_by_line(panel: LogPanel, fought: FakeDocument) -> None:
    charge = fought.kept[1].event
    many = Event.model_construct(**{**charge.__dict__, "workings": charge.workings * 200})
    fought.tell("accepted", fought.keep(many))

    assert panel.model.rowCount() == 2_000 + 2 + 3
    assert panel.view.rowHeight(2_002) == 20
