"""Looking at a campaign leaves file and folder byte for byte, whatever state a killed writer left them in."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from banneret.model.faults import Fault
from banneret.store.campaign import Campaign

Contents = Callable[[Path], dict[str, bytes]]

KILLED_WRITER = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = TRUNCATE")
connection.execute("PRAGMA cache_size = 1")
connection.execute("BEGIN IMMEDIATE")
connection.execute("UPDATE battle SET start = 'half-written', head = NULL")
for _ in range(50):
    connection.execute(
        "INSERT INTO event (battle, parent, depth, at, body) VALUES (1, NULL, 1, 'now', ?)", ("x" * 5000,)
    )
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def cut_off(path: Path, remember: Callable[[Campaign, int], list[int]]) -> Path:
    """Three facts, then a program killed in the middle of a write: pages of it lie in the file already."""
    campaign = Campaign.open(path)
    remember(campaign, 3)
    campaign.close()
    path.with_name(path.name + ".lock").unlink()
    ended = subprocess.run([sys.executable, "-c", KILLED_WRITER, str(path)], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert b"half-written" in path.read_bytes()
    assert path.with_name(path.name + "-journal").stat().st_size > 0
    return path


def test_nothing_changes(path: Path, contents: Contents) -> None:
    before = contents(path.parent)
    campaign = Campaign.look_at(path)
    with pytest.raises(Fault):
        campaign.keep_draft(1, "sequence", None)
    campaign.close()

    assert not campaign.writable
    assert contents(path.parent) == before


def test_what_a_killed_writer_left(cut_off: Path, contents: Contents) -> None:
    before = contents(cut_off.parent)
    looked = Campaign.look_at(cut_off)

    assert list(looked.path_to(looked.head(1))) == [1, 2, 3]
    assert looked.state_at(1, 3).troop("horsemen").training == 9
    looked.close()
    assert contents(cut_off.parent) == before


def test_what_a_killed_writer_left_seen_by_a_link(cut_off: Path, tmp_path: Path, contents: Contents) -> None:
    """The journal lies beside the file, not beside the link."""
    before = contents(cut_off.parent)
    link = tmp_path / "link.banneret"
    link.symlink_to(cut_off)
    looked = Campaign.look_at(link)

    assert looked.state_at(1, looked.head(1)).troop("horsemen").training == 9
    looked.close()
    assert contents(cut_off.parent) == before


def test_the_next_writer_puts_it_right_in_place(cut_off: Path) -> None:
    campaign = Campaign.open(cut_off)

    assert campaign.writable
    assert list(campaign.path_to(campaign.head(1))) == [1, 2, 3]
    campaign.close()
    assert b"half-written" not in cut_off.read_bytes()


def test_a_writer_in_the_middle_of_a_write_is_no_killed_one(campaign: Campaign, path: Path) -> None:
    """A window opened just then sees the file as it was before, and copies nothing half-written."""
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = TRUNCATE")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("UPDATE battle SET start = 'half-written'")
        assert path.with_name(path.name + "-journal").stat().st_size > 0
        looked = Campaign.look_at(path)

        assert looked.state_at(1, None).name == "The charge of the horsemen"
        writer.execute("ROLLBACK")
        assert looked._connection.execute("PRAGMA database_list").fetchone()[2] == str(path)
    looked.close()
