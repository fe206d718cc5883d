"""What a card shows of a group: its numbers now, and what a preview would leave."""

from __future__ import annotations

from banneret.model.battle import BattleState
from banneret.model.commands import MarkShaken, RecordMorale, Withdraw
from banneret.views.cards import TroopCard, troop_card

from .conftest import happened


def card_of(state: BattleState, unit: str, preview: BattleState | None = None) -> TroopCard:
    return troop_card(state.troop(unit), None if preview is None else preview.troop(unit), 1)


def test_the_charge_of_the_text_leaves_24_of_40(first: BattleState) -> None:
    card = card_of(first, "peasants")
    assert (card.count, card.mustered, card.losses) == (24, 40, 16)
    assert card.levels == (24, 0, 6, 5, 5)  # present, fled, light, severe, dead (T8)
    assert card.after is None
    assert (card.training, card.offence, card.defence, card.morale) == (2, 4, 6, None)


def test_a_preview_tells_8_lost_and_16_left(first: BattleState, second: BattleState) -> None:
    card = card_of(first, "peasants", second)
    assert (card.count, card.change, card.after) == (24, -8, 16)
    assert card.levels == (24, 0, 6, 5, 5)


def test_a_preview_that_changes_nothing_is_not_told(first: BattleState) -> None:
    card = card_of(first, "peasants", first)
    assert card.after is None
    assert card.after_state is None


def test_survivors_of_a_broken_or_withdrawn_group_are_no_longer_present(first: BattleState) -> None:
    broken = happened(first, RecordMorale(units=("peasants",), outcome="broke"))
    withdrawn = happened(first, Withdraw(unit="peasants"))
    for state, word in ((broken, "broken"), (withdrawn, "fled")):
        card = card_of(state, "peasants")
        assert (card.state, card.in_play) == (word, False)
        assert card.levels == (0, 24, 6, 5, 5)


def test_a_preview_that_breaks_a_group_tells_so(first: BattleState) -> None:
    broken = happened(first, RecordMorale(units=("peasants",), outcome="broke"))
    card = card_of(first, "peasants", broken)
    assert (card.state, card.after_state, card.after) == ("holds", "broken", None)


def test_shaken_is_told_while_the_group_holds_only(first: BattleState) -> None:
    shaken = happened(first, MarkShaken(unit="peasants", shaken=True))
    assert card_of(shaken, "peasants").state == "shaken"
    assert card_of(happened(shaken, Withdraw(unit="peasants")), "peasants").state == "fled"


def test_a_group_without_a_man_has_none_left(first: BattleState) -> None:
    none = first.troop("peasants").model_copy(update={"count": 0, "losses": 40})
    card = troop_card(none, None, 1)
    assert card.state == "none_left"
    assert card.levels == (0, 0, 14, 13, 13)
