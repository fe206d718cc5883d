"""A list of units with their banners: the body of the small panels."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from banneret.views.orders.banners import banner_icon
from banneret.views.paint.mark import BANNER_SIZE
from banneret.views.theme import Theme
from banneret.views.theme.metrics import LOG_LINE
from banneret.views.widgets import one_line, plain_tooltip

_UNIT = Qt.ItemDataRole.UserRole


class UnitLine(NamedTuple):
    """One line: the unit, its side's mark, its text; `ticked` None shows no tick; `faint` for who is out."""

    unit: str
    mark: int
    text: str
    ticked: bool | None = None
    faint: bool = False


class UnitList(QListWidget):
    """Made anew only where a line changed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: tuple[UnitLine, ...] = ()
        self._banners: dict[int, QIcon] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(self._dress)
        self._dress()

    def show_lines(self, lines: Iterable[UnitLine]) -> None:
        """Show these lines; the current unit stays current, and whoever is chosen stays chosen."""
        wanted = tuple(lines)
        if wanted == self._lines:
            return
        self._lines = wanted
        current, chosen = self.current_unit(), self.selected_units()
        self.clear()
        for line in wanted:
            item = QListWidgetItem(self._banner(line.mark), one_line(line.text))
            item.setData(_UNIT, line.unit)
            item.setToolTip(plain_tooltip(line.text))
            if line.ticked is not None:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if line.ticked else Qt.CheckState.Unchecked)
            if line.faint:
                item.setForeground(self._theme.roles.ink2)
            item.setSizeHint(QSize(0, self._theme.scale.height(LOG_LINE)))
            self.addItem(item)
            if line.unit == current:  # to be current is not to be chosen: buttons act on whoever is chosen
                self.setCurrentItem(item, QItemSelectionModel.SelectionFlag.NoUpdate)
            if line.unit in chosen:
                item.setSelected(True)

    def current_unit(self) -> str:
        """The id of the current line's unit, or nothing."""
        item = self.currentItem()
        return str(item.data(_UNIT)) if item is not None else ""

    def selected_units(self) -> list[str]:
        """The ids of the selected lines' units."""
        return [str(item.data(_UNIT)) for item in self.selectedItems()]

    def _banner(self, mark: int) -> QIcon:
        if mark not in self._banners:
            self._banners[mark] = banner_icon(self._theme, mark, self.devicePixelRatioF())
        return self._banners[mark]

    def _dress(self) -> None:
        self._banners.clear()
        size = self._theme.scale.icon(BANNER_SIZE)
        self.setIconSize(QSize(size, size))
        lines, self._lines = self._lines, ()
        self.show_lines(lines)
