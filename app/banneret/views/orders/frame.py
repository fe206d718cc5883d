"""What the dialogs of the orders share: a title with the side's banner, a body, and a foot with its buttons."""

from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.views.theme import Theme, Type, divider
from banneret.views.theme.metrics import SPACE_8, SPACE_12
from banneret.views.widgets import BannerMark, ElidedLabel, PrimaryButton, one_line

ACCEPT_KEY = "Ctrl+Return"


class OrderDialog(QDialog):
    """A dialog whose accepting button is the filled one: Enter presses it, Ctrl+Enter from anywhere.

    A dialog adds to `body` and `foot`, connects `accept_button`, and then calls `finish`.
    """

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(one_line(title))
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.head = QHBoxLayout()
        self.head.setContentsMargins(SPACE_12, SPACE_12, SPACE_12, SPACE_12)
        self.head.setSpacing(SPACE_8)
        words = ElidedLabel(title, Type.TITLE)
        words.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        )  # a name never widens a dialog
        self.head.addWidget(words, 1)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(SPACE_12, SPACE_12, SPACE_12, SPACE_12)
        self.body.setSpacing(SPACE_8)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(SPACE_12, SPACE_8, SPACE_12, SPACE_8)
        self.foot.setSpacing(SPACE_8)
        self.accept_button = PrimaryButton(theme, "", "Return")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.head)
        column.addWidget(divider())
        column.addLayout(self.body, 1)
        column.addWidget(divider())
        column.addLayout(self.foot)

    def show_side(self, state: BattleState, side: str) -> None:
        """Put the banner of a side before the title."""
        found = next((known for known in state.sides if known.id == side), None)
        if found is not None:
            self.head.insertWidget(0, BannerMark(self._theme, found.mark, name=found.name))

    def finish(self) -> None:
        """Close the foot with the two buttons; Enter is the accepting one's from now on."""
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setToolTip(self.tr("Leave all as it was (Esc)"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.foot.addStretch(1)
        self.foot.addWidget(cancel)
        self.foot.addWidget(self.accept_button)
        self.accept_button.setDefault(True)
        for key in (ACCEPT_KEY, "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self).activated.connect(self.accept_button.click)
