"""Glossary words inside sentences: what a sheet's numbers and the meanings of a correction are called."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.views.text.hero_words import HERO_FIELDS
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.spans import Span, name_span

translate = QCoreApplication.translate

_FIELDS: Mapping[str, str] = {
    "name": QT_TRANSLATE_NOOP("Words", "name"),
    "count": QT_TRANSLATE_NOOP("Words", "strength"),
    "losses": QT_TRANSLATE_NOOP("Words", "losses"),
    "offence": QT_TRANSLATE_NOOP("Words", "offence"),
    "defence": QT_TRANSLATE_NOOP("Words", "defence"),
    "training": QT_TRANSLATE_NOOP("Words", "training"),
    "morale": QT_TRANSLATE_NOOP("Words", "morale"),
    "margin": QT_TRANSLATE_NOOP("Words", "margin"),
    "situation": QT_TRANSLATE_NOOP("Words", "situation bonus"),
    "strategy": QT_TRANSLATE_NOOP("Words", "strategy"),
    "engaged": QT_TRANSLATE_NOOP("Words", "men engaged"),
    "sequence": QT_TRANSLATE_NOOP("Words", "sequence"),
    **HERO_FIELDS,
}

_MEANINGS: Mapping[str, str] = {
    "losses": QT_TRANSLATE_NOOP("Words", "losses"),
    "sent_away": QT_TRANSLATE_NOOP("Words", "sent away"),
    "reinforcement": QT_TRANSLATE_NOOP("Words", "reinforcement"),
    "correction": QT_TRANSLATE_NOOP("Words", "correction"),
}


def field_word(field: str) -> str:
    """Name a field of a unit or order: "strength" for `count`; an unknown field by its own key."""
    return translate("Words", _FIELDS[field]) if field in _FIELDS else field


def is_field(field: str) -> bool:
    """Whether the field has a word of its own."""
    return field in _FIELDS


def is_meaning(meaning: str) -> bool:
    """Whether it is a meaning of a changed strength (B2)."""
    return meaning in _MEANINGS


def meaning_word(meaning: str) -> str:
    """Say what a changed strength means (B2); an unknown meaning by its own key."""
    return translate("Words", _MEANINGS[meaning]) if meaning in _MEANINGS else meaning


def called(unit: str, names: Mapping[str, str]) -> Span:
    """Give the name of a unit, or its id where nobody knows a name."""
    return name_span(names.get(unit, unit))
