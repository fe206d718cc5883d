"""A group's name with its state, where the state keeps it out of the fight (T11)."""

from PySide6.QtCore import QCoreApplication

from banneret.model.troops import Troop
from banneret.views.text import fill

translate = QCoreApplication.translate


def name_and_state(troop: Troop) -> str:
    """Give the name, and why the group takes no part: "Archers, broke"."""
    if troop.status == "broken":
        words = translate("UnitWords", "{name}, broke")
    elif troop.status == "fled":
        words = translate("UnitWords", "{name}, withdrew")
    elif not troop.count:
        words = translate("UnitWords", "{name}, nobody left")
    else:
        words = "{name}"
    return fill(words, name=troop.name)
