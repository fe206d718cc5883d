"""The columns of cards: one list a column, every card painted from plain values."""

from banneret.views.cards.column import CardColumn
from banneret.views.cards.data import Card, HeroCard, SideHeader, TroopCard, hero_card, troop_card
from banneret.views.cards.model import CARD_ROLE, CardModel

__all__ = [
    "CARD_ROLE",
    "Card",
    "CardColumn",
    "CardModel",
    "HeroCard",
    "SideHeader",
    "TroopCard",
    "hero_card",
    "troop_card",
]
