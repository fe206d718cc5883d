"""One step of a calculation as the GM reads it: whose number, the arithmetic, the rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from banneret.model.workings import Working
from banneret.views.text.counted import casualties_line, tenths
from banneret.views.text.hero_terms import HERO_TERMS, hero_subject
from banneret.views.text.hero_words import modifier_word
from banneret.views.text.hero_workings import HERO_WRITTEN
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import MINUS, exact
from banneret.views.text.spans import Line, line
from banneret.views.text.words import called

translate = QCoreApplication.translate

_SUBJECTS: Mapping[str, str] = {
    "ratio": QT_TRANSLATE_NOOP("Workings", "{unit}, loss ratio"),
    "margin": QT_TRANSLATE_NOOP("Workings", "{unit}, margin"),
    "margin_kept": QT_TRANSLATE_NOOP("Workings", "{unit}, margin"),
    "strategy": QT_TRANSLATE_NOOP("Workings", "{unit}, commander"),
    "effectiveness": QT_TRANSLATE_NOOP("Workings", "{unit}, effectiveness"),
    "no_losses": QT_TRANSLATE_NOOP("Workings", "{unit}, losses"),
    "losses": QT_TRANSLATE_NOOP("Workings", "{unit}, losses"),
    "capped": QT_TRANSLATE_NOOP("Workings", "{unit}, losses"),
    "casualties": QT_TRANSLATE_NOOP("Workings", "{unit}, total {number}"),
    "morale": QT_TRANSLATE_NOOP("Workings", "{unit}, morale"),
}

TERMS = frozenset(_SUBJECTS) | HERO_TERMS
"""Terms that have words of their own."""

_BOUNDED = ("margin", "strategy")
"""Terms whose exact value is brought into bounds; the others are rounded."""


class WorkingLine(NamedTuple):
    """A step in words: the subject, the arithmetic with its result in bold, the rule's id."""

    subject: Line
    arithmetic: Line
    rule: str


def working_line(working: Working, names: Mapping[str, str], *, opponent: bool = False) -> WorkingLine:
    """Write a step out; `names` gives the names of units by id. `opponent` names the other one too.

    An unknown term stands by its own key.
    """
    template = _subject(working.term)
    subject = line(
        template,
        unit=called(working.unit, names),
        number=exact(working.result),
        term=modifier_word(working.term.removeprefix("modifier.")),
    )
    if opponent and working.other:
        other = called(working.other, names)
        if working.term in ("losses", "no_losses"):
            subject = line(translate("Workings", "{subject} to {other}"), subject=subject, other=other)
        else:
            subject = line(translate("Workings", "{subject} on {other}"), subject=subject, other=other)
    written = _WRITTEN.get(working.term, _equation)
    return WorkingLine(subject, written(working), working.rule)


def _subject(term: str) -> str:
    if term in _SUBJECTS:
        return translate("Workings", _SUBJECTS[term])
    return hero_subject(term) or "{unit}, {term}"


def formula(form: str, operands: tuple[int | str, ...]) -> str:
    """Put the numbers into a form of operators: `{} + {} − ⌈{} / 2⌉` with 9, 0, 1 gives 9 + 0 − ⌈1/2⌉.

    A signed term turns its operator: `{} + {}` with 6 and −4 gives 6 − 4.
    """
    pieces = form.split("{}")
    numbers = [exact(operand) for operand in operands] + [""] * (len(pieces) - 1 - len(operands))
    text = pieces[0] + "".join(value + piece for value, piece in zip(numbers, pieces[1:], strict=False))
    text = re.sub(r"⌈[^⌉]*⌉", lambda found: found[0].replace(" / ", "/"), text)
    return text.replace(f"+ {MINUS}", f"{MINUS} ").replace(f"{MINUS} {MINUS}", "+ ")


def _equation(working: Working) -> Line:
    return _equal(working, line("*{result}*", result=exact(working.result)))


def _equal(working: Working, result: Line) -> Line:
    if working.form == "{}":  # nothing was reckoned: the number stands by itself
        return result
    worked = formula(working.form, working.operands)
    if working.exact == "":
        return line("{worked} = {result}", worked=worked, result=result)
    before = exact(working.exact)
    if working.term in _BOUNDED:
        template = translate("Workings", "{worked} = {exact}, so {result}")
        return line(template, worked=worked, exact=before, result=result)
    return line("{worked} = {exact} → {result}", worked=worked, exact=before, result=result)


def _tenths(working: Working) -> Line:
    return _equal(working, tenths(_whole(working.result)))


def _margin_kept(working: Working) -> Line:
    template = translate("Workings", "*{number}*, from its first action in the sequence")
    return line(template, number=exact(working.result))


def _no_losses(working: Working) -> Line:
    template = translate("Workings", "effectiveness {number}, so *{result}*")
    return line(template, number=exact(working.operands[0]), result=exact(working.result))


def _capped(working: Working) -> Line:
    total, present = working.operands
    template = translate("Workings", "{total}, but {present} present, so *{result}*")
    return line(template, total=exact(total), present=exact(present), result=exact(working.result))


def _casualties(working: Working) -> Line:
    dead, severe, light = (_whole(operand) for operand in working.operands)
    return casualties_line(dead, severe, light)


def _morale(working: Working) -> Line:
    left = _whole(working.result)
    template = (
        translate("Workings", "{equation}, holds")
        if left >= 0
        else translate("Workings", "{equation}, broke")
    )
    return line(template, equation=_equation(working))


def _whole(value: int | str) -> int:
    return value if isinstance(value, int) else int(value)


_WRITTEN: Mapping[str, Callable[[Working], Line]] = {
    "margin_kept": _margin_kept,
    "effectiveness": _tenths,
    "no_losses": _no_losses,
    "capped": _capped,
    "casualties": _casualties,
    "morale": _morale,
    **HERO_WRITTEN,
}
