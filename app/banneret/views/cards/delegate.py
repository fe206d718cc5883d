"""Paints the rows of a column: no widget a card."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from banneret.views.cards.data import Card, HeroCard, Row, SideHeader, TroopCard
from banneret.views.cards.easel import Easel, Shown
from banneret.views.cards.flash import Flashes
from banneret.views.cards.header_painter import header_height, paint_header
from banneret.views.cards.hero_painter import paint_hero
from banneret.views.cards.model import CARD_ROLE
from banneret.views.cards.parts import card_box
from banneret.views.cards.troop_painter import paint_troop
from banneret.views.paint.card import paint_card
from banneret.views.theme.metrics import CARD_HEIGHT_MAX, CARD_HEIGHT_MIN, FOCUS_GAP, FOCUS_WIDTH, PANEL_GAP
from banneret.views.theme.theme import Theme

_HOVER = QStyle.StateFlag.State_MouseOver
_FOCUS = QStyle.StateFlag.State_HasFocus
_RING = FOCUS_GAP + FOCUS_WIDTH


@dataclass(slots=True)
class CardSizes:
    """The heights of a column's rows now, and whether its cards are roomy."""

    card: int = CARD_HEIGHT_MAX
    roomy: bool = True
    last: int = -1
    """The last row, which has no gap beneath."""


@dataclass(slots=True)
class Standing:
    """What the painter must know beside the cards themselves."""

    sizes: CardSizes = field(default_factory=CardSizes)
    acting: frozenset[str] = frozenset()
    region: QRegion | None = None
    """What is to be painted again: the list view asks for every row between the first and the last."""


class CardDelegate(QStyledItemDelegate):
    """Paints headers and cards by what the column says of sizes, flashes and the action being prepared."""

    def __init__(
        self, theme: Theme, standing: Standing, flashes: Flashes, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._standing = standing
        self._flashes = flashes

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if isinstance(index.data(CARD_ROLE), SideHeader):
            return QSize(0, header_height(self._theme.scale))
        sizes = self._standing.sizes
        return QSize(0, sizes.card + (0 if index.row() == sizes.last else PANEL_GAP))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        region = self._standing.region
        if region is not None and not region.intersects(option.rect):
            return
        row: Row = index.data(CARD_ROLE)
        place = QRectF(option.rect)
        painter.save()
        painter.setClipRect(place)
        if isinstance(row, SideHeader):
            roles = self._theme.roles
            paint_header(Easel(painter, roles, self._theme.scale, roles.window), place, row)
        else:
            place.setHeight(self._standing.sizes.card)
            self._paint_card(painter, place, row, bool(option.state & _HOVER), bool(option.state & _FOCUS))
        painter.restore()

    def _paint_card(self, painter: QPainter, place: QRectF, card: Card, hovered: bool, focused: bool) -> None:
        sizes = self._standing.sizes
        moment = self._flashes.moment(card.id)
        shown = Shown(self._flashes.levels(card.id, card.levels), moment)
        paint_unit(
            painter,
            place,
            card,
            shown,
            self._theme,
            roomy=sizes.roomy,
            hovered=hovered,
            acting=card.id in self._standing.acting,
            focused=focused,
        )


def paint_unit(
    painter: QPainter,
    place: QRectF,
    card: Card,
    shown: Shown,
    theme: Theme,
    *,
    roomy: bool,
    hovered: bool = False,
    acting: bool = False,
    focused: bool = False,
) -> None:
    """Paint one whole card in `place`: its frame, and inside it the troop or the hero.

    A focused card draws in its frame by 3 px, so that the ring has its place within a column without margins;
    what is written on it does not move.
    """
    roles = theme.roles
    frame = place.adjusted(_RING, _RING, -_RING, -_RING) if focused else place
    paint_card(painter, frame, card.mark, roles, hovered=hovered, acting=acting, focused=focused)
    easel = Easel(painter, roles, theme.scale, roles.sunk if hovered else roles.card)
    box = card_box(place, roomy=roomy, least=theme.scale.height(CARD_HEIGHT_MIN))
    match card:
        case TroopCard():
            paint_troop(easel, box, card, shown)
        case HeroCard():
            paint_hero(easel, box, card, shown)
