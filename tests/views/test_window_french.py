"""The window in French: nothing is left in English, and the longer words still have their room."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from tests.views.window_bench import dressed, three_a_side, window_on

from banneret.model.commands import Withdraw
from banneret.resources import resource_path
from banneret.session.sequence_draft import default_strikes
from banneret.views.main_window import MainWindow
from banneret.views.orders import CorrectionDialog, MoraleDialog, StrikesDialog, unit_menu
from banneret.views.theme import TextSize


@contextmanager
def speaking_french(app: QApplication) -> Iterator[None]:
    before = QLocale()
    translator = QTranslator()
    assert translator.load(str(resource_path("translations/banneret_fr.qm")))
    QLocale.setDefault(QLocale(QLocale.Language.French, QLocale.Country.France))
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    """Speak French for one test."""
    with speaking_french(qapp):
        yield


def written_alike(repository: Path) -> set[str]:
    """What French writes as English does."""
    root = ET.parse(repository / "resources" / "translations" / "banneret_fr.ts").getroot()
    return {
        source.casefold()
        for message in root.iter("message")
        if (source := message.findtext("source", "")) == message.findtext("translation")
    }


def said(root: QWidget) -> set[str]:
    """Every text with letters that a part shows or tells a screen reader: labels, buttons, boxes, actions, tooltips."""
    found: set[str] = set()
    for widget in [root, *root.findChildren(QWidget)]:
        found |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        if isinstance(widget, QComboBox):
            found |= {widget.itemText(place) for place in range(widget.count())}
    for action in root.findChildren(QAction):
        found |= {action.text(), action.toolTip()}
    return {text for text in found if any(letter.isalpha() for letter in text.removeprefix("Ctrl+"))}


def everything(qtbot: QtBot, folder: Path) -> set[str]:
    """What window, dialogs and menu say of a battle whose names are figures."""
    folder.mkdir()
    state = three_a_side(*"123456").model_copy(update={"name": "0"})
    sides = tuple(side.model_copy(update={"name": "0"}) for side in state.sides)
    window = window_on(qtbot, folder, state.model_copy(update={"sides": sides}))
    texts = said(window)
    window.sequence.press_accept()
    window.submit(Withdraw(unit="peasants"))
    window.submit(Withdraw(unit="peasants"))
    texts |= said(window)
    for part in parts_of(window):
        texts |= said(part)
    window.close()
    return texts


def parts_of(window: MainWindow) -> list[QWidget]:
    """The dialogs and menus that the window opens."""
    theme, state, look = window._theme, window._document.state, window._document.preview
    troop, strikes = state.troop("horsemen"), default_strikes(state, "melee")
    return [
        CorrectionDialog(theme, state, troop, submit=window.submit, parent=window),
        MoraleDialog(theme, state, troop, submit=window.submit, look=look, parent=window),
        StrikesDialog(theme, state, strikes, parent=window),
        *(
            unit_menu(state, unit, submit=window.submit, roll_morale=str, correct=str, parent=window)
            for unit in ("horsemen", "peasants")
        ),
    ]


def test_nothing_is_left_in_english(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, repository: Path
) -> None:
    """Also what nobody marked to be translated."""
    english = everything(qtbot, tmp_path / "en")
    assert len(english) > 80
    with speaking_french(qapp):
        left = english & everything(qtbot, tmp_path / "fr")
    alike = written_alike(repository)
    assert {text for text in left if text.casefold() not in alike and len(text) > 3} == set()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_no_button_is_cut_off(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, french: None, size: tuple[int, int]
) -> None:
    with dressed(qapp) as theme:
        window = window_on(qtbot, tmp_path, three_a_side(), theme)
        window.resize(*size)
        window.actions_.accept.trigger()
        QCoreApplication.processEvents()
        assert (window.width(), window.height()) == size
        expect_whole(window)
        window.close()


@pytest.mark.parametrize("kind", [CorrectionDialog, MoraleDialog, StrikesDialog])
def test_no_dialog_is_cut_off_in_the_largest_text(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, french: None, kind: type[QDialog]
) -> None:
    with dressed(qapp, TextSize.LARGEST) as theme:
        window = window_on(qtbot, tmp_path, three_a_side(), theme)
        dialog = next(part for part in parts_of(window) if isinstance(part, kind))
        dialog.show()
        QCoreApplication.processEvents()
        assert dialog.width() <= 1024
        assert dialog.height() <= 640
        expect_whole(dialog)
        window.close()


def expect_whole(root: QWidget) -> None:
    for button in root.findChildren(QPushButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            place = QRect(button.mapTo(root, QPoint()), button.size())
            assert root.rect().contains(place), button.text()
