"""Templates become spans; names are never read for marks."""

from __future__ import annotations

from banneret.views.text import Span, line, name_span, plain

HOSTILE = "<b>x</b> *{name}* {0} %1 &amp;"


def test_bold_is_marked_in_the_template_only() -> None:
    assert line("*Sequence {number}*: {what}", number="1", what="no *losses*") == (
        Span("Sequence 1", bold=True),
        Span(": no *losses*"),
    )


def test_a_name_appears_as_typed() -> None:
    spans = line("*{name}* broke", name=name_span(HOSTILE))

    assert spans == (Span(HOSTILE, bold=True, name=True), Span(" broke"))
    assert plain(spans) == f"{HOSTILE} broke"


def test_a_name_stays_on_one_line() -> None:
    assert plain(line("{name} hold", name=name_span("The\nGuard"))) == "The Guard hold"


def test_parts_keep_their_own_bold() -> None:
    inner = line("*5* dead")

    assert line("{a}, {b}", a=inner, b=inner) == (
        Span("5", bold=True),
        Span(" dead, "),
        Span("5", bold=True),
        Span(" dead"),
    )
