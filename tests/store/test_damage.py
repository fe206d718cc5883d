"""What lies in the file and cannot be: said with its place, never skipped, never an endless way."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from banneret.model.faults import Fault
from banneret.store.campaign import SNAPSHOT_EVERY, Campaign


@pytest.fixture
def long(path: Path, remember: Callable[[Campaign, int], list[int]]) -> Path:
    """A campaign with a kept state and three events after it."""
    campaign = Campaign.open(path)
    remember(campaign, SNAPSHOT_EVERY + 3)
    campaign.close()
    return path


LAST = SNAPSHOT_EVERY + 3


def damaged(path: Path, statement: str) -> Campaign:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(statement)
    return Campaign.open(path)


@pytest.mark.parametrize(
    "damage",
    [
        'body = \'{"kind": "comet_struck"}\'',
        "body = replace(body, '\"corrected\"', '\"comet_struck\"')",
        "body = replace(body, '\"dice\"', '\"runes\"')",
        "body = substr(body, 1, 40)",
        "body = x'ff00'",
        "at = 'yesterday'",
    ],
)
def test_an_event_that_cannot_be_read(long: Path, damage: str) -> None:
    campaign = damaged(long, f"UPDATE event SET {damage} WHERE id = {LAST - 1}")
    with pytest.raises(Fault) as refused:
        campaign.state_at(1, LAST)

    assert (refused.value.code, refused.value.where) == ("unreadable_event", str(LAST - 1))
    assert campaign.state_at(1, LAST - 2).troop("horsemen").training == 6 + LAST - 2
    campaign.close()


def test_an_event_that_does_not_fit_what_was_before(long: Path) -> None:
    """The file says 71 where 70 stood: an error, never skipped."""
    before = 6 + LAST - 2
    said = f"replace(body, '\"before\":{before}', '\"before\":{before - 1}')"
    campaign = damaged(long, f"UPDATE event SET body = {said} WHERE id = {LAST - 1}")
    with pytest.raises(Fault) as refused:
        campaign.state_at(1, LAST)

    assert refused.value.code == "before_differs"
    assert refused.value.where == "horsemen.training"
    assert refused.value.values == {"found": str(before), "expected": str(before - 1)}
    campaign.close()


@pytest.mark.parametrize("ring", [(LAST, LAST), (LAST - 2, LAST), (1, 1)])
def test_a_ring_of_parents_comes_to_an_end(long: Path, ring: tuple[int, int]) -> None:
    child, parent = ring
    campaign = damaged(long, f"UPDATE event SET parent = {parent} WHERE id = {child}")
    campaign._connection.execute("DELETE FROM snapshot")
    with pytest.raises(Fault) as refused:
        campaign.state_at(1, LAST)

    assert (refused.value.code, refused.value.where) == ("unreadable_event", str(child))
    assert list(campaign.path_to(LAST)) == list(range(child, LAST + 1))
    assert campaign.last_child(1, LAST) is None
    campaign.close()


@pytest.mark.parametrize("damage", ["state = '{}'", "state = 'no JSON'", "state = x'00'"])
def test_a_kept_state_that_cannot_be_read_costs_nothing(long: Path, damage: str) -> None:
    """It is told again by the events before it."""
    campaign = damaged(long, f"UPDATE snapshot SET {damage}")

    assert campaign.state_at(1, LAST).troop("horsemen").training == 6 + LAST
    campaign.close()


def test_a_start_that_cannot_be_read(path: Path) -> None:
    campaign = damaged(path, "UPDATE battle SET start = replace(start, '\"count\":10', '\"count\":-10')")
    with pytest.raises(Fault) as refused:
        campaign.state_at(1, None)

    assert refused.value.code == "unreadable_battle"
    campaign.close()


@pytest.mark.parametrize("body", ["'{\"command\": 3}'", "x'00'", "CAST(x'ff' AS TEXT)", "7"])
def test_a_draft_that_cannot_be_read_is_none(path: Path, body: str) -> None:
    """It is no fact: a GM prepares it again."""
    campaign = damaged(path, f"INSERT INTO draft (battle, panel, body) VALUES (1, 'sequence', {body})")

    assert campaign.draft(1, "sequence") is None
    campaign.close()


def test_what_is_not_there(campaign: Campaign) -> None:
    with pytest.raises(Fault) as no_event:
        campaign.event(7)
    with pytest.raises(Fault) as no_battle:
        campaign.state_at(7, None)

    assert (no_event.value.code, no_battle.value.code) == ("unknown_event", "unknown_battle")
