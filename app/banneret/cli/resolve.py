"""`banneret resolve`: JSON Lines in, one JSON answer a line out, in the same order."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import BinaryIO

from pydantic_core import PydanticSerializationError, to_json

from banneret.cli.heroes import answer_assault, answer_flight, answer_modifiers, answer_terror
from banneret.cli.requests import Json, parse_line
from banneret.cli.sentences import sentence
from banneret.cli.sequence import answer_sequence
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.rules.roller import Roller

Answerer = Callable[[dict[str, Json], Roller, RuleSet], Mapping[str, object]]

ANSWERERS: Mapping[str, Answerer] = {
    "sequence": answer_sequence,
    "assault": answer_assault,
    "flight": answer_flight,
    "terror": answer_terror,
    "modifiers": answer_modifiers,
}
"""Who answers which `resolve`."""


def resolve_lines(lines: Iterable[bytes], out: BinaryIO, roller: Roller, rule_set: RuleSet) -> int:
    """Answer every line, an error on its own line where one cannot be answered; blank lines are passed over.

    Gives the exit status: 0, or 1 where any line was refused.
    """
    status = 0
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = answer_line(line, roller, rule_set)
        except Fault as fault:
            status, answer = 1, _refusal(fault)
        except RecursionError:
            status, answer = 1, _refusal(Fault("not_json", found="it is nested too deeply"))
        out.write(_encoded(answer) + b"\n")
        out.flush()
    return status


def answer_line(line: bytes, roller: Roller, rule_set: RuleSet) -> Mapping[str, object]:
    """Answer one request; refuses with a `Fault` whose `where` is the place in the request."""
    data = parse_line(line)
    kind = data.get("resolve")
    if kind is None:
        raise Fault("missing_key", where="resolve")
    answerer = ANSWERERS.get(kind) if isinstance(kind, str) else None
    if answerer is None:
        raise Fault("one_of_expected", where="resolve", found=_written(kind), expected=", ".join(ANSWERERS))
    return answerer(data, roller, rule_set)


def _written(kind: Json) -> str:
    """As it stood in the request: true and null as JSON writes them."""
    return (kind if isinstance(kind, str) else json.dumps(kind, default=str))[:60]


def _refusal(fault: Fault) -> Mapping[str, object]:
    return {"error": {"where": fault.where, "what": sentence(fault)}}


def _encoded(answer: Mapping[str, object]) -> bytes:
    try:
        return to_json(answer)
    except PydanticSerializationError:
        # A lone surrogate in a name goes out as the JSON escape it came in as.
        return json.dumps(answer).encode()
