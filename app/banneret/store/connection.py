"""Opening and making a campaign file: what it must be, and in which way SQLite may touch it."""

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from banneret.model.faults import Fault
from banneret.store.schema import APPLICATION_ID, VERSION, migrate

_DAMAGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file that is not as it was written: pages, tables, JSON."""


@contextmanager
def disk_faults(path: Path) -> Iterator[None]:
    """Turn what the disk or SQLite refuses into a fault that names the file and the reason.

    `damaged_file` where the file is not as it was written, `file_moved` where the open file is no longer at its place,
    else `disk_refused`.
    """
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise _fault(error, path) from error


def _fault(error: Exception, path: Path) -> Fault:
    if isinstance(error, OSError):
        return Fault("disk_refused", where=str(path), found=error.strerror or str(error))
    # SQLite's wrapper gives no code where a text in the file is no text.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return Fault("file_moved", where=str(path))
    damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.ProgrammingError)
    if damaged and code & 0xFF in _DAMAGE:
        return Fault("damaged_file", where=str(path), found=str(error))
    return Fault("disk_refused", where=str(path), found=str(error))


@contextmanager
def on_failure(undo: Callable[[], object]) -> Iterator[None]:
    """Call `undo` where what follows fails, by whatever; the failure itself goes on."""
    try:
        yield
    except BaseException:  # a handle must not stay open, not even after Ctrl+C
        undo()
        raise


def connect(path: Path) -> sqlite3.Connection:
    """Open an existing campaign to write.

    Refuses what `refuse_foreign` refuses, and `disk_refused` for what the disk says; an older campaign is migrated.
    """
    refuse_foreign(path)
    with disk_faults(path):
        connection = _open(path, "rw")
        with on_failure(connection.close):
            _refuse_newer(connection, path)
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found < VERSION:
                _migrate_beside(connection, path, found)
    return connection


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Open an existing campaign to look at; the file and its folder stay byte for byte as they are.

    A file that a killed program left in the middle of a write is put right in a copy, never in place. Refuses like
    `connect`.
    """
    refuse_foreign(path)
    with disk_faults(path):
        connection = _open(path, "ro")
        with on_failure(connection.close):
            try:
                _refuse_newer(connection, path)
            except sqlite3.OperationalError as error:
                # Only SQLite can tell a journal left behind from that of a writer at work: it refuses the former here.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_READONLY:
                    raise
                connection.close()
                return _recovered(path.resolve())
    return connection


def _recovered(path: Path) -> sqlite3.Connection:
    """Give the campaign as it was before the write that was cut off, in memory."""
    journal = path.with_name(path.name + "-journal")
    with tempfile.TemporaryDirectory(prefix="banneret-") as folder:
        copy = Path(folder) / "campaign.banneret"
        # The journal first: laid over a file that another window has put right meanwhile, it changes nothing.
        shutil.copyfile(journal, copy.with_name(copy.name + "-journal"))
        shutil.copyfile(path, copy)
        connection = sqlite3.connect(":memory:", isolation_level=None)
        with on_failure(connection.close):
            with closing(_open(copy, "rw")) as recovered:
                recovered.backup(connection)
            _refuse_newer(connection, path)
    return connection


def create(path: Path, fill: Callable[[sqlite3.Connection], None]) -> None:
    """Make a campaign with what `fill` puts into it; it appears under its name only when it is whole.

    Refuses `file_exists`, and `disk_refused` for what the disk says.
    """
    with disk_faults(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=path.name + ".", suffix=".new", dir=path.parent)
        os.close(handle)
        unfinished = Path(name)
        try:
            _sweep(unfinished, path)
            connection = _open(unfinished, "rw")
            try:
                make_tables(connection)
                fill(connection)
            finally:
                connection.close()
            _name_finally(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
            unfinished.with_name(unfinished.name + "-journal").unlink(missing_ok=True)


def _sweep(unfinished: Path, path: Path) -> None:
    """Take away what a program left that was killed while it made this campaign; nothing of it was ever shown.

    One that is younger than a minute may still be at it.
    """
    ours = re.compile(re.escape(path.name) + r"\.[a-z0-9_]{8}\.new(-journal)?")
    now = unfinished.stat().st_mtime
    for found in path.parent.iterdir():
        with suppress(OSError):  # it is only in the way
            if ours.fullmatch(found.name) and found.lstat().st_mtime < now - 60:
                found.unlink()


def make_tables(connection: sqlite3.Connection) -> None:
    """Make the tables of an empty campaign."""
    with transaction(connection):
        migrate(connection, 0)


def _name_finally(unfinished: Path, path: Path) -> None:
    """Give the finished file its name, never over another one."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise Fault("file_exists", where=str(path)) from None
    except OSError:  # a disk without hard links
        if path.exists():
            raise Fault("file_exists", where=str(path)) from None
        unfinished.replace(path)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it on disk when this ends, or none of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _open(path: Path, mode: str) -> sqlite3.Connection:
    # An absolute `file:` address of the name's own bytes: spaces, accents, `?` and `#` mean themselves, and a name
    # that is no UTF-8 can be opened too.
    address = f"file:{quote(os.fsencode(path.resolve()))}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=2.0)
    try:
        connection.execute("PRAGMA busy_timeout = 2000")
        connection.execute("PRAGMA foreign_keys = ON")
        if mode == "rw":
            connection.execute("PRAGMA journal_mode = TRUNCATE")
            connection.execute("PRAGMA synchronous = EXTRA")
    except BaseException:
        connection.close()
        raise
    return connection


def refuse_foreign(path: Path) -> None:
    """Look at the first bytes only: no other program's file, and none of a newer version, is ever opened by SQLite.

    Refuses `missing_file`, `not_a_campaign`, `newer_campaign`; nothing is touched.
    """
    with disk_faults(path):
        if not path.exists():
            raise Fault("missing_file", where=str(path))
        if not path.is_file():
            raise Fault("not_a_campaign", where=str(path))
        with path.open("rb") as file:
            header = file.read(100)
    found = _version(header)
    if found is None or found < 1:  # versions begin with 1
        raise Fault("not_a_campaign", where=str(path))
    _refuse_version(found, path)


def _version(header: bytes) -> int | None:
    """The version a campaign's first 100 bytes name; None for another kind of file."""
    marked = header[:16] == b"SQLite format 3\0" and int.from_bytes(header[68:72], "big") == APPLICATION_ID
    return int.from_bytes(header[60:64], "big", signed=True) if marked else None


def _refuse_newer(connection: sqlite3.Connection, path: Path) -> None:
    _refuse_version(connection.execute("PRAGMA user_version").fetchone()[0], path)


def _refuse_version(found: int, path: Path) -> None:
    if found > VERSION:
        raise Fault("newer_campaign", where=str(path), found=found, expected=VERSION)


def _migrate_beside(connection: sqlite3.Connection, path: Path, found: int) -> None:
    """Copy the old file beside (`NAME.v1.banneret`), then bring this one up to date in one transaction."""
    beside = path.with_name(f"{path.stem}.v{found}{path.suffix}")
    if not beside.exists():
        copy = sqlite3.connect(beside)
        try:
            connection.backup(copy)
        finally:
            copy.close()
    with transaction(connection):
        migrate(connection, found)
