"""A field for a whole number between two bounds."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from banneret.views.text.numbers import number
from banneret.views.theme.looks import mark
from banneret.views.theme.metrics import FIELD_HEIGHT, SPACE_12
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.keys import ENTER_KEYS, SelectAllOnClick, UndoPassThrough

_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}
_WIDTH_LEAST = 40
_MINUS = "\N{MINUS SIGN}"


class NumberField(QLineEdit):
    """Whole numbers from `low` to `high`. Up and down change it by 1, page by 10, Escape takes the entry back.

    A number outside is kept as typed, shown in harm and told by `message_changed`; it is never a value. While
    typing, a number that is only too small is not yet wrong if more digits can put it right. A field that is not
    optional takes its old value back when it is left empty. Ctrl+Z is the battle's.
    """

    value_edited = Signal(object)
    """The user entered another valid value (int, at every key), or none (None) in an optional field."""
    committed = Signal()
    """Enter was pressed, or the field was left, with another valid value."""
    message_changed = Signal(str)
    """What is wrong, found and expected; empty when it is put right."""

    def __init__(
        self,
        theme: Theme,
        low: int = 0,
        high: int = 1_000_000,
        value: int | None = None,
        *,
        optional: bool = False,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._low, self._high = low, high
        self._optional = optional
        self._kept = self._told = self._value = value
        self._message = ""
        self.setProperty("number", True)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        UndoPassThrough(self)
        SelectAllOnClick(self)
        self.set_range(low, high)
        self.set_value(value)
        self.textEdited.connect(self._on_text_edited)
        theme.changed.connect(self.updateGeometry)

    @property
    def value(self) -> int | None:
        """What stands in the field; None when it is empty, wrong or not yet whole."""
        return self._value

    @property
    def message(self) -> str:
        """What is wrong with what stands in the field, or nothing."""
        return self._message

    @property
    def wrong(self) -> bool:
        """Whether what stands in the field is not a value."""
        return bool(self._message)

    def set_range(self, low: int, high: int) -> None:
        """Allow `low` to `high`, both included."""
        self._low, self._high = low, high
        digits = len(str(max(abs(low), abs(high)))) + 1  # one more, so that too high is told, not swallowed
        sign = f"[-{_MINUS}]?" if low < 0 else ""
        self.setValidator(QRegularExpressionValidator(QRegularExpression(f"{sign}[0-9]{{0,{digits}}}"), self))
        self.updateGeometry()
        self._judge(finished=not self.hasFocus())

    def set_value(self, value: int | None) -> None:
        """Show `value` without a signal but `message_changed`; None empties the field."""
        self._kept = self._told = value
        self.setText(_text_of(value))
        self._judge(finished=True)

    def sizeHint(self) -> QSize:
        digits = max(len(str(self._high)), len(str(self._low)), 2)
        text = QFontMetrics(self._theme.font(Type.BASE, bold=True)).horizontalAdvance("0" * digits)
        scale = self._theme.scale
        return QSize(max(text + SPACE_12 * 2, scale.height(_WIDTH_LEAST)), scale.height(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER_KEYS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._finish(always=True)
        elif key in _STEPS and not event.modifiers():
            self._step(_STEPS[key])
        elif key is Qt.Key.Key_Escape and self.text() != _text_of(self._kept):
            self._take_back()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._finish(always=False)

    def _finish(self, *, always: bool) -> None:
        """Commit what stands there, if it is a value and another one, or `always` when it is a value."""
        self._judge(finished=True)
        if self.wrong:
            if always:
                self.selectAll()
            return
        if self._value is None and not self._optional:
            self._take_back()
            return
        if always or self._value != self._kept:
            self._kept = self._value
            self.committed.emit()

    def _take_back(self) -> None:
        told = self._told
        self.set_value(self._kept)
        if told != self._kept:
            self.value_edited.emit(self._kept)

    def _step(self, by: int) -> None:
        start = self._value if self._value is not None else self._low - (1 if by > 0 else -1)
        self.setText(_text_of(min(max(start + by, self._low), self._high)))
        self.selectAll()
        self._on_text_edited(self.text())

    def _on_text_edited(self, text: str) -> None:
        self._judge(finished=False)
        valid = self._value is not None or (self._optional and not text)
        if valid and self._value != self._told:
            self._told = self._value
            self.value_edited.emit(self._value)

    def _judge(self, *, finished: bool) -> None:
        """Set value and message. A number only too small may still grow while it is being typed."""
        text = self.text().replace(_MINUS, "-")
        self._value = None
        message = ""
        if text not in ("", "-"):
            number = int(text)
            if self._low <= number <= self._high:
                self._value = number
            elif finished or number > self._high or self._low <= 0:
                message = self._expected(number)
        if message != self._message:
            self._message = message
            mark(self, "wrong", bool(message))
            self.setToolTip(message)
            self.setAccessibleDescription(message)
            self.message_changed.emit(message)

    def _expected(self, found: int) -> str:
        return self.tr("{found} found, {low} to {high} expected").format(
            found=number(found), low=number(self._low), high=number(self._high)
        )


def _text_of(value: int | None) -> str:
    return "" if value is None else str(value).replace("-", _MINUS)
