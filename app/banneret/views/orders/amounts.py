"""What a GM types over a number: a value (`40`, `=40`, `=-6`) or a difference (`+5`, `-12`)."""

import re

_WRITTEN = re.compile(r"\s*(=\s*[−-]|[=+−-]?)\s*([0-9]{1,9})\s*")


def changed_number(text: str, now: int | None) -> int | None:
    """Give the new value; None where the text is none of these, or adds to a number that is not there."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    sign, amount = found[1], int(found[2])
    if sign in ("", "="):
        return amount
    if sign.startswith("="):
        return -amount
    if now is None:
        return None
    return now + amount if sign == "+" else now - amount
