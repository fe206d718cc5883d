"""Marks a string for translators where it stands in a table and is translated later, when it is shown."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Give `text` back; lupdate files it under the context. Qt's own says nothing of its type."""
    return text
