"""Why a unit takes no part, in a word (T11, H22, H25)."""

from PySide6.QtCore import QCoreApplication

from banneret.model.battle import Unit
from banneret.model.heroes import Hero
from banneret.model.troops import Troop

translate = QCoreApplication.translate


def absence(unit: Unit) -> str:
    """Say what keeps a unit out of the fight; empty for one that is in it."""
    return _hero_absence(unit) if isinstance(unit, Hero) else _group_absence(unit)


def _group_absence(troop: Troop) -> str:
    if troop.status == "broken":
        return translate("UnitWords", "broke")
    if troop.status == "fled":
        return translate("UnitWords", "withdrew")
    return "" if troop.count else translate("UnitWords", "nobody left")


def _hero_absence(hero: Hero) -> str:
    if hero.vanquished:
        return translate("UnitWords", "vanquished")
    return translate("UnitWords", "fled") if hero.fled else ""
