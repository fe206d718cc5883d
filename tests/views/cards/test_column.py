"""A column in the GM's hands: keys, mouse, what is painted again, and what it shows when it is empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.views.cards import Card, CardColumn, SideHeader, delegate
from banneret.views.cards.easel import Easel
from banneret.views.theme import OWN_RING, Scheme, TextSize, Theme

Show = Callable[..., CardColumn]


def with_groups(state: BattleState, size: int) -> BattleState:
    """The battle with that many groups of peasants, p0 first."""
    one = state.troop("peasants")
    groups = {
        f"p{n}": one.model_copy(update={"id": f"p{n}", "order": n, "name": f"Group {n}"}) for n in range(size)
    }
    return state.model_copy(update={"units": {"horsemen": state.units["horsemen"], **groups}})


def place_of(column: CardColumn, unit: str) -> QRect:
    column.set_current(unit)
    return column.visualRect(column.currentIndex())


def focus(qtbot: QtBot, column: CardColumn) -> None:
    column.activateWindow()
    column.setFocus()
    qtbot.waitUntil(column.hasFocus)


def press(qtbot: QtBot, column: CardColumn, *keys: Qt.Key) -> str:
    for key in keys:
        qtbot.keyClick(column, key)
    return column.current_unit


def test_arrows_move_between_cards_and_never_onto_a_header(
    qtbot: QtBot, show: Show, first: BattleState
) -> None:
    column = show()
    column.set_state(with_groups(first, 3), None)
    focus(qtbot, column)
    assert column.current_unit == "p0"
    key = Qt.Key
    assert press(qtbot, column, key.Key_Down) == "p1"
    assert press(qtbot, column, key.Key_Down, key.Key_Down, key.Key_Down) == "p2"
    assert press(qtbot, column, key.Key_Up) == "p1"
    assert press(qtbot, column, key.Key_Home) == "p0"
    assert press(qtbot, column, key.Key_Up) == "p0"
    assert press(qtbot, column, key.Key_End) == "p2"
    assert press(qtbot, column, key.Key_Left) == "p2"
    assert press(qtbot, column, key.Key_PageUp) == "p0"


def test_the_first_card_brings_its_header_back_into_view(
    qtbot: QtBot, show: Show, first: BattleState
) -> None:
    column = show(height=300)
    column.set_state(with_groups(first, 20), None)
    focus(qtbot, column)
    press(qtbot, column, Qt.Key.Key_End)
    assert column.verticalScrollBar().value() > 0
    press(qtbot, column, Qt.Key.Key_Home)
    assert column.verticalScrollBar().value() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_open_the_unit(qtbot: QtBot, show: Show, first: BattleState, key: Qt.Key) -> None:
    column = show()
    column.set_state(first, None)
    focus(qtbot, column)
    with qtbot.waitSignal(column.unit_activated) as opened:
        qtbot.keyClick(column, key)
    assert opened.args == ["peasants"]


def test_f2_asks_for_a_correction(qtbot: QtBot, show: Show, first: BattleState) -> None:
    column = show()
    column.set_state(first, None)
    focus(qtbot, column)
    with qtbot.waitSignal(column.correction_requested) as asked:
        qtbot.keyClick(column, Qt.Key.Key_F2)
    assert asked.args == ["peasants"]


def test_a_click_chooses_a_card_and_a_double_click_opens_it(
    qtbot: QtBot, show: Show, first: BattleState
) -> None:
    column = show()
    column.set_state(with_groups(first, 3), None)
    middle = place_of(column, "p2").center()
    column.set_current("p0")
    with qtbot.waitSignal(column.unit_clicked) as clicked:
        qtbot.mouseClick(column.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert clicked.args == ["p2"]
    assert column.current_unit == "p2"
    with qtbot.waitSignal(column.unit_activated) as opened:
        qtbot.mouseDClick(column.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert opened.args == ["p2"]


def test_a_header_answers_no_click_and_no_menu(qtbot: QtBot, show: Show, first: BattleState) -> None:
    column = show()
    column.set_state(first, None)
    said: list[str] = []
    column.unit_clicked.connect(said.append)
    column.unit_activated.connect(said.append)
    column.menu_requested.connect(lambda unit, _place: said.append(unit))
    on_header = QPoint(60, 16)
    qtbot.mouseClick(column.viewport(), Qt.MouseButton.LeftButton, pos=on_header)
    qtbot.mouseDClick(column.viewport(), Qt.MouseButton.LeftButton, pos=on_header)
    QApplication.sendEvent(
        column.viewport(),
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, on_header, column.mapToGlobal(on_header)),
    )
    assert said == []
    assert column.current_unit == ""


def test_the_menu_comes_where_it_is_asked_for(qtbot: QtBot, show: Show, first: BattleState) -> None:
    column = show()
    column.set_state(with_groups(first, 2), None)
    place = place_of(column, "p1")
    asked: list[tuple[str, QPoint]] = []
    column.menu_requested.connect(lambda unit, where: asked.append((unit, where)))
    middle = place.center()
    anywhere = column.viewport().mapToGlobal(middle)
    QApplication.sendEvent(
        column.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, anywhere)
    )
    QApplication.sendEvent(column, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    qtbot.keyClick(column, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert [unit for unit, _ in asked] == ["p1"] * 3
    assert all(place.contains(column.viewport().mapFromGlobal(where)) for _, where in asked)


def test_the_column_rings_the_current_card_itself(show: Show) -> None:
    assert show().property(OWN_RING) is True


def test_cards_are_roomy_or_compact_as_all_of_them_fit(show: Show, first: BattleState) -> None:
    column = show(height=656)
    heights = {}
    for groups in (1, 3, 4, 6, 9):
        column.set_state(with_groups(first, groups), None)
        heights[groups] = place_of(column, "p0").height()
    assert heights == {1: 192, 3: 200, 4: 156, 6: 104, 9: 104}  # with the gap beneath, if one follows
    assert column.verticalScrollBar().maximum() > 0
    column.set_state(with_groups(first, 6), None)
    place_of(column, "p5")
    assert column.verticalScrollBar().maximum() == 0


def test_the_current_unit_stays_current_when_others_come(show: Show, first: BattleState) -> None:
    column = show()
    column.set_state(with_groups(first, 2), None)
    column.set_current("p1")
    column.set_state(with_groups(first, 5), None)
    assert column.current_unit == "p1"


def test_an_empty_column_takes_no_focus(show: Show, first: BattleState) -> None:
    column = show()
    column.set_state(with_groups(first, 0), None)
    assert column.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert column.model().rowCount() == 1
    column.set_state(first, None)
    assert column.focusPolicy() == Qt.FocusPolicy.StrongFocus


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of units and sides painted since it was last cleared."""
    rows: list[str] = []
    unit, header = delegate.paint_unit, delegate.paint_header

    def watch_unit(painter: QPainter, place: QRectF, card: Card, *rest: Any, **states: Any) -> None:
        rows.append(card.id)
        unit(painter, place, card, *rest, **states)

    def watch_header(easel: Easel, place: QRectF, side: SideHeader) -> None:
        rows.append(side.id)
        header(easel, place, side)

    monkeypatch.setattr(delegate, "paint_unit", watch_unit)
    monkeypatch.setattr(delegate, "paint_header", watch_header)
    return rows


def test_only_cards_that_changed_are_painted_again(
    painted: list[str], show: Show, qapp: QApplication, first: BattleState, second: BattleState
) -> None:
    column = show()
    state = with_groups(first, 5)
    column.set_state(state, None)
    qapp.processEvents()
    painted.clear()

    p3 = state.troop("p3").model_copy(update={"count": 16, "losses": 24})
    after = state.model_copy(update={"units": {**state.units, "p3": p3}})
    column.set_state(state, after)
    qapp.processEvents()
    assert set(painted) == {"p3"}

    painted.clear()
    column.set_state(after, None)
    qapp.processEvents()
    assert set(painted) == {"villagers", "p3"}

    painted.clear()
    column.set_in_action({"p1", "horsemen"})
    qapp.processEvents()
    assert set(painted) == {"p1"}

    painted.clear()
    column.flash("p3", -8)
    column.flashes.clock.setCurrentTime(200)
    qapp.processEvents()
    assert set(painted) == {"p3"}


def test_a_change_of_theme_and_text_size_shows_on_every_card(
    painted: list[str], show: Show, qapp: QApplication, theme: Theme, first: BattleState
) -> None:
    column = show()
    column.set_state(with_groups(first, 2), None)
    qapp.processEvents()
    painted.clear()
    theme.set_scheme(Scheme.DARK)
    qapp.processEvents()
    assert set(painted) == {"villagers", "p0", "p1"}
    before = place_of(column, "p0").height()
    theme.set_text_size(TextSize.LARGE)
    qapp.processEvents()
    assert place_of(column, "p0").height() == before + 32


def test_a_thousand_units_are_shown_and_changed(show: Show, qapp: QApplication, first: BattleState) -> None:
    column = show()
    state = with_groups(first, 1000)
    column.set_state(state, None)
    column.set_current("p999")
    assert column.current_unit == "p999"
    p999 = state.troop("p999").model_copy(update={"count": 0, "losses": 40})
    column.set_state(state.model_copy(update={"units": {**state.units, "p999": p999}}), None)
    text = column.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Group 999, 0 of 40, None left"
