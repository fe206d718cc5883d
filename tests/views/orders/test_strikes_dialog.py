"""Who strikes whom: what the lines say is what is fought, and what cannot be fought cannot be taken (T1, T7)."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from banneret.model.commands import StrikeOrder
from banneret.model.troops import Troop
from banneret.session.sequence_draft import default_strikes
from banneret.views.orders import StrikesDialog
from banneret.views.theme import Theme

from .conftest import Table

Open = Callable[..., StrikesDialog]


@pytest.fixture
def opened(qtbot: QtBot, theme: Theme, table: Table, window: QWidget) -> Open:
    """Open the dialog on these strikes, or on those that each group strikes as usual."""

    def open_on(strikes: Sequence[StrikeOrder] | None = None) -> StrikesDialog:
        given = default_strikes(table.state, "melee") if strikes is None else strikes
        dialog = StrikesDialog(theme, table.state, given, parent=window)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_on


@pytest.fixture
def archers(table: Table) -> None:
    """A third group: archers among the villagers."""
    unit = Troop(
        id="archers",
        side="villagers",
        order=9,
        name="<b>Archers</b>",
        count=15,
        offence=9,
        defence=5,
        training=4,
    )
    table.state = table.state.model_copy(update={"units": {**table.state.units, unit.id: unit}})


def told(dialog: StrikesDialog) -> list[str]:
    """What stands beneath each line."""
    return [row.told.text() for row in dialog._rows]


def choose(box: QComboBox, unit: str) -> None:
    box.setCurrentIndex(box.findData(unit))


def button(dialog: StrikesDialog, words: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == words)


def strike(attacker: str, defender: str, engaged: int | None = None, kind: str = "melee") -> StrikeOrder:
    return StrikeOrder.model_validate(
        {"attacker": attacker, "defender": defender, "engaged": engaged, "kind": kind}
    )


BOTH = (strike("horsemen", "peasants"), strike("peasants", "horsemen"))


def test_the_strikes_as_they_are_can_be_taken_by_enter(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    assert dialog.strikes() == BOTH
    qtbot.keyClick(dialog._rows[0].striker, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_pair_named_twice_is_refused(opened: Open) -> None:
    """T7: one strike per pair of groups and direction."""
    dialog = opened((strike("horsemen", "peasants"), strike("horsemen", "peasants", 0)))
    assert dialog.refusal() == "Horsemen strikes Peasants twice, once expected"
    assert told(dialog) == ["", dialog.refusal()], "beneath the second one"
    assert not dialog.accept_button.isEnabled()

    choose(dialog._rows[1].striker, "peasants")
    choose(dialog._rows[1].struck, "horsemen")
    assert dialog.refusal() == ""
    assert dialog.accept_button.isEnabled()


def test_a_group_cannot_strike_itself(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    choose(dialog._rows[0].struck, "horsemen")
    assert told(dialog) == ["Horsemen strikes itself, another group expected", ""]
    assert dialog._rows[0].struck.property("wrong") is True
    assert not dialog._rows[0].striker.property("wrong")
    assert not dialog.accept_button.isEnabled()
    qtbot.keyClick(dialog._rows[0].striker, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter takes nothing that cannot be fought"


def test_more_men_than_there_are_cannot_be_engaged(qtbot: QtBot, opened: Open) -> None:
    """T7: found and expected, beneath the line it is about."""
    dialog = opened()
    qtbot.keyClicks(dialog._rows[0].men, "11")
    assert told(dialog) == ["Horsemen: 11 engaged, at most 10 expected", ""]
    assert dialog._rows[0].men.property("wrong") is True
    assert not dialog.accept_button.isEnabled()

    qtbot.keyClick(dialog._rows[0].men, Qt.Key.Key_Backspace)
    assert told(dialog) == ["", ""]
    assert dialog._rows[0].men.property("wrong") is False
    assert dialog.strikes()[0].engaged == 1


def test_a_number_too_high_for_any_group_is_told(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog._rows[0].men, "20000000")
    assert "0 to 1,000,000 expected" in told(dialog)[0]
    assert not dialog.accept_button.isEnabled()


def test_a_group_splits_between_two_others(qtbot: QtBot, opened: Open, archers: None) -> None:
    """T7: 4 against the archers and 6 against the peasants; 5 and 6 are one too many."""
    dialog = opened((strike("horsemen", "archers"), strike("horsemen", "peasants")))
    assert dialog.refusal() == "Horsemen: 20 engaged, at most 10 expected", "all of them twice"

    qtbot.keyClicks(dialog._rows[0].men, "5")
    qtbot.keyClicks(dialog._rows[1].men, "6")
    assert dialog.refusal() == "Horsemen: 11 engaged, at most 10 expected"

    dialog._rows[0].men.selectAll()
    qtbot.keyClicks(dialog._rows[0].men, "4")
    assert dialog.refusal() == ""
    assert dialog.strikes() == (strike("horsemen", "archers", 4), strike("horsemen", "peasants", 6))


def test_an_empty_number_means_all(qtbot: QtBot, opened: Open) -> None:
    """T7: a strike with no number engages all."""
    dialog = opened((strike("horsemen", "peasants", 3),))
    assert dialog._rows[0].men.text() == "3"
    dialog._rows[0].men.selectAll()
    qtbot.keyClick(dialog._rows[0].men, Qt.Key.Key_Delete)
    assert dialog.strikes() == (strike("horsemen", "peasants"),)
    assert dialog.accept_button.isEnabled()


def test_strikes_are_added_and_removed(qtbot: QtBot, opened: Open, archers: None) -> None:
    dialog = opened()
    before = dialog.strikes()
    button(dialog, "Add a strike").click()
    added = dialog.strikes()[-1]
    assert (added.attacker, added.defender) == ("horsemen", "archers"), "the first pair that is still free"
    assert told(dialog)[-1] == "Horsemen: 20 engaged, at most 10 expected"

    dialog._rows[-1].remove.click()
    assert dialog.strikes() == before
    assert dialog.accept_button.isEnabled()

    for row in list(dialog._rows):
        row.remove.click()
    assert dialog.strikes() == ()
    assert dialog._said.text() == "No strike found, at least one expected"
    assert not dialog.accept_button.isEnabled()

    button(dialog, "Add a strike").click()
    assert dialog.strikes() == (strike("horsemen", "peasants"),)


def test_as_usual_gives_back_what_each_group_does_of_itself(opened: Open, archers: None) -> None:
    dialog = opened((strike("horsemen", "archers", 2),))
    button(dialog, "As usual").click()
    assert {(s.attacker, s.defender) for s in dialog.strikes()} == {
        ("horsemen", "peasants"),
        ("peasants", "horsemen"),
        ("archers", "horsemen"),
    }
    assert all(s.engaged is None for s in dialog.strikes())


def test_as_usual_shoots_where_one_was_shooting(opened: Open) -> None:
    """T1: in a shooting sequence one side may not shoot."""
    dialog = opened((strike("peasants", "horsemen", kind="shooting"),))
    button(dialog, "As usual").click()
    assert dialog.strikes() == (strike("horsemen", "peasants", kind="shooting"),)


def test_one_shoots_while_the_other_charges(opened: Open) -> None:
    dialog = opened()
    choose(dialog._rows[1].kind, "shooting")
    assert dialog.strikes() == (BOTH[0], strike("peasants", "horsemen", kind="shooting"))
    button(dialog, "Add a strike").click()
    assert dialog.strikes()[-1].kind == "melee"


def test_only_groups_that_can_fight_are_offered(opened: Open, table: Table, archers: None) -> None:
    """T11: who broke takes no part; nor does a group of which nobody is left."""
    table.change("peasants", status="broken")
    table.change("archers", count=0)
    dialog = opened((strike("horsemen", "horsemen"),))
    box = dialog._rows[0].striker
    assert [box.itemText(place) for place in range(box.count())] == ["Horsemen, 10"]


def test_names_are_shown_as_they_were_typed(opened: Open, archers: None) -> None:
    dialog = opened((strike("archers", "archers"),))
    assert dialog._rows[0].striker.currentText() == "<b>Archers</b>, 15"
    assert told(dialog) == ["<b>Archers</b> strikes itself, another group expected"]
    assert {label.textFormat() for label in dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}


def test_cancel_takes_nothing(opened: Open) -> None:
    dialog = opened()
    dialog._rows[0].remove.click()
    button(dialog, "Cancel").click()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_each_line_says_its_own_fault(opened: Open, archers: None) -> None:
    dialog = opened(
        (
            strike("horsemen", "peasants", 4),
            strike("horsemen", "peasants", 4),
            strike("archers", "archers"),
            strike("horsemen", "archers", 7),
            strike("peasants", "horsemen"),
        )
    )
    assert told(dialog) == [
        "",
        "Horsemen strikes Peasants twice, once expected",
        "<b>Archers</b> strikes itself, another group expected",
        "Horsemen: 11 engaged, at most 10 expected",
        "",
    ]
    assert not dialog.accept_button.isEnabled()


def test_control_delete_takes_a_line_away_and_the_keyboard_stays_among_the_lines(
    qtbot: QtBot, opened: Open
) -> None:
    dialog = opened()
    dialog._rows[0].men.setFocus()
    qtbot.keyClick(dialog._rows[0].striker, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert dialog.strikes() == BOTH[1:]
    assert dialog.focusWidget() is dialog._rows[0].striker


def test_control_enter_takes_the_strikes_from_the_number_of_men(qtbot: QtBot, opened: Open) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog._rows[0].men, "4")
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog._rows[0].men, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.strikes()[0].engaged == 4


def test_a_long_name_is_cut_in_the_box_and_whole_in_the_tooltip(opened: Open, table: Table) -> None:
    table.change("horsemen", name="Men-at-arms of the most noble & ancient house of Saint-Aubin <x>")
    dialog = opened()
    assert dialog.width() <= 800
    assert dialog._rows[0].striker.toolTip().endswith("&lt;x&gt;, 10</qt>")
