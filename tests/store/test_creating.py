"""A new campaign is whole or not there, and never over another file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.store import connection, schema
from banneret.store.campaign import Campaign

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def test_it_holds_the_battle_and_nothing_lies_beside_it(tmp_path: Path, charge: BattleState) -> None:
    path = tmp_path / "deep" / "er" / "charge.banneret"
    Campaign.create(path, [charge], NOON)

    assert [found.name for found in path.parent.iterdir()] == ["charge.banneret"]
    campaign = Campaign.look_at(path)
    assert campaign.battle_on_desk() == 1
    assert campaign.state_at(1, campaign.head(1)) == charge
    campaign.close()


def test_what_a_killed_program_left_is_taken_away(tmp_path: Path, charge: BattleState) -> None:
    """Unless it is so young that another program may still be making it; nothing of another name is touched."""
    left = [tmp_path / f"charge.banneret.ab12_xyz.new{end}" for end in ("", "-journal")]
    kept = [
        tmp_path / name
        for name in ("charge.banneret.zzzzzzzz.new", "charge.banneret.old.new", "other.banneret.ab12_xyz.new")
    ]
    for found in (*left, *kept):
        found.write_bytes(b"half")
    for found in (*left, *kept[1:]):
        os.utime(found, (0, 0))
    Campaign.create(tmp_path / "charge.banneret", [charge], NOON)

    assert sorted(tmp_path.iterdir()) == sorted([*kept, tmp_path / "charge.banneret"])


def test_never_over_another_file(tmp_path: Path, charge: BattleState) -> None:
    path = tmp_path / "charge.banneret"
    path.write_text("the GM's shopping list")
    with pytest.raises(Fault) as refused:
        Campaign.create(path, [charge], NOON)

    assert (refused.value.code, refused.value.where) == ("file_exists", str(path))
    assert path.read_text() == "the GM's shopping list"
    assert [found.name for found in tmp_path.iterdir()] == ["charge.banneret"]


def test_never_over_another_file_on_a_disk_without_hard_links(
    tmp_path: Path, charge: BattleState, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "charge.banneret"
    Campaign.create(path, [charge], NOON)
    with pytest.raises(Fault) as refused:
        Campaign.create(path, [charge], NOON)

    assert refused.value.code == "file_exists"
    assert [found.name for found in tmp_path.iterdir()] == ["charge.banneret"]


class Cut(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("at", ["tables", "battle", "name"])
@pytest.mark.parametrize(
    "error",
    [sqlite3.OperationalError("database or disk is full"), OSError(28, "No space left on device"), Cut()],
)
def test_broken_off_it_is_not_there(
    tmp_path: Path, charge: BattleState, monkeypatch: pytest.MonkeyPatch, at: str, error: BaseException
) -> None:
    def fails(*_given: object) -> int:
        raise error

    if at == "tables":
        monkeypatch.setattr(connection, "migrate", fails)
    elif at == "battle":
        monkeypatch.setattr(Campaign, "add_battle", fails)
    else:
        monkeypatch.setattr(connection, "_name_finally", fails)
    with pytest.raises(Cut if isinstance(error, Cut) else Fault):
        Campaign.create(tmp_path / "charge.banneret", [charge], NOON)

    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be(tmp_path: Path, charge: BattleState) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Fault) as refused:
        Campaign.create(tmp_path / "file" / "charge.banneret", [charge], NOON)

    assert refused.value.code == "disk_refused"


def test_an_older_campaign_is_copied_beside_before_it_is_brought_up_to_date(
    path: Path,
    charge: BattleState,
    monkeypatch: pytest.MonkeyPatch,
    remember: Callable[[Campaign, int], list[int]],
) -> None:
    campaign = Campaign.open(path)
    remember(campaign, 2)
    campaign.close()

    def add_notes(database: sqlite3.Connection) -> None:
        database.execute("CREATE TABLE note (body TEXT)")

    old = schema.VERSION
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, add_notes))
    monkeypatch.setattr(connection, "VERSION", old + 1)
    campaign = Campaign.open(path)

    assert campaign.writable
    assert campaign.head(1) == 2
    campaign.close()
    beside = path.with_name(f"charge.v{old}.banneret")
    assert tables(beside) == tables(path) - {"note"}
    assert (version(beside), version(path)) == (old, old + 1)


def test_a_step_that_fails_leaves_the_older_campaign(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(database: sqlite3.Connection) -> None:
        database.execute("CREATE TABLE note (body TEXT)")
        database.execute("CREATE TABLE battle (id)")

    before = path.read_bytes()
    old = schema.VERSION
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, fails))
    monkeypatch.setattr(connection, "VERSION", old + 1)
    with pytest.raises(Fault) as refused:
        Campaign.open(path)

    assert refused.value.code == "damaged_file"
    assert path.read_bytes() == before


def tables(path: Path) -> set[object]:
    with closing(sqlite3.connect(path)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def version(path: Path) -> object:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]
