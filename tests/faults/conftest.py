"""A campaign of the text's battle, alone in its folder."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.resources import resource_text
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="session")
def charge() -> BattleState:
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)


@pytest.fixture
def path(tmp_path: Path, charge: BattleState) -> Path:
    campaign = tmp_path / "campaigns" / "charge.banneret"
    Campaign.create(campaign, [charge], NOON)
    return campaign
