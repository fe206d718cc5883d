"""The text's battle, and known right answers as battles."""

from __future__ import annotations

import pytest

from banneret.model.battle import BattleState
from banneret.model.rule_set import RuleSet
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample


@pytest.fixture(scope="session")
def standard_rules() -> RuleSet:
    return read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")


@pytest.fixture(scope="session")
def charge(standard_rules: RuleSet) -> BattleState:
    """10 horsemen against 40 peasants, before the first sequence."""
    return read_sample(resource_text("samples/charge.toml"), "en", standard_rules)
