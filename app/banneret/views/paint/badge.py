"""Badges: an icon and a word that tell a unit's state, in neutral, warning or harm; dashed for what is not here
(fled, hidden) or not yet (in a preview)."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from banneret.views.theme.icons import paint_icon
from banneret.views.theme.metrics import BADGE_HEIGHT, BADGE_ICON_SIZE, RADIUS_FIELD
from banneret.views.theme.roles import Roles
from banneret.views.theme.scale import Scale, Type

_LEFT, _RIGHT, _BETWEEN = 6, 7, 4


class Mood(StrEnum):
    """How bad a badge's news is."""

    NEUTRAL = "neutral"
    WARN = "warn"
    HARM = "harm"


def badge_size(
    word: str, icon: str, scale: Scale, mood: Mood = Mood.NEUTRAL, *, compact: bool = False
) -> QSize:
    """The size of a badge. `compact` drops the word of a neutral badge, never of a bad one."""
    height = scale.height(BADGE_HEIGHT)
    drawing = scale.icon(BADGE_ICON_SIZE) if icon else 0
    if not word or (compact and icon and mood is Mood.NEUTRAL):
        return QSize(height, height)
    text = QFontMetrics(scale.font(Type.WORKINGS)).horizontalAdvance(word)
    return QSize(_LEFT + drawing + (_BETWEEN if icon else 1) + text + _RIGHT, height)


def paint_badge(
    painter: QPainter,
    rect: QRectF | QRect,
    word: str,
    icon: str,
    roles: Roles,
    scale: Scale,
    mood: Mood = Mood.NEUTRAL,
    *,
    dashed: bool = False,
    compact: bool = False,
) -> None:
    """Draw a badge into `rect`, which `badge_size` measured; in a narrower one the word is elided."""
    box = QRectF(rect)
    colour, ground, edge = _colours(mood, roles)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(roles.edge if dashed and mood is Mood.NEUTRAL else edge, 1)
    if dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_FIELD, RADIUS_FIELD)
    drawing = scale.icon(BADGE_ICON_SIZE) if icon else 0
    alone = not word or (compact and bool(icon) and mood is Mood.NEUTRAL)
    if icon:
        left = box.x() + ((box.width() - drawing) / 2 if alone else _LEFT)
        top = box.y() + (box.height() - drawing) / 2
        paint_icon(painter, QRectF(left, top, drawing, drawing), icon, colour)
    if not alone:
        font = scale.font(Type.WORKINGS)
        text = box.adjusted(_LEFT + drawing + (_BETWEEN if icon else 1), 0, 0, 0)
        shown = word
        if QFontMetrics(font).horizontalAdvance(word) > text.width() - 2:
            shown = QFontMetrics(font).elidedText(
                word, Qt.TextElideMode.ElideRight, int(text.width() - _RIGHT)
            )
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(text, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
    painter.restore()


def badge_rect(right_top: QPoint | QPointF, size: QSize) -> QRectF:
    """A badge's place from its upper right corner, for badges that stand at a card's right edge."""
    corner = QPointF(right_top)
    return QRectF(corner.x() - size.width(), corner.y(), size.width(), size.height())


def _colours(mood: Mood, roles: Roles) -> tuple[QColor, QColor, QColor]:
    if mood is Mood.WARN:
        return roles.warn, roles.warn_soft, roles.warn
    if mood is Mood.HARM:
        return roles.harm, roles.harm_soft, roles.harm
    return roles.ink, roles.sunk, roles.line
