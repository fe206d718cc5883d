"""One strike as a line of fields, and beneath it what is wrong with it."""

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from banneret.model.commands import StrikeKind, StrikeOrder
from banneret.model.troops import Troop
from banneret.views.orders.group_box import GroupBox
from banneret.views.theme import Theme, Tone, Type, label, mark, set_small
from banneret.views.theme.metrics import SPACE_8
from banneret.views.widgets import NumberField

MEN_WIDTH, KIND_WIDTH, REMOVE_WIDTH = 112, 116, 36
"""Widths at text size normal; the heads of the columns stand over them."""


class StrikeRow(QWidget):
    """Striker, struck, men, kind. `changed` after each change; `removed` when it is to go, also by Ctrl+Delete."""

    changed = Signal()
    removed = Signal()

    def __init__(
        self, theme: Theme, groups: Sequence[Troop], marks: Mapping[str, int], strike: StrikeOrder
    ) -> None:
        super().__init__()
        self.striker = GroupBox(theme, groups, marks, strike.attacker, self.tr("Striker"))
        self.struck = GroupBox(theme, groups, marks, strike.defender, self.tr("Struck"))
        self.men = NumberField(
            theme,
            0,
            1_000_000,
            strike.engaged,
            optional=True,
            name=self.tr("Men engaged, empty for all"),
        )
        self.men.setPlaceholderText(self.tr("all"))
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Kind of strike"))
        self.kind.addItem(self.tr("Melee"), "melee")
        self.kind.addItem(self.tr("Shooting"), "shooting")
        self.kind.setCurrentIndex(self.kind.findData(strike.kind))
        self.remove = QToolButton()
        self.remove.setAutoRaise(True)
        set_small(self.remove)
        self.remove.setAccessibleName(self.tr("Remove this strike"))
        self.remove.setToolTip(self.tr("Remove this strike (Ctrl+Delete)"))
        theme.bind_icon(self.remove, "cross")
        scale = theme.scale
        for widget, width in (
            (self.men, MEN_WIDTH),
            (self.kind, KIND_WIDTH),
            (self.remove, REMOVE_WIDTH),
        ):
            widget.setFixedWidth(scale.height(width))
        fields = QHBoxLayout()
        fields.setSpacing(SPACE_8)
        fields.addWidget(self.striker, 1)
        fields.addWidget(self.struck, 1)
        for field in (self.men, self.kind, self.remove):
            fields.addWidget(field)
        self._told = label(look=Type.WORKINGS, tone=Tone.HARM)
        self._told.setWordWrap(True)
        self._told.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(fields)
        column.addWidget(self._told)
        for box in (self.striker, self.struck, self.kind):
            box.currentIndexChanged.connect(lambda _place: self.changed.emit())
        self.men.value_edited.connect(lambda _value: self.changed.emit())
        self.men.message_changed.connect(lambda _text: self.changed.emit())
        self.remove.clicked.connect(self.removed)

    @property
    def strike(self) -> StrikeOrder:
        """The strike as it stands in the fields."""
        return StrikeOrder(
            attacker=str(self.striker.currentData()),
            defender=str(self.struck.currentData()),
            engaged=self.men.value,
            kind=cast(StrikeKind, self.kind.currentData()),
        )

    @property
    def told(self) -> QLabel:
        """What is said to be wrong, beneath the fields."""
        return self._told

    def tell(self, text: str, where: str) -> None:
        """Say what is wrong, and mark the field it is about: `defender`, `engaged` or nothing for the pair."""
        self._told.setText(text)
        self._told.setVisible(bool(text))
        pair = bool(text) and where != "engaged"
        mark(self.striker, "wrong", pair and where != "defender")
        mark(self.struck, "wrong", pair)
        # The field marks by itself what can never be a number of men.
        mark(self.men, "wrong", self.men.wrong or (bool(text) and where == "engaged"))
        for field in (self.striker, self.struck, self.men):
            field.setAccessibleDescription(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.removed.emit()
            return
        super().keyPressEvent(event)
