"""The campaign file's own shape: its marks, its tables, and the steps from one version to the next."""

import sqlite3
from collections.abc import Callable, Sequence

APPLICATION_ID = 0x424E5254
"""`BNRT`: what SQLite's `application_id` says in a campaign file."""

_TABLES = """
CREATE TABLE battle (
    id      INTEGER PRIMARY KEY,
    start   TEXT NOT NULL,                    -- the state before the first event, JSON
    head    INTEGER REFERENCES event (id),    -- where the battle stands; NULL: at its start
    created TEXT NOT NULL
);
CREATE TABLE event (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    battle  INTEGER NOT NULL REFERENCES battle (id),
    parent  INTEGER REFERENCES event (id),    -- NULL: the first of its branch
    depth   INTEGER NOT NULL,                 -- events before it on its path, itself included
    at      TEXT NOT NULL,
    body    TEXT NOT NULL                     -- the event, JSON
);
CREATE INDEX event_by_parent ON event (battle, parent);
CREATE TABLE snapshot (
    event   INTEGER PRIMARY KEY REFERENCES event (id),
    state   TEXT NOT NULL                     -- the state after that event, JSON
);
CREATE TABLE draft (
    battle  INTEGER NOT NULL REFERENCES battle (id),
    panel   TEXT NOT NULL,                    -- where it is prepared: sequence, assault
    body    TEXT NOT NULL,                    -- the command being prepared and its dice, JSON
    PRIMARY KEY (battle, panel)
);
CREATE TABLE rule_set (
    key     TEXT PRIMARY KEY,
    body    TEXT NOT NULL                     -- a rule set that battles may be fought under, JSON
);
CREATE TABLE desk (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    battle  INTEGER REFERENCES battle (id)    -- the battle that lies open
);
INSERT INTO desk (one, battle) VALUES (1, NULL);
"""


def _create(connection: sqlite3.Connection) -> None:
    for statement in _TABLES.split(";\n"):
        if statement.strip():
            connection.execute(statement)


MIGRATIONS: Sequence[Callable[[sqlite3.Connection], None]] = (_create,)
"""Step n brings a file from version n to n + 1; the first makes the tables of an empty file."""

VERSION = len(MIGRATIONS)
"""What SQLite's `user_version` says in a file of this program."""


def migrate(connection: sqlite3.Connection, found: int) -> None:
    """Bring a file from version `found` to `VERSION`, inside the caller's transaction."""
    for number, step in enumerate(MIGRATIONS[found:], start=found + 1):
        step(connection)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
