"""The text's battle in a campaign file, and facts to fill it with."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import Correct
from banneret.model.events import Event
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

Remember = Callable[[Campaign, int], list[int]]
NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="session")
def charge() -> BattleState:
    """10 horsemen against 40 peasants, before the first sequence."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)


@pytest.fixture
def path(tmp_path: Path, charge: BattleState) -> Path:
    """A campaign that holds the charge, alone in its folder."""
    folder = tmp_path / "campaigns"
    Campaign.create(folder / "charge.banneret", [charge], NOON)
    return folder / "charge.banneret"


@pytest.fixture
def campaign(path: Path) -> Iterator[Campaign]:
    opened = Campaign.open(path)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def remember() -> Remember:
    """Keep that many facts after the head: the horsemen's training goes up and down. Gives their ids."""

    def some(campaign: Campaign, number: int) -> list[int]:
        battle = campaign.battle_on_desk()
        assert battle is not None
        head = campaign.head(battle)
        state = campaign.state_at(battle, head)
        ids: list[int] = []
        for _ in range(number):
            event = fact(state)
            state = RulesService().apply(state, event)
            head = campaign.append(battle, head, event, state, NOON)
            ids.append(head)
        return ids

    return some


def fact(state: BattleState) -> Event:
    training = state.troop("horsemen").training
    event = RulesService().resolve(
        state, Correct(unit="horsemen", field="training", value=(training + 1) % 100), {}
    )
    assert isinstance(event, Event)
    return event


@pytest.fixture(scope="session")
def make_fact() -> Callable[[BattleState], Event]:
    """A fact that fits the state: the horsemen train."""
    return fact


@pytest.fixture(scope="session")
def contents() -> Callable[[Path], dict[str, bytes]]:
    """Everything in a folder, byte for byte."""
    return lambda folder: {
        found.relative_to(folder).as_posix(): found.read_bytes()
        for found in sorted(folder.rglob("*"))
        if found.is_file()
    }


@pytest.fixture
def anybody() -> Iterator[tuple[Path, Callable[[], object]]]:
    """A folder anybody may reach, and a way to do without root's powers: nothing is write-protected for root."""
    folder = Path(tempfile.mkdtemp(prefix="banneret-test-"))
    folder.chmod(0o777)

    @contextmanager
    def without_root() -> Iterator[None]:
        if not hasattr(os, "setresuid") or os.getuid() != 0:
            yield
            return
        os.setresuid(65534, 65534, 0)
        try:
            yield
        finally:
            os.setresuid(0, 0, 0)

    yield folder, without_root
    for found in [folder, *folder.rglob("*")]:
        if not found.is_symlink():
            found.chmod(0o777)
    shutil.rmtree(folder)
