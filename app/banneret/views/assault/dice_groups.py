"""Which dice belong together, what they are for, and whose they are: from their names and the fight's orders."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from banneret.model.battle import BattleState
from banneret.model.dice import DieNeeded
from banneret.session.assault_orders import Fight, orders_of
from banneret.session.assault_outlook import prefixes_of
from banneret.views.assault.dice_row import DiceGroup
from banneret.views.assault.names import modifier_name
from banneret.views.text import fill, name_span, plain
from banneret.views.text.dice import die_words
from banneret.views.text.hero_words import dice_words

translate = QCoreApplication.translate


def groups_of(state: BattleState, command: Fight, asked: Sequence[DieNeeded]) -> list[DiceGroup]:
    """Give the dice group by group, in the order in which they are asked for."""
    units = [order.unit for order in orders_of(command)]
    names = {unit: state.hero(unit).name for unit in units}
    gathered: dict[str, list[DieNeeded]] = {}
    for needed in asked:
        stem, _, last = needed.name.rpartition(".")
        gathered.setdefault(stem if last.isdecimal() else needed.name, []).append(needed)
    return [_group(state, command, stem, tuple(dice), names) for stem, dice in gathered.items()]


def _group(
    state: BattleState, command: Fight, stem: str, dice: tuple[DieNeeded, ...], names: dict[str, str]
) -> DiceGroup:
    owner, against, what = _whose(state, command, stem)
    rolled = dice_words(len(dice), dice[0].faces)
    if what == "d100":
        title, line = owner, rolled
        if against:
            line = fill(translate("DiceGroups", "{dice}, from {name}"), dice=rolled, name=name_span(against))
    else:
        title = _title(state, what)
        line = fill("{name}, {dice}", name=name_span(owner), dice=rolled)
    spoken = tuple(
        f"{plain(die_words(needed.name, names))}, {dice_words(1, needed.faces)}" for needed in dice
    )
    return DiceGroup(title, line, dice, spoken)


def _title(state: BattleState, what: str) -> str:
    if what == "thrown":
        return translate("DiceGroups", "Thrown?")
    if what == "fall":
        return translate("DiceGroups", "Fall")
    if what == "terror":
        return translate("DiceGroups", "Terror")
    return modifier_name(what, state.rule_set.heroes)


def _whose(state: BattleState, command: Fight, stem: str) -> tuple[str, str, str]:
    """Whose dice they are, from whom he flees, and what for: `d100`, `thrown`, `fall`, `terror` or a modifier."""
    orders = orders_of(command)
    first = state.hero(orders[0].unit).name
    if stem == "terror":
        return first, "", "terror"
    prefixes = prefixes_of(command)
    for place, prefix in enumerate(prefixes):
        if stem.startswith(f"{prefix}."):
            other = state.hero(orders[1 + place // 2].unit).name
            several = len(prefixes) > 2
            what = stem[len(prefix) + 1 :]
            return (other, "", what) if place % 2 else (first, other if several else "", what)
    return first, "", stem
