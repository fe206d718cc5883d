"""The card of a troop, roomy (from 168 px of height) and compact."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from banneret.views.cards.data import TroopCard
from banneret.views.cards.easel import Easel, Shown
from banneret.views.cards.parts import CardBox, change_runs, paint_flash, rows_of
from banneret.views.cards.runs import (
    Run,
    Runs,
    first_fitting,
    fitted,
    paint_name,
    paint_runs,
    paint_runs_to,
    width_of,
)
from banneret.views.cards.words import (
    BadgeLook,
    badge_ahead,
    badge_look,
    casualty_words,
    of_words,
    one_line,
    so_far_words,
    translate,
)
from banneret.views.paint.bar import BAR_HEIGHT, BAR_HEIGHT_COMPACT, Strengths, paint_bar
from banneret.views.paint.mark import BANNER_SIZE, paint_banner
from banneret.views.paint.patterns import Fate, paint_swatch
from banneret.views.text.numbers import number
from banneret.views.theme.metrics import SPACE_4, SPACE_8, SPACE_12
from banneret.views.theme.scale import Type

_SWATCH = 10
_FATES = (Fate.FLED, Fate.LIGHT, Fate.SEVERE, Fate.DEAD)
_COMPACT_COUNT, _COMPACT_BAR = 42, 84
"""Where "of 40" and the bar begin on a compact card, so that those of several cards stand beneath each other."""
_LEAST_BAR = 48
_LEGIBLE = 9
_SIDE_BY_SIDE = (
    (1.0, Type.BASE, Type.VALUE),
    (0.85, Type.CAPTION, Type.VALUE),
    (0.75, Type.CAPTION, Type.TITLE),
)
"""Shares of the number's size, type of what stands beside it, and of the preview: largest first."""
_STACKED = ((0.7, Type.VALUE), (0.55, Type.VALUE), (0.55, Type.BASE), (0.45, Type.BASE))


def paint_troop(easel: Easel, box: CardBox, card: TroopCard, shown: Shown) -> None:
    """Paint the inside of a troop's card; the frame is there already."""
    if box.roomy:
        _paint_roomy(easel, box, card, shown)
    else:
        _paint_compact(easel, box, card, shown)


def _paint_roomy(easel: Easel, box: CardBox, card: TroopCard, shown: Shown) -> None:
    scale = easel.scale
    heights = (
        scale.height(24),
        scale.line(Type.STRENGTH),
        scale.height(BAR_HEIGHT),
        scale.line(Type.CAPTION),
        scale.line(Type.WORKINGS),
    )
    head, strength, bar, legend, figures = rows_of(box, heights, (12, 7, 5, 9, 9, 16))
    _paint_head(easel, box, head, card, Type.TITLE)
    _paint_strength(easel, box, strength, card, shown)
    place = QRectF(box.left, round(bar - heights[2] / 2), box.right - box.left, heights[2])
    _paint_bar(easel, place, card, shown, cells=True)
    _paint_legend(easel, box.left, legend, box.right - box.left, card, words=True)
    _paint_figures(easel, box, figures, card)


def _paint_compact(easel: Easel, box: CardBox, card: TroopCard, shown: Shown) -> None:
    scale = easel.scale
    heights = (scale.height(20), scale.line(Type.STRENGTH_COMPACT), scale.line(Type.CAPTION))
    head, strength, last = rows_of(box, heights, (8, 4, 6, 10))
    _paint_head(easel, box, head, card, Type.BASE)
    high = min(scale.height(BAR_HEIGHT_COMPACT) + box.spare // 6, scale.height(BAR_HEIGHT))
    runs, of, start = _compact_strength(easel, box, card)
    paint_runs(easel.painter, box.left, strength, runs)
    paint_runs(easel.painter, start - SPACE_12 - width_of(of), strength, of)
    place = QRectF(start, round(strength - high / 2), box.right - start, high)
    _paint_bar(easel, place, card, shown, cells=False)
    right = _paint_outcome(easel, box, last, card, shown)
    if right == box.right:  # nothing more urgent stands there
        wide = box.right - box.left
        need = _legend_width(easel, card) + SPACE_8
        need = need if need <= wide else 0.0
        right = _paint_training(easel, box, last, card, room=wide - need)
    _paint_legend(easel, box.left, last, right - SPACE_8 - box.left, card, words=False)


def _paint_head(easel: Easel, box: CardBox, middle: float, card: TroopCard, kind: Type) -> None:
    looks: list[BadgeLook] = []
    if card.after_state is not None:
        looks.append(badge_ahead(card.after_state))
    looks.append(badge_look(card.state))
    wide = box.right - box.left
    left = easel.badges(box.right, middle, looks, wide * 0.6)
    font = easel.scale.font(kind, bold=True)
    room = left - SPACE_8 - box.left
    paint_name(easel.painter, box.left, middle, room, one_line(card.name), font, easel.roles.ink)


def _count_run(easel: Easel, card: TroopCard, kind: Type) -> Run:
    colour = easel.roles.ink if card.in_play else easel.roles.ink2
    return easel.run(number(card.count), kind, colour, bold=True)


def _paint_strength(easel: Easel, box: CardBox, middle: float, card: TroopCard, shown: Shown) -> None:
    """Number, of and so far at the left, the preview or the flash at the right: as large as they fit."""
    after = card.after if shown.flash is None else None
    wide = box.right - box.left
    for share, beside, kind in _SIDE_BY_SIDE:
        count = _scaled(_count_run(easel, card, Type.STRENGTH), share)
        of, so_far = _of_runs(easel, card, beside)
        ahead = change_runs(easel, card.count, after, kind)
        need = width_of([count]) + max(width_of([of]), width_of([so_far])) + SPACE_8
        if ahead:
            need += max(width_of(ahead), width_of(_caption(easel))) + SPACE_8
        if need <= wide:
            _paint_side_by_side(easel, box, middle, (count, of, so_far), ahead)
            break
    else:
        _paint_stacked(easel, box, middle, card, after)
    if shown.flash is not None:
        high = easel.scale.height(28)
        paint_flash(easel, box.right, middle + easel.scale.height(4), shown.flash, Type.TITLE, high)


def _of_runs(easel: Easel, card: TroopCard, kind: Type) -> tuple[Run, Run]:
    ink2 = easel.roles.ink2
    return easel.run(of_words(card.mustered), kind, ink2), easel.run(so_far_words(card.losses), kind, ink2)


def _caption(easel: Easel) -> Runs:
    return [easel.run(translate("Cards", "if accepted"), Type.CAPTION, easel.roles.ink2)]


def _scaled(run: Run, share: float) -> Run:
    if share == 1:
        return run
    font = QFont(run.font)
    font.setPixelSize(round(font.pixelSize() * share))
    return run._replace(font=font)


def _paint_side_by_side(
    easel: Easel, box: CardBox, middle: float, told: tuple[Run, Run, Run], ahead: Runs
) -> None:
    scale, (count, of, so_far) = easel.scale, told
    line = scale.height(17)
    end = paint_runs(easel.painter, box.left, middle, [count]) + SPACE_8
    paint_runs(easel.painter, end, middle - line / 2, [of])
    paint_runs(easel.painter, end, middle + line / 2, [so_far])
    if ahead:
        paint_runs_to(easel.painter, box.right, middle - scale.height(12), _caption(easel))
        paint_runs_to(easel.painter, box.right, middle + scale.height(8), ahead)


def _paint_stacked(easel: Easel, box: CardBox, middle: float, card: TroopCard, after: int | None) -> None:
    """For armies: the number and what becomes of it above, of and so far beneath."""
    scale, wide = easel.scale, box.right - box.left
    choices = []
    for share, kind in _STACKED:
        count = _scaled(_count_run(easel, card, Type.STRENGTH), share)
        ahead = change_runs(easel, card.count, after, kind)
        gap = [easel.run("  ", Type.BASE, easel.roles.ink2)] if ahead else []
        choices.append([count, *gap, *ahead])
    runs = first_fitting(choices, wide)
    upper = middle - scale.height(9)
    paint_runs(easel.painter, box.left, upper, runs[:1])
    paint_runs_to(easel.painter, box.right, upper, runs[2:])
    of, so_far = _of_runs(easel, card, Type.BASE)
    told = [of, easel.run("   ", Type.BASE, easel.roles.ink2), so_far]
    paint_runs(easel.painter, box.left, middle + scale.height(16), fitted(told, wide))


def _compact_strength(easel: Easel, box: CardBox, card: TroopCard) -> tuple[Runs, Runs, float]:
    """The number, "of 40", and where the bar begins."""
    scale, ink2 = easel.scale, easel.roles.ink2
    of: Runs = [easel.run(of_words(card.mustered), Type.CAPTION, ink2)]
    aligned = box.left + scale.height(_COMPACT_BAR)
    count: Runs = ()
    for kind in (Type.STRENGTH_COMPACT, Type.VALUE):
        count = [_count_run(easel, card, kind)]
        end = box.left + max(width_of(count) + SPACE_8, float(scale.height(_COMPACT_COUNT)))
        start = max(end + width_of(of) + SPACE_12, aligned)
        if start <= box.right - _LEAST_BAR:
            return count, of, start
    start = box.right - _LEAST_BAR
    both = fitted([*count, *of], start - SPACE_12 - SPACE_8 - box.left)
    return both[:1], both[1:], start


def _paint_bar(easel: Easel, place: QRectF, card: TroopCard, shown: Shown, *, cells: bool) -> None:
    present = shown.levels[0]
    lost = min(max(-card.change, 0), present) if card.in_play else 0
    paint_bar(
        easel.painter,
        place,
        Strengths(*shown.levels),
        card.mark,
        easel.roles,
        lost=lost,
        cells=cells,
        ground=easel.ground,
    )


def _legend_parts(card: TroopCard, *, words: bool) -> list[tuple[Fate, int]]:
    """What a legend tells: in words what there is, in bare numbers always the three kinds of casualties."""
    return [
        (fate, int(count))
        for fate, count in zip(_FATES, card.levels[1:], strict=True)
        if count or (fate is not Fate.FLED and not words)
    ]


def _legend_room(easel: Easel, parts: int, gap: int) -> float:
    """What the swatches and the gaps of a legend take."""
    return parts * (easel.scale.icon(_SWATCH) + SPACE_4) + (parts - 1) * gap


def _legend_width(easel: Easel, card: TroopCard) -> float:
    """The width of the legend in bare numbers."""
    parts = _legend_parts(card, words=False)
    runs = [easel.run(number(count), Type.CAPTION, easel.roles.ink2) for _, count in parts]
    return width_of(runs) + _legend_room(easel, len(parts), SPACE_8)


def _paint_legend(
    easel: Easel, left: float, middle: float, room: float, card: TroopCard, *, words: bool
) -> None:
    """The casualties told apart, each beside its pattern: in words where they fit.

    Where not even the numbers are legible in the room, the bar alone tells; the tooltip has them all.
    """
    parts = _legend_parts(card, words=words)
    if not parts:
        return
    scale, ink2 = easel.scale, easel.roles.ink2
    gap = SPACE_12 if words else SPACE_8
    choices = [[easel.run(number(count), Type.CAPTION, ink2) for _, count in parts]]
    if words:
        told_apart = [casualty_words(fate.value, count) for fate, count in parts]
        choices.insert(0, [easel.run(text, Type.CAPTION, ink2) for text in told_apart])
    told = first_fitting(choices, room - _legend_room(easel, len(parts), gap))
    if told[0].font.pixelSize() < _LEGIBLE:
        return
    swatch = scale.icon(_SWATCH)
    for (fate, _), run in zip(parts, told, strict=True):
        place = QRectF(round(left), round(middle - swatch / 2), swatch, swatch)
        paint_swatch(easel.painter, place, fate, easel.roles)
        left = paint_runs(easel.painter, place.right() + SPACE_4, middle, [run]) + gap


def _figure_runs(easel: Easel, words: tuple[tuple[str, int], ...]) -> Runs:
    runs: list[Run] = []
    for place, (word, value) in enumerate(words):
        runs.append(easel.run(f"{'   ' if place else ''}{word} ", Type.WORKINGS, easel.roles.ink2))
        runs.append(easel.run(number(value), Type.WORKINGS, easel.roles.ink, bold=True))
    return runs


def _paint_figures(easel: Easel, box: CardBox, middle: float, card: TroopCard) -> None:
    training, offence, defence = (
        translate("Cards", "Training"),
        translate("Cards", "Off."),
        translate("Cards", "Def."),
    )
    shorter, morale = translate("Cards", "Tr."), translate("Cards", "Morale")
    rest = ((offence, card.offence), (defence, card.defence))
    own = ((morale, card.morale),) if card.morale is not None else ()
    choices = [_figure_runs(easel, ((word, card.training), *rest, *own)) for word in (training, shorter)]
    wide = box.right - box.left
    banner = float(easel.scale.icon(BANNER_SIZE) + SPACE_4) if card.commander else 0.0
    end = paint_runs(easel.painter, box.left, middle, first_fitting(choices, wide - banner))
    if card.commander:
        _paint_commander(easel, box.right, middle, box.right - end - SPACE_8, card)


def _paint_commander(easel: Easel, right: float, middle: float, room: float, card: TroopCard) -> float:
    """The commander's banner and name, ending at `right`; the banner alone where `room` holds no name."""
    size = easel.scale.icon(BANNER_SIZE) - 4
    name = one_line(card.commander)
    font = easel.scale.font(Type.WORKINGS)
    run = [Run(name, font, easel.roles.ink)]
    wide, left_over = width_of(run), room - size - SPACE_4
    if wide > left_over:
        wide = left_over if left_over >= 3 * size else 0.0
    left = right - wide - (SPACE_4 if wide else 0) - size
    paint_banner(easel.painter, QRectF(left, middle - size / 2, size, size), card.mark, easel.roles)
    if wide:
        paint_name(easel.painter, left + size + SPACE_4, middle, wide + 1, name, font, easel.roles.ink)
    return left


def _paint_outcome(easel: Easel, box: CardBox, middle: float, card: TroopCard, shown: Shown) -> float:
    """On a compact card the preview or the flash ends the last line; give where it begins."""
    if shown.flash is not None:
        return paint_flash(easel, box.right, middle, shown.flash, Type.BASE, easel.scale.height(20))
    runs = change_runs(easel, card.count, card.after, Type.BASE)
    if not runs:
        return box.right
    wide = box.right - box.left
    room = max(wide - _legend_width(easel, card) - SPACE_8, wide * 0.4)
    return paint_runs_to(easel.painter, box.right, middle, fitted(runs, room))


def _paint_training(easel: Easel, box: CardBox, middle: float, card: TroopCard, *, room: float) -> float:
    """Training, and the commander beside it, as far as `room` holds them; give where they begin."""
    words = (translate("Cards", "Training"), translate("Cards", "Tr."))
    choices = [_figure_runs(easel, ((word, card.training),)) for word in words]
    training = next((runs for runs in choices if width_of(runs) <= room), None)
    if training is None:
        return box.right
    wide = width_of(training)
    left = paint_runs_to(easel.painter, box.right, middle, training)
    if card.commander and room - wide - SPACE_8 >= easel.scale.icon(BANNER_SIZE):
        left = _paint_commander(easel, left - SPACE_8, middle, room - wide - SPACE_8, card)
    return left
