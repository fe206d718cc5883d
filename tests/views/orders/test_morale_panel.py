"""Morale between sequences: who is looked at first, and the GM's word for one, several or all (T11)."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from pytestqt.qtbot import QtBot

from banneret.model.commands import Rally, RecordMorale
from banneret.model.troops import Troop
from banneret.views.orders import MoralePanel
from banneret.views.theme import Scheme, Theme

from .conftest import Table

ALL = ("horsemen", "peasants", "archers")


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, table: Table) -> MoralePanel:
    """Three groups, of which the archers lost 3 and the peasants 16."""
    archers = Troop(
        id="archers", side="villagers", order=9, name="Archers", count=15, offence=9, defence=5, training=4
    )
    table.state = table.state.model_copy(update={"units": {**table.state.units, archers.id: archers}})
    made = MoralePanel(theme, table.submit)
    qtbot.addWidget(made)
    made.resize(264, 216)
    made.set_state(table.state, {"peasants": 16, "archers": 3})
    made.show()
    return made


def shown(panel: MoralePanel) -> list[str]:
    return [panel._list.item(row).text() for row in range(panel._list.count())]


def select(panel: MoralePanel, *rows: int) -> None:
    panel._list.clearSelection()
    for row in rows:
        panel._list.setCurrentRow(row, QItemSelectionModel.SelectionFlag.Select)


def test_fresh_losses_come_first_heaviest_on_top(panel: MoralePanel) -> None:
    assert shown(panel) == [
        "Peasants, −16 untested",
        "Archers, −3 untested",
        "Horsemen",
    ]


def test_after_a_test_the_losses_are_gone(panel: MoralePanel, table: Table) -> None:
    panel.set_state(table.state, {"archers": 3})
    assert shown(panel) == ["Archers, −3 untested", "Horsemen", "Peasants"]


def test_who_is_out_comes_last_and_is_not_tested(panel: MoralePanel, table: Table) -> None:
    table.change("peasants", status="fled")
    panel.set_state(table.state, {"peasants": 16})
    assert shown(panel) == ["Horsemen", "Archers", "Peasants, withdrew"]
    panel._all.click()
    assert table.log == ["Both groups hold: the GM’s word"]


@pytest.mark.parametrize("status", ["broken", "fled"])
def test_who_is_out_can_only_be_rallied(panel: MoralePanel, table: Table, status: str) -> None:
    """T11."""
    for unit in ("peasants", "archers"):
        table.change(unit, status=status)
    panel.set_state(table.state, {})
    assert not panel._rally.isVisible()
    select(panel, 1, 2)
    assert (panel._rally.isVisible(), panel._held.isVisible(), panel._broke.isVisible()) == (
        True,
        False,
        False,
    )
    panel._rally.click()
    assert [event.command for event in table.events] == [Rally(unit="peasants"), Rally(unit="archers")]


def test_those_in_play_and_those_out_have_nothing_in_common(panel: MoralePanel, table: Table) -> None:
    table.change("peasants", status="broken")
    panel.set_state(table.state, {})
    select(panel, 0, 2)
    assert not any(button.isEnabled() for button in (panel._held, panel._broke, panel._rally))


def test_after_a_rally_the_keyboard_stays_in_the_panel(panel: MoralePanel, table: Table) -> None:
    table.change("peasants", status="broken")
    panel.set_state(table.state, {})
    select(panel, 2)
    panel._rally.setFocus()
    panel._rally.click()
    panel.set_state(table.state, {})
    assert panel._rally.isHidden()
    assert panel.focusWidget() is panel._list


def test_a_roll_is_offered_for_one_group_with_a_value(qtbot: QtBot, theme: Theme, table: Table) -> None:
    rolled: list[str] = []
    panel = MoralePanel(theme, table.submit, rolled.append)
    qtbot.addWidget(panel)
    table.change("peasants", morale=6)
    panel.set_state(table.state, {"peasants": 16})
    panel.show()
    select(panel, 1)
    assert not panel._roll.isEnabled()
    assert panel._roll.toolTip() == "Choose one group that has a morale value"
    select(panel, 0, 1)
    assert not panel._roll.isEnabled()
    select(panel, 0)
    panel._roll.click()
    assert rolled == ["peasants"]
    assert table.events == []


def test_without_a_way_to_roll_none_is_offered(panel: MoralePanel) -> None:
    select(panel, 0)
    assert not panel._roll.isVisible()


def test_two_against_two_fit_at_the_size_of_the_layout(
    qtbot: QtBot, theme: Theme, panel: MoralePanel, table: Table
) -> None:
    levy = table.state.troop("horsemen").model_copy(update={"id": "levy", "name": "Levy", "order": 3})
    table.state = table.state.model_copy(update={"units": {**table.state.units, "levy": levy}})
    panel.set_state(table.state, {"peasants": 16})
    assert panel.minimumSizeHint().width() <= 224
    bar = panel._list.verticalScrollBar()
    assert (panel._list.count(), bar.maximum()) == (4, 0)


def test_all_hold_is_one_event_with_all(panel: MoralePanel, table: Table) -> None:
    panel._all.click()
    assert len(table.events) == 1
    command = table.events[0].command
    assert isinstance(command, RecordMorale)
    assert (set(command.units), command.outcome) == (set(ALL), "held")
    assert table.log == ["Peasants, Archers and Horsemen hold: the GM’s word"]


@pytest.mark.parametrize(("name", "outcome"), [("_held", "held"), ("_broke", "broke")])
def test_the_word_is_for_the_chosen_ones(panel: MoralePanel, table: Table, name: str, outcome: str) -> None:
    select(panel, 0, 1)
    getattr(panel, name).click()
    assert [event.command for event in table.events] == [
        RecordMorale.model_validate({"units": ("peasants", "archers"), "outcome": outcome})
    ]


def test_without_a_choice_only_all_can_be_pressed(panel: MoralePanel) -> None:
    panel._list.clearSelection()
    assert (panel._held.isEnabled(), panel._broke.isEnabled(), panel._all.isEnabled()) == (
        False,
        False,
        True,
    )
    select(panel, 2)
    assert panel._held.isEnabled()
    assert panel._broke.isEnabled()


def test_with_nobody_in_play_nothing_can_be_pressed(panel: MoralePanel, table: Table) -> None:
    for unit in ALL:
        table.change(unit, status="broken")
    panel.set_state(table.state, {})
    assert not panel._all.isEnabled()


def test_only_to_look_at_nothing_can_be_pressed(panel: MoralePanel, table: Table) -> None:
    panel.set_state(table.state, {}, writable=False)
    select(panel, 0)
    assert not any(button.isEnabled() for button in (panel._held, panel._broke, panel._all))


def test_a_choice_of_several_outlives_a_new_state(panel: MoralePanel, table: Table) -> None:
    """Else "Broke" would strike one of them only, or another one."""
    select(panel, 0, 1)
    table.change("horsemen", status="fled")
    panel.set_state(table.state, {"archers": 20, "peasants": 16})
    assert shown(panel)[0].startswith("Archers")
    assert set(panel._list.selected_units()) == {"peasants", "archers"}


def test_nobody_is_chosen_by_a_mere_change_of_colours(qtbot: QtBot, panel: MoralePanel, theme: Theme) -> None:
    panel._list.setFocus()
    panel._list.clearSelection()
    theme.set_scheme(Scheme.DARK)
    assert panel._list.selected_units() == []
    assert not panel._broke.isEnabled()


def test_names_are_shown_as_they_were_typed(panel: MoralePanel, table: Table) -> None:
    table.change("peasants", name="<b>x</b>")
    panel.set_state(table.state, {"peasants": 16})
    assert shown(panel)[0] == "<b>x</b>, −16 untested"
    assert "&lt;b&gt;" in panel._list.item(0).toolTip()
    assert panel._list.item(0).data(Qt.ItemDataRole.AccessibleTextRole) in (None, shown(panel)[0])
