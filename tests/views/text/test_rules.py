"""Each rule that a line of the log may cite has one short sentence."""

from __future__ import annotations

import pytest

from banneret.views.text import rule_tip, rule_words

CITED = (
    *("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T11"),
    *("N1", "N2", "N3", "N4", "N5", "B1", "B2", "B3"),
)


@pytest.mark.parametrize("rule", CITED)
def test_one_sentence_a_rule(rule: str) -> None:
    words = rule_words(rule)

    assert words.endswith(".")
    assert len(words) <= 120
    assert rule_tip(rule) == f"{rule}: {words}"


def test_a_rule_without_words_still_shows_its_id() -> None:
    assert rule_words("T99") == ""
    assert rule_tip("T99") == "T99"
