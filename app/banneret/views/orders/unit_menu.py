"""What a GM may ask of one unit, as a menu (T11, B2; H5, H6, H15, H25)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import Command, MarkShaken, Rally, RecordMorale, Withdraw
from banneret.model.hero_commands import FighterOrder
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.session.assault_moves import moves
from banneret.views.orders.submit import Submit
from banneret.views.text.hero_commands import hero_command_label
from banneret.views.widgets import without_mnemonic

translate = QCoreApplication.translate


def unit_menu(
    state: BattleState,
    unit: str,
    *,
    submit: Submit,
    roll_morale: Callable[[str], None],
    correct: Callable[[str], None],
    parent: QWidget,
) -> QMenu:
    """Give the menu of a group or hero: what applies now; what cannot be says why."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)  # each right click makes one, an evening hundreds
    there = state.units[unit]
    if isinstance(there, Troop):
        _add_morale(menu, there, submit, roll_morale)
    else:
        _add_moves(menu, state, there, submit)
    menu.addSeparator()
    menu.addAction(translate("UnitMenu", "Correct a number… (F2)")).triggered.connect(lambda: correct(unit))
    return menu


def _add_morale(menu: QMenu, troop: Troop, submit: Submit, roll_morale: Callable[[str], None]) -> None:
    def give(text: str, command: Command) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda: submit(command, {}))
        return action

    if troop.in_play:
        give(
            translate("UnitMenu", "Morale held, by your word"),
            RecordMorale(units=(troop.id,), outcome="held"),
        )
        give(
            translate("UnitMenu", "Morale broke, by your word"),
            RecordMorale(units=(troop.id,), outcome="broke"),
        )
        roll = menu.addAction(translate("UnitMenu", "Roll morale…"))
        roll.triggered.connect(lambda: roll_morale(troop.id))
        if troop.morale is None:
            roll.setEnabled(False)
            roll.setToolTip(translate("UnitMenu", "This group has no morale value: correct its number first"))
        give(translate("UnitMenu", "Withdraw"), Withdraw(unit=troop.id))
    else:
        give(translate("UnitMenu", "Rally"), Rally(unit=troop.id))
    shaken = give(translate("UnitMenu", "Shaken"), MarkShaken(unit=troop.id, shaken=not troop.shaken))
    shaken.setCheckable(True)
    shaken.setChecked(troop.shaken)


def _add_moves(menu: QMenu, state: BattleState, hero: Hero, submit: Submit) -> None:
    names = {hero.id: hero.name}
    things = {weapon.id: weapon.name for weapon in hero.weapons}
    if hero.mount is not None:
        things["mount"] = hero.mount.name
    for command in moves(state, FighterOrder(unit=hero.id)):
        if getattr(command, "unit", hero.id) == hero.id:
            action = menu.addAction(without_mnemonic(hero_command_label(command, names, things)))
            action.triggered.connect(lambda _on=False, given=command: submit(given, {}))
