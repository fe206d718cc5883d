"""Who has acted in the running sequence, who is out, and the way to the next one (T4, T11)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from banneret.views.orders import TurnPanel
from banneret.views.theme import Theme

from .conftest import Table


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, table: Table) -> TurnPanel:
    made = TurnPanel(theme)
    qtbot.addWidget(made)
    made.resize(264, 216)
    made.set_state(table.state)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def line(panel: TurnPanel, name: str) -> QListWidgetItem:
    found = panel._list.findItems(name, Qt.MatchFlag.MatchStartsWith)
    assert len(found) == 1
    return found[0]


def test_everybody_has_still_to_act_at_first(panel: TurnPanel) -> None:
    assert panel._count.text() == "2 of 2"
    assert line(panel, "Horsemen").checkState() is Qt.CheckState.Unchecked


def test_a_tick_stands_by_who_acted_in_this_sequence(panel: TurnPanel, table: Table) -> None:
    """T4: the margin was settled in this sequence, not in an earlier one."""
    table.change("horsemen", margin=3, margin_sequence=1)
    panel.set_state(table.state)
    assert line(panel, "Horsemen").checkState() is Qt.CheckState.Checked
    assert line(panel, "Peasants").checkState() is Qt.CheckState.Unchecked
    assert panel._count.text() == "1 of 2"

    table.state = table.state.model_copy(update={"sequence": 2})
    panel.set_state(table.state)
    assert line(panel, "Horsemen").checkState() is Qt.CheckState.Unchecked
    assert panel._count.text() == "2 of 2"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"status": "broken"}, "Peasants, broke"),
        ({"status": "fled"}, "Peasants, withdrew"),
        ({"count": 0}, "Peasants, nobody left"),
    ],
)
def test_who_is_out_says_why_and_is_not_waited_for(
    panel: TurnPanel, table: Table, fields: dict[str, object], words: str
) -> None:
    """T11."""
    table.change("peasants", **fields)
    panel.set_state(table.state)
    out = line(panel, "Peasants")
    assert out.text() == words
    assert out.data(Qt.ItemDataRole.CheckStateRole) is None, "no tick, neither set nor empty"
    assert panel._count.text() == "1 of 1"


def test_a_tick_is_only_shown_never_set_by_hand(qtbot: QtBot, panel: TurnPanel) -> None:
    item = line(panel, "Horsemen")
    panel._list.setCurrentItem(item)
    panel._list.setFocus()
    qtbot.keyClick(panel._list, Qt.Key.Key_Space)
    place = panel._list.visualItemRect(item).center()
    place.setX(8)
    qtbot.mouseClick(panel._list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert item.checkState() is Qt.CheckState.Unchecked


def test_enter_on_the_button_asks_for_the_next_sequence(qtbot: QtBot, panel: TurnPanel) -> None:
    panel.focus_next()
    assert QApplication.focusWidget() is panel._next
    with qtbot.waitSignal(panel.next_requested, timeout=0):
        qtbot.keyClick(panel._next, Qt.Key.Key_Return)


def test_the_button_leads_only_when_it_is_told_to(panel: TurnPanel) -> None:
    panel.lead(True)
    assert panel._next.property("primary") is True
    panel.lead(False)
    assert panel._next.property("primary") is False


def test_only_to_look_at_there_is_no_next_sequence(panel: TurnPanel, table: Table) -> None:
    panel.set_state(table.state, writable=False)
    assert not panel._next.isEnabled()


def test_names_are_shown_as_they_were_typed(panel: TurnPanel, table: Table) -> None:
    table.change("peasants", name="<img src=x>\nand \U0001f417")
    panel.set_state(table.state)
    item = line(panel, "<img src=x>")
    assert item.text() == "<img src=x> and \U0001f417", "one line, as the list has lines of one height"
    assert "<img" not in item.toolTip()
    assert "&lt;img src=x&gt;" in item.toolTip()


def test_a_long_name_gives_way_and_its_state_does_not(panel: TurnPanel, table: Table) -> None:
    """What a line says at its right end stands there whole, whatever the name."""
    table.change("peasants", name="Peasants of the seven hamlets behind the long hill", status="broken")
    panel.set_state(table.state)
    row = panel._list.row(line(panel, "Peasants"))
    place = panel._list.visualItemRect(panel._list.item(row))
    right = panel._list.viewport().grab(place).toImage()
    table.change("peasants", name="P")
    panel.set_state(table.state)
    short = panel._list.viewport().grab(place).toImage()
    tail = place.width() - 40
    assert right.copy(tail, 0, 40, place.height()) == short.copy(tail, 0, 40, place.height())
