"""The column as a list: rows in order, exact signals, what a screen reader and a tooltip say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from banneret.model.battle import BattleState, Side
from banneret.model.commands import RecordMorale
from banneret.model.troops import Troop
from banneret.views.cards import CARD_ROLE, CardModel, SideHeader

from .conftest import happened

TEXT = Qt.ItemDataRole.AccessibleTextRole
DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole
TOOLTIP = Qt.ItemDataRole.ToolTipRole


class Watched:
    """A model with what it has signalled."""

    def __init__(self) -> None:
        self.model = CardModel("right")
        self.tester = QAbstractItemModelTester(
            self.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )
        self.changed: list[int] = []
        self.resets = 0
        self.model.dataChanged.connect(self._on_changed)
        self.model.modelReset.connect(self._on_reset)

    def _on_changed(self, top: QModelIndex, bottom: QModelIndex) -> None:
        self.changed.extend(range(top.row(), bottom.row() + 1))

    def _on_reset(self) -> None:
        self.resets += 1

    def said(self, row: int, role: int) -> str:
        return str(self.model.index(row).data(role))


@pytest.fixture
def watched(qapp: QApplication) -> Watched:
    return Watched()


def with_troops(state: BattleState, *troops: Troop) -> BattleState:
    return state.model_copy(update={"units": {**state.units, **{troop.id: troop for troop in troops}}})


def with_name(state: BattleState, name: str) -> BattleState:
    return with_troops(state, state.troop("peasants").model_copy(update={"name": name}))


def horde(state: BattleState, size: int) -> BattleState:
    """The battle with that many groups of peasants."""
    one = state.troop("peasants")
    return with_troops(
        state, *(one.model_copy(update={"id": f"p{n}", "order": n + 1}) for n in range(size - 1))
    )


def test_a_column_holds_its_sides_each_with_its_units_in_order(watched: Watched, first: BattleState) -> None:
    watched.model.set_state(first, None)
    assert watched.model.rowCount() == 2
    header = watched.model.index(0).data(CARD_ROLE)
    assert header == SideHeader("villagers", "The villagers", 1, 24, 40)
    assert watched.model.card("peasants") is not None
    assert watched.model.card("horsemen") is None


def test_two_sides_in_one_column_have_a_header_each(watched: Watched, first: BattleState) -> None:
    third = Side(id="late", name="Latecomers", mark=2, column="right")
    late = first.troop("peasants").model_copy(update={"id": "late_1", "side": "late", "name": "Reapers"})
    later = first.troop("peasants").model_copy(update={"id": "late_0", "side": "late", "order": 0})
    state = with_troops(first, late, later).model_copy(update={"sides": (*first.sides, third)})
    watched.model.set_state(state, None)
    said = [watched.said(row, int(TEXT)).split(",")[0] for row in range(5)]
    assert said == ["The villagers", "Peasants", "Latecomers", "Peasants", "Reapers"]


def test_a_header_can_be_neither_chosen_nor_current(watched: Watched, first: BattleState) -> None:
    watched.model.set_state(first, None)
    assert not watched.model.index(0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert watched.model.index(1).flags() & Qt.ItemFlag.ItemIsEnabled


def test_only_what_changed_is_signalled(watched: Watched, first: BattleState, second: BattleState) -> None:
    state = horde(first, 1000)
    watched.model.set_state(state, None)
    watched.resets = 0
    watched.changed.clear()

    watched.model.set_state(state, with_troops(state, second.troop("peasants")))
    row = watched.model.index_of("peasants").row()
    assert watched.changed == [row]  # the preview is told on the one card, the header counts who is there

    watched.changed.clear()
    watched.model.set_state(with_troops(state, second.troop("peasants")), None)
    assert sorted(watched.changed) == [0, row]
    assert watched.said(0, int(TEXT)) == "The villagers, 23,992 of 40,000 men"

    watched.changed.clear()
    watched.model.set_state(with_troops(state, second.troop("peasants")), None)
    assert watched.changed == []
    assert watched.resets == 0


def test_a_preview_that_goes_is_signalled_too(
    watched: Watched, first: BattleState, second: BattleState
) -> None:
    watched.model.set_state(first, second)
    watched.changed.clear()
    watched.model.set_state(first, None)
    assert watched.changed == [1]
    card = watched.model.card("peasants")
    assert card is not None
    assert card == watched.model.index(1).data(CARD_ROLE)


def test_a_renamed_side_is_told_without_a_reset(watched: Watched, first: BattleState) -> None:
    watched.model.set_state(first, None)
    watched.resets = 0
    sides = tuple(side.model_copy(update={"name": "The burghers"}) for side in first.sides)
    watched.model.set_state(first.model_copy(update={"sides": sides}), None)
    assert watched.said(0, int(TEXT)) == "The burghers, 24 of 40 men"
    assert watched.resets == 0


def test_units_that_come_or_go_are_shown(watched: Watched, first: BattleState) -> None:
    watched.model.set_state(first, None)
    watched.model.set_state(horde(first, 3), None)
    assert watched.model.rowCount() == 4
    watched.model.set_state(first, None)
    assert watched.model.rowCount() == 2


def test_who_has_fled_is_no_longer_in_play(watched: Watched, first: BattleState) -> None:
    watched.model.set_state(happened(first, RecordMorale(units=("peasants",), outcome="broke")), None)
    assert watched.said(0, int(TEXT)) == "The villagers, 0 of 40 men"
    assert watched.said(1, int(TEXT)) == "Peasants, 24 of 40, Broken"


def test_a_screen_reader_is_told_name_strength_and_state_then_all_numbers(
    watched: Watched, first: BattleState, second: BattleState
) -> None:
    watched.model.set_state(first, second)
    assert watched.said(1, int(TEXT)) == "Peasants, 24 of 40, Holds"
    assert watched.said(1, int(DESCRIPTION)) == (
        "24 of 40 men. −16 so far: 5 dead, 5 severe, 6 light. If accepted −8 → 16. "
        "Training 2, offence 4, defence 6"
    )


def test_a_tooltip_gives_the_whole_name_and_all_numbers(watched: Watched, first: BattleState) -> None:
    name = "Peasants of the seven villages beyond the mill, with scythes"
    watched.model.set_state(with_name(first, name), None)
    lines = watched.said(1, int(TOOLTIP)).split("\n")
    assert lines[0] == name
    assert lines[1:] == [
        "24 of 40 men",
        "−16 so far: 5 dead, 5 severe, 6 light",
        "Training 2, offence 4, defence 6",
        "Right-click: morale, withdrawal, corrections (F2)",
    ]


@pytest.mark.parametrize("name", ["<b>x</b>", "a < b", "<img src=x> & co", "{number} *bold*"])
def test_a_tooltip_shows_a_name_as_it_was_typed(watched: Watched, first: BattleState, name: str) -> None:
    watched.model.set_state(with_name(first, name), None)
    text = watched.said(1, int(TOOLTIP))
    if GuiQt.mightBeRichText(text):
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    assert text.split("\n")[0] == name
    assert "24 of 40 men" in text.split("\n")
