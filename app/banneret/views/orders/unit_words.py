"""A unit's name with its state, where the state keeps it out of the fight (T11, H22, H25)."""

from PySide6.QtCore import QCoreApplication

from banneret.model.battle import Unit
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.views.text import fill

translate = QCoreApplication.translate


def name_and_state(unit: Unit) -> str:
    """Give the name, and why the unit takes no part: "Archers, broke"."""
    words = _hero_state(unit) if isinstance(unit, Hero) else _group_state(unit)
    return fill(words, name=unit.name)


def _group_state(troop: Troop) -> str:
    if troop.status == "broken":
        return translate("UnitWords", "{name}, broke")
    if troop.status == "fled":
        return translate("UnitWords", "{name}, withdrew")
    return "{name}" if troop.count else translate("UnitWords", "{name}, nobody left")


def _hero_state(hero: Hero) -> str:
    if hero.vanquished:
        return translate("UnitWords", "{name}, vanquished")
    return translate("UnitWords", "{name}, fled") if hero.fled else "{name}"
