"""What circumstances and modifiers are called: by the rule set's tables, in the GM's language."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.hero_tables import HeroTables
from banneret.model.labels import Label
from banneret.views.text.hero_words import modifier_word
from banneret.views.text.labels import label_text
from banneret.views.text.noop import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_TICKS: Mapping[str, str] = {
    "back_to_wall": QT_TRANSLATE_NOOP("AssaultNames", "Back to a wall"),
    "open_ground": QT_TRANSLATE_NOOP("AssaultNames", "Lance in the open"),
    "mounted": QT_TRANSLATE_NOOP("AssaultNames", "Mounted against a foot soldier"),
    "aims_at_head": QT_TRANSLATE_NOOP("AssaultNames", "Aims at the head"),
}
"""What a tick says where the table's own name would be too short or too long for a list."""


def tick_name(key: str, tables: HeroTables) -> str:
    """Name a circumstance of a fighter's list."""
    if key in _TICKS:
        return translate("AssaultNames", _TICKS[key])
    return modifier_name(key, tables)


def modifier_name(key: str, tables: HeroTables) -> str:
    """Name a modifier by its key; one that the tables do not have (a skill, the GM's own) as it was typed."""
    rows: Mapping[str, Label] = {
        "back_turned": tables.back_turned.name,
        "numbers": tables.numbers.name,
        "surprise": tables.surprise.name,
        "shaky_footing": tables.shaky_footing.name,
        "long_range": tables.long_range.name,
        "night": tables.night.name,
        "mounted": tables.mounted.name,
        "lance": tables.lance.name,
        "aims_at_head": tables.aims_at_head.name,
        **{name: row.name for name, row in tables.positions.items()},
        **{name: row.name for name, row in tables.terrains.items()},
        **{f"target_{name}": row.name for name, row in tables.sizes.items()},
    }
    return label_text(rows[key]) if key in rows else modifier_word(key)
