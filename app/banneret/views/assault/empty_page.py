"""What stands in the panel's place where no fight can be prepared."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from banneret.model.hero_commands import HeroCommand
from banneret.views.theme import Tone, label
from banneret.views.theme.metrics import SPACE_8
from banneret.views.widgets import without_mnemonic


class EmptyPage(QWidget):
    """Says why there is nothing to prepare, with what could change that."""

    def __init__(self) -> None:
        super().__init__()
        self._words = label(tone=Tone.INK2)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons: list[QPushButton] = []
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACE_8)
        self._column.addStretch(1)
        self._column.addWidget(self._words)
        self._column.addStretch(1)

    def show_page(
        self,
        words: str,
        offered: Sequence[tuple[str, HeroCommand]],
        *,
        writable: bool,
        give: Callable[[object], None],
    ) -> None:
        """Show the words and a button for each command on offer."""
        self._words.setText(words)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for text, command in offered:
            button = QPushButton(without_mnemonic(text))
            button.setEnabled(writable)
            button.clicked.connect(lambda _on=False, given=command: give(given))
            self._column.insertWidget(self._column.count() - 1, button, 0, Qt.AlignmentFlag.AlignCenter)
            self._buttons.append(button)
