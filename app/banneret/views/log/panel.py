"""The log in its panel."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QWidget

from banneret.views.log.model import LogModel
from banneret.views.log.told import LogSource
from banneret.views.log.view import LogView
from banneret.views.theme import Theme, set_small
from banneret.views.widgets import Panel, key_text


class LogPanel(Panel):
    """What has happened in a document's battle, newest on top, with the last action's workings open."""

    def __init__(self, theme: Theme, document: LogSource, parent: QWidget | None = None) -> None:
        super().__init__(theme, small=True, parent=parent)
        self.model = LogModel(document, self)
        self.view = LogView(theme, self.model)
        self.copy_button = QPushButton()
        set_small(self.copy_button)
        self.copy_button.clicked.connect(self.view.copy)
        self.add_to_head(self.copy_button)
        self.set_body(self.view)
        self._name()
        theme.bind_icon(self.copy_button, "copy")  # after the text, so that it stands off it
        self.model.open_newest()

    def set_document(self, document: LogSource) -> None:
        """Show another document's log."""
        self.model.set_document(document)
        self.model.open_newest()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.set_title(self.tr("Log"))
        self.copy_button.setText(self.tr("Copy"))
        words = self.tr("Copy what is selected, or the whole log ({key})")
        self.copy_button.setToolTip(words.replace("{key}", key_text(self.view.copy_action.shortcut())))
