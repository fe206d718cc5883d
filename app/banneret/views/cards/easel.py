"""What every part of a card is painted with: the painter, the look of the moment, and the state of the card."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from banneret.views.cards.data import Levels
from banneret.views.cards.flash import Moment
from banneret.views.cards.runs import Run
from banneret.views.cards.words import BadgeLook
from banneret.views.paint.badge import badge_size, paint_badge
from banneret.views.theme.metrics import SPACE_4
from banneret.views.theme.roles import Roles
from banneret.views.theme.scale import Scale, TextSize, Type


@dataclass(frozen=True, slots=True)
class Easel:
    """The painter with roles and scale; `ground` is the card's own colour, which changes under the pointer."""

    painter: QPainter
    roles: Roles
    scale: Scale
    ground: QColor

    def run(self, text: str, kind: Type, colour: QColor, *, bold: bool | None = None) -> Run:
        """A run of text in that style."""
        return Run(text, self.scale.font(kind, bold=bold), colour)

    def badge_width(self, look: BadgeLook) -> int:
        """How wide a badge is with its whole word."""
        return badge_size(look.word, look.icon, self.scale, look.mood).width()

    def badge(self, right: float, middle: float, look: BadgeLook, room: float) -> float:
        """Paint a badge that ends at `right`, at most `room` px wide; give where it begins.

        Where its word is too wide it is set smaller, since bad news must be read whole.
        """
        scale = self.scale
        size = badge_size(look.word, look.icon, scale, look.mood)
        if size.width() > room and scale.text_size is not TextSize.NORMAL:
            scale = Scale(TextSize.NORMAL)
            size = badge_size(look.word, look.icon, scale, look.mood)
        wide = min(float(size.width()), room)
        place = QRectF(right - wide, middle - size.height() / 2, wide, size.height())
        paint_badge(
            self.painter, place, look.word, look.icon, self.roles, scale, look.mood, dashed=look.dashed
        )
        return place.left()

    def badges(self, right: float, middle: float, looks: list[BadgeLook], room: float) -> float:
        """Paint badges that end at `right`, the first one outermost, as many as `room` px hold; the first always."""
        left = right
        for number, look in enumerate(looks):
            if number and right - left + SPACE_4 + self.badge_width(look) > room:
                break
            left = self.badge(left - (SPACE_4 if number else 0), middle, look, room)
        return left


@dataclass(frozen=True, slots=True)
class Shown:
    """How a card stands at this moment: what slides, and the amount that flashes (None at rest)."""

    levels: Levels
    flash: Moment | None = None
