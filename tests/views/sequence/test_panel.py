"""The Sequence panel: what the GM types is what the rules work out, before he accepts it."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import Rally, StrikeOrder
from banneret.model.troops import Troop
from banneret.views.sequence.arrow_button import ArrowButton
from banneret.views.sequence.group_controls import GroupControls
from banneret.views.sequence.result_box import ResultBox
from banneret.views.widgets import DieField, DieState, PrimaryButton

Bench = Any


def controls(bench: Bench, unit: str) -> GroupControls:
    return next(control for control in bench.panel._controls if control.unit == unit)


def words(bench: Bench) -> str:
    return "\n".join(
        label.text()
        for box in bench.panel.findChildren(ResultBox)
        for label in box.findChildren(QLabel)
        if label.isVisible()
    )


def type_charge(qtbot: QtBot, bench: Bench) -> None:
    """The text's first sequence: bonuses 9 and 2, dice 7 and 1."""
    for unit, situation, die in (("horsemen", 9, 7), ("peasants", 2, 1)):
        controls(bench, unit).slider.setFocus()
        qtbot.keyClicks(controls(bench, unit).slider, str(situation))
        qtbot.keyClicks(controls(bench, unit).die, str(die))


def accept_button(bench: Bench) -> PrimaryButton:
    return bench.panel.findChild(PrimaryButton)


def test_the_charge_is_worked_out_before_it_is_accepted(qtbot: QtBot, bench: Bench) -> None:
    type_charge(qtbot, bench)

    shown = words(bench)
    assert "10 × 8 × 2 / 10 = 16" in shown
    assert "40 × 3 × 1/3 / 10 = 4" in shown
    assert "Horsemen: effectiveness 9 + 0 − ⌈1/2⌉ = 8" in shown
    assert "5 dead, 5 severe, 6 light" in shown
    assert bench.outlook.after.troop("peasants").count == 24
    assert accept_button(bench).label == "Accept sequence 1"


def test_missing_dice_are_left_to_the_app_and_said(qtbot: QtBot, bench: Bench) -> None:
    """N5: an empty field is the app's to roll, and the button says so."""
    assert accept_button(bench).label == "Roll and accept sequence 1"
    assert "waits for" in words(bench)

    qtbot.keyClicks(controls(bench, "horsemen").die, "7")

    assert [needed.name for needed in bench.outlook.needed] == ["sequence.peasants.training"]
    assert bench.draft.dice["sequence.horsemen.training"].source == "table"


def test_a_die_outside_its_faces_is_marked_and_never_accepted(qtbot: QtBot, bench: Bench) -> None:
    """N4: 11 on a d10."""
    die = controls(bench, "horsemen").die
    qtbot.keyClicks(die, "11")

    assert die.state is DieState.WRONG
    assert "1 to 10 expected" in die.message
    assert not accept_button(bench).isEnabled()
    assert bench.draft.dice == {}, "the 1 that was typed on the way to 11 is not kept"

    qtbot.keyClick(die, Qt.Key.Key_Backspace)
    assert accept_button(bench).isEnabled()
    assert bench.draft.dice["sequence.horsemen.training"].value == 1


def test_enter_goes_from_die_to_die_and_then_to_accept(qtbot: QtBot, bench: Bench) -> None:
    bench.panel.focus_first_die()
    qtbot.keyClicks(QApplication.focusWidget(), "7")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert QApplication.focusWidget() is controls(bench, "peasants").die

    qtbot.keyClicks(QApplication.focusWidget(), "1")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert QApplication.focusWidget() is accept_button(bench)
    with qtbot.waitSignal(bench.panel.accept_requested):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_a_preset_sets_the_bonus_and_the_bonus_finds_its_preset(qtbot: QtBot, bench: Bench) -> None:
    """T3: named situations."""
    group = controls(bench, "horsemen")
    place = group.preset.findData(9, Qt.ItemDataRole.UserRole)
    group.preset.setCurrentIndex(place)
    group.preset.activated.emit(place)
    assert bench.draft.command.groups[0].situation == 9
    assert group.slider.value() == 9

    qtbot.keyClicks(group.slider, "8")
    assert group.preset.currentIndex() == -1, "no preset says 8"


def test_a_commander_with_an_overview_asks_for_a_strategy_die(qtbot: QtBot, bench: Bench) -> None:
    """T5: 5 + 6 of the commander is brought to 10, effectiveness 19."""
    group = controls(bench, "horsemen")
    qtbot.keyClicks(group.slider, "9")
    group.commander.commands.click()
    group.commander.strategy.selectAll()
    qtbot.keyClicks(group.commander.strategy, "8")
    assert group.commander.die.isVisible()
    qtbot.keyClicks(group.die, "1")
    qtbot.keyClicks(group.commander.die, "2")
    qtbot.keyClicks(controls(bench, "peasants").die, "9")

    assert "10 × 19 × 2 / 10 = 38" in words(bench)

    group.commander.overview.click()
    assert not group.commander.die.isVisible()
    assert "sequence.horsemen.strategy" not in bench.draft.dice


def test_shooting_lets_one_side_shoot_and_an_arrow_brings_the_other_back(qtbot: QtBot, bench: Bench) -> None:
    """T1: in a shooting sequence one side may not shoot; both may."""
    bench.panel._kind.button("shooting").click()
    assert [(s.attacker, s.kind) for s in bench.draft.command.strikes] == [("horsemen", "shooting")]

    back = next(a for a in bench.panel.findChildren(ArrowButton) if "Peasants strike" in a.accessibleName())
    back.click()
    assert {s.attacker for s in bench.draft.command.strikes} == {"horsemen", "peasants"}
    assert all(s.kind == "shooting" for s in bench.draft.command.strikes)


def test_the_last_strike_cannot_be_taken_out(qtbot: QtBot, bench: Bench) -> None:
    bench.panel._kind.button("shooting").click()
    there = next(a for a in bench.panel.findChildren(ArrowButton) if "Horsemen strike" in a.accessibleName())
    there.click()
    assert len(bench.draft.command.strikes) == 1
    assert there.isChecked()


def test_too_many_engaged_is_refused_where_the_eye_is(qtbot: QtBot, bench: Bench) -> None:
    """T7: no more men engaged than there are."""
    bench.panel.set_strikes((StrikeOrder(attacker="horsemen", defender="peasants", engaged=11),))
    assert not accept_button(bench).isEnabled()
    assert "Horsemen: 11 engaged, at most 10 expected" in bench.panel._hint.text()


def test_nobody_to_fight_says_what_to_do(qtbot: QtBot, bench: Bench, charge: BattleState) -> None:
    """T11: a group that broke takes no part."""
    broken = charge.units["peasants"].model_copy(update={"status": "broken"})
    bench.state = charge.model_copy(update={"units": {**charge.units, "peasants": broken}})
    bench.draft = None
    bench.show()
    assert bench.panel._empty.isVisible()
    assert "Rally" in bench.panel._empty.text()
    assert Rally(unit="peasants").kind == "rally"


def test_three_against_three_stand_in_rows_with_a_table(
    qtbot: QtBot, bench: Bench, charge: BattleState
) -> None:
    """T7: each strike on its own line, with its arithmetic."""
    units = dict(charge.units)
    for order, (name, side) in enumerate(
        (("Guards", "riders"), ("Pikes", "villagers"), ("<b>Bows</b>", "villagers")), 5
    ):
        units[name] = Troop(
            id=name, side=side, order=order, name=name, count=20, offence=10, defence=10, training=5
        )
    bench.state = charge.model_copy(update={"units": units})
    from banneret.session.sequence_draft import fresh_draft

    bench.draft = fresh_draft(bench.state, None)
    bench.show()
    for control in bench.panel._controls:
        qtbot.keyClicks(control.die, "5")

    model = bench.panel._stage._table.strikes
    rows = [[model.data(model.index(row, column)) for column in range(5)] for row in range(model.rowCount())]
    assert len(rows) == 5
    assert rows[0][0] == "Horsemen strike Peasants"
    assert any("<b>Bows</b>" in row[0] for row in rows)
    assert all(row[4] != "?" for row in rows)


def test_every_control_has_a_name_for_screen_readers(qtbot: QtBot, bench: Bench) -> None:
    for kind in (QPushButton, DieField):
        for widget in bench.panel.findChildren(kind):
            assert widget.accessibleName() or widget.text()
