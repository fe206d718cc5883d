"""The focus ring lies outside whatever has the keyboard, follows it, and never disturbs a layout."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from banneret.views.theme import LIGHT, OWN_RING, Theme


def ring_of(window: QWidget) -> QWidget | None:
    """The visible ring in `window`, if there is one."""
    rings = [ring for ring in window.findChildren(QWidget, "focus_ring") if ring.isVisible()]
    assert len(rings) <= 1
    return rings[0] if rings else None


def place_in(window: QWidget, widget: QWidget) -> QRect:
    """`widget`'s rectangle in the coordinates of `window`."""
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def shown(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    """A window with `widgets` in a column, active."""
    window = QWidget()
    column = QVBoxLayout(window)
    for widget in widgets:
        column.addWidget(widget)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def test_the_ring_is_drawn_outside_with_a_pixel_of_ground_between(dressed: Theme, qtbot: QtBot) -> None:
    first, second = QPushButton("First"), QPushButton("Second")
    window = shown(qtbot, first, second)
    second.setFocus()
    ring = ring_of(window)
    assert ring is not None
    assert place_in(window, ring) == place_in(window, second).adjusted(-3, -3, 3, 3)
    image = window.grab().toImage()
    middle = place_in(window, second).center().y()
    left = place_in(window, second).left()
    assert image.pixelColor(left - 2, middle).name() == LIGHT.accent.name()
    assert image.pixelColor(left - 3, middle).name() == LIGHT.accent.name()
    assert image.pixelColor(left - 1, middle).name() == LIGHT.window.name()
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_ring_moves_with_the_widget_and_goes_with_it(dressed: Theme, qtbot: QtBot) -> None:
    above, field = QLineEdit(), QLineEdit()
    window = shown(qtbot, above, field)
    field.setFocus()
    window.resize(500, 300)
    ring = ring_of(window)
    assert ring is not None
    assert place_in(window, ring) == place_in(window, field).adjusted(-3, -3, 3, 3)
    field.setEnabled(False)  # Qt gives the keyboard to the next widget
    assert place_in(window, ring) == place_in(window, above).adjusted(-3, -3, 3, 3)
    above.setEnabled(False)
    assert ring_of(window) is None


def test_a_splitter_gets_no_pane_of_it(dressed: Theme, qtbot: QtBot) -> None:
    splitter = QSplitter()
    splitter.addWidget(QPushButton("Left"))
    right = QPushButton("Right")
    splitter.addWidget(right)
    window = shown(qtbot, splitter)
    right.setFocus()
    assert ring_of(window) is not None
    assert splitter.count() == 2


def test_in_a_scroll_area_the_ring_stays_inside(dressed: Theme, qtbot: QtBot) -> None:
    inside = QWidget()
    row = QHBoxLayout(inside)
    row.setContentsMargins(0, 0, 0, 0)
    button = QPushButton("Deep")
    row.addWidget(button)
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    window = shown(qtbot, area)
    button.setFocus()
    ring = ring_of(window)
    assert ring is not None
    assert area.isAncestorOf(ring)


def test_a_widget_with_its_own_ring_is_left_alone(dressed: Theme, qtbot: QtBot) -> None:
    own = QPushButton("Cards")
    own.setProperty(OWN_RING, True)
    window = shown(qtbot, own)
    own.setFocus()
    assert ring_of(window) is None


def test_the_ring_survives_the_panel_it_lay_in(dressed: Theme, qtbot: QtBot) -> None:
    panel = QWidget()
    column = QVBoxLayout(panel)
    inner = QLineEdit()
    column.addWidget(inner)
    other = QLineEdit()
    window = shown(qtbot, panel, other)
    inner.setFocus()
    panel.setParent(None)
    panel.deleteLater()
    other.setFocus()
    assert ring_of(window) is not None
