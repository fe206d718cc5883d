"""Painted parts: one QPainter function on a rectangle each. They take plain values and Roles, and keep nothing."""

from banneret.views.paint.arrow import arrow_thickness, paint_strike_arrow
from banneret.views.paint.badge import Mood, badge_rect, badge_size, paint_badge
from banneret.views.paint.bar import (
    BAR_HEIGHT,
    BAR_HEIGHT_COMPACT,
    Segment,
    Strengths,
    bar_segments,
    paint_bar,
    paint_quarters,
)
from banneret.views.paint.card import paint_card
from banneret.views.paint.figure import FIGURE_HEIGHT, FIGURE_WIDTH, paint_figure
from banneret.views.paint.mark import BANNER_SIZE, BANNER_SIZE_LARGE, paint_banner, paint_side_edge
from banneret.views.paint.patterns import Fate, fill_pattern, harm_brush, paint_swatch, pattern_brush
from banneret.views.paint.shield import SHIELD_HEIGHT, SHIELD_WIDTH, paint_shield
from banneret.views.paint.surface import Level, dashed_pen, paled
from banneret.views.paint.tag import paint_tag, tag_size
from banneret.views.theme.focus import paint_focus_ring
from banneret.views.theme.icons import paint_icon

__all__ = [
    "BANNER_SIZE",
    "BANNER_SIZE_LARGE",
    "BAR_HEIGHT",
    "BAR_HEIGHT_COMPACT",
    "FIGURE_HEIGHT",
    "FIGURE_WIDTH",
    "SHIELD_HEIGHT",
    "SHIELD_WIDTH",
    "Fate",
    "Level",
    "Mood",
    "Segment",
    "Strengths",
    "arrow_thickness",
    "badge_rect",
    "badge_size",
    "bar_segments",
    "dashed_pen",
    "fill_pattern",
    "harm_brush",
    "paint_badge",
    "paint_banner",
    "paint_bar",
    "paint_card",
    "paint_figure",
    "paint_focus_ring",
    "paint_icon",
    "paint_quarters",
    "paint_shield",
    "paint_side_edge",
    "paint_strike_arrow",
    "paint_swatch",
    "paint_tag",
    "paled",
    "pattern_brush",
    "tag_size",
]
