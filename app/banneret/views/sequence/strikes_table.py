"""The strikes of an action with many groups, a line each: who on whom, ratio, effectiveness, losses."""

from collections.abc import Mapping

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from banneret.model.workings import Working
from banneret.session.sequence_outlook import SequenceOutlook
from banneret.views.text import exact, fill, number, plain, working_line
from banneret.views.theme import Theme
from banneret.views.theme.metrics import WORKINGS_LINE
from banneret.views.widgets import plain_tooltip

_DISPLAY = Qt.ItemDataRole.DisplayRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ALIGN = Qt.ItemDataRole.TextAlignmentRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_Index = QModelIndex | QPersistentModelIndex


class StrikesModel(QAbstractTableModel):
    """Rows of text made when the outlook changes; few enough to be made at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, ...]] = []

    def show_outlook(self, outlook: SequenceOutlook, names: Mapping[str, str]) -> None:
        """Show the strikes of an outlook."""
        self.beginResetModel()
        self._rows = self._made(outlook, names)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if role == _DISPLAY:
            return self._rows[index.row()][index.column()]
        if role == _TOOL_TIP:
            return plain_tooltip(self._rows[index.row()][index.column()])
        if role == _ALIGN:
            return _LEFT if index.column() == 0 else _RIGHT
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ALIGN:
            return _LEFT if section == 0 else _RIGHT
        if role != _DISPLAY:
            return None
        return (
            self.tr("Strike"),
            self.tr("ratio"),
            self.tr("effectiveness"),
            self.tr("losses"),
            self.tr("result"),
        )[section]

    def _made(self, outlook: SequenceOutlook, names: Mapping[str, str]) -> list[tuple[str, ...]]:
        effective = _by_pair(outlook, "effectiveness", striker_first=True)
        lost = _by_pair(outlook, "losses", striker_first=False) | _by_pair(
            outlook, "no_losses", striker_first=False
        )
        rows: list[tuple[str, ...]] = []
        for strike in outlook.strikes:
            pair = strike.attacker, strike.defender
            a, d = names[strike.attacker], names[strike.defender]
            words = (
                self.tr("{attacker} shoot at {defender}")
                if strike.kind == "shooting"
                else self.tr("{attacker} strike {defender}")
            )
            result = lost.get(pair)
            rows.append(
                (
                    fill(words, attacker=a, defender=d),
                    exact(str(strike.ratio)),
                    _arithmetic(effective.get(pair), names) or _known(strike.effectiveness),
                    _arithmetic(result, names) or self.tr("waits for dice"),
                    number(int(result.result)) if result is not None else "?",
                )
            )
        return rows


class StrikesTable(QTableView):
    """Shows a `StrikesModel`; only to read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.strikes = StrikesModel(self)
        self.setModel(self.strikes)
        self.setAccessibleName(self.tr("Strikes"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        for column, width in ((1, 52), (2, 132), (3, 176), (4, 56)):
            self.setColumnWidth(column, width)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._theme.scale.height(WORKINGS_LINE) + 4)


def _by_pair(outlook: SequenceOutlook, term: str, *, striker_first: bool) -> dict[tuple[str, str], Working]:
    if outlook.event is None:
        return {}
    workings = [working for working in outlook.event.workings if working.term == term]
    return {(w.unit, w.other) if striker_first else (w.other, w.unit): w for w in workings}


def _arithmetic(working: Working | None, names: Mapping[str, str]) -> str:
    return "" if working is None else plain(working_line(working, names).arithmetic)


def _known(effectiveness: int | None) -> str:
    return "?" if effectiveness is None else number(effectiveness)
