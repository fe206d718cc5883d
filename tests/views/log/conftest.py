"""A document that holds events in memory and counts what is read, and the text's battle in a real log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from banneret.model.battle import BattleState
from banneret.model.commands import Command, GroupOrder, RecordMorale, ResolveSequence, StrikeOrder
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.session.document import Happening, LoggedEvent
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.theme import Scheme, Theme

START = datetime(2024, 5, 3, 21, 11, tzinfo=UTC)
CHARGE = ResolveSequence(
    groups=(GroupOrder(unit="horsemen", situation=9), GroupOrder(unit="peasants", situation=2)),
    strikes=(
        StrikeOrder(attacker="horsemen", defender="peasants"),
        StrikeOrder(attacker="peasants", defender="horsemen"),
    ),
)
HOLD = RecordMorale(units=("peasants",), outcome="held")
TABLE = {
    "sequence.horsemen.training": Die(value=7, faces=10, source="table"),
    "sequence.peasants.training": Die(value=1, faces=10, source="app"),
}


class FakeDocument:
    """The members of `Document` that the log needs, over events that `accept`, `undo` and `redo` move."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.rules = RulesService()
        self.kept: dict[int, LoggedEvent] = {}
        self.path: list[int] = []
        self.ahead: list[int] = []
        self.reads: list[int] = []
        self.unreadable: set[int] = set()
        self.listeners: list[Callable[[Happening], None]] = []

    def event(self, event: int) -> LoggedEvent:
        self.reads.append(event)
        if event in self.unreadable:
            raise Fault("unreadable_event", where=str(event), found="torn page")
        return self.kept[event]

    def subscribe(self, listener: Callable[[Happening], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener) if listener in self.listeners else None

    def accept(self, command: Command, dice: dict[str, Die] | None = None) -> LoggedEvent:
        event = self.rules.resolve(self.state, command, dice or {})
        assert isinstance(event, Event)
        logged = self.keep(event)
        self.state = self.rules.apply(self.state, event)
        self.tell("accepted", logged)
        return logged

    def charge(self) -> LoggedEvent:
        """The charge of the horsemen: their die from the table, the peasants' from the app."""
        return self.accept(CHARGE, TABLE)

    def hold(self) -> LoggedEvent:
        """The GM's word that the peasants hold: an event without workings."""
        return self.accept(HOLD)

    def keep(self, event: Event) -> LoggedEvent:
        number = len(self.kept) + 1
        parent = self.path[-1] if self.path else None
        logged = LoggedEvent(number, parent, START + timedelta(minutes=number), event)
        self.kept[number] = logged
        self.path.append(number)
        self.ahead.clear()
        return logged

    def undo(self) -> None:
        last = self.path.pop()
        self.ahead.insert(0, last)
        self.state = self.rules.revert(self.state, self.kept[last].event)
        self.tell("undone", self.kept[last])

    def redo(self) -> None:
        following = self.ahead.pop(0)
        self.path.append(following)
        self.state = self.rules.apply(self.state, self.kept[following].event)
        self.tell("redone", self.kept[following])

    def tell(self, kind: str, event: LoggedEvent | None = None) -> None:
        for listener in tuple(self.listeners):
            listener(Happening(kind, event))  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as in English, whatever the machine's own locale."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def document() -> FakeDocument:
    """10 horsemen against 40 peasants, before the first sequence."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return FakeDocument(read_sample(resource_text("samples/charge.toml"), "en", rule_set))


@pytest.fixture
def fought(document: FakeDocument) -> FakeDocument:
    """After the charge, with the riders' die from the table, and the GM's word that the peasants hold."""
    document.charge()
    document.hold()
    return document


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, without touching the application."""
    return Theme(Scheme.LIGHT)
