"""The battles that come with the program, as a new campaign finds them."""

import tomllib
from typing import Literal, cast

from banneret.model.battle import BattleState, Side, Unit
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop

Language = Literal["en", "fr"]
_Table = dict[str, object]


def read_sample(text: str, language: Language, rule_set: RuleSet) -> BattleState:
    """Give the battle that `text` (TOML, names in each language) describes, ready to fight."""
    data = cast(_Table, tomllib.loads(text))
    sides = [Side.model_validate(_named(side, language)) for side in _tables(data, "sides")]
    units: dict[str, Unit] = {}
    for order, troop in enumerate(_tables(data, "troops")):
        unit = Troop.model_validate({**_named(troop, language), "order": order})
        units[unit.id] = unit
    name = cast(str, _named(data, language)["name"])
    return BattleState(name=name, rule_set=rule_set, sides=tuple(sides), units=units)


def _tables(data: _Table, key: str) -> list[_Table]:
    return cast(list[_Table], data.get(key, []))


def _named(table: _Table, language: Language) -> _Table:
    names = cast(dict[str, str], table["name"])
    return {**table, "name": names[language]}
