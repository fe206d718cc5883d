"""Whatever happens to troops can be taken back: undo is the same, whatever the command."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

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
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.rules.service import RulesService

RULES = RulesService()
UNITS = ("horsemen", "peasants")
UNIT = st.sampled_from(UNITS)
SITUATION = st.integers(0, 10)

COMMANDERS = st.builds(CommanderOrder, strategy=st.integers(0, 12), overview=st.booleans())


def battle_order(
    first: int, second: int, commander: CommanderOrder | None, engaged: int | None
) -> ResolveSequence:
    return ResolveSequence(
        groups=(
            GroupOrder(unit=UNITS[0], situation=first, commander=commander),
            GroupOrder(unit=UNITS[1], situation=second),
        ),
        strikes=(
            StrikeOrder(attacker=UNITS[0], defender=UNITS[1], engaged=engaged),
            StrikeOrder(attacker=UNITS[1], defender=UNITS[0], kind="shooting"),
        ),
    )


COMMANDS: dict[str, st.SearchStrategy[Command]] = {
    "resolve_sequence": st.builds(
        battle_order, SITUATION, SITUATION, st.none() | COMMANDERS, st.none() | st.integers(0, 10)
    ),
    "advance_sequence": st.just(AdvanceSequence()),
    "record_morale": st.builds(
        RecordMorale,
        units=st.lists(UNIT, min_size=1, max_size=2, unique=True).map(tuple),
        outcome=st.sampled_from(("held", "broke")),
    ),
    "roll_morale": st.builds(RollMorale, unit=UNIT, modifier=st.integers(-5, 5)),
    "withdraw": st.builds(Withdraw, unit=UNIT),
    "rally": st.builds(Rally, unit=UNIT),
    "mark_shaken": st.builds(MarkShaken, unit=UNIT, shaken=st.booleans()),
    "correct": st.builds(
        Correct,
        unit=UNIT,
        field=st.sampled_from(("count", "losses", "offence", "defence", "training", "morale")),
        value=st.none() | st.integers(0, 100),
        meaning=st.sampled_from((None, "losses", "sent_away", "reinforcement", "correction")),
        reason=st.text(max_size=20),
    ),
}


class Dice:
    """A roller that hypothesis throws."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], int]) -> None:
        self._draw = draw

    def roll(self, faces: int) -> int:
        return self._draw(st.integers(1, faces))


def outcome(state: BattleState, command: Command, dice: Dice) -> Event | None:
    try:
        event = RULES.settle(state, command, {}, dice)
        RULES.apply(state, event)
    except Fault:
        return None
    return event


@given(st.data())
def test_what_happened_can_be_taken_back(charge: BattleState, data: st.DataObject) -> None:
    """Apply, then revert: the state of before, command by command, and all the way back to the start."""
    dice = Dice(data.draw)
    state, passed = charge, []
    for _ in range(data.draw(st.integers(1, 12))):
        kind = data.draw(st.sampled_from(sorted(COMMANDS)))
        event = outcome(state, data.draw(COMMANDS[kind]), dice)
        if event is None:
            continue
        after = RULES.apply(state, event)
        assert RULES.revert(after, event) == state
        passed.append((state, event))
        state = after
    for before, event in reversed(passed):
        state = RULES.revert(state, event)
        assert state == before
    assert state == charge


@given(st.data())
def test_an_event_read_back_from_a_file_does_the_same(charge: BattleState, data: st.DataObject) -> None:
    dice = Dice(data.draw)
    state = charge
    for _ in range(4):
        event = outcome(state, data.draw(st.one_of(*COMMANDS.values())), dice)
        if event is not None:
            again = Event.model_validate_json(event.model_dump_json())
            assert again == event
            assert RULES.apply(state, again) == RULES.apply(state, event)
            assert RULES.revert(RULES.apply(state, again), again) == state
            state = RULES.apply(state, event)


def test_each_kind_can_happen(charge: BattleState) -> None:
    """None of the kinds above passes because it is always refused."""
    steady = charge.units["horsemen"].model_copy(update={"morale": 5})
    state = charge.model_copy(update={"units": {**charge.units, "horsemen": steady}})
    happened: list[str] = []
    for command in (
        battle_order(5, 5, CommanderOrder(strategy=8, overview=True), None),
        AdvanceSequence(),
        RecordMorale(units=UNITS, outcome="held"),
        RollMorale(unit="horsemen", modifier=-2),
        Withdraw(unit="peasants"),
        Rally(unit="peasants"),
        MarkShaken(unit="horsemen", shaken=True),
        Correct(unit="horsemen", field="count", value=3, meaning="losses"),
    ):
        event = RULES.settle(state, command, {}, Dice(lambda _: 3))
        after = RULES.apply(state, event)
        assert RULES.revert(after, event) == state
        happened.append(command.kind)
        state = after

    assert set(happened) == set(COMMANDS)
