"""The tree of events on disk: each step whole or not at all, nothing forgotten, nothing skipped."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, MarkShaken
from banneret.model.dice import Die
from banneret.model.events import Draft, Event
from banneret.model.faults import Fault
from banneret.rules import changes
from banneret.rules.service import RulesService
from banneret.store import campaign as campaign_module
from banneret.store.campaign import SNAPSHOT_EVERY, Campaign

Remember = Callable[[Campaign, int], list[int]]
MakeFact = Callable[[BattleState], Event]
NOON = datetime.fromisoformat("2024-05-01T12:00:00+00:00")
DRAFT = Draft(
    command=AdvanceSequence(),
    dice={"morale.horsemen": Die(value=3, faces=10, source="app", discarded=(9, 10))},
)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another program reads in the file."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as other:
        return other.execute(query).fetchall()


def test_an_event_reads_back_as_it_was_kept(campaign: Campaign, charge: BattleState) -> None:
    event = RulesService().resolve(charge, MarkShaken(unit="peasants", shaken=True), {})
    assert isinstance(event, Event)
    at = datetime(2024, 5, 1, 12, 0, 0, 123_456, timezone(timedelta(hours=2)))
    number = campaign.append(1, None, event, charge, at)
    stored = campaign.event(number)

    assert stored == (number, None, at, event)
    assert stored.at.utcoffset() == timedelta(0)


def test_the_head_moves_with_the_event(campaign: Campaign, path: Path, remember: Remember) -> None:
    assert campaign.head(1) is None
    assert remember(campaign, 2) == [1, 2]
    assert rows(path, "SELECT id, head FROM battle") == [(1, 2)]
    assert rows(path, "SELECT id, parent, depth FROM event") == [(1, None, 1), (2, 1, 2)]


def test_a_branch_leaves_the_old_one_where_it_is(campaign: Campaign, remember: Remember) -> None:
    remember(campaign, 3)
    campaign.move_head(1, campaign.head(1), 1)
    assert remember(campaign, 2) == [4, 5]
    assert list(campaign.path_to(5)) == [1, 4, 5]
    assert list(campaign.path_to(3)) == [1, 2, 3]
    assert campaign.last_child(1, 1) == 4
    assert campaign.last_child(1, 2) == 3
    assert campaign.last_child(1, 5) is None
    assert list(campaign.path_to(None)) == []


def test_a_second_battle_has_its_own_tree(
    campaign: Campaign, charge: BattleState, remember: Remember
) -> None:
    remember(campaign, 2)
    second = campaign.add_battle(charge, NOON)

    assert campaign.battle_on_desk() == second == 2
    assert campaign.last_child(second, None) is None
    assert remember(campaign, 1) == [3]
    assert (campaign.head(1), campaign.head(2)) == (2, 3)
    assert campaign.last_child(1, None) == 1


def test_an_event_after_another_than_the_head_is_refused(
    campaign: Campaign, charge: BattleState, remember: Remember, make_fact: MakeFact
) -> None:
    remember(campaign, 2)
    with pytest.raises(Fault) as refused:
        campaign.append(1, 1, make_fact(charge), charge, NOON)

    assert refused.value.code == "head_moved"
    assert campaign.head(1) == 2


@pytest.mark.parametrize(
    "trigger",
    [
        "BEFORE UPDATE OF head ON battle",
        "AFTER INSERT ON event",
        "AFTER INSERT ON snapshot",
        "BEFORE DELETE ON draft",
    ],
)
def test_an_append_that_fails_leaves_nothing(
    campaign: Campaign, path: Path, charge: BattleState, remember: Remember, make_fact: MakeFact, trigger: str
) -> None:
    """Wherever in its one transaction it fails: event, head, kept state and draft stay together."""
    remember(campaign, SNAPSHOT_EVERY - 1)
    campaign.keep_draft(1, "sequence", DRAFT)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"CREATE TRIGGER full {trigger} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    state = campaign.state_at(1, campaign.head(1))
    event = make_fact(state)
    after = RulesService().apply(state, event)
    with pytest.raises(Fault) as refused:
        campaign.append(1, SNAPSHOT_EVERY - 1, event, after, NOON, settles="sequence")

    assert refused.value.code == "disk_refused"
    assert refused.value.values["found"] == "the disk is full"
    assert rows(path, "SELECT head FROM battle") == [(SNAPSHOT_EVERY - 1,)]
    assert rows(path, "SELECT count(*) FROM event") == [(SNAPSHOT_EVERY - 1,)]
    assert rows(path, "SELECT count(*) FROM snapshot") == [(0,)]
    assert campaign.draft(1, "sequence") == DRAFT
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("DROP TRIGGER full")
    assert remember(campaign, 1) == [SNAPSHOT_EVERY]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_full_disk_leaves_the_file_whole(campaign: Campaign, path: Path, remember: Remember) -> None:
    import resource
    import signal

    remember(campaign, 3)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, limits[1]))
    try:
        with pytest.raises(Fault) as refused:
            until_full(campaign, remember)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)

    kept = campaign.head(1)
    assert kept is not None
    assert list(campaign.path_to(kept)) == list(range(1, kept + 1))
    assert refused.value.code == "disk_refused"
    assert rows(path, "SELECT head FROM battle") == [(kept,)]
    assert rows(path, "SELECT count(*) FROM event") == [(kept,)]
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert remember(campaign, 1) == [kept + 1], "it goes on once there is room again"


def until_full(campaign: Campaign, remember: Remember) -> None:
    for _ in range(200):
        remember(campaign, 1)


def test_opening_a_long_battle_applies_few_events(
    campaign: Campaign, path: Path, remember: Remember, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = remember(campaign, 3 * SNAPSHOT_EVERY + 10)
    applied: list[object] = []

    def counting(state: BattleState, done: tuple[changes.Change, ...]) -> BattleState:
        applied.append(done)
        return changes.apply_changes(state, done)

    monkeypatch.setattr(campaign_module, "apply_changes", counting)
    most = 0
    for number in ids:
        applied.clear()
        state = campaign.state_at(1, number)
        assert state.troop("horsemen").training == (6 + number) % 100
        most = max(most, len(applied))

    assert most == SNAPSHOT_EVERY - 1


def test_kept_states_are_of_their_own_branch(campaign: Campaign, remember: Remember) -> None:
    remember(campaign, SNAPSHOT_EVERY)
    campaign.move_head(1, campaign.head(1), SNAPSHOT_EVERY - 4)
    other = remember(campaign, 4)

    assert campaign.state_at(1, other[-1]).troop("horsemen").training == 6 + SNAPSHOT_EVERY
    assert campaign.state_at(1, other[0]).troop("horsemen").training == 6 + SNAPSHOT_EVERY - 3
    assert campaign.state_at(1, SNAPSHOT_EVERY).troop("horsemen").training == 6 + SNAPSHOT_EVERY


def test_the_draft_is_outside_the_history(campaign: Campaign, path: Path) -> None:
    assert campaign.draft(1, "sequence") is None
    campaign.keep_draft(1, "sequence", Draft(command=AdvanceSequence()))
    campaign.keep_draft(1, "sequence", DRAFT)
    again = Campaign.look_at(path)

    assert again.draft(1, "sequence") == DRAFT
    assert again.head(1) is None
    again.close()
    campaign.keep_draft(1, "sequence", None)
    assert campaign.draft(1, "sequence") is None
    assert rows(path, "SELECT count(*) FROM draft") == [(0,)]


def test_only_the_draft_that_happened_is_gone(
    campaign: Campaign, charge: BattleState, remember: Remember, make_fact: MakeFact
) -> None:
    """What is prepared outlives other events and undo; each panel has its own."""
    campaign.keep_draft(1, "sequence", DRAFT)
    campaign.keep_draft(1, "assault", DRAFT)
    remember(campaign, 1)
    campaign.move_head(1, campaign.head(1), None)
    assert campaign.draft(1, "sequence") == DRAFT

    event = make_fact(charge)
    campaign.append(1, None, event, RulesService().apply(charge, event), NOON, settles="sequence")
    assert campaign.draft(1, "sequence") is None
    assert campaign.draft(1, "assault") == DRAFT
