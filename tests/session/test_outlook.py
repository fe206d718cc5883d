"""What the panel can tell of a draft before all dice are thrown, and of one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, CommanderOrder, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.rules.service import RulesService
from banneret.session.sequence_outlook import SequenceOutlook, sequence_outlook

RULES = RulesService()
STRIKES = (
    StrikeOrder(attacker="horsemen", defender="peasants"),
    StrikeOrder(attacker="peasants", defender="horsemen"),
)
GROUPS = (GroupOrder(unit="horsemen", situation=9), GroupOrder(unit="peasants", situation=2))


def outlook(state: BattleState, dice: dict[str, Any] | None = None, **changed: Any) -> SequenceOutlook:
    thrown = {
        f"sequence.{name}": die if isinstance(die, Die) else Die(value=die, faces=10, source="table")
        for name, die in (dice or {}).items()
    }
    draft = Draft(command=ResolveSequence(**{"groups": GROUPS, "strikes": STRIKES} | changed), dice=thrown)
    try:
        seen: Any = RULES.preview(state, draft.command, draft.dice)
    except Fault as fault:
        seen = fault
    return sequence_outlook(state, draft, seen)


def test_without_dice_the_ratios_are_known(charge: BattleState) -> None:
    """T2: before anybody has rolled."""
    seen = outlook(charge)

    assert [(str(strike.ratio), strike.effectiveness) for strike in seen.strikes] == [
        ("2", None),
        ("1/3", None),
    ]
    assert [group.margin for group in seen.groups.values()] == [None, None]
    assert [die.name for die in seen.needed] == ["sequence.horsemen.training", "sequence.peasants.training"]
    assert (seen.event, seen.after, seen.fault) == (None, None, None)


def test_each_margin_is_shown_once_its_die_is_there(charge: BattleState) -> None:
    """T4: −1, so 0; the effectiveness (T6) needs both."""
    seen = outlook(charge, {"horsemen.training": 7})

    assert seen.groups["horsemen"].margin == 0
    assert [working.term for working in seen.groups["horsemen"].workings] == ["margin"]
    assert seen.groups["peasants"].margin is None
    assert [strike.effectiveness for strike in seen.strikes] == [None, None]


def test_with_all_dice_the_whole_action_is_known(charge: BattleState) -> None:
    """T12: 8 and 3 tenths; 24 and 6 are left."""
    seen = outlook(charge, {"horsemen.training": 7, "peasants.training": 1})

    assert [strike.effectiveness for strike in seen.strikes] == [8, 3]
    assert seen.after is not None
    assert (seen.after.troop("peasants").count, seen.after.troop("horsemen").count) == (24, 6)
    assert [working.result for working in seen.workings("losses", "peasants")] == [16]
    assert seen.needed == ()


def test_a_commander_is_waited_for(charge: BattleState) -> None:
    """T5: his die is part of the margin."""
    officer = GroupOrder(unit="horsemen", situation=9, commander=CommanderOrder(strategy=8, overview=True))
    groups = (officer, GROUPS[1])

    assert outlook(charge, {"horsemen.training": 1}, groups=groups).groups["horsemen"].margin is None
    both = outlook(charge, {"horsemen.training": 1, "horsemen.strategy": 2}, groups=groups)
    assert both.groups["horsemen"].margin == 10


def test_a_margin_that_stands_is_said_to_stand(charge: BattleState) -> None:
    """T4: fixed by the first action of the sequence."""
    first = outlook(charge, {"horsemen.training": 2, "peasants.training": 1})
    assert first.after is not None
    seen = outlook(first.after)

    assert [(group.margin, group.fixed) for group in seen.groups.values()] == [(4, True), (1, True)]
    assert seen.event is not None, "no die is needed"


@pytest.mark.parametrize(
    ("changed", "dice", "code"),
    [
        ({}, {"horsemen.training": Die(value=15, faces=20, source="table")}, "die_outside_faces"),
        ({"groups": GROUPS[:1]}, {}, "unknown_group"),
        ({"groups": (*GROUPS, GROUPS[0])}, {}, "doubled_group"),
        ({"groups": (*GROUPS, GroupOrder(unit="ghosts", situation=5))}, {}, "unknown_unit"),
        ({"strikes": (*STRIKES, StrikeOrder(attacker="ghosts", defender="peasants"))}, {}, "unknown_group"),
        (
            {"strikes": (*STRIKES, StrikeOrder(attacker="horsemen", defender="horsemen"))},
            {},
            "strikes_itself",
        ),
        ({"strikes": (STRIKES[0].model_copy(update={"engaged": 11}), STRIKES[1])}, {}, "too_many_engaged"),
    ],
)
def test_a_draft_that_cannot_be_is_told_as_far_as_it_goes(
    charge: BattleState, changed: dict[str, Any], dice: dict[str, Any], code: str
) -> None:
    """T7, N4: the refusal is shown where the eye is; the panel goes on painting."""
    seen = outlook(charge, {"peasants.training": 1, **dice}, **changed)

    assert seen.fault is not None
    assert seen.fault.code == code
    assert (seen.event, seen.after) == (None, None)
    if "peasants" in seen.groups:
        assert seen.groups["peasants"].margin == 1


def test_who_broke_cannot_be_looked_ahead_for(charge: BattleState) -> None:
    """T11."""
    broken = charge.units["peasants"].model_copy(update={"status": "broken"})
    seen = outlook(charge.model_copy(update={"units": {**charge.units, "peasants": broken}}))

    assert seen.fault is not None
    assert seen.fault.code == "group_out"


def test_a_draft_of_something_else(charge: BattleState) -> None:
    draft = Draft(command=AdvanceSequence())

    assert sequence_outlook(charge, draft, RULES.preview(charge, draft.command, {})) == SequenceOutlook()
