"""Reading a rule set from its TOML file; what does not fit is refused by file, key, found and expected."""

import tomllib

from pydantic import ValidationError

from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.model.validation import fault_from


def read_rule_set(text: str, source: str) -> RuleSet:
    """Give the rule set that `text` (TOML) holds; `source` names the file in errors.

    Refuses `not_toml` with the place, and what `fault_from` says, with file and key in `where`.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Fault("not_toml", where=source, found=str(error)) from error
    try:
        return RuleSet.model_validate(data)
    except ValidationError as error:
        fault = fault_from(error)
        raise Fault(fault.code, where=f"{source}: {fault.where}", **fault.values) from error
