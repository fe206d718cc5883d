"""Colour roles: the only place where a colour is named.

Two instances, LIGHT and DARK, hold the same roles. Hue says whose (the sides), pattern says how badly (the
casualties), red is for harm only. Painters, the palette, the style sheet and plots all read these.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor


class Division(StrEnum):
    """How a side's banner and card edge are divided, so that a side is known without its hue."""

    PLAIN = "plain"
    BEND = "bend"
    PALE = "pale"
    FESS = "fess"
    CROSS = "cross"
    CHEVRON = "chevron"


DIVISIONS: tuple[Division, ...] = tuple(Division)


@dataclass(frozen=True, slots=True, eq=False)
class SideColours:
    """One side's hue: `colour` itself, `soft` as a ground under ink, `on` for text on `colour`."""

    colour: QColor
    soft: QColor
    on: QColor


@dataclass(frozen=True, slots=True, eq=False)
class PatternColours:
    """A casualty pattern: `ground` behind, `stroke` for its dots, lines or crosses."""

    ground: QColor
    stroke: QColor


@dataclass(frozen=True, slots=True, eq=False)
class Roles:
    """Every colour of one theme, by what it is for. Treat the colours as constants."""

    name: str
    dark: bool
    window: QColor
    card: QColor
    sunk: QColor
    ink: QColor
    ink2: QColor
    edge: QColor
    line: QColor
    accent: QColor
    on_accent: QColor
    accent_soft: QColor
    harm: QColor
    on_harm: QColor
    harm_soft: QColor
    warn: QColor
    warn_soft: QColor
    steel: QColor
    past: QColor
    sides: tuple[SideColours, ...]
    fled: PatternColours
    light: PatternColours
    severe: PatternColours
    dead: PatternColours

    def side(self, index: int) -> SideColours:
        """The colours of side `index` (0 is the first); hues come round again after six."""
        return self.sides[index % len(self.sides)]


def division(index: int) -> Division:
    """The division of side `index` (0 is the first). Beyond six a hue returns with the next division."""
    hues = len(DIVISIONS)
    return DIVISIONS[(index + index // hues) % hues]


def mixed(over: QColor, under: QColor, share: float) -> QColor:
    """`share` (0 to 1) of `over` laid on `under`: an opaque colour, so that overlaps never darken."""
    rest = 1.0 - share
    return QColor(
        round(over.red() * share + under.red() * rest),
        round(over.green() * share + under.green() * rest),
        round(over.blue() * share + under.blue() * rest),
    )


def _sides(on: str, *pairs: tuple[str, str]) -> tuple[SideColours, ...]:
    return tuple(SideColours(QColor(colour), QColor(soft), QColor(on)) for colour, soft in pairs)


def _pattern(ground: str, stroke: str) -> PatternColours:
    return PatternColours(QColor(ground), QColor(stroke))


LIGHT = Roles(
    name="light",
    dark=False,
    window=QColor("#ECE9E3"),
    card=QColor("#FFFFFF"),
    sunk=QColor("#F4F2ED"),
    ink=QColor("#1F1D1A"),
    ink2=QColor("#57524A"),
    edge=QColor("#857F73"),
    line=QColor("#D3CEC4"),
    accent=QColor("#0B6A62"),
    on_accent=QColor("#FFFFFF"),
    accent_soft=QColor("#DCECE9"),
    harm=QColor("#B3261E"),
    on_harm=QColor("#FFFFFF"),
    harm_soft=QColor("#FBE6E3"),
    warn=QColor("#7A4B00"),
    warn_soft=QColor("#FBEBD0"),
    steel=QColor("#5A6875"),
    past=QColor("#EDE6F6"),
    sides=_sides(
        "#FFFFFF",
        ("#2559A8", "#DFE8F6"),
        ("#A2500A", "#F8E6D5"),
        ("#743A92", "#EEE5F2"),
        ("#38681B", "#E4EDDF"),
        ("#4A5565", "#E6E8EB"),
        ("#A32A66", "#F5E1EB"),
    ),
    fled=_pattern("#FFFFFF", "#57524A"),
    light=_pattern("#E6E2DA", "#57524A"),
    severe=_pattern("#BDB7AB", "#1F1D1A"),
    dead=_pattern("#2B2824", "#E6E2DA"),
)

DARK = Roles(
    name="dark",
    dark=True,
    window=QColor("#161513"),
    card=QColor("#23211E"),
    sunk=QColor("#1B1917"),
    ink=QColor("#F1EEE7"),
    ink2=QColor("#BDB7AB"),
    edge=QColor("#8F897D"),
    line=QColor("#3F3B35"),
    accent=QColor("#5CC7BA"),
    on_accent=QColor("#06211E"),
    accent_soft=QColor("#1C3A36"),
    harm=QColor("#FF9488"),
    on_harm=QColor("#161513"),
    harm_soft=QColor("#4B2420"),
    warn=QColor("#F0BB5E"),
    warn_soft=QColor("#42320F"),
    steel=QColor("#A9B5C1"),
    past=QColor("#2E2740"),
    sides=_sides(
        "#161513",
        ("#86B0F2", "#213150"),
        ("#EBA05E", "#452F19"),
        ("#CE9CEB", "#3C2D44"),
        ("#9BD077", "#2D3C23"),
        ("#B7C2D1", "#35383D"),
        ("#F597C4", "#472C39"),
    ),
    fled=_pattern("#23211E", "#BDB7AB"),
    light=_pattern("#4C4841", "#BDB7AB"),
    severe=_pattern("#57524A", "#CFC8BC"),
    dead=_pattern("#070706", "#BDB7AB"),
)
