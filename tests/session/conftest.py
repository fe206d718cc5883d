"""The text's battle, open as a document on a real file."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="session")
def charge() -> BattleState:
    """10 horsemen against 40 peasants, before the first sequence."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)


@pytest.fixture
def path(tmp_path: Path, charge: BattleState) -> Path:
    campaign = tmp_path / "charge.banneret"
    Campaign.create(campaign, [charge], NOON)
    return campaign


@pytest.fixture
def opened(path: Path) -> Iterator[Callable[[], Document]]:
    """Open the campaign, again and again: the same dice in every run, a clock that goes on a second at each look."""
    rolled = (hashlib.sha256(str(number).encode()).digest() for number in itertools.count())
    roller = SystemRoller(lambda _: next(rolled))
    ticks = (NOON + timedelta(seconds=number) for number in itertools.count())
    documents: list[Document] = []

    def again() -> Document:
        documents.append(Document(Campaign.open(path), RulesService(), roller, lambda: next(ticks)))
        return documents[-1]

    yield again
    for document in documents:
        document.close()


@pytest.fixture
def document(opened: Callable[[], Document]) -> Document:
    return opened()
