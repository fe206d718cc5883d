"""The tables of the texts, and fighters to use them on."""

from __future__ import annotations

import pytest

from banneret.model.hero_tables import HeroTables
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set


@pytest.fixture(scope="session")
def tables() -> HeroTables:
    return read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml").heroes
