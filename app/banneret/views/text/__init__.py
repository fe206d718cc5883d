"""Every sentence and number the GM reads: events, workings, dice, rules and faults in his language.

Lines come as spans (`Line`), so that a name is painted as it was typed. Numbers follow `QLocale()`, words the
installed translators: nothing is kept, so a change of language needs only a repaint.
"""

from banneret.views.text.commands import command_label
from banneret.views.text.counted import casualties_line, tenths
from banneret.views.text.dice import die_value, die_words, faces_words
from banneret.views.text.events import event_label, event_sentence, redo_label, undo_label
from banneret.views.text.faults import fault_sentence, fault_text, where_words
from banneret.views.text.numbers import clock, either, exact, listed, moment, number, percent, signed
from banneret.views.text.rules import rule_tip, rule_words
from banneret.views.text.spans import Line, Span, fill, line, name_span, plain
from banneret.views.text.words import called, field_word, meaning_word
from banneret.views.text.workings import WorkingLine, formula, working_line

__all__ = [
    "Line",
    "Span",
    "WorkingLine",
    "called",
    "casualties_line",
    "clock",
    "command_label",
    "die_value",
    "die_words",
    "either",
    "event_label",
    "event_sentence",
    "exact",
    "faces_words",
    "fault_sentence",
    "fault_text",
    "field_word",
    "fill",
    "formula",
    "line",
    "listed",
    "meaning_word",
    "moment",
    "name_span",
    "number",
    "percent",
    "plain",
    "redo_label",
    "rule_tip",
    "rule_words",
    "signed",
    "tenths",
    "undo_label",
    "where_words",
    "working_line",
]
