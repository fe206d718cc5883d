"""Names that come from data files, in the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from banneret.model.labels import Label


def label_text(label: Label) -> str:
    """Give a rule set's or table's own name for something in the GM's language."""
    return label.fr if QLocale().language() == QLocale.Language.French else label.en
