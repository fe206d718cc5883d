"""What a GM may ask of one group, as a menu (T11, B2)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import Command, MarkShaken, Rally, RecordMorale, Withdraw
from banneret.model.troops import Troop
from banneret.views.orders.submit import Submit

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
    """Give the menu of a group: what applies now; what cannot be says why."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)  # each right click makes one, an evening hundreds
    troop = state.units[unit]
    if isinstance(troop, Troop):
        _add_morale(menu, troop, submit, roll_morale)
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
