"""A hero's figure fills with vitality, and shows harm when nothing is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from banneret.views.paint import Level, paint_figure, paled
from banneret.views.theme import Roles

RECT = QRectF(0, 0, 56, 96)
FULL = Level(18, 18)
LEVELS = [
    Level(0, 60),
    Level(1, 60),
    Level(60, 60),
    Level(-6, 60),
    Level(2_000_000, 1_500_000),
    Level(1, 2_000_000),
    Level(60, 60, 49),
    Level(10, 60, -4),
    Level(10, 60, 30),
    Level(5, 0),
]


@pytest.mark.parametrize("body", LEVELS)
@pytest.mark.parametrize("vanquished", [False, True])
@pytest.mark.parametrize("size", [(56, 96), (42, 72), (96, 56), (400, 300), (3, 2), (0, 0)])
def test_every_state_is_drawn_at_every_size(canvas, roles: Roles, body, vanquished, size) -> None:
    canvas(max(size[0], 1), max(size[1], 1)).paint(
        lambda painter: paint_figure(
            painter, QRectF(0, 0, *size), body, body, 0, roles, vanquished=vanquished
        )
    )


@pytest.mark.parametrize("now", [15, 30, 46, 60])
def test_the_body_is_filled_to_its_share(canvas, roles: Roles, now: int) -> None:
    drawn = canvas(56, 96).paint(lambda painter: paint_figure(painter, RECT, FULL, Level(now, 60), 0, roles))
    # Legs and trunk in one column; the outline hides about a pixel at each end and the level line one more.
    rows = [y for y in drawn.column(20, roles.side(0).colour) if y > 30]
    assert abs(len(rows) - 55 * now / 60) <= 3
    assert rows[-1] >= 85


def test_the_head_is_filled_to_its_share(canvas, roles: Roles) -> None:
    def filled(now: int) -> int:
        drawn = canvas(56, 96).paint(
            lambda painter: paint_figure(painter, RECT, Level(now, 20), Level(60, 60), 0, roles)
        )
        return len([y for y in drawn.column(28, roles.side(0).colour) if y < 30])

    assert abs(filled(20) - 24) <= 3
    assert abs(filled(10) - 12) <= 3
    assert filled(0) == 0


@pytest.mark.parametrize("now", [0, -6])
def test_a_body_with_nothing_left_is_hatched_in_harm_and_the_head_is_not(
    canvas, roles: Roles, now: int
) -> None:
    drawn = canvas(56, 96).paint(lambda painter: paint_figure(painter, RECT, FULL, Level(now, 60), 0, roles))
    assert drawn.count(roles.harm, near=12) > 40
    assert drawn.count(roles.harm_soft, near=12) > 200
    assert drawn.at(28, 16).name() == roles.side(0).colour.name()


def test_an_unhurt_hero_shows_no_harm(canvas, roles: Roles) -> None:
    drawn = canvas(56, 96).paint(lambda painter: paint_figure(painter, RECT, FULL, Level(60, 60), 0, roles))
    assert drawn.count(roles.harm, near=12) == 0


def test_a_previewed_wound_is_paled_down_to_a_dashed_line(canvas, roles: Roles) -> None:
    drawn = canvas(56, 96).paint(
        lambda painter: paint_figure(painter, RECT, FULL, Level(60, 60, 30), 0, roles)
    )
    colour = roles.side(0).colour
    middle = 88 - 55 / 2
    pale = [y for y in drawn.column(20, paled(colour, roles.card), near=2) if y > 30]
    assert pale
    assert max(pale) <= middle
    assert min(y for y in drawn.column(20, colour) if y > 30) >= middle
    line = [len(drawn.row(y, roles.ink, near=50)) for y in (middle - 0.5, middle + 0.5)]
    assert 20 < max(line) < 48  # 52 px with dashes
    assert (
        drawn.at(2.5, middle).name() != roles.card.name() or drawn.at(53, middle).name() != roles.card.name()
    )


def test_a_deadly_preview_draws_its_line_in_harm(canvas, roles: Roles) -> None:
    drawn = canvas(56, 96).paint(
        lambda painter: paint_figure(painter, RECT, FULL, Level(30, 60, -2), 0, roles)
    )
    assert drawn.count(roles.harm, near=20) > 15


def test_the_vanquished_lie_on_the_ground_head_to_the_right(canvas, roles: Roles) -> None:
    drawn = canvas(96, 56).paint(
        lambda painter: paint_figure(
            painter, QRectF(0, 0, 96, 56), FULL, Level(-6, 60), 0, roles, vanquished=True
        )
    )
    assert drawn.at(80, 28).name() == roles.side(0).colour.name()
    assert len(drawn.row(54, roles.ink, near=40)) > 85
    assert min(drawn.row(28, roles.side(0).colour)) > 60
