"""The application's one style sheet, written from the roles and the text scale.

Dynamic properties a part may set before it is shown (use `looks.mark` to set one later):
- buttons: `primary` (the one filled button of a window), `small` (28 px), `link` (reads as text);
- fields: `wrong`, `plain` (without a border);
- frames: `panel`, `panel_head`, `panel_foot`, `sunk`, `soft`, `past`, `strip`, `divider`;
- labels: `look` (the key of a `Type`), `tone`; views: `ground`; the widget in a scroll area: `scroll_body`.
"""

from __future__ import annotations

from string import Template

from banneret.views.theme.glyphs import glyph_url
from banneret.views.theme.metrics import (
    BUTTON_HEIGHT,
    BUTTON_SMALL,
    DIE_HEIGHT,
    DIE_HEIGHT_COMPACT,
    FIELD_HEIGHT,
    LOG_LINE,
    RADIUS_CARD,
    RADIUS_FIELD,
    TICK_SIZE,
)
from banneret.views.theme.roles import Roles
from banneret.views.theme.scale import Scale, Type
from banneret.views.theme.sheet_items import ITEMS_SHEET

_CONTROLS_SHEET = """
QPushButton, QToolButton {
  background: $card; color: $ink; border: 1px solid $edge; border-radius: ${radius}px;
  padding: 0 12px; min-height: ${button}px; max-height: ${button}px;
}
QToolButton { padding: 0 6px; }
QPushButton[small="true"], QToolButton[small="true"] {
  padding: 0 8px; min-height: ${small}px; max-height: ${small}px;
}
QPushButton:hover, QToolButton:hover { background: $sunk; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
  background: $accent_soft;
}
QPushButton:checked, QToolButton:checked { color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $ink2; border-color: $line; background: $card; }
QPushButton:flat, QToolButton[autoRaise="true"] { border-color: transparent; background: transparent; }
QPushButton:flat:hover, QToolButton[autoRaise="true"]:hover { background: $sunk; border-color: $line; }
QPushButton:flat:pressed, QToolButton[autoRaise="true"]:pressed { background: $accent_soft; }
QPushButton[link="true"] {
  border: none; background: transparent; color: $accent; padding: 0 2px; min-height: ${line_base}px;
}
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[primary="true"] {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: bold;
}
QPushButton[primary="true"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[primary="true"]:pressed { background: $accent_down; border-color: $accent_down; }
QPushButton[primary="true"]:disabled { background: $sunk; color: $ink2; border-color: $line; }
QPushButton::menu-indicator {
  image: $down; width: 16px; height: 16px; subcontrol-position: right center; right: 8px;
}
QToolButton::menu-indicator { image: none; }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit {
  background: $card; color: $ink; border: 1px solid $edge; border-radius: ${radius}px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QComboBox, QAbstractSpinBox { padding: 0 7px; min-height: ${field}px; max-height: ${field}px; }
QPlainTextEdit, QTextEdit { padding: 4px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled,
QPlainTextEdit:disabled, QTextEdit:disabled {
  color: $ink2; background: $sunk; border-color: $line;
}
QLineEdit[readOnly="true"] { background: $sunk; border-color: $line; }
QLineEdit[wrong="true"], QAbstractSpinBox[wrong="true"], QComboBox[wrong="true"] {
  border: 2px solid $harm; background: $harm_soft; color: $harm; padding: 0 6px;
  min-height: ${field_wrong}px; max-height: ${field_wrong}px;
}
QLineEdit[plain="true"] { border: none; background: transparent; padding: 0; }
QLineEdit[die="true"], QLineEdit[die="true"][wrong="true"] {
  border: none; background: transparent; padding: 0; font-size: ${die}px; font-weight: bold;
  min-height: ${die_height}px; max-height: ${die_height}px;
}
QLineEdit[die="true"][compact="true"], QLineEdit[die="true"][compact="true"][wrong="true"] {
  font-size: ${title}px; min-height: ${die_compact}px; max-height: ${die_compact}px;
}
QLineEdit[number="true"] { font-weight: bold; }
QLineEdit > QToolButton { border: none; background: transparent; padding: 0; min-height: 0; }
QAbstractSpinBox { padding: 0 20px 0 7px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  subcontrol-origin: border; width: 20px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; top: 2px; right: 2px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; bottom: 2px; right: 2px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $sunk; }
QAbstractSpinBox::up-arrow { image: $up; width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: $down; width: 12px; height: 12px; }
QComboBox:hover { background: $sunk; }
QComboBox { combobox-popup: 0; padding: 0 24px 0 7px; }
QComboBox::drop-down {
  subcontrol-origin: border; subcontrol-position: center right; width: 24px;
  border: none; background: transparent;
}
QComboBox::down-arrow { image: $down; width: 16px; height: 16px; }
QComboBox QAbstractItemView {
  background: $card; color: $ink; border: 1px solid $edge; padding: 2px;
  selection-background-color: $accent_soft; selection-color: $ink;
}

QCheckBox, QRadioButton { color: $ink; spacing: 8px; background: transparent; min-height: ${line_base}px; }
QCheckBox:disabled, QRadioButton:disabled { color: $ink2; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator, QGroupBox::indicator {
  width: ${tick}px; height: ${tick}px; border: 1px solid $edge; border-radius: 3px; background: $card;
}
QRadioButton::indicator { border-radius: ${tick_round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $sunk; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked, QGroupBox::indicator:checked {
  background: $accent; border-color: $accent; image: $tick_mark;
}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
  background: $accent; border-color: $accent; image: $part_mark;
}
QRadioButton::indicator:checked { border: 5px solid $accent; width: ${tick_core}px; height: ${tick_core}px; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $sunk; }
QCheckBox::indicator:checked:disabled { background: $edge; border-color: $edge; }

QSlider:horizontal { min-height: ${line_base}px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal {
  width: 12px; height: 12px; margin: -6px 0; border: 2px solid $accent; border-radius: 8px; background: $card;
}
QSlider::handle:horizontal:hover { background: $accent_soft; }
QProgressBar {
  border: 1px solid $edge; border-radius: 3px; background: $sunk; color: $ink; text-align: center;
}
QProgressBar::chunk { background: $accent; border-radius: 2px; }

QLabel { background: transparent; }
QLabel[tone="ink"] { color: $ink; }
QLabel[tone="ink2"] { color: $ink2; }
QLabel[tone="accent"] { color: $accent; }
QLabel[tone="harm"] { color: $harm; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="steel"] { color: $steel; }
$types
"""


def _type_rules(scale: Scale) -> str:
    return "\n".join(
        f'QLabel[look="{kind.key}"], QAbstractButton[look="{kind.key}"], QLineEdit[look="{kind.key}"] '
        f"{{ font-size: {scale.pixels(kind)}px; font-weight: {'bold' if kind.bold else 'normal'}; }}"
        for kind in Type
    )


def style_sheet(roles: Roles, scale: Scale) -> str:
    """The whole style sheet for one theme and one text size."""
    field = scale.height(FIELD_HEIGHT)
    tick = scale.icon(TICK_SIZE)
    values = {
        name: getattr(roles, name).name()
        for name in (
            *("window", "card", "sunk", "ink", "ink2", "edge", "line", "accent", "on_accent", "accent_soft"),
            *("harm", "harm_soft", "warn", "warn_soft", "steel", "past"),
        )
    }
    values |= {
        "accent_hover": (roles.accent.lighter(112) if roles.dark else roles.accent.darker(115)).name(),
        "accent_down": (roles.accent.lighter(120) if roles.dark else roles.accent.darker(130)).name(),
        "radius": str(RADIUS_FIELD),
        "radius_card": str(RADIUS_CARD),
        "button": str(scale.height(BUTTON_HEIGHT) - 2),
        "small": str(scale.height(BUTTON_SMALL) - 2),
        "field": str(field - 2),
        "field_wrong": str(field - 4),
        "row": str(scale.height(LOG_LINE)),
        "line_base": str(scale.line(Type.BASE)),
        "die_height": str(scale.height(DIE_HEIGHT)),
        "die_compact": str(scale.height(DIE_HEIGHT_COMPACT)),
        "die": str(scale.pixels(Type.VALUE)),
        "title": str(scale.pixels(Type.TITLE)),
        "caption": str(scale.pixels(Type.CAPTION)),
        "workings": str(scale.pixels(Type.WORKINGS)),
        "tick": str(tick - 2),
        "tick_round": str(tick // 2),
        "tick_core": str(tick - 10),
        "tick_mark": glyph_url(roles, "tick"),
        "part_mark": glyph_url(roles, "part"),
        "menu_tick": glyph_url(roles, "menu-tick"),
        "up": glyph_url(roles, "up"),
        "down": glyph_url(roles, "down"),
        "left": glyph_url(roles, "left"),
        "right": glyph_url(roles, "right"),
        "close": glyph_url(roles, "close"),
        "types": _type_rules(scale),
    }
    return Template(_CONTROLS_SHEET + ITEMS_SHEET).substitute(values)
