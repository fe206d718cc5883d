"""Dice thrown by the app: uniform on 1..faces (N4), from the system's own randomness, passed in where needed."""

import os
from collections.abc import Callable
from typing import Protocol


class Roller(Protocol):
    """Whoever throws dice."""

    def roll(self, faces: int) -> int:
        """Give a face, uniform on 1..faces (N4)."""
        ...


class SystemRoller:
    """Rolls from `os.urandom`, read in blocks; biased faces are rejected, so every face is equally likely."""

    __slots__ = ("_block", "_bytes", "_pool")

    def __init__(self, source: Callable[[int], bytes] = os.urandom, block: int = 4096) -> None:
        self._bytes = source
        self._block = block
        self._pool: list[int] = []

    def roll(self, faces: int) -> int:
        """Give a face, uniform on 1..faces (N4); faces from 2 to 1,000."""
        if faces <= 256:
            limit = 256 - 256 % faces
            while True:
                if not self._pool:
                    self._pool.extend(self._bytes(self._block))
                byte = self._pool.pop()
                if byte < limit:
                    return byte % faces + 1
        limit = 65536 - 65536 % faces
        while True:
            while len(self._pool) < 2:
                self._pool.extend(self._bytes(self._block))
            value = self._pool.pop() * 256 + self._pool.pop()
            if value < limit:
                return value % faces + 1
