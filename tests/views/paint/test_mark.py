"""A side is known by its banner and its cards' edge, with its hue and without."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from banneret.views.paint import paint_banner, paint_card, paint_side_edge
from banneret.views.theme import Roles


@pytest.mark.parametrize("side", [0, 1, 2, 3, 4, 5, 6, 1_000_000])
@pytest.mark.parametrize("size", [0, 1, 18, 22, 40])
def test_every_side_has_a_banner_and_an_edge(canvas, roles: Roles, side: int, size: int) -> None:
    drawn = canvas(max(size, 1), max(size, 1)).paint(
        lambda painter: paint_banner(painter, QRectF(0, 0, size, size), side, roles)
    )
    canvas(10, max(size, 1)).paint(
        lambda painter: paint_side_edge(painter, QRectF(0, 0, 10, size), side, roles)
    )
    if size >= 18:
        assert drawn.count(roles.side(side).colour) > 10


def _shapes(canvas, roles: Roles, draw) -> list[set[tuple[int, int]]]:
    """For each of six sides, which pixels are of the side's own colour."""
    found = []
    for side in range(6):
        drawn = canvas(22, 48).paint(lambda painter, side=side: draw(painter, side))
        colour = roles.side(side).colour.name()
        found.append({(x, y) for x in range(22) for y in range(48) if drawn.at(x, y).name() == colour})
    return found


def test_banners_differ_in_shape(canvas, roles: Roles) -> None:
    shapes = _shapes(canvas, roles, lambda p, side: paint_banner(p, QRectF(0, 0, 22, 22), side, roles))
    assert all(len(one ^ other) >= 12 for one, other in combinations(shapes, 2))


def test_edges_differ_in_shape(canvas, roles: Roles) -> None:
    shapes = _shapes(canvas, roles, lambda p, side: paint_side_edge(p, QRectF(0, 0, 22, 48), side, roles))
    assert all(len(one ^ other) >= 20 for one, other in combinations(shapes, 2))


def test_the_banner_is_swallow_tailed(canvas, roles: Roles) -> None:
    drawn = canvas(22, 22).paint(lambda painter: paint_banner(painter, QRectF(0, 0, 22, 22), 0, roles))
    colour = roles.side(0).colour
    tail = [max(drawn.row(y, colour, near=3), default=0) for y in (3, 8, 12)]
    assert tail[0] > tail[1] + 2 < tail[2] + 2


def test_the_edge_is_six_wide_and_keeps_within_the_cards_corners(canvas, roles: Roles) -> None:
    drawn = canvas(60, 40).paint(lambda painter: paint_side_edge(painter, QRectF(0, 0, 60, 40), 0, roles))
    assert drawn.row(20, roles.side(0).colour) == list(range(6))
    assert drawn.at(0, 0).name() == roles.card.name()
    assert drawn.at(5, 1).name() == roles.side(0).colour.name()


def test_the_states_of_a_card_are_told_by_its_border(canvas, roles: Roles) -> None:
    def border(**state: bool) -> tuple[str, str, str]:
        drawn = canvas(120, 60).paint(
            lambda painter: paint_card(painter, QRectF(5, 5, 110, 50), 0, roles, **state)
        )
        return drawn.at(114, 30).name(), drawn.at(113, 30).name(), drawn.at(117, 30).name()

    line, edge, accent = roles.line.name(), roles.edge.name(), roles.accent.name()
    card, sunk = roles.card.name(), roles.sunk.name()
    assert border() == (line, card, card)
    assert border(hovered=True) == (edge, sunk, card)
    assert border(acting=True) == (accent, accent, card)
    assert border(focused=True) == (line, card, accent)
