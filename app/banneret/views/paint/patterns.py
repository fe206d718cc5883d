"""Casualty patterns: how badly is told by the pattern, so that it is read without colours.

Tiles of 6 or 8 px, twice that from a bar height of 32, rendered once for each pixel ratio and laid from the
corner of whatever they fill, so that neighbouring segments never shift against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from banneret.views.paint.surface import ratio_of
from banneret.views.theme.roles import PatternColours, Roles


class Fate(StrEnum):
    """What became of a part of a troop."""

    PRESENT = "present"
    FLED = "fled"
    LIGHT = "light"
    SEVERE = "severe"
    DEAD = "dead"


LARGE_FROM = 32
"""Bar height from which tiles are drawn at twice their size."""

_HARM = "harm"
_PITCH = {Fate.FLED: 6, Fate.LIGHT: 8, Fate.SEVERE: 6, Fate.DEAD: 8, _HARM: 7}
_brushes: dict[tuple[str, str, int, int], QBrush] = {}


def pattern_brush(fate: Fate, roles: Roles, ratio: float = 1.0, *, large: bool = False) -> QBrush:
    """The pattern of a casualty as a brush, sharp at `ratio` device pixels to the unit; PRESENT has none."""
    return _brush(fate, getattr(roles, fate.value), roles, ratio, 2 if large else 1)


def harm_brush(roles: Roles, ratio: float = 1.0) -> QBrush:
    """Cross-hatch of harm on its soft ground, for a body or shield with nothing left."""
    return _brush(_HARM, PatternColours(roles.harm_soft, roles.harm), roles, ratio, 1)


def fill_pattern(painter: QPainter, path: QPainterPath, brush: QBrush, corner: QPointF) -> None:
    """Fill `path` with `brush`, its first tile at `corner`."""
    painter.setBrushOrigin(corner)
    painter.fillPath(path, brush)
    painter.setBrushOrigin(QPointF())


def paint_swatch(
    painter: QPainter, rect: QRectF | QRect, fate: Fate, roles: Roles, present: QColor | None = None
) -> None:
    """The square of a legend: `fate`'s pattern with its outline. `present` is the side's colour for PRESENT."""
    box = QRectF(rect)
    painter.save()
    if fate is Fate.PRESENT:
        painter.fillRect(box, present or roles.accent)
    else:
        inner = QPainterPath()
        inner.addRect(box)
        fill_pattern(painter, inner, pattern_brush(fate, roles, ratio_of(painter)), box.topLeft())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    paint_outline(painter, box, roles.edge)
    painter.restore()


def paint_outline(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A line of 1 px inside the edges of `box`, drawn as four fills so that it is sharp at every ratio."""
    for side in (
        QRectF(box.x(), box.y(), box.width(), 1),
        QRectF(box.x(), box.bottom() - 1, box.width(), 1),
        QRectF(box.x(), box.y(), 1, box.height()),
        QRectF(box.right() - 1, box.y(), 1, box.height()),
    ):
        painter.fillRect(side, colour)


def _brush(name: str, colours: PatternColours, roles: Roles, ratio: float, times: int) -> QBrush:
    pitch = _PITCH[name] * times
    pixels = max(round(pitch * ratio), 2)
    key = (roles.name, str(name), times, pixels)
    found = _brushes.get(key)
    if found is None:
        found = QBrush(_tile(name, colours, pixels, pixels / pitch * times))
        found.setTransform(QTransform.fromScale(pitch / pixels, pitch / pixels))
        _brushes[key] = found
    return found


def _tile(name: str, colours: PatternColours, pixels: int, scale: float) -> QImage:
    tile = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    tile.fill(colours.ground)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _DRAWN[name](painter, colours.stroke, _PITCH[name])
    painter.end()
    return tile


def _dots(painter: QPainter, colour: QColor, pitch: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for place in (pitch / 4, pitch * 3 / 4):
        painter.drawEllipse(QPointF(place, place), 1, 1)


def _diagonals(painter: QPainter, colour: QColor, pitch: int) -> None:
    painter.setPen(QPen(colour, 1.2))
    for shift in (-pitch, 0, pitch):  # neighbours reach over the tile's corners
        painter.drawLine(QLineF(shift - 1, pitch + 1, shift + pitch + 1, -1))


def _hatch(painter: QPainter, colour: QColor, pitch: int) -> None:
    painter.setPen(QPen(colour, 1))
    for shift in (-pitch, 0, pitch):
        painter.drawLine(QLineF(shift - 1, pitch + 1, shift + pitch + 1, -1))
        painter.drawLine(QLineF(shift - 1, -1, shift + pitch + 1, pitch + 1))


def _crosses(painter: QPainter, colour: QColor, pitch: int) -> None:
    painter.setPen(QPen(colour, 1.2))
    low, high = pitch / 2 - 1.5, pitch / 2 + 1.5
    painter.drawLine(QLineF(low, low, high, high))
    painter.drawLine(QLineF(low, high, high, low))


_DRAWN: dict[str, Callable[[QPainter, QColor, int], None]] = {
    Fate.FLED: _dots,
    Fate.LIGHT: _diagonals,
    Fate.SEVERE: _hatch,
    Fate.DEAD: _crosses,
    _HARM: _hatch,
}
