"""A band under the strip that tells what went wrong, or what must be known."""

import re
from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton

from banneret.views.theme import Theme, Tone, label, set_tone
from banneret.views.theme.metrics import SPACE_4, SPACE_8, SPACE_12

NoticeKind = Literal["fault", "note"]

_LONG_WORD = re.compile(r"\S{24}")
_BREAK = "\N{ZERO WIDTH SPACE}"
"""Where a path or a key without spaces may go on in the next line, instead of being cut off."""


class NoticeBar(QFrame):
    """One notice at a time, plain text, until it is closed or something else is told; hidden when empty."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kind: NoticeKind = "note"
        self._told = ""
        self._icon = QLabel()
        self._text = label()
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setAccessibleName(self.tr("Close the notice"))
        self._close.setToolTip(self.tr("Close the notice (Esc)"))
        theme.bind_icon(self._close, "cross")
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_12, SPACE_4, SPACE_8, SPACE_4)
        row.setSpacing(SPACE_8)
        row.addWidget(self._icon)
        row.addWidget(self._text, 1)
        row.addWidget(self._close)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoFillBackground(True)
        theme.changed.connect(self._dress)
        self.hide()

    @property
    def text(self) -> str:
        """What is told now; empty where nothing is."""
        return self._told if not self.isHidden() else ""

    def tell(self, text: str, kind: NoticeKind = "fault") -> None:
        """Show one sentence, and have a screen reader say it."""
        self._kind, self._told = kind, text
        self._text.setText(_LONG_WORD.sub(lambda found: found[0] + _BREAK, text))
        self._dress()
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def clear(self) -> None:
        """Take the notice away."""
        self.hide()
        self._told = ""
        self._text.setText("")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape closes the bar from anywhere, once no field wanted it: only such keys come up to the window."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        escaped = event.key() == Qt.Key.Key_Escape and not event.modifiers()
        if escaped:
            self.clear()
        return escaped

    def _dress(self) -> None:
        roles = self._theme.roles
        fault = self._kind == "fault"
        palette = self.palette()
        palette.setColor(self.backgroundRole(), roles.harm_soft if fault else roles.accent_soft)
        self.setPalette(palette)
        set_tone(self._text, Tone.HARM if fault else Tone.INK)
        icon = self._theme.icon("alert" if fault else "info", "harm" if fault else "accent")
        size = self._theme.scale.icon(16)
        self._icon.setPixmap(icon.pixmap(size, size))
