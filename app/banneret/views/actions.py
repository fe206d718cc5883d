"""Every action of the window in one place: its words, its keys, and the menu that lists them all."""

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from banneret.views.theme import Scheme, TextSize, Theme


class Actions(QObject):
    """The window's actions; whoever can do them connects."""

    scheme_chosen = Signal(str)
    text_size_chosen = Signal(str)

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self.undo = self._action(self.tr("Undo"), "Ctrl+Z")
        self.redo = self._action(self.tr("Redo"), "Ctrl+Shift+Z", "Ctrl+Y")
        self.accept = self._action(self.tr("Accept the sequence"), "Ctrl+Return", "Ctrl+Enter")
        self.roll = self._action(self.tr("Let the app roll"), "Ctrl+R")
        self.strikes = self._action(self.tr("Who strikes whom…"), "Ctrl+T")
        self.next_sequence = self._action(self.tr("Next sequence"), "Ctrl+Shift+Return")
        self.dice = self._action(self.tr("Go to the first die"), "Ctrl+D")
        self.next_region = self._action(self.tr("Next part of the window"), "F6")
        self.previous_region = self._action(self.tr("Previous part of the window"), "Shift+F6")
        self.quit = self._action(self.tr("Quit"), "Ctrl+Q")
        for action in (self.accept, self.roll, self.strikes, self.next_sequence, self.dice, self.quit):
            action.setAutoRepeat(False)  # a key held down is one wish; only undo and redo go on
        self.menu = self._menu(theme)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action

    def _menu(self, theme: Theme) -> QMenu:
        menu = QMenu(self._window)
        for action in (self.undo, self.redo, None, self.accept, self.roll, self.strikes, self.dice, None):
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        menu.addAction(self.next_sequence)
        menu.addSeparator()
        menu.addAction(self.next_region)
        menu.addAction(self.previous_region)
        self._choices(
            menu.addMenu(self.tr("Colours")),
            {
                Scheme.SYSTEM: self.tr("As the system"),
                Scheme.LIGHT: self.tr("Light"),
                Scheme.DARK: self.tr("Dark"),
            },
            theme.scheme,
            self.scheme_chosen,
        )
        self._choices(
            menu.addMenu(self.tr("Text size")),
            {
                TextSize.NORMAL: self.tr("Normal"),
                TextSize.LARGE: self.tr("Large"),
                TextSize.LARGEST: self.tr("Largest"),
            },
            theme.scale.text_size,
            self.text_size_chosen,
        )
        menu.addSeparator()
        menu.addAction(self.quit)
        return menu

    def _choices(
        self, menu: QMenu, words: dict[Scheme, str] | dict[TextSize, str], now: str, chosen: SignalInstance
    ) -> None:
        group = QActionGroup(menu)
        for key, text in words.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(key == now)
            action.triggered.connect(lambda _on, value=key.value: chosen.emit(value))
            group.addAction(action)
