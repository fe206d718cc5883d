"""Colours, type, heights, icons and style sheet: `Theme` holds those of the moment and tells of a change."""

from banneret.views.theme.focus import OWN_RING, FocusRing, paint_focus_ring
from banneret.views.theme.icons import icon, paint_icon, pixmap
from banneret.views.theme.looks import Tone, divider, label, mark, set_primary, set_small, set_tone
from banneret.views.theme.palette import palette_of
from banneret.views.theme.roles import (
    DARK,
    DIVISIONS,
    LIGHT,
    Division,
    PatternColours,
    Roles,
    SideColours,
    division,
    mixed,
)
from banneret.views.theme.scale import Scale, TextSize, Type
from banneret.views.theme.sheet import style_sheet
from banneret.views.theme.theme import Scheme, Theme

__all__ = [
    "DARK",
    "DIVISIONS",
    "LIGHT",
    "OWN_RING",
    "Division",
    "FocusRing",
    "PatternColours",
    "Roles",
    "Scale",
    "Scheme",
    "SideColours",
    "TextSize",
    "Theme",
    "Tone",
    "Type",
    "divider",
    "division",
    "icon",
    "label",
    "mark",
    "mixed",
    "paint_focus_ring",
    "paint_icon",
    "palette_of",
    "pixmap",
    "set_primary",
    "set_small",
    "set_tone",
    "style_sheet",
]
