"""A hero's figure: head and body fill with vitality from below; with nothing left they are hatched in harm."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from banneret.views.paint.patterns import fill_pattern, harm_brush
from banneret.views.paint.surface import Level, ratio_of
from banneret.views.paint.vessel import paint_vessel
from banneret.views.theme.roles import Roles

FIGURE_WIDTH, FIGURE_HEIGHT = 56, 96
_HEAD_TOP, _HEAD_BOTTOM = 4.0, 28.0
_BODY_TOP, _BODY_BOTTOM = 33.0, 88.0
_GROUND = 92.0
_GROUND_LYING = 53.5
_STROKE = 1.75


def _head() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(28, 16), 12, 12)
    return path


def _body() -> QPainterPath:
    path = QPainterPath(QPointF(15, 33))
    path.lineTo(41, 33)
    path.quadTo(52, 33, 52, 44)
    path.lineTo(52, 60)
    path.quadTo(52, 63, 49, 63)
    path.lineTo(44, 63)
    path.lineTo(44, 85)
    path.quadTo(44, 88, 41, 88)
    path.lineTo(31, 88)
    path.lineTo(31, 66)
    path.lineTo(25, 66)
    path.lineTo(25, 88)
    path.lineTo(15, 88)
    path.quadTo(12, 88, 12, 85)
    path.lineTo(12, 63)
    path.lineTo(7, 63)
    path.quadTo(4, 63, 4, 60)
    path.lineTo(4, 44)
    path.quadTo(4, 33, 15, 33)
    path.closeSubpath()
    return path


_HEAD, _BODY = _head(), _body()


def paint_figure(
    painter: QPainter,
    rect: QRectF | QRect,
    head: Level,
    body: Level,
    side: int,
    roles: Roles,
    *,
    vanquished: bool = False,
) -> None:
    """Draw the hero of side `side` as large as fits in `rect` (56 × 96 at full size), standing on its lower edge.

    A `Level` with `after` pales what is about to go and marks the new level with a dashed line. `vanquished` lays
    the same drawing on its ground line, 96 wide and 56 high.
    """
    box = QRectF(rect)
    wide, high = (FIGURE_HEIGHT, FIGURE_WIDTH) if vanquished else (FIGURE_WIDTH, FIGURE_HEIGHT)
    scale = min(box.width() / wide, box.height() / high)
    if scale <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.x() + (box.width() - wide * scale) / 2, box.bottom() - high * scale)
    painter.scale(scale, scale)
    stroke = max(_STROKE, 1.5 / scale)
    if vanquished:
        painter.setPen(QPen(roles.ink, stroke * 1.25))
        painter.drawLine(QLineF(1, _GROUND_LYING + stroke / 2, 95, _GROUND_LYING + stroke / 2))
        painter.translate(FIGURE_HEIGHT, 0)
        painter.rotate(90)
    else:
        painter.setPen(QPen(roles.edge, stroke * 0.75))
        painter.drawLine(QLineF(8, _GROUND, 48, _GROUND))
    ratio = ratio_of(painter)
    _paint_part(painter, _HEAD, (_HEAD_TOP, _HEAD_BOTTOM), head, side, roles, stroke, ratio)
    _paint_part(painter, _BODY, (_BODY_TOP, _BODY_BOTTOM), body, side, roles, stroke, ratio)
    painter.restore()


def _paint_part(
    painter: QPainter,
    shape: QPainterPath,
    span: tuple[float, float],
    level: Level,
    side: int,
    roles: Roles,
    stroke: float,
    ratio: float,
) -> None:
    colour = roles.side(side).colour
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if level.spent:
        fill_pattern(painter, shape, harm_brush(roles, ratio), QPointF(4, span[0]))
        painter.setPen(QPen(roles.harm, stroke))
        painter.drawPath(shape)
        return
    paint_vessel(painter, shape, span, level, colour, roles, stroke)
