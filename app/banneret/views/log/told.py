"""What each cell of the log says: shown, in its tooltip, and to a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, Qt

from banneret.model.faults import Fault
from banneret.session.document import Happening, LoggedEvent
from banneret.views.log.lines import Detail, detail_count, event_icon, from_table
from banneret.views.text import (
    Line,
    clock,
    event_sentence,
    fault_sentence,
    line,
    moment,
    number,
    plain,
    rule_tip,
)
from banneret.views.widgets.plain import plain_tooltip

translate = QCoreApplication.translate

_DISPLAY = Qt.ItemDataRole.DisplayRole
_TOOLTIP = Qt.ItemDataRole.ToolTipRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class Column(IntEnum):
    """Columns of the log; a detail has its subject and arithmetic in TEXT and its rule in END."""

    CHEVRON = 0
    SEQUENCE = 1
    TEXT = 2
    END = 3


class LogSource(Protocol):
    """What the log needs of a document."""

    @property
    def path(self) -> Sequence[int]:
        """Ids of the events from the first to where the battle stands."""
        ...

    @property
    def ahead(self) -> Sequence[int]:
        """Ids of the undone events, nearest first."""
        ...

    @property
    def event(self) -> Callable[[int], LoggedEvent]:
        """Reads an event by its id; may refuse with a fault."""
        ...

    def subscribe(self, listener: Callable[[Happening], None]) -> Callable[[], None]:
        """Call `listener` after each happening; gives the way to stop that."""
        ...


class Told(NamedTuple):
    """What the log says of an event, wherever it stands."""

    sentence: Line
    sequence: str
    icon: str
    time: str
    moment: str
    from_table: bool
    lines: int
    workings: bool = False
    """Whether there is arithmetic among the lines."""


class EventRow(NamedTuple):
    """An event's own row; `head` marks the newest that counts while others are undone above it."""

    told: Told
    open: bool
    undone: bool
    head: bool


class DetailRow(NamedTuple):
    """A line beneath an opened event."""

    detail: Detail
    undone: bool


def tell(document: LogSource, event: int) -> Told:
    """Read an event and say it; one that cannot be read says why, and the log goes on."""
    try:
        logged = document.event(event)
    except Fault as fault:
        return Told(
            line("{fault}", fault=fault_sentence(fault)), "", "alert", "", "", from_table=False, lines=0
        )
    happened = logged.event
    return Told(
        sentence=event_sentence(happened),
        sequence=number(happened.sequence),
        icon=event_icon(happened),
        time=clock(logged.at),
        moment=moment(logged.at),
        from_table=from_table(happened),
        lines=detail_count(happened),
        workings=bool(happened.workings),
    )


def say_event(row: EventRow, column: int, role: int) -> str | None:
    """Give what a cell of an event's row says; `role` is shown, tooltip or spoken."""
    told = row.told
    if column == Column.TEXT:
        if role == _ACCESSIBLE:
            return _spoken(row)
        return None if role == _TOOLTIP else plain(told.sentence)
    if column == Column.SEQUENCE:
        return None if role == _TOOLTIP else told.sequence
    if column == Column.END:
        if role == _TOOLTIP and told.from_table:
            return "\n".join([told.moment, translate("Log", "Dice from the table")])
        return told.moment if role == _TOOLTIP else told.time
    if not told.lines or role == _DISPLAY:
        return None
    return translate("Log", "Close the workings") if row.open else translate("Log", "Show the workings")


def say_detail(row: DetailRow, column: int, role: int) -> str | None:
    """Give what a cell of a line beneath an event says."""
    if column == Column.TEXT and role != _TOOLTIP:
        return row.detail.plain()
    if column == Column.END:
        return plain_tooltip(rule_tip(row.detail.rule)) if role == _TOOLTIP else row.detail.rule
    return None


def _spoken(row: EventRow) -> str:
    """The sentence, then every mark that is otherwise only drawn."""
    told = row.told
    workings = translate("Log", "workings open") if row.open else translate("Log", "workings closed")
    marks = (
        translate("Log", "undone") if row.undone else "",
        translate("Log", "dice from the table") if told.from_table else "",
        workings if told.lines else "",
        told.time,
    )
    return ", ".join([plain(told.sentence), *(mark for mark in marks if mark)])
