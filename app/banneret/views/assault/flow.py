"""Widgets side by side, as many to a line as there is room for."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from banneret.views.theme import Theme, paint_icon
from banneret.views.theme.metrics import SPACE_4

_ARROW = 16


class FlowRow(QWidget):
    """Lays its items out in lines and is as high as they are.

    `fill` widens the items of a line to its whole width; `spread` leaves what is over between them; `arrows` draws an
    arrow from each item to its neighbour.
    """

    def __init__(
        self,
        theme: Theme,
        gap: int,
        *,
        fill: bool = False,
        spread: bool = False,
        arrows: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._gap, self._fill, self._spread, self._arrows = gap, fill, spread, arrows
        self._items: list[QWidget] = []
        self._placing = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._place)

    @property
    def items(self) -> Sequence[QWidget]:
        """What is laid out, in its order."""
        return self._items

    def set_items(self, items: Sequence[QWidget]) -> None:
        """Lay these out, in their order; what is no longer among them is hidden."""
        for gone in self._items:
            if gone not in items:
                gone.hide()
        last: QWidget | None = None
        for item in items:
            if item.parentWidget() is not self:
                item.setParent(self)
            item.show()
            if last is not None:
                QWidget.setTabOrder(last, item)
            last = item
        self._items = list(items)
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._hint(item).width() for item in self._items), self._height(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height(self.width()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._arrows:
            return
        painter = QPainter(self)
        size = min(self._theme.scale.icon(_ARROW), self._gap)
        for left, right in pairwise(self._items):
            if left.y() == right.y():
                middle = (left.geometry().right() + right.geometry().left() + 1) / 2
                place = QRectF(middle - size / 2, left.y() + (left.height() - size) / 2, size, size)
                paint_icon(painter, place, "arrow-right", self._theme.roles.ink2)
        painter.end()

    def _place(self) -> None:
        if self._placing:
            return
        self._placing = True
        top = 0
        for line in self._lines(self.width()):
            hints = [self._hint(item) for item in line]
            height = max(hint.height() for hint in hints)
            over = self.width() - sum(hint.width() for hint in hints) - self._gap * (len(line) - 1)
            widths = [hint.width() for hint in hints]
            if self._fill and over > 0:
                widths = _widened(widths, [self._wish(item) for item in line], over)
            left = 0
            for place, (item, hint) in enumerate(zip(line, hints, strict=True)):
                width = min(widths[place], self.width())
                item.setGeometry(QRect(left, top, width, height if self._fill else hint.height()))
                if not self._fill:
                    item.move(left, top + (height - hint.height()) // 2)
                left += width + self._gap
                if self._spread and over > 0 and len(line) > 1 and place < len(line) - 1:
                    left += over // (len(line) - 1)
            top += height + SPACE_4
        height = max(0, top - SPACE_4)
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)
        self._placing = False
        self.update()

    def _lines(self, width: int) -> list[list[QWidget]]:
        lines: list[list[QWidget]] = []
        left = 0
        for item in self._items:
            needed = self._hint(item).width()
            if not lines or left + self._gap + needed > width:
                lines.append([])
                left = needed
            else:
                left += self._gap + needed
            lines[-1].append(item)
        return lines

    def _height(self, width: int) -> int:
        heights = [max(self._hint(item).height() for item in line) for line in self._lines(width)]
        return sum(heights) + SPACE_4 * max(0, len(heights) - 1)

    def _wish(self, item: QWidget) -> int:
        """The width that an item would rather have where there is room."""
        return self._hint(item).width()

    @staticmethod
    def _hint(item: QWidget) -> QSize:
        return item.sizeHint().expandedTo(item.minimumSizeHint()).expandedTo(item.minimumSize())


def _widened(widths: list[int], wishes: list[int], over: int) -> list[int]:
    """Share what is over: first to those who wish for more, evenly, then to all."""
    found = list(widths)
    while over > 0 and (short := [place for place, wish in enumerate(wishes) if wish > found[place]]):
        share = max(1, over // len(short))
        for place in short:
            given = min(share, wishes[place] - found[place], over)
            found[place] += given
            over -= given
    return [width + over // len(found) + (place < over % len(found)) for place, width in enumerate(found)]
