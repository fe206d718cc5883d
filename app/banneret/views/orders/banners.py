"""A side's banner as an icon, for lists and menus."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from banneret.views.paint.mark import BANNER_SIZE, paint_banner
from banneret.views.theme import Theme


def banner_icon(theme: Theme, mark: int, ratio: float) -> QIcon:
    """Give the banner of a side's mark in the theme of the moment, for a screen of that pixel ratio."""
    size = theme.scale.icon(BANNER_SIZE)
    drawn = QPixmap(round(size * ratio), round(size * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint_banner(painter, QRect(0, 0, size, size), mark, theme.roles)
    painter.end()
    return QIcon(drawn)
