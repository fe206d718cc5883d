"""A canvas on which a part is painted, and what is asked of its pixels."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from banneret.views.theme import DARK, LIGHT, Roles

Paint = Callable[[QPainter], None]


class Canvas:
    """An image of `width` × `height` units on the card's ground."""

    def __init__(self, roles: Roles, width: int, height: int, ratio: float = 1.0) -> None:
        self.roles = roles
        self.ratio = ratio
        self.image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(ratio)
        self.image.fill(roles.card)

    def paint(self, draw: Paint) -> Canvas:
        """Let `draw` paint on the image."""
        painter = QPainter(self.image)
        draw(painter)
        assert painter.end()
        return self

    def at(self, x: float, y: float) -> QColor:
        """The colour of the pixel at a place in units."""
        return self.image.pixelColor(int(x * self.ratio), int(y * self.ratio))

    def count(self, colour: QColor, *, near: int = 0) -> int:
        """How many pixels are of `colour`, each channel at most `near` off."""
        return sum(self._is(x, y, colour, near) for x in range(self.width) for y in range(self.height))

    def row(self, y: float, colour: QColor, *, near: int = 0) -> list[int]:
        """The columns, in pixels, of one row that are of `colour`."""
        line = int(y * self.ratio)
        return [x for x in range(self.width) if self._is(x, line, colour, near)]

    def column(self, x: float, colour: QColor, *, near: int = 0) -> list[int]:
        """The rows, in pixels, of one column that are of `colour`."""
        line = int(x * self.ratio)
        return [y for y in range(self.height) if self._is(line, y, colour, near)]

    def greys(self, area: QRectF) -> list[int]:
        """The pixels of `area` without their colours, row by row."""
        part = self.image.copy(area.toRect())
        return [part.pixelColor(x, y).lightness() for y in range(part.height()) for x in range(part.width())]

    @property
    def width(self) -> int:
        """In pixels."""
        return self.image.width()

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height()

    def _is(self, x: int, y: int, colour: QColor, near: int) -> bool:
        found = self.image.pixelColor(x, y)
        return (
            abs(found.red() - colour.red()) <= near
            and abs(found.green() - colour.green()) <= near
            and abs(found.blue() - colour.blue()) <= near
        )


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def roles(request: pytest.FixtureRequest, qapp: QApplication) -> Roles:
    """Both themes, one after the other."""
    found: Roles = request.param
    return found


@pytest.fixture
def canvas(roles: Roles) -> Callable[..., Canvas]:
    """Makes a canvas of a width and height on the theme's card."""

    def make(width: int, height: int, ratio: float = 1.0) -> Canvas:
        return Canvas(roles, width, height, ratio)

    return make
