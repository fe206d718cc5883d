"""Reading a rule set from a file of the GM's own."""

from pathlib import Path

from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.store.rule_sets import read_rule_set


def read_rule_file(file: Path) -> RuleSet:
    """Give the rule set in a TOML file; refuses `disk_refused`, `not_text`, and what `read_rule_set` refuses."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Fault("disk_refused", where=str(file), found=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Fault("not_text", where=str(file)) from None
    return read_rule_set(text, file.name)
