"""Icons: one-stroke SVGs of 16 px, drawn in a role's colour through QtSvg.

Rendering is kept by name, colour, size and pixel ratio, since parsing an SVG costs more than drawing a
pixmap. A theme change asks with another colour and so needs no clearing.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from banneret.resources import resource_bytes

ALIASES = {
    "app": "die",
    "close": "cross",
    "commander": "flag",
    "eye": "shown",
    "fight": "swords",
    "foot": "hero",
    "hold": "check",
    "melee": "swords",
    "mount": "horse",
    "mounted": "horse",
    "past": "shown",
    "prepare": "note",
    "report": "print",
    "review": "shown",
    "roll": "die",
    "save_point": "flag",
    "shaken": "alert",
    "shooting": "bow",
    "thrown": "dropped",
    "typed": "hand",
    "vanquished": "cross",
    "word": "commands",
}
"""Names by meaning for icons that are drawn under another name."""

_STROKE = b'stroke="#000"'
_KEPT = 512
_pixmaps: OrderedDict[tuple[str, int, int, int], QPixmap] = OrderedDict()


@cache
def _source(name: str) -> bytes:
    return resource_bytes(f"icons/{ALIASES.get(name, name)}.svg")


def svg_of(name: str, colour: QColor) -> bytes:
    """The SVG of icon `name` (or its alias) stroked in `colour`. An unknown name is a FileNotFoundError."""
    return _source(name).replace(_STROKE, f'stroke="{colour.name()}"'.encode())


def pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """Icon `name` in `colour`, `size` device-independent px square, for a screen of pixel ratio `ratio`."""
    pixels = round(size * ratio)
    key = (name, int(colour.rgba()), size, pixels)
    found = _pixmaps.get(key)
    if found is not None:
        _pixmaps.move_to_end(key)
        return found
    made = QPixmap(pixels, pixels)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    QSvgRenderer(QByteArray(svg_of(name, colour))).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    made.setDevicePixelRatio(pixels / size)
    _pixmaps[key] = made
    if len(_pixmaps) > _KEPT:
        _pixmaps.popitem(last=False)
    return made


def paint_icon(painter: QPainter, rect: QRectF | QRect, name: str, colour: QColor) -> None:
    """Draw icon `name` in `colour`, as large as fits and centred in `rect`, sharp at the painter's scale."""
    box = QRectF(rect)
    size = int(min(box.width(), box.height()))
    if size <= 0:
        return
    device = painter.device()
    ratio = (device.devicePixelRatio() if device is not None else 1.0) * painter.worldTransform().m11()
    image = pixmap(name, colour, size, max(ratio, 0.5))
    left = round(box.x() + (box.width() - size) / 2)
    top = round(box.y() + (box.height() - size) / 2)
    painter.drawPixmap(QRect(left, top, size, size), image)


def icon(name: str, colour: QColor, size: int = 16, disabled: QColor | None = None, gap: int = 0) -> QIcon:
    """A QIcon of `name` in `colour` for the sharpest screen; `disabled` None keeps `colour` when disabled.

    `gap` px of nothing follow the drawing: a styled QPushButton leaves no room between icon and text.
    """
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    made = QIcon(_with_gap(pixmap(name, colour, size, ratio), gap))
    made.addPixmap(_with_gap(pixmap(name, disabled or colour, size, ratio), gap), QIcon.Mode.Disabled)
    return made


def _with_gap(drawn: QPixmap, gap: int) -> QPixmap:
    if gap == 0:
        return drawn
    ratio = drawn.devicePixelRatio()
    wide = QPixmap(drawn.width() + round(gap * ratio), drawn.height())
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    rightward = QGuiApplication.layoutDirection() is not Qt.LayoutDirection.RightToLeft
    painter.drawPixmap(0 if rightward else gap, 0, drawn)
    painter.end()
    return wide
