"""Three groups a side in the smallest usual window, and names of any length, script and look."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import shiboken6
from PySide6 import QtGui
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.views.test_main_window import OpenWindow, accept, next_sequence, prepare
from tests.views.window_bench import dressed, three_a_side, window_on

from banneret.model.commands import RecordMorale, Withdraw
from banneret.views.cards import CardColumn
from banneret.views.main_window import MainWindow
from banneret.views.orders import CorrectionDialog, MoraleDialog, StrikesDialog, TurnPanel
from banneret.views.theme import TextSize
from banneret.views.widgets import ElidedLabel

WIDE = "W" * 80
ARABIC = "\N{ARABIC LETTER FEH}\N{ARABIC LETTER REH}\N{ARABIC LETTER SEEN}\N{ARABIC LETTER ALEF}\N{ARABIC LETTER NOON}"
BOAR = "\N{BOAR} Boar & Sons"
MARKUP = "<img src=x>"
ENTITY = "a &lt; b"
NAMES = (WIDE, ARABIC, BOAR, MARKUP, "<b>x</b>", ENTITY)
TELL_TALE = ("<img", "<b>x")


def fight_once(window: MainWindow) -> None:
    """Let all six fight with dice of the app, so that every part of the window has something to say."""
    window.actions_.accept.trigger()
    QCoreApplication.processEvents()


def parts(window: QWidget) -> list[QWidget]:
    return [widget for widget in window.findChildren(QWidget) if widget.isVisible()]


def reads_as_html(text: str) -> bool:
    """Whether Qt would take a tooltip for HTML and hide or obey what the GM typed."""
    return QtGui.Qt.mightBeRichText(text) and not text.startswith("<qt>")


def tooltips(window: QWidget) -> dict[str, str]:
    """Every tooltip in the window, of widgets, actions and rows, by where it is."""
    found: dict[str, str] = {}
    for widget in parts(window):
        found[f"{type(widget).__name__} {widget.accessibleName()}"] = widget.toolTip()
    for action in window.findChildren(QAction):
        found[f"action {action.text()}"] = action.toolTip()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is None or isinstance(view.parent(), QComboBox):
            continue
        root = QModelIndex()
        for row in range(model.rowCount(root)):
            # PySide hides the one column of a list model.
            columns = model.columnCount(root) if isinstance(model, QAbstractTableModel) else 1
            for column in range(columns):
                tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
                found[f"{type(view).__name__} {row} {column}"] = str(tip or "")
    return found


def test_three_a_side_fit_without_scrolling(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    with dressed(qapp) as theme:
        window = window_on(qtbot, tmp_path, three_a_side(), theme)
        fight_once(window)
        assert (window.width(), window.height()) == (1280, 720)
        for column in window.findChildren(CardColumn):
            assert column.verticalScrollBar().maximum() == 0
        for button in window.findChildren(QAbstractButton):
            if button.isVisible() and not inside_scroll(button):
                corners = QRect(button.mapTo(window, QPoint()), button.size())
                assert window.rect().contains(corners), button.text()
        window.close()


def inside_scroll(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above is not None


def test_three_a_side_lie_in_no_ones_way(qtbot: QtBot, tmp_path: Path) -> None:
    """The six panels stand beside each other, whole."""
    window = window_on(qtbot, tmp_path, three_a_side())
    panels = [*window.columns.values(), window.sequence, window.log, window.turn, window.morale]
    places = [QRect(panel.mapTo(window, QPoint()), panel.size()) for panel in panels if panel.isVisible()]
    for number, place in enumerate(places):
        assert window.rect().contains(place)
        for other in places[number + 1 :]:
            assert not place.intersects(other)


@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
def test_wide_names_never_widen_the_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, size: TextSize
) -> None:
    with dressed(qapp, size) as theme:
        window = window_on(qtbot, tmp_path, three_a_side(*[WIDE] * 6), theme)
        fight_once(window)
        window.submit(Withdraw(unit="peasants"))
        window.submit(Withdraw(unit="peasants"))
        QCoreApplication.processEvents()
        assert window.notice.text
        assert window.minimumSizeHint().width() <= 1280
        assert (window.width(), window.height()) == (1280, 720)
        window.close()


def test_names_are_shown_as_they_were_typed(qtbot: QtBot, tmp_path: Path) -> None:
    """No label reads HTML, and no button makes an Alt key out of an ampersand."""
    window = window_on(qtbot, tmp_path, three_a_side(*NAMES))
    fight_once(window)
    window.submit(Withdraw(unit="horsemen"))
    window.submit(Withdraw(unit="horsemen"))
    for label in window.findChildren(QLabel):
        plain = label.textFormat() is Qt.TextFormat.PlainText
        assert plain or not any(name in label.text() for name in NAMES), label.text()
    for button in window.findChildren(QAbstractButton):
        assert "& Sons" not in button.text().replace("&&", ""), button.text()
    assert WIDE in window.notice.text


def test_tooltips_never_obey_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(qtbot, tmp_path, three_a_side(*NAMES))
    fight_once(window)
    window.submit(RecordMorale(units=("pikes", "archers"), outcome="broke"))
    window.actions_.undo.trigger()
    obeyed = {
        where: tip
        for where, tip in tooltips(window).items()
        if reads_as_html(tip) or any(tale in tip for tale in TELL_TALE)
    }
    assert obeyed == {}


def test_the_pairs_tooltips_never_obey_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    """Two groups stand face to face, with arrows between them."""
    state = three_a_side(MARKUP, "<b>x</b>")
    units = {unit: state.units[unit] for unit in ("horsemen", "peasants")}
    window = window_on(qtbot, tmp_path, state.model_copy(update={"units": units}))
    obeyed = {
        where: tip
        for where, tip in tooltips(window).items()
        if reads_as_html(tip) or any(tale in tip for tale in TELL_TALE)
    }
    assert obeyed == {}


def test_a_cut_name_is_whole_in_its_tooltip(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(qtbot, tmp_path, three_a_side(WIDE))
    cut = [label for label in window.findChildren(ElidedLabel) if label.isVisible() and label.elided]
    assert cut
    assert all(WIDE in label.toolTip() for label in cut if "W" * 10 in label.text())


def test_dialogs_take_any_name(qtbot: QtBot, tmp_path: Path) -> None:
    """They open, stay within the screen of a laptop, and read no HTML."""
    window = window_on(qtbot, tmp_path, three_a_side(*NAMES))
    state, theme = window._document.state, window._theme
    troop = state.troop("horsemen")
    look = window._document.preview
    for dialog in (
        CorrectionDialog(theme, state, troop, submit=window.submit, parent=window),
        MoraleDialog(theme, state, troop, submit=window.submit, look=look, parent=window),
        StrikesDialog(theme, state, window.sequence._draft.command.strikes, parent=window),
    ):
        if isinstance(dialog, CorrectionDialog):
            qtbot.keyClicks(dialog.edit("training"), "5")
        dialog.show()
        assert dialog.width() <= 1280
        assert dialog.height() <= 720
        assert all(label.textFormat() is Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
        dialog.close()


@contextmanager
def models_checked(window: MainWindow) -> Iterator[int]:
    """Let Qt look at every item model at each of its changes; a breach is a warning, which fails the test."""
    views = [view for view in window.findChildren(QAbstractItemView) if view.model() is not None]
    models = {id(view.model()): view.model() for view in views}
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(model, mode) for model in models.values()]
    yield len(testers)
    for tester in testers:  # before the models: a tester must not outlive what it looks at
        shiboken6.delete(tester)


def test_every_model_of_the_window_keeps_qts_rules(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Through accepting, undoing, redoing and a new branch."""
    window = open_window()
    with models_checked(window) as count:
        assert count >= 5
        prepare(qtbot, window, (9, 7), (2, 1))
        accept(qtbot, window)
        next_sequence(window)
        window.actions_.undo.trigger()
        window.actions_.undo.trigger()
        window.actions_.redo.trigger()
        prepare(qtbot, window, (4, 3), (3, 6))
        accept(qtbot, window)
        window.submit(Withdraw(unit="peasants"))
        window.actions_.undo.trigger()


def test_every_model_of_a_large_battle_keeps_qts_rules(qtbot: QtBot, tmp_path: Path) -> None:
    """The table of strikes too, which stands only where there are more than two groups."""
    window = window_on(qtbot, tmp_path, three_a_side(*NAMES))
    with models_checked(window) as count:
        assert count >= 6
        fight_once(window)
        window.actions_.undo.trigger()
        window.submit(RecordMorale(units=("archers",), outcome="held"))


def test_every_field_has_a_name_for_screen_readers(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(qtbot, tmp_path, three_a_side())
    fight_once(window)
    nameless = [
        widget
        for widget in parts(window)
        if isinstance(widget, QLineEdit | QComboBox | QAbstractItemView | QAbstractButton)
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        and not isinstance(widget, QHeaderView)
        and not isinstance(widget.parentWidget(), QComboBox)
    ]
    assert nameless == []


def test_right_to_left_mirrors_without_harm(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(qtbot, tmp_path, three_a_side(ARABIC, BOAR))
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    fight_once(window)
    window.grab()
    turn = window.findChild(TurnPanel)
    assert turn is not None
    assert (window.width(), window.height()) == (1280, 720)
