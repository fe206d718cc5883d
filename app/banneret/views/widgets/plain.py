"""Text of files and users as plain text, also where Qt would look for HTML."""

from __future__ import annotations

from html import escape


def plain_tooltip(text: str) -> str:
    """`text` for a tooltip. Qt guesses whether a tooltip is HTML, so a name with a `<` or `&` is escaped first."""
    return f"<qt>{escape(text, quote=False)}</qt>" if "<" in text or "&" in text else text


def one_line(text: str) -> str:
    """`text` with every run of spaces, tabs and line ends as one space."""
    return " ".join(text.split())


def without_mnemonic(text: str) -> str:
    """`text` for a button or menu, where a single ampersand would become an Alt key."""
    return text.replace("&", "&&")
