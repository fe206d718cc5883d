"""The log's table: fixed heights, the whole row as one, opened and closed by key or pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from banneret.views.log.delegate import LogDelegate
from banneret.views.log.model import LogModel
from banneret.views.log.told import Column
from banneret.views.theme import Theme, Type
from banneret.views.theme.metrics import LOG_LINE, PANEL_PADDING, WORKINGS_LINE

Index = QModelIndex | QPersistentModelIndex

_NARROW = 560
_KEY = Qt.Key
_OPENING = (_KEY.Key_Right, _KEY.Key_Return, _KEY.Key_Enter)
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class LogView(QTableView):
    """Shows a `LogModel`. Arrows move, Right or Enter opens an event's workings, Left closes them, Ctrl+C copies."""

    def __init__(self, theme: Theme, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._log = model
        self._delegate = LogDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.copy_action = QAction(self)
        """Copies what is selected, or the whole log, as plain text."""
        self.copy_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(self.copy)
        self.addAction(self.copy_action)
        self.setModel(model)
        model.rowsInserted.connect(self._on_rows_inserted)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        theme.changed.connect(self._fit)
        self._fit()
        self._name()

    def copy(self) -> None:
        """Put the selected rows on the clipboard as plain text, with every event's workings; without any, the log."""
        rows = [index.row() for index in self.selectionModel().selectedRows()]
        if not rows:
            rows = [row for row in range(self._log.rowCount()) if not self._log.is_detail(row)]
        QGuiApplication.clipboard().setText(self._log.text_of(rows))

    def toggle(self, row: int) -> None:
        """Open the event of a row, or close it."""
        if not self._open(row):
            self._close(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.currentIndex().row()
        plainly = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plainly and row >= 0 and key in _OPENING:
            self._open(row)
        elif plainly and row >= 0 and key == _KEY.Key_Left:
            self._close(row)
        elif plainly and row >= 0 and key == _KEY.Key_Space:
            self.toggle(row)
        elif plainly and key == _KEY.Key_Home:
            self._go(0)
        elif plainly and key == _KEY.Key_End:
            self._go(self._log.rowCount() - 1)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < self._theme.scale.height(_NARROW)
        if narrow != self._delegate.narrow:
            self._delegate.narrow = narrow
            self._fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._log.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setFont(self._theme.font(Type.BASE))
            painter.setPen(self._theme.roles.ink2)
            place = QRect(PANEL_PADDING, 0, self.viewport().width(), self._theme.scale.height(LOG_LINE))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), self.tr("Nothing has happened yet"))
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._log.retranslate()
            self._name()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Log"))
        self.copy_action.setText(self.tr("Copy"))

    def _fit(self) -> None:
        """Take the widths and heights of the text size."""
        self._fit_columns()
        self.verticalHeader().setDefaultSectionSize(self._theme.scale.height(LOG_LINE))
        self._set_heights(0, self._log.rowCount() - 1)
        self.viewport().update()

    def _fit_columns(self) -> None:
        columns = self.horizontalHeader()
        for column in Column:
            stretched = column is Column.TEXT
            columns.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if stretched else QHeaderView.ResizeMode.Fixed
            )
            if not stretched:
                columns.resizeSection(column, self._delegate.column_width(column))

    def _set_heights(self, first: int, last: int) -> None:
        height = self._theme.scale.height(WORKINGS_LINE)
        for row in range(first, last + 1):
            if self._log.is_detail(row):
                self.setRowHeight(row, height)

    def _on_rows_inserted(self, _parent: Index, first: int, last: int) -> None:
        self._set_heights(first, last)
        scrolled = self.verticalScrollBar().value()
        if first == 0 and scrolled > 0:
            # Whoever reads further down keeps his place when a new event comes in above.
            added = sum(self.rowHeight(row) for row in range(first, last + 1))
            self.updateGeometries()
            self.verticalScrollBar().setValue(scrolled + added)

    def _on_clicked(self, index: Index) -> None:
        if index.column() == Column.CHEVRON:
            self.toggle(index.row())

    def _on_double_clicked(self, index: Index) -> None:
        if index.column() != Column.CHEVRON:
            self.toggle(index.row())

    def _open(self, row: int) -> bool:
        event_row = self._log.event_row(row)
        if not self._log.open(row):
            return False
        below = self._log.index(event_row + self._log.lines_beneath(event_row), Column.TEXT)
        self.scrollTo(below)
        self.scrollTo(self._log.index(event_row, Column.TEXT))
        return True

    def _close(self, row: int) -> None:
        event_row = self._log.event_row(row)
        if event_row != row:
            self._go(event_row)
        self._log.close(event_row)

    def _go(self, row: int) -> None:
        if 0 <= row < self._log.rowCount():
            self.selectionModel().setCurrentIndex(self._log.index(row, Column.TEXT), _SELECT)
