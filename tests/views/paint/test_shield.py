"""The shield shows what the armour still takes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from banneret.views.paint import Level, paint_shield, paled
from banneret.views.theme import Roles

RECT = QRectF(0, 0, 48, 60)
STATES = [
    None,
    Level(0, 0),
    Level(0, 40),
    Level(1, 40),
    Level(12, 40),
    Level(40, 40),
    Level(-12, 40),
    Level(3_000_000, 2_000_000),
    Level(40, 40, 33),
    Level(12, 40, -3),
]


@pytest.mark.parametrize("armour", STATES)
@pytest.mark.parametrize("size", [(48, 60), (34, 42), (300, 200), (2, 2), (0, 0)])
def test_every_state_is_drawn_at_every_size(canvas, roles: Roles, armour, size) -> None:
    canvas(max(size[0], 1), max(size[1], 1)).paint(
        lambda painter: paint_shield(painter, QRectF(0, 0, *size), armour, roles)
    )


@pytest.mark.parametrize("now", [12, 26, 40])
def test_steel_stands_as_high_as_the_resistance(canvas, roles: Roles, now: int) -> None:
    drawn = canvas(48, 60).paint(lambda painter: paint_shield(painter, RECT, Level(now, 40), roles))
    rows = drawn.column(24, roles.steel)
    assert abs(rows[0] - (57 - 54 * now / 40)) <= 2.5  # the level's line is 2 px
    assert rows == list(range(rows[0], rows[-1] + 1))
    assert rows[-1] >= 53  # the outline meets in a point


def test_no_armour_is_a_dashed_outline_and_nothing_else(canvas, roles: Roles) -> None:
    drawn = canvas(48, 60).paint(lambda painter: paint_shield(painter, RECT, None, roles))
    assert drawn.count(roles.steel) == 0
    assert drawn.at(24, 30).name() == roles.card.name()
    straight = drawn.column(2.5, roles.card)  # the left edge runs straight from 9 to 28
    gaps = [y for y in straight if 10 < y < 28]
    assert 3 <= len(gaps) <= 14


def test_at_zero_it_is_split_and_hatched_in_harm(canvas, roles: Roles) -> None:
    drawn = canvas(48, 60).paint(lambda painter: paint_shield(painter, RECT, Level(0, 40), roles))
    assert drawn.count(roles.harm, near=12) > 40
    assert drawn.count(roles.steel) == 0
    assert len([x for x in drawn.row(30, roles.card) if 15 < x < 34]) >= 2  # the crack shows the ground


def test_under_half_it_is_nicked(canvas, roles: Roles) -> None:
    def ink(now: int) -> int:
        drawn = canvas(48, 60).paint(lambda painter: paint_shield(painter, RECT, Level(now, 40), roles))
        return sum(drawn.at(x, y).name() == roles.ink.name() for x in range(5, 43) for y in range(16, 38))

    assert ink(19) > ink(40) + 8
    assert ink(12) > ink(40) + 8


def test_a_previewed_loss_is_paled(canvas, roles: Roles) -> None:
    drawn = canvas(48, 60).paint(lambda painter: paint_shield(painter, RECT, Level(40, 40, 20), roles))
    pale = drawn.column(24, paled(roles.steel, roles.card), near=2)
    assert abs(len(pale) - 27) <= 3
    assert max(pale) < min(drawn.column(24, roles.steel))
