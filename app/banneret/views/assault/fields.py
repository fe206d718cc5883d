"""Small fields of the Assault panel: one die of several, a distance, a tick and a button whose words may be cut."""

from decimal import Decimal

from PySide6.QtCore import QLocale, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from banneret.views.text import exact
from banneret.views.theme import Theme, paint_icon, set_small
from banneret.views.theme.metrics import FIELD_HEIGHT, SPACE_8
from banneret.views.widgets import DieField, UndoPassThrough, one_line, plain_tooltip, without_mnemonic

_FACE_WIDTH = 32
_METRES_WIDTH = 64
_ARROW = 14
_WORDS_LEAST = 92
"""A button narrower than this shows its icon only."""


class FaceField(DieField):
    """One die among several of a modifier: narrow, an empty one shows no word beside the die icon."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self._theme.scale.height(_FACE_WIDTH), hint.height())

    def _paint_app(self, painter: QPainter, box: QRectF) -> None:
        size = self._theme.scale.icon(14)
        place = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
        paint_icon(painter, place, "die", self._theme.roles.ink2)


class MetresField(QLineEdit):
    """A distance in metres, with up to two decimals (H11). Left empty it takes its old value back."""

    value_edited = Signal(object)
    """The user entered another distance (a Decimal)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._value = Decimal(0)
        self.setProperty("number", True)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        UndoPassThrough(self)
        written = QRegularExpression("[0-9]{0,5}([.,][0-9]{0,2})?")
        self.setValidator(QRegularExpressionValidator(written, self))
        self.textEdited.connect(self._on_text_edited)
        theme.changed.connect(self.updateGeometry)

    @property
    def value(self) -> Decimal:
        """The distance last entered or shown."""
        return self._value

    def set_value(self, value: Decimal) -> None:
        """Show a distance without a signal; what is being typed and means it already stays as it is."""
        if value != self._value or not self.text():
            self._value = value
            self.setText(self._written())

    def sizeHint(self) -> QSize:
        scale = self._theme.scale
        return QSize(scale.height(_METRES_WIDTH), scale.height(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setText(self._written())

    def _written(self) -> str:
        return str(self._value).replace(".", QLocale().decimalPoint())

    def _on_text_edited(self, text: str) -> None:
        number = text.replace(",", ".").rstrip(".")
        if number.startswith("."):
            number = f"0{number}"
        if number and Decimal(number) != self._value:
            self._value = Decimal(number)
            self.value_edited.emit(self._value)


class TickBox(QCheckBox):
    """A tick whose words are cut where there is no room; the tooltip then has the whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._tip = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_words(self, words: str, tip: str) -> None:
        """Show `words`, plain; `tip` says the rule."""
        self._words, self._tip = one_line(words), tip
        self.setAccessibleName(self._words)
        self._cut()

    def minimumSizeHint(self) -> QSize:
        return QSize(64, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).width()
        shown = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        if without_mnemonic(shown) != self.text():
            self.setText(without_mnemonic(shown))
        tip = self._tip if shown == self._words else f"{self._words}\n{self._tip}"
        self.setToolTip(plain_tooltip(tip))


class WordsButton(QPushButton):
    """A small button with a menu, an icon and words that may be cut; very narrow it shows the icon only."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = self._icon = self._role = ""
        set_small(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str, icon: str, role: str, tip: str) -> None:
        """Show `words`, plain, after an icon in the colour `role`."""
        self._words = one_line(words)
        self.setToolTip(plain_tooltip(tip))
        if (icon, role) != (self._icon, self._role):
            self._icon, self._role = icon, role
            self._theme.bind_icon(self, icon, role)
        self._cut()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(
            self._around() + self.fontMetrics().horizontalAdvance(self._words), super().sizeHint().height()
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(self._around() - SPACE_8, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _around(self) -> int:
        """Padding, icon and the arrow of the menu."""
        return SPACE_8 * 2 + self._theme.scale.icon() + SPACE_8 + _ARROW

    def _cut(self) -> None:
        wide = self.width() >= min(_WORDS_LEAST, self.sizeHint().width())
        room = self.width() - self._around()
        shown = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room) if wide else ""
        if without_mnemonic(shown) != self.text():
            self.setText(without_mnemonic(shown))


def metres(value: Decimal | int | str) -> str:
    """Write a distance the locale's way, without its unit."""
    return exact(str(value))
