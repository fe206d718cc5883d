"""The top strip: which battle, which sequence, what undo and redo would do, and that all of it is kept."""

from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton

from banneret.session.document import Document
from banneret.views.text import fill, number, redo_label, undo_label
from banneret.views.theme import Theme, Tone, Type, divider, label
from banneret.views.theme.metrics import SPACE_4, SPACE_8, STRIP_HEIGHT
from banneret.views.widgets import ElidedLabel, one_line, plain_tooltip, without_mnemonic

_UNDO_MAX = 240
"""Room for what undo or redo would do; longer texts are cut, with the whole in the tooltip."""


class Strip(QFrame):
    """Shows the open battle's name and standing; its buttons belong to the window's actions."""

    def __init__(self, theme: Theme, menu: QMenu, undo: QAction, redo: QAction) -> None:
        super().__init__()
        self.setProperty("strip", True)
        self._theme = theme
        self._kept_at: datetime | None = None
        self._writable = True
        self._undo, self._redo = undo, redo

        self.menu_button = QToolButton()
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu (F10)"))
        self.menu_button.setAutoRaise(True)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        theme.bind_icon(self.menu_button, "menu")
        QShortcut("F10", self).activated.connect(self._open_menu)

        self._name = ElidedLabel(look=Type.TITLE)
        self._sequence = label(tone=Tone.INK2)
        self.undo_button = QPushButton(undo.text())
        self.undo_button.clicked.connect(undo.trigger)
        self.redo_button = QToolButton()
        self.redo_button.setDefaultAction(redo)
        theme.bind_icon(undo, "undo")
        theme.bind_icon(redo, "redo")
        theme.bind_icon(self.undo_button, "undo")
        self._kept = label(look=Type.WORKINGS, tone=Tone.INK2)
        self._kept.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_8, 0, SPACE_8, 0)
        row.setSpacing(SPACE_8)
        row.addWidget(self.menu_button)
        row.addWidget(divider(vertical=True))
        row.addWidget(self._name)
        row.addWidget(self._sequence)
        row.addStretch(1)
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addSpacing(SPACE_4)
        row.addWidget(self._kept)

        self._clock = QTimer(self)
        self._clock.setInterval(1_000)
        self._clock.timeout.connect(self._say_kept)
        self._clock.start()
        theme.changed.connect(self._dress)
        self._dress()

    def show_document(self, document: Document, *, writable: bool) -> None:
        """Show where the battle stands now."""
        state = document.state
        self._name.setText(state.name)
        self._sequence.setText(fill(self.tr("Sequence {number}"), number=number(state.sequence)))
        undoable, redoable = document.undoable, document.redoable
        for action, button, text, on in (
            (self._undo, self.undo_button, undo_label(undoable.event if undoable else None), undoable),
            (self._redo, self.redo_button, redo_label(redoable.event if redoable else None), redoable),
        ):
            self._say(action, text)
            action.setEnabled(on is not None and writable)
            button.setAccessibleName(text)
        self.undo_button.setText(self._undo.text())
        self.undo_button.setToolTip(self._undo.toolTip())
        self.undo_button.setEnabled(self._undo.isEnabled())
        self._kept_at, self._writable = document.kept_at, writable
        self._say_kept()

    def _say(self, action: QAction, text: str) -> None:
        """Let an action say `text`, which may hold any name: cut in button and menu, whole in the tooltip."""
        room = self._theme.scale.height(_UNDO_MAX)
        shown = self.fontMetrics().elidedText(one_line(text), Qt.TextElideMode.ElideRight, room)
        action.setText(without_mnemonic(shown))
        action.setToolTip(plain_tooltip(f"{text} ({action.shortcut().toString()})"))

    def _open_menu(self) -> None:
        menu = self.menu_button.menu()
        menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))
        menu.setActiveAction(next(a for a in menu.actions() if a.isEnabled() and not a.isSeparator()))

    def _say_kept(self) -> None:
        if not self._writable:
            self._kept.setText(self.tr("open to look at only"))
            return
        if self._kept_at is None:
            return
        seconds = max(0, int((datetime.now(UTC) - self._kept_at).total_seconds()))
        if seconds < 60:
            text = fill(self.tr("kept {seconds} s ago"), seconds=number(seconds))
        elif seconds < 3600:
            text = fill(self.tr("kept {minutes} min ago"), minutes=number(seconds // 60))
        else:
            text = fill(self.tr("kept {hours} h ago"), hours=number(seconds // 3600))
        self._kept.setText(text)

    def _dress(self) -> None:
        scale = self._theme.scale
        self.setFixedHeight(scale.height(STRIP_HEIGHT))
        # The buttons beside it must not move under the pointer as the seconds go by.
        longest = fill(self.tr("kept {minutes} min ago"), minutes=number(59))
        self._kept.setMinimumWidth(
            QFontMetrics(scale.font(Type.WORKINGS)).horizontalAdvance(longest) + SPACE_4
        )
