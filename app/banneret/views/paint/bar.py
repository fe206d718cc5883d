"""The strength bar of a troop: present, fled, lightly wounded, severely wounded, dead, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from banneret.views.paint.patterns import LARGE_FROM, Fate, fill_pattern, pattern_brush
from banneret.views.paint.surface import dashed_pen, frame_of, paled, ratio_of, rounded, snapped
from banneret.views.theme.metrics import RADIUS_BAR
from banneret.views.theme.roles import Roles

BAR_HEIGHT, BAR_HEIGHT_COMPACT = 24, 14
_GAP = 2.0
_LEAST = 4.0
_CELL_LEAST = 5.0
_FATES = tuple(Fate)


class Strengths(NamedTuple):
    """Men by what became of them. A broken or fled troop has its survivors in `fled` and none `present`."""

    present: float = 0
    fled: float = 0
    light: float = 0
    severe: float = 0
    dead: float = 0


class Segment(NamedTuple):
    """One stretch of the bar, from `left` to `right` in the painter's units."""

    fate: Fate
    left: float
    right: float


def bar_segments(rect: QRectF | QRect, strengths: Strengths, ratio: float = 1.0) -> list[Segment]:
    """Where each part that is not 0 lies in `rect`: in proportion, 2 px apart, never narrower than 4 px.

    A bar too narrow for that divides itself evenly. Edges are on device pixels.
    """
    box = QRectF(rect)
    parts = [(fate, count) for fate, count in zip(_FATES, strengths, strict=True) if count > 0]
    if not parts or box.width() <= 0:
        return []
    room = box.width() - _GAP * (len(parts) - 1)
    gap = _GAP
    if room < _LEAST * len(parts):
        gap = 0.0
        widths = [box.width() / len(parts)] * len(parts)
    else:
        widths = _shared([count for _, count in parts], room)
    segments = []
    left = box.x()
    for (fate, _), width in zip(parts, widths, strict=True):
        segments.append(Segment(fate, snapped(left, ratio), snapped(left + width, ratio)))
        left += width + gap
    return segments


def paint_bar(
    painter: QPainter,
    rect: QRectF | QRect,
    strengths: Strengths,
    side: int,
    roles: Roles,
    *,
    lost: float = 0,
    cells: bool = True,
    ground: QColor | None = None,
) -> None:
    """Draw the bar in `rect` for side `side` (0 is the first).

    `lost` of the present men are about to go: that stretch is paled, with a dashed line. `cells` gives one cell per
    man while a cell is at least 5 px wide. `ground` is what lies behind (the card). No men at all leave an empty
    track.
    """
    box = QRectF(rect)
    if box.isEmpty():
        return
    ratio = ratio_of(painter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    segments = bar_segments(box, strengths, ratio)
    if not segments:
        _paint_track(painter, box, roles)
    for number, segment in enumerate(segments):
        place = QRectF(segment.left, box.y(), segment.right - segment.left, box.height())
        ends = number == 0, number == len(segments) - 1
        if segment.fate is Fate.PRESENT:
            men = round(strengths.present) if cells else 0
            share = min(max(lost / strengths.present, 0.0), 1.0)
            _paint_present(painter, place, ends, men, share, side, roles, ground or roles.card)
        else:
            path = rounded(place, RADIUS_BAR, left=ends[0], right=ends[1])
            brush = pattern_brush(segment.fate, roles, ratio, large=box.height() >= LARGE_FROM)
            fill_pattern(painter, path, brush, place.topLeft())
            painter.fillPath(frame_of(place, RADIUS_BAR, left=ends[0], right=ends[1]), roles.edge)
    painter.restore()


def paint_quarters(
    painter: QPainter, rect: QRectF | QRect, quarters: int, side: int, roles: Roles, *, gap: float = 4
) -> None:
    """A strength told in quarters only (0 to 4): whole blocks in the side's colour, the rest dashed outlines."""
    box = QRectF(rect)
    width = (box.width() - gap * 3) / 4
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(4):
        block = QRectF(box.x() + number * (width + gap), box.y(), width, box.height())
        if number < quarters:
            painter.fillPath(rounded(block, RADIUS_BAR), roles.side(side).colour)
            continue
        pen = dashed_pen(roles.edge, 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(block.adjusted(0.75, 0.75, -0.75, -0.75), RADIUS_BAR, RADIUS_BAR)
    painter.restore()


def _shared(counts: Sequence[float], room: float) -> list[float]:
    """`room` px shared in proportion to `counts`, each share at least 4 px; the others pay for the small ones."""
    widths = [0.0] * len(counts)
    free = list(range(len(counts)))
    while True:
        total = sum(counts[index] for index in free)
        small = [index for index in free if counts[index] * room < _LEAST * total]
        if not small:
            break
        for index in small:
            widths[index] = _LEAST
            room -= _LEAST
        free = [index for index in free if index not in small]
    total = sum(counts[index] for index in free)
    for index in free:
        widths[index] = counts[index] / total * room
    return widths


def _paint_present(
    painter: QPainter,
    place: QRectF,
    ends: tuple[bool, bool],
    men: int,
    share: float,
    side: int,
    roles: Roles,
    ground: QColor,
) -> None:
    ratio = ratio_of(painter)
    going = max(place.width() * share, _LEAST) if share > 0 else 0.0
    border = snapped(place.right() - min(going, place.width()), ratio)
    colour = roles.side(side).colour
    faint = paled(colour, ground)
    cells = _cells(place, men, ratio)
    for number, (left, right) in enumerate(cells):
        first, last = ends[0] and number == 0, ends[1] and number == len(cells) - 1
        if left < border:
            stays = QRectF(left, place.y(), min(right, border) - left, place.height())
            _fill(painter, stays, colour, first, last and right <= border)
        if right > border:
            start = max(left, border)
            goes = QRectF(start, place.y(), right - start, place.height())
            _fill(painter, goes, faint, first and start == left, last)
    if going:
        painter.setPen(dashed_pen(roles.ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(border + 1, place.y() + 1, place.right() - border - 2, place.height() - 2))
        painter.setPen(Qt.PenStyle.NoPen)


def _fill(painter: QPainter, place: QRectF, colour: QColor, left: bool, right: bool) -> None:
    if left or right:
        painter.fillPath(rounded(place, RADIUS_BAR, left=left, right=right), colour)
    else:
        painter.fillRect(place, colour)


def _cells(place: QRectF, men: int, ratio: float) -> list[tuple[float, float]]:
    """Left and right of one cell per man; the pixel between two is left to whatever lies behind."""
    if not 1 < men <= place.width() / _CELL_LEAST:
        return [(place.left(), place.right())]
    line = max(round(ratio), 1) / ratio
    step = place.width() / men
    edges = [snapped(place.x() + man * step, ratio) for man in range(men)]
    rights = [edge - line for edge in edges[1:]]
    return list(zip(edges, [*rights, place.right()], strict=True))


def _paint_track(painter: QPainter, box: QRectF, roles: Roles) -> None:
    painter.fillPath(rounded(box, RADIUS_BAR), roles.sunk)
    painter.fillPath(frame_of(box, RADIUS_BAR), roles.line)
