"""A hero commands a troop (B1, T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from banneret.model.commands import AdvanceSequence, CommanderOrder, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.hero_commands import FighterOrder, ResolveAssault

if TYPE_CHECKING:
    from conftest import Desk

DUEL = ResolveAssault(a=FighterOrder(unit="roland"), b=FighterOrder(unit="ganelon"))


def _charge(commander: CommanderOrder) -> ResolveSequence:
    return ResolveSequence(
        groups=(
            GroupOrder(unit="horsemen", situation=9, commander=commander),
            GroupOrder(unit="peasants", situation=2),
        ),
        strikes=(StrikeOrder(attacker="horsemen", defender="peasants"),),
    )


def _roland(overview: bool = True, override: bool = False) -> CommanderOrder:
    return CommanderOrder(hero="roland", overview=overview, override=override)


def _rolls_strategy(desk: Desk, commander: CommanderOrder) -> bool:
    return "sequence.horsemen.strategy" in desk.needs(_charge(commander))


def test_the_strategy_is_the_one_of_his_sheet(desk: Desk) -> None:
    """B1: 8 on the die scale of T4; 8 − 2 adds 6 to 6 − 5."""
    event = desk.do(
        _charge(_roland()),
        sequence__horsemen__training=5,
        sequence__horsemen__strategy=2,
        sequence__peasants__training=9,
    )

    assert desk.state.troop("horsemen").margin == 7
    assert event.names["roland"] == "Roland"


def test_without_overview_he_does_not_roll(desk: Desk) -> None:
    """T5."""
    assert not _rolls_strategy(desk, _roland(overview=False))


def test_overview_is_lost_in_an_assault_of_this_sequence(desk: Desk) -> None:
    """T5: for both who were in it, until the next sequence; the GM may override."""
    assert _rolls_strategy(desk, _roland())
    desk.do(DUEL, assault__a__d100=45, assault__b__d100=40)

    assert not _rolls_strategy(desk, _roland())
    assert _rolls_strategy(desk, _roland(override=True))
    assert not _rolls_strategy(desk, _roland(overview=False, override=True))
    event = desk.do(_charge(_roland()), sequence__horsemen__training=5, sequence__peasants__training=9)
    assert [(w.rule, w.unit, w.other) for w in event.workings if w.term == "overview_lost"] == [
        ("T5", "horsemen", "roland")
    ]
    desk.do(AdvanceSequence())
    assert _rolls_strategy(desk, _roland())


@pytest.mark.parametrize("out", [{"fled": True}, {"body_left": 0}, {"head_left": -1}])
def test_overview_is_lost_out_of_action(desk: Desk, out: dict[str, object]) -> None:
    """T5."""
    desk.change("roland", **out)

    assert not _rolls_strategy(desk, _roland())
    assert _rolls_strategy(desk, _roland(override=True))


def test_a_commander_who_is_no_hero(desk: Desk) -> None:
    """T5: his strategy stands in the order."""
    assert _rolls_strategy(desk, CommanderOrder(strategy=5, overview=True))
    assert not _rolls_strategy(desk, CommanderOrder(strategy=5, overview=False))


def test_a_hero_commands_only_his_own_side(desk: Desk) -> None:
    """B1."""
    other = CommanderOrder(hero="ganelon", overview=True)

    assert desk.refuses(_charge(other)).code == "other_side"
    assert desk.refuses(_charge(CommanderOrder(hero="peasants", overview=True))).code == "hero_expected"
