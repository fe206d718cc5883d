"""Labels that cut a text which does not fit, and the tag of a rule."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from banneret.views.paint.tag import paint_tag, tag_size
from banneret.views.theme.looks import Tone
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.plain import one_line, plain_tooltip

_RESTYLED = (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange)


class ElidedLabel(QLabel):
    """One line of plain text, cut with an ellipsis when it is too long; the tooltip then has the whole.

    For names, undo texts and the battle's name only: numbers are never cut. Right-to-left text is set and cut in its
    own direction, aligned as the window is.
    """

    def __init__(
        self,
        text: str = "",
        look: Type = Type.BASE,
        tone: Tone = Tone.INK,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if look is not Type.BASE:
            self.setProperty("look", look.key)
        self.setProperty("tone", tone.value)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    @property
    def elided(self) -> bool:
        """Whether the text is cut at the label's present width."""
        return self._shown(self.contentsRect().width()) != self._line()

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show `text`; line ends in it become spaces."""
        super().setText(text)
        self._explain()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._line()) + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…") * 2, self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self._explain()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(QRectF(self.contentsRect()), self._shown(self.contentsRect().width()), option)
        painter.end()

    def _line(self) -> str:
        return one_line(self.text())

    def _shown(self, width: int) -> str:
        return self.fontMetrics().elidedText(self._line(), Qt.TextElideMode.ElideRight, width)

    def _explain(self) -> None:
        self.setToolTip(plain_tooltip(self._line()) if self.elided else "")
        self.updateGeometry()


class RuleTag(QWidget):
    """The tag of a rule id (T7); its tooltip says the rule in words."""

    def __init__(self, theme: Theme, rule: str, explanation: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rule = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_rule(rule, explanation)
        theme.changed.connect(self._on_theme_changed)

    @property
    def rule(self) -> str:
        """The rule id shown."""
        return self._rule

    def set_rule(self, rule: str, explanation: str = "") -> None:
        """Name another rule, with its explanation in plain words."""
        self._rule = rule
        self.setToolTip(plain_tooltip(explanation))
        self.setAccessibleName(rule)
        self.setAccessibleDescription(explanation)
        self._on_theme_changed()

    def sizeHint(self) -> QSize:
        return tag_size(self._rule, self._theme.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_tag(painter, self.rect(), self._rule, self._theme.roles, self._theme.scale)
        painter.end()

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()
