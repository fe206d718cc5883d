"""Rows of a fighter's list: a circumstance to tick or a fact, a choice among the rows of a table, a modifier."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from banneret.model.amounts import Amount
from banneret.session.assault_circumstances import Circumstance
from banneret.views.assault.fields import TickBox
from banneret.views.text import rule_tip, rule_words
from banneret.views.text.hero_words import amount_words
from banneret.views.theme import Theme, Tone, Type, label, paint_icon, set_tone
from banneret.views.theme.metrics import SPACE_4, SPACE_8, TICK_ROW, TICK_SIZE
from banneret.views.widgets import ElidedLabel, RuleTag, plain_tooltip

TICK_LEAST = 20
"""A row of ticks gives way to this height before the panel scrolls."""
_AMOUNT_WIDTH = 38
_COMBO_LEAST, _COMBO_LEFT, _COMBO_ARROW = 56, 8, 24


class AmountLabel(QLabel):
    """What a row adds, right-aligned: dice, a number, or that it makes the shot impossible (H13)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)

    def show_amount(self, amount: Amount, *, on: bool, impossible: bool) -> None:
        """Show it, in bold where it counts."""
        self.setText(self.tr("impossible") if impossible else amount_words(amount))
        set_tone(self, Tone.HARM if impossible and on else Tone.INK if on and amount else Tone.INK2)
        font = self._theme.font(Type.BASE, bold=on and (bool(amount) or impossible))
        self.setFont(font)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._theme.scale.height(_AMOUNT_WIDTH)), hint.height())


class _FactMark(QWidget):
    """The mark before what follows from the battle: a check without a box, since it cannot be ticked here."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self._theme.scale.icon(TICK_SIZE)
        return QSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, self.rect(), "check", self._theme.roles.accent)
        painter.end()


class CircumstanceRow(QWidget):
    """One circumstance with what it adds and its rule; `ticked` is emitted when the GM ticks or unticks it."""

    ticked = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.box = TickBox()
        self.box.clicked.connect(self.ticked)
        self._mark = _FactMark(theme)
        self._fact = ElidedLabel()
        self.amount = AmountLabel(theme)
        self._tag = RuleTag(theme, "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_8)
        row.addWidget(self._mark)
        row.addWidget(self._fact, 1)
        row.addWidget(self.box, 1)
        row.addWidget(self.amount)
        row.addWidget(self._tag)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._dress)
        self._dress()

    def show_row(self, row: Circumstance, words: str, who: str) -> None:
        """Show a circumstance of the fighter called `who`."""
        for widget in (self._mark, self._fact):
            widget.setVisible(row.fact)
        self.box.setVisible(not row.fact)
        if row.fact:
            self._fact.setText(words)
        else:
            self.box.set_words(words, rule_tip(row.rule))
            self.box.setAccessibleName(f"{who}, {words}")
            self.box.setAccessibleDescription(amount_words(row.amount))
            with QSignalBlocker(self.box):
                self.box.setChecked(row.on)
        heavy = self._theme.font(Type.BASE, bold=row.on)
        self.box.setFont(heavy)
        self._fact.setFont(heavy)
        self.amount.show_amount(row.amount, on=row.on, impossible=row.impossible)
        self.amount.setVisible(bool(row.amount) or row.impossible or row.key != "back_to_wall")
        self._tag.set_rule(row.rule, rule_words(row.rule))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.scale.height(TICK_LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._theme.scale.height(TICK_LEAST))

    def _dress(self) -> None:
        self.setMaximumHeight(self._theme.scale.height(TICK_ROW))
        self.updateGeometry()


class Combo(QComboBox):
    """A combo box that may be narrower than its words, which are then cut; the tooltip has them whole."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = max((metrics.horizontalAdvance(self.itemText(n)) for n in range(self.count())), default=0)
        return QSize(words + _COMBO_LEFT + _COMBO_ARROW + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(_COMBO_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.rect().adjusted(_COMBO_LEFT, 0, -_COMBO_ARROW, 0)
        words = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.Text))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()

    def show_choices(self, choices: Sequence[tuple[str, object]], current: object, tip: str = "") -> None:
        """Offer (words, value) pairs, plain, and show the one of `current`; without a signal."""
        with QSignalBlocker(self):
            if [(self.itemText(n), self.itemData(n)) for n in range(self.count())] != list(choices):
                self.clear()
                for words, value in choices:
                    self.addItem(words, value)
            values = [value for _, value in choices]
            self.setCurrentIndex(values.index(current) if current in values else -1)
        self.setToolTip(plain_tooltip("\n".join(part for part in (self.currentText(), tip) if part)))


class ChoiceRow(QWidget):
    """A choice among the rows of a table, with what the chosen one adds and its rule; any widget may follow."""

    chosen = Signal(object)
    """The value of the row that the GM chose."""

    def __init__(self, theme: Theme, chooser: QWidget | None = None, words: str = "") -> None:
        super().__init__()
        self.combo = Combo()
        self.combo.activated.connect(lambda index: self.chosen.emit(self.combo.itemData(index)))
        self._words = label(words, tone=Tone.INK2)
        self.amount = AmountLabel(theme)
        self.tag = RuleTag(theme, "")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE_4)
        if words:
            self._row.addWidget(self._words)
        self._row.addWidget(self.combo if chooser is None else chooser, 1)
        self._row.addWidget(self.amount)
        self._row.addWidget(self.tag)

    def show_row(self, row: Circumstance) -> None:
        """Show what the choice adds; 0 is not worth its room where nothing was chosen."""
        self.amount.show_amount(row.amount, on=True, impossible=row.impossible)
        self.tag.set_rule(row.rule, rule_words(row.rule))
