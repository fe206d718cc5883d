"""Text sizes: fonts and heights grow, and heights keep one grid."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from banneret.views.theme import Scale, TextSize, Type


@pytest.mark.parametrize(
    ("size", "base", "button", "field", "strip"),
    [(TextSize.NORMAL, 13, 32, 28, 48), (TextSize.LARGE, 15, 40, 36, 56), (TextSize.LARGEST, 17, 44, 40, 64)],
)
def test_fonts_and_heights_grow_together(
    qapp: QApplication, size: TextSize, base: int, button: int, field: int, strip: int
) -> None:
    scale = Scale(size)
    assert scale.pixels(Type.BASE) == base
    assert (scale.height(32), scale.height(28), scale.height(48)) == (button, field, strip)
    assert scale.icon(16) % 2 == 0
    if size is not TextSize.NORMAL:
        assert all(scale.height(height) % 4 == 0 for height in range(1, 200))


@pytest.mark.parametrize("size", TextSize)
@pytest.mark.parametrize("kind", Type)
def test_a_line_holds_its_text(qapp: QApplication, size: TextSize, kind: Type) -> None:
    scale = Scale(size)
    metrics = QFontMetrics(scale.font(kind))
    text = "−0123456789" if kind in (Type.STRENGTH, Type.PLAYER_80) else "ÉÀgpqy|"
    assert metrics.tightBoundingRect(text).height() <= scale.line(kind) + 1
    assert scale.font(kind).bold() is kind.bold


def test_figures_have_one_width(qapp: QApplication) -> None:
    metrics = QFontMetrics(Scale().font(Type.STRENGTH))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_a_weight_can_be_asked_for(qapp: QApplication) -> None:
    scale = Scale()
    assert scale.font(Type.BASE, bold=True).bold()
    assert not scale.font(Type.TITLE, bold=False).bold()
    assert scale.font(Type.BASE) is scale.font(Type.BASE)
