"""The card of a hero, roomy (from 168 px of height) and compact: figure, head, body, shield, weapon, states."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from banneret.views.cards.data import HeroCard
from banneret.views.cards.easel import Easel, Shown
from banneret.views.cards.parts import CardBox, change_runs, paint_flash, rows_of, value_run
from banneret.views.cards.runs import (
    Run,
    Runs,
    elided,
    first_fitting,
    fitted,
    paint_name,
    paint_runs,
    width_of,
)
from banneret.views.cards.words import (
    BadgeLook,
    badge_ahead,
    badge_look,
    one_line,
    translate,
    weapon_words,
)
from banneret.views.paint.badge import Mood
from banneret.views.paint.figure import FIGURE_HEIGHT, FIGURE_WIDTH, paint_figure
from banneret.views.paint.shield import SHIELD_HEIGHT, SHIELD_WIDTH, paint_shield
from banneret.views.paint.surface import Level
from banneret.views.text.numbers import number
from banneret.views.theme.icons import paint_icon
from banneret.views.theme.metrics import BADGE_HEIGHT, ICON_SIZE, SPACE_4, SPACE_8, SPACE_12, SPACE_16
from banneret.views.theme.scale import Type

_SHIELD_ROOMY, _SHIELD_COMPACT = 58, 46
_FIGURE_COMPACT = 72


class _Part(NamedTuple):
    """Head or body: its word, what it has, its most, and what a preview would leave."""

    word: str
    now: int
    most: int
    after: int | None


def paint_hero(easel: Easel, box: CardBox, card: HeroCard, shown: Shown) -> None:
    """Paint the inside of a hero's card; the frame is there already."""
    if box.roomy:
        _paint_roomy(easel, box, card, shown)
    else:
        _paint_compact(easel, box, card, shown)


def _parts(card: HeroCard) -> tuple[_Part, _Part]:
    return (
        _Part(translate("Cards", "Head"), card.head, card.head_most, card.head_after),
        _Part(translate("Cards", "Body"), card.body, card.body_most, card.body_after),
    )


def _paint_roomy(easel: Easel, box: CardBox, card: HeroCard, shown: Shown) -> None:
    scale, painter, roles = easel.scale, easel.painter, easel.roles
    heights = (scale.height(24), scale.height(FIGURE_HEIGHT), scale.height(BADGE_HEIGHT))
    head, figure, weapon = rows_of(box, heights, (11, 13, 15, 13))
    looks = [*_states(card), badge_look("mounted" if card.mounted else "on_foot")]
    if card.commands:
        looks.append(BadgeLook(translate("Cards", "Commands"), "commands"))
    left = easel.badges(box.right, head, looks, (box.right - box.left) * 0.62)
    font = scale.font(Type.TITLE)
    paint_name(painter, box.left, head, left - SPACE_8 - box.left, one_line(card.name), font, roles.ink)

    high = heights[1]
    wide = round(high * FIGURE_WIDTH / FIGURE_HEIGHT)
    lying = SPACE_12 if card.vanquished else 0
    place = QRectF(box.left + 1, round(figure - high / 2), wide + lying, high)
    _paint_figure(easel, place, card, shown, lying=card.vanquished)
    room = weapon - heights[2] / 2 - (head + heights[0] / 2)
    start = box.left + wide + SPACE_16
    end = _paint_armour(easel, box.right, figure, room - SPACE_8, card, shown) - SPACE_8
    _paint_parts(easel, start, end, figure, room, card, shown)
    _paint_weapon(easel, box, weapon, card)


def _paint_figure(easel: Easel, place: QRectF, card: HeroCard, shown: Shown, *, lying: bool) -> None:
    head, body, _ = shown.levels
    paint_figure(
        easel.painter,
        place,
        Level(head, card.head_most, card.head_after),
        Level(body, card.body_most, card.body_after),
        card.mark,
        easel.roles,
        vanquished=lying,
    )


def _paint_parts(
    easel: Easel, left: float, right: float, middle: float, room: float, card: HeroCard, shown: Shown
) -> None:
    """Head above body: word, value of most; a preview beneath its value, or in its line where that is too high."""
    scale = easel.scale
    caption, value, line = scale.line(Type.CAPTION), scale.line(Type.VALUE), scale.line(Type.WORKINGS)
    parts = _parts(card)
    high = [caption + value + (line if part.after is not None else 0) for part in parts]
    beneath = sum(high) <= room
    if not beneath:
        high = [caption + value] * 2
    between = min(max(scale.height(98) - sum(high), 0.0), SPACE_16)
    y = middle - (sum(high) + between) / 2
    for part, tall in zip(parts, high, strict=True):
        paint_runs(
            easel.painter, left, y + caption / 2, [easel.run(part.word, Type.CAPTION, easel.roles.ink2)]
        )
        ahead = change_runs(easel, part.now, part.after, Type.BASE)
        alone: Runs = [value_run(easel, part.now, Type.VALUE)]
        at = y + caption + value / 2
        choices = [[*alone, *_most(easel, part.most, Type.BASE)], alone]
        flashing = shown.flash is not None and part is parts[1]
        if flashing:
            choices = [alone]
        elif ahead and not beneath:
            choices = [[*alone, easel.run(" ", Type.BASE, easel.roles.ink2), *ahead], ahead]
        end = paint_runs(easel.painter, left, at, first_fitting(choices, right - left))
        if ahead and beneath:
            paint_runs(easel.painter, left, y + caption + value + line / 2 - 1, fitted(ahead, right - left))
        if flashing and shown.flash is not None:
            paint_flash(easel, end + SPACE_8, at, shown.flash, Type.BASE, easel.scale.height(22), after=True)
        y += tall + between


def _most(easel: Easel, most: int, kind: Type) -> Runs:
    return [easel.run(f" / {number(most)}", kind, easel.roles.ink2, bold=False)]


def _paint_armour(
    easel: Easel, right: float, middle: float, room: float, card: HeroCard, shown: Shown
) -> float:
    """Shield, resistance, preview and the armour's name beneath each other; give where they begin."""
    scale, ink2 = easel.scale, easel.roles.ink2
    lines: list[Runs] = []
    widest = float(scale.height(92))
    if card.armour_most:
        value = easel.run(number(card.armour), Type.BASE, easel.roles.ink, bold=True)
        lines.append(first_fitting([[value, *_most(easel, card.armour_most, Type.BASE)], [value]], widest))
        ahead = change_runs(easel, card.armour, card.armour_after, Type.BASE)
        if ahead:
            lines.append(fitted(ahead, widest))
        if card.armour_name:
            font = scale.font(Type.WORKINGS)
            lines.append([Run(elided(one_line(card.armour_name), font, widest), font, ink2)])
    else:
        lines.append([easel.run(translate("Cards", "none"), Type.WORKINGS, ink2)])
    line = scale.line(Type.WORKINGS)
    high = min(float(scale.height(_SHIELD_ROOMY)), room - line * len(lines))
    wide = high * SHIELD_WIDTH / SHIELD_HEIGHT
    column = max(wide, *(width_of(runs) for runs in lines))
    centre = right - column / 2
    y = middle - (high + line * len(lines) + SPACE_4) / 2
    _paint_shield(easel, QRectF(centre - wide / 2, round(y), wide, high), card, shown)
    y += high + SPACE_4
    for runs in lines:
        paint_runs(easel.painter, centre - width_of(runs) / 2, y + line / 2, runs)
        y += line
    return right - column


def _paint_shield(easel: Easel, place: QRectF, card: HeroCard, shown: Shown) -> None:
    armour = Level(shown.levels[2], card.armour_most, card.armour_after) if card.armour_most else None
    paint_shield(easel.painter, place, armour, easel.roles)


def _states(card: HeroCard) -> list[BadgeLook]:
    return [*map(badge_ahead, card.ahead), *map(badge_look, card.badges)]


def _weapon_look(card: HeroCard) -> BadgeLook:
    if card.weapon_after is not None and card.weapon_after != card.weapon_state:
        return badge_ahead(card.weapon_after)
    return badge_look(card.weapon_state)


def _paint_weapon(easel: Easel, box: CardBox, middle: float, card: HeroCard) -> None:
    roles, scale = easel.roles, easel.scale
    icon = scale.icon(ICON_SIZE)
    drawing = "sword" if card.weapon else "hand"
    paint_icon(easel.painter, QRectF(box.left, middle - icon / 2, icon, icon), drawing, roles.ink2)
    right = box.right
    if card.weapon and card.weapon_state != "natural":
        right = easel.badge(right, middle, _weapon_look(card), (box.right - box.left) * 0.6) - SPACE_8
    left = box.left + icon + SPACE_4
    name = one_line(card.weapon) or translate("Cards", "Bare hands")
    paint_name(easel.painter, left, middle, right - left, name, scale.font(Type.BASE), roles.ink)


def _paint_compact(easel: Easel, box: CardBox, card: HeroCard, shown: Shown) -> None:
    scale, roles = easel.scale, easel.roles
    heights = (scale.line(Type.BASE), scale.height(24), scale.height(BADGE_HEIGHT))
    head, values, last = rows_of(box, heights, (9, 8, 7, 8))
    high = min(scale.height(_FIGURE_COMPACT) + box.spare, scale.height(FIGURE_HEIGHT))
    wide = round(scale.height(_FIGURE_COMPACT) * FIGURE_WIDTH / FIGURE_HEIGHT)
    middle = box.top + box.height / 2
    _paint_figure(easel, QRectF(box.left, round(middle - high / 2), wide, high), card, shown, lying=False)
    left = box.left + wide + SPACE_8
    right = _paint_small_armour(easel, box, card, shown) - SPACE_8
    end = right
    if shown.flash is not None:
        end = paint_flash(easel, right, head, shown.flash, Type.BASE, scale.height(20)) - SPACE_8
    font = scale.font(Type.BASE, bold=True)
    paint_name(easel.painter, left, head, end - left, one_line(card.name), font, roles.ink)
    runs = first_fitting(_value_choices(easel, card), right + SPACE_4 - left)
    paint_runs(easel.painter, left, values, runs)
    _paint_states(easel, left, right, last, card)


def _value_choices(easel: Easel, card: HeroCard) -> list[Runs]:
    """Body and head, fullest first: with their most, last only what a preview changes or would leave."""
    head, body = _parts(card)
    ink2 = easel.roles.ink2

    def word(part: _Part, space: str) -> Run:
        return easel.run(f"{space}{part.word} ", Type.CAPTION, ink2)

    def told(part: _Part, *, most: bool, space: str = "") -> list[Run]:
        value = value_run(easel, part.now, Type.TITLE)
        change = list(change_runs(easel, part.now, part.after, Type.BASE))
        if change:
            kept = [value, easel.run(" ", Type.BASE, ink2)] if most else []
            return [word(part, space), *kept, *change]
        return [word(part, space), value, *(_most(easel, part.most, Type.CAPTION) if most else [])]

    def left(part: _Part, space: str = "") -> list[Run]:
        arrow = [] if part.after is None else [easel.run("→ ", Type.WORKINGS, ink2)]
        value = part.now if part.after is None else part.after
        return [word(part, space), *arrow, value_run(easel, value, Type.TITLE)]

    changing = [part for part in (body, head) if part.after is not None]
    last = told(changing[0], most=False) if len(changing) == 1 else [*left(body), *left(head, space="  ")]
    return [
        [*told(body, most=True), *told(head, most=head.after is not None, space="   ")],
        [*told(body, most=True), *told(head, most=False, space="  ")],
        [*told(body, most=False), *told(head, most=False, space="  ")],
        last,
    ]


def _paint_small_armour(easel: Easel, box: CardBox, card: HeroCard, shown: Shown) -> float:
    """The shield and its number at the right end; give where they begin."""
    scale, roles = easel.scale, easel.roles
    widest = float(scale.height(52))
    runs: Runs = [easel.run(translate("Cards", "none"), Type.WORKINGS, roles.ink2)]
    if card.armour_most:
        value = easel.run(number(card.armour), Type.BASE, roles.ink, bold=True)
        most = easel.run(f"/{number(card.armour_most)}", Type.WORKINGS, roles.ink2, bold=False)
        ahead = change_runs(easel, card.armour, card.armour_after, Type.WORKINGS)
        runs = first_fitting([ahead] if ahead else [[value, most], [value]], widest)
    high = scale.height(_SHIELD_COMPACT)
    wide = high * SHIELD_WIDTH / SHIELD_HEIGHT
    column = max(wide, width_of(runs))
    line = scale.line(Type.BASE)
    centre = box.right - column / 2
    y = box.top + (box.height - high - line - SPACE_4) / 2
    _paint_shield(easel, QRectF(centre - wide / 2, round(y), wide, high), card, shown)
    paint_runs(easel.painter, centre - width_of(runs) / 2, y + high + SPACE_4 + line / 2, runs)
    return box.right - column


def _paint_states(easel: Easel, left: float, right: float, middle: float, card: HeroCard) -> None:
    """The last line: bad news in words first; else what he rides and commands as icons, and his weapon."""
    weapon = _weapon_look(card)
    looks = _states(card)
    room = right - left
    if weapon.mood is not Mood.NEUTRAL and not card.vanquished:
        words = [weapon.word] if weapon.dashed else weapon_words(card.weapon_state, one_line(card.weapon))
        fitting = (word for word in words if easel.badge_width(weapon._replace(word=word)) <= room)
        looks.append(weapon._replace(word=next(fitting, words[-1])))
    if looks:
        for look in looks:
            wide = easel.badge_width(look)
            if look is not looks[0] and left + wide > right:
                break
            end = min(left + wide, right)
            easel.badge(end, middle, look, end - left)
            left = end + SPACE_4
        return
    small = easel.scale.height(BADGE_HEIGHT)
    for there, state in ((card.mounted, "mounted"), (bool(card.commands), "commands")):
        if there:
            icon = badge_look(state).icon or "commands"
            easel.badge(left + small, middle, BadgeLook("", icon), small)
            left += small + SPACE_4
    font = easel.scale.font(Type.WORKINGS)
    if card.commands:
        runs = [Run(translate("Cards", "commands"), font, easel.roles.ink)]
        if width_of(runs) <= right - left:
            paint_runs(easel.painter, left, middle, runs)
        return
    name = one_line(card.weapon) or translate("Cards", "Bare hands")
    paint_name(easel.painter, left, middle, right - left, name, font, easel.roles.ink)
