"""A battle in memory and the Sequence panel on it, wired as the window wires them."""

import pytest
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.session.sequence_draft import fresh_draft
from banneret.session.sequence_outlook import SequenceOutlook, sequence_outlook
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.sequence.panel import SequencePanel
from banneret.views.theme import Scheme, Theme


class Bench:
    """Keeps the draft that the panel asks for and shows it again, as the window does."""

    def __init__(self, panel: SequencePanel, state: BattleState) -> None:
        self.panel = panel
        self.state = state
        self.draft: Draft | None = fresh_draft(state, None)
        self.outlook = SequenceOutlook()
        panel.draft_changed.connect(self.take)
        self.show()

    def take(self, draft: Draft) -> None:
        self.draft = draft
        self.show()

    def show(self) -> None:
        if self.draft is None:
            self.outlook = SequenceOutlook()
        else:
            try:
                preview = RulesService().preview(self.state, self.draft.command, self.draft.dice)
                self.outlook = sequence_outlook(self.state, self.draft, preview)
            except Fault as fault:
                self.outlook = sequence_outlook(self.state, self.draft, fault)
        self.panel.show_draft(self.state, self.draft, self.outlook, writable=True)


@pytest.fixture
def charge() -> BattleState:
    """The text's battle: 10 horsemen against 40 peasants."""
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rules)


@pytest.fixture
def bench(qtbot: QtBot, charge: BattleState) -> Bench:
    theme = Theme(Scheme.LIGHT)
    panel = SequencePanel(theme)
    qtbot.addWidget(panel)
    made = Bench(panel, charge)
    panel.resize(720, 432)
    panel.show()
    qtbot.waitExposed(panel)
    return made
