"""The text's battle, and the language of the moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from banneret.model.battle import BattleState
from banneret.resources import resource_text
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as in English, whatever the machine's own locale."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def french() -> None:
    """Numbers as in French; the words stay English without a translator."""
    QLocale.setDefault(QLocale(QLocale.Language.French, QLocale.Country.France))


@pytest.fixture
def charge() -> BattleState:
    """10 horsemen against 40 peasants, before the first sequence."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)
