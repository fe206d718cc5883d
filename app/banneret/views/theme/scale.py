"""Type scale and heights, in device-independent pixels, for the three text sizes.

Fonts and heights grow with the text size, spaces do not. Heights are rounded up to a multiple of 4 so that
rows of different parts still stand on one grid.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum
from math import ceil

from PySide6.QtGui import QFont, QGuiApplication


class TextSize(StrEnum):
    """The text size the GM chose."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


class Type(Enum):
    """A style of text: (pixels, line height, bold) at text size normal."""

    CAPTION = ("caption", 11, 16, False)
    WORKINGS = ("workings", 12, 18, False)
    BASE = ("base", 13, 20, False)
    TITLE = ("title", 15, 20, True)
    VALUE = ("value", 20, 24, True)
    RESULT = ("result", 24, 28, True)
    STRENGTH_COMPACT = ("strength_compact", 26, 32, True)
    STRENGTH = ("strength", 48, 52, True)
    PLAYER_20 = ("player_20", 20, 26, False)
    PLAYER_22 = ("player_22", 22, 28, False)
    PLAYER_24 = ("player_24", 24, 30, False)
    PLAYER_28 = ("player_28", 28, 36, False)
    PLAYER_32 = ("player_32", 32, 40, True)
    PLAYER_36 = ("player_36", 36, 44, True)
    PLAYER_80 = ("player_80", 80, 88, True)

    def __init__(self, key: str, pixels: int, line: int, bold: bool) -> None:
        self.key = key
        self.pixels = pixels
        self.line = line
        self.bold = bold


_FACTORS = {TextSize.NORMAL: 1.0, TextSize.LARGE: 1.15, TextSize.LARGEST: 1.3}
_TABULAR = QFont.Tag("tnum")


@dataclass(frozen=True, slots=True, eq=False)
class Scale:
    """Fonts and heights for one text size. Fonts are kept: take a copy before changing one."""

    text_size: TextSize = TextSize.NORMAL
    _fonts: dict[tuple[Type, bool], QFont] = field(default_factory=dict, repr=False)

    @property
    def factor(self) -> float:
        """1, 1.15 or 1.3."""
        return _FACTORS[self.text_size]

    def pixels(self, kind: Type) -> int:
        """Font size of `kind` in pixels."""
        return round(kind.pixels * self.factor)

    def font(self, kind: Type = Type.BASE, *, bold: bool | None = None) -> QFont:
        """The system font in `kind`'s size, figures of one width; `bold` None keeps `kind`'s own weight."""
        heavy = kind.bold if bold is None else bold
        found = self._fonts.get((kind, heavy))
        if found is None:
            found = QFont(QGuiApplication.font().families())
            found.setPixelSize(self.pixels(kind))
            found.setBold(heavy)
            found.setFeature(_TABULAR, 1)
            self._fonts[kind, heavy] = found
        return found

    def line(self, kind: Type = Type.BASE) -> int:
        """Line height of `kind`."""
        return self.height(kind.line)

    def height(self, normal: int) -> int:
        """A height (or the width of something that holds text) that is `normal` at text size normal."""
        if self.text_size is TextSize.NORMAL:
            return normal
        return ceil(normal * self.factor / 4 - 1e-9) * 4

    def icon(self, normal: int = 16) -> int:
        """An icon's edge that is `normal` at text size normal: even, so that it stays centred."""
        return round(normal * self.factor / 2) * 2
