"""A bonus or malus of the GM's own: its name, its dice or number, and a button that takes it away (H3, H25)."""

import re

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from banneret.model.amounts import read_amount
from banneret.model.faults import Fault
from banneret.model.hero_commands import ExtraModifier
from banneret.views.text import fill
from banneret.views.text.hero_words import amount_words
from banneret.views.text.numbers import MINUS
from banneret.views.theme import Theme, mark, set_small
from banneret.views.theme.metrics import SPACE_4

_AMOUNT_WIDTH = 64
_WRITTEN = re.compile(r"([+-]?)\s*(\d{1,4})(?:d(\d{1,4}))?")
_NAME_MOST = 80


def amount_of(text: str) -> str | int | None:
    """Give the amount that a GM's "3d6", "−4D6" or "5" stands for; None for anything else, or out of bounds."""
    found = _WRITTEN.fullmatch(text.strip().replace(MINUS, "-").lower())
    if found is None:
        return None
    sign, figures, faces = found.groups()
    if faces is None:
        flat = int(f"{sign}{figures}")
        return flat if abs(flat) <= 1000 else None
    written = f"{sign or '+'}{int(figures)}d{int(faces)}"
    try:
        read_amount(written)
    except Fault:
        return None
    return written


class ModifierRow(QWidget):
    """One modifier as it is being written; only a whole one is told."""

    changed = Signal(object)
    """The modifier as it now is (an `ExtraModifier`)."""
    removed = Signal()
    wrong_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._told: ExtraModifier | None = None
        self.name = QLineEdit()
        self.name.setMaxLength(_NAME_MOST)
        self.name.setPlaceholderText(self.tr("What for"))
        self.amount = QLineEdit()
        self.amount.setPlaceholderText("−4d6")
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.amount.setFixedWidth(theme.scale.height(_AMOUNT_WIDTH))
        self._remove = QToolButton()
        self._remove.setAutoRaise(True)
        set_small(self._remove)
        self._remove.setToolTip(self.tr("Take this modifier away"))
        theme.bind_icon(self._remove, "cross", "ink2", 14)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_4)
        row.addWidget(self.name, 1)
        row.addWidget(self.amount)
        row.addWidget(self._remove)
        self.name.textEdited.connect(self._tell)
        self.amount.textEdited.connect(self._tell)
        self._remove.clicked.connect(self.removed)

    @property
    def wrong(self) -> bool:
        """Whether what stands there is no modifier."""
        return self._read() is None

    def show_modifier(self, modifier: ExtraModifier, who: str) -> None:
        """Show a modifier of `who`; what is being typed and means it already stays as it is."""
        self.name.setAccessibleName(fill(self.tr("{name}, what the modifier is for"), name=who))
        self.amount.setAccessibleName(fill(self.tr("{name}, dice or number of the modifier"), name=who))
        self._remove.setAccessibleName(fill(self.tr("{name}, take the modifier away"), name=who))
        if self._read() == modifier or (self._told == modifier and self.wrong):
            return
        self._told = modifier
        with QSignalBlocker(self.name), QSignalBlocker(self.amount):
            self.name.setText(modifier.name)
            self.amount.setText(amount_words(read_amount(modifier.amount)))
        self._judge()

    def _read(self) -> ExtraModifier | None:
        amount = amount_of(self.amount.text())
        name = self.name.text().strip()
        return ExtraModifier(name=name, amount=amount) if name and amount is not None else None

    def _judge(self) -> None:
        mark(self.name, "wrong", not self.name.text().strip())
        unread = amount_of(self.amount.text()) is None
        mark(self.amount, "wrong", unread)
        self.amount.setToolTip(
            self.tr("Dice such as −4d6, or a number from −1,000 to 1,000") if unread else ""
        )

    def _tell(self) -> None:
        self._judge()
        self.wrong_changed.emit()
        modifier = self._read()
        if modifier is not None and modifier != self._told:
            self._told = modifier
            self.changed.emit(modifier)
