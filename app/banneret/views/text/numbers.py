"""Numbers and times as the GM reads them, by the locale of the moment (`QLocale()`): never by a float."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from banneret.views.text.spans import Line, Span, line

translate = QCoreApplication.translate

MINUS = "−"
_FIGURES = re.compile(r"(\d+)(?:\.(\d+))?")


def number(value: int) -> str:
    """Write a whole number: 18,412 in English, 18 412 in French; below 0 with U+2212."""
    return exact(str(value))


def signed(value: int) -> str:
    """Write a change: +3, −16, 0."""
    return f"+{number(value)}" if value > 0 else number(value)


def exact(value: int | str) -> str:
    """Write a whole number, an exact decimal ("8.4") or a fraction ("1/3", "1/2.75") the locale's way."""
    locale = QLocale()
    point, group = locale.decimalPoint(), locale.groupSeparator()

    def written(found: re.Match[str]) -> str:
        whole = f"{int(found[1]):,}".replace(",", group)
        return whole if found[2] is None else f"{whole}{point}{found[2]}"

    return _FIGURES.sub(written, str(value)).replace("-", MINUS)


def percent(value: int) -> str:
    """Write whole per cents: 34% in English; in French a narrow space before the sign."""
    return translate("Numbers", "{number}%").replace("{number}", number(value))


def clock(at: datetime) -> str:
    """Write the time of day on this machine, 21:14."""
    return at.astimezone().strftime("%H:%M")


def moment(at: datetime) -> str:
    """Write day and time on this machine, the locale's short way."""
    return QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(at.timestamp())), QLocale.FormatType.ShortFormat
    )


def listed(parts: Sequence[str | Span]) -> Line:
    """Join names: "Horsemen, Archers and Peasants"."""
    return _joined(parts, translate("Numbers", "{first} and {last}"))


def either(parts: Sequence[str | Span]) -> Line:
    """Join choices: "losses or sent away"."""
    return _joined(parts, translate("Numbers", "{first} or {last}"))


def _joined(parts: Sequence[str | Span], template: str) -> Line:
    if not parts:
        return ()
    pieces: list[Span] = []  # joined once: a thousand names are no more than a thousand steps
    for part in parts[:-1]:
        pieces += [Span(", ")] if pieces else []
        pieces.append(Span(part) if isinstance(part, str) else part)
    before = line("{before}", before=tuple(pieces))
    return line(template, first=before, last=parts[-1]) if before else line("{last}", last=parts[-1])
