"""The commands that need no display."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from banneret.cli.check import check_files
from banneret.cli.resolve import resolve_lines
from banneret.cli.schema import schemas
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set


def run(arguments: Sequence[str]) -> int:
    """Do the command that the first argument names; gives the exit status."""
    parser = argparse.ArgumentParser(prog="banneret", description="The commands that need no display.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (words, _) in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words)
        if name == "check":
            command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    closed = (
        "output"
        if sys.stdout is None
        else "input"
        if sys.stdin is None and chosen.command == "resolve"
        else ""
    )
    if closed:
        _complain(f"standard {closed} is closed")
        return 1
    try:
        return COMMANDS[chosen.command][1](chosen)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if not isinstance(
            error, BrokenPipeError
        ):  # then whoever read our answers has gone: nothing is left to say
            _complain(error.strerror or str(error))
        # What no place takes must not be tried again at the interpreter's last flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _complain(what: str) -> None:
    if sys.stderr is not None:  # else `print` would put it among the answers
        print(f"banneret: {what}", file=sys.stderr)


def _resolve(_chosen: argparse.Namespace) -> int:
    standard = "rules/standard.toml"
    rule_set = read_rule_set(resource_text(standard), standard)
    return resolve_lines(sys.stdin.buffer, sys.stdout.buffer, SystemRoller(), rule_set)


def _schema(_chosen: argparse.Namespace) -> int:
    print(json.dumps(schemas(), indent=2, ensure_ascii=False), flush=True)
    return 0


def _check(chosen: argparse.Namespace) -> int:
    return check_files(chosen.files)


COMMANDS: Mapping[str, tuple[str, Callable[[argparse.Namespace], int]]] = {
    "check": ("Say what is wrong with campaigns, rule sets (.toml) and sheets (.json).", _check),
    "resolve": ("Answer requests on standard input, one JSON object a line, one answer a line.", _resolve),
    "schema": ("Print the JSON Schema of every request, answer and file.", _schema),
}
"""Each command's words and what it does."""
