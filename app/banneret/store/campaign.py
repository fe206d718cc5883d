"""The campaign: battles, their trees of events, drafts; each write is on disk when the call returns."""

import os
import sqlite3
from array import array
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, cast

from pydantic import ValidationError

from banneret.model.battle import BattleState
from banneret.model.events import Draft, Event, Panel
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.model.validation import fault_from
from banneret.rules.changes import apply_changes
from banneret.store.connection import (
    connect,
    connect_read_only,
    create,
    disk_faults,
    make_tables,
    on_failure,
    refuse_foreign,
    transaction,
)
from banneret.store.lock import WriterLock

SNAPSHOT_EVERY = 64
"""Events between two kept states: opening applies at most this many."""


class StoredEvent(NamedTuple):
    """An event as it lies in the file: its id, the event before it (None: the battle's start), when it was kept."""

    id: int
    parent: int | None
    at: datetime
    event: Event


class Campaign:
    """An open campaign file. One writer at a time; whoever comes second, or may not write, reads only.

    Every call may raise the fault `disk_refused`; then nothing of it is on disk.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: WriterLock | None) -> None:
        self.path = path
        self._connection = connection
        self._lock = lock

    @classmethod
    def open(cls, path: Path) -> "Campaign":
        """Open to write; read-only where another window holds the lock or the place cannot be written.

        Refuses what `connect` refuses, before anything is made beside the file.
        """
        refuse_foreign(path)
        lock = _lock(path)
        if lock is None:
            return cls(path, connect_read_only(path), None)
        with on_failure(lock.release):
            return cls(path, connect(path), lock)

    @classmethod
    def look_at(cls, path: Path) -> "Campaign":
        """Open to look at: takes no lock, changes no byte. Refuses what `connect_read_only` refuses."""
        return cls(path, connect_read_only(path), None)

    @classmethod
    def create(cls, path: Path, battles: Sequence[BattleState], at: datetime) -> None:
        """Make a campaign holding these battles, the first on the desk.

        It appears under its name only when it is whole. Refuses `file_exists`, and `disk_refused` for what the disk
        says.
        """
        create(path, lambda connection: cls._fill(path, connection, battles, at))

    @classmethod
    def in_memory(cls, path: Path, battles: Sequence[BattleState], at: datetime) -> "Campaign":
        """Give a campaign as `create` would make it, to look at: nothing of it touches the disk."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        make_tables(connection)
        cls._fill(path, connection, battles, at)
        return cls(path, connection, None)

    @classmethod
    def _fill(
        cls, path: Path, connection: sqlite3.Connection, battles: Sequence[BattleState], at: datetime
    ) -> None:
        campaign = cls(path, connection, None)
        for battle in battles:
            campaign.keep_rule_set(battle.rule_set)
        made = [campaign.add_battle(battle, at) for battle in battles]
        if made:
            campaign.lay_on_desk(made[0])

    @property
    def writable(self) -> bool:
        """Whether this window may write."""
        return self._lock is not None

    def close(self) -> None:
        """Let go of the file and its lock."""
        self._connection.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # Battles

    def add_battle(self, start: BattleState, at: datetime) -> int:
        """Keep a new battle and lay it on the desk; gives its id."""
        with disk_faults(self.path), transaction(self._connection):
            battle = self._insert(
                "INSERT INTO battle (start, created) VALUES (?, ?)", start.model_dump_json(), _stamp(at)
            )
            self._connection.execute("UPDATE desk SET battle = ?", (battle,))
            return battle

    def battles(self) -> dict[int, str]:
        """Give the battles of the campaign in the order they were made: id, and the name each began with."""
        # One that cannot be read keeps its place: it must not hide the others.
        name = "CASE WHEN json_valid(start) THEN json_extract(start, '$.name') END"
        rows = self._rows(f"SELECT id, {name} FROM battle ORDER BY id")  # noqa: S608 - no value in it
        return {battle: str(name or "?") for battle, name in rows if isinstance(battle, int)}

    def lay_on_desk(self, battle: int) -> None:
        """Let this be the battle that lies open; the one that lay there keeps where it stands."""
        with disk_faults(self.path), transaction(self._connection):
            self._connection.execute("UPDATE desk SET battle = ?", (battle,))

    def battle_on_desk(self) -> int | None:
        """Give the battle that lies open, or None in an empty campaign."""
        return self._number("SELECT battle FROM desk")

    def head(self, battle: int) -> int | None:
        """Give the event at which the battle stands, or None at its start."""
        return self._number("SELECT head FROM battle WHERE id = ?", battle)

    # Events

    def append(
        self,
        battle: int,
        parent: int | None,
        event: Event,
        state: BattleState,
        at: datetime,
        settles: Panel | None = None,
    ) -> int:
        """Keep an event after `parent`, move the head to it and drop the draft it settles, all in one transaction.

        `state` is the battle after the event; it is kept too at every `SNAPSHOT_EVERY`th event. Gives the event's id.
        Refuses `head_moved` where the battle does not stand at `parent`.
        """
        with disk_faults(self.path), transaction(self._connection):
            self._refuse_moved(battle, parent)
            depth = (self._number("SELECT depth FROM event WHERE id = ?", parent) or 0) + 1
            number = self._insert(
                "INSERT INTO event (battle, parent, depth, at, body) VALUES (?, ?, ?, ?, ?)",
                battle,
                parent,
                depth,
                _stamp(at),
                event.model_dump_json(),
            )
            if depth % SNAPSHOT_EVERY == 0:
                self._insert(
                    "INSERT INTO snapshot (event, state) VALUES (?, ?)", number, state.model_dump_json()
                )
            self._connection.execute("UPDATE battle SET head = ? WHERE id = ?", (number, battle))
            if settles is not None:
                self._drop_draft(battle, settles)
            return number

    def move_head(self, battle: int, since: int | None, event: int | None) -> None:
        """Let the battle stand at another event of its tree (None: its start); what is being prepared stays.

        Refuses `head_moved` where the battle does not stand at `since`.
        """
        with disk_faults(self.path), transaction(self._connection):
            self._refuse_moved(battle, since)
            self._connection.execute("UPDATE battle SET head = ? WHERE id = ?", (event, battle))

    def _refuse_moved(self, battle: int, since: int | None) -> None:
        # The lock keeps a second writer out, unless somebody has deleted it.
        if self.head(battle) != since:
            raise Fault("head_moved", where=str(battle))

    def event(self, event: int) -> StoredEvent:
        """Read one event; refuses `unreadable_event` where the file holds something else."""
        rows = self._rows("SELECT parent, at, body FROM event WHERE id = ?", event)
        if not rows:
            raise Fault("unknown_event", where=str(event))
        parent, at, body = rows[0]
        # Ids only grow: a damaged file's ring of parents would never come to an end.
        if isinstance(parent, int) and parent >= event:
            raise Fault("unreadable_event", where=str(event), found=f"parent {parent}")
        try:
            return StoredEvent(
                event,
                parent if isinstance(parent, int) else None,
                datetime.fromisoformat(str(at)),
                Event.model_validate_json(str(body)),
            )
        except ValueError as error:  # pydantic's ValidationError is one
            raise Fault("unreadable_event", where=str(event), found=_found(error)) from error

    def last_child(self, battle: int, event: int | None) -> int | None:
        """Give the youngest event that follows `event`: what redo goes to."""
        youngest = "SELECT max(id) FROM event WHERE battle = ? AND parent IS ? AND id > ?"
        return self._number(youngest, battle, event, event or 0)

    def path_to(self, event: int | None) -> "array[int]":
        """Give the ids from the battle's first event to `event`, that one included."""
        rows = self._rows(
            "WITH RECURSIVE up (id, parent) AS ("
            " SELECT id, parent FROM event WHERE id = ?"
            " UNION ALL SELECT e.id, e.parent FROM event e JOIN up ON e.id = up.parent AND e.id < up.id"
            ") SELECT id FROM up ORDER BY id",
            event,
        )
        return array("q", (number for (number,) in rows if isinstance(number, int)))

    def state_at(self, battle: int, event: int | None) -> BattleState:
        """Give the battle as it stood after `event` (None: at its start), from the nearest kept state.

        Refuses `unreadable_battle`, `unreadable_event`, and what `apply_changes` refuses: nothing is skipped.
        """
        since: list[Event] = []
        state: BattleState | None = None
        while event is not None and (state := self._kept_state(event)) is None:
            stored = self.event(event)
            since.append(stored.event)
            event = stored.parent
        if state is None:
            state = self._start(battle)
        for past in reversed(since):
            state = apply_changes(state, past.changes)
        return state

    def _kept_state(self, event: int) -> BattleState | None:
        """The state kept with an event; one that cannot be read counts as none: the events before it tell the same."""
        text = self._text("SELECT state FROM snapshot WHERE event = ?", event)
        try:
            return None if text is None else BattleState.model_validate_json(text)
        except ValidationError:
            return None

    def _start(self, battle: int) -> BattleState:
        text = self._text("SELECT start FROM battle WHERE id = ?", battle)
        if text is None:
            raise Fault("unknown_battle", where=str(battle))
        try:
            return BattleState.model_validate_json(text)
        except ValidationError as error:
            raise Fault("unreadable_battle", where=str(battle), found=_found(error)) from error

    def family(self, battle: int) -> dict[int | None, list[int]]:
        """Give the ids of the events that follow each event of a battle (None: its start), oldest first."""
        rows = self._rows("SELECT parent, id FROM event WHERE battle = ? ORDER BY id", battle)
        children: dict[int | None, list[int]] = {}
        for parent, number in rows:
            if isinstance(number, int):
                children.setdefault(parent if isinstance(parent, int) else None, []).append(number)
        return children

    # Rule sets

    def rule_sets(self) -> dict[str, RuleSet]:
        """Give the rule sets that the campaign holds, by their keys; one that cannot be read is left out."""
        found: dict[str, RuleSet] = {}
        for key, body in self._rows("SELECT key, body FROM rule_set ORDER BY rowid"):
            try:
                found[str(key)] = RuleSet.model_validate_json(str(body))
            except ValidationError:
                continue
        return found

    def keep_rule_set(self, rule_set: RuleSet) -> None:
        """Keep a rule set under its key, in place of another with that key; battles keep their own copy."""
        with disk_faults(self.path), transaction(self._connection):
            self._insert(
                "INSERT INTO rule_set (key, body) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET body = excluded.body",
                rule_set.key,
                rule_set.model_dump_json(),
            )

    def damage(self) -> list[Fault]:
        """Give what SQLite's own check finds wrong with the file, as faults `damaged_file`."""
        rows = self._rows("PRAGMA integrity_check(20)")
        return [
            Fault("damaged_file", where=str(self.path), found=str(row[0])) for row in rows if row[0] != "ok"
        ]

    # Drafts

    def draft(self, battle: int, panel: Panel) -> Draft | None:
        """Give what is being prepared there; one that this program cannot read counts as none (it is no fact)."""
        # As bytes: what is no text must not bar the start either.
        query = "SELECT CAST(body AS BLOB) FROM draft WHERE battle = ? AND panel = ?"
        found = self._rows(query, battle, panel)
        try:
            return Draft.model_validate_json(cast(bytes, found[0][0])) if found else None
        except ValidationError:
            return None

    def keep_draft(self, battle: int, panel: Panel, draft: Draft | None) -> None:
        """Keep what is being prepared there, outside the history; None drops it."""
        with disk_faults(self.path), transaction(self._connection):
            if draft is None:
                self._drop_draft(battle, panel)
            else:
                self._connection.execute(
                    "INSERT INTO draft (battle, panel, body) VALUES (?, ?, ?)"
                    " ON CONFLICT (battle, panel) DO UPDATE SET body = excluded.body",
                    (battle, panel, draft.model_dump_json()),
                )

    def _drop_draft(self, battle: int, panel: Panel) -> None:
        self._connection.execute("DELETE FROM draft WHERE battle = ? AND panel = ?", (battle, panel))

    def _insert(self, statement: str, *values: int | str | None) -> int:
        return self._connection.execute(statement, values).lastrowid or 0

    def _rows(self, query: str, *values: int | str | None) -> list[tuple[object, ...]]:
        with disk_faults(self.path):
            return self._connection.execute(query, values).fetchall()

    def _cell(self, query: str, *values: int | None) -> object:
        rows = self._rows(query, *values)
        return rows[0][0] if rows else None

    def _number(self, query: str, *values: int | None) -> int | None:
        found = self._cell(query, *values)
        return found if isinstance(found, int) else None

    def _text(self, query: str, *values: int | None) -> str | None:
        found = self._cell(query, *values)
        return found if isinstance(found, str) else None


def _lock(path: Path) -> WriterLock | None:
    """Give the writer's lock, or None where another window holds it, or file or folder may not be written."""
    # SQLite would open a write-protected file all the same, and refuse only the first event.
    if not (os.access(path, os.W_OK) and os.access(path.resolve().parent, os.W_OK)):
        return None
    try:
        return WriterLock.take(path)
    except OSError:
        return None


def _found(error: ValueError) -> str:
    """The first place that cannot be read, and what stands there: never pydantic's own sentences."""
    if not isinstance(error, ValidationError):
        return str(error)[:120]
    refused = fault_from(error)
    return " ".join(part for part in (refused.where, str(refused.values.get("found", ""))) if part)


def _stamp(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")
