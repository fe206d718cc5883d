"""The second sample in the real window: a duel fought, undone, and there again after reopening."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.application import open_document
from banneret.model.hero_commands import Leave, ResolveAssault
from banneret.model.heroes import Hero
from banneret.resources import resource_text
from banneret.session.document import Document
from banneret.views.main_window import MainWindow
from banneret.views.theme import Scheme, Theme
from banneret.views.widgets import DieField

OpenDuel = Callable[[], MainWindow]


@pytest.fixture
def open_duel(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenDuel]:
    documents: list[Document] = []
    windows: list[MainWindow] = []

    def open_again() -> MainWindow:
        for window in windows:
            window.close()
        for document in documents:
            document.close()
        document = open_document(tmp_path / "duel.banneret", "en", look_only=False)
        documents.append(document)
        window = MainWindow(Theme(Scheme.LIGHT), document)
        qtbot.addWidget(window)
        windows.append(window)
        if len(windows) == 1:
            window.campaign.open_battle(2)
        window.panels.show_panel("assault")
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        with qtbot.waitActive(window):
            pass
        return window

    yield open_again
    for window in windows:
        window.close()
    for document in documents:
        document.close()


def hero(window: MainWindow, unit: str) -> Hero:
    return window._document.state.hero(unit)


def type_dice(qtbot: QtBot, window: MainWindow, faces: dict[str, list[int]]) -> None:
    """Type each die that is asked for, in order, by the kind of die: type, Enter, type, Enter."""
    window.assault.focus_first_die()
    while window._assault.outlook.needed:
        needed = window._assault.outlook.needed[0]
        field = QApplication.focusWidget()
        assert isinstance(field, DieField)
        qtbot.keyClicks(field, str(faces[needed.name.split(".")[1] + f"d{needed.faces}"].pop(0)))
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_duel_is_fought_undone_and_reopened(qtbot: QtBot, open_duel: OpenDuel) -> None:
    """H17–H20 on screen: 71 + 7 + 46 = 124 against 68 + 44 = 112, a strike of 12, 18 points, 11 and 7."""
    window = open_duel()
    assert hero(window, "odo").body_left == 60
    type_dice(qtbot, window, {"ad6": [3, 4], "ad100": [46], "bd100": [44]})

    after = window._assault.outlook.after
    assert after is not None
    assert after.hero("odo").body_left == 49
    assert after.hero("odo").resistance_left == 33
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert hero(window, "odo").body_left == 49
    assert "Odo" in window.strip.undo_button.toolTip()

    window = open_duel()
    assert hero(window, "odo").body_left == 49
    window.actions_.undo.trigger()
    assert hero(window, "odo").body_left == 60
    assert hero(window, "odo").resistance_left == 40
    window.actions_.redo.trigger()
    assert hero(window, "odo").body_left == 49


def test_a_key_pressed_twice_accepts_one_assault(qtbot: QtBot, open_duel: OpenDuel) -> None:
    """H28: the second press would be a further assault, unasked; once a die is typed it is asked for."""
    window = open_duel()
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(window._document.path) == 1

    window.assault.focus_first_die()
    qtbot.keyClicks(QApplication.focusWidget(), "3")
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(window._document.path) == 2


def test_a_whole_duel_by_the_keyboard_ends(qtbot: QtBot, open_duel: OpenDuel) -> None:
    """H22, H28: assaults go on until one is vanquished; then the panel offers the others."""
    window = open_duel()
    for _ in range(400):
        heroes = [hero(window, unit) for unit in ("aldric", "odo")]
        if not all(one.in_play for one in heroes):
            break
        before = len(window._document.path)
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert len(window._document.path) == before + 1, window.notice.text
        window._accepted.invalidate()  # as if a moment had passed
    assert any(hero(window, unit).vanquished for unit in ("aldric", "odo", "renaud", "maude"))


def test_a_panel_that_was_hidden_shows_where_the_battle_stands_now(open_duel: OpenDuel) -> None:
    """H28: who has left while troops were fought is offered no more; strikes are the troops' alone (T1)."""
    window = open_duel()
    assert not window.actions_.strikes.isEnabled()
    window.panels.show_panel("sequence")
    assert window.actions_.strikes.isEnabled()
    window.submit(Leave(unit="odo"))
    window.panels.show_panel("assault")

    draft = window._assault.draft
    assert draft is not None
    assert isinstance(draft.command, ResolveAssault)
    assert "odo" not in (draft.command.a.unit, draft.command.b.unit)
    assert window.assault._draft == draft


def test_battles_and_drafts_are_kept_apart(qtbot: QtBot, open_duel: OpenDuel) -> None:
    """Another fight can be opened at any time: the one that lay there keeps where it stands."""
    window = open_duel()
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    stood = window._document.state
    window.campaign.open_battle(1)
    assert window._document.state.name == "The charge of the horsemen"
    assert window.panels.shown == "sequence", "no heroes stand there"
    assert window.log.model.rowCount() == 0
    window.campaign.open_battle(2)
    assert window._document.state == stood
    assert window.log.model.rowCount() > 0


def test_rules_come_from_a_file_and_each_battle_keeps_its_own(
    qtbot: QtBot, open_duel: OpenDuel, tmp_path: Path
) -> None:
    window = open_duel()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        resource_text("rules/standard.toml").replace("margin_die = 10", "margin_die = 1"), encoding="utf-8"
    )
    window.campaign.add_rules(wrong)
    assert "margin_die" in window.notice.text
    assert len(window._document.rule_sets()) == 1

    house = tmp_path / "house.toml"
    text = resource_text("rules/standard.toml")
    house.write_text(
        text.replace('key = "standard"', 'key = "house"', 1).replace("margin_die = 10", "margin_die = 20"),
        encoding="utf-8",
    )
    window.campaign.add_rules(house)
    window.campaign.rules.aboutToShow.emit()
    chosen = [action for action in window.campaign.rules.actions() if action.isCheckable()]
    assert [action.isChecked() for action in chosen] == [True, False]
    chosen[1].trigger()
    assert window._document.state.rule_set.margin_die == 20
    window.actions_.undo.trigger()
    assert window._document.state.rule_set.margin_die == 10
