"""The arrow of a strike points at who is struck and is as thick as the effectiveness."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from banneret.views.paint import arrow_thickness, paint_strike_arrow
from banneret.views.theme import Roles, Scale, TextSize

RECT = QRectF(0, 0, 76, 28)


@pytest.mark.parametrize("effectiveness", [None, -3, 0, 1, 7, 20, 2_000_000])
@pytest.mark.parametrize("leftward", [False, True])
@pytest.mark.parametrize("size", [(76, 28), (76, 20), (10, 6), (1, 1), (0, 0)])
def test_every_state_is_drawn_at_every_size(canvas, roles: Roles, effectiveness, leftward, size) -> None:
    for text_size in TextSize:
        canvas(max(size[0], 1), max(size[1], 1)).paint(
            lambda painter, text_size=text_size: paint_strike_arrow(
                painter, QRectF(0, 0, *size), effectiveness, 1, roles, Scale(text_size), leftward=leftward
            )
        )


def _drawn(canvas, roles: Roles, effectiveness: int | None, *, leftward: bool = False):
    return canvas(76, 28).paint(
        lambda painter: paint_strike_arrow(painter, RECT, effectiveness, 0, roles, Scale(), leftward=leftward)
    )


@pytest.mark.parametrize("effectiveness", [1, 4, 7])
def test_the_shaft_is_as_thick_as_the_effectiveness(canvas, roles: Roles, effectiveness: int) -> None:
    drawn = _drawn(canvas, roles, effectiveness)
    thick = len(drawn.column(8, roles.side(0).colour, near=60))
    assert abs(thick - arrow_thickness(effectiveness, roomy=True)) <= 1.5


def test_the_head_is_at_the_struck_ones_end(canvas, roles: Roles) -> None:
    colour = roles.side(0).colour
    rightward, leftward = (_drawn(canvas, roles, 3, leftward=left) for left in (False, True))
    assert len(rightward.column(64, colour)) > len(rightward.column(11, colour)) + 6
    assert len(leftward.column(11, colour)) > len(leftward.column(64, colour)) + 6


def test_an_unknown_effectiveness_is_dashed(canvas, roles: Roles) -> None:
    colour = roles.side(0).colour
    unknown = [x for x in _drawn(canvas, roles, None).row(14, colour, near=20) if x < 20]
    none = [x for x in _drawn(canvas, roles, 0).row(14, colour, near=20) if x < 20]
    assert len(none) == 20
    assert len(unknown) < 16


def test_the_number_is_in_a_box_in_the_middle(canvas, roles: Roles) -> None:
    drawn = _drawn(canvas, roles, 7)
    assert drawn.at(38, 4).name() == roles.card.name()
    ink = [x for x in range(28, 48) if any(drawn.at(x, y).name() == roles.ink.name() for y in range(6, 22))]
    assert ink
    assert abs((ink[0] + ink[-1]) / 2 - 37.5) <= 2


def test_more_strikes_harder_up_to_what_fits() -> None:
    thick = [arrow_thickness(effectiveness, roomy=True) for effectiveness in range(25)]
    assert thick == sorted(thick)
    assert thick[20] == thick[24]
