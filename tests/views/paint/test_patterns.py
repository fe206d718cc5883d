"""Casualties are told apart by their patterns alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from banneret.views.paint import (
    Fate,
    Strengths,
    bar_segments,
    harm_brush,
    paint_bar,
    paint_swatch,
    pattern_brush,
)
from banneret.views.theme import Roles

CASUALTIES = (Fate.FLED, Fate.LIGHT, Fate.SEVERE, Fate.DEAD)
RECT = QRectF(0, 0, 206, 24)


def test_patterns_differ_without_colours(canvas, roles: Roles) -> None:
    drawn = canvas(206, 24).paint(
        lambda painter: paint_bar(painter, RECT, Strengths(0, 1, 1, 1, 1), 0, roles)
    )
    parts = {
        segment.fate: drawn.greys(QRectF(segment.left + 2, 2, 44, 20))
        for segment in bar_segments(RECT, Strengths(0, 1, 1, 1, 1))
    }
    for one, other in combinations(CASUALTIES, 2):
        pairs = zip(parts[one], parts[other], strict=True)
        different = sum(abs(grey - other_grey) > 40 for grey, other_grey in pairs)
        assert different / len(parts[one]) > 0.2, f"{one} and {other}"


def test_no_pattern_is_flat(canvas, roles: Roles) -> None:
    for fate in CASUALTIES:
        drawn = canvas(12, 12).paint(
            lambda painter, fate=fate: paint_swatch(painter, QRectF(0, 0, 12, 12), fate, roles)
        )
        greys = drawn.greys(QRectF(1, 1, 10, 10))
        assert max(greys) - min(greys) > 60


def test_a_pattern_begins_at_its_own_corner(canvas, roles: Roles) -> None:
    def part(left: float) -> list[int]:
        drawn = canvas(80, 30).paint(
            lambda painter: paint_swatch(painter, QRectF(left, 3, 24, 24), Fate.LIGHT, roles)
        )
        return drawn.greys(QRectF(left, 3, 24, 24))

    assert part(0) == part(5) == part(43)


def test_tiles_are_twice_as_large_from_a_bar_of_32(roles: Roles) -> None:
    for fate, pitch in ((Fate.FLED, 6), (Fate.LIGHT, 8), (Fate.SEVERE, 6), (Fate.DEAD, 8)):
        assert pattern_brush(fate, roles).textureImage().width() == pitch
        assert pattern_brush(fate, roles, large=True).textureImage().width() == pitch * 2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_tile_keeps_its_size_on_every_screen(roles: Roles, ratio: float) -> None:
    brush = pattern_brush(Fate.SEVERE, roles, ratio)
    assert brush.textureImage().width() * brush.transform().m11() == pytest.approx(6)


def test_the_hatch_of_harm_is_in_harm(roles: Roles) -> None:
    tile = harm_brush(roles).textureImage()
    colours = {tile.pixelColor(x, y).name() for x in range(tile.width()) for y in range(tile.height())}
    assert roles.harm_soft.name() in colours
    reds = [colour for colour in colours if colour != roles.harm_soft.name()]
    assert reds


def test_the_present_swatch_is_the_sides_colour(canvas, roles: Roles) -> None:
    drawn = canvas(12, 12).paint(
        lambda painter: paint_swatch(painter, QRectF(0, 0, 12, 12), Fate.PRESENT, roles, roles.side(2).colour)
    )
    assert drawn.at(6, 6).name() == roles.side(2).colour.name()
    assert drawn.at(0, 6).name() == roles.edge.name()
