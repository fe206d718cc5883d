"""A side's mark: its swallow-tailed banner, and the left edge of its cards, both with the side's division."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from banneret.views.paint.surface import rounded
from banneret.views.theme.metrics import CARD_EDGE, RADIUS_CARD
from banneret.views.theme.roles import Division, Roles, division

BANNER_SIZE, BANNER_SIZE_LARGE = 18, 22
_UNIT = 18.0
_FLAG = QRectF(2.6, 2.0, 15.0, 9.4)
_NOTCH = 3.8

_Shape = tuple[tuple[float, float], ...]
_ON_FLAG: dict[Division, tuple[_Shape, ...]] = {  # corners as shares of the flag's width and height
    Division.PLAIN: (),
    Division.BEND: (((0.17, 1.0), (0.64, 0.0), (0.90, 0.0), (0.43, 1.0)),),
    Division.PALE: (((0.30, 0.0), (0.54, 0.0), (0.54, 1.0), (0.30, 1.0)),),
    Division.FESS: (((0.0, 0.34), (1.0, 0.34), (1.0, 0.66), (0.0, 0.66)),),
    Division.CROSS: (
        ((0.0, 0.36), (1.0, 0.36), (1.0, 0.64), (0.0, 0.64)),
        ((0.27, 0.0), (0.44, 0.0), (0.44, 1.0), (0.27, 1.0)),
    ),
    Division.CHEVRON: (((0.02, 1.0), (0.36, 0.28), (0.70, 1.0), (0.50, 1.0), (0.36, 0.70), (0.22, 1.0)),),
}
_PERIOD = {Division.BEND: 12.0, Division.FESS: 8.0, Division.CROSS: 12.0, Division.CHEVRON: 10.0}


def paint_banner(painter: QPainter, rect: QRectF | QRect, side: int, roles: Roles) -> None:
    """Draw the banner of side `side` (0 is the first) in the largest square of `rect`, centred; 18 to 22 px."""
    box = QRectF(rect)
    size = min(box.width(), box.height())
    if size <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.x() + (box.width() - size) / 2, box.y() + (box.height() - size) / 2)
    painter.scale(size / _UNIT, size / _UNIT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(QRectF(0.8, 0.4, 1.8, 17.2), 0.9), roles.ink2)
    flag = _flag()
    painter.fillPath(flag, roles.side(side).colour)
    for shape in _ON_FLAG[division(side)]:
        corners = [QPointF(_FLAG.x() + x * _FLAG.width(), _FLAG.y() + y * _FLAG.height()) for x, y in shape]
        painter.fillPath(_polygon(corners).intersected(flag), roles.card)
    painter.restore()


def paint_side_edge(
    painter: QPainter,
    card: QRectF | QRect,
    side: int,
    roles: Roles,
    *,
    width: float = CARD_EDGE,
    radius: float = RADIUS_CARD,
) -> None:
    """Draw the left edge, `width` px, of the card in `card`, within the card's rounded corners."""
    box = QRectF(card)
    edge = QRectF(box.x(), box.y(), width, box.height())
    if edge.isEmpty():
        return
    ground = QPainterPath()
    ground.addRect(edge)
    corner = rounded(box, radius) if radius > width else rounded(edge, radius, right=False)
    shape = corner.intersected(ground) if radius > width else corner
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, roles.side(side).colour)
    painter.setClipPath(shape)
    _paint_division(painter, edge, division(side), roles.card)
    painter.restore()


def _flag() -> QPainterPath:
    return _polygon(
        [
            _FLAG.topLeft(),
            _FLAG.topRight(),
            QPointF(_FLAG.right() - _NOTCH, _FLAG.center().y()),
            _FLAG.bottomRight(),
            _FLAG.bottomLeft(),
        ]
    )


def _polygon(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _paint_division(painter: QPainter, edge: QRectF, kind: Division, colour: QColor) -> None:
    left, right, width = edge.left(), edge.right(), edge.width()
    third = width / 3
    if kind in (Division.PALE, Division.CROSS):
        painter.fillRect(QRectF(left + third, edge.top(), third, edge.height()), colour)
    period = _PERIOD.get(kind)
    if period is None:
        return
    period *= width / CARD_EDGE
    top = edge.top() - period
    while top < edge.bottom() + period:
        if kind is Division.BEND:
            low, high = top + period, top + period - width
            corners = [(left, low), (right, high), (right, high + third * 1.8), (left, low + third * 1.8)]
            painter.fillPath(_polygon([QPointF(x, y) for x, y in corners]), colour)
        elif kind is Division.CHEVRON:
            peak, thick = top + third * 1.5, third * 1.7
            foot = peak + width / 2
            middle = left + width / 2
            corners = [(left, foot), (middle, peak), (right, foot)]
            corners += [(right, foot + thick), (middle, peak + thick), (left, foot + thick)]
            painter.fillPath(_polygon([QPointF(x, y) for x, y in corners]), colour)
        else:
            painter.fillRect(QRectF(left, top + third * 1.5, width, third), colour)
        top += period
