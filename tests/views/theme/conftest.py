"""A theme that dresses the test application, and undresses it afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from banneret.views.theme import Scheme, Theme


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Theme]:
    """The light theme, installed."""
    font = qapp.font()
    theme = Theme(Scheme.LIGHT)
    theme.install(qapp)
    yield theme
    theme.set_scheme(Scheme.SYSTEM)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.setFont(font)
    if theme._ring is not None:
        theme._ring.stop()
