"""A line of spans on one row: names shortened where room is short, numbers and words kept whole."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from banneret.views.text import Line, Span

_LEAST_NAME = 3
"""Letters and an ellipsis that a shortened name keeps, as widths of an "m"."""

_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_RIGHT = Qt.TextElideMode.ElideRight


class Fonts:
    """A font in regular and bold, with the metrics of both."""

    __slots__ = ("bold", "bold_metrics", "regular", "regular_metrics")

    def __init__(self, regular: QFont, bold: QFont) -> None:
        self.regular, self.bold = regular, bold
        self.regular_metrics, self.bold_metrics = QFontMetrics(regular), QFontMetrics(bold)

    def metrics(self, span: Span) -> QFontMetrics:
        """Give the metrics a span is set in."""
        return self.bold_metrics if span.bold else self.regular_metrics

    def width(self, line: Line) -> int:
        """Give the width of a whole line in px."""
        return sum(self.metrics(span).horizontalAdvance(span.text) for span in line)


def fitted(line: Line, room: int, fonts: Fonts) -> Line:
    """Give the line cut to `room` px: first its names are shortened alike, then its end is left out."""
    if fonts.width(line) <= room:
        return line
    widths = sorted(fonts.metrics(span).horizontalAdvance(span.text) for span in line if span.name)
    if widths:
        fixed = fonts.width(tuple(span for span in line if not span.name))
        least = fonts.bold_metrics.horizontalAdvance("m") * _LEAST_NAME
        most = max(_shared(widths, room - fixed), least)
        line = tuple(
            span._replace(text=fonts.metrics(span).elidedText(span.text, _RIGHT, most)) if span.name else span
            for span in line
        )
    return _cut(line, room, fonts)


def paint_line(painter: QPainter, rect: QRect, line: Line, fonts: Fonts, colour: QColor) -> int:
    """Draw a line into `rect`, cut to its width; gives the width drawn in px."""
    left = rect.left()
    painter.setPen(colour)
    for span in fitted(line, rect.width(), fonts):
        width = fonts.metrics(span).horizontalAdvance(span.text)
        painter.setFont(fonts.bold if span.bold else fonts.regular)
        painter.drawText(QRect(left, rect.top(), width + 2, rect.height()), _FLAGS, span.text)
        left += width
    return left - rect.left()


def _shared(widths: list[int], room: int) -> int:
    """The widest that a name may be so that all together take `room`; short names leave theirs to long ones."""
    for taken, width in enumerate(widths):
        share = room // (len(widths) - taken)
        if width > share:
            return share
        room -= width
    return widths[-1]


def _cut(line: Line, room: int, fonts: Fonts) -> Line:
    kept: list[Span] = []
    for span in line:
        metrics = fonts.metrics(span)
        width = metrics.horizontalAdvance(span.text)
        if width > room:
            kept.append(span._replace(text=metrics.elidedText(span.text, _RIGHT, room)))
            break
        kept.append(span)
        room -= width
    return tuple(kept)
