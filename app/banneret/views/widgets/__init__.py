"""Widgets of the look: fields, slider, segments, buttons, labels, panel. They take a Theme and plain values."""

from banneret.views.widgets.buttons import DeedButton, PrimaryButton, key_text
from banneret.views.widgets.die_field import DieField, DieState
from banneret.views.widgets.keys import UndoPassThrough, is_undo_or_redo
from banneret.views.widgets.labels import ElidedLabel, RuleTag
from banneret.views.widgets.marks import Badge, BannerMark
from banneret.views.widgets.number_field import NumberField
from banneret.views.widgets.panel import Panel
from banneret.views.widgets.plain import one_line, plain_tooltip, without_mnemonic
from banneret.views.widgets.segmented import Choice, SegmentedControl
from banneret.views.widgets.situation_slider import SituationSlider

__all__ = [
    "Badge",
    "BannerMark",
    "Choice",
    "DeedButton",
    "DieField",
    "DieState",
    "ElidedLabel",
    "NumberField",
    "Panel",
    "PrimaryButton",
    "RuleTag",
    "SegmentedControl",
    "SituationSlider",
    "UndoPassThrough",
    "is_undo_or_redo",
    "key_text",
    "one_line",
    "plain_tooltip",
    "without_mnemonic",
]
