"""The strength bar tells the truth in pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from banneret.views.paint import Fate, Strengths, bar_segments, paint_bar, paint_quarters, paled
from banneret.views.theme import Roles

WIDTH, HEIGHT = 232, 24
RECT = QRectF(0, 0, WIDTH, HEIGHT)
CASES = {
    "nobody": Strengths(),
    "one": Strengths(1),
    "full": Strengths(40),
    "after losses": Strengths(24, 0, 6, 5, 5),
    "all gone": Strengths(0, 0, 14, 13, 13),
    "fled": Strengths(0, 9, 11, 10, 10),
    "over a million": Strengths(1_000_000, 1, 1_500_000, 7, 1),
    "below nothing": Strengths(-6, 0, 3, 3, 0),
}


@pytest.mark.parametrize("strengths", CASES.values(), ids=CASES)
@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (150, 14), (400, 36), (9, 3), (1, 1), (0, 0)])
@pytest.mark.parametrize("lost", [0, 1, 10_000_000])
def test_every_state_is_drawn_at_every_size(canvas, roles: Roles, strengths, size, lost) -> None:
    drawn = canvas(max(size[0], 1), max(size[1], 1))
    drawn.paint(lambda painter: paint_bar(painter, QRectF(0, 0, *size), strengths, 0, roles, lost=lost))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_present_share_is_its_share_of_the_bar(canvas, roles: Roles, ratio: float) -> None:
    drawn = canvas(WIDTH, HEIGHT, ratio).paint(
        lambda painter: paint_bar(painter, RECT, Strengths(24, 0, 6, 5, 5), 1, roles, cells=False)
    )
    columns = drawn.row(HEIGHT / 2, roles.side(1).colour)
    gaps = 3 * 2
    assert columns[0] == 0
    assert columns == list(range(len(columns)))
    assert abs(len(columns) / ratio - (WIDTH - gaps) * 24 / 40) <= 2


def test_a_full_bar_is_full(canvas, roles: Roles) -> None:
    drawn = canvas(WIDTH, HEIGHT).paint(lambda painter: paint_bar(painter, RECT, Strengths(18_412), 0, roles))
    assert len(drawn.row(HEIGHT / 2, roles.side(0).colour)) == WIDTH


def test_one_of_twenty_thousand_is_still_seen(roles: Roles) -> None:
    present, dead = bar_segments(RECT, Strengths(19_999, 0, 0, 0, 1))
    assert dead.fate is Fate.DEAD
    assert dead.right - dead.left >= 4
    assert dead.right == WIDTH
    assert dead.left - present.right == 2


def test_the_order_is_present_fled_light_severe_dead() -> None:
    segments = bar_segments(RECT, Strengths(1, 2, 3, 4, 5))
    assert [segment.fate for segment in segments] == [
        Fate.PRESENT,
        Fate.FLED,
        Fate.LIGHT,
        Fate.SEVERE,
        Fate.DEAD,
    ]


@given(
    counts=st.lists(st.integers(0, 2_000_000), min_size=5, max_size=5),
    width=st.integers(1, 800),
    ratio=st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]),
)
def test_segments_fill_the_bar_in_order_and_never_hide_anybody(counts, width, ratio) -> None:
    segments = bar_segments(QRectF(3, 0, width, 14), Strengths(*counts), ratio)
    assert [segment.fate for segment in segments] == [
        fate for fate, count in zip(Fate, counts, strict=True) if count
    ]
    if not segments:
        return
    pixel = 1 / ratio + 1e-6
    assert abs(segments[0].left - 3) <= pixel
    assert abs(segments[-1].right - (3 + width)) <= pixel
    room = width - 2 * (len(segments) - 1)
    for before, after in pairwise(segments):
        assert before.right <= after.left + pixel
    if room >= 4 * len(segments):
        assert all(segment.right - segment.left >= 4 - pixel for segment in segments)


def test_a_cell_for_each_man_while_cells_can_be_seen(canvas, roles: Roles) -> None:
    def gaps(strengths: Strengths, *, cells: bool = True) -> int:
        drawn = canvas(WIDTH, HEIGHT).paint(
            lambda painter: paint_bar(painter, RECT, strengths, 1, roles, cells=cells)
        )
        return len(drawn.row(HEIGHT / 2, roles.card))

    assert gaps(Strengths(40)) == 39
    assert gaps(Strengths(46)) == 45
    assert gaps(Strengths(47)) == 0
    assert gaps(Strengths(40), cells=False) == 0


def test_a_previewed_loss_is_paled_where_it_will_be_missing(canvas, roles: Roles) -> None:
    drawn = canvas(WIDTH, HEIGHT).paint(
        lambda painter: paint_bar(painter, RECT, Strengths(24, 0, 6, 5, 5), 1, roles, lost=8, cells=False)
    )
    colour = roles.side(1).colour
    stays = drawn.row(HEIGHT / 2, colour)
    goes = drawn.row(HEIGHT / 2, paled(colour, roles.card))
    present = (WIDTH - 6) * 24 / 40
    assert abs(len(stays) - present * 16 / 24) <= 2
    assert abs(goes[0] - present * 16 / 24) <= 3  # a dash of the line takes 2 px at each end
    assert abs(goes[-1] - present) <= 4
    assert min(goes) > max(stays)
    border = round(present * 16 / 24)
    dashes = [x for x in drawn.row(1, roles.ink, near=40) if x < present + 2]
    assert min(dashes) >= border - 1
    assert 0.4 < len(dashes) / (present * 8 / 24) < 0.8


def test_losing_everybody_pales_all_and_losing_nobody_nothing(canvas, roles: Roles) -> None:
    colour = roles.side(0).colour

    def stays(lost: float) -> int:
        drawn = canvas(WIDTH, HEIGHT).paint(
            lambda painter: paint_bar(painter, RECT, Strengths(500), 0, roles, lost=lost)
        )
        return len(drawn.row(HEIGHT / 2, colour))

    assert stays(0) == WIDTH
    assert stays(1) == WIDTH - 4  # one man in five hundred is still seen to go
    assert stays(500) == 0
    assert stays(600) == 0


def test_a_fled_troop_keeps_nothing_of_its_sides_colour(canvas, roles: Roles) -> None:
    drawn = canvas(WIDTH, HEIGHT).paint(
        lambda painter: paint_bar(painter, RECT, Strengths(0, 12, 10, 9, 9), 0, roles)
    )
    assert drawn.count(roles.side(0).colour) == 0


def test_each_pattern_segment_has_an_outline(canvas, roles: Roles) -> None:
    drawn = canvas(WIDTH, HEIGHT).paint(
        lambda painter: paint_bar(painter, RECT, Strengths(0, 1, 1, 1, 1), 0, roles)
    )
    for segment in bar_segments(RECT, Strengths(0, 1, 1, 1, 1)):
        for x in (segment.left, segment.right - 1):
            assert drawn.at(x, HEIGHT / 2).name() == roles.edge.name()


@pytest.mark.parametrize("quarters", range(5))
def test_quarters_show_whole_blocks_only(canvas, roles: Roles, quarters: int) -> None:
    drawn = canvas(412, 36).paint(
        lambda painter: paint_quarters(painter, QRectF(0, 0, 412, 36), quarters, 1, roles)
    )
    assert len(drawn.row(18, roles.side(1).colour)) == quarters * 100
