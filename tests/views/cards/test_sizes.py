"""How high cards are, so that a usual battle is seen without scrolling."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from banneret.views.cards.header_painter import header_height
from banneret.views.cards.sizes import card_height
from banneret.views.theme import Scale, TextSize

FULL = 656
"""The height of a column in a window of 1280 × 720."""


@pytest.fixture
def scale(qapp: QApplication) -> Scale:
    return Scale(TextSize.NORMAL)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (1, (192, True)),
        (2, (192, True)),
        (3, (192, True)),
        (4, (148, False)),
        (6, (96, False)),
        (9, (96, False)),
    ],
)
def test_cards_are_as_high_as_lets_all_be_seen(scale: Scale, cards: int, expected: tuple[int, bool]) -> None:
    assert card_height(scale, 264, FULL, 1, cards) == expected


def test_six_cards_a_side_fill_the_column_of_the_usual_window(scale: Scale) -> None:
    high, _ = card_height(scale, 264, FULL, 1, 6)
    assert header_height(scale) + 6 * high + 5 * 8 == FULL


def test_heights_go_in_steps_of_4_and_turn_compact_below_168(scale: Scale) -> None:
    found = [card_height(scale, 264, height, 1, 2) for height in range(200, 700)]
    assert {high % 4 for high, _ in found} == {0}
    assert min(found)[0] == 96
    assert max(found)[0] == 192
    assert all(roomy == (high >= 168) for high, roomy in found)


def test_a_second_side_takes_the_room_of_its_header(scale: Scale) -> None:
    assert card_height(scale, 264, 440, 1, 2) == (192, True)
    assert card_height(scale, 264, 440, 2, 2) == (176, True)


def test_the_narrow_columns_of_the_smallest_window_are_always_compact(scale: Scale) -> None:
    assert card_height(scale, 224, 700, 1, 1) == (96, False)


def test_larger_text_makes_larger_cards(qapp: QApplication) -> None:
    largest = Scale(TextSize.LARGEST)
    assert card_height(largest, 264, 900, 1, 1) == (252, True)
    assert card_height(largest, 264, 300, 1, 6) == (128, False)
