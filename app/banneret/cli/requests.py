"""Reading one request: JSON to exact numbers, nulls left out, and the model's refusals as faults."""

import json
from codecs import BOM_UTF8
from decimal import Decimal, InvalidOperation
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from banneret.model.faults import Fault
from banneret.model.validation import fault_from

Json = dict[str, "Json"] | list["Json"] | str | int | Decimal | bool | None
"""A JSON value with its decimals read exactly (N1)."""


def _no_such_number(name: str) -> Json:
    raise ValueError(f"{name} is no number")


def _decimal(digits: str) -> Json:
    try:
        return Decimal(digits)
    except InvalidOperation:  # an exponent of nineteen digits and more
        return _no_such_number(digits[:60])


_DECODER = json.JSONDecoder(parse_float=_decimal, parse_constant=_no_such_number)
# Python makes no integer of more than 4,300 digits. Such a number is outside every bound; its first ones say so too.
_LONG_DECODER = json.JSONDecoder(
    parse_float=_decimal, parse_constant=_no_such_number, parse_int=lambda digits: int(digits[:4_000])
)

Request = TypeVar("Request", bound=BaseModel)


def parse_line(line: bytes) -> dict[str, Json]:
    """Give the request object on one line, keys that are null left out.

    Refuses `not_json` with the place, `object_expected`.
    """
    try:
        data = decoded(line.removeprefix(BOM_UTF8).decode())
    except ValueError as error:
        raise Fault("not_json", found=str(error)[:120]) from None
    if not isinstance(data, dict):
        raise Fault("object_expected", found=json.dumps(data, default=str)[:60])
    # Most lines have no null: walking those for nothing would cost as much as parsing them.
    return (
        {key: without_nulls(value) for key, value in data.items() if value is not None}
        if b"null" in line
        else data
    )


def decoded(text: str) -> Json:
    """Give the JSON value that `text` holds, its numbers exact (N1); a `ValueError` says why there is none."""
    data: Json
    try:
        data = _DECODER.decode(text)
    except json.JSONDecodeError:
        raise
    except ValueError:
        data = _LONG_DECODER.decode(text)
    return data


def validated(model: type[Request], data: dict[str, Json]) -> Request:
    """Give the request as `model`; refuses what `fault_from` says."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise fault_from(error) from None


def without_nulls(value: Json) -> Json:
    """Leave out every key whose value is null, at any depth."""
    if isinstance(value, dict):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [without_nulls(inner) for inner in value]
    return value
