"""The headless door with a stream missing, a byte order mark, Ctrl+C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from io import BytesIO

import pytest

from banneret.cli.resolve import resolve_lines
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set

REQUEST = (
    b'{"resolve": "terror", "willpower": 11, "body": 49, "level": 3, "terror": 150, "rolls": [3, 4, 5]}\n'
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a shell")


@pytest.mark.parametrize("closed", ["<&-", ">&-", ">&- 2>&-"])
def test_a_closed_stream_is_said_in_one_line(closed: str) -> None:
    ended = subprocess.run(
        ["sh", "-c", f'"$0" -m banneret resolve {closed}', sys.executable],
        input=REQUEST,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (1, b"")
    expected = b"" if "2>" in closed else b"banneret: standard "
    assert ended.stderr.startswith(expected)
    assert ended.stderr.count(b"\n") == (1 if expected else 0)


def test_a_byte_order_mark_is_no_fault() -> None:
    """Some editors and shells begin a file with one."""
    out = BytesIO()
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    assert resolve_lines([b"\xef\xbb\xbf" + REQUEST], out, SystemRoller(), rules) == 0
    assert json.loads(out.getvalue()) == {"total": 170, "flees": False}


def test_ctrl_c_ends_it_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "banneret", "resolve"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as door:
        assert door.stdin is not None
        assert door.stdout is not None
        door.stdin.write(REQUEST)
        door.stdin.flush()
        assert json.loads(door.stdout.readline())["total"] == 170
        door.send_signal(signal.SIGINT)
        assert door.wait(timeout=60) == -signal.SIGINT
        assert door.stderr is not None
        assert door.stderr.read() == b""
