"""Every model that a file may hold comes back from JSON as it went in."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

import banneret.model
from banneret.model.base import Model
from banneret.model.hero_tables import HeroTables
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set

for _module in pkgutil.iter_modules(banneret.model.__path__):
    importlib.import_module(f"banneret.model.{_module.name}")

STANDARD = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")


def models(above: type[Model] = Model) -> Iterator[type[Model]]:
    for found in above.__subclasses__():
        if found.__module__.startswith("banneret.model."):
            yield found
        yield from models(found)


# The tables of heroes are whole or refused: the standard ones stand for all.
MODELS = sorted({*models()} - {HeroTables}, key=lambda model: model.__name__)

TEXT = st.text(max_size=20) | st.sampled_from(
    ["Épinal", "“quoted”", "\u2028", "\x00", "戦い", "\U0001f3f0", "'--", "{}"]
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)


def values(schema: dict[str, Any], root: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a JSON Schema of ours allows."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        if name == "HeroTables":
            return st.just(json.loads(STANDARD.heroes.model_dump_json()))
        made: dict[str, st.SearchStrategy[Any]] = root.setdefault("made", {})
        if name not in made:
            made[name] = st.deferred(lambda: values(root["$defs"][name], root))
        return made[name]
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for word in ("anyOf", "oneOf"):
        if word in schema:
            choices = {one.get("type"): one for one in schema[word]}
            if "number" in choices:
                return decimals(choices["number"])
            return st.one_of([values(one, root) for one in schema[word]])
    return {
        "object": objects,
        "array": arrays,
        "string": texts,
        "integer": lambda inner, _: st.integers(inner.get("minimum", -(10**9)), inner.get("maximum", 10**9)),
        "boolean": lambda _, __: st.booleans(),
        "null": lambda _, __: st.none(),
        None: lambda _, __: JSON,
    }[schema.get("type")](schema, root)


def decimals(number: dict[str, Any]) -> st.SearchStrategy[Any]:
    """An exact decimal is written as text or as a number."""
    return st.sampled_from(["0", "1", "0.58", "0.5", 0, 1, 0.6, f"{number['maximum']}", number["maximum"]])


def texts(schema: dict[str, Any], _root: dict[str, Any]) -> st.SearchStrategy[str]:
    if "pattern" in schema:
        return st.from_regex(schema["pattern"].replace("$", r"\Z"))
    low, high = schema.get("minLength", 0), schema.get("maxLength", 20)
    return TEXT.filter(lambda text: low <= len(text) <= high) | st.just("x" * high)


def arrays(schema: dict[str, Any], root: dict[str, Any]) -> st.SearchStrategy[list[Any]]:
    if "prefixItems" in schema:
        return st.tuples(*(values(one, root) for one in schema["prefixItems"])).map(list)
    low = schema.get("minItems", 0)
    return st.lists(values(schema["items"], root), min_size=low, max_size=max(low, 2))


def objects(schema: dict[str, Any], root: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    if "properties" in schema:
        fields = {name: values(one, root) for name, one in schema["properties"].items()}
        # Which of several kinds it is must be said, though the schema of each alone has a default for it.
        kinds = [name for name, one in schema["properties"].items() if "const" in one]
        required = {name: fields.pop(name) for name in dict.fromkeys([*schema.get("required", []), *kinds])}
        return st.fixed_dictionaries(required, optional=fields)
    entries = schema.get("additionalProperties") or next(
        iter(schema.get("patternProperties", {}).values()), None
    )
    if isinstance(entries, dict):
        keys = st.sampled_from(["horsemen", "peasants"])
        return st.dictionaries(keys, values(entries, root), max_size=2)
    return (
        st.just({}) if not schema.keys() - {"type", "title", "description", "additionalProperties"} else JSON
    )


@cache
def written_models(model: type[Model]) -> st.SearchStrategy[str]:
    """A model as it may stand in a file."""
    schema = TypeAdapter(model).json_schema()
    return values(schema, schema).map(json.dumps)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_json_there_and_back(model: type[Model], data: st.DataObject) -> None:
    try:
        made = model.model_validate_json(data.draw(written_models(model)))
    except ValidationError as error:
        # What no schema can say: a die within its own faces, all rows of a table.
        assume({one["type"] for one in error.errors()} != {"value_error"})
        raise
    written = made.model_dump_json()
    again = model.model_validate_json(written)

    assert again == made
    assert again.model_dump_json() == written
    assert model.model_validate(json.loads(written)) == made, (
        "a program that reads it as JSON values sees the same"
    )


def test_all_of_them_are_here() -> None:
    assert {"TroopSheet", "Troop", "BattleState", "RuleSet", "Event", "Draft", "Die", "Correct"} <= {
        model.__name__ for model in MODELS
    }
