"""A troop action in the window: dice of app and table, what the log then reads, and a disk that takes no more."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.views.test_main_window import OpenWindow, accept, card, controls, prepare, strengths
from tests.views.window_bench import log_text, words_of

from banneret.model.commands import Correct, ResolveSequence
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.views.main_window import MainWindow
from banneret.views.sequence.result_box import ResultBox
from banneret.views.widgets import DieState

HORSEMEN, PEASANTS = "sequence.horsemen.training", "sequence.peasants.training"


class Loaded:
    """A roller whose dice fall as told."""

    def __init__(self, *faces: int) -> None:
        self._faces: Iterator[int] = iter(faces)

    def roll(self, faces: int) -> int:
        return next(self._faces)


def load(window: MainWindow, *faces: int) -> None:
    """Let the app roll these."""
    window._document._roller = Loaded(*faces)


def roll(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)


def type_die(qtbot: QtBot, window: MainWindow, unit: str, face: str) -> None:
    field = controls(window, unit).die
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, face)


def press_enter(qtbot: QtBot) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def last_event(window: MainWindow) -> Event:
    return window._document.event(window._document.path[-1]).event


def refuse(window: MainWindow, table: str, doing: str = "INSERT") -> None:
    """Let the campaign's disk take nothing more of that kind, as a full one would."""
    with closing(sqlite3.connect(window._document._campaign.path)) as other:
        other.execute(
            f"CREATE TRIGGER full_{table} BEFORE {doing} ON {table}"
            " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )


def relent(window: MainWindow, table: str) -> None:
    with closing(sqlite3.connect(window._document._campaign.path)) as other:
        other.execute(f"DROP TRIGGER full_{table}")


def test_the_log_reads_the_texts_arithmetic(qtbot: QtBot, open_window: OpenWindow) -> None:
    """T12 in the form of the text, with rule ids, and a mark on each die of the table."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)

    written = log_text(window)
    assert written.startswith("Sequence 1: Peasants lose 16, 24 left. Horsemen lose 4, 6 left")
    for line in (
        "Horsemen, margin: 6 − 7 = −1, so 0 (T4)",
        "Horsemen, effectiveness: 9 + 0 − ⌈1/2⌉ = 8 tenths (T6)",
        "Peasants, losses: 10 × 8 × 2 / 10 = 16 (T7)",
        "Horsemen, losses: 40 × 3 × 1/3 / 10 = 4 (T7)",
        "Peasants, total 16: 5 dead, 5 severe, 6 light (T8)",
        "Horsemen, training die: 7 on a d10, from the table (N5)",
    ):
        assert line in written


def test_the_preview_and_the_log_say_the_same(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    shown = "\n".join(words_of(box) for box in window.findChildren(ResultBox))
    assert "10 × 8 × 2 / 10 = 16" in shown
    assert "−16" in card(window, "Peasants"), "the card says what would happen"
    accept(qtbot, window)
    assert "10 × 8 × 2 / 10 = 16" in log_text(window)
    assert "24" in card(window, "Peasants")


def test_a_correction_is_read_with_its_reason(open_window: OpenWindow) -> None:
    window = open_window()
    window.submit(
        Correct(
            unit="peasants", field="count", value=50, meaning="reinforcement", reason="from the <i>mill</i>"
        )
    )
    assert log_text(window) == "Peasants: strength 40 → 50, reinforcement: from the <i>mill</i>"


def test_enter_fights_and_the_next_enter_opens_the_next_sequence(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    """T4: die, die, accept, next, die: never a further action unasked."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    window.sequence.focus_first_die()
    press_enter(qtbot)  # both dice lie there: the button that accepts is next
    press_enter(qtbot)
    assert strengths(window) == (6, 24)

    press_enter(qtbot)
    assert window._document.state.sequence == 2
    assert strengths(window) == (6, 24)
    assert len(window._document.path) == 2
    assert QApplication.focusWidget() is controls(window, "horsemen").die

    qtbot.keyClicks(QApplication.focusWidget(), "3")
    press_enter(qtbot)
    qtbot.keyClicks(QApplication.focusWidget(), "6")
    press_enter(qtbot)
    press_enter(qtbot)
    assert [window._document.event(number).event.kind for number in window._document.path] == [
        "sequence_resolved",
        "sequence_advanced",
        "sequence_resolved",
    ]


def test_a_die_left_to_the_app_is_rolled_when_it_is_accepted(qtbot: QtBot, open_window: OpenWindow) -> None:
    """N5."""
    window = open_window()
    type_die(qtbot, window, "horsemen", "7")
    load(window, 4)
    accept(qtbot, window)
    assert last_event(window).dice == {
        HORSEMEN: Die(value=7, faces=10, source="table"),
        PEASANTS: Die(value=4, faces=10, source="app"),
    }


def test_a_roll_is_seen_first_and_a_re_roll_keeps_what_fell_before(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    """N5: the accepted event records the discarded faces, oldest first; a typed die is not thrown again."""
    window = open_window()
    type_die(qtbot, window, "peasants", "1")
    load(window, 7, 2, 10)
    roll(qtbot, window)
    assert controls(window, "horsemen").die.state is DieState.ROLLED
    assert controls(window, "horsemen").die.value == 7
    roll(qtbot, window)
    roll(qtbot, window)
    assert controls(window, "horsemen").die.value == 10
    assert strengths(window) == (10, 40), "nothing is accepted yet"

    accept(qtbot, window)
    assert last_event(window).dice == {
        HORSEMEN: Die(value=10, faces=10, source="app", discarded=(7, 2)),
        PEASANTS: Die(value=1, faces=10, source="table"),
    }
    assert "Horsemen, training die: 10 on a d10, rolled by the app, re-rolled from 7, 2 (N5)" in log_text(
        window
    )


def test_a_rolled_die_is_the_same_after_reopening(qtbot: QtBot, open_window: OpenWindow) -> None:
    """A die rolled before accepting is in the campaign before it is shown: closing is no way to a better one."""
    window = open_window()
    load(window, 7, 3)
    roll(qtbot, window)
    window = open_window()
    assert (controls(window, "horsemen").die.value, controls(window, "peasants").die.value) == (7, 3)
    assert controls(window, "horsemen").die.state is DieState.ROLLED


def test_undo_and_redo_give_back_the_recorded_dice(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    load(window, 7, 1)
    accept(qtbot, window)
    recorded = last_event(window)
    window.actions_.undo.trigger()
    window.actions_.redo.trigger()
    assert last_event(window) == recorded


@pytest.mark.parametrize(
    "face",
    [
        "5",
        "10",
    ],
)
def test_a_typed_die_over_a_rolled_one_keeps_the_discarded_face(
    qtbot: QtBot, open_window: OpenWindow, face: str
) -> None:
    window = open_window()
    load(window, 7, 1)
    roll(qtbot, window)
    type_die(qtbot, window, "horsemen", face)
    accept(qtbot, window)
    assert last_event(window).dice[HORSEMEN] == Die(value=int(face), faces=10, source="table", discarded=(7,))


def test_emptying_a_rolled_die_is_no_way_round_the_record(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Else a face that displeases is thrown again unseen: empty the field, Ctrl+R."""
    window = open_window()
    load(window, 7, 1, 3)
    roll(qtbot, window)
    type_die(qtbot, window, "horsemen", "")
    qtbot.keyClick(controls(window, "horsemen").die, Qt.Key.Key_Delete)
    roll(qtbot, window)
    accept(qtbot, window)
    assert last_event(window).dice[HORSEMEN] == Die(value=3, faces=10, source="app", discarded=(7,))


def test_a_wrong_die_in_the_window_is_never_accepted(qtbot: QtBot, open_window: OpenWindow) -> None:
    """N4: Ctrl+Enter from anywhere, the field red, nothing rolled in its stead."""
    window = open_window()
    type_die(qtbot, window, "horsemen", "11")
    type_die(qtbot, window, "peasants", "1")
    accept(qtbot, window)
    assert strengths(window) == (10, 40)
    assert controls(window, "horsemen").die.message == "1 to 10 expected"


def test_a_full_disk_is_told_and_the_battle_stays(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Nothing lost, nothing half-written: with room again, the same Ctrl+Enter does it."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    before = window._document.state
    refuse(window, "event")
    accept(qtbot, window)

    assert window.notice.text.startswith("The disk refused: database or disk is full. Nothing was changed")
    assert window._document.state == before
    assert list(window._document.path) == []
    assert log_text(window) == ""
    assert "40" in card(window, "Peasants")
    assert controls(window, "horsemen").die.value == 7

    relent(window, "event")
    accept(qtbot, window)
    assert strengths(window) == (6, 24)
    assert window.notice.text == ""
    window = open_window()
    assert strengths(window) == (6, 24)


def test_a_full_disk_at_undo_is_told_and_the_battle_stays(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    refuse(window, "battle", "UPDATE")
    window.actions_.undo.trigger()
    assert window.notice.text.startswith("The disk refused")
    assert strengths(window) == (6, 24)
    assert window.strip.undo_button.text() == "Undo: sequence 1"


def test_a_full_disk_while_typing_is_told_and_the_kept_die_is_shown(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    """What is prepared is on disk before it is shown: what could not be kept is not shown as if it were."""
    window = open_window()
    type_die(qtbot, window, "horsemen", "7")
    refuse(window, "draft", "UPDATE")
    refuse(window, "event")
    qtbot.keyClicks(controls(window, "horsemen").slider, "9")
    assert window.notice.text.startswith("The disk refused")
    assert controls(window, "horsemen").slider.value() == 5
    assert controls(window, "horsemen").situation.value == 5


def test_a_second_action_keeps_the_margins_and_asks_for_no_die(qtbot: QtBot, open_window: OpenWindow) -> None:
    """T4: a further action is possible, but only when the GM asks for it."""
    window = open_window()
    prepare(qtbot, window, (9, 7), (2, 1))
    accept(qtbot, window)
    assert "Accept a further action" in window.sequence._accept.label
    assert window.sequence._accept.property("primary") is False
    assert window.turn._next.property("primary") is True

    qtbot.keyClicks(controls(window, "horsemen").slider, "4")
    assert window.sequence._accept.property("primary") is True
    accept(qtbot, window)
    assert last_event(window).dice == {}
    command = last_event(window).command
    assert isinstance(command, ResolveSequence)
    assert command.groups[0].situation == 4
