"""What every painter needs: the device's pixel ratio, sharp edges, a level that fills a shape."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from banneret.views.theme.roles import mixed

PALED = 0.44
"""How much of a colour is left where a preview takes it away."""

DASHES = (2.0, 1.5)
"""Dash and gap of a preview's line, in pen widths."""


class Level(NamedTuple):
    """A quantity in a vessel: `now` of at most `most` points, and `after` if a preview changes it.

    Fractions are allowed so that a change can slide. Below 0 and above `most` are allowed too.
    """

    now: float
    most: float
    after: float | None = None

    @property
    def share(self) -> float:
        """How full, 0 to 1."""
        return _share(self.now, self.most)

    @property
    def share_after(self) -> float:
        """How full after the preview, 0 to 1; the same as `share` without one."""
        return self.share if self.after is None else _share(self.after, self.most)

    @property
    def spent(self) -> bool:
        """Nothing left, or less."""
        return self.now <= 0


def _share(value: float, most: float) -> float:
    if value <= 0:
        return 0.0
    return 1.0 if value >= most or most <= 0 else value / most


def ratio_of(painter: QPainter) -> float:
    """Device pixels to one unit of the painter: the screen's ratio times the painter's own scale."""
    device = painter.device()
    screen = device.devicePixelRatio() if device is not None else 1.0
    placed = painter.worldTransform()
    return max(screen * hypot(placed.m11(), placed.m12()), 0.25)


def snapped(value: float, ratio: float) -> float:
    """`value` moved to the nearest device pixel."""
    return round(value * ratio) / ratio


def paled(colour: QColor, ground: QColor) -> QColor:
    """`colour` as a preview shows what is about to go, on `ground`."""
    return mixed(colour, ground, PALED)


def dashed_pen(colour: QColor, width: float) -> QPen:
    """The dashed line of a preview."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(DASHES))
    return pen


def rounded(rect: QRectF, radius: float, *, left: bool = True, right: bool = True) -> QPainterPath:
    """`rect` with its left or right corners rounded, or both."""
    path = QPainterPath()
    size = max(min(radius, rect.width(), rect.height() / 2), 0.0)
    if not (left or right) or size <= 0:
        path.addRect(rect)
        return path
    near, far = size if left else 0.0, size if right else 0.0
    if left and right:
        path.addRoundedRect(rect, min(size, rect.width() / 2), size)
        return path
    path.moveTo(rect.left() + near, rect.top())
    path.lineTo(rect.right() - far, rect.top())
    if right:
        path.arcTo(QRectF(rect.right() - size * 2, rect.top(), size * 2, size * 2), 90, -90)
        path.arcTo(QRectF(rect.right() - size * 2, rect.bottom() - size * 2, size * 2, size * 2), 0, -90)
    else:
        path.lineTo(rect.bottomRight())
    path.lineTo(rect.left() + near, rect.bottom())
    if left:
        path.arcTo(QRectF(rect.left(), rect.bottom() - size * 2, size * 2, size * 2), 270, -90)
        path.arcTo(QRectF(rect.left(), rect.top(), size * 2, size * 2), 180, -90)
    else:
        path.lineTo(rect.topLeft())
    path.closeSubpath()
    return path


def frame_of(rect: QRectF, radius: float, *, left: bool = True, right: bool = True) -> QPainterPath:
    """The line of 1 px inside the edges of `rounded(rect, ...)`, to be filled: sharp at every pixel ratio."""
    path = rounded(rect, radius, left=left, right=right)
    path.addPath(rounded(rect.adjusted(1, 1, -1, -1), radius - 1, left=left, right=right))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path
