"""One column of cards as a list: each side's header, then its units in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from banneret.model.battle import BattleState, Side, Unit
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.views.cards.data import Card, Levels, Row, SideHeader, TroopCard, hero_card, troop_card
from banneret.views.cards.words import described, one_line, spoken, tooltip

Column = Literal["left", "right"]
_Index = QModelIndex | QPersistentModelIndex

CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The row itself: a `SideHeader`, `TroopCard` or `HeroCard`."""

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_TEXT = int(Qt.ItemDataRole.AccessibleTextRole)
_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_ROLES = [CARD_ROLE, _DISPLAY, _TOOLTIP, _TEXT, _DESCRIPTION]
_CARD_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_HEADER_FLAGS = Qt.ItemFlag.ItemNeverHasChildren
_ROOT = QModelIndex()


class CardModel(QAbstractListModel):
    """The rows of one column. A new state costs a look at each unit, and a signal for each row that changed."""

    def __init__(self, column: Column, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._column = column
        self._sides: tuple[Side, ...] = ()
        self._units: Mapping[str, Unit] = {}
        self._ahead: Mapping[str, Unit] = {}
        self._commanders: Mapping[str, str] = {}
        self._rows: list[Row] = []
        self._places: dict[str, int] = {}
        self._headers: dict[str, int] = {}
        self.levels_before: dict[str, Levels] = {}
        """What each changed unit's card showed before its last change of strength; whoever has used it pops it."""

    def set_state(self, state: BattleState, preview: BattleState | None) -> None:
        """Show that state, and what the prepared action would make of it (None: nothing is known yet)."""
        ahead = {} if preview is None else _other(state.units, preview.units)
        changed = {} if state.units is self._units else _other(self._units, state.units)
        if not self._same_units(state, changed):
            self._reset(state, ahead)
            return
        touched: Iterable[str] = {*changed, *ahead, *self._ahead}
        if self._sides != state.sides:
            touched = self._places
        self._sides, self._units, self._ahead = state.sides, state.units, ahead
        self._renew(touched)

    def set_commanders(self, commanders: Mapping[str, str]) -> None:
        """Show who commands whom: the hero's id by the id of the group he commands (T5, B1)."""
        if commanders == self._commanders:
            return
        touched = {*commanders, *commanders.values(), *self._commanders, *self._commanders.values()}
        self._commanders = dict(commanders)
        self._renew(touched)

    def card(self, unit: str) -> Card | None:
        """The card of a unit; None if it is not in this column."""
        place = self._places.get(unit)
        row = None if place is None else self._rows[place]
        return None if row is None or isinstance(row, SideHeader) else row

    def row(self, place: int) -> Row:
        """The row at that place."""
        return self._rows[place]

    def index_of(self, unit: str) -> QModelIndex:
        """The index of a unit's card; invalid if it is not in this column."""
        place = self._places.get(unit)
        return QModelIndex() if place is None else self.index(place)

    def unit_at(self, index: _Index) -> str:
        """The id of the unit at an index; empty for a header and for none."""
        if not index.isValid():
            return ""
        row = self._rows[index.row()]
        return "" if isinstance(row, SideHeader) else row.id

    def places(self) -> list[int]:
        """The rows that are cards, from top to bottom."""
        return list(self._places.values())

    @property
    def card_count(self) -> int:
        """How many cards the column has."""
        return len(self._places)

    @property
    def header_count(self) -> int:
        """How many sides the column has."""
        return len(self._headers)

    def side_names(self) -> list[str]:
        """What the column's sides are called."""
        return [self._rows[place].name for place in self._headers.values()]

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _CARD_FLAGS if self.unit_at(index) else _HEADER_FLAGS

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == CARD_ROLE:
            return row
        if role == _DISPLAY:
            return one_line(row.name)
        if role == _TEXT:
            return spoken(row)
        if role == _DESCRIPTION:
            return described(row)
        if role == _TOOLTIP:
            return tooltip(row)
        return None

    def _same_units(self, state: BattleState, changed: Mapping[str, Unit]) -> bool:
        before = self._units
        return (
            len(before) == len(state.units)
            and [(side.id, side.column) for side in self._sides]
            == [(side.id, side.column) for side in state.sides]
            and all(
                unit in before and (before[unit].side, before[unit].order) == (now.side, now.order)
                for unit, now in changed.items()
            )
        )

    def _reset(self, state: BattleState, ahead: Mapping[str, Unit]) -> None:
        self.beginResetModel()
        self._sides, self._units, self._ahead = state.sides, state.units, ahead
        self._rows, self._places, self._headers = [], {}, {}
        self.levels_before.clear()
        for side in state.sides:
            if side.column != self._column:
                continue
            self._headers[side.id] = len(self._rows)
            self._rows.append(SideHeader(side.id, side.name, side.mark, 0, 0))
            for unit in state.units_of(side.id):
                self._places[unit.id] = len(self._rows)
                self._rows.append(self._made(unit.id, side))
            self._rows[self._headers[side.id]] = self._header(side)
        self.endResetModel()

    def _renew(self, touched: Iterable[str]) -> None:
        """Make these units' cards anew, and tell of those that came out different."""
        sides = {side.id: side for side in self._sides if side.column == self._column}
        told: list[int] = []
        for unit in touched:
            place = self._places.get(unit)
            if place is None:
                continue
            old, new = self._rows[place], self._made(unit, sides[self._units[unit].side])
            if new == old:
                continue
            if new.levels != old.levels:
                self.levels_before[unit] = old.levels
            self._rows[place] = new
            told.append(place)
        for side in sides.values() if told or touched is self._places else ():
            place, header = self._headers[side.id], self._header(side)
            if header != self._rows[place]:
                self._rows[place] = header
                told.append(place)
        for place in told:
            index = self.index(place)
            self.dataChanged.emit(index, index, _ROLES)

    def _made(self, unit: str, side: Side) -> Card:
        now, ahead = self._units[unit], self._ahead.get(unit)
        if isinstance(now, Hero):
            commands = tuple(self._name(group) for group, hero in self._commanders.items() if hero == unit)
            return hero_card(now, ahead if isinstance(ahead, Hero) else None, side.mark, commands)
        commander = self._name(self._commanders.get(unit, ""))
        return troop_card(now, ahead if isinstance(ahead, Troop) else None, side.mark, commander)

    def _name(self, unit: str) -> str:
        there = self._units.get(unit)
        return "" if there is None else there.name

    def _header(self, side: Side) -> SideHeader:
        start = self._headers[side.id] + 1
        present = mustered = 0
        for row in self._rows[start:]:
            if isinstance(row, SideHeader):
                break
            if isinstance(row, TroopCard):
                mustered += row.mustered
                present += row.count if row.in_play else 0
        return SideHeader(side.id, side.name, side.mark, present, mustered)


def _other(before: Mapping[str, Unit], after: Mapping[str, Unit]) -> dict[str, Unit]:
    """The units of `after` that are not the very same in `before`: states share what did not change."""
    known = before.get
    return {unit: now for unit, now in after.items() if known(unit) is not now}
