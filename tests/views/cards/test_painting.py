"""What a GM reads on a painted troop card, in every size and at every strength."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from banneret.views.cards import TroopCard
from banneret.views.cards.easel import Shown
from banneret.views.cards.flash import Moment
from banneret.views.theme import LIGHT

from .conftest import Canvas, peasants

WIDE = "W" * 80


def count(image: QImage, colour: QColor, area: QRect | None = None) -> int:
    """How many pixels of `area` (all of them) are of `colour`."""
    part = image if area is None else image.copy(area)
    wanted = colour.rgb()
    return sum(part.pixel(x, y) == wanted for x in range(part.width()) for y in range(part.height()))


def bar(image: QImage) -> QRect:
    """Where the bar of a roomy card lies, without its ends."""
    return QRect(20, 104, image.width() - 40, 16)


STRENGTHS = [
    peasants(),
    peasants(count=0, losses=40, state="none_left"),
    peasants(count=40, losses=0),
    peasants(count=1, losses=0),
    peasants(count=18_412, losses=1_588, after=17_000),
    peasants(
        count=1_000_000, losses=1_000_000, after=0, training=100, offence=1_000, defence=1_000, morale=100
    ),
    peasants(count=9, losses=31, state="broken"),
    peasants(count=1_000_000, losses=1_000_000, state="fled"),
]


@pytest.mark.parametrize("card", STRENGTHS, ids=lambda card: f"{card.count}-{card.state}")
def test_the_strength_is_always_there_whole_and_inside_the_card(canvas: Canvas, card: TroopCard) -> None:
    assert f"{card.count:,}" in canvas.texts(card)
    if card.after is not None:
        assert {f"−{-card.change:,}", f"{card.after:,}"} <= set(canvas.texts(card))
    image = canvas.image(card)
    padding = QRect(image.width() - 8, 8, 6, image.height() - 16)
    assert count(image, LIGHT.card, padding) == padding.width() * padding.height()


@pytest.mark.parametrize("name", [WIDE, "𝔚" * 80, "שלום" * 20, "🛡️" * 40, "W\nW\t" * 20], ids=range(5))
def test_a_long_name_gives_way_to_the_state_and_moves_nothing(canvas: Canvas, name: str) -> None:
    short, long = canvas.image(peasants(name="W")), canvas.image(peasants(name=name))
    high = int(short.height() * 0.36)
    badge = QRect(short.width() - 74, 0, 74, high)
    beneath = QRect(0, high, short.width(), short.height() - high)
    for area in (badge, beneath):
        assert long.copy(area) == short.copy(area)


@pytest.mark.parametrize("name", ["<b>x</b>", "Tom & Sons", "*{x}*"])
def test_a_name_is_shown_as_it_was_typed(canvas: Canvas, name: str) -> None:
    assert name in canvas.texts(peasants(name=name))


def test_the_roomy_card_tells_all_of_the_text(roomy: Canvas) -> None:
    texts = roomy.texts(peasants(after=16))
    for expected in ("Peasants", "Holds", "24", "of 40", "−16 so far", "if accepted", "−8", "16", "6 light"):
        assert expected in texts
    for expected in ("5 severe", "5 dead", "Training", "2", "Off.", "4", "Def.", "6"):
        assert expected in texts


def test_the_compact_card_tells_the_preview_in_place_of_the_training(compact: Canvas) -> None:
    assert {"24", "of 40", "6", "5", "Training", "2"} <= set(compact.texts(peasants()))
    texts = compact.texts(peasants(after=16))
    assert {"24", "of 40", "−8", "16"} <= set(texts)
    assert "Training" not in texts


def test_morale_and_commander_are_told_where_there_are_any(roomy: Canvas) -> None:
    texts = roomy.texts(peasants(morale=7, commander="Al"))
    assert {"Morale", "7"} <= set(texts)
    assert "Al" in roomy.texts(peasants(commander="Al"))
    assert "Morale" not in roomy.texts(peasants())


def test_a_full_bar_is_all_in_the_colour_of_the_side(roomy: Canvas) -> None:
    image = roomy.image(peasants(count=1000, losses=0))
    assert count(image, LIGHT.side(1).colour, bar(image)) == bar(image).width() * bar(image).height()


def test_a_bar_without_men_present_has_none_of_it(roomy: Canvas) -> None:
    for card in (
        peasants(count=0, losses=40, state="none_left"),
        peasants(count=9, losses=31, state="broken"),
        peasants(count=12, losses=28, state="fled"),
    ):
        image = roomy.image(card)
        assert count(image, LIGHT.side(1).colour, bar(image)) == 0


def test_who_is_about_to_go_is_paled_on_the_bar(roomy: Canvas) -> None:
    now, ahead = roomy.image(peasants()), roomy.image(peasants(after=16))
    side = LIGHT.side(1).colour
    assert count(ahead, side, bar(ahead)) < count(now, side, bar(now)) * 0.8


@pytest.mark.parametrize(
    ("state", "word"),
    [
        ("holds", "Holds"),
        ("shaken", "Shaken"),
        ("broken", "Broken"),
        ("fled", "Fled"),
        ("none_left", "None left"),
    ],
)
def test_the_state_is_told_in_words_on_every_card(canvas: Canvas, state: str, word: str) -> None:
    assert word in canvas.texts(peasants(state=state))


def test_bad_news_of_the_preview_comes_before_the_state_now(roomy: Canvas) -> None:
    assert "Will break" in roomy.texts(peasants(after_state="broken"))


def test_a_broken_groups_number_is_fainter(roomy: Canvas) -> None:
    number = QRect(18, 40, 70, 56)
    assert count(roomy.image(peasants()), LIGHT.ink, number) > 100
    assert count(roomy.image(peasants(state="broken")), LIGHT.ink, number) == 0


def test_the_card_shows_pointer_action_and_focus(canvas: Canvas) -> None:
    rest = canvas.image(peasants())
    middle = rest.height() // 2
    assert rest.pixelColor(rest.width() - 1, middle) == LIGHT.line
    acting = canvas.image(peasants(), acting=True)
    assert acting.pixelColor(rest.width() - 1, middle) == LIGHT.accent
    assert acting.pixelColor(rest.width() - 2, middle) == LIGHT.accent
    focused = canvas.image(peasants(), focused=True)
    ring = [focused.pixelColor(rest.width() - place, middle) for place in (1, 2, 3, 4)]
    assert ring == [LIGHT.accent, LIGHT.accent, LIGHT.window, LIGHT.line]
    hovered = canvas.image(peasants(), hovered=True)
    assert hovered.pixelColor(rest.width() - 1, middle) == LIGHT.edge
    assert hovered.pixelColor(rest.width() - 4, middle) == LIGHT.sunk


def test_focus_moves_nothing_that_is_written(canvas: Canvas) -> None:
    inside = QRect(14, 8, canvas.size.width() - 24, canvas.size.height() - 16)
    rest, focused = canvas.image(peasants()), canvas.image(peasants(), focused=True)
    assert rest.copy(inside) == focused.copy(inside)


def test_a_flash_shows_its_amount_solid_then_soft_then_gone(canvas: Canvas) -> None:
    card = peasants(count=16, losses=24)
    solid = Shown(card.levels, Moment(-8, harm=True, solid=True, opacity=1.0))
    soft = Shown(card.levels, Moment(-8, harm=True, solid=False, opacity=1.0))
    assert "−8" in canvas.texts(card, solid)
    assert count(canvas.image(card, solid), LIGHT.harm) > 100
    assert count(canvas.image(card, soft), LIGHT.harm_soft) > 100
    assert "−8" not in canvas.texts(card)


def test_a_gain_flashes_in_accent(canvas: Canvas) -> None:
    card = peasants()
    gain = Shown(card.levels, Moment(5, harm=False, solid=True, opacity=1.0))
    assert "+5" in canvas.texts(card, gain)
    image = canvas.image(card, gain)
    assert count(image, LIGHT.accent) > 100
    assert count(image, LIGHT.harm) == 0
