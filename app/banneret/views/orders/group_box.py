"""A drop-down list of groups, each with its side's banner and strength; a long name is cut with an ellipsis."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter

from banneret.model.troops import Troop
from banneret.views.orders.banners import banner_icon
from banneret.views.paint.mark import BANNER_SIZE
from banneret.views.text import fill, number
from banneret.views.theme import Theme
from banneret.views.widgets import one_line, plain_tooltip

_AROUND_ICON = 8
"""Pixels beside the icon that the style keeps free of text."""


class GroupBox(QComboBox):
    """Chooses one of some groups by id (`currentData`). `marks` gives the mark of each side by its id."""

    def __init__(
        self, theme: Theme, groups: Sequence[Troop], marks: Mapping[str, int], current: str, name: str
    ) -> None:
        super().__init__()
        self._theme, self._marks = theme, [marks[group.side] for group in groups]
        self.setAccessibleName(name)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        words = self.tr("{name}, {count}")
        for place, group in enumerate(groups):
            text = fill(words, name=one_line(group.name), count=number(group.count))
            self.addItem(text, group.id)
            self.setItemData(place, plain_tooltip(text), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(self.findData(current))
        self.currentTextChanged.connect(self._explain)
        theme.changed.connect(self._dress)
        self._dress()
        self._explain(self.currentText())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        room = field.width() - option.iconSize.width() - _AROUND_ICON
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _explain(self, text: str) -> None:
        self.setToolTip(plain_tooltip(text))

    def _dress(self) -> None:
        size = self._theme.scale.icon(BANNER_SIZE)
        self.setIconSize(QSize(size, size))
        ratio = self.devicePixelRatioF()
        icons = {mark: banner_icon(self._theme, mark, ratio) for mark in set(self._marks)}
        for place, mark in enumerate(self._marks):
            self.setItemIcon(place, icons[mark])
