"""The shield of an armour: steel from below, nicked under half, split when nothing is left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from banneret.views.paint.patterns import fill_pattern, harm_brush
from banneret.views.paint.surface import Level, ratio_of
from banneret.views.paint.vessel import paint_vessel
from banneret.views.theme.roles import Roles

SHIELD_WIDTH, SHIELD_HEIGHT = 48, 60
_SPAN = (3.0, 57.0)
_STROKE = 1.75
_NICKS = (
    ((45.5, 18.0), (35.5, 21.5), (40.0, 26.5)),
    ((2.5, 29.5), (12.0, 31.5), (8.5, 37.5)),
)
_CRACK = ((26.0, 0.0), (21.0, 13.0), (28.5, 26.5), (20.0, 40.0), (25.5, 49.0), (23.0, 60.0))
_CRACK_HALF = 2.7


def _outline() -> QPainterPath:
    path = QPainterPath(QPointF(24, 3))
    path.lineTo(45, 9)
    path.lineTo(45, 28)
    path.cubicTo(45, 42, 36, 51, 24, 57)
    path.cubicTo(12, 51, 3, 42, 3, 28)
    path.lineTo(3, 9)
    path.closeSubpath()
    return path


def _crack() -> QPainterPath:
    edge = [QPointF(x - _CRACK_HALF, y) for x, y in _CRACK]
    edge += [QPointF(x + _CRACK_HALF, y) for x, y in reversed(_CRACK)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(edge))
    path.closeSubpath()
    return path


_SHIELD = _outline()
_HALVES = _SHIELD.subtracted(_crack())


def paint_shield(painter: QPainter, rect: QRectF | QRect, armour: Level | None, roles: Roles) -> None:
    """Draw the shield as large as fits in `rect` (48 × 60 at full size), centred.

    `armour` is its resistance in points. None, or an armour that never had any, is a dashed outline: the word
    beneath is the card's. At 0 or below it is split and hatched in harm.
    """
    box = QRectF(rect)
    scale = min(box.width() / SHIELD_WIDTH, box.height() / SHIELD_HEIGHT)
    if scale <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        box.x() + (box.width() - SHIELD_WIDTH * scale) / 2,
        box.y() + (box.height() - SHIELD_HEIGHT * scale) / 2,
    )
    painter.scale(scale, scale)
    stroke = max(_STROKE, 1.5 / scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if armour is None or armour.most <= 0:
        pen = QPen(roles.edge, stroke)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawPath(_SHIELD)
    elif armour.spent:
        fill_pattern(painter, _HALVES, harm_brush(roles, ratio_of(painter)), QPointF(3, 3))
        painter.setPen(QPen(roles.harm, stroke))
        painter.drawPath(_HALVES)
    else:
        paint_vessel(painter, _SHIELD, _SPAN, armour, roles.steel, roles, stroke)
        if armour.now * 2 < armour.most:
            _paint_nicks(painter, roles, stroke)
    painter.restore()


def _paint_nicks(painter: QPainter, roles: Roles, stroke: float) -> None:
    pen = QPen(roles.ink, stroke)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for nick in _NICKS:
        painter.drawPolyline([QPointF(x, y) for x, y in nick])
