"""How long a battle takes to open and an action to be on disk, small and large."""

import statistics
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.events import Event
from banneret.model.troops import Troop
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample


def _now() -> datetime:
    return datetime.now(UTC)


def _battle(units: int) -> BattleState:
    standard = "rules/standard.toml"
    state = read_sample(
        resource_text("samples/charge.toml"), "en", read_rule_set(resource_text(standard), standard)
    )
    crowd = {
        f"g{n}": Troop(
            id=f"g{n}",
            side=state.sides[n % 2].id,
            order=10 + n,
            name=f"Group {n}",
            count=1_000_000,
            offence=5,
            defence=100,
            training=5,
        )
        for n in range(units)
    }
    return state.model_copy(update={"units": {**state.units, **crowd}})


def _fight(file: Path, units: int, events: int) -> Document:
    Campaign.create(file, [_battle(units)], _now())
    document = Document(Campaign.open(file), RulesService(), SystemRoller(), _now)
    for number in range(events):
        if number % 2:
            document.accept(AdvanceSequence(), {})
        else:
            document.accept(_charge(), {})
    return document


def _charge() -> ResolveSequence:
    return ResolveSequence(
        groups=(GroupOrder(unit="g0", situation=1), GroupOrder(unit="g1", situation=1)),
        strikes=(StrikeOrder(attacker="g0", defender="g1"), StrikeOrder(attacker="g1", defender="g0")),
    )


def _median_accept(document: Document) -> float:
    taken: list[float] = []
    for _ in range(30):
        document.accept(AdvanceSequence(), {})
        began = time.perf_counter()
        document.accept(_charge(), {})
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def test_accepting_does_not_slow_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Resolve and on disk: 1,000 units and 10,000 events against 10 units and 100 events."""
    small, large = (
        _fight(tmp_path / "small.banneret", 10, 100),
        _fight(tmp_path / "large.banneret", 1_000, 10_000),
    )
    few, many = _median_accept(small), _median_accept(large)
    file = large._campaign.path
    events = [large.event(number).event for number in large.path]
    small.close()
    large.close()

    text = TypeAdapter(list[Event]).dump_json(events)
    began = time.perf_counter()
    TypeAdapter(list[Event]).validate_json(text)
    validated = time.perf_counter() - began
    began = time.perf_counter()
    again = Document(Campaign.open(file), RulesService(), SystemRoller(), _now)
    assert len(again.path) == len(events)
    opened = time.perf_counter() - began
    again.close()
    with capsys.disabled():
        print(
            f"\naccept: {many * 1e3:.2f} ms (1,000 units, 10,000 events), {many / few:.2f} × few (goal 1.3)"
        )
        print(
            f"open 10,000 events: {opened * 1e3:.1f} ms, {opened / validated:.2f} × validating them (goal 2)"
        )
