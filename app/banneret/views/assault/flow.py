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
    """Lays its items out in lines, and needs the height that they have at its width.

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
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._on_changed)

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
        self._on_changed()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        heights = [max(hint.height() for _, hint in line) for line in self._lines(width)]
        return sum(heights) + SPACE_4 * max(0, len(heights) - 1)

    def sizeHint(self) -> QSize:
        hints = self._hints(1_000_000)
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        hints = self._hints(0)
        return QSize(
            max((hint.width() for hint in hints), default=0),
            max((hint.height() for hint in hints), default=0),
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._on_changed()
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

    def _on_changed(self) -> None:
        self.updateGeometry()
        self._place()

    def _place(self) -> None:
        lines = self._lines(self.width())
        heights = [max(hint.height() for _, hint in line) for line in lines]
        top = max(0, (self.height() - sum(heights) - SPACE_4 * (len(lines) - 1)) // 2)
        for line, height in zip(lines, heights, strict=True):
            widths = [hint.width() for _, hint in line]
            over = self.width() - sum(widths) - self._gap * (len(line) - 1)
            if self._fill and over > 0:
                widths = _widened(widths, [self._wish(item) for item, _ in line], over)
            left = 0
            for place, (item, hint) in enumerate(line):
                width = min(widths[place], self.width())
                own = height if self._fill else hint.height()
                item.setGeometry(QRect(left, top + (height - own) // 2, width, own))
                left += width + self._gap
                if self._spread and over > 0 and place < len(line) - 1:
                    left += over // (len(line) - 1)
            top += height + SPACE_4
        self.update()

    def _lines(self, width: int) -> list[list[tuple[QWidget, QSize]]]:
        lines: list[list[tuple[QWidget, QSize]]] = []
        left = 0
        for item, hint in zip(self._items, self._hints(width), strict=True):
            if not lines or left + self._gap + hint.width() > width:
                lines.append([])
                left = hint.width()
            else:
                left += self._gap + hint.width()
            lines[-1].append((item, hint))
        return lines

    def _hints(self, width: int) -> list[QSize]:
        """The size of each item where the row is `width` wide."""
        return [item.sizeHint().expandedTo(item.minimumSizeHint()) for item in self._items]

    def _wish(self, item: QWidget) -> int:
        """The width that an item would rather have where there is room."""
        return item.sizeHint().width()


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
