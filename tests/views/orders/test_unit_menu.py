"""The menu of a group: what applies now, what it asks for, and why an entry cannot be (T11)."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from banneret.model.commands import Command, MarkShaken, Rally, RecordMorale, Withdraw
from banneret.views.orders import unit_menu

from .conftest import Table

HELD, BROKE = "Morale held, by your word", "Morale broke, by your word"
ROLL, WITHDRAW, RALLY, SHAKEN = "Roll morale…", "Withdraw", "Rally", "Shaken"
CORRECT = "Correct a number… (F2)"


class Asked:
    """What the menu's entries asked for."""

    def __init__(self, table: Table, window: QWidget) -> None:
        self.table, self.window = table, window
        self.rolled: list[str] = []
        self.corrected: list[str] = []

    def menu(self) -> QMenu:
        return unit_menu(
            self.table.state,
            "peasants",
            submit=self.table.submit,
            roll_morale=self.rolled.append,
            correct=self.corrected.append,
            parent=self.window,
        )

    def entries(self) -> dict[str, QAction]:
        return {action.text(): action for action in self.menu().actions() if not action.isSeparator()}


@pytest.fixture
def asked(table: Table, window: QWidget) -> Asked:
    """A menu on the peasants, who have morale 5."""
    table.change("peasants", morale=5)
    return Asked(table, window)


def test_a_group_that_holds(asked: Asked) -> None:
    entries = asked.entries()
    assert list(entries) == [HELD, BROKE, ROLL, WITHDRAW, SHAKEN, CORRECT]
    assert all(action.isEnabled() for action in entries.values())


@pytest.mark.parametrize("status", ["broken", "fled"])
def test_a_group_that_is_out_can_only_be_rallied(asked: Asked, table: Table, status: str) -> None:
    table.change("peasants", status=status)
    assert list(asked.entries()) == [RALLY, SHAKEN, CORRECT]


def test_without_a_morale_value_the_roll_says_why_not(asked: Asked, table: Table) -> None:
    table.change("peasants", morale=None)
    menu = asked.menu()
    roll = next(action for action in menu.actions() if action.text() == ROLL)
    assert not roll.isEnabled()
    assert "no morale value" in roll.toolTip()
    assert menu.toolTipsVisible()


@pytest.mark.parametrize(
    ("entry", "status", "command"),
    [
        (HELD, "holds", RecordMorale(units=("peasants",), outcome="held")),
        (BROKE, "holds", RecordMorale(units=("peasants",), outcome="broke")),
        (WITHDRAW, "holds", Withdraw(unit="peasants")),
        (RALLY, "broken", Rally(unit="peasants")),
        (RALLY, "fled", Rally(unit="peasants")),
        (SHAKEN, "holds", MarkShaken(unit="peasants", shaken=True)),
    ],
)
def test_each_entry_asks_for_one_thing(
    asked: Asked, table: Table, entry: str, status: str, command: Command
) -> None:
    table.change("peasants", status=status)
    asked.entries()[entry].trigger()
    assert [event.command for event in table.events] == [command]


def test_the_mark_shaken_is_a_tick_that_goes_again(asked: Asked, table: Table) -> None:
    assert not asked.entries()[SHAKEN].isChecked()
    asked.entries()[SHAKEN].trigger()
    assert asked.entries()[SHAKEN].isChecked()
    asked.entries()[SHAKEN].trigger()
    assert not asked.entries()[SHAKEN].isChecked()
    assert table.log == ["Peasants shaken", "Peasants no longer shaken"]


def test_a_broken_group_is_back_after_a_rally(asked: Asked, table: Table) -> None:
    asked.entries()[BROKE].trigger()
    asked.entries()[RALLY].trigger()
    assert HELD in asked.entries()
    assert table.log[-1] == "Peasants rallied, back in the fight"


@pytest.mark.parametrize(
    ("entry", "opened"),
    [(ROLL, lambda asked: asked.rolled), (CORRECT, lambda asked: asked.corrected)],
)
def test_dialogs_are_opened_for_that_group(
    asked: Asked, table: Table, entry: str, opened: Callable[[Asked], list[str]]
) -> None:
    asked.entries()[entry].trigger()
    assert opened(asked) == ["peasants"]
    assert table.events == []
