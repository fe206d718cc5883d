"""How fast dice are rolled and sequences answered; prints the ratios that are to be reached."""

import io
import json
import time
import warnings
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from banneret.cli.resolve import resolve_lines
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # d20's own parser imports what Python has deprecated
    import d20

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "troops.json"


def _seconds(work: object, times: int) -> float:
    began = time.perf_counter()
    for _ in range(times):
        work()  # type: ignore[operator]
    return (time.perf_counter() - began) / times


def test_roller(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    """4d6 at once: the goal is 8 times the d20 library."""
    roller = SystemRoller()

    def four() -> int:
        return roller.roll(6) + roller.roll(6) + roller.roll(6) + roller.roll(6)

    benchmark(four)
    ours, theirs = _seconds(four, 20_000), _seconds(lambda: d20.roll("4d6"), 2_000)
    with capsys.disabled():
        print(f"\n4d6: {1 / ours:,.0f} a second, {theirs / ours:.1f} × d20 (goal 8)")


def test_headless_sequences(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    """The text's charge as JSON Lines, workings included: the goal is 10,000 a second."""
    standard = "rules/standard.toml"
    rule_set = read_rule_set(resource_text(standard), standard)
    request = json.loads(GOLDEN.read_text(encoding="utf-8"))[0]["request"]
    lines = [json.dumps(request).encode()] * 2_000

    def answer() -> int:
        return resolve_lines(lines, io.BytesIO(), SystemRoller(), rule_set)

    benchmark.pedantic(answer, rounds=5, warmup_rounds=1)
    took = _seconds(answer, 3)
    with capsys.disabled():
        print(f"\nheadless: {len(lines) / took:,.0f} sequences a second (goal 10,000)")
