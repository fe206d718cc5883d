"""Correcting by hand: what is typed over a number, what it means, and what the log then says (B2)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from banneret.model.commands import CorrectedField
from banneret.views.orders import CorrectionDialog
from banneret.views.orders.amounts import changed_number
from banneret.views.theme import Theme

from .conftest import Table

Open = Callable[..., CorrectionDialog]


@pytest.fixture
def opened(qtbot: QtBot, theme: Theme, table: Table, window: QWidget) -> Open:
    """Open the dialog on a group of the table."""

    def open_on(unit: str = "peasants") -> CorrectionDialog:
        dialog = CorrectionDialog(
            theme, table.state, table.state.troop(unit), submit=table.submit, parent=window
        )
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_on


def enter(qtbot: QtBot, dialog: CorrectionDialog, **typed: str) -> None:
    for field, text in typed.items():
        edit = dialog.edit(field)  # type: ignore[arg-type]
        edit.clear()
        qtbot.keyClicks(edit, text)


def said(dialog: CorrectionDialog, field: CorrectedField) -> str:
    """What stands beside the field."""
    return next(line.said.text() for line in dialog._lines if line.field == field)


def asked(dialog: CorrectionDialog) -> str:
    """What the new strength means, as it is chosen; nothing where it is not asked."""
    return "" if dialog.meaning is None else dialog.meaning.current


def choose(qtbot: QtBot, dialog: CorrectionDialog, meaning: str) -> None:
    assert dialog.meaning is not None
    qtbot.mouseClick(dialog.meaning.button(meaning), Qt.MouseButton.LeftButton)


def commit(qtbot: QtBot, dialog: CorrectionDialog) -> None:
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("typed", "after"),
    [
        ("12", 12),
        ("=12", 12),
        ("= 12 ", 12),
        ("+5", 45),
        (" + 5 ", 45),
        ("-12", 28),
        ("\N{MINUS SIGN}12", 28),
        ("\N{MINUS SIGN} 12", 28),
        ("0", 0),
        ("-41", -1),
    ],
)
def test_a_value_or_a_difference_is_understood(typed: str, after: int) -> None:
    assert changed_number(typed, 40) == after


@pytest.mark.parametrize(
    "typed", ["", " ", "twelve", "1.5", "1,5", "+-5", "++5", "5+", "4 0", "0x10", "1e3", "½"]
)
def test_anything_else_is_no_number(typed: str) -> None:
    assert changed_number(typed, 40) is None


def test_a_difference_to_nothing_is_no_number() -> None:
    """A group without a morale value gets one, not 5 more."""
    assert changed_number("+5", None) is None
    assert changed_number("=5", None) == 5


def test_a_lowered_strength_is_losses_unless_said_otherwise(qtbot: QtBot, opened: Open, table: Table) -> None:
    """B2, T8: 12 men less are 12 losses."""
    dialog = opened()
    enter(qtbot, dialog, count="-12")
    assert asked(dialog) == "losses"
    assert said(dialog, "count") == "40 → 28: losses +12, 4 dead, 4 severe, 4 light"

    commit(qtbot, dialog)

    peasants = table.state.troop("peasants")
    assert (peasants.count, peasants.losses) == (28, 12)
    assert table.log == ["Peasants: strength 40 → 28, losses"]


def test_men_sent_away_are_no_casualties(qtbot: QtBot, opened: Open, table: Table) -> None:
    """B2."""
    dialog = opened()
    enter(qtbot, dialog, count="28")
    choose(qtbot, dialog, "sent_away")
    assert said(dialog, "count") == "40 → 28: 12 sent away, no losses"

    commit(qtbot, dialog)

    peasants = table.state.troop("peasants")
    assert (peasants.count, peasants.losses) == (28, 0)
    assert table.log == ["Peasants: strength 40 → 28, sent away"]


@pytest.mark.parametrize(
    ("meaning", "losses", "told"),
    [
        ("reinforcement", 12, "28 → 33: reinforcement of 5, the losses stay"),
        ("correction", 7, "28 → 33: losses −5, 2 dead, 2 severe, 3 light"),
    ],
)
def test_a_raised_strength_is_reinforcement_or_correction(
    qtbot: QtBot, opened: Open, table: Table, meaning: str, losses: int, told: str
) -> None:
    """B2: whoever was counted among the losses by mistake is so no longer."""
    table.change("peasants", count=28, losses=12)
    dialog = opened()
    enter(qtbot, dialog, count="+5")
    assert asked(dialog) == "reinforcement"
    choose(qtbot, dialog, meaning)
    assert said(dialog, "count") == told

    commit(qtbot, dialog)

    peasants = table.state.troop("peasants")
    assert (peasants.count, peasants.losses) == (33, losses)
    assert table.log == [f"Peasants: strength 28 → 33, {meaning}"]


def test_the_question_what_it_means_stands_only_where_the_strength_changes(
    qtbot: QtBot, opened: Open
) -> None:
    dialog = opened()

    def standing() -> list[str]:
        return [button.text() for button in dialog.findChildren(QRadioButton) if button.isVisible()]

    assert standing() == []
    enter(qtbot, dialog, count="41")
    assert standing() == ["Reinforcement", "Correction"]
    enter(qtbot, dialog, count="39")
    assert standing() == ["Losses", "Sent away"]
    enter(qtbot, dialog, count="40")
    assert standing() == []
    enter(qtbot, dialog, count="")
    enter(qtbot, dialog, training="3")
    assert standing() == []


def test_what_is_typed_in_never_moves(qtbot: QtBot, opened: Open) -> None:
    """The question and the words come and go; the fields stay where they are."""
    dialog = opened()
    before = [line.edit.geometry() for line in dialog._lines], dialog.size()
    enter(qtbot, dialog, count="-12", losses="x", defence="0")
    assert ([line.edit.geometry() for line in dialog._lines], dialog.size()) == before


def test_each_number_is_an_event_of_its_own_with_the_reason(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    enter(qtbot, dialog, count="35", defence="+1", training="=3", morale="5")
    qtbot.keyClicks(dialog.reason, "the priest <b>prayed</b>")

    commit(qtbot, dialog)

    assert dialog.result() == QDialog.DialogCode.Accepted
    assert table.log == [
        "Peasants: strength 40 → 35, losses: the priest <b>prayed</b>",
        "Peasants: defence 6 → 7, the priest <b>prayed</b>",
        "Peasants: training 2 → 3, the priest <b>prayed</b>",
        "Peasants: morale none → 5, the priest <b>prayed</b>",
    ]


def test_the_losses_count_on_from_those_of_the_strength(qtbot: QtBot, opened: Open, table: Table) -> None:
    """T8: what the dialog says beforehand is what stands afterwards, in whatever order it is typed."""
    dialog = opened()
    enter(qtbot, dialog, losses="+3", count="-12")
    assert said(dialog, "losses") == "12 → 15: 5 dead, 5 severe, 5 light"

    commit(qtbot, dialog)

    peasants = table.state.troop("peasants")
    assert (peasants.count, peasants.losses) == (28, 15)


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [
        ("count", "twelve", "twelve found, a whole number expected"),
        ("count", "-41", "−1 found, 0 to 1,000,000 expected"),
        ("count", "1000001", "1,000,001 found, 0 to 1,000,000 expected"),
        ("count", "999999999999", "999999999999 found, a whole number expected"),
        ("defence", "0", "0 found, 1 to 1,000 expected"),
        ("defence", "-7", "−1 found, 1 to 1,000 expected"),
        ("offence", "2000000", "2,000,000 found, 0 to 1,000 expected"),
        ("training", "101", "101 found, 0 to 100 expected"),
        ("morale", "+5", "+5 found, a whole number expected"),
        ("training", "2", "Nothing would change: Peasants is so already"),
    ],
)
def test_what_cannot_be_is_told_beside_its_field_and_never_committed(
    qtbot: QtBot, opened: Open, table: Table, field: CorrectedField, typed: str, told: str
) -> None:
    dialog = opened()
    other: CorrectedField = "morale" if field == "offence" else "offence"
    enter(qtbot, dialog, **{field: typed, other: "9"})

    assert said(dialog, field) == told
    assert dialog.edit(field).property("wrong") is True
    assert dialog.edit(other).property("wrong") in (False, None)
    assert not dialog.accept_button.isEnabled()
    commit(qtbot, dialog)
    assert dialog.isVisible()
    assert table.events == [], "not even the number that could have been"

    enter(qtbot, dialog, **{field: "", other: "9"})
    assert dialog.edit(field).property("wrong") is False
    assert dialog.accept_button.isEnabled()


@pytest.mark.parametrize("typed", ["none", " None "])
def test_a_morale_can_be_taken_away(qtbot: QtBot, opened: Open, table: Table, typed: str) -> None:
    """T11: no value, so only the GM's word; other numbers cannot go."""
    table.change("peasants", morale=6)
    dialog = opened()
    assert said(dialog, "morale") == "“none” takes it away"
    enter(qtbot, dialog, morale=typed)
    assert said(dialog, "morale") == "6 → none"
    enter(qtbot, dialog, training="none")
    assert said(dialog, "training") == "none found, a whole number expected"
    assert not dialog.accept_button.isEnabled()
    enter(qtbot, dialog, training="")

    commit(qtbot, dialog)

    assert table.state.troop("peasants").morale is None
    assert table.log == ["Peasants: morale 6 → none"]


def test_a_group_that_is_gone_takes_no_correction(qtbot: QtBot, opened: Open, table: Table) -> None:
    """The battle changed beneath the dialog: what was typed stays, nothing is committed."""
    dialog = opened()
    enter(qtbot, dialog, count="-12", training="3")
    units = {unit: troop for unit, troop in table.state.units.items() if unit != "peasants"}
    table.state = table.state.model_copy(update={"units": units})
    commit(qtbot, dialog)
    assert table.events == []
    assert dialog.isVisible()
    assert dialog.edit("count").text() == "-12"


def test_nothing_typed_commits_nothing(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    assert not dialog.accept_button.isEnabled()
    enter(qtbot, dialog, count="  ")
    assert not dialog.accept_button.isEnabled()
    commit(qtbot, dialog)
    assert table.events == []


def test_enter_in_any_field_commits(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    enter(qtbot, dialog, offence="5")
    qtbot.keyClick(dialog.edit("offence"), Qt.Key.Key_Enter)
    assert table.log == ["Peasants: offence 4 → 5"]
    assert not dialog.isVisible()


def test_escape_leaves_all_as_it_was(qtbot: QtBot, opened: Open, table: Table) -> None:
    dialog = opened()
    enter(qtbot, dialog, count="1")
    qtbot.keyClick(dialog.edit("count"), Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert table.events == []


def test_what_was_typed_stays_where_the_disk_refuses(qtbot: QtBot, opened: Open, table: Table) -> None:
    """Nothing typed is lost: once the disk has room again, Enter commits it."""
    dialog = opened()
    enter(qtbot, dialog, count="35", training="3")
    table.refuses = True
    commit(qtbot, dialog)
    assert dialog.isVisible()
    assert dialog.edit("count").text() == "35"

    table.refuses = False
    commit(qtbot, dialog)
    assert len(table.events) == 2
    assert not dialog.isVisible()


def test_a_refusal_halfway_never_commits_a_number_twice(qtbot: QtBot, opened: Open, table: Table) -> None:
    submit = table.submit
    dialog = opened()
    dialog._submit = lambda command, dice: command.field != "training" and submit(command, dice)  # type: ignore[union-attr]
    enter(qtbot, dialog, count="-5", training="3")
    commit(qtbot, dialog)
    assert table.log == ["Peasants: strength 40 → 35, losses"]
    assert dialog.edit("count").text() == ""
    assert dialog.edit("training").text() == "3"

    dialog._submit = submit
    commit(qtbot, dialog)
    assert table.log == ["Peasants: strength 40 → 35, losses", "Peasants: training 2 → 3"]


def test_names_are_shown_as_they_were_typed(qtbot: QtBot, opened: Open, table: Table) -> None:
    table.change("peasants", name="<b>x</b> & <img src=y>")
    dialog = opened()
    enter(qtbot, dialog, training="2")
    assert dialog.windowTitle() == "Correct <b>x</b> & <img src=y>"
    assert "<b>x</b> & <img src=y>" in said(dialog, "training")
    assert {label.textFormat() for label in dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}


def test_every_field_has_a_name_for_screen_readers(opened: Open) -> None:
    dialog = opened()
    names = [line.edit.accessibleName() for line in dialog._lines]
    assert names[0] == "strength, new value or difference"
    assert len(set(names)) == len(names)
    assert dialog.reason.accessibleName()
    assert dialog._lowered.accessibleName()
    assert dialog._raised.accessibleName()
    assert dialog.focusWidget() in (dialog.edit("count"), None)
