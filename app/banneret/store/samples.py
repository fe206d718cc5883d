"""The battles that come with the program, as a new campaign finds them."""

import tomllib
from typing import Literal, cast

from banneret.model.battle import BattleState, Side, Unit
from banneret.model.heroes import Hero, HeroSheet
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop

Language = Literal["en", "fr"]
_Table = dict[str, object]


def read_sample(text: str, language: Language, rule_set: RuleSet) -> BattleState:
    """Give the battle that `text` (TOML, names in each language) describes, ready to fight; heroes stand first."""
    data = cast(_Table, tomllib.loads(text))
    sides = [Side.model_validate(_named(side, language)) for side in _tables(data, "sides")]
    units: dict[str, Unit] = {}
    for order, hero in enumerate(_tables(data, "heroes")):
        units[cast(str, hero["id"])] = _hero(hero, language, order)
    for order, troop in enumerate(_tables(data, "troops"), len(units)):
        unit = Troop.model_validate({**_named(troop, language), "order": order})
        units[unit.id] = unit
    name = cast(str, _named(data, language)["name"])
    return BattleState(name=name, rule_set=rule_set, sides=tuple(sides), units=units)


def _hero(table: _Table, language: Language, order: int) -> Hero:
    """A hero as he begins: his skills stand with his weapons."""
    weapons = [_named(weapon, language) for weapon in _tables(table, "weapons")]
    arms = [{key: value for key, value in weapon.items() if key != "skill"} for weapon in weapons]
    worn = {key: _named(cast(_Table, table[key]), language) for key in ("armour", "mount") if key in table}
    rest = {key: value for key, value in table.items() if key not in ("id", "side", "mounted")}
    sheet = HeroSheet.model_validate(
        {
            **_named(rest, language),
            **worn,
            "weapons": arms,
            "skills": {weapon["name"]: weapon["skill"] for weapon in weapons},
            "mastered": [_named(skill, language) for skill in _tables(table, "mastered")],
        }
    )
    unit, side = cast(str, table["id"]), cast(str, table["side"])
    return Hero.from_sheet(sheet, unit, side, order, mounted=bool(table.get("mounted")))


def _tables(data: _Table, key: str) -> list[_Table]:
    return cast(list[_Table], data.get(key, []))


def _named(table: _Table, language: Language) -> _Table:
    names = cast(dict[str, str], table["name"])
    return {**table, "name": names[language]}
