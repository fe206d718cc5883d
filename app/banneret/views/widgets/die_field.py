"""The field of a die: empty the app rolls it, or the GM types what fell on the table."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from banneret.views.text.numbers import number
from banneret.views.theme.icons import paint_icon
from banneret.views.theme.looks import mark
from banneret.views.theme.metrics import (
    DIE_HEIGHT,
    DIE_HEIGHT_COMPACT,
    DIE_WIDTH,
    RADIUS_FIELD,
)
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.keys import ENTER_KEYS, SelectAllOnClick, UndoPassThrough


class DieState(StrEnum):
    """Where what stands in a die field comes from."""

    EMPTY = "empty"
    TYPED = "typed"
    ROLLED = "rolled"
    WRONG = "wrong"


class DieField(QLineEdit):
    """One die, or the total of several: digits only, 56 × 36 (compact 56 × 28).

    Empty: dashed, the app will roll. Typed: a hand. Rolled by the app: a die. Wrong: harm, and `message` says the
    range. Enter emits `committed` unless the field is wrong; Ctrl+Z and Ctrl+Y are the battle's, also in an empty
    field.
    """

    value_edited = Signal(object)
    """The user typed a valid face or total (int), or emptied the field (None)."""
    committed = Signal()
    """Enter, with a valid value or none: the next die is wanted."""
    message_changed = Signal(str)
    """The range expected when the value is wrong; empty when it is put right."""

    def __init__(
        self,
        theme: Theme,
        faces: int = 10,
        *,
        compact: bool = False,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._compact = compact
        self._low, self._high = 1, faces
        self._state = DieState.EMPTY
        self._message = ""
        self.setProperty("die", True)
        self.setProperty("compact", compact)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(name)
        UndoPassThrough(self)
        SelectAllOnClick(self)
        self.set_range(1, faces)
        self.textEdited.connect(self._on_text_edited)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def state(self) -> DieState:
        """Empty, typed, rolled or wrong."""
        return self._state

    @property
    def value(self) -> int | None:
        """The face or total; None when empty, wrong or not yet whole."""
        text = self.text()
        if not text or self._state is DieState.WRONG:
            return None
        number = int(text)
        return number if self._low <= number <= self._high else None

    @property
    def message(self) -> str:
        """The range expected, when the field is wrong."""
        return self._message

    @property
    def range(self) -> tuple[int, int]:
        """Lowest and highest value allowed."""
        return self._low, self._high

    def set_range(self, low: int, high: int) -> None:
        """Expect a total from `low` to `high`, as of several dice together."""
        self._low, self._high = low, high
        digits = len(str(high)) + 1  # one more, so that a face too high is seen and told, not swallowed
        pattern = QRegularExpression(f"[0-9]{{0,{digits}}}")
        self.setValidator(QRegularExpressionValidator(pattern, self))
        self._judge(finished=not self.hasFocus())

    def set_value(self, value: int, *, rolled: bool) -> None:
        """Show a value without a signal, as rolled by the app or as typed from the table."""
        self._state = DieState.ROLLED if rolled else DieState.TYPED
        self.setText(str(value))
        self._judge(finished=True)

    def clear_value(self) -> None:
        """Leave the die to the app, without a signal."""
        self.setText("")
        self._judge(finished=True)

    def sizeHint(self) -> QSize:
        scale = self._theme.scale
        return QSize(
            scale.height(DIE_WIDTH), scale.height(DIE_HEIGHT_COMPACT if self._compact else DIE_HEIGHT)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if Qt.Key(event.key()) in ENTER_KEYS and plain:
            self._judge(finished=True)
            if self._state is DieState.WRONG:
                self.selectAll()
            else:
                self.committed.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._judge(finished=True)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        roles, scale = self._theme.roles, self._theme.scale
        box = QRectF(self.rect())
        wrong = self._state is DieState.WRONG
        idle = not self.text() and not self.hasFocus()
        width = 2 if wrong else 1
        pen = QPen(roles.harm if wrong else roles.edge if self.isEnabled() else roles.line, width)
        if idle:
            pen.setDashPattern([3, 2])
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(roles.harm_soft if wrong else roles.sunk if idle else roles.card)
        inset = width / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), RADIUS_FIELD, RADIUS_FIELD)
        if idle:
            self._paint_app(painter, box)
        elif self.text() and not wrong:
            size = scale.icon(12 if not self._compact else 10)
            icon = "die" if self._state is DieState.ROLLED else "hand"
            paint_icon(painter, QRectF(box.right() - size - 3, box.top() + 3, size, size), icon, roles.ink2)
        painter.end()
        if not idle:
            super().paintEvent(event)

    def _paint_app(self, painter: QPainter, box: QRectF) -> None:
        roles, scale = self._theme.roles, self._theme.scale
        font = scale.font(Type.BASE)
        word = self.tr("app")
        text = QFontMetricsF(font).horizontalAdvance(word)
        size = scale.icon(14)
        left = box.x() + (box.width() - size - 4 - text) / 2
        top = box.y() + (box.height() - size) / 2
        paint_icon(painter, QRectF(left, top, size, size), "die", roles.ink2)
        painter.setPen(roles.ink2)
        painter.setFont(font)
        place = QRectF(left + size + 4, box.y(), text + 2, box.height())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), word)

    def _on_text_edited(self, text: str) -> None:
        self._state = DieState.TYPED
        self._judge(finished=False)
        if not text:
            self.value_edited.emit(None)
        elif self.value is not None:
            self.value_edited.emit(self.value)

    def _judge(self, *, finished: bool) -> None:
        """Set the state. A total that is only too small may still grow while it is being typed."""
        text = self.text()
        if not text:
            self._state = DieState.EMPTY
        elif not self._low <= int(text) <= self._high and (finished or int(text) > self._high or text == "0"):
            self._state = DieState.WRONG
        elif self._state in (DieState.WRONG, DieState.EMPTY):
            self._state = DieState.TYPED
        message = ""
        if self._state is DieState.WRONG:
            message = self.tr("{low} to {high} expected").format(
                low=number(self._low), high=number(self._high)
            )
        self.setAccessibleDescription(message or self._spoken())
        self.update()
        if message != self._message:
            self._message = message
            mark(self, "wrong", bool(message))
            self.setToolTip(message)
            self.message_changed.emit(message)

    def _spoken(self) -> str:
        if self._state is DieState.EMPTY:
            return self.tr("Empty: the app will roll")
        return self.tr("Rolled by the app") if self._state is DieState.ROLLED else self.tr("From the table")

    def _on_theme_changed(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()
