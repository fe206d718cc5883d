"""The row above a side's cards: banner, name, men in play."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from banneret.views.cards.data import SideHeader
from banneret.views.cards.easel import Easel
from banneret.views.cards.runs import fitted, paint_name, paint_runs_to, width_of
from banneret.views.cards.words import men_words, one_line
from banneret.views.paint.mark import BANNER_SIZE_LARGE, paint_banner
from banneret.views.text import number
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.theme.scale import Scale, Type


def header_height(scale: Scale) -> int:
    """The height of a header with the space beneath it."""
    return scale.height(32) + SPACE_8


def paint_header(easel: Easel, place: QRectF, header: SideHeader) -> None:
    """Paint a side's header; its name may be elided, its numbers never."""
    scale, roles = easel.scale, easel.roles
    middle = place.top() + scale.height(32) / 2
    banner = scale.icon(BANNER_SIZE_LARGE)
    left = place.left() + SPACE_4
    paint_banner(easel.painter, QRectF(left, middle - banner / 2, banner, banner), header.mark, roles)
    left += banner + SPACE_8
    right = place.right() - SPACE_4
    name = [easel.run(one_line(header.name), Type.TITLE, roles.ink)]
    if header.mustered:
        told = [easel.run(men_words(header.present, header.mustered), Type.BASE, roles.ink2)]
        if width_of(name) + SPACE_8 + width_of(told) > right - left:  # the name is worth more than "men"
            share = f"{number(header.present)}/{number(header.mustered)}"
            told = [easel.run(share, Type.BASE, roles.ink2)]
        told_fitting = fitted(told, (right - left) * 0.75)
        right = paint_runs_to(easel.painter, right, middle, told_fitting) - SPACE_8
    paint_name(easel.painter, left, middle, right - left, name[0].text, name[0].font, roles.ink)
