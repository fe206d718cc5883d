"""One column of the fight: the cards of its sides, each side under its header."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from banneret.model.battle import BattleState
from banneret.views.cards.data import Levels
from banneret.views.cards.delegate import CardDelegate, Standing
from banneret.views.cards.flash import Flashes
from banneret.views.cards.model import CardModel, Column
from banneret.views.cards.sizes import card_height
from banneret.views.theme.focus import OWN_RING
from banneret.views.theme.metrics import SPACE_24
from banneret.views.theme.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_OPENING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CardColumn(QListView):
    """Shows the units of one column's sides. It says what is asked of a unit, and changes nothing itself."""

    unit_clicked = Signal(str)
    unit_activated = Signal(str)
    """Double click, Space or Enter: the unit's id."""
    menu_requested = Signal(str, QPoint)
    """Right click or the menu key: the unit's id, and where in global coordinates."""
    correction_requested = Signal(str)
    """F2: the unit's id."""

    def __init__(self, theme: Theme, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._standing = Standing()
        self._levels_shown: dict[str, Levels] = {}
        self._flashes = Flashes(self)
        self._flashes.moved.connect(self._repaint_units)
        self._cards = CardModel(column, self)
        self._kept = ""
        self.setModel(self._cards)
        self._cards.modelAboutToBeReset.connect(self._on_about_to_reset)
        self._cards.modelReset.connect(self._on_reset)
        self.setItemDelegate(CardDelegate(theme, self._standing, self._flashes, self))

        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("ground", "window")
        self.setProperty(OWN_RING, True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(SPACE_24)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(0, 0)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self._on_theme_changed)
        self._on_reset()

    @property
    def flashes(self) -> Flashes:
        """The running flashes and their clock."""
        return self._flashes

    def set_state(self, state: BattleState, preview: BattleState | None) -> None:
        """Show that state, and what the prepared action would make of it (None: not known yet)."""
        for unit in self._flashes.units():
            card = self._cards.card(unit)
            if card is not None:
                self._levels_shown[unit] = self._flashes.levels(unit, card.levels)
        self._cards.set_state(state, preview)

    def set_in_action(self, units: Iterable[str]) -> None:
        """Mark the cards of the units that take part in the action being prepared."""
        acting = frozenset(units)
        changed = acting ^ self._standing.acting
        self._standing.acting = acting
        self._repaint_units(changed)

    def set_commanders(self, commanders: Mapping[str, str]) -> None:
        """Show who commands a group: the hero's id by the group's (T5, B1)."""
        self._cards.set_commanders(commanders)

    def set_less_motion(self, less: bool) -> None:
        """Let amounts stand still for their time, without fading or sliding."""
        self._flashes.less_motion = less

    def flash(self, unit: str, amount: int, reverse: bool = False) -> None:
        """Flash the amount of a change on a unit's card, after `set_state` has shown what it led to.

        Losses are in harm, gains in accent; with `reverse` (an undo) always in accent. Other columns' units are
        passed over.
        """
        card = self._cards.card(unit)
        shown = self._levels_shown.pop(unit, None)
        before = self._cards.levels_before.pop(unit, None)
        if card is not None:
            self._flashes.start(unit, amount, reverse=reverse, before=shown or before)

    def set_current(self, unit: str) -> None:
        """Move to a unit's card and bring it into view."""
        index = self._cards.index_of(unit)
        if index.isValid():
            self.setCurrentIndex(index)

    @property
    def current_unit(self) -> str:
        """The id of the unit whose card is current, empty for none."""
        return self._cards.unit_at(self.currentIndex())

    # What the GM does

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        places = self._cards.places()
        if not places:
            return QModelIndex()
        row = self.currentIndex().row()
        if row not in places:
            return self._cards.index(places[0])
        place = places.index(row)
        page = max(self.viewport().height() // max(self._standing.sizes.card, 1), 1)
        steps = {
            _Move.MoveUp: -1,
            _Move.MovePrevious: -1,
            _Move.MoveDown: 1,
            _Move.MoveNext: 1,
            _Move.MovePageUp: -page,
            _Move.MovePageDown: page,
            _Move.MoveHome: -len(places),
            _Move.MoveEnd: len(places),
        }
        place = min(max(place + steps.get(action, 0), 0), len(places) - 1)
        return self._cards.index(places[place])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        unit, key = self.current_unit, event.key()
        bare = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if unit and bare and key in _OPENING:
            self.unit_activated.emit(unit)
        elif unit and bare and key == Qt.Key.Key_F2:
            self.correction_requested.emit(unit)
        elif unit and key == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._ask_menu(self.currentIndex())
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        unit = self._cards.unit_at(self.indexAt(event.position().toPoint()))
        if unit and event.button() == Qt.MouseButton.LeftButton:
            self.unit_activated.emit(unit)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._ask_menu(self.currentIndex())
        else:
            index = self.indexAt(event.pos())
            if self._cards.unit_at(index):
                self.menu_requested.emit(self._cards.unit_at(index), event.globalPos())
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            first = self.moveCursor(_Move.MoveNext, Qt.KeyboardModifier.NoModifier)
            if first.isValid():
                self.setCurrentIndex(first)

    def scrollTo(  # noqa: N802
        self, index: _Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a card into view; a side's first card brings its header along."""
        above = index.row() - 1
        if index.isValid() and above >= 0 and not self._cards.unit_at(self._cards.index(above)):
            super().scrollTo(self._cards.index(above), QAbstractItemView.ScrollHint.EnsureVisible)
        super().scrollTo(index, hint)

    def _ask_menu(self, index: QModelIndex) -> None:
        unit = self._cards.unit_at(index)
        if unit:
            self.scrollTo(index)
            self.menu_requested.emit(unit, self.viewport().mapToGlobal(self.visualRect(index).center()))

    def _on_clicked(self, index: QModelIndex) -> None:
        unit = self._cards.unit_at(index)
        if unit:
            self.unit_clicked.emit(unit)

    # How it is shown

    def dataChanged(self, top: _Index, bottom: _Index, roles: Iterable[int] = ()) -> None:  # noqa: N802
        # QListView's own would lay out every row anew and paint them all; a change never moves a card.
        QAbstractItemView.dataChanged(self, top, bottom, list(roles))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._standing.region = event.region()
        super().paintEvent(event)
        self._standing.region = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.viewport().update()

    def _measure(self) -> None:
        """Find the height of the cards for the room there is, and lay them out if it is another."""
        sizes, cards = self._standing.sizes, self._cards
        found = card_height(
            self._theme.scale, self.width(), self.viewport().height(), cards.header_count, cards.card_count
        )
        last = cards.rowCount() - 1
        if (*found, last) != (sizes.card, sizes.roomy, sizes.last):
            sizes.card, sizes.roomy = found
            sizes.last = last
            self.scheduleDelayedItemsLayout()

    def _on_reset(self) -> None:
        self._measure()
        self.setAccessibleName(", ".join(self._cards.side_names()) or self.tr("Units"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._cards.card_count else Qt.FocusPolicy.NoFocus)
        self.set_current(self._kept)

    def _on_about_to_reset(self) -> None:
        self._kept = self.current_unit

    def _on_theme_changed(self) -> None:
        self._measure()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _repaint_units(self, units: Iterable[str]) -> None:
        for unit in units:
            place: QRect = self.visualRect(self._cards.index_of(unit))
            if not place.isEmpty():
                self.viewport().update(place)
