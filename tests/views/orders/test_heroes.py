"""What a GM asks of one hero from his card: the menu's moves, and numbers put right by hand."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.hero_commands import CorrectHero, HandleMount, HandleWeapon
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.orders import HeroCorrectionDialog, unit_menu
from banneret.views.theme import Scheme, Theme


@pytest.fixture
def duel() -> BattleState:
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    return read_sample(resource_text("samples/duel.toml"), "en", rules)


class Given:
    def __init__(self) -> None:
        self.commands: list[Command] = []

    def __call__(self, command: Command, _dice: Mapping[str, Die]) -> bool:
        self.commands.append(command)
        return True


def test_the_menu_of_a_hero_holds_his_own_moves(qtbot: QtBot, duel: BattleState) -> None:
    """H5, H15: put away, dismount; nobody else's."""
    parent = QWidget()
    qtbot.addWidget(parent)
    given, asked = Given(), list[str]()
    menu = unit_menu(
        duel, "aldric", submit=given, roll_morale=asked.append, correct=asked.append, parent=parent
    )
    for action in menu.actions():
        if not action.isSeparator():
            action.trigger()
    assert {command.kind for command in given.commands} == {"handle_weapon", "handle_mount"}
    assert HandleMount(unit="aldric", action="dismount") in given.commands
    assert HandleWeapon(unit="aldric", weapon="w1", action="put_away") in given.commands
    assert asked == ["aldric"]


def test_numbers_of_a_hero_are_put_right(qtbot: QtBot, duel: BattleState) -> None:
    """Values and differences, below 0 too (H22); one event a number, with the reason."""
    given = Given()
    dialog = HeroCorrectionDialog(Theme(Scheme.LIGHT), duel, duel.hero("odo"), submit=given, parent=None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.edit("body_left"), "=-6")
    qtbot.keyClicks(dialog.edit("resistance_left"), "-12")
    qtbot.keyClicks(dialog.reason, "the priest came late")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert given.commands == [
        CorrectHero(unit="odo", field="body_left", value=-6, reason="the priest came late"),
        CorrectHero(unit="odo", field="resistance_left", value=28, reason="the priest came late"),
    ]


@pytest.mark.parametrize("text", ["x", "+", "1.5", "=5000000", "60"])
def test_what_cannot_be_is_marked_and_never_given(qtbot: QtBot, duel: BattleState, text: str) -> None:
    given = Given()
    dialog = HeroCorrectionDialog(Theme(Scheme.LIGHT), duel, duel.hero("odo"), submit=given, parent=None)
    qtbot.addWidget(dialog)
    dialog.edit("body_left").setText(text)
    assert dialog.edit("body_left").property("wrong")
    assert not dialog.accept_button.isEnabled()
    dialog.accept_button.click()
    assert given.commands == []
