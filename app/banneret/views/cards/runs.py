"""Runs of text on one line of a card, in several sizes and colours: names may be elided, numbers never."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

SMALLEST = 7
"""Pixels below which no number is shrunk."""


class Run(NamedTuple):
    """A piece of text that looks alike; its own spaces are the only space before and after it."""

    text: str
    font: QFont
    colour: QColor


Runs = Sequence[Run]


def width_of(runs: Iterable[Run]) -> float:
    """The width of runs set one after the other."""
    return sum(QFontMetricsF(run.font).horizontalAdvance(run.text) for run in runs)


def fitted(runs: Runs, room: float) -> Runs:
    """The runs as they are if `room` px hold them, else all in smaller type by the same factor."""
    wide = width_of(runs)
    while wide > room:
        share = room / wide
        smaller = [run._replace(font=_shrunk(run.font, share)) for run in runs]
        narrower = width_of(smaller)
        if narrower >= wide:
            break
        runs, wide = smaller, narrower
    return runs


def first_fitting(choices: Sequence[Runs], room: float) -> Runs:
    """The first of `choices`, fullest first, that `room` px hold; else the last one, in smaller type."""
    for runs in choices[:-1]:
        if width_of(runs) <= room:
            return runs
    return fitted(choices[-1], room)


def paint_runs(painter: QPainter, left: float, middle: float, runs: Runs) -> float:
    """Draw runs on one base line, the capitals of the largest centred on `middle`; give where they end."""
    if not runs:
        return left
    metrics = [QFontMetricsF(run.font) for run in runs]
    base = _base(middle, max(each.capHeight() for each in metrics))
    for run, measures in zip(runs, metrics, strict=True):
        painter.setFont(run.font)
        painter.setPen(run.colour)
        painter.drawText(QPointF(left, base), run.text)
        left += measures.horizontalAdvance(run.text)
    return left


def paint_runs_to(painter: QPainter, right: float, middle: float, runs: Runs) -> float:
    """Draw runs so that they end at `right`; give where they begin."""
    left = right - width_of(runs)
    paint_runs(painter, left, middle, runs)
    return left


def elided(name: str, font: QFont, room: float) -> str:
    """A name as it fits in `room` px: whole, or cut with an ellipsis."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(name) <= room:
        return name
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(room, 0.0))


def paint_name(
    painter: QPainter, left: float, middle: float, room: float, name: str, font: QFont, colour: QColor
) -> float:
    """Draw a name in one line of at most `room` px; give where it ends."""
    return paint_runs(painter, left, middle, [Run(elided(name, font, room), font, colour)])


def _base(middle: float, capitals: float) -> float:
    return round(middle + capitals / 2)


def _shrunk(font: QFont, share: float) -> QFont:
    smaller = QFont(font)
    pixels = min(int(font.pixelSize() * share), font.pixelSize() - 1)
    smaller.setPixelSize(max(pixels, min(SMALLEST, font.pixelSize())))
    return smaller
