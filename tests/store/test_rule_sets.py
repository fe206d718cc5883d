"""Reading rule sets and samples: what does not fit is named by file and key, with what was found and expected."""

from __future__ import annotations

import pytest

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

STANDARD = resource_text("rules/standard.toml")


def test_the_standard_rules() -> None:
    """T4, T11: the die is a d10; T3: the text's own situations are among the presets."""
    rules = read_rule_set(STANDARD, "standard.toml")

    assert (rules.margin_die, rules.morale, rules.morale_die) == (10, "recorded", 10)
    presets = {preset.key: preset.value for preset in rules.situations}
    assert (presets["charge_open"], presets["dug_in_pikes"]) == (9, 0)


@pytest.mark.parametrize(
    ("written", "instead", "code", "where", "found"),
    [
        ("margin_die = 10", "margin_die = 1", "too_low", "margin_die", "1"),
        ("margin_die = 10", "margin_die = 1001", "too_high", "margin_die", "1001"),
        ("margin_die = 10", "margin_die = 10.0", "whole_number_expected", "margin_die", "10.0"),
        ("margin_die = 10", "margin_die = true", "whole_number_expected", "margin_die", "true"),
        ("margin_die = 10", "margin_die = 2024-05-01", "whole_number_expected", "margin_die", '"2024-05-01"'),
        ("margin_die = 10", "margin_dye = 10", "unknown_key", "margin_dye", "10"),
        ('morale = "recorded"', 'morale = "guessed"', "one_of_expected", "morale", '"guessed"'),
        ('key = "standard"', 'key = "Standard"', "value_refused", "key", '"Standard"'),
        ("[heroes.terrains.marsh]", "[heroes.terrains.moor]", "missing_key", "heroes.terrains.marsh", ""),
        ("value = 9", "value = 11", "too_high", "situations.0.value", "11"),
        ('en = "The texts\' rules", ', "", "missing_key", "name.en", ""),
    ],
)
def test_a_rule_set_that_does_not_fit(written: str, instead: str, code: str, where: str, found: str) -> None:
    assert written in STANDARD
    with pytest.raises(Fault) as refused:
        read_rule_set(STANDARD.replace(written, instead, 1), "house.toml")

    assert (refused.value.code, refused.value.where) == (code, f"house.toml: {where}")
    assert refused.value.values["found"] == found


def test_a_key_that_cannot_be_says_what_can() -> None:
    """What is expected is never pydantic's own name for the refusal."""
    with pytest.raises(Fault) as refused:
        read_rule_set(STANDARD.replace('key = "standard"', 'key = "The house"', 1), "house.toml")

    assert refused.value.values["expected"] == "^[a-z][a-z0-9_]{0,39}$"


def test_no_toml() -> None:
    with pytest.raises(Fault) as refused:
        read_rule_set("margin_die = \n", "house.toml")

    assert (refused.value.code, refused.value.where) == ("not_toml", "house.toml")
    assert "line 1" in str(refused.value.values["found"])


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Horsemen", "Peasants"]), ("fr", ["Cavaliers", "Paysans"])],
)
def test_the_battle_of_the_text(language: str, names: list[str]) -> None:
    """T12: 10 horsemen (14, 11, 6) against 40 peasants (4, 6, 2), ready to fight."""
    rules: RuleSet = read_rule_set(STANDARD, "standard.toml")
    battle: BattleState = read_sample(resource_text("samples/charge.toml"), language, rules)

    assert [unit.name for unit in battle.units.values()] == names
    assert [(u.count, u.offence, u.defence, u.training) for u in battle.units.values()] == [
        (10, 14, 11, 6),
        (40, 4, 6, 2),
    ]
    assert {unit.side for unit in battle.units.values()} == {side.id for side in battle.sides}
    assert (battle.sequence, battle.rule_set) == (1, rules)
