"""The open battle: undo, redo, branches and drafts, over any restart; told after it is on disk, never before."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import (
    AdvanceSequence,
    GroupOrder,
    MarkShaken,
    Rally,
    ResolveSequence,
    StrikeOrder,
    Withdraw,
)
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.rules.service import RulesService
from banneret.session.document import Document, Happening
from banneret.store.campaign import Campaign

Opened = Callable[[], Document]

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)
CHARGE = ResolveSequence(
    groups=(GroupOrder(unit="horsemen", situation=9), GroupOrder(unit="peasants", situation=2)),
    strikes=(
        StrikeOrder(attacker="horsemen", defender="peasants"),
        StrikeOrder(attacker="peasants", defender="horsemen"),
    ),
)
TYPED = {
    "sequence.horsemen.training": Die(value=7, faces=10, source="table"),
    "sequence.peasants.training": Die(value=1, faces=10, source="table"),
}
DRAFT = Draft(command=CHARGE, dice=TYPED)
SHAKEN = MarkShaken(unit="peasants", shaken=True)
CALM = MarkShaken(unit="peasants", shaken=False)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another program reads in the file."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as other:
        return other.execute(query).fetchall()


def strengths(document: Document) -> tuple[int, int]:
    return document.state.troop("horsemen").count, document.state.troop("peasants").count


def test_the_charge(document: Document) -> None:
    """T12: 6 and 24; what is given back is what is in the log."""
    logged = document.accept(CHARGE, TYPED)

    assert strengths(document) == (6, 24)
    assert logged == document.event(logged.id) == document.undoable
    assert (list(document.path), list(document.ahead)) == ([1], [])


def test_undo_redo_and_the_recorded_dice(document: Document, charge: BattleState) -> None:
    """Undo then redo gives back the dice that fell; they are not thrown anew."""
    logged = document.accept(CHARGE, {})
    after = document.state
    assert {die.source for die in logged.event.dice.values()} == {"app"}

    assert document.undo() == logged
    assert document.state == charge
    assert (document.undoable, document.redoable) == (None, logged)
    assert document.undo() is None
    assert document.redo() == logged
    assert document.state == after
    assert document.redo() is None


def test_the_history_over_a_restart(opened: Opened, charge: BattleState) -> None:
    """Undo and redo go on after closing and opening again, as far as one likes."""
    document = opened()
    states = [charge]
    for command in (SHAKEN, CALM, Withdraw(unit="horsemen"), Rally(unit="horsemen")):
        document.accept(command, {})
        states.append(document.state)
    document.undo()
    document.close()
    document = opened()
    assert (list(document.path), list(document.ahead)) == ([1, 2, 3], [4])
    for state in reversed(states[:-2]):
        document.undo()
        assert document.state == state
    document.close()
    document = opened()
    assert list(document.ahead) == [1, 2, 3, 4]
    for state in states[1:]:
        document.redo()
        assert document.state == state


def test_a_new_action_keeps_the_old_branch(opened: Opened, path: Path) -> None:
    """What if he had charged later? The other way stays in the file."""
    document = opened()
    document.accept(SHAKEN, {})
    document.accept(CHARGE, TYPED)
    document.undo()
    document.undo()
    document.accept(Withdraw(unit="horsemen"), {})

    assert (list(document.path), list(document.ahead)) == ([3], [])
    assert document.redoable is None
    assert rows(path, "SELECT id, parent FROM event ORDER BY id") == [(1, None), (2, 1), (3, None)]
    assert document.event(2).event.command == CHARGE
    document.undo()
    assert list(document.ahead) == [3], "redo goes to the youngest"
    document.redo()
    document.close()
    assert opened().state.troop("horsemen").status == "fled"


def test_what_is_refused_changes_nothing(document: Document, path: Path, charge: BattleState) -> None:
    heard: list[Happening] = []
    document.subscribe(heard.append)
    bad = {"sequence.horsemen.training": Die(value=11, faces=20, source="table")}
    for command, dice in ((Rally(unit="horsemen"), {}), (CHARGE, bad), (Withdraw(unit="ghosts"), {})):
        with pytest.raises(Fault):
            document.accept(command, dice)

    assert document.state == charge
    assert heard == []
    assert rows(path, "SELECT count(*) FROM event") == [(0,)]


def test_what_the_disk_refuses_changes_nothing(document: Document, path: Path, opened: Opened) -> None:
    """The window goes on showing what is kept; the draft is still there to try again."""
    document.accept(SHAKEN, {})
    document.keep_draft("sequence", DRAFT)
    before, heard = document.state, []
    document.subscribe(heard.append)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TRIGGER full BEFORE UPDATE ON battle BEGIN SELECT RAISE(ABORT, 'full'); END")
        for attempt in (lambda: document.accept(CHARGE, TYPED), document.undo):
            with pytest.raises(Fault) as refused:
                attempt()
            assert refused.value.code == "disk_refused"
        other.execute("DROP TRIGGER full")

    assert (document.state, document.draft("sequence"), heard) == (before, DRAFT, [])
    assert (list(document.path), list(document.ahead)) == ([1], [])
    assert document.accept(CHARGE, TYPED).parent == 1
    assert document.undo() is not None


def test_nobody_hears_of_it_before_it_is_on_disk(document: Document, path: Path) -> None:
    """Whoever is told finds event and head in the file already, through a connection of his own."""
    seen: list[tuple[str, object, object]] = []

    def look(happening: Happening) -> None:
        ((head,),) = rows(path, "SELECT head FROM battle")
        ((events,),) = rows(path, "SELECT count(*) FROM event")
        seen.append((happening.kind, head, events))

    document.subscribe(look)
    document.accept(SHAKEN, {})
    document.accept(CALM, {})
    document.undo()
    document.redo()
    document.undo()
    document.undo()

    assert seen == [
        ("accepted", 1, 1),
        ("accepted", 2, 2),
        ("undone", 1, 2),
        ("redone", 2, 2),
        ("undone", 1, 2),
        ("undone", None, 2),
    ]


def test_nobody_sees_a_draft_before_it_is_on_disk(document: Document, path: Path) -> None:
    """A die rolled and shown is kept: a restart gives no second throw."""
    seen: list[int] = []
    document.subscribe(lambda _: seen.append(len(rows(path, "SELECT * FROM draft"))))
    document.keep_draft("sequence", Draft(command=CHARGE, dice=document.roll(CHARGE, {})))
    document.keep_draft("sequence", None)

    assert seen == [1, 0]


def test_whoever_listens_sees_the_document_as_it_stands(document: Document) -> None:
    seen: list[tuple[str, int | None, bool, list[int], list[int]]] = []
    document.subscribe(
        lambda what: seen.append(
            (
                what.kind,
                what.event.id if what.event else None,
                document.state.troop("peasants").shaken,
                list(document.path),
                list(document.ahead),
            )
        )
    )
    document.accept(SHAKEN, {})
    document.undo()
    document.redo()

    assert seen == [
        ("accepted", 1, True, [1], []),
        ("undone", 1, False, [], [1]),
        ("redone", 1, True, [1], []),
    ]


def test_who_no_longer_listens_is_not_told(document: Document) -> None:
    first: list[Happening] = []
    second: list[Happening] = []
    stop = document.subscribe(first.append)
    document.subscribe(lambda _: stop())
    document.subscribe(second.append)
    document.accept(SHAKEN, {})
    document.accept(CALM, {})
    stop()

    assert [len(first), len(second)] == [1, 2]


def test_the_draft_over_a_restart(opened: Opened) -> None:
    """Choices, bonuses and thrown dice, with those thrown away before."""
    document = opened()
    die = document.reroll(Die(value=3, faces=10, source="app", discarded=(9,)))
    draft = Draft(command=CHARGE, dice={"sequence.horsemen.training": die})
    document.keep_draft("sequence", draft)
    document.close()

    assert die.discarded == (9, 3)
    assert opened().draft("sequence") == draft


def test_only_the_draft_that_happened_is_gone(opened: Opened) -> None:
    """What is prepared outlives undo, redo and other events; its own event rolls fresh dice the next time."""
    document = opened()
    document.keep_draft("sequence", DRAFT)
    document.accept(SHAKEN, {})
    document.undo()
    document.redo()
    assert document.draft("sequence") == DRAFT
    document.keep_draft("assault", DRAFT)
    document.accept(CHARGE, TYPED, settles="sequence")
    assert (document.draft("sequence"), document.draft("assault")) == (None, DRAFT)
    document.undo()
    assert document.draft("sequence") is None, "a look at the future reveals no dice"
    document.close()
    document = opened()
    assert (document.draft("sequence"), document.draft("assault")) == (None, DRAFT)


def test_a_draft_is_no_part_of_the_history(document: Document, charge: BattleState) -> None:
    document.keep_draft("sequence", DRAFT)

    assert (document.state, document.undoable, list(document.path)) == (charge, None, [])


def test_rolling_leaves_typed_dice_alone(document: Document) -> None:
    """N5: only what is still needed; nothing is kept by it."""
    rolled = document.roll(CHARGE, {"sequence.peasants.training": TYPED["sequence.peasants.training"]})

    assert rolled["sequence.peasants.training"] == TYPED["sequence.peasants.training"]
    assert rolled["sequence.horsemen.training"].source == "app"
    assert document.undoable is None


def test_a_preview_is_what_is_then_recorded(document: Document) -> None:
    preview = document.preview(CHARGE, TYPED)
    logged = document.accept(CHARGE, TYPED)

    assert preview.event == logged.event
    assert preview.state == document.state


def test_a_second_window_reads_only(document: Document, opened: Opened) -> None:
    document.accept(SHAKEN, {})
    second = opened()

    assert (document.writable, second.writable) == (True, False)
    assert second.state == document.state
    for attempt in (lambda: second.accept(CALM, {}), second.undo):
        with pytest.raises(Fault) as refused:
            attempt()
        assert refused.value.code == "read_only"
    second.keep_draft("sequence", DRAFT)
    assert second.draft("sequence") == DRAFT, "it may play with a draft"
    assert document.draft("sequence") is None
    assert second.state == document.state


def test_the_last_events_newest_first(document: Document) -> None:
    for command in (SHAKEN, CALM, AdvanceSequence()):
        document.accept(command, {})
    document.undo()

    assert [logged.id for logged in document.recent(5)] == [2, 1]
    assert [logged.id for logged in document.recent(1)] == [2]


def test_the_time_of_keeping(document: Document) -> None:
    """The strip says "kept 2 s ago": at each thing kept, not at each look."""
    times = [document.kept_at]
    document.accept(SHAKEN, {})
    times.append(document.kept_at)
    document.keep_draft("sequence", DRAFT)
    times.append(document.kept_at)
    document.undo()
    times.append(document.kept_at)

    assert times == sorted(set(times))
    assert times[0].utcoffset() is not None


def test_a_campaign_without_a_battle(path: Path, opened: Opened) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("UPDATE desk SET battle = NULL")
    with pytest.raises(Fault) as refused:
        opened()

    assert (refused.value.code, refused.value.where) == ("no_battle", str(path))


def test_another_fight(document: Document, path: Path, charge: BattleState, opened: Opened) -> None:
    """The running one is parked, not lost: where it stood, what could be undone, what was being prepared."""
    second = document._campaign.add_battle(charge.model_copy(update={"name": "The bridge"}), NOON)
    document.accept(SHAKEN, {})
    document.accept(CALM, {})
    document.undo()
    document.keep_draft("sequence", DRAFT)
    before, heard = document.state, []
    document.subscribe(heard.append)
    document.open_battle(second)

    assert heard == [Happening("opened")]
    assert (document.battle, document.state.name, document.undoable) == (second, "The bridge", None)
    assert (document.draft("sequence"), list(document.path), list(document.ahead)) == (None, [], [])
    document.accept(AdvanceSequence(), {})
    document.close()
    document = opened()
    assert (document.battle, document.state.sequence) == (second, 2)
    document.open_battle(1)
    assert (document.state, document.draft("sequence")) == (before, DRAFT)
    assert (list(document.path), list(document.ahead)) == ([1], [2])
    assert document.battles() == {1: charge.name, second: "The bridge"}


def test_a_battle_that_cannot_be_read_stays_closed(
    document: Document, path: Path, charge: BattleState
) -> None:
    """It would bar the next start."""
    broken = document._campaign.add_battle(charge, NOON)
    document._campaign.lay_on_desk(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"UPDATE battle SET start = '{{}}' WHERE id = {broken}")
    for battle, code in ((broken, "unreadable_battle"), (99, "unknown_battle")):
        with pytest.raises(Fault) as refused:
            document.open_battle(battle)
        assert refused.value.code == code

    assert (document.battle, document.state) == (1, charge)
    assert rows(path, "SELECT battle FROM desk") == [(1,)]


def test_a_head_that_moved_under_the_window_is_refused(document: Document, path: Path) -> None:
    """Another program wrote past the lock: nothing is put after the wrong event."""
    document.accept(SHAKEN, {})
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("UPDATE battle SET head = NULL")
    with pytest.raises(Fault) as refused:
        document.accept(CALM, {})

    assert refused.value.code == "head_moved"
    assert document.state.troop("peasants").shaken


def test_a_document_on_a_look_writes_nothing(path: Path, charge: BattleState) -> None:
    before = path.read_bytes()
    looked = Document(Campaign.look_at(path), RulesService(), _Never(), lambda: NOON)
    looked.keep_draft("sequence", DRAFT)

    assert looked.state == charge
    assert looked.name == "charge"
    looked.close()
    assert path.read_bytes() == before
    assert [found.name for found in path.parent.iterdir()] == [path.name]


class _Never:
    def roll(self, faces: int) -> int:
        raise AssertionError(f"a d{faces} was rolled")
