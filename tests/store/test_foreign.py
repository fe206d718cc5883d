"""What is no campaign of ours is refused in clear words, and not one byte of it or beside it changes."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from banneret.model.faults import Fault
from banneret.store.campaign import Campaign
from banneret.store.schema import APPLICATION_ID, VERSION

Contents = Callable[[Path], dict[str, bytes]]
WAYS = [Campaign.open, Campaign.look_at]
Way = Callable[[Path], Campaign]

pytestmark = pytest.mark.parametrize("way", WAYS)


def text(path: Path) -> None:
    path.write_text("SQLite format 3 is what I would like to be.\n" * 100)


def empty(path: Path) -> None:
    path.touch()


def other_application(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 252006673")
        connection.execute("CREATE TABLE battle (id, start, head)")
        connection.commit()


def plain_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE battle (id, start, head)")
        connection.commit()


def other_in_wal(path: Path) -> None:
    """Opening it to write would turn its journal mode round."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE message (text)")
        connection.commit()


def head_alone(path: Path) -> None:
    """The first 99 bytes of a campaign."""
    path.write_bytes(b"SQLite format 3\0" + b"\0" * 83)


@pytest.mark.parametrize(
    "make",
    [text, empty, other_application, plain_database, other_in_wal, head_alone],
    ids=lambda m: m.__name__,
)
def test_another_kind_of_file(
    tmp_path: Path, contents: Contents, way: Way, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "battle.banneret"
    make(path)
    before = contents(tmp_path)
    with pytest.raises(Fault) as refused:
        way(path)

    assert (refused.value.code, refused.value.where) == ("not_a_campaign", str(path))
    assert contents(tmp_path) == before


def test_a_directory(tmp_path: Path, way: Way) -> None:
    path = tmp_path / "battle.banneret"
    path.mkdir()
    with pytest.raises(Fault) as refused:
        way(path)

    assert refused.value.code == "not_a_campaign"
    assert [found.name for found in tmp_path.iterdir()] == ["battle.banneret"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path, way: Way) -> None:
    path = tmp_path / "battle.banneret"
    os.mkfifo(path)
    with pytest.raises(Fault) as refused:
        way(path)

    assert refused.value.code == "not_a_campaign"


def test_no_file_at_all(tmp_path: Path, way: Way) -> None:
    with pytest.raises(Fault) as refused:
        way(tmp_path / "battle.banneret")

    assert refused.value.code == "missing_file"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("journal_mode", ["TRUNCATE", "WAL"])
def test_a_newer_campaign_is_refused_untouched(
    path: Path, contents: Contents, way: Way, journal_mode: str
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal_mode}")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = contents(path.parent)
    with pytest.raises(Fault) as refused:
        way(path)

    assert refused.value.code == "newer_campaign"
    assert refused.value.values == {"found": VERSION + 1, "expected": VERSION}
    assert contents(path.parent) == before


@pytest.mark.parametrize("kept", [100, 1_000, 4_096, 8_192, 20_000])
def test_a_truncated_campaign(path: Path, way: Way, kept: int) -> None:
    """A copy that broke off half-way: said so, and left for whoever can mend it."""
    whole = path.read_bytes()
    assert len(whole) > kept
    path.write_bytes(whole[:kept])
    with pytest.raises(Fault) as refused:
        way(path)

    assert (refused.value.code, refused.value.where) == ("damaged_file", str(path))
    assert path.read_bytes() == whole[:kept]
    path.write_bytes(whole)
    campaign = Campaign.open(path)
    assert campaign.writable, "the refusal kept the lock"
    campaign.close()


def test_our_mark_on_another_database(tmp_path: Path, way: Way) -> None:
    """It says it is ours and has none of our tables: refused at the first look at them."""
    path = tmp_path / "battle.banneret"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE message (text)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.commit()
    campaign = way(path)
    with pytest.raises(Fault) as refused:
        campaign.battle_on_desk()

    assert refused.value.code == "damaged_file"
    campaign.close()
