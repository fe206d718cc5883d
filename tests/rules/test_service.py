"""From a command and dice to an event, and from there to the next state (N5, T4, T5, T7)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.model.battle import BattleState, Side
from banneret.model.commands import (
    AdvanceSequence,
    Command,
    CommanderOrder,
    GroupOrder,
    RecordMorale,
    ResolveSequence,
    StrikeOrder,
    Withdraw,
)
from banneret.model.dice import Die, DieNeeded
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop
from banneret.rules.service import Needed, RulesService

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "troops.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
IDS = [case["note"] for case in CASES]
RULES = RulesService()


class Thrown:
    """Throws the given faces one after another, and then no more."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, faces: int) -> int:
        return self.faces.pop(0)


def table(value: int, faces: int = 10) -> Die:
    return Die(value=value, faces=faces, source="table")


def both_ways(
    horsemen: int = 9, peasants: int = 2, commander: CommanderOrder | None = None
) -> ResolveSequence:
    """Horsemen and peasants strike each other, with these situation bonuses."""
    return ResolveSequence(
        groups=(
            GroupOrder(unit="horsemen", situation=horsemen, commander=commander),
            GroupOrder(unit="peasants", situation=peasants),
        ),
        strikes=(
            StrikeOrder(attacker="horsemen", defender="peasants"),
            StrikeOrder(attacker="peasants", defender="horsemen"),
        ),
    )


def typed(horsemen: int, peasants: int) -> dict[str, Die]:
    return {"sequence.horsemen.training": table(horsemen), "sequence.peasants.training": table(peasants)}


def happen(state: BattleState, command: Command, dice: Mapping[str, Die] | None = None) -> BattleState:
    event = RULES.resolve(state, command, dice or {})
    assert isinstance(event, Event), event
    return RULES.apply(state, event)


def strengths(state: BattleState) -> tuple[int, int]:
    return state.troop("horsemen").count, state.troop("peasants").count


def test_the_texts_battle(charge: BattleState) -> None:
    """T12, told as a GM plays it: 24 and 6, 16 and 5, 12 and 3; 9/9/10 and 2/2/3."""
    state = happen(charge, both_ways(9, 2), typed(7, 1))
    assert strengths(state) == (6, 24)
    state = happen(state, AdvanceSequence())
    state = happen(state, RecordMorale(units=("horsemen", "peasants"), outcome="held"))
    state = happen(state, both_ways(4, 3), typed(3, 6))
    assert strengths(state) == (5, 16)
    state = happen(state, AdvanceSequence())
    state = happen(state, both_ways(3, 4), typed(5, 4))
    assert strengths(state) == (3, 12)
    assert (state.troop("peasants").losses, state.troop("horsemen").losses) == (28, 7)
    state = happen(state, Withdraw(unit="horsemen"))

    assert state.troop("horsemen").status == "fled"
    assert strengths(state) == (3, 12), "fleeing costs nothing"


def golden_battle(
    request: Mapping[str, Any], rule_set: RuleSet
) -> tuple[BattleState, ResolveSequence, dict[str, Die]]:
    """A known request as a battle, a command and the players' dice."""
    units, orders, dice = {}, [], {}
    for place, group in enumerate(request["groups"]):
        name = group["id"]
        sheet = {key: group[key] for key in ("count", "offence", "defence", "training")}
        units[name] = Troop(
            **sheet,
            id=name,
            name=name.title(),
            side="left",
            order=place,
            losses=group.get("losses_before", 0),
        )
        commander = group.get("commander")
        dice[f"sequence.{name}.training"] = table(group["roll"])
        if commander:
            dice[f"sequence.{name}.strategy"] = table(commander["roll"])
            commander = CommanderOrder(strategy=commander["strategy"], overview=commander["overview"])
        orders.append(GroupOrder(unit=name, situation=group["situation"], commander=commander))
    ids = list(units)
    strikes = request.get("strikes") or [
        {"attacker": ids[0], "defender": ids[1]},
        {"attacker": ids[1], "defender": ids[0]},
    ]
    state = BattleState(
        name="Golden",
        rule_set=rule_set,
        sides=(Side(id="left", name="All", mark=0, column="left"),),
        units=units,
    )
    return (
        state,
        ResolveSequence(groups=tuple(orders), strikes=tuple(StrikeOrder(**s) for s in strikes)),
        dice,
    )


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_golden(case: dict[str, Any], standard_rules: RuleSet) -> None:
    """T1–T8: every known right answer, on a battle that keeps its losses."""
    state, command, dice = golden_battle(case["request"], standard_rules)
    after = happen(state, command, dice)

    for expected in case["response"]["groups"]:
        troop, before = after.troop(expected["id"]), state.troop(expected["id"])
        assert (troop.count, troop.losses - before.losses) == (expected["count"], expected["losses"])
        assert (troop.margin, troop.margin_sequence) == (expected["margin"], 1)
        assert troop.mustered == before.mustered


# Dice


def test_missing_dice_are_named(charge: BattleState) -> None:
    """N5: each by its name and faces; T5: the commander's too."""
    command = both_ways(commander=CommanderOrder(strategy=8, overview=True))
    asked = RULES.resolve(charge, command, {"sequence.peasants.training": table(1)})

    assert asked == Needed(
        (DieNeeded("sequence.horsemen.training", 10), DieNeeded("sequence.horsemen.strategy", 10))
    )
    assert RULES.preview(charge, command, {}).event is None


def test_the_event_keeps_who_rolled(charge: BattleState) -> None:
    """N5: typed in or thrown by the app, with the faces that were thrown away; a die nobody asked for is left out."""
    dice = {
        "sequence.horsemen.training": Die(value=7, faces=10, source="app", discarded=(9, 10)),
        "sequence.horsemen.strategy": table(1),
        "morale.peasants": table(1),
    }
    event = RULES.settle(charge, both_ways(), dice, Thrown(1))

    assert event.dice == {
        "sequence.horsemen.training": dice["sequence.horsemen.training"],
        "sequence.peasants.training": Die(value=1, faces=10, source="app"),
    }


@given(faces=st.lists(st.integers(1, 10), min_size=3, max_size=3), strategy=st.integers(0, 20))
def test_typed_dice_give_the_same_as_rolled_ones(
    charge: BattleState, faces: list[int], strategy: int
) -> None:
    """N5."""
    command = both_ways(commander=CommanderOrder(strategy=strategy, overview=True))
    rolled = RULES.settle(charge, command, {}, Thrown(*faces))
    typed_in = {name: die.model_copy(update={"source": "table"}) for name, die in rolled.dice.items()}
    again = RULES.resolve(charge, command, typed_in)

    assert isinstance(again, Event)
    assert (again.changes, again.workings) == (rolled.changes, rolled.workings)
    assert {die.source for die in again.dice.values()} == {"table"}


def test_what_is_previewed_is_what_is_recorded(charge: BattleState) -> None:
    preview = RULES.preview(charge, both_ways(), typed(7, 1))

    assert preview.needed == ()
    assert preview.event == RULES.settle(charge, both_ways(), typed(7, 1), Thrown())
    assert preview.state == RULES.apply(charge, preview.event)
    assert strengths(charge) == (10, 40), "a look changes nothing"


def test_a_die_with_other_faces_is_refused(charge: BattleState) -> None:
    """N4: the 7 of a d20 is no 7 of a d10."""
    for die, code in (
        (table(7, 20), "other_die_expected"),
        (table(15, 20), "die_outside_faces"),
        (table(2, 6), "other_die_expected"),
    ):
        with pytest.raises(Fault) as refused:
            RULES.resolve(charge, both_ways(), typed(7, 1) | {"sequence.horsemen.training": die})
        assert (refused.value.code, refused.value.where) == (code, "sequence.horsemen.training")


def test_the_die_of_the_rule_set(charge: BattleState) -> None:
    """T4, option: with a d20 the rules ask for a d20."""
    rules = charge.rule_set.model_copy(update={"margin_die": 20})
    asked = RULES.resolve(charge.model_copy(update={"rule_set": rules}), both_ways(), {})

    assert isinstance(asked, Needed)
    assert {die.faces for die in asked.dice} == {20}


# The one margin of a sequence


def test_the_margin_serves_again_in_its_sequence(charge: BattleState) -> None:
    """T4: fixed by the first action, commander included, without a new die; T7: strengths as the first left them."""
    command = both_ways(commander=CommanderOrder(strategy=8, overview=True))
    state = happen(charge, command, typed(1, 9) | {"sequence.horsemen.strategy": table(2)})
    assert (state.troop("horsemen").margin, strengths(state)) == (10, (10, 2))
    second = RULES.resolve(state, both_ways(0, 10), {})

    assert isinstance(second, Event), "no die is needed"
    assert second.dice == {}
    assert [w.result for w in second.workings if w.term == "margin_kept"] == [10, 0]
    state = RULES.apply(state, second)
    assert state.troop("horsemen").margin == 10
    assert strengths(state) == (10, 0)


def test_a_commander_who_comes_later_changes_no_margin(charge: BattleState) -> None:
    """T4: the commander's part is fixed with it."""
    state = happen(charge, both_ways(), typed(7, 1))
    second = RULES.resolve(state, both_ways(commander=CommanderOrder(strategy=9, overview=True)), {})

    assert isinstance(second, Event)
    assert [w.result for w in second.workings if w.term == "margin_kept"] == [0, 1]


def test_a_newcomer_rolls_beside_one_whose_margin_is_fixed(charge: BattleState) -> None:
    """T4: each group by itself."""
    alone = ResolveSequence(groups=(GroupOrder(unit="horsemen", situation=5),), strikes=())
    state = happen(charge, alone, {"sequence.horsemen.training": table(2)})
    asked = RULES.resolve(state, both_ways(), {})

    assert asked == Needed((DieNeeded("sequence.peasants.training", 10),))


def test_the_next_sequence_frees_the_margin(charge: BattleState) -> None:
    """T4: only "Next sequence" does."""
    state = happen(happen(charge, both_ways(), typed(7, 1)), AdvanceSequence())
    asked = RULES.resolve(state, both_ways(), {})

    assert state.sequence == 2
    assert isinstance(asked, Needed)
    assert len(asked.dice) == 2


def test_the_situation_may_change_with_each_action(charge: BattleState) -> None:
    """T3: 9 for a charge in the open, 0 against a dug-in square; its own for each group."""
    in_the_open = happen(charge, both_ways(9, 0), typed(6, 2))
    dug_in = happen(charge, both_ways(0, 9), typed(6, 2))

    assert in_the_open.troop("peasants").losses == 18
    assert dug_in.troop("peasants").losses == 0
    assert dug_in.troop("horsemen").losses == 10


def test_no_overview_no_die(charge: BattleState) -> None:
    """T5: only with enough distance for an overview."""
    blind = both_ways(commander=CommanderOrder(strategy=10, overview=False))
    event = RULES.resolve(charge, blind, typed(7, 1) | {"sequence.horsemen.strategy": table(1)})

    assert isinstance(event, Event)
    assert "sequence.horsemen.strategy" not in event.dice
    assert strengths(RULES.apply(charge, event)) == (6, 24)


def test_one_commander_of_two_groups_rolls_for_each(charge: BattleState) -> None:
    """T5."""
    officer = CommanderOrder(strategy=8, overview=True)
    command = ResolveSequence(
        groups=tuple(
            GroupOrder(unit=unit, situation=5, commander=officer) for unit in ("horsemen", "peasants")
        ),
        strikes=(),
    )
    asked = RULES.resolve(charge, command, {})

    assert isinstance(asked, Needed)
    assert [die.name for die in asked.dice if "strategy" in die.name] == [
        "sequence.horsemen.strategy",
        "sequence.peasants.strategy",
    ]


# Refusals and names


def bad_commands() -> Iterator[tuple[ResolveSequence, str, str]]:
    order, strike = GroupOrder, StrikeOrder
    horsemen, peasants = order(unit="horsemen", situation=5), order(unit="peasants", situation=5)
    yield ResolveSequence(groups=(order(unit="ghosts", situation=5),), strikes=()), "unknown_unit", "ghosts"
    yield ResolveSequence(groups=(horsemen, horsemen), strikes=()), "doubled_group", "groups.1.id"
    alone = ResolveSequence(groups=(horsemen,), strikes=(strike(attacker="horsemen", defender="peasants"),))
    yield alone, "unknown_group", "strikes.0.defender"
    too_many = (strike(attacker="horsemen", defender="peasants", engaged=11),)
    yield (
        ResolveSequence(groups=(horsemen, peasants), strikes=too_many),
        "too_many_engaged",
        "strikes.0.engaged",
    )


@pytest.mark.parametrize(
    ("command", "code", "where"), list(bad_commands()), ids=[c for _, c, _ in bad_commands()]
)
def test_what_cannot_be_fought(charge: BattleState, command: ResolveSequence, code: str, where: str) -> None:
    """T7: refused before any die is asked for."""
    with pytest.raises(Fault) as refused:
        RULES.resolve(charge, command, {})

    assert (refused.value.code, refused.value.where) == (code, where)


def test_the_event_says_what_who_and_when(charge: BattleState) -> None:
    """A log line needs nothing but its event: kind, sequence, and what the units were called then."""
    state = happen(charge, AdvanceSequence())
    event = RULES.resolve(state, both_ways(), typed(7, 1))

    assert isinstance(event, Event)
    assert (event.kind, event.sequence, event.command) == ("sequence_resolved", 2, both_ways())
    assert event.names == {"horsemen": "Horsemen", "peasants": "Peasants"}


def test_a_strength_that_the_file_cannot_hold_is_refused(charge: BattleState) -> None:
    """Losses past a million men: a clear refusal, and the battle stands as it did."""
    full = charge.units["peasants"].model_copy(update={"losses": 1_000_000})
    state = charge.model_copy(update={"units": {**charge.units, "peasants": full}})
    with pytest.raises(Fault) as refused:
        RULES.preview(state, both_ways(), typed(7, 1))

    assert (refused.value.code, refused.value.where) == ("too_high", "peasants.losses")
