"""A random walk of commands, undos, redos, drafts and restarts on a real file always equals a replay from the start."""

from __future__ import annotations

import hashlib
import itertools
import shutil
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from banneret.model.battle import BattleState
from banneret.model.commands import (
    AdvanceSequence,
    Command,
    CommanderOrder,
    Correct,
    GroupOrder,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    StrikeOrder,
    Withdraw,
)
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.changes import apply_changes
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document, LoggedEvent
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

RULES = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
START = read_sample(resource_text("samples/charge.toml"), "en", RULES)
NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)
UNITS = ("horsemen", "peasants")
Panel = Literal["sequence", "assault"]

unit = st.sampled_from(UNITS)
fight = st.builds(
    lambda first, second, strategy, both: ResolveSequence(
        groups=(
            GroupOrder(
                unit="horsemen",
                situation=first,
                commander=CommanderOrder(strategy=strategy, overview=strategy > 3),
            ),
            GroupOrder(unit="peasants", situation=second),
        ),
        strikes=(StrikeOrder(attacker="horsemen", defender="peasants"),)
        + ((StrikeOrder(attacker="peasants", defender="horsemen"),) if both else ()),
    ),
    st.integers(0, 10),
    st.integers(0, 10),
    st.integers(0, 10),
    st.booleans(),
)
correction = st.one_of(
    st.builds(
        Correct,
        unit=unit,
        field=st.just("count"),
        value=st.integers(0, 60),
        meaning=st.sampled_from(("losses", "sent_away", "reinforcement", "correction")),
    ),
    st.builds(
        Correct, unit=unit, field=st.sampled_from(("training", "offence", "morale")), value=st.integers(0, 10)
    ),
)
orders = st.one_of(
    fight,
    correction,
    st.just(AdvanceSequence()),
    st.builds(RecordMorale, units=st.just(UNITS), outcome=st.sampled_from(("held", "broke"))),
    st.builds(RollMorale, unit=unit, modifier=st.integers(-3, 3)),
    st.builds(Withdraw, unit=unit),
    st.builds(Rally, unit=unit),
    st.builds(MarkShaken, unit=unit, shaken=st.booleans()),
)
typed = st.dictionaries(
    st.sampled_from([f"sequence.{name}.training" for name in UNITS] + [f"morale.{name}" for name in UNITS]),
    st.builds(Die, value=st.integers(1, 10), faces=st.just(10), source=st.just("table")),
)
PANELS: tuple[Panel, ...] = ("sequence", "assault")
panels = st.sampled_from(PANELS)


class Walk(RuleBasedStateMachine):
    """Beside the document, what a patient clerk would have written down: the tree, the head, the drafts."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="banneret-walk-"))
        blocks = (hashlib.sha256(str(number).encode()).digest() for number in itertools.count())
        self.roller = SystemRoller(lambda _: next(blocks))
        self.battle = 1
        self.trees: dict[int, dict[int, LoggedEvent]] = {1: {}, 2: {}}
        self.heads: dict[int, int | None] = {1: None, 2: None}
        self.drafts: dict[tuple[int, Panel], Draft | None] = {
            (battle, panel): None for battle in (1, 2) for panel in PANELS
        }

    @property
    def tree(self) -> dict[int, LoggedEvent]:
        """The events of the open battle, all branches."""
        return self.trees[self.battle]

    @property
    def head(self) -> int | None:
        return self.heads[self.battle]

    @initialize()
    def create(self) -> None:
        Campaign.create(self.folder / "walk.banneret", [START, START], NOON)
        self.document = self.opened()

    def opened(self) -> Document:
        return Document(
            Campaign.open(self.folder / "walk.banneret"), RulesService(), self.roller, lambda: NOON
        )

    @rule(command=orders, dice=typed, settles=st.none() | panels)
    def accept(self, command: Command, dice: dict[str, Die], settles: Panel | None) -> None:
        before = self.document.state
        try:
            logged = self.document.accept(command, dice, settles=settles)
        except Fault:
            assert self.document.state is before
            return
        assert logged.id > max((number for tree in self.trees.values() for number in tree), default=0)
        assert logged.parent == self.head
        for name, die in logged.event.dice.items():
            assert die == dice.get(name, die)
            assert (die.source == "table") == (name in dice)
        self.tree[logged.id] = logged
        self.heads[self.battle] = logged.id
        if settles is not None:
            self.drafts[self.battle, settles] = None

    @rule()
    def undo(self) -> None:
        undone = self.document.undo()
        assert undone == (None if self.head is None else self.tree[self.head])
        if undone is not None:
            self.heads[self.battle] = undone.parent

    @rule()
    def redo(self) -> None:
        redone = self.document.redo()
        ahead = self.ahead()
        assert redone == (self.tree[ahead[0]] if ahead else None)
        if redone is not None:
            self.heads[self.battle] = redone.id

    @rule(times=st.integers(2, 6))
    def far_back(self, times: int) -> None:
        for _ in range(times):
            self.undo()

    @rule(panel=panels, command=orders, dice=typed)
    def prepare(self, panel: Panel, command: Command, dice: dict[str, Die]) -> None:
        draft = Draft(command=command, dice=dice)
        self.document.keep_draft(panel, draft)
        self.drafts[self.battle, panel] = draft

    @rule(panel=panels)
    def drop(self, panel: Panel) -> None:
        self.document.keep_draft(panel, None)
        self.drafts[self.battle, panel] = None

    @rule(battle=st.sampled_from((1, 2)))
    def open_battle(self, battle: int) -> None:
        self.document.open_battle(battle)
        self.battle = battle

    @rule()
    def close_and_open(self) -> None:
        self.document.close()
        self.document = self.opened()

    def path(self, number: int | None) -> list[int]:
        found: list[int] = []
        while number is not None:
            found.insert(0, number)
            number = self.tree[number].parent
        return found

    def ahead(self) -> list[int]:
        found: list[int] = []
        at = self.head
        while children := [logged.id for logged in self.tree.values() if logged.parent == at]:
            at = max(children)
            found.append(at)
        return found

    @invariant()
    def the_state_is_a_replay_from_the_start(self) -> None:
        state: BattleState = START
        for number in self.path(self.head):
            state = apply_changes(state, self.tree[number].event.changes)
        assert self.document.state == state
        for troop in (state.troop(name) for name in UNITS):
            assert troop.count >= 0 <= troop.losses

    @invariant()
    def path_and_ahead_are_the_clerks(self) -> None:
        assert list(self.document.path) == self.path(self.head)
        assert list(self.document.ahead) == self.ahead()
        assert [logged.id for logged in self.document.recent(1_000)] == self.path(self.head)[::-1]

    @invariant()
    def undo_and_redo_say_what_they_would_do(self) -> None:
        ahead = self.ahead()
        assert self.document.undoable == (None if self.head is None else self.tree[self.head])
        assert self.document.redoable == (self.tree[ahead[0]] if ahead else None)

    @invariant()
    def nothing_that_happened_is_forgotten(self) -> None:
        """Every branch of every battle, from the file itself."""
        looked = Campaign.look_at(self.folder / "walk.banneret")
        try:
            for battle, tree in self.trees.items():
                assert {number: looked.event(number) for number in tree} == tree
                assert looked.head(battle) == self.heads[battle]
            assert looked.battle_on_desk() == self.document.battle == self.battle
            assert looked.state_at(self.battle, self.head) == self.document.state
            for (battle, panel), draft in self.drafts.items():
                assert looked.draft(battle, panel) == draft
            for panel in PANELS:
                assert self.document.draft(panel) == self.drafts[self.battle, panel]
        finally:
            looked.close()

    def teardown(self) -> None:
        self.document.close()
        shutil.rmtree(self.folder)


TestWalk = Walk.TestCase
TestWalk.settings = settings(max_examples=25, stateful_step_count=30, deadline=None, derandomize=True)


def test_the_walk_can_go_past_a_kept_state() -> None:
    """Undo, redo and a branch across the state that is kept at every 64th event."""
    walk = Walk()
    try:
        walk.create()
        for number in range(70):
            walk.accept(MarkShaken(unit="peasants", shaken=number % 2 == 0), {}, None)
        for step in (
            lambda: walk.far_back(10),
            walk.redo,
            walk.close_and_open,
            lambda: walk.far_back(5),
            walk.redo,
        ):
            step()
            walk.the_state_is_a_replay_from_the_start()
            walk.path_and_ahead_are_the_clerks()
        walk.accept(AdvanceSequence(), {}, None)
        walk.close_and_open()
        walk.the_state_is_a_replay_from_the_start()
        walk.nothing_that_happened_is_forgotten()
    finally:
        walk.teardown()
