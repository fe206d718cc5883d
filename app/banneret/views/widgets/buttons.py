"""The window's one filled button, with its key shown in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from banneret.views.theme.icons import paint_icon
from banneret.views.theme.looks import set_primary
from banneret.views.theme.metrics import BUTTON_HEIGHT, ICON_SIZE, SPACE_8, SPACE_12
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.plain import without_mnemonic

_KEY_HEIGHT = 18
_KEY_PADDING = 6
_RETURN = "⏎"


def key_text(key: QKeySequence | str) -> str:
    """A key as a button shows it: `Ctrl+⏎`, in each language, or what the desktop calls it."""
    text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    for word in ("Return", "Enter", "Retour", "Entrée"):
        text = text.replace(word, _RETURN)
    return text


class DeedButton(QPushButton):
    """A button that does something to the battle: a double click or a held key presses it once."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class PrimaryButton(DeedButton):
    """The button that goes on, filled in accent: bold text, and beside it the key that presses it.

    The key is only shown: whoever owns the panel makes the shortcut, since it works from anywhere in the panel.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        key: QKeySequence | str = "",
        *,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._label = ""
        self._key = ""
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        set_primary(self)
        self.set_label(text)
        self.set_key(key)
        theme.changed.connect(self._on_theme_changed)

    @property
    def label(self) -> str:
        """The words on the button."""
        return self._label

    def set_label(self, text: str) -> None:
        """Say the whole deed: Accept sequence 2. Plain text; an ampersand is an ampersand."""
        self._label = text
        self.setText(without_mnemonic(text))
        self.setAccessibleName(text)
        self._on_theme_changed()

    def set_key(self, key: QKeySequence | str) -> None:
        """Show `key`, such as "Ctrl+Return"; an empty one shows none."""
        self._key = key_text(key) if key else ""
        self.setAccessibleDescription(self._key)
        self._on_theme_changed()

    def sizeHint(self) -> QSize:
        width = SPACE_12 * 2 + self._text_width()
        if self._icon:
            width += self._theme.scale.icon(ICON_SIZE) + SPACE_8
        if self._key:
            width += SPACE_8 + self._key_width()
        return QSize(round(width + 1), self._theme.scale.height(BUTTON_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self._theme.scale
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._ink()
        box = QRectF(self.rect())
        x = box.x() + (box.width() - self.sizeHint().width()) / 2 + SPACE_12
        if self._icon:
            size = scale.icon(ICON_SIZE)
            paint_icon(painter, QRectF(round(x), (box.height() - size) / 2, size, size), self._icon, colour)
            x += size + SPACE_8
        painter.setPen(colour)
        painter.setFont(scale.font(Type.BASE, bold=True))
        words = QRectF(x, 0, self._text_width() + 1, box.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self._label)
        if self._key:
            self._paint_key(
                painter, QRectF(words.right() - 1 + SPACE_8, 0, self._key_width(), box.height()), colour
            )
        painter.end()

    def _paint_key(self, painter: QPainter, place: QRectF, colour: QColor) -> None:
        high = self._theme.scale.height(_KEY_HEIGHT)
        cap = QRectF(round(place.x()), round((place.height() - high) / 2), place.width(), high)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setFont(self._theme.font(Type.CAPTION))
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), self._key)

    def _ink(self) -> QColor:
        roles = self._theme.roles
        if not self.isEnabled():
            return roles.ink2
        return roles.on_accent if self.property("primary") else roles.ink

    def _text_width(self) -> float:
        return QFontMetricsF(self._theme.font(Type.BASE, bold=True)).horizontalAdvance(self._label)

    def _key_width(self) -> float:
        return QFontMetricsF(self._theme.font(Type.CAPTION)).horizontalAdvance(self._key) + _KEY_PADDING * 2

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()
