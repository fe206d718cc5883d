"""The theme follows the GM's choice or the desktop, and everything dressed by it follows at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from banneret.views.theme import (
    DARK,
    LIGHT,
    Roles,
    Scale,
    Scheme,
    TextSize,
    Theme,
    Tone,
    Type,
    label,
    mark,
    set_primary,
    set_small,
    style_sheet,
)


@pytest.mark.parametrize("roles", [LIGHT, DARK], ids=lambda roles: roles.name)
@pytest.mark.parametrize("size", TextSize)
def test_the_style_sheet_is_whole(qapp: QApplication, roles: Roles, size: TextSize) -> None:
    sheet = style_sheet(roles, Scale(size))
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    other = DARK if roles is LIGHT else LIGHT
    assert other.card.name() not in sheet


def test_an_explicit_scheme_wins_over_the_system(qapp: QApplication) -> None:
    assert Theme(Scheme.DARK).roles is DARK
    assert Theme(Scheme.LIGHT).roles is LIGHT


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    theme = Theme(Scheme.LIGHT)
    with qtbot.waitSignal(theme.changed):
        theme.set_scheme(Scheme.DARK)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_scheme(Scheme.DARK)
        theme.set_text_size(TextSize.NORMAL)
    with qtbot.waitSignal(theme.changed):
        theme.set_text_size(TextSize.LARGE)
    assert theme.scale.pixels(Type.BASE) == 15


def test_the_desktops_change_is_followed_live(dressed: Theme, qtbot: QtBot) -> None:
    dressed.set_scheme(Scheme.SYSTEM)
    dressed._on_system_changed(Qt.ColorScheme.Dark)
    assert dressed.roles is DARK
    assert QApplication.palette().color(QPalette.ColorRole.Window).name() == DARK.window.name()
    dressed._on_system_changed(Qt.ColorScheme.Light)
    assert dressed.roles is LIGHT


def test_the_desktop_does_not_overrule_the_gm(dressed: Theme) -> None:
    dressed._on_system_changed(Qt.ColorScheme.Dark)
    assert dressed.roles is LIGHT


def test_buttons_fields_and_labels_have_their_sizes(dressed: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    button, small, field = QPushButton("Next sequence"), QPushButton("Copy"), QLineEdit()
    set_small(small)
    caption = label("effectiveness", Type.CAPTION, Tone.INK2)
    for widget in (button, small, field, caption):
        column.addWidget(widget)
    window.show()
    assert (button.height(), small.height(), field.height()) == (32, 28, 28)
    assert caption.font().pixelSize() == 11
    dressed.set_text_size(TextSize.LARGEST)
    QApplication.processEvents()
    assert (button.height(), small.height(), field.height()) == (44, 40, 40)
    assert caption.font().pixelSize() == 14


def test_the_primary_button_is_filled_and_a_wrong_field_is_in_harm(dressed: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    button, field = QPushButton(), QLineEdit()
    column.addWidget(button)
    column.addWidget(field)
    window.show()

    def ground(widget: QWidget) -> str:
        return widget.grab().toImage().pixelColor(8, widget.height() // 2).name()

    assert ground(button) == LIGHT.card.name()
    set_primary(button)
    assert ground(button) == LIGHT.accent.name()
    mark(field, "wrong", True)
    assert ground(field) == LIGHT.harm_soft.name()
    assert field.height() == 28
    mark(field, "wrong", False)
    assert ground(field) == LIGHT.card.name()
    dressed.set_scheme(Scheme.DARK)
    assert ground(button) == DARK.accent.name()


def test_a_label_never_reads_html(qtbot: QtBot) -> None:
    made = label("<b>Aldric</b>")
    qtbot.addWidget(made)
    assert isinstance(made, QLabel)
    assert made.textFormat() is Qt.TextFormat.PlainText
