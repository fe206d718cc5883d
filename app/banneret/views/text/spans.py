"""Lines as spans: what is bold, and what is a name, without any markup that a name could imitate."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_MARK = re.compile(r"\*|\{(\w+)\}")


class Span(NamedTuple):
    """A piece of a line. A `name` is what the GM called something: it alone may be shortened when room is short."""

    text: str
    bold: bool = False
    name: bool = False


Line = tuple[Span, ...]


def name_span(name: str) -> Span:
    """Give a name as it was typed, on one line."""
    return Span(" ".join(name.splitlines()), name=True)


def line(template: str, **parts: str | Span | Line) -> Line:
    """Fill a (translated) template: `*…*` is bold, `{key}` stands for a part.

    Only the template is read for marks: whatever stands in a part appears as it is.
    """
    spans: list[Span] = []
    bold = False
    for text, key in _tokens(template):
        if key is None:
            bold = not bold
        elif not key:
            _add(spans, Span(text, bold))
        else:
            part = parts[key]
            if isinstance(part, str):
                _add(spans, Span(part, bold))
            else:
                for span in (part,) if isinstance(part, Span) else part:
                    _add(spans, span._replace(bold=bold or span.bold))
    return tuple(spans)


def plain(spans: Line) -> str:
    """Give a line as plain text."""
    return "".join(span.text for span in spans)


def fill(template: str, **parts: str | Span | Line) -> str:
    """Fill a template to plain text."""
    return plain(line(template, **parts))


@lru_cache(maxsize=512)
def _tokens(template: str) -> tuple[tuple[str, str | None], ...]:
    """Pieces of a template: (text, "") as it is, ("", key) a part, ("", None) bold on or off."""
    tokens: list[tuple[str, str | None]] = []
    end = 0
    for found in _MARK.finditer(template):
        if found.start() > end:
            tokens.append((template[end : found.start()], ""))
        tokens.append(("", found[1]))
        end = found.end()
    if end < len(template):
        tokens.append((template[end:], ""))
    return tuple(tokens)


def _add(spans: list[Span], span: Span) -> None:
    """Append a span, joined to the last one where both look alike."""
    if not span.text:
        return
    last = spans[-1] if spans else None
    if last is not None and last.bold == span.bold and not last.name and not span.name:
        spans[-1] = last._replace(text=last.text + span.text)
    else:
        spans.append(span)
