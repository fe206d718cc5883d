"""The filled button, the panel, and painted parts as widgets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from banneret.views.paint import Mood
from banneret.views.theme import LIGHT, TextSize, set_primary
from banneret.views.widgets import Badge, BannerMark, Panel, PrimaryButton, key_text


def test_the_key_is_shown_as_a_sign() -> None:
    assert key_text("Ctrl+Return") == "Ctrl+⏎"
    assert key_text("F5") == "F5"


def test_the_primary_button_is_filled_and_makes_room_for_its_key(dressed, stage) -> None:
    bare, keyed = (
        PrimaryButton(dressed, "Accept"),
        PrimaryButton(dressed, "Accept", "Ctrl+Return", icon="check"),
    )
    stage(bare, keyed)
    assert keyed.width() > bare.width() + 30
    assert keyed.height() == 32
    image = keyed.grab().toImage()
    assert image.pixelColor(5, 5).name() == LIGHT.accent.name()
    on = sum(
        image.pixelColor(x, y).name() == LIGHT.on_accent.name()
        for x in range(image.width())
        for y in range(image.height())
    )
    assert on > 60
    keyed.setEnabled(False)
    assert keyed.grab().toImage().pixelColor(5, 5).name() == LIGHT.sunk.name()
    set_primary(bare, False)
    assert bare.grab().toImage().pixelColor(5, 5).name() == LIGHT.card.name()


def test_the_primary_button_is_pressed_by_space_and_click(dressed, stage, qtbot: QtBot) -> None:
    button = PrimaryButton(dressed, "Accept sequence 2", "Ctrl+Return")
    stage(button)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_names_on_the_button_are_plain(theme, qtbot: QtBot) -> None:
    button = PrimaryButton(theme, "Accept R&B")
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    assert (button.label, button.accessibleName()) == ("Accept R&B", "Accept R&B")
    button.set_label("Roll and accept sequence 2")
    assert button.sizeHint().width() > 150


def test_a_panel_has_head_body_and_foot_of_their_heights(dressed, stage) -> None:
    panel = Panel(dressed, "Log")
    panel.add_to_head(QPushButton("Copy"))
    panel.foot_layout().addWidget(QPushButton("Next sequence"))
    panel.foot_layout().addWidget(QPushButton("Again"))
    small = Panel(dressed, "Notes", small=True)
    window = stage(panel, small)
    window.resize(400, 500)
    assert (panel.head.height(), small.head.height()) == (44, 40)
    assert panel.accessibleName() == "Log"
    image = panel.grab().toImage()
    assert image.pixelColor(200, 0).name() == LIGHT.line.name()
    assert image.pixelColor(200, 100).name() == LIGHT.card.name()
    assert image.pixelColor(200, 44).name() == LIGHT.line.name()
    dressed.set_text_size(TextSize.LARGE)
    QApplication.processEvents()
    assert panel.head.height() == 52


def test_a_table_fills_a_panels_body(dressed, stage) -> None:
    panel = Panel(dressed, "")
    table = QTableView()
    panel.set_body(table)
    stage(panel)
    assert not panel.title.isVisible()
    assert table.width() == panel.body.width() == panel.width() - 2


def test_painted_parts_are_widgets_with_words(theme, stage) -> None:
    banner = BannerMark(theme, 0, name="Montfort’s riders")
    badge = Badge(theme, "Holds", "check")
    stage(banner, badge)
    before = badge.sizeHint().width()
    badge.set_state("Weapon broken", "broken", Mood.HARM, dashed=True)
    assert badge.sizeHint().width() > before
    assert badge.accessibleName() == "Weapon broken"
    banner.set_side(1, "The villagers")
    assert (banner.accessibleName(), banner.sizeHint().width()) == ("The villagers", 18)
    for widget in (banner, badge):
        widget.grab()
    theme.set_text_size(TextSize.LARGEST)
    assert (badge.sizeHint().height(), banner.sizeHint().width()) == (28, 24)
