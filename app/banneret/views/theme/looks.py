"""Small helpers that give an ordinary Qt widget its place in the look through dynamic properties."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from banneret.views.theme.scale import Type


class Tone(StrEnum):
    """The colour of a label's text."""

    INK = "ink"
    INK2 = "ink2"
    ACCENT = "accent"
    HARM = "harm"
    WARN = "warn"
    STEEL = "steel"


def mark(widget: QWidget, name: str, value: bool | str) -> None:
    """Set the style sheet property `name` and show it at once, also on a widget that is already on screen."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def label(
    text: str = "", look: Type = Type.BASE, tone: Tone = Tone.INK, parent: QWidget | None = None
) -> QLabel:
    """A label of plain text, never HTML, in `look` and `tone`; both follow theme and text size."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    if look is not Type.BASE:
        made.setProperty("look", look.key)
    made.setProperty("tone", tone.value)
    return made


def set_tone(target: QLabel, tone: Tone) -> None:
    """Give a label another colour."""
    mark(target, "tone", tone.value)


def set_primary(button: QPushButton, primary: bool = True) -> None:
    """Make `button` the one filled button of its window, or an outlined one again."""
    mark(button, "primary", primary)


def set_small(button: QWidget, small: bool = True) -> None:
    """Make a button 28 px high instead of 32."""
    mark(button, "small", small)


def divider(*, vertical: bool = False, parent: QWidget | None = None) -> QFrame:
    """A line of 1 px that divides, and never marks a control."""
    line = QFrame(parent)
    line.setProperty("divider", True)
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line
