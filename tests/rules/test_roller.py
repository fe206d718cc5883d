"""The app's dice: every face as likely as any other, for every die that a rule set may have (N4)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from banneret.rules.roller import SystemRoller


def stream(seed: str) -> Callable[[int], bytes]:
    """The same uniform bytes in every run: SHA-256 of a counter."""
    count = 0

    def give(number: int) -> bytes:
        nonlocal count
        out = b""
        while len(out) < number:
            out += hashlib.sha256(f"{seed} {count}".encode()).digest()
            count += 1
        return out[:number]

    return give


def fixed(values: list[int]) -> Callable[[int], bytes]:
    """These bytes one after another, each asked for alone; then no more."""
    left = list(values)
    return lambda number: bytes(left.pop(0) for _ in range(number))


# 0.999 quantiles of chi-square for faces - 1 degrees of freedom.
@pytest.mark.parametrize(
    ("faces", "limit"),
    [(2, 10.83), (3, 13.82), (6, 20.52), (10, 27.88), (20, 43.82), (100, 148.23), (1_000, 1_143.9)],
)
def test_uniform(faces: int, limit: float) -> None:
    """N4: with fair bytes the faces pass the chi-square test; a modulo without rejection fails it for a d100."""
    roller = SystemRoller(stream("fair"))
    throws = 100 * faces if faces == 1_000 else 20_000
    counts = Counter(roller.roll(faces) for _ in range(throws))
    expected = throws / faces
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, faces + 1))

    assert set(counts) <= set(range(1, faces + 1))
    assert chi_square < limit


@pytest.mark.parametrize("faces", [2, 3, 6, 7, 10, 12, 20, 100, 255, 256])
def test_every_byte_counts_the_same(faces: int) -> None:
    """N4, exactly: of the 256 bytes each face has as many, the rest are thrown again."""
    counts: Counter[int] = Counter()
    rejected = 0
    for byte in range(256):
        try:
            counts[SystemRoller(fixed([byte]), block=1).roll(faces)] += 1
        except IndexError:  # it asked for another byte
            rejected += 1

    assert sorted(counts) == list(range(1, faces + 1))
    assert set(counts.values()) == {256 // faces}
    assert rejected == 256 % faces


@pytest.mark.parametrize("faces", [257, 300, 1_000])
def test_every_pair_of_bytes_counts_the_same(faces: int) -> None:
    """N4, exactly, for dice of more faces than a byte tells apart."""
    counts: Counter[int] = Counter()
    rejected = 0
    for high in range(256):
        for low in range(256):
            try:
                counts[SystemRoller(fixed([low, high]), block=2).roll(faces)] += 1
            except IndexError:
                rejected += 1

    assert sorted(counts) == list(range(1, faces + 1))
    assert set(counts.values()) == {65_536 // faces}
    assert rejected == 65_536 % faces


def test_every_die_there_may_be() -> None:
    """N4: 2 to 1,000 faces; the highest and the lowest face both come."""
    roller = SystemRoller(stream("every die"))
    for faces in range(2, 1_001):
        thrown = {roller.roll(faces) for _ in range(40)}
        assert min(thrown) >= 1
        assert max(thrown) <= faces
    assert {roller.roll(2) for _ in range(100)} == {1, 2}


def test_biased_bytes_are_thrown_again() -> None:
    """N4: of 256 bytes the last six would favour the faces 1 to 6 of a d10."""
    roller = SystemRoller(fixed([255, 250, 249]), block=1)

    assert roller.roll(10) == 10


def test_no_byte_is_used_twice() -> None:
    """Ten thousand rolls read at least as many bytes: one roll tells nothing about the next."""
    asked = 0
    source = stream("once")

    def counting(number: int) -> bytes:
        nonlocal asked
        asked += number
        return source(number)

    roller = SystemRoller(counting)
    for _ in range(10_000):
        roller.roll(10)

    assert asked >= 10_000


def test_two_programs_do_not_roll_alike() -> None:
    """By default from the system's own randomness."""
    one, two = SystemRoller(), SystemRoller()

    assert [one.roll(1_000) for _ in range(20)] != [two.roll(1_000) for _ in range(20)]
