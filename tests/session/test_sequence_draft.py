"""Preparing a troop action: who fights whom by default, and what stays of it as the battle goes on."""

from __future__ import annotations

import pytest

from banneret.model.battle import BattleState, Side
from banneret.model.commands import (
    AdvanceSequence,
    Command,
    CommanderOrder,
    Correct,
    GroupOrder,
    MarkShaken,
    ResolveSequence,
    StrikeOrder,
    Withdraw,
)
from banneret.model.dice import Die
from banneret.model.events import Draft, Event
from banneret.model.troops import Troop
from banneret.rules.service import RulesService
from banneret.session.draft_dice import with_dice, with_die
from banneret.session.sequence_draft import (
    EVEN,
    command_of,
    default_strikes,
    fitted,
    fresh_draft,
    kind_of,
    with_commander,
    with_kind,
    with_situation,
    with_strikes,
)

OFFICER = CommanderOrder(strategy=8, overview=True)
ROLL = Die(value=7, faces=10, source="table")


def happen(state: BattleState, command: Command) -> BattleState:
    event = RulesService().resolve(state, command, {})
    assert isinstance(event, Event)
    return RulesService().apply(state, event)


def camps(charge: BattleState, *sizes: int) -> BattleState:
    """Sides with that many groups each: a0, a1… against b0, b1… and so on."""
    sides = tuple(
        Side(id=letter, name=letter, mark=place, column="left" if place == 0 else "right")
        for place, letter in enumerate("abc"[: len(sizes)])
    )
    sheet = {"count": 10, "offence": 10, "defence": 10, "training": 5}
    units = {
        f"{side.id}{place}": Troop(**sheet, id=f"{side.id}{place}", name="Group", side=side.id, order=place)
        for side, size in zip(sides, sizes, strict=True)
        for place in reversed(range(size))
    }
    return charge.model_copy(update={"sides": sides, "units": units})


def pairs(strikes: tuple[StrikeOrder, ...]) -> list[str]:
    return [f"{strike.attacker} {strike.defender}" for strike in strikes]


def command(draft: Draft | None) -> ResolveSequence:
    found = command_of(draft)
    assert found is not None
    return found


@pytest.fixture
def draft(charge: BattleState) -> Draft:
    """Horsemen under an officer at 9 against peasants at 2, all dice thrown."""
    made = fresh_draft(charge, None)
    assert made is not None
    made = with_commander(
        with_situation(with_situation(made, "horsemen", 9), "peasants", 2), "horsemen", OFFICER
    )
    for name in ("horsemen.training", "horsemen.strategy", "peasants.training"):
        made = with_die(made, f"sequence.{name}", ROLL)
    return made


@pytest.mark.parametrize(
    ("sizes", "kind", "expected"),
    [
        ((1, 1), "melee", ["a0 b0", "b0 a0"]),
        ((1, 1), "shooting", ["a0 b0"]),
        ((2, 2), "melee", ["a0 b0", "b0 a0", "a1 b1", "b1 a1"]),
        ((3, 1), "melee", ["a0 b0", "b0 a0", "a1 b0", "a2 b0"]),
        ((1, 3), "melee", ["a0 b0", "b0 a0", "b1 a0", "b2 a0"]),
        ((3, 2), "shooting", ["a0 b0", "a1 b1", "a2 b1"]),
        ((1, 1, 1), "melee", ["a0 b0", "b0 a0"]),
        ((0, 1, 1), "melee", ["b0 c0", "c0 b0"]),
        ((2, 0), "melee", []),
        ((0, 0), "melee", []),
    ],
)
def test_who_strikes_whom_by_default(
    charge: BattleState, sizes: tuple[int, ...], kind: str, expected: list[str]
) -> None:
    """T1: in melee each side strikes, in shooting the first; every group strikes once, in the order of the cards."""
    strikes = default_strikes(camps(charge, *sizes), "melee" if kind == "melee" else "shooting")

    assert pairs(strikes) == expected
    assert {strike.kind for strike in strikes} <= {kind}


def test_who_has_left_is_not_in_it(charge: BattleState) -> None:
    """T11; nor a group of which nobody is left."""
    state = happen(camps(charge, 2, 2), Withdraw(unit="a0"))
    state = happen(state, Correct(unit="b1", field="count", value=0, meaning="losses"))

    assert pairs(default_strikes(state, "melee")) == ["a1 b0", "b0 a1"]


def test_a_first_draft(charge: BattleState) -> None:
    """T3: nobody has said anything about the bonus: the middle."""
    first = command(fresh_draft(charge, None))

    assert first.groups == (
        GroupOrder(unit="horsemen", situation=EVEN),
        GroupOrder(unit="peasants", situation=EVEN),
    )
    assert pairs(first.strikes) == ["horsemen peasants", "peasants horsemen"]
    assert fresh_draft(happen(charge, Withdraw(unit="peasants")), None) is None


def test_the_next_draft_starts_from_the_last_action(charge: BattleState, draft: Draft) -> None:
    """Bonuses and commanders stay, dice do not: they would be the last action's."""
    fresh = fresh_draft(charge, command(draft))

    assert fresh == Draft(command=draft.command)
    assert kind_of(command(fresh_draft(charge, command(with_kind(charge, draft, "shooting"))))) == "shooting"


def test_what_no_longer_fits_is_dropped(charge: BattleState) -> None:
    """T11, T7: a strike of or on who has left; a part that is more than the group has now."""
    state = camps(charge, 2, 2)
    begun = fresh_draft(state, None)
    assert begun is not None
    strikes = (
        StrikeOrder(attacker="a0", defender="b0", engaged=8),
        StrikeOrder(attacker="a1", defender="b1", engaged=8),
        StrikeOrder(attacker="b0", defender="a0"),
    )
    begun = with_die(with_strikes(state, begun, strikes), "sequence.a1.training", ROLL)
    state = happen(
        happen(state, Withdraw(unit="b1")), Correct(unit="a0", field="count", value=6, meaning="losses")
    )
    kept = fitted(state, begun)

    assert [(s.attacker, s.defender, s.engaged) for s in command(kept).strikes] == [
        ("a0", "b0", 6),
        ("b0", "a0", None),
    ]
    assert [order.unit for order in command(kept).groups] == ["a0", "b0"]
    assert kept is not None
    assert kept.dice == {}


def test_the_parts_of_a_shrunken_group_still_add_up(charge: BattleState) -> None:
    """T7: 5 and 10 of 15 are 5 and 4 once nine are left, and none of it is refused."""
    state = happen(camps(charge, 1, 2), Correct(unit="a0", field="count", value=15, meaning="reinforcement"))
    begun = fresh_draft(state, None)
    assert begun is not None
    strikes = (
        StrikeOrder(attacker="a0", defender="b0", engaged=5),
        StrikeOrder(attacker="a0", defender="b1", engaged=10),
    )
    begun = with_strikes(state, begun, strikes)
    state = happen(state, Correct(unit="a0", field="count", value=9, meaning="losses"))
    assert [strike.engaged for strike in command(fitted(state, begun)).strikes] == [5, 4]


def test_a_draft_that_still_fits_stays_as_it_is(charge: BattleState, draft: Draft) -> None:
    assert fitted(charge, draft) == draft
    assert fitted(happen(charge, MarkShaken(unit="peasants", shaken=True)), draft) == draft


def test_a_draft_of_which_nothing_fits(charge: BattleState, draft: Draft) -> None:
    assert fitted(happen(charge, Withdraw(unit="peasants")), draft) is None
    assert fitted(charge, Draft(command=AdvanceSequence())) is None


def test_dice_of_another_rule_set_are_no_longer_asked_for(charge: BattleState, draft: Draft) -> None:
    """T4, option: under a d20 the 7 of a d10 would be refused again and again."""
    rules = charge.rule_set.model_copy(update={"margin_die": 20})
    kept = fitted(charge.model_copy(update={"rule_set": rules}), draft)

    assert kept == Draft(command=draft.command)


def test_nobody_strikes(charge: BattleState, draft: Draft) -> None:
    """The last strike taken away: the groups stay as they were set, and their dice."""
    none = with_strikes(charge, draft, ())

    assert none == Draft(command=draft.command.model_copy(update={"strikes": ()}), dice=draft.dice)
    assert fitted(charge, none) == none
    assert with_strikes(charge, none, command(draft).strikes) == draft
    assert kind_of(command(with_kind(charge, none, "shooting"))) == "melee"
    alone = fitted(happen(charge, Withdraw(unit="peasants")), none)
    assert [order.unit for order in command(alone).groups] == ["horsemen"]


def test_from_melee_to_shooting_and_back(charge: BattleState, draft: Draft) -> None:
    """T1: the default of one becomes the default of the other; what was set for each group stays."""
    shooting = with_kind(charge, draft, "shooting")

    assert pairs(command(shooting).strikes) == ["horsemen peasants"]
    assert kind_of(command(shooting)) == "shooting"
    assert with_kind(charge, shooting, "melee") == draft


def test_strikes_of_the_gms_own_choice_stay(charge: BattleState) -> None:
    """T1: who strikes whom is then not touched, only how."""
    state = camps(charge, 2, 2)
    begun = fresh_draft(state, None)
    assert begun is not None
    own = with_strikes(state, begun, (StrikeOrder(attacker="a0", defender="b1", engaged=4),))
    shooting = with_kind(state, own, "shooting")

    assert command(shooting).strikes == (
        StrikeOrder(attacker="a0", defender="b1", engaged=4, kind="shooting"),
    )
    assert with_kind(state, shooting, "melee") == own


def test_dice_come_and_go(charge: BattleState, draft: Draft) -> None:
    """T5: without overview nobody rolls under strategy; a die taken away is rolled on Accept."""
    blind = with_commander(draft, "horsemen", CommanderOrder(strategy=8, overview=False))

    assert set(blind.dice) == {"sequence.horsemen.training", "sequence.peasants.training"}
    assert with_commander(draft, "horsemen", None).dice == blind.dice
    assert set(with_die(draft, "sequence.horsemen.training", None).dice) == {
        "sequence.horsemen.strategy",
        "sequence.peasants.training",
    }
    assert with_dice(draft, {}) == Draft(command=draft.command)


def test_setting_one_group_leaves_the_other(draft: Draft) -> None:
    """T3: each group has its own bonus."""
    assert {
        order.unit: order.situation for order in command(with_situation(draft, "peasants", 10)).groups
    } == {
        "horsemen": 9,
        "peasants": 10,
    }
    assert with_situation(draft, "ghosts", 3) == draft


def test_only_a_troop_action_is_prepared_here(charge: BattleState) -> None:
    with pytest.raises(TypeError):
        with_strikes(charge, Draft(command=AdvanceSequence()), ())
