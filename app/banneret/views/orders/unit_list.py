"""A list of units with their banners: the body of the small panels."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from banneret.views.orders.banners import banner_icon
from banneret.views.paint.mark import BANNER_SIZE
from banneret.views.theme import Theme, Type
from banneret.views.theme.metrics import LOG_LINE, SPACE_4
from banneret.views.widgets import one_line, plain_tooltip

_UNIT = Qt.ItemDataRole.UserRole
_TICK = Qt.ItemDataRole.CheckStateRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_LINE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


class UnitLine(NamedTuple):
    """One line: the unit, its side's mark, its name, and at the right end a note, which `harm` may colour.

    `ticked` None shows no tick; `faint` is for who is out; `tip` explains the note.
    """

    unit: str
    mark: int
    name: str
    note: str = ""
    ticked: bool | None = None
    faint: bool = False
    harm: bool = False
    tip: str = ""

    @property
    def text(self) -> str:
        """The whole line in words."""
        return f"{one_line(self.name)}, {self.note}" if self.note else one_line(self.name)


class _LineDelegate(QStyledItemDelegate):
    """Cuts a name that is too long, never the note: numbers are never cut."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = index.data(_LINE)
        note = line.note if isinstance(line, UnitLine) else ""
        font = self._theme.font(Type.WORKINGS)
        room = QFontMetrics(font).horizontalAdvance(note) + 2 * SPACE_4 if note else 0
        drawn = QStyleOptionViewItem(option)
        self.initStyleOption(drawn, index)
        style = drawn.widget.style()
        if note:
            drawn.text = one_line(line.name)
            # The ground goes under the note too; only the words have less room.
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, drawn, painter, drawn.widget)
            drawn.rect = drawn.rect.adjusted(0, 0, -room, 0)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, drawn, painter, drawn.widget)
        if note:
            roles = self._theme.roles
            painter.save()
            painter.setFont(font)
            painter.setPen(roles.harm if line.harm else roles.ink2)
            place = option.rect.adjusted(0, 0, -SPACE_4, 0)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), note)
            painter.restore()


class UnitList(QListWidget):
    """Written anew only where a line changed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: tuple[UnitLine, ...] = ()
        self._banners: dict[int, QIcon] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_LineDelegate(theme, self))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(self._dress)
        self._dress()

    def show_lines(self, lines: Iterable[UnitLine]) -> None:
        """Show these lines; the current unit stays current, and whoever is chosen stays chosen."""
        wanted = tuple(lines)
        if wanted == self._lines:
            return
        before, self._lines = self._lines, wanted
        if [line.unit for line in before] == [line.unit for line in wanted]:
            for row, (old, line) in enumerate(zip(before, wanted, strict=True)):
                if old != line:
                    self._write(self.item(row), line)
            return
        current, chosen = self.current_unit(), set(self.selected_units())
        self.clear()
        for line in wanted:
            item = QListWidgetItem()
            self._write(item, line)
            self.addItem(item)
            if line.unit == current:  # to be current is not to be chosen: buttons act on whoever is chosen
                self.setCurrentItem(item, QItemSelectionModel.SelectionFlag.NoUpdate)
            if line.unit in chosen:
                item.setSelected(True)

    def _write(self, item: QListWidgetItem, line: UnitLine) -> None:
        item.setIcon(self._banner(line.mark))
        item.setText(line.text)
        item.setData(_UNIT, line.unit)
        item.setData(_LINE, line)
        item.setToolTip(plain_tooltip(f"{line.text}\n{line.tip}".strip()))
        if line.ticked is not None:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        ticked = Qt.CheckState.Checked if line.ticked else Qt.CheckState.Unchecked
        item.setData(_TICK, None if line.ticked is None else ticked)
        item.setData(_COLOUR, self._theme.roles.ink2 if line.faint else None)
        item.setSizeHint(QSize(0, self._theme.scale.height(LOG_LINE)))

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
        for row, line in enumerate(self._lines):
            self._write(self.item(row), line)
