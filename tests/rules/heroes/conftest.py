"""The tables of the texts, and fighters to use them on."""

from __future__ import annotations

import tomllib

import pytest

from banneret.model.hero_tables import HeroTables
from banneret.resources import resource_text


@pytest.fixture(scope="session")
def tables() -> HeroTables:
    return HeroTables.model_validate(tomllib.loads(resource_text("rules/heroes.toml")))
