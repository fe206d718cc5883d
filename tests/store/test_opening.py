"""Opening a campaign: in which way SQLite may touch it, under which names, and who may write."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.store.campaign import Campaign
from banneret.store.connection import connect
from banneret.store.schema import APPLICATION_ID, VERSION

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)
Remember = Callable[[Campaign, int], list[int]]
Anybody = tuple[Path, Callable[[], AbstractContextManager[None]]]

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")


@pytest.mark.parametrize(
    ("pragma", "expected"),
    [
        ("journal_mode", "truncate"),
        ("synchronous", 3),  # EXTRA
        ("foreign_keys", 1),
        ("busy_timeout", 2000),
        ("application_id", APPLICATION_ID),
        ("user_version", VERSION),
        ("encoding", "UTF-8"),
    ],
)
def test_every_write_is_safe_on_disk(path: Path, pragma: str, expected: object) -> None:
    with closing(connect(path)) as connection:
        assert connection.execute(f"PRAGMA {pragma}").fetchone()[0] == expected


def test_one_file_whenever_no_write_runs(campaign: Campaign, path: Path, remember: Remember) -> None:
    """A copy made by hand of the one file, while it is open, is whole."""
    remember(campaign, 3)
    copy = path.with_name("copy.banneret")
    copy.write_bytes(path.read_bytes())

    assert (path.with_name(path.name + "-journal")).stat().st_size == 0
    looked = Campaign.look_at(copy)
    assert looked.head(1) == campaign.head(1) == 3
    looked.close()


@pytest.mark.parametrize(
    "name",
    [
        "la charge des cavaliers.banneret",
        "Bataille d’Épinal — été.banneret",
        "what now?.banneret",
        "#1 of 3.banneret",
        "100%41.banneret",
        "a&mode=memory.banneret",
        "file:x.banneret",
        "戦い.banneret",
        "no ending",
    ],
)
def test_a_name_means_itself(tmp_path: Path, charge: BattleState, name: str) -> None:
    if sys.platform == "win32" and set(name) & set("?:"):
        pytest.skip("no name there")
    path = tmp_path / "a folder? #1" / name if sys.platform != "win32" else tmp_path / name
    Campaign.create(path, [charge], NOON)
    campaign = Campaign.open(path)
    campaign.close()

    assert {found.name for found in path.parent.iterdir()} <= {name, name + ".lock", name + "-journal"}
    looked = Campaign.look_at(path)
    assert looked.state_at(1, None) == charge
    looked.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is Unicode")
def test_a_name_that_is_no_utf8(tmp_path: Path, charge: BattleState) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.banneret")
    Campaign.create(path, [charge], NOON)
    campaign = Campaign.open(path)

    assert campaign.writable
    assert campaign.state_at(1, None) == charge
    campaign.close()


def test_the_second_writer_reads_only(campaign: Campaign, path: Path) -> None:
    second = Campaign.open(path)

    assert campaign.writable
    assert not second.writable
    with pytest.raises(Fault) as refused:
        second.keep_draft(1, "sequence", None)
    assert refused.value.code == "disk_refused"
    second.close()


def test_the_lock_is_free_again_once_the_first_closes(campaign: Campaign, path: Path) -> None:
    campaign.close()
    second = Campaign.open(path)

    assert second.writable
    second.close()


@needs_posix
def test_a_link_leads_to_the_same_lock(campaign: Campaign, path: Path, tmp_path: Path) -> None:
    """Two windows that came to one file by two ways must not both write it."""
    link = tmp_path / "link.banneret"
    link.symlink_to(path)
    second = Campaign.open(link)

    assert not second.writable
    second.close()


@needs_posix
def test_a_read_only_folder_opens_read_only(anybody: Anybody, charge: BattleState) -> None:
    folder, without_root = anybody
    path = folder / "charge.banneret"
    Campaign.create(path, [charge], NOON)
    path.chmod(0o666)
    folder.chmod(0o555)
    with without_root():
        campaign = Campaign.open(path)

        assert not campaign.writable
        assert campaign.state_at(1, None) == charge
        campaign.close()
    assert {found.name for found in folder.iterdir()} == {"charge.banneret"}


@needs_posix
def test_a_read_only_folder_with_a_lock_in_it_opens_read_only(anybody: Anybody, charge: BattleState) -> None:
    """A lock file that may be written says nothing: SQLite could make no journal beside it."""
    folder, without_root = anybody
    path = folder / "charge.banneret"
    Campaign.create(path, [charge], NOON)
    path.chmod(0o666)
    lock = folder / "charge.banneret.lock"
    lock.touch()
    lock.chmod(0o666)
    folder.chmod(0o555)
    with without_root():
        campaign = Campaign.open(path)

        assert not campaign.writable
        campaign.close()


@needs_posix
def test_a_read_only_file_opens_read_only(anybody: Anybody, charge: BattleState) -> None:
    """Said at once, not by refusing the GM's first action."""
    folder, without_root = anybody
    path = folder / "charge.banneret"
    Campaign.create(path, [charge], NOON)
    path.chmod(0o444)
    with without_root():
        campaign = Campaign.open(path)

        assert not campaign.writable
        assert campaign.state_at(1, None) == charge
        campaign.close()


@needs_posix
def test_a_file_that_may_not_be_read(anybody: Anybody, charge: BattleState) -> None:
    folder, without_root = anybody
    path = folder / "charge.banneret"
    Campaign.create(path, [charge], NOON)
    path.chmod(0)
    with without_root(), pytest.raises(Fault) as refused:
        Campaign.open(path)

    assert refused.value.code == "disk_refused"
    assert refused.value.where == str(path)
    assert refused.value.values["found"] == "Permission denied"


def test_a_writer_at_work_is_waited_for(campaign: Campaign, path: Path) -> None:
    """A second program in the middle of its commit: two seconds of patience, then a refusal, nothing half-done."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        campaign._connection.execute("PRAGMA busy_timeout = 20")
        with pytest.raises(Fault) as refused:
            campaign.move_head(1, campaign.head(1), None)
        other.execute("ROLLBACK")

    assert refused.value.code == "disk_refused"
    campaign.move_head(1, campaign.head(1), None)


def test_in_memory_touches_no_disk(tmp_path: Path, charge: BattleState) -> None:
    campaign = Campaign.in_memory(tmp_path / "not there.banneret", [charge], NOON)

    assert not campaign.writable
    assert campaign.state_at(1, campaign.head(1)) == charge
    assert list(tmp_path.iterdir()) == []
    campaign.close()
