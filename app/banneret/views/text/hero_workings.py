"""Steps of heroes' combat whose arithmetic is not simply their form: as the text writes it (H19, H22–H24, T5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.workings import Working
from banneret.views.text.numbers import exact
from banneret.views.text.spans import Line, line

translate = QCoreApplication.translate


def _wound(working: Working) -> Line:
    """H19 with its factor reckoned, as in the text: "8 × 2.2 = 17.6 → 18"."""
    damage, strike = (int(operand) for operand in working.operands)
    whole, tenth = divmod(10 + strike, 10)
    factor = exact(f"{whole}.{tenth}") if tenth else exact(whole)
    parts = {"damage": exact(damage), "factor": factor, "result": exact(working.result)}
    if working.exact == "":
        return line("{damage} × {factor} = *{result}*", **parts)
    return line("{damage} × {factor} = {exact} → *{result}*", **parts, exact=exact(working.exact))


def _rolled(working: Working) -> Line:
    return line(translate("HeroWorkings", "*{number}* rolled"), number=exact(working.result))


def _vitality_left(working: Working) -> Line:
    return line(translate("HeroWorkings", "vitality *{number}*"), number=exact(working.result))


def _final_value(working: Working) -> Line:
    return line(translate("HeroWorkings", "final value {number}, so *0*"), number=exact(working.result))


def _strategy_lost(working: Working) -> Line:
    template = translate("HeroWorkings", "strategy {number} without overview, so *0*")
    return line(template, number=exact(working.operands[0]))


HERO_WRITTEN: Mapping[str, Callable[[Working], Line]] = {
    "wound": _wound,
    "mount_wound": _wound,
    "thrown": _rolled,
    "stays_mounted": _rolled,
    "vanquished": _vitality_left,
    "mount_falls": _vitality_left,
    "fumbler_cannot_wound": _final_value,
    "overview_lost": _strategy_lost,
}
"""How each of these terms is written out."""
