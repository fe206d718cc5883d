"""`banneret schema`: what it says is what the program takes and gives."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.resolve import ANSWERERS, resolve_lines
from banneret.cli.schema import schemas
from banneret.model.dice import DIE_NAMES
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CASES: list[dict[str, Any]] = [
    case
    for name in ("troops.json", "heroes.json")
    for case in json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    if case["request"]["resolve"] in ANSWERERS
]
# As any program reads them: through text.
SCHEMAS: dict[str, Any] = json.loads(json.dumps(schemas()))
IDS = [case["note"] for case in CASES]
RULE_SET = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")

KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    "$defs", "$ref", "type", "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
    "items", "prefixItems", "minItems", "maxItems", "enum", "const", "anyOf", "oneOf", "minimum", "maximum",
    "minLength", "maxLength", "pattern", "title", "description", "default", "discriminator", "mapping",
}  # fmt: skip


def misfits(
    value: Any, schema: dict[str, Any] | bool, root: dict[str, Any], place: str = "$"
) -> Iterator[str]:
    """Where a value does not fit a JSON Schema; knows the words that ours use, and no others."""
    if isinstance(schema, bool):
        if not schema:
            yield place
        return
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        yield from misfits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, place)
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "boolean")):
        yield f"{place} is no {kind}"
        return
    for word in ("anyOf", "oneOf"):
        if word in schema and not any(not list(misfits(value, one, root)) for one in schema[word]):
            yield f"{place} is none of them"
    if value not in schema.get("enum", [value]) or value != schema.get("const", value):
        yield f"{place} is another value"
    if not within(value, schema):
        yield f"{place} is out of bounds"
    yield from inner_misfits(value, schema, root, place)


def within(value: Any, schema: dict[str, Any]) -> bool:
    if isinstance(value, str):
        low, high = schema.get("minLength", 0), schema.get("maxLength", len(value))
        return low <= len(value) <= high and re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, list):
        return bool(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
    if isinstance(value, int | float):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return True


def inner_misfits(value: Any, schema: dict[str, Any], root: dict[str, Any], place: str) -> Iterator[str]:
    if isinstance(value, list):
        fixed = schema.get("prefixItems", [])
        for number, entry in enumerate(value):
            inner = fixed[number] if number < len(fixed) else schema.get("items", True)
            yield from misfits(entry, inner, root, f"{place}.{number}")
    if isinstance(value, dict):
        yield from (f"{place}.{key} is missing" for key in schema.get("required", []) if key not in value)
        patterns = schema.get("patternProperties", {})
        for key, entry in value.items():
            named = schema.get("properties", {}).get(key)
            matched = next((one for pattern, one in patterns.items() if re.search(pattern, key)), None)
            inner = named or matched or schema.get("additionalProperties", not patterns)
            yield from misfits(entry, inner, root, f"{place}.{key}")


def fits(value: Any, schema: dict[str, Any]) -> list[str]:
    return list(misfits(value, schema, schema))


def test_every_request_has_a_schema_and_an_answer() -> None:
    assert SCHEMAS["requests"].keys() == ANSWERERS.keys()
    assert SCHEMAS["answers"].keys() == {*ANSWERERS, "error"}


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_known_requests_and_answers_fit(case: dict[str, Any]) -> None:
    kind = case["request"]["resolve"]

    assert fits(case["request"], SCHEMAS["requests"][kind]) == []
    assert fits(case["response"], SCHEMAS["answers"][kind]) == []


def test_a_request_that_is_refused_does_not_fit() -> None:
    """The check itself sees something: wrong kinds, bounds, unknown and missing keys."""
    schema = SCHEMAS["requests"]["sequence"]
    good = CASES[0]["request"]
    bad: list[dict[str, Any]] = [
        {**good, "mode": "charge"},
        {**good, "groups": []},
        {**good, "unknown": 1},
        {key: value for key, value in good.items() if key != "groups"},
        {**good, "groups": [{**good["groups"][0], "situation": 11}]},
        {**good, "groups": [{**good["groups"][0], "count": True}]},
        {**good, "groups": [{**good["groups"][0], "id": ""}]},
    ]

    assert all(fits(request, schema) for request in bad)


def test_rolled_dice_and_errors_fit() -> None:
    request = CASES[0]["request"]
    unrolled = {**request, "groups": [{k: v for k, v in g.items() if k != "roll"} for g in request["groups"]]}
    out = io.BytesIO()
    resolve_lines([json.dumps(unrolled).encode(), b"{}"], out, SystemRoller(), RULE_SET)
    rolled, refused = (json.loads(line) for line in out.getvalue().splitlines())

    assert len(rolled["dice"]) == 2
    assert fits(rolled, SCHEMAS["answers"]["sequence"]) == []
    assert fits(refused, SCHEMAS["answers"]["error"]) == []


def test_the_files_fit() -> None:
    battle = read_sample(resource_text("samples/charge.toml"), "fr", RULE_SET)

    assert fits(json.loads(battle.model_dump_json()), SCHEMAS["files"]["battle"]) == []
    assert fits(json.loads(RULE_SET.model_dump_json()), SCHEMAS["files"]["rule_set"]) == []
    assert SCHEMAS["files"].keys() >= {"battle", "event", "draft", "rule_set"}


def test_the_names_of_the_dice_are_told() -> None:
    """N5: they are part of the file format."""
    assert SCHEMAS["dice"] == dict(DIE_NAMES)
    assert SCHEMAS["dice"].keys() >= {
        "sequence.<group>.training",
        "sequence.<group>.strategy",
        "morale.<group>",
    }
