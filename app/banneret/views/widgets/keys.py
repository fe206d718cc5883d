"""Keys that belong to the battle even while a field has the keyboard.

In die, number and slider fields Ctrl+Z is the battle's undo: a QLineEdit or QSpinBox would take it for itself, even
when it is empty and has nothing to undo.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_UNDO_KEYS = (
    (_CONTROL, Qt.Key.Key_Z),
    (_CONTROL, Qt.Key.Key_Y),
    (_CONTROL | _SHIFT, Qt.Key.Key_Z),
)


def is_undo_or_redo(event: QKeyEvent) -> bool:
    """Whether the key is Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z or what else the desktop undoes and redoes with."""
    if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
        return True
    return any(event.modifiers() == held and event.key() == key for held, key in _UNDO_KEYS)


class UndoPassThrough(QObject):
    """An event filter that leaves undo and redo to the window; it belongs to the widget it is made for."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _KEY_EVENTS and isinstance(event, QKeyEvent) and is_undo_or_redo(event):
            event.ignore()  # not taken here: the shortcut, or else the parents, get it
            return True
        return False


class SelectAllOnClick(QObject):
    """An event filter: the click that brings the keyboard to a field selects what stands there, to be typed over."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        self._arriving = False
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._arriving = event.reason() == Qt.FocusReason.MouseFocusReason
        elif event.type() == QEvent.Type.MouseButtonRelease and self._arriving:
            self._arriving = False
            if not self._field.hasSelectedText():
                self._field.selectAll()
        return False
