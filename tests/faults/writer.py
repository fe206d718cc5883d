"""A program that accepts actions one after another until it is killed; fifty of them, each killed at another point.

Started by `test_killed.py` with the folder where the campaigns lie, `0.banneret` to `49.banneret`. Prints one JSON
line: for each campaign the ids of the events that were told to be accepted.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from banneret.model.commands import (
    AdvanceSequence,
    Command,
    Correct,
    GroupOrder,
    MarkShaken,
    ResolveSequence,
    StrikeOrder,
)
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign

POINTS = 50
FIGHT = ResolveSequence(
    groups=(GroupOrder(unit="horsemen", situation=5), GroupOrder(unit="peasants", situation=5)),
    strikes=(
        StrikeOrder(attacker="horsemen", defender="peasants"),
        StrikeOrder(attacker="peasants", defender="horsemen"),
    ),
)
ROUND: tuple[Command, ...] = (
    FIGHT,
    MarkShaken(unit="peasants", shaken=True),
    AdvanceSequence(),
    FIGHT,
    MarkShaken(unit="peasants", shaken=False),
)


def main(folder: Path) -> None:
    """Start and kill one writer after another."""
    accepted = [kill_one(folder / f"{point}.banneret", point) for point in range(POINTS)]
    print(json.dumps(accepted), flush=True)  # noqa: T201


def kill_one(path: Path, point: int) -> list[int]:
    """Give what the writer of that campaign had told when it was killed."""
    reading, writing = os.pipe()
    writer = os.fork()
    if writer == 0:
        os.close(reading)
        try:
            write(path, writing, point)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        ids: list[int] = []
        if point % 2 == 0:
            # After so many events are told, and so many microseconds more.
            ids = [int(told.readline()) for _ in range(point // 2 % 9)]
            until = time.perf_counter_ns() + 1_000 * (61 * point % 1_500)
            while time.perf_counter_ns() < until:
                pass
            os.kill(writer, signal.SIGKILL)
        ids += [int(line) for line in told]
    _, status = os.waitpid(writer, 0)
    assert os.WIFSIGNALED(status), os.waitstatus_to_exitcode(status)
    assert os.WTERMSIG(status) == signal.SIGKILL
    return ids


def write(path: Path, writing: int, point: int) -> None:
    """Accept for ever; each event's id is told once `accept` has given it back."""
    document = Document(Campaign.open(path), RulesService(), SystemRoller(), lambda: datetime.now(UTC))
    if point % 2 == 1:
        die_inside_sqlite(document, 20 + 37 * point)
    for reinforced in count(41):
        for command in ROUND:
            os.write(writing, b"%d\n" % document.accept(command, {}).id)
        men = Correct(unit="peasants", field="count", value=100 + reinforced, meaning="reinforcement")
        os.write(writing, b"%d\n" % document.accept(men, {}).id)


def die_inside_sqlite(document: Document, steps: int) -> None:
    """Let the program be killed at that step of SQLite's own machine, in the middle of a statement."""
    left = iter(range(steps))

    def step() -> int:
        if next(left, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    document._campaign._connection.set_progress_handler(step, 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
