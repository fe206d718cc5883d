"""How a row of the log is drawn: events with their marks, workings with their rule at the line's right end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from banneret.views.log.model import ROW_ROLE
from banneret.views.log.painting import Fonts, fitted, paint_line
from banneret.views.log.told import Column, DetailRow, EventRow
from banneret.views.paint.tag import paint_tag, tag_size
from banneret.views.text import Line, plain
from banneret.views.theme import Theme, Type
from banneret.views.theme.icons import paint_icon
from banneret.views.theme.metrics import PANEL_PADDING, SPACE_4, SPACE_8
from banneret.views.widgets.plain import plain_tooltip

Index = QModelIndex | QPersistentModelIndex

_SELECTED = QStyle.StateFlag.State_Selected
_CENTRE_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CHEVRON_SIZE = 14
_SUBJECT_MOST, _SUBJECT_LEAST = 204, 150
_SUBJECT_SHARE = 50
"""Per cent of the text's width that a subject may take, between the two widths above."""


class LogDelegate(QStyledItemDelegate):
    """Draws the rows of a `LogModel` in the theme of the moment."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.narrow = False
        """Where room is short the sentence takes that of the time, which the tooltip tells."""
        self._set_fonts()
        theme.changed.connect(self._set_fonts)

    def column_width(self, column: Column) -> int:
        """Give the width in px that a column needs; TEXT takes what is left."""
        scale = self._theme.scale
        caption = QFontMetrics(scale.font(Type.CAPTION))
        time = 0 if self.narrow else PANEL_PADDING + caption.horizontalAdvance("00:00")
        widths = {
            Column.CHEVRON: PANEL_PADDING + scale.icon(),
            Column.SEQUENCE: caption.horizontalAdvance("0000") + SPACE_8,
            Column.END: scale.icon() + max(time, SPACE_4 + tag_size("H00", scale).width()) + PANEL_PADDING,
        }
        return widths.get(column, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, 0)  # heights are the view's own, and never asked of 100,000 rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        rect: QRect = option.rect
        painter.save()
        if option.state & _SELECTED:
            painter.fillRect(rect, self._theme.roles.accent_soft)
        elif isinstance(row, EventRow) and row.open:
            painter.fillRect(rect, self._theme.roles.sunk)
        if isinstance(row, DetailRow):
            self._paint_detail(painter, rect, Column(index.column()), row)
        elif isinstance(row, EventRow):
            self._paint_event(painter, rect, Column(index.column()), row)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Tell the whole line where a name is shortened; elsewhere what the model says."""
        if event.type() == QEvent.Type.ToolTip and index.isValid() and index.column() == Column.TEXT:
            cut = self._cut_text(index, view.visualRect(index))
            place: QPoint = event.globalPos()
            QToolTip.showText(place, plain_tooltip(cut), view)
            return True
        return super().helpEvent(event, view, option, index)

    def _set_fonts(self) -> None:
        scale = self._theme.scale
        self._base = Fonts(scale.font(Type.BASE), scale.font(Type.BASE, bold=True))
        self._workings = Fonts(scale.font(Type.WORKINGS), scale.font(Type.WORKINGS, bold=True))

    def _paint_event(self, painter: QPainter, rect: QRect, column: Column, row: EventRow) -> None:
        roles, scale, told = self._theme.roles, self._theme.scale, row.told
        ink = roles.ink2 if row.undone else roles.ink
        if column is Column.CHEVRON and told.lines:
            size = scale.icon(_CHEVRON_SIZE)
            box = QRect(rect.left() + PANEL_PADDING, rect.top(), size, rect.height())
            paint_icon(painter, box, "chevron-down" if row.open else "chevron-right", roles.ink2)
        elif column is Column.SEQUENCE:
            self._caption(painter, rect.adjusted(SPACE_4, 0, 0, 0), told.sequence, roles.ink2, _CENTRE_LEFT)
        elif column is Column.TEXT:
            box = QRect(rect.left() + SPACE_4, rect.top(), scale.icon(), rect.height())
            # What is undone is told by its icon too, never by its paler ink alone.
            paint_icon(painter, box, "undo" if row.undone else told.icon, ink)
            paint_line(painter, self._sentence_rect(rect), told.sentence, self._base, ink)
        elif column is Column.END:
            if told.from_table:
                self._hand(painter, rect)
            if not self.narrow:
                edge = rect.adjusted(0, 0, -PANEL_PADDING, 0)
                self._caption(painter, edge, told.time, roles.ink2, _CENTRE_RIGHT)
        if row.head:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), roles.accent)

    def _paint_detail(self, painter: QPainter, rect: QRect, column: Column, row: DetailRow) -> None:
        roles, scale, detail = self._theme.roles, self._theme.scale, row.detail
        if column is Column.TEXT:
            ink = roles.ink2 if row.undone else roles.ink
            subject, arithmetic = self._detail_rects(rect, detail.arithmetic)
            paint_line(painter, subject, detail.subject, self._workings, roles.ink2)
            paint_line(painter, arithmetic, detail.arithmetic, self._workings, ink)
        elif column is Column.END:
            if detail.from_table:
                self._hand(painter, rect)
            size = tag_size(detail.rule, scale)
            left = rect.right() + 1 - PANEL_PADDING - size.width()
            top = rect.top() + (rect.height() - size.height()) // 2
            paint_tag(painter, QRect(QPoint(left, top), size), detail.rule, roles, scale)

    def _hand(self, painter: QPainter, rect: QRect) -> None:
        box = QRect(rect.left(), rect.top(), self._theme.scale.icon(), rect.height())
        paint_icon(painter, box, "hand", self._theme.roles.ink2)

    def _caption(self, painter: QPainter, rect: QRect, text: str, colour: QColor, flags: int) -> None:
        painter.setFont(self._theme.scale.font(Type.CAPTION))
        painter.setPen(colour)
        painter.drawText(rect, flags, text)

    def _sentence_rect(self, rect: QRect) -> QRect:
        return rect.adjusted(SPACE_4 + self._theme.scale.icon() + SPACE_8, 0, -SPACE_8, 0)

    def _detail_rects(self, rect: QRect, arithmetic: Line) -> tuple[QRect, QRect]:
        """Where subject and arithmetic go: on one grid, but a long arithmetic takes room from the subject."""
        inner = rect.adjusted(SPACE_4, 0, -SPACE_8, 0)
        factor = self._theme.scale.factor
        share = inner.width() * _SUBJECT_SHARE // 100
        usual = min(int(_SUBJECT_MOST * factor), max(int(_SUBJECT_LEAST * factor), share))
        spare = inner.width() - self._workings.width(arithmetic)
        start = inner.left() + max(min(usual, spare), inner.width() // 5)
        subject = QRect(inner.left(), inner.top(), start - SPACE_8 - inner.left(), inner.height())
        return subject, QRect(start, inner.top(), inner.right() + 1 - start, inner.height())

    def _cut_text(self, index: Index, rect: QRect) -> str:
        """The whole text of a row that is shown shortened; empty where it is shown whole."""
        row = index.data(ROW_ROLE)
        if isinstance(row, EventRow):
            sentence = row.told.sentence
            whole = fitted(sentence, self._sentence_rect(rect).width(), self._base) == sentence
            return "" if whole else plain(sentence)
        if isinstance(row, DetailRow):
            subject, arithmetic = self._detail_rects(rect, row.detail.arithmetic)
            whole = (
                fitted(row.detail.subject, subject.width(), self._workings) == row.detail.subject
                and fitted(row.detail.arithmetic, arithmetic.width(), self._workings) == row.detail.arithmetic
            )
            return "" if whole else row.detail.plain()
        return ""
