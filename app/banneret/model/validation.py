"""pydantic's refusals as faults: where, what was found, what was expected; its own sentences are never shown."""

import json
from collections.abc import Mapping
from decimal import Decimal

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from banneret.model.faults import Fault

_SIMPLE: Mapping[str, str] = {
    "missing": "missing_key",
    "extra_forbidden": "unknown_key",
    "int_type": "whole_number_expected",
    "int_parsing": "whole_number_expected",
    "int_from_float": "whole_number_expected",
    "int_parsing_size": "whole_number_expected",
    "bool_type": "flag_expected",
    "bool_parsing": "flag_expected",
    "string_type": "text_expected",
    "string_sub_type": "text_expected",
    "string_unicode": "text_expected",
    "model_type": "object_expected",
    "model_attributes_type": "object_expected",
    "dict_type": "object_expected",
    "tuple_type": "list_expected",
    "list_type": "list_expected",
}
"""Kinds of pydantic errors that need nothing but the place and what was found."""

_ROWS = ("model_type", "model_attributes_type")

_LIMITS: Mapping[str, tuple[str, str]] = {
    "greater_than_equal": ("too_low", "ge"),
    "greater_than": ("too_low", "gt"),
    "less_than_equal": ("too_high", "le"),
    "less_than": ("too_high", "lt"),
    "string_too_short": ("text_too_short", "min_length"),
    "string_too_long": ("text_too_long", "max_length"),
    "too_short": ("list_too_short", "min_length"),
    "too_long": ("list_too_long", "max_length"),
}


def fault_from(error: ValidationError, prefix: str = "") -> Fault:
    """Give the first of pydantic's refusals as a fault; `where` is the dotted place below `prefix`."""
    return _fault(error.errors(include_url=False)[0], prefix)


def faults_from(error: ValidationError) -> list[Fault]:
    """Give each of pydantic's refusals as a fault."""
    return [_fault(details, "") for details in error.errors(include_url=False)]


def _fault(details: ErrorDetails, prefix: str) -> Fault:
    place = ".".join(str(part) for part in (prefix, *details["loc"]) if part != "")
    kind, context = details["type"], details.get("ctx", {})
    found = _found_text(details)
    if kind in _ROWS and details["input"] is None and _under_a_key(details):
        # A key that is null counts as left out: so does a row that stands in no table.
        return Fault("missing_key", where=place, found="")
    if kind in _SIMPLE:
        return Fault(_SIMPLE[kind], where=place, found=found)
    if kind in _LIMITS:
        code, key = _LIMITS[kind]
        return Fault(code, where=place, found=found, limit=str(context[key]))
    if kind in ("literal_error", "union_tag_invalid"):
        expected = str(context.get("expected") or context.get("expected_tags", ""))
        return Fault("one_of_expected", where=place, found=found, expected=expected.replace("'", ""))
    if kind == "string_pattern_mismatch":
        return Fault("value_refused", where=place, found=found, expected=str(context["pattern"]))
    if kind == "value_error" and isinstance(raised := context.get("error"), ValueError):
        # Our own validators raise ValueError with what they expect.
        return Fault("value_refused", where=place, found=found, expected=str(raised))
    return Fault("value_refused", where=place, found=found, expected=kind)


def _under_a_key(details: ErrorDetails) -> bool:
    """Whether what was refused stands under a key: not the whole, nor one of a list."""
    return bool(details["loc"]) and isinstance(details["loc"][-1], str)


def _found_text(details: ErrorDetails) -> str:
    """What was found, short enough for a sentence."""
    if details["type"] == "missing":
        return ""
    found = details["input"]
    # An exact decimal is a number, and must not look like text that was found in its place.
    text = str(found) if isinstance(found, Decimal) else json.dumps(found, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:59] + "…"
