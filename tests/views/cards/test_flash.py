"""The flash of a change: when it is solid, soft and gone, what it sums up, and how the bar slides. No time passes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QVariantAnimation

from banneret.model.battle import BattleState
from banneret.views.cards import CardColumn
from banneret.views.cards.flash import Flashes, Moment

Show = Callable[..., CardColumn]
BEFORE, AFTER = (40.0, 0.0, 0.0, 0.0, 0.0), (24.0, 0.0, 6.0, 5.0, 5.0)


@pytest.fixture
def flashes(qapp: object) -> Flashes:
    return Flashes()


def amount(flashes: Flashes, unit: str = "peasants") -> int | None:
    moment = flashes.moment(unit)
    return None if moment is None else moment.amount


def test_a_loss_is_solid_for_150_ms_then_soft_then_fades_and_goes(flashes: Flashes) -> None:
    flashes.start("peasants", -16, reverse=False, before=BEFORE)
    seen: list[Moment | None] = []
    for time in (0, 149, 150, 899, 1_200, 1_499):
        flashes.clock.setCurrentTime(time)
        seen.append(flashes.moment("peasants"))
    assert all(moment is not None and moment.amount == -16 and moment.harm for moment in seen)
    assert [moment.solid for moment in seen if moment] == [True, True, False, False, False, False]
    assert [moment.opacity for moment in seen if moment] == pytest.approx([1, 1, 1, 1, 0.5, 0], abs=0.01)
    flashes.clock.setCurrentTime(1_500)
    assert flashes.moment("peasants") is None


def test_the_bar_stands_then_slides_for_300_ms(flashes: Flashes) -> None:
    flashes.start("peasants", -16, reverse=False, before=BEFORE)
    assert flashes.levels("peasants", AFTER) == BEFORE
    flashes.clock.setCurrentTime(300)
    half = flashes.levels("peasants", AFTER)
    assert 24 < half[0] < 32  # fast at first, so past the middle at half time
    assert sum(half) == pytest.approx(40)
    flashes.clock.setCurrentTime(450)
    assert flashes.levels("peasants", AFTER) == AFTER


def test_a_new_change_restarts_it_and_shows_the_sum(flashes: Flashes) -> None:
    flashes.start("peasants", -16, reverse=False, before=BEFORE)
    flashes.clock.setCurrentTime(1_000)
    flashes.start("peasants", -8, reverse=False, before=AFTER)
    moment = flashes.moment("peasants")
    assert moment == Moment(-24, harm=True, solid=True, opacity=1.0)
    flashes.clock.setCurrentTime(2_400)
    assert amount(flashes) == -24
    flashes.clock.setCurrentTime(2_500)
    assert amount(flashes) is None


def test_undo_shows_the_reverse_in_accent_at_once(flashes: Flashes) -> None:
    flashes.start("peasants", -16, reverse=False, before=BEFORE)
    flashes.clock.setCurrentTime(100)
    flashes.start("peasants", 16, reverse=True, before=AFTER)
    assert flashes.moment("peasants") == Moment(16, harm=False, solid=True, opacity=1.0)
    flashes.start("peasants", -5, reverse=True, before=None)
    assert flashes.moment("peasants") == Moment(11, harm=False, solid=True, opacity=1.0)


def test_changes_that_cancel_out_show_nothing(flashes: Flashes) -> None:
    flashes.start("peasants", -5, reverse=False, before=None)
    flashes.start("peasants", 5, reverse=False, before=None)
    assert amount(flashes) is None


def test_two_cards_flash_on_one_clock_each_in_its_time(flashes: Flashes) -> None:
    flashes.start("peasants", -16, reverse=False, before=None)
    flashes.clock.setCurrentTime(1_000)
    flashes.start("horsemen", -4, reverse=False, before=None)
    flashes.clock.setCurrentTime(1_600)
    assert amount(flashes) is None
    assert amount(flashes, "horsemen") == -4
    flashes.clock.setCurrentTime(2_500)
    assert flashes.units() == []
    assert flashes.clock.state() is QVariantAnimation.State.Stopped


def test_with_less_motion_the_amount_stands_and_goes_and_nothing_slides(flashes: Flashes) -> None:
    flashes.less_motion = True
    flashes.start("peasants", -16, reverse=False, before=BEFORE)
    looks = []
    for time in (0, 200, 1_499):
        flashes.clock.setCurrentTime(time)
        looks.append(flashes.moment("peasants"))
        assert flashes.levels("peasants", AFTER) == AFTER
    assert len(set(looks)) == 1
    assert looks[0] is not None
    flashes.clock.setCurrentTime(1_500)
    assert amount(flashes) is None


def test_an_accepted_charge_slides_from_what_the_card_showed(
    show: Show, start: BattleState, first: BattleState
) -> None:
    column = show("right")
    column.set_state(start, first)
    column.set_state(first, None)
    column.flash("peasants", -16)
    column.flash("horsemen", -4)  # of the other column
    assert column.flashes.units() == ["peasants"]
    assert column.flashes.levels("peasants", AFTER) == BEFORE
    column.flashes.clock.setCurrentTime(450)
    assert column.flashes.levels("peasants", AFTER) == AFTER


def test_a_change_while_the_bar_slides_goes_on_from_where_it_is(
    show: Show, start: BattleState, first: BattleState, second: BattleState
) -> None:
    column = show("right")
    column.set_state(start, None)
    column.set_state(first, None)
    column.flash("peasants", -16)
    column.flashes.clock.setCurrentTime(200)
    sliding = column.flashes.levels("peasants", AFTER)
    assert 24 < sliding[0] < 40
    column.set_state(second, None)
    column.flash("peasants", -8)
    assert column.flashes.levels("peasants", (16, 0, 8, 8, 8)) == sliding
