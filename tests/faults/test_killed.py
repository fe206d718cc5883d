"""Killed at fifty points while it writes: every accepted event is there, the file is whole, the battle goes on."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence
from banneret.resources import resource_text
from banneret.rules.changes import apply_changes
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

POINTS = 50
NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL and fork")


@pytest.fixture(scope="module")
def start() -> BattleState:
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory, start: BattleState) -> tuple[Path, list[list[int]]]:
    """The folder with the campaigns as the killed programs left them, and what each had told before."""
    folder = tmp_path_factory.mktemp("killed")
    Campaign.create(folder / "0.banneret", [start], NOON)
    for point in range(1, POINTS):
        shutil.copyfile(folder / "0.banneret", folder / f"{point}.banneret")
    writer = Path(__file__).with_name("writer.py")
    ended = subprocess.run(
        [sys.executable, str(writer), str(folder)], capture_output=True, text=True, check=False, timeout=120
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    told: list[list[int]] = json.loads(ended.stdout)
    return folder, told


@pytest.mark.parametrize("point", range(POINTS))
def test_every_accepted_event_is_there(
    killed: tuple[Path, list[list[int]]], point: int, start: BattleState
) -> None:
    folder, told = killed
    path = folder / f"{point}.banneret"
    looked = Campaign.look_at(path)
    kept = list(looked.path_to(looked.head(1)))
    looked.close()
    # Killed between commit and telling, one more may be kept: whole as well.
    assert kept[: len(told[point])] == told[point]
    assert len(kept) - len(told[point]) in (0, 1)

    document = Document(Campaign.open(path), RulesService(), SystemRoller(), lambda: NOON)
    assert document.writable, "the kernel freed the killed program's lock"
    assert list(document.path) == kept
    state = start
    for number in kept:
        state = apply_changes(state, document.event(number).event.changes)
    assert document.state == state
    assert document.accept(AdvanceSequence(), {}).parent == (kept[-1] if kept else None)
    document.close()
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert other.execute("PRAGMA foreign_key_check").fetchall() == []
        assert other.execute("SELECT count(*) FROM event").fetchone() == (len(kept) + 1,)


def test_the_points_are_spread(killed: tuple[Path, list[list[int]]]) -> None:
    """Some were killed before their first event was told, some after many."""
    _, told = killed

    assert len({len(ids) for ids in told}) >= 6
    assert min(map(len, told)) == 0
