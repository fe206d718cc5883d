"""Icons take their colour from the theme, are drawn in one stroke, and are all there."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray, QFile, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from banneret.resources import resource_names, resource_text
from banneret.views.theme import DARK, LIGHT, Roles, Scheme, Theme, paint_icon, pixmap
from banneret.views.theme.glyphs import glyph_url
from banneret.views.theme.icons import ALIASES, icon, svg_of

NAMES = [name.removeprefix("icons/").removesuffix(".svg") for name in resource_names("icons", ".svg")]


def strongest(image: QImage) -> QColor:
    """The colour of the most opaque pixel."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(pixels, key=QColor.alpha)


@pytest.mark.parametrize("name", NAMES)
def test_each_icon_is_one_stroke_on_a_grid_of_16(name: str) -> None:
    drawing = resource_text(f"icons/{name}.svg")
    assert 'viewBox="0 0 16 16"' in drawing
    assert re.findall(r'stroke="([^"]*)"', drawing) == ["#000"]
    assert re.findall(r'stroke-width="([^"]*)"', drawing) == ["1.5"]
    assert re.findall(r'fill="([^"]*)"', drawing) == ["none"]
    assert QSvgRenderer(QByteArray(drawing.encode())).isValid()


@pytest.mark.parametrize("name", [*NAMES, *ALIASES])
def test_each_icon_shows_in_the_colour_asked_for(qapp: QApplication, name: str) -> None:
    image = pixmap(name, LIGHT.harm, 16, 2.0).toImage()
    assert image.width() == 32
    seen = strongest(image)
    assert seen.alpha() > 200
    assert (abs(seen.red() - LIGHT.harm.red()), abs(seen.blue() - LIGHT.harm.blue())) <= (6, 6)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        svg_of("no-such-icon", LIGHT.ink)


def test_an_icon_is_drawn_once_for_each_colour_and_size(qapp: QApplication) -> None:
    assert pixmap("undo", LIGHT.ink, 16) is pixmap("undo", LIGHT.ink, 16)
    assert pixmap("undo", LIGHT.ink, 16) is not pixmap("undo", DARK.ink, 16)
    assert pixmap("undo", LIGHT.ink, 16) is not pixmap("undo", LIGHT.ink, 20)


def test_an_icon_is_centred_in_a_wider_place(qapp: QApplication) -> None:
    image = QImage(40, 16, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_icon(painter, QRectF(0, 0, 40, 16), "menu", LIGHT.ink)
    paint_icon(painter, QRectF(0, 0, 0, 16), "menu", LIGHT.ink)
    painter.end()
    inked = [x for x in range(40) if any(image.pixelColor(x, y).alpha() > 100 for y in range(16))]
    assert abs((inked[0] + inked[-1]) / 2 - 19.5) <= 1


def test_a_disabled_icon_pales_and_a_gap_widens_it(qapp: QApplication) -> None:
    made = icon("undo", LIGHT.ink, 16, LIGHT.edge, gap=8)
    assert made.availableSizes()[0].width() == 24
    normal = strongest(made.pixmap(24, 16).toImage())
    disabled = strongest(made.pixmap(24, 16, made.Mode.Disabled).toImage())
    assert normal.lightness() < disabled.lightness()


def test_bound_icons_follow_the_theme(qtbot: QtBot) -> None:
    theme = Theme(Scheme.LIGHT)
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    theme.bind_icon(button, "undo")
    light = strongest(button.icon().pixmap(24, 16).toImage())
    theme.set_scheme(Scheme.DARK)
    dark = strongest(button.icon().pixmap(24, 16).toImage())
    assert light.lightness() < 60 < 200 < dark.lightness()


def test_binding_again_replaces_and_a_dead_button_is_forgotten(qtbot: QtBot) -> None:
    theme = Theme(Scheme.LIGHT)
    button = QPushButton("Undo")
    theme.bind_icon(button, "undo")
    theme.bind_icon(button, "redo", "accent")
    assert len(theme._bound) == 1
    button.deleteLater()
    qtbot.waitUntil(lambda: not theme._bound or _deleted(button))
    theme.set_scheme(Scheme.DARK)
    assert theme._bound == []


def _deleted(button: QPushButton) -> bool:
    from shiboken6 import isValid

    return not isValid(button)


@pytest.mark.parametrize("roles", [LIGHT, DARK], ids=lambda roles: roles.name)
def test_the_style_sheet_finds_its_glyphs(qapp: QApplication, roles: Roles) -> None:
    for glyph in ("down", "up", "left", "right", "tick", "part", "menu-tick", "close"):
        path = glyph_url(roles, glyph).removeprefix("url(").removesuffix(")")
        assert QFile.exists(path)
        assert QSvgRenderer(path).isValid()
