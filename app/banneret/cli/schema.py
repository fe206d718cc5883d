"""`banneret schema`: the JSON Schema of every request, answer and file the program reads or writes."""

from collections.abc import Mapping

from pydantic import TypeAdapter

from banneret.cli.check import SHEETS
from banneret.cli.hero_answers import AssaultAnswer, FlightAnswer, ModifiersAnswer, TerrorAnswer
from banneret.cli.hero_requests import AssaultRequest, FlightRequest, ModifiersRequest, TerrorRequest
from banneret.cli.sequence import SequenceAnswer, SequenceRequest
from banneret.model.battle import BattleState
from banneret.model.dice import DIE_NAMES
from banneret.model.events import Draft, Event
from banneret.model.rule_set import RuleSet

REQUESTS: Mapping[str, type] = {
    "sequence": SequenceRequest,
    "assault": AssaultRequest,
    "flight": FlightRequest,
    "terror": TerrorRequest,
    "modifiers": ModifiersRequest,
}
ANSWERS: Mapping[str, type] = {
    "sequence": SequenceAnswer,
    "assault": AssaultAnswer,
    "flight": FlightAnswer,
    "terror": TerrorAnswer,
    "modifiers": ModifiersAnswer,
}
FILES: Mapping[str, type] = {
    "battle": BattleState,
    "event": Event,
    "draft": Draft,
    "rule_set": RuleSet,
    **{f"{kind}_sheet": sheet for kind, sheet in SHEETS.items()},
}
"""A sheet file (JSON) holds, beside these, the key `sheet` with its kind."""


def schemas() -> dict[str, object]:
    """Give them by kind and name, with the names of all dice."""
    return {
        "requests": _each(REQUESTS),
        "answers": {
            **_each(ANSWERS),
            "error": {
                "type": "object",
                "required": ["error"],
                "properties": {
                    "error": {
                        "type": "object",
                        "required": ["where", "what"],
                        "properties": {"where": {"type": "string"}, "what": {"type": "string"}},
                    }
                },
            },
        },
        "files": _each(FILES),
        "dice": dict(DIE_NAMES),
    }


def _each(kinds: Mapping[str, type]) -> dict[str, object]:
    return {name: TypeAdapter(kind).json_schema() for name, kind in kinds.items()}
