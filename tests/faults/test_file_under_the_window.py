"""The campaign is moved, replaced, deleted or written by another while it lies open."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import Correct
from banneret.model.faults import Fault
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def opened(path: Path) -> Document:
    return Document(Campaign.open(path), RulesService(), SystemRoller(), lambda: NOON)


def train(document: Document, value: int) -> None:
    document.accept(Correct(unit="horsemen", field="training", value=value), {})


@pytest.fixture
def document(path: Path) -> Iterator[Document]:
    document = opened(path)
    train(document, 7)
    yield document
    document.close()


def replace(path: Path) -> None:
    other = path.with_name("other.banneret")
    shutil.copyfile(path, other)
    other.replace(path)


AWAY: list[Callable[[Path], object]] = [
    Path.unlink,
    lambda path: path.rename(path.with_name("elsewhere.banneret")),
    replace,
    lambda path: shutil.rmtree(path.parent),
]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("take_away", AWAY, ids=["deleted", "moved", "replaced", "folder removed"])
def test_a_campaign_that_is_no_longer_there(
    document: Document, path: Path, take_away: Callable[[Path], object]
) -> None:
    """Nothing goes into a file that nobody can find again; what stands on screen is what was kept."""
    take_away(path)
    for what in (lambda: train(document, 8), document.undo):
        with pytest.raises(Fault) as refused:
            what()
        assert (refused.value.code, refused.value.where) == ("file_moved", str(path))

    assert document.state.troop("horsemen").training == 7
    assert list(document.path) == [1]


def test_two_writers_never_undo_each_others_events(document: Document, path: Path) -> None:
    """Somebody deletes the lock, and a second window writes: the first one changes nothing from then on."""
    path.with_name(path.name + ".lock").unlink()
    other = opened(path)
    train(other, 50)
    for what in (lambda: train(document, 8), document.undo):
        with pytest.raises(Fault) as refused:
            what()
        assert refused.value.code == "head_moved"

    assert [other.event(number).id for number in other.path] == [1, 2]
    assert other.state.troop("horsemen").training == 50
    other.close()


def test_a_battle_that_cannot_be_read_hides_no_other(
    path: Path, document: Document, charge: BattleState
) -> None:
    campaign = document._campaign
    campaign.add_battle(charge, NOON)
    campaign.lay_on_desk(1)
    campaign._connection.execute("UPDATE battle SET start = '{' WHERE id = 2")

    assert document.battles() == {1: charge.name, 2: "?"}
    with pytest.raises(Fault) as refused:
        document.open_battle(2)
    assert (refused.value.code, refused.value.where) == ("unreadable_battle", "2")
    assert "pydantic" not in str(refused.value.values["found"])
    assert document.battle == 1
