"""Rolling morale: the die of the table or of the app, the GM's modifier, and the result before it is accepted (T11)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from banneret.model.commands import RollMorale
from banneret.views.orders import MoraleDialog
from banneret.views.theme import Theme
from banneret.views.widgets import DieState

from .conftest import Table

Open = Callable[[], MoraleDialog]


@pytest.fixture
def opened(qtbot: QtBot, theme: Theme, table: Table, window: QWidget) -> Open:
    """Open the dialog on the peasants, who have morale 5."""
    table.change("peasants", morale=5)

    def open_on() -> MoraleDialog:
        troop = table.state.troop("peasants")
        dialog = MoraleDialog(theme, table.state, troop, submit=table.submit, look=table.look, parent=window)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return open_on


def modifier(qtbot: QtBot, dialog: MoraleDialog, text: str) -> None:
    dialog.modifier.selectAll()
    if text.isascii():
        qtbot.keyClicks(dialog.modifier, text)
    else:  # Qt's test keyboard has ASCII only
        written = QInputMethodEvent()
        written.setCommitString(text)
        QApplication.sendEvent(dialog.modifier, written)


def test_the_result_is_seen_before_it_is_accepted(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.die, "7")
    assert dialog._result.text() == "5 + 0 − 7 = −2, broke"
    assert table.events == []

    dialog.die.selectAll()
    qtbot.keyClicks(dialog.die, "5")
    assert dialog._result.text() == "5 + 0 − 5 = 0, holds"


def test_a_die_of_the_table_is_kept_as_such(qtbot: QtBot, opened: Open, table: Table) -> None:
    """N5."""
    dialog = opened()
    qtbot.keyClicks(dialog.die, "6")
    dialog.accept_button.click()

    die = table.events[0].dice["morale.peasants"]
    assert (die.value, die.source) == (6, "table")
    assert table.state.troop("peasants").status == "broken"
    assert table.log == ["Peasants broke: 6 rolled, 5 or less needed"]


def test_an_empty_die_is_rolled_by_the_app(opened: Open, table: Table) -> None:
    """N5: and the dialog says so beforehand."""
    dialog = opened()
    assert dialog._result.text() == "The app will roll: it holds on 5 or less, 5 in 10"
    assert dialog.accept_button.label == "Roll and accept"
    dialog.accept_button.click()

    die = table.events[0].dice["morale.peasants"]
    assert die.source == "app"
    assert (table.state.troop("peasants").status == "holds") == (die.value <= 5)
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize(
    ("typed", "result"),
    [
        ("2", "5 + 2 − 7 = 0, holds"),
        ("-3", "5 − 3 − 7 = −5, broke"),
        ("\N{MINUS SIGN}3", "5 − 3 − 7 = −5, broke"),
    ],
)
def test_the_modifier_counts(qtbot: QtBot, opened: Open, table: Table, typed: str, result: str) -> None:
    dialog = opened()
    modifier(qtbot, dialog, typed)
    qtbot.keyClicks(dialog.die, "7")
    assert dialog._result.text() == result
    dialog.accept_button.click()
    command = table.events[0].command
    assert isinstance(command, RollMorale)
    assert command.modifier == int(typed.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize("face", ["0", "11"])
def test_a_die_outside_its_faces_is_told_and_not_accepted(
    qtbot: QtBot, opened: Open, table: Table, face: str
) -> None:
    """N4."""
    dialog = opened()
    qtbot.keyClicks(dialog.die, face)
    assert dialog.die.state is DieState.WRONG
    assert dialog._result.text() == "1 to 10 expected"
    assert not dialog.accept_button.isEnabled()
    qtbot.keyClick(dialog.die, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert table.events == []


def test_a_modifier_out_of_bounds_is_told_and_not_accepted(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    modifier(qtbot, dialog, "101")
    assert dialog._result.text().startswith("101 found")
    assert not dialog.accept_button.isEnabled()


def test_enter_goes_from_the_die_to_accept_which_enter_presses(
    qtbot: QtBot, opened: Open, table: Table
) -> None:
    dialog = opened()
    assert QApplication.focusWidget() is dialog.die
    qtbot.keyClicks(dialog.die, "3")
    qtbot.keyClick(dialog.die, Qt.Key.Key_Return)
    assert table.events == [], "the result is looked at first"
    assert QApplication.focusWidget() is dialog.accept_button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert table.log == ["Peasants hold: 3 rolled, 5 or less needed"]


def test_a_refusal_leaves_the_die_as_it_was_typed(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.die, "3")
    table.refuses = True
    dialog.accept_button.click()
    assert dialog.isVisible()
    assert dialog.die.value == 3


def test_escape_records_nothing(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.die, "3")
    qtbot.keyClick(dialog.die, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert table.events == []


def test_the_die_is_the_rule_sets(qtbot: QtBot, opened: Open, table: Table) -> None:
    """T11's option: another die."""
    rules = table.state.rule_set.model_copy(update={"morale_die": 20})
    table.state = table.state.model_copy(update={"rule_set": rules})
    dialog = opened()
    qtbot.keyClicks(dialog.die, "18")
    assert dialog._result.text() == "5 + 0 − 18 = −13, broke"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("-5", "The app will roll, and every face breaks it"),
        ("-4", "The app will roll: it holds on 1 or less, 1 in 10"),
        ("4", "The app will roll: it holds on 9 or less, 9 in 10"),
        ("5", "The app will roll, and it holds on every face"),
    ],
)
def test_how_likely_it_is_stands_there_before_the_die(
    qtbot: QtBot, opened: Open, typed: str, told: str
) -> None:
    dialog = opened()
    modifier(qtbot, dialog, typed)
    assert dialog._result.text() == told


@pytest.mark.parametrize(
    ("words", "status", "log"),
    [
        ("Held, by your word", "holds", "Peasants hold: the GM’s word"),
        ("Broke, by your word", "broken", "Peasants broke: the GM’s word"),
    ],
)
def test_the_gm_may_overrule_the_die(
    qtbot: QtBot, opened: Open, table: Table, words: str, status: str, log: str
) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.die, "10" if status == "holds" else "1")
    next(button for button in dialog.findChildren(QPushButton) if button.text() == words).click()
    assert table.state.troop("peasants").status == status
    assert table.log == [log]
    assert not dialog.isVisible()


def test_enter_in_the_modifier_goes_to_the_die_and_a_click_elsewhere_does_not(
    qtbot: QtBot, opened: Open
) -> None:
    dialog = opened()
    modifier(qtbot, dialog, "2")
    dialog.modifier.setFocus()
    qtbot.keyClick(dialog.modifier, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is dialog.die

    dialog.modifier.setFocus()
    modifier(qtbot, dialog, "3")
    dialog.accept_button.setFocus()
    assert QApplication.focusWidget() is dialog.accept_button


def test_control_enter_accepts_from_the_die(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.die, "3")
    qtbot.keyClick(dialog.die, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.log == ["Peasants hold: 3 rolled, 5 or less needed"]


def test_without_a_value_only_the_word_counts(opened: Open, table: Table, qtbot: QtBot) -> None:
    dialog = opened()
    table.change("peasants", morale=None)
    dialog.close()
    troop = table.state.troop("peasants")
    valueless = MoraleDialog(
        dialog._theme, table.state, troop, submit=table.submit, look=table.look, parent=None
    )
    qtbot.addWidget(valueless)
    assert valueless._result.text() == "This group has no morale value: record your word"
    assert not valueless.accept_button.isEnabled()


def test_names_are_shown_as_they_were_typed(opened: Open, table: Table) -> None:
    table.change("peasants", name="<b>x</b> & y")
    dialog = opened()
    assert dialog.windowTitle() == "Roll morale: <b>x</b> & y"
    assert {label.textFormat() for label in dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
