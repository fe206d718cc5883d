"""The arrow of a strike: from who strikes to who is struck, as thick as the effectiveness, its number in a box."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from banneret.views.theme.roles import Roles
from banneret.views.theme.scale import Scale, Type

ROOMY_FROM = 26
"""Height from which the arrow has its roomy measures."""

_THICK_MOST = 20
_HEAD_LEAST = 6.0
_MINUS = "\N{MINUS SIGN}"


def arrow_thickness(effectiveness: int | None, *, roomy: bool) -> float:
    """Thickness of the shaft in px. Unknown, 0 or less is a thread: nothing is struck."""
    if effectiveness is None or effectiveness <= 0:
        return 2.0
    return 2 + (1.5 if roomy else 1.3) * min(effectiveness, _THICK_MOST)


def paint_strike_arrow(
    painter: QPainter,
    rect: QRectF | QRect,
    effectiveness: int | None,
    side: int,
    roles: Roles,
    scale: Scale,
    *,
    leftward: bool = False,
) -> None:
    """Draw the strike of side `side` across `rect`, to the right, or to the left if `leftward`.

    `effectiveness` is in tenths of the group; None (a die is still missing) is a dashed line and a question mark.
    From 26 px of height on the arrow is roomy (76 × 28 in the mock-up), else compact (76 × 20).
    """
    box = QRectF(rect)
    if box.width() < 1 or box.height() < 1:
        return
    roomy = box.height() >= ROOMY_FROM
    colour = roles.side(side).colour
    thick = min(arrow_thickness(effectiveness, roomy=roomy), max(box.height() - _HEAD_LEAST, 2.0))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shaft(painter, box, thick, effectiveness, roomy, leftward, QPen(colour, thick))
    _paint_number(painter, box, effectiveness, roomy, QPen(colour, 2 if roomy else 1.5), roles, scale)
    painter.restore()


def _paint_shaft(
    painter: QPainter,
    box: QRectF,
    thick: float,
    effectiveness: int | None,
    roomy: bool,
    leftward: bool,
    pen: QPen,
) -> None:
    middle = box.center().y()
    length = min(14.0 if roomy else 9.0, box.width() / 3)
    half = min((thick + (13.5 if roomy else 7.5)) / 2, box.height() / 2)
    tip, base, tail = box.right(), box.right() - length, box.left()
    if leftward:
        tip, base, tail = box.left(), box.left() + length, box.right()
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if effectiveness is None:
        pen.setDashPattern([2, 1.5])
    painter.setPen(pen)
    painter.drawLine(QLineF(tail, middle, base, middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.color())
    painter.drawPolygon(
        QPolygonF([QPointF(base, middle - half), QPointF(tip, middle), QPointF(base, middle + half)])
    )


def _paint_number(
    painter: QPainter,
    box: QRectF,
    effectiveness: int | None,
    roomy: bool,
    pen: QPen,
    roles: Roles,
    scale: Scale,
) -> None:
    text = "?" if effectiveness is None else str(effectiveness).replace("-", _MINUS)
    font = scale.font(Type.BASE if roomy else Type.WORKINGS, bold=True)
    high = min(float(scale.height(26 if roomy else 20)), box.height())
    wide = max(QFontMetricsF(font).horizontalAdvance(text) + 12, float(scale.height(30 if roomy else 26)))
    left = round(box.center().x() - wide / 2)
    place = QRectF(left, box.center().y() - high / 2, wide, high)
    inset = pen.widthF() / 2
    painter.setPen(pen)
    painter.setBrush(roles.card)
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 4, 4)
    painter.setPen(roles.ink)
    painter.setFont(font)
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)
