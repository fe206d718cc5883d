"""A shape that fills from below, for a hero's head, body and shield."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from banneret.views.paint.surface import Level, dashed_pen, paled
from banneret.views.theme.roles import Roles

_OVERHANG = 2.0
_LEVEL = 2 / 1.75
"""Thickness of a level's line, in outlines: 2 px where the outline has 1.75."""


def paint_vessel(
    painter: QPainter,
    shape: QPainterPath,
    span: tuple[float, float],
    level: Level,
    colour: QColor,
    roles: Roles,
    stroke: float,
) -> None:
    """Fill `shape` with `colour` up to `level` and outline it in ink.

    `span` is the height of full and of empty (top, bottom). A line of ink marks a level that is not full. What a
    preview takes is paled, and a dashed line that reaches past the outline marks the level after it: in harm if
    nothing would be left.
    """
    bounds = shape.boundingRect()
    stays = min(level.share, level.share_after)
    now, after = _height(span, level.share), _height(span, stays)
    painter.save()
    painter.fillPath(shape, roles.sunk)
    if stays < level.share:
        _fill(painter, shape, bounds, now, after, paled(colour, roles.card))
    if stays > 0:
        bottom = bounds.bottom() + stroke
        top = bounds.top() - stroke if stays >= 1 else after
        _fill(painter, shape, bounds, top, bottom, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if 0 < level.share < 1:
        painter.setClipPath(shape)
        painter.setPen(QPen(roles.ink, stroke * _LEVEL))
        painter.drawLine(QLineF(bounds.left(), now, bounds.right(), now))
        painter.setClipping(False)
    painter.setPen(QPen(roles.ink, stroke))
    painter.drawPath(shape)
    if stays < level.share:
        painter.setPen(dashed_pen(roles.ink if stays > 0 else roles.harm, stroke * _LEVEL))
        painter.drawLine(QLineF(bounds.left() - _OVERHANG, after, bounds.right() + _OVERHANG, after))
    painter.restore()


def _height(span: tuple[float, float], share: float) -> float:
    return span[1] + (span[0] - span[1]) * share


def _fill(
    painter: QPainter, shape: QPainterPath, bounds: QRectF, top: float, bottom: float, colour: QColor
) -> None:
    part = QPainterPath()
    part.addRect(QRectF(bounds.left() - 1, top, bounds.width() + 2, bottom - top))
    painter.fillPath(shape.intersected(part), colour)
