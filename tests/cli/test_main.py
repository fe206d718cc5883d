"""The commands as a script starts them: a program of its own, without a display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
TROOPS: list[dict[str, Any]] = json.loads((GOLDEN / "troops.json").read_text(encoding="utf-8"))
REQUESTS = "".join(json.dumps(case["request"]) + "\n" for case in TROOPS)


def run(*arguments: str, given: str | bytes = "", **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Start `banneret` where there is no display and no Qt platform to fall back on."""
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    return subprocess.run(
        [sys.executable, "-m", "banneret", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        env=environment,
        check=False,
        timeout=60,
        **({"capture_output": True} | more),
    )


def test_golden_through_the_program() -> None:
    """T12 and all that goes with it, in one run."""
    ended = run("resolve", given=REQUESTS)

    assert (ended.returncode, ended.stderr) == (0, b"")
    assert [json.loads(line) for line in ended.stdout.splitlines()] == [case["response"] for case in TROOPS]


def test_a_refused_line_gives_status_1_and_no_word_elsewhere() -> None:
    ended = run("resolve", given=b"\xff\n" + REQUESTS.encode())

    assert (ended.returncode, ended.stderr) == (1, b"")
    lines = [json.loads(line) for line in ended.stdout.splitlines()]
    assert "error" in lines[0]
    assert lines[1:] == [case["response"] for case in TROOPS]


def test_schema_is_json() -> None:
    ended = run("schema")

    assert (ended.returncode, ended.stderr) == (0, b"")
    assert json.loads(ended.stdout).keys() == {"requests", "answers", "files", "dice"}


def test_an_unknown_option_is_said_in_words() -> None:
    ended = run("resolve", "--dance")

    assert ended.returncode == 2
    assert b"usage: banneret" in ended.stderr
    assert b"Traceback" not in ended.stderr


def test_a_reader_that_goes_away_is_no_accident() -> None:
    """`banneret resolve | head -1`: no traceback, and the status says that not all was answered."""
    program = subprocess.Popen(
        [sys.executable, "-m", "banneret", "resolve"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdin.write(REQUESTS.encode())
    program.stdin.flush()
    program.stdout.readline()
    program.stdout.close()
    try:
        program.stdin.write(REQUESTS.encode() * 10)
        program.stdin.close()
    except BrokenPipeError:
        pass
    said = program.stderr.read()
    program.stderr.close()

    assert (program.wait(timeout=60), said) == (1, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")  # noqa: PTH110
@pytest.mark.parametrize("command", ["resolve", "schema"])
def test_a_full_disk_is_said_in_one_line(command: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = run(command, given=REQUESTS, capture_output=False, stdout=full, stderr=subprocess.PIPE)

    assert ended.returncode == 1
    assert ended.stderr == b"banneret: No space left on device\n"
