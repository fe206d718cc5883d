"""What the steps of an assault are about, hero by hero (H1–H26): subjects of their workings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.views.text.noop import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_SUBJECTS: Mapping[str, str] = {
    "base": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, base value"),
    "first": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, first value"),
    "final": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, final value"),
    "fumble.dropped": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, weapon dropped"),
    "fumble.chipped": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, weapon chipped and dropped"),
    "fumble.broken": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, weapon broken"),
    "fumbler_cannot_wound": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, fumbled: no wound"),
    "strike": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, strike"),
    "nobody": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, touches nobody"),
    "avoided": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, avoids the blow"),
    "wound": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, wound"),
    "body_loss": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, body loss"),
    "armour_loss": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, armour loss"),
    "resistance": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, armour resistance"),
    "body": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, body vitality"),
    "head": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, head vitality"),
    "thrown": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, thrown"),
    "stays_mounted": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, stays in the saddle"),
    "fall_wound": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, wound of the fall"),
    "fall_body_loss": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, body loss of the fall"),
    "fall_armour_loss": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, armour loss of the fall"),
    "vanquished": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, vanquished"),
    "mount_final": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, final value of the mount"),
    "mount_wound": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, wound of the mount"),
    "mount_loss": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, loss of the mount"),
    "mount": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, vitality of the mount"),
    "mount_falls": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, the mount falls"),
    "kick": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, kick of the mount"),
    "terror": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, against terror"),
    "flees": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, flees from terror"),
    "stands": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, stands against terror"),
    "deed": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, losses by a deed"),
    "overview_lost": QT_TRANSLATE_NOOP("HeroTerms", "{unit}, commander without overview"),
}

HERO_TERMS = frozenset(_SUBJECTS)
"""Terms that have words here."""


def hero_subject(term: str) -> str | None:
    """Give the template of a step's subject; a modifier has its own name, an unknown term none."""
    if term in _SUBJECTS:
        return translate("HeroTerms", _SUBJECTS[term])
    return translate("HeroTerms", "{unit}, {term}") if term.startswith("modifier.") else None
