"""The sample duel in memory and the Assault panel on it, wired as the window wires them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import Preview, RulesService
from banneret.session.assault_draft import command_of, fitted, fresh_draft
from banneret.session.assault_outlook import AssaultOutlook, assault_outlook
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.assault.panel import AssaultPanel
from banneret.views.theme import Scheme, Theme


class Bench:
    """Keeps the draft that the panel asks for, lets happen what it asks for, and shows it again, as the window does."""

    def __init__(self, panel: AssaultPanel, state: BattleState) -> None:
        self.panel = panel
        self.state = state
        self.draft: Draft | None = fresh_draft(state, None)
        self.outlook = AssaultOutlook()
        self.writable = True
        panel.draft_changed.connect(self.take)
        panel.command_given.connect(lambda command: self.happen(command, {}))
        panel.accept_requested.connect(self.accept)
        panel.roll_requested.connect(self.roll)
        self.show()

    def take(self, draft: Draft) -> None:
        self.draft = draft
        self.show()

    def accept(self) -> None:
        assert self.draft is not None
        self.happen(self.draft.command, self.draft.dice)

    def happen(self, command: Command, dice: dict[str, Die]) -> None:
        event = RulesService().settle(self.state, command, dice, SystemRoller())
        self.state = RulesService().apply(self.state, event)
        last = command_of(self.draft)
        kept = fitted(self.state, self.draft) if self.draft is not None and command != last else None
        self.draft = kept or fresh_draft(self.state, last)
        self.show()

    def roll(self) -> None:
        assert self.draft is not None
        event = RulesService().settle(self.state, self.draft.command, self.draft.dice, SystemRoller())
        self.take(Draft(command=self.draft.command, dice={**self.draft.dice, **event.dice}))

    def put(self, state: BattleState) -> None:
        """Go on from another state, with a fresh draft."""
        self.state = state
        self.draft = fresh_draft(state, None)
        self.show()

    def hero(self, unit: str, **fields: object) -> None:
        """Put a hero otherwise than the rules would."""
        changed = self.state.hero(unit).model_copy(update=fields)
        self.put(self.state.model_copy(update={"units": {**self.state.units, unit: changed}}))

    def show(self) -> None:
        if self.draft is None:
            self.outlook = AssaultOutlook()
        else:
            seen: Preview | Fault
            try:
                seen = RulesService().preview(self.state, self.draft.command, self.draft.dice)
            except Fault as fault:
                seen = fault
            self.outlook = assault_outlook(self.state, self.draft, seen)
        self.panel.show_draft(self.state, self.draft, self.outlook, writable=self.writable)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as in English, whatever the machine's own locale."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def duel() -> BattleState:
    """Aldric and Renaud, both in the saddle, against Odo and Maude the archer."""
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    return read_sample(resource_text("samples/duel.toml"), "en", rules)


@pytest.fixture
def bench(qtbot: QtBot, duel: BattleState) -> Bench:
    panel = AssaultPanel(Theme(Scheme.LIGHT))
    qtbot.addWidget(panel)
    made = Bench(panel, duel)
    panel.resize(720, 432)
    panel.show()
    qtbot.waitExposed(panel)
    return made
