"""Reading a rule set from its TOML file; what does not fit is refused by file, key, found and expected."""

import tomllib

from pydantic import ValidationError

from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.model.validation import faults_from


def read_rule_set(text: str, source: str) -> RuleSet:
    """Give the rule set that `text` (TOML) holds; `source` names the file in errors.

    Refuses `not_toml` with the place, and the first of what `rule_set_faults` finds, with file and key in `where`.
    """
    found = _read(text, source)
    if isinstance(found, RuleSet):
        return found
    raise Fault(found[0].code, where=f"{source}: {found[0].where}", **found[0].values)


def rule_set_faults(text: str) -> list[Fault]:
    """Give everything that keeps `text` (TOML) from being a rule set, each with its key; refuses `not_toml`."""
    found = _read(text, "")
    return [] if isinstance(found, RuleSet) else found


def _read(text: str, source: str) -> RuleSet | list[Fault]:
    try:
        return RuleSet.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise Fault("not_toml", where=source, found=str(error)) from error
    except RecursionError:
        raise Fault("not_toml", where=source, found="it is nested too deeply") from None
    except ValidationError as error:
        return faults_from(error)
