"""A battle in memory that takes what the dialogs and panels ask for, as the window does."""

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import Preview, RulesService
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.text import event_sentence, plain
from banneret.views.theme import Scheme, Theme


class Table:
    """Keeps every event, as the document would; `refuses` is the disk that takes nothing more."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.refuses = False
        self.rules = RulesService()

    def submit(self, command: Command, dice: Mapping[str, Die]) -> bool:
        if self.refuses:
            return False
        try:
            event = self.rules.settle(self.state, command, dice, SystemRoller())
        except Fault:
            return False
        self.events.append(event)
        self.state = self.rules.apply(self.state, event)
        return True

    def look(self, command: Command, dice: Mapping[str, Die]) -> Preview:
        return self.rules.preview(self.state, command, dice)

    def change(self, unit: str, **fields: object) -> None:
        """Let a group be another one from the start."""
        troop = type(self.state.troop(unit)).model_validate({**dict(self.state.troop(unit)), **fields})
        self.state = self.state.model_copy(update={"units": {**self.state.units, unit: troop}})

    @property
    def log(self) -> list[str]:
        """What the log would say, oldest first."""
        return [plain(event_sentence(event)) for event in self.events]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as in English, whatever the machine's own locale."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, without touching the application."""
    return Theme(Scheme.LIGHT)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Something for dialogs and menus to stand over."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def table() -> Table:
    """The text's battle: 10 horsemen against 40 peasants."""
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    return Table(read_sample(resource_text("samples/charge.toml"), "en", rules))
