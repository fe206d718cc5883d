"""The log as a table: newest on top, opened workings between, undone events greyed above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from banneret.model.commands import RecordMorale
from banneret.views.log import ROW_ROLE, Column, DetailRow, EventRow, LogModel

if TYPE_CHECKING:
    from conftest import FakeDocument

DISPLAY = Qt.ItemDataRole.DisplayRole
TOOLTIP = Qt.ItemDataRole.ToolTipRole
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def texts(model: LogModel) -> list[str]:
    return [model.index(row, Column.TEXT).data(DISPLAY) for row in range(model.rowCount())]


def sentences(model: LogModel) -> list[str]:
    return [text for row, text in enumerate(texts(model)) if not model.is_detail(row)]


def undone(model: LogModel) -> list[bool]:
    return [model.row_at(row).undone for row in range(model.rowCount())]


class Watched:
    """A tester of Qt's own on a model, and a count of resets and rows inserted and removed."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        self.resets = 0
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(lambda _parent, first, last: self.inserted.append((first, last)))
        model.rowsRemoved.connect(lambda _parent, first, last: self.removed.append((first, last)))

    def _on_reset(self) -> None:
        self.resets += 1


@pytest.fixture
def watch(qapp: object) -> Callable[[LogModel], Watched]:
    return Watched


def test_newest_on_top(fought: FakeDocument) -> None:
    model = LogModel(fought)

    assert texts(model) == [
        "Peasants hold: the GM’s word",
        "Sequence 1: Peasants lose 16, 24 left. Horsemen lose 4, 6 left",
    ]
    assert [model.index(row, Column.SEQUENCE).data() for row in range(2)] == ["1", "1"]


def test_an_event_opens_into_its_workings_and_dice(
    fought: FakeDocument, watch: Callable[[LogModel], Watched]
) -> None:
    """T4–T8, and N5 for the dice."""
    model = LogModel(fought)
    seen = watch(model)

    assert model.open(1)

    assert seen.inserted == [(2, 13)]
    assert texts(model)[2:] == [
        "Horsemen, margin: 6 − 7 = −1, so 0 (T4)",
        "Peasants, margin: 2 − 1 = 1 (T4)",
        "Horsemen, loss ratio: 14 / 6 = 7/3 → 2 (T2)",
        "Horsemen, effectiveness: 9 + 0 − ⌈1/2⌉ = 8 tenths (T6)",
        "Peasants, losses: 10 × 8 × 2 / 10 = 16 (T7)",
        "Peasants, loss ratio: 1 / (11 / 4) = 1/2.75 → 1/3 (T2)",
        "Peasants, effectiveness: 2 + 1 − ⌈0/2⌉ = 3 tenths (T6)",
        "Horsemen, losses: 40 × 3 × 1/3 / 10 = 4 (T7)",
        "Horsemen, total 4: 1 dead, 1 severe, 2 light (T8)",
        "Peasants, total 16: 5 dead, 5 severe, 6 light (T8)",
        "Horsemen, training die: 7 on a d10, from the table (N5)",
        "Peasants, training die: 1 on a d10, rolled by the app (N5)",
    ]
    assert not model.open(4), "open already, from any of its lines"
    assert model.close(7)
    assert seen.removed == [(2, 13)]
    assert len(texts(model)) == 2


def test_an_event_without_workings_does_not_open(fought: FakeDocument) -> None:
    model = LogModel(fought)

    assert not model.open(0)
    assert model.index(0, Column.CHEVRON).data(ACCESSIBLE) is None


def test_both_groups_are_named_beneath(document: FakeDocument) -> None:
    document.accept(RecordMorale(units=("horsemen", "peasants"), outcome="broke"))
    model = LogModel(document)
    model.open(0)

    assert texts(model) == [
        "Both groups broke: the GM’s word",
        "Horsemen: broke (T11)",
        "Peasants: broke (T11)",
    ]


def test_a_new_event_opens_and_the_former_closes(
    document: FakeDocument, watch: Callable[[LogModel], Watched]
) -> None:
    model = LogModel(document)
    seen = watch(model)

    document.charge()
    first = model.rowCount()
    document.charge()

    assert first > 10
    assert seen.resets == 0
    assert seen.inserted[0] == (0, 0)
    assert isinstance(model.row_at(0), EventRow)
    assert model.row_at(0).open
    last = model.row_at(model.rowCount() - 1)
    assert isinstance(last, EventRow)
    assert not last.open


def test_an_event_without_workings_leaves_the_last_action_open(document: FakeDocument) -> None:
    model = LogModel(document)
    document.charge()
    document.hold()

    assert model.row_at(1).open


def test_what_the_gm_opened_stays_open(document: FakeDocument) -> None:
    document.charge()
    model = LogModel(document)
    model.open(0)
    document.charge()

    opened = [row for row in range(model.rowCount()) if getattr(model.row_at(row), "open", False)]
    assert len(opened) == 2


def test_undo_greys_and_redo_ungreys(fought: FakeDocument, watch: Callable[[LogModel], Watched]) -> None:
    model = LogModel(fought)
    seen = watch(model)
    model.open(1)
    rows = model.rowCount()
    assert not any(undone(model))

    fought.undo()
    assert undone(model) == [True, *[False] * (rows - 1)]
    assert model.row_at(1).head, "the line is drawn above the newest that counts"

    fought.undo()
    assert all(undone(model)), "with its workings"
    assert "undone" in model.index(1, Column.TEXT).data(ACCESSIBLE)

    fought.redo()
    fought.redo()
    assert not any(undone(model))
    assert not model.row_at(0).head
    assert seen.resets == 0
    assert model.rowCount() == rows


def test_undo_repaints_the_event_and_the_one_beneath(fought: FakeDocument) -> None:
    model = LogModel(fought)
    painted: set[int] = set()
    model.dataChanged.connect(lambda top, bottom: painted.update(range(top.row(), bottom.row() + 1)))

    fought.undo()

    assert painted == {0, 1}


def test_a_new_action_takes_the_undone_ones_away(
    fought: FakeDocument, watch: Callable[[LogModel], Watched]
) -> None:
    model = LogModel(fought)
    seen = watch(model)
    fought.undo()
    fought.undo()

    fought.hold()

    assert sentences(model) == ["Peasants hold: the GM’s word"]
    assert undone(model) == [False]
    assert seen.resets == 0
    assert seen.removed == [(0, 1)]


def test_a_jump_to_another_moment_reads_the_log_anew(
    fought: FakeDocument, watch: Callable[[LogModel], Watched]
) -> None:
    model = LogModel(fought)
    seen = watch(model)
    fought.path, fought.ahead = [1], []
    fought.tell("opened")

    assert seen.resets == 1
    assert len(sentences(model)) == 1


def test_another_document(document: FakeDocument, fought: FakeDocument) -> None:
    model = LogModel(document)
    other = type(document)(document.state)

    model.set_document(other)

    assert model.rowCount() == 0
    other.hold()
    assert sentences(model) == ["Peasants hold: the GM’s word"]
    assert document.listeners == []


def test_only_what_is_looked_at_is_read(document: FakeDocument) -> None:
    held = document.hold().event
    for _ in range(9_999):
        document.keep(held)
    document.reads.clear()

    model = LogModel(document)
    assert model.rowCount() == 10_000
    assert document.reads == []

    for row in (5, 5, 6):
        model.index(row, Column.TEXT).data(DISPLAY)

    assert document.reads == [9_995, 9_994]


def test_marks_of_a_row(fought: FakeDocument) -> None:
    model = LogModel(fought)
    charge, hold = model.row_at(1), model.row_at(0)
    assert isinstance(charge, EventRow)
    assert isinstance(hold, EventRow)

    assert (charge.told.from_table, hold.told.from_table) == (True, False)
    assert (charge.told.icon, hold.told.icon) == ("troop", "word")
    assert "Dice from the table" in model.index(1, Column.END).data(TOOLTIP)
    assert model.index(1, Column.END).data(DISPLAY) == charge.told.time
    spoken = model.index(1, Column.TEXT).data(ACCESSIBLE)
    assert spoken.startswith(
        "Sequence 1: Peasants lose 16, 24 left. Horsemen lose 4, 6 left, dice from the table"
    )
    assert model.index(1, Column.CHEVRON).data(ACCESSIBLE) == "Show the workings"


def test_a_line_tells_its_rule(fought: FakeDocument) -> None:
    model = LogModel(fought)
    model.open(1)
    row = model.index(2, Column.TEXT).data(ROW_ROLE)

    assert isinstance(row, DetailRow)
    assert model.index(2, Column.END).data(DISPLAY) == "T4"
    assert model.index(2, Column.END).data(TOOLTIP).startswith("T4: Margin:")


def test_a_name_appears_as_typed(document: FakeDocument) -> None:
    named = document.state.units["peasants"].model_copy(update={"name": "<b>x</b>"})
    document.state = document.state.model_copy(update={"units": {**document.state.units, "peasants": named}})
    document.hold()

    assert texts(LogModel(document)) == ["<b>x</b> hold: the GM’s word"]


def test_an_event_that_cannot_be_read_says_so(fought: FakeDocument) -> None:
    fought.unreadable.add(1)
    model = LogModel(fought)

    assert texts(model) == ["Peasants hold: the GM’s word", "Event 1 cannot be read: torn page"]
    assert not model.open(1)
    assert model.text_of([1]) == "Event 1 cannot be read: torn page"


def test_a_closed_log_listens_no_more(document: FakeDocument) -> None:
    from shiboken6 import delete

    model = LogModel(document)
    assert len(document.listeners) == 1
    delete(model)

    assert document.listeners == []
