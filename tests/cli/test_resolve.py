"""The door itself: one answer a line in the same order, whatever stands on the line; never a traceback."""

from __future__ import annotations

import ast
import io
import json
import random
import re
import string
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.resolve import ANSWERERS, resolve_lines
from banneret.cli.sentences import SENTENCES, sentence
from banneret.model import validation
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CASES: list[dict[str, Any]] = [
    case
    for name in ("troops.json", "heroes.json")
    for case in json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    if case["request"]["resolve"] in ANSWERERS
]
RULE_SET = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
CHARGE = json.dumps(CASES[0]["request"]).encode()


def answers(lines: Iterable[bytes]) -> tuple[int, list[Any]]:
    out = io.BytesIO()
    status = resolve_lines(lines, out, SystemRoller(), RULE_SET)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_one_answer_a_line_in_the_same_order() -> None:
    bad = json.dumps({**CASES[0]["request"], "mode": "charge"}).encode()
    status, given = answers([CHARGE + b"\n", b"\n", bad + b"\n", b"  \r\n", b"{\n", CHARGE + b"\r\n", CHARGE])

    assert status == 1
    right = CASES[0]["response"]
    assert [answer if "error" not in answer else answer["error"]["where"] for answer in given] == [
        right,
        "mode",
        "",
        right,
        right,
    ]


def test_a_good_run_ends_with_0() -> None:
    assert answers([CHARGE, b"\n", CHARGE])[0] == 0
    assert answers([]) == (0, [])


def test_each_answer_is_there_before_the_next_request_is_read() -> None:
    """A bot that asks and waits would wait for ever otherwise."""

    class Flushed(io.BytesIO):
        seen = b""

        def flush(self) -> None:
            self.seen = self.getvalue()

    out = Flushed()

    def talk() -> Iterator[bytes]:
        yield CHARGE
        assert json.loads(out.seen) == CASES[0]["response"]
        yield b"[]"
        assert b"object expected" in out.seen

    resolve_lines(talk(), out, SystemRoller(), RULE_SET)


@pytest.mark.parametrize(
    ("line", "where"),
    [
        (b"charge!", ""),
        (b"{", ""),
        (b"{'resolve': 'sequence'}", ""),
        (b'{"resolve": "sequence",}', ""),
        (b'{"resolve": "sequence"} {}', ""),
        (b"\xff\xfe{\x00}\x00", ""),
        (CHARGE.replace(b"cavaliers", b"caval\xe9"), ""),
        (b"[]", ""),
        (b'"sequence"', ""),
        (b"12", ""),
        (b"9" * 6_000, ""),
        (b"null", ""),
        (b"NaN", ""),
        (b"{}", "resolve"),
        (b'{"resolve": null}', "resolve"),
        (b'{"resolve": "dance"}', "resolve"),
        (b'{"resolve": ["sequence"]}', "resolve"),
        (b'{"resolve": 1}', "resolve"),
        (b'{"resolve": "\\ud800"}', "resolve"),
        (b'{"Resolve": "sequence"}', "resolve"),
        (CHARGE.replace(b'"count": 10', b'"count": NaN'), ""),
        (CHARGE.replace(b'"count": 10', b'"count": -Infinity'), ""),
        (CHARGE.replace(b'"count": 10', b'"count": 1e99999999999999999999'), ""),
        (CHARGE.replace(b'"count": 10', b'"count": 1e999999'), "groups.0.count"),
        (CHARGE.replace(b'"count": 10', b'"count": "\\ud800"'), "groups.0.count"),
        (CHARGE.replace(b'"cavaliers"', b'"\\udfff"'), "groups.0.id"),
        (CHARGE.replace(b'"mode"', b'"m\\u00f6de"'), "m\u00f6de"),
    ],
)
def test_what_is_no_request(line: bytes, where: str) -> None:
    status, (answer,) = answers([line])

    assert status == 1
    assert answer["error"]["where"] == where
    assert answer["error"]["what"]


@pytest.mark.parametrize(("found", "said"), [(b"12.5", "12.5"), (b'"12.5"', '"12.5"'), (b"true", "true")])
def test_a_number_that_is_not_whole_is_not_called_text(found: bytes, said: str) -> None:
    """N1: what was found is said as it stood in the request."""
    _, (answer,) = answers([CHARGE.replace(b'"count": 10', b'"count": ' + found)])

    assert answer["error"] == {"where": "groups.0.count", "what": f"{said} found, a whole number expected"}


def test_where_json_breaks_off_is_said() -> None:
    _, (answer,) = answers([b'{"resolve": "sequence", "groups": [,]}'])

    assert answer["error"]["what"].startswith("this line is no JSON: ")
    assert "column 36" in answer["error"]["what"]


@pytest.mark.parametrize("core", [b"", b"null", b"1"])
@pytest.mark.parametrize(
    "inside", [b"%s", b'{"resolve": %s}', CHARGE.replace(b'"count": 10', b'"count": %s')]
)
def test_deep_nesting(core: bytes, inside: bytes) -> None:
    """Around every depth at which one of the readers gives up."""
    lines = []
    for depth in [*range(300, 520, 7), *range(900, 1_001), 100_000]:
        lines.append(inside % (b"[" * depth + core + b"]" * depth))
        lines.append(inside % (b'{"a":' * depth + (core or b"[]") + b"}" * depth))
    status, given = answers([*lines, CHARGE])

    assert status == 1
    assert all("error" in answer for answer in given[:-1])
    assert given[-1] == CASES[0]["response"]


def test_a_name_goes_out_as_it_came_in() -> None:
    line = CHARGE.replace(b"cavaliers", "“cavaliers” d’Épinal 戦\u2028 \\u0007".encode())
    status, (answer,) = answers([line])

    assert status == 0
    assert answer["groups"][0]["id"] == "“cavaliers” d’Épinal 戦\u2028 \u0007"


def test_fuzz() -> None:
    """10,000 lines that were requests once: each gets one JSON answer, in words without the program's insides."""
    source = random.Random(20_240_501)
    lines = [spoilt(source, source.choice(CASES)["request"]) for _ in range(10_000)]
    status, given = answers(lines)

    assert status == 1
    assert len(given) == len([line for line in lines if line.strip()])
    refused = [answer["error"] for answer in given if "error" in answer]
    assert 5_000 < len(refused) < len(given)
    for error in refused:
        assert error.keys() == {"where", "what"}
        assert not re.search(r"pydantic|Traceback|Error\b|sys\.|class '|_type\b|_parsing\b", error["what"]), (
            error
        )


ODD: list[Any] = [
    True, False, None, "", "12", "-4d6", "x" * 200, -1, 0, 1, 11, 10**6, 10**7, 10**30, 12.5, 1e300, [], {}, [1],
    {"a": 1}, "\ud800", "none", "melee", "shooting", "cavaliers",
]  # fmt: skip


def spoilt(source: random.Random, request: dict[str, Any]) -> bytes:
    """The request with some of its values, keys or bytes turned into others."""
    data = json.loads(json.dumps(request))
    for _ in range(source.randrange(3)):
        holder: Any = data
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = source.choice(keys)
            if isinstance(holder[key], dict | list) and source.random() < 0.8:
                holder = holder[key]
                continue
            match source.randrange(5):
                case 0:
                    del holder[key]
                case 1 if isinstance(holder, dict):
                    holder["".join(source.choices(string.ascii_lowercase, k=5))] = holder.pop(key)
                case _:
                    holder[key] = source.choice(ODD)
            break
    line = bytearray(json.dumps(data).encode())
    if source.random() < 0.3:
        for _ in range(source.randrange(1, 4)):
            place = source.randrange(len(line))
            match source.randrange(4):
                case 0:
                    line[place] = source.randrange(256)
                case 1:
                    del line[place]
                case 2:
                    line.insert(place, source.choice(b'"{}[],:0-.e\\'))
                case _:
                    del line[place:]
            line = bytearray(line.replace(b"\n", b" ")) or bytearray(b"{")
    return bytes(line)


# Sentences

REACHED = """
import sys
import banneret.cli.resolve, banneret.store.rule_sets
print(*(m.__file__ for n, m in sys.modules.items() if n.startswith("banneret.")), sep="\\n")
"""
NOT_ASKED = {"battle.py"}
"""Of the battle's own state the door asks nothing."""


def faults_within_reach() -> list[tuple[str, str, set[str]]]:
    """Where each fault is raised that the door can meet, its code, and the values that come with it."""
    files = subprocess.run([sys.executable, "-c", REACHED], capture_output=True, text=True, check=True)
    found = [
        (f"{Path(name).name}:{node.lineno}", node.args[0].value, {word.arg or "" for word in node.keywords})
        for name in files.stdout.split("\n")
        if name and Path(name).name not in NOT_ASKED
        for node in ast.walk(ast.parse(Path(name).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Fault"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    ]
    found += [("validation.py", code, {"found"}) for code in validation._SIMPLE.values()]
    found += [("validation.py", code, {"found", "limit"}) for code, _ in validation._LIMITS.values()]
    return found


def test_every_fault_has_a_sentence_with_its_values() -> None:
    reached = faults_within_reach()
    assert len(reached) > 30
    for place, code, values in reached:
        assert code in SENTENCES, f"{code} ({place}) has no sentence"
        wanted = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
        assert wanted <= values | {"where"}, f"{place}: {code} says {wanted - values}, which it is not given"


def test_sentences_say_what_was_found_and_expected() -> None:
    assert sentence(Fault("die_outside_faces", found=11, low=1, high=10)) == "11 found, 1 to 10 expected"
    assert (
        sentence(Fault("too_many_engaged", group="cavaliers", found=11, high=10))
        == "11 of cavaliers engaged, 10 at most expected"
    )
