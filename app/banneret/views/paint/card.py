"""The frame of a unit's card in its four states, with its side's edge."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from banneret.views.paint.mark import paint_side_edge
from banneret.views.paint.surface import rounded
from banneret.views.theme.focus import paint_focus_ring
from banneret.views.theme.metrics import CARD_EDGE, RADIUS_CARD
from banneret.views.theme.roles import Roles


def paint_card(
    painter: QPainter,
    rect: QRectF | QRect,
    side: int,
    roles: Roles,
    *,
    hovered: bool = False,
    acting: bool = False,
    focused: bool = False,
) -> None:
    """Draw the card of a unit of side `side` in `rect`: at rest, under the pointer, or in this action (`acting`).

    `focused` adds the focus ring, which lies 3 px outside `rect`.
    """
    box = QRectF(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(box, RADIUS_CARD), roles.sunk if hovered else roles.card)
    paint_side_edge(painter, box, side, roles, width=CARD_EDGE)
    width = 2 if acting else 1
    edge = roles.accent if acting else roles.edge if hovered else roles.line
    painter.setPen(QPen(edge, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRoundedRect(
        box.adjusted(inset, inset, -inset, -inset), RADIUS_CARD - inset, RADIUS_CARD - inset
    )
    painter.restore()
    if focused:
        paint_focus_ring(painter, box, roles, RADIUS_CARD)
