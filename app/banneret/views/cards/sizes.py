"""How high a column's cards are: as high as lets all of them be seen, from 192 down to 96 px."""

from __future__ import annotations

from banneret.views.cards.header_painter import header_height
from banneret.views.theme.metrics import (
    CARD_HEIGHT_MAX,
    CARD_HEIGHT_MIN,
    CARD_HEIGHT_ROOMY,
    CARD_WIDTH,
    PANEL_GAP,
)
from banneret.views.theme.scale import Scale

_STEP = 4


def card_height(scale: Scale, width: int, height: int, headers: int, cards: int) -> tuple[int, bool]:
    """The height of a card in a column of that size, and whether it is roomy.

    The largest with which all cards fit; if none does, the least, and the column scrolls. A column narrower than a
    card is always compact.
    """
    least, most = scale.height(CARD_HEIGHT_MIN), scale.height(CARD_HEIGHT_MAX)
    if width < CARD_WIDTH:
        return least, False
    if not cards:
        return most, True
    gaps = PANEL_GAP * max(cards - 1, 0)
    room = (height - headers * header_height(scale) - gaps) // cards
    fitting = min(max(room // _STEP * _STEP, least), most)
    return fitting, fitting >= scale.height(CARD_HEIGHT_ROOMY)
