"""Held, broke, rolled, withdrew, rallied, shaken: who takes part and who does not (T11)."""

from __future__ import annotations

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import (
    Command,
    GroupOrder,
    MarkShaken,
    Rally,
    RecordMorale,
    ResolveSequence,
    RollMorale,
    Withdraw,
)
from banneret.model.dice import Die, DieNeeded
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.rules.service import Needed, RulesService

RULES = RulesService()


def resolve(state: BattleState, command: Command, roll: int | None = None) -> Event:
    dice = {} if roll is None else {"morale.peasants": Die(value=roll, faces=10, source="table")}
    event = RULES.resolve(state, command, dice)
    assert isinstance(event, Event), event
    return event


def happen(state: BattleState, command: Command) -> BattleState:
    return RULES.apply(state, resolve(state, command))


def refused(state: BattleState, command: Command) -> Fault:
    with pytest.raises(Fault) as caught:
        RULES.resolve(state, command, {})
    return caught.value


@pytest.fixture
def steady(charge: BattleState) -> BattleState:
    """The peasants have a morale of 6."""
    peasants = charge.units["peasants"].model_copy(update={"morale": 6})
    return charge.model_copy(update={"units": {**charge.units, "peasants": peasants}})


def test_held_is_a_fact_that_changes_nothing(charge: BattleState) -> None:
    """T11: the GM's word is in the log all the same, with whom it concerns."""
    event = resolve(charge, RecordMorale(units=("horsemen", "peasants"), outcome="held"))

    assert event.changes == ()
    assert event.names == {"horsemen": "Horsemen", "peasants": "Peasants"}
    assert RULES.apply(charge, event) == charge


def test_who_broke_keeps_its_survivors_and_takes_no_part(charge: BattleState) -> None:
    """T11: until the GM rallies it."""
    state = happen(charge, RecordMorale(units=("peasants",), outcome="broke"))
    peasants = state.troop("peasants")
    fight = ResolveSequence(groups=(GroupOrder(unit="peasants", situation=5),), strikes=())

    assert (peasants.status, peasants.count, peasants.losses) == ("broken", 40, 0)
    assert not peasants.in_play
    fault = refused(state, fight)
    assert (fault.code, fault.where, fault.values) == ("group_out", "groups.0.unit", {"found": "Peasants"})
    assert isinstance(RULES.resolve(happen(state, Rally(unit="peasants")), fight, {}), Needed)


def test_a_withdrawal_costs_nothing(charge: BattleState) -> None:
    """T11."""
    state = happen(charge, Withdraw(unit="horsemen"))
    horsemen = state.troop("horsemen")

    assert (horsemen.status, horsemen.count, horsemen.losses) == ("fled", 10, 0)
    assert refused(state, Withdraw(unit="horsemen")).code == "group_out"


@pytest.mark.parametrize(
    ("modifier", "roll", "status"),
    [
        (0, 6, "holds"),
        (0, 7, "broken"),
        (2, 8, "holds"),
        (2, 9, "broken"),
        (-3, 3, "holds"),
        (-3, 4, "broken"),
        (-6, 1, "broken"),
    ],
)
def test_a_roll_under_morale(steady: BattleState, modifier: int, roll: int, status: str) -> None:
    """T11: at most the sheet's value and the GM's modifier: it holds."""
    event = resolve(steady, RollMorale(unit="peasants", modifier=modifier), roll)

    assert RULES.apply(steady, event).troop("peasants").status == status
    (working,) = event.workings
    assert (working.rule, working.operands, working.result) == (
        "T11",
        (6, modifier, roll),
        6 + modifier - roll,
    )
    assert event.dice["morale.peasants"].value == roll


def test_the_die_of_morale_is_of_the_rule_set(steady: BattleState) -> None:
    """T11, option."""
    rules = steady.rule_set.model_copy(update={"morale_die": 20})
    asked = RULES.resolve(steady.model_copy(update={"rule_set": rules}), RollMorale(unit="peasants"), {})

    assert asked == Needed((DieNeeded("morale.peasants", 20),))


def test_no_morale_on_the_sheet_nothing_to_roll_under(charge: BattleState) -> None:
    """T11: where a sheet has none it is the GM's word."""
    fault = refused(charge, RollMorale(unit="peasants"))

    assert (fault.code, fault.values) == ("no_morale", {"found": "Peasants"})


def test_shaken_is_a_mark_without_a_number(charge: BattleState) -> None:
    """T11: it takes part as before, and nothing else about it changes."""
    state = happen(charge, MarkShaken(unit="peasants", shaken=True))

    assert state.troop("peasants") == charge.troop("peasants").model_copy(update={"shaken": True})
    assert state.troop("peasants").in_play
    assert refused(state, MarkShaken(unit="peasants", shaken=True)).code == "nothing_changes"
    assert happen(state, MarkShaken(unit="peasants", shaken=False)) == charge


@pytest.mark.parametrize(
    "leave", [Withdraw(unit="peasants"), RecordMorale(units=("peasants",), outcome="broke")]
)
@pytest.mark.parametrize(
    "command",
    [
        RecordMorale(units=("peasants",), outcome="held"),
        RecordMorale(units=("horsemen", "peasants"), outcome="broke"),
        RollMorale(unit="peasants"),
        Withdraw(unit="peasants"),
    ],
)
def test_who_has_left_cannot_leave_again(steady: BattleState, leave: Command, command: Command) -> None:
    """T11: to change the GM's mind there is rally, and undo."""
    assert refused(happen(steady, leave), command).code == "group_out"


def test_who_never_left_needs_no_rally(charge: BattleState) -> None:
    """T11."""
    fault = refused(charge, Rally(unit="peasants"))

    assert (fault.code, fault.values) == ("group_holds", {"found": "Peasants"})


def test_a_rally_after_a_withdrawal(charge: BattleState) -> None:
    """T11: with its survivors, and the margin that it had."""
    assert happen(happen(charge, Withdraw(unit="peasants")), Rally(unit="peasants")) == charge


@pytest.mark.parametrize(
    "command",
    [
        RecordMorale(units=("ghosts",), outcome="held"),
        RollMorale(unit="ghosts"),
        Withdraw(unit="ghosts"),
        Rally(unit="ghosts"),
        MarkShaken(unit="ghosts", shaken=True),
    ],
)
def test_nobody_of_that_name(charge: BattleState, command: Command) -> None:
    assert (refused(charge, command).code, refused(charge, command).where) == ("unknown_unit", "ghosts")


def test_a_group_named_twice(charge: BattleState) -> None:
    fault = refused(charge, RecordMorale(units=("peasants", "peasants"), outcome="broke"))

    assert (fault.code, fault.where) == ("doubled_group", "units.1")
