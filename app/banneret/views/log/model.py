"""The log as a table: the battle's path with the undone events above it, newest on top, opened events' lines between.

An event is read from disk when its row is first looked at; what was read is kept for a while.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from banneret.model.faults import Fault
from banneret.session.document import Happening, LoggedEvent
from banneret.views.log.lines import Detail, detail, event_text
from banneret.views.log.rows import MOST_LINES, LogRows, Place
from banneret.views.log.told import Column, DetailRow, EventRow, LogSource, Told, say_detail, say_event, tell
from banneret.views.text import fault_sentence, line

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole row, an `EventRow` or a `DetailRow`, for the delegate."""

_DISPLAY = Qt.ItemDataRole.DisplayRole
_SAID = (_DISPLAY, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
_NOWHERE = QModelIndex()
_KEPT = 1024
"""Rows whose words are kept; a window shows some dozens."""


class LogModel(QAbstractTableModel):
    """Rows of a document's log. The newest event opens by itself when it is accepted, and the former closes."""

    def __init__(self, document: LogSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._events: list[int] = []
        self._head = 0
        self._rows = LogRows()
        self._by_itself: int | None = None
        self._told: dict[int, Told] = {}
        self._details: dict[Place, Detail] = {}
        self._read()
        self._unsubscribe = document.subscribe(self._on_happening)
        self.destroyed.connect(self._unsubscribe)

    def set_document(self, document: LogSource) -> None:
        """Show another document's log."""
        self._unsubscribe()
        self._document = document
        self.beginResetModel()
        self._read()
        self.endResetModel()
        self._unsubscribe = document.subscribe(self._on_happening)
        self.destroyed.connect(self._unsubscribe)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._told.clear()
        self._details.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, Column.END))

    # Qt's questions

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        row = index.row()
        if not index.isValid() or not 0 <= row < len(self._rows):
            return None
        if role == ROW_ROLE:
            return self.row_at(row)
        if role in _SAID:
            found = self.row_at(row)
            if isinstance(found, DetailRow):
                return say_detail(found, index.column(), role)
            return say_event(found, index.column(), role)
        return None

    # Rows

    def row_at(self, row: int) -> EventRow | DetailRow:
        """Give what a row shows."""
        place = self._rows.place(row)
        undone = place.position >= self._head
        if place.line:
            return DetailRow(self._detail(place), undone)
        head = place.position == self._head - 1 and self._head < len(self._events)
        return EventRow(self._tell(place.position), self._rows.lines(place.position) > 0, undone, head)

    def event_row(self, row: int) -> int:
        """Give the row of the event that a row belongs to."""
        return self._rows.row(self._rows.place(row).position)

    def is_detail(self, row: int) -> bool:
        """Whether the row is a line beneath an event."""
        return self._rows.place(row).line > 0

    def lines_beneath(self, row: int) -> int:
        """Give how many lines stand open beneath the event of a row."""
        return self._rows.lines(self._rows.place(row).position)

    def open(self, row: int) -> bool:
        """Open the event of a row; False where it is open or has nothing to open."""
        return self._open(self._rows.place(row).position)

    def close(self, row: int) -> bool:
        """Close the event of a row; False where it is closed."""
        return self._close(self._rows.place(row).position)

    def open_newest(self) -> None:
        """Open the newest event that counts, as if it had just been accepted."""
        self._open_by_itself(self._head - 1)

    def text_of(self, rows: Sequence[int]) -> str:
        """Give rows as plain text, from the top down: an event with all its lines, a line alone by itself."""
        parts: list[str] = []
        whole: int | None = None
        for place in (self._rows.place(row) for row in sorted(rows)):
            if not place.line:
                whole = place.position
                try:
                    parts.append(event_text(self._document.event(self._events[place.position]).event))
                except Fault as fault:
                    parts.append(fault_sentence(fault))
            elif place.position != whole:
                parts.append(self._detail(place).plain())
        return "\n".join(parts)

    # What happens

    def _read(self) -> None:
        path = self._document.path
        self._events = [*path, *self._document.ahead]
        self._head = len(path)
        self._rows = LogRows(len(self._events))
        self._by_itself = None
        self._told.clear()
        self._details.clear()

    def _on_happening(self, happening: Happening) -> None:
        event = happening.event
        if happening.kind == "drafted":
            return
        if event is not None and happening.kind == "accepted" and event.parent == self._last(self._head):
            self._push(event)
        elif event is not None and happening.kind == "undone" and event.id == self._last(self._head):
            self._move_head(self._head - 1)
        elif event is not None and happening.kind == "redone" and event.id == self._last(self._head + 1):
            self._move_head(self._head + 1)
        else:  # the battle stands somewhere else altogether
            self.beginResetModel()
            self._read()
            self.endResetModel()

    def _last(self, count: int) -> int | None:
        """The newest of the first `count` events."""
        return self._events[count - 1] if 0 < count <= len(self._events) else None

    def _push(self, event: LoggedEvent) -> None:
        undone = self._rows.count_from(self._head)
        if undone:
            self.beginRemoveRows(_NOWHERE, 0, undone - 1)
            self._rows.cut_from(self._head)
            del self._events[self._head :]
            if self._by_itself is not None and self._by_itself >= self._head:
                self._by_itself = None
            self._forget_from(self._head)
            self.endRemoveRows()
            self._repaint(self._head - 1)
        self.beginInsertRows(_NOWHERE, 0, 0)
        self._events.append(event.id)
        self._rows.append(self._head)
        self._head += 1
        self.endInsertRows()
        self._open_by_itself(self._head - 1)

    def _move_head(self, head: int) -> None:
        before, self._head = self._head, head
        for position in range(min(before, head) - 1, max(before, head)):
            self._repaint(position)

    def _repaint(self, position: int) -> None:
        if 0 <= position < len(self._events):
            row = self._rows.row(position)
            self.dataChanged.emit(
                self.index(row, 0), self.index(row + self._rows.lines(position), Column.END)
            )

    def _open_by_itself(self, position: int) -> None:
        """Open an event and close the one that opened before it; one without workings leaves that open."""
        if position < 0 or not self._tell(position).workings or not self._open(position):
            return
        if self._by_itself is not None:
            self._close(self._by_itself)
        self._by_itself = position

    def _open(self, position: int) -> bool:
        lines = min(self._tell(position).lines, MOST_LINES)
        if not lines or self._rows.lines(position):
            return False
        row = self._rows.row(position)
        self.beginInsertRows(_NOWHERE, row + 1, row + lines)
        self._rows.open(position, lines)
        self.endInsertRows()
        self.dataChanged.emit(self.index(row, 0), self.index(row, Column.END))
        return True

    def _close(self, position: int) -> bool:
        lines = self._rows.lines(position)
        if not lines:
            return False
        row = self._rows.row(position)
        self.beginRemoveRows(_NOWHERE, row + 1, row + lines)
        self._rows.close(position)
        self.endRemoveRows()
        self.dataChanged.emit(self.index(row, 0), self.index(row, Column.END))
        if self._by_itself == position:
            self._by_itself = None
        return True

    # Words

    def _tell(self, position: int) -> Told:
        told = self._told.get(position)
        if told is None:
            if len(self._told) >= _KEPT:
                self._told.clear()
            told = self._told[position] = tell(self._document, self._events[position])
        return told

    def _detail(self, place: Place) -> Detail:
        found = self._details.get(place)
        if found is None:
            if len(self._details) >= _KEPT:
                self._details.clear()
            try:
                event = self._document.event(self._events[place.position]).event
            except Fault as fault:  # an opened event that cannot be read again: its row has said so, or will
                return Detail(line("{fault}", fault=fault_sentence(fault)), line("?"), "")
            found = self._details[place] = detail(event, place.line - 1)
        return found

    def _forget_from(self, position: int) -> None:
        self._told = {known: told for known, told in self._told.items() if known < position}
        self._details = {place: found for place, found in self._details.items() if place.position < position}
