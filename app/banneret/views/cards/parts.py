"""What troop and hero cards have in common: the room inside, its rows, a change in numbers, the flashing amount."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from banneret.views.cards.easel import Easel
from banneret.views.cards.flash import Moment
from banneret.views.cards.runs import Run, Runs, paint_runs
from banneret.views.text.numbers import number, signed
from banneret.views.theme.metrics import CARD_EDGE, CARD_PADDING, COMPACT_PADDING, RADIUS_FIELD, SPACE_8
from banneret.views.theme.roles import mixed
from banneret.views.theme.scale import Type


@dataclass(frozen=True, slots=True)
class CardBox:
    """The room inside a card: `left` and `right` between its paddings; `spare` px more than the least height."""

    top: float
    height: float
    left: float
    right: float
    roomy: bool
    spare: int


def card_box(place: QRectF, *, roomy: bool, least: int) -> CardBox:
    """The room inside the card at `place`."""
    padding = CARD_PADDING if roomy else COMPACT_PADDING
    return CardBox(
        place.top(),
        place.height(),
        place.left() + CARD_EDGE + padding,
        place.right() - padding - 1,
        roomy,
        max(int(place.height()) - least, 0),
    )


def rows_of(box: CardBox, heights: Sequence[int], gaps: Sequence[int]) -> list[float]:
    """The middles of rows of those heights; what is left of the card's height is shared out as `gaps` are."""
    free = max(box.height - sum(heights), 0.0) / sum(gaps)
    middles, y = [], box.top
    for gap, height in zip(gaps, heights, strict=False):
        y += gap * free
        middles.append(y + height / 2)
        y += height
    return middles


def change_runs(easel: Easel, now: int, after: int | None, kind: Type) -> Runs:
    """A preview in numbers: "−8 → 16", losses in harm, gains in accent; nothing without a change."""
    if after is None or after == now:
        return ()
    roles = easel.roles
    arrow = Type.BASE if kind is Type.VALUE else kind
    return (
        easel.run(signed(after - now), kind, roles.harm if after < now else roles.accent, bold=True),
        easel.run(" → ", arrow, roles.ink2, bold=False),
        easel.run(number(after), kind, roles.ink if after > 0 else roles.harm, bold=True),
    )


def value_run(easel: Easel, value: int, kind: Type) -> Run:
    """A value in bold; 0 and less in harm."""
    return easel.run(number(value), kind, easel.roles.ink if value > 0 else easel.roles.harm, bold=True)


def paint_flash(
    easel: Easel, at: float, middle: float, flash: Moment, kind: Type, high: int, *, after: bool = False
) -> float:
    """Paint the amount of a change on its ground, ending at `at` or, with `after`, beginning there.

    Give where it begins.
    """
    roles, painter = easel.roles, easel.painter
    if flash.harm:
        strong, soft, on = roles.harm, roles.harm_soft, roles.on_harm
    else:
        strong, soft, on = roles.accent, roles.accent_soft, roles.on_accent
    ground, ink = (strong, on) if flash.solid else (soft, strong)
    if flash.opacity < 1:
        ground, ink = mixed(ground, easel.ground, flash.opacity), mixed(ink, easel.ground, flash.opacity)
    run = easel.run(signed(flash.amount), kind, ink, bold=True)
    wide = QFontMetricsF(run.font).horizontalAdvance(run.text) + 2 * SPACE_8
    place = QRectF(at if after else at - wide, round(middle - high / 2), wide, high)
    painter.save()
    painter.setRenderHint(painter.RenderHint.Antialiasing)
    painter.setPen(ground)
    painter.setBrush(ground)
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_FIELD, RADIUS_FIELD)
    painter.restore()
    paint_runs(painter, place.left() + SPACE_8, middle, [run])
    return place.left()
