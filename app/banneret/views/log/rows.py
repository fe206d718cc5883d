"""Which row of the log is which: events newest on top, the lines of an opened one beneath it.

Kept oldest first, one whole number a row, so that a new event is an append and 100,000 rows are under a megabyte.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import NamedTuple

_SHIFT = 20
_LAST = (1 << _SHIFT) - 1

MOST_LINES = _LAST
"""Lines that one event can have open; a larger one shows its first."""


class Place(NamedTuple):
    """What a row shows: the event at `position` (0 is the oldest), its sentence (line 0) or its line from 1."""

    position: int
    line: int


class LogRows:
    """Rows of `events` events, all closed at first. Row 0 is the newest event's sentence."""

    __slots__ = ("_keys",)

    def __init__(self, events: int = 0) -> None:
        # Positions go up and lines go down, so that the keys are sorted and a row is found by bisection.
        self._keys = array("q", (_key(position, 0) for position in range(events)))

    def __len__(self) -> int:
        return len(self._keys)

    def place(self, row: int) -> Place:
        """Give what the row shows; rows from 0."""
        position, rest = divmod(self._keys[len(self._keys) - 1 - row], 1 << _SHIFT)
        return Place(position, _LAST - rest)

    def row(self, position: int) -> int:
        """Give the row of an event's sentence."""
        return len(self._keys) - 1 - self._index(position)

    def lines(self, position: int) -> int:
        """Give how many lines of the event are open."""
        return self._index(position) - self._start(position)

    def append(self, position: int) -> None:
        """Put a new event on top."""
        self._keys.append(_key(position, 0))

    def count_from(self, position: int) -> int:
        """Give how many rows show the event at `position` and those above it."""
        return len(self._keys) - self._start(position)

    def cut_from(self, position: int) -> None:
        """Take that event and those above it away."""
        del self._keys[self._start(position) :]

    def open(self, position: int, lines: int) -> None:
        """Put lines 1 to `lines` beneath a closed event's sentence."""
        start = self._start(position)
        self._keys[start:start] = array("q", (_key(position, line) for line in range(lines, 0, -1)))

    def close(self, position: int) -> None:
        """Take the event's lines away."""
        del self._keys[self._start(position) : self._index(position)]

    def _start(self, position: int) -> int:
        return bisect_left(self._keys, position << _SHIFT)

    def _index(self, position: int) -> int:
        return bisect_left(self._keys, _key(position, 0))


def _key(position: int, line: int) -> int:
    return (position << _SHIFT) | (_LAST - line)
