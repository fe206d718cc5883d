"""The tag at a line's right end that names the rule a number comes from: T7."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

from banneret.views.theme.metrics import RADIUS_FIELD, TAG_HEIGHT
from banneret.views.theme.roles import Roles
from banneret.views.theme.scale import Scale, Type

_PADDING = 6


def tag_size(rule: str, scale: Scale) -> QSize:
    """The size of the tag of `rule`."""
    text = QFontMetrics(scale.font(Type.CAPTION)).horizontalAdvance(rule)
    return QSize(text + _PADDING * 2, scale.height(TAG_HEIGHT))


def paint_tag(painter: QPainter, rect: QRectF | QRect, rule: str, roles: Roles, scale: Scale) -> None:
    """Draw the tag of `rule` into `rect`, which `tag_size` measured."""
    box = QRectF(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(roles.line, 1))
    painter.setBrush(roles.sunk)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_FIELD - 1, RADIUS_FIELD - 1)
    painter.setFont(scale.font(Type.CAPTION))
    painter.setPen(roles.ink2)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), rule)
    painter.restore()
