"""The slider of a situation bonus, 0 to 10."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from banneret.views.theme.metrics import FIELD_HEIGHT
from banneret.views.theme.theme import Theme
from banneret.views.widgets.keys import UndoPassThrough

_LOW, _HIGH = 0, 10
_PAGE = 2
_KNOB = 7.0
_MARGIN = 8.0
_PATIENCE = 1000
"""Milliseconds within which a 0 after a 1 makes it 10."""


class SituationSlider(QSlider):
    """Whole numbers from 0 to 10: arrows change it by 1, page keys by 2, a figure typed sets it (1 then 0 is 10).

    The wheel moves it only while it has the keyboard, so that scrolling past changes nothing. Ctrl+Z is the battle's.
    """

    value_edited = Signal(int)
    """The user moved it; `set_value` does not emit this."""

    def __init__(
        self, theme: Theme, value: int = 0, *, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._silent = False
        self._since_one = QElapsedTimer()
        self.setRange(_LOW, _HIGH)
        self.setSingleStep(1)
        self.setPageStep(_PAGE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        UndoPassThrough(self)
        self.set_value(value)
        self.valueChanged.connect(self._on_value_changed)
        theme.changed.connect(self._on_theme_changed)

    def set_value(self, value: int) -> None:
        """Show `value` (0 to 10, cut to it) without `value_edited`."""
        self._silent = True
        self.setValue(value)
        self._silent = False

    def sizeHint(self) -> QSize:
        return QSize(160, self._theme.scale.height(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(96, self._theme.scale.height(FIELD_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if len(text) == 1 and text in "0123456789":
            self._type(int(text))
            return
        self._since_one.invalidate()
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._since_one.invalidate()
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        roles = self._theme.roles
        left, right, middle = self._track()
        knob = self._x_of(self.value())
        accent = roles.accent if self.isEnabled() else roles.edge
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QPen(roles.line, 4)
        track.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(track)
        painter.drawLine(QLineF(left, middle, right, middle))
        track.setColor(accent)
        painter.setPen(track)
        filled = QLineF(left, middle, knob, middle)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            filled = QLineF(knob, middle, right, middle)
        if filled.length() > 0:
            painter.drawLine(filled)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(_LOW, _HIGH + 1):
            painter.fillRect(QRectF(round(self._x_of(step) - 0.5), round(middle + 8), 1, 4), roles.edge)
        painter.setPen(QPen(accent, 2))
        painter.setBrush(roles.accent_soft if self.isSliderDown() else roles.card)
        painter.drawEllipse(QPointF(knob, middle), _KNOB, _KNOB)
        painter.end()

    def _track(self) -> tuple[float, float, float]:
        return _MARGIN, self.width() - _MARGIN, self.height() / 2

    def _x_of(self, value: int) -> float:
        left, right, _ = self._track()
        share = (value - _LOW) / (_HIGH - _LOW)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return left + (right - left) * share

    def _value_at(self, x: float) -> int:
        left, right, _ = self._track()
        share = (x - left) / max(right - left, 1.0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return round(_LOW + min(max(share, 0.0), 1.0) * (_HIGH - _LOW))

    def _type(self, figure: int) -> None:
        tens = self._since_one.isValid() and self._since_one.elapsed() < _PATIENCE
        self.setValue(_HIGH if tens and figure == 0 else figure)
        if figure == 1:
            self._since_one.start()
        else:
            self._since_one.invalidate()

    def _on_value_changed(self, value: int) -> None:
        self.update()
        if not self._silent:
            self.value_edited.emit(value)

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()
