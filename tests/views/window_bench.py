"""What tests of the window share: the window on any battle, and what can be read off it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from tests.views.conftest import opened

from banneret.model.battle import BattleState
from banneret.model.troops import Troop
from banneret.resources import resource_text
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.log.model import LogModel
from banneret.views.main_window import MainWindow
from banneret.views.theme import Scheme, TextSize, Theme


def the_charge() -> BattleState:
    """The text's battle: 10 horsemen against 40 peasants."""
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rules)


def with_troops(state: BattleState, troops: Iterable[Troop]) -> BattleState:
    """That battle with these groups too, or instead of those of the same id."""
    return state.model_copy(update={"units": {**state.units, **{troop.id: troop for troop in troops}}})


def three_a_side(*names: str) -> BattleState:
    """Three groups on each side, called `names` as far as these go."""
    state = the_charge()
    called = [*names, *("Horsemen", "Peasants", "Guards", "Pikes", "Archers", "Slingers")[len(names) :]]
    ids = ("horsemen", "peasants", "guards", "pikes", "archers", "slingers")
    return with_troops(
        state,
        (
            Troop(
                id=unit,
                side="riders" if place % 2 == 0 else "villagers",
                order=place,
                name=called[place],
                count=10 + 10 * place,
                offence=9 + place,
                defence=8,
                training=5,
                morale=6,
            )
            for place, unit in enumerate(ids)
        ),
    )


def window_on(qtbot: QtBot, folder: Path, state: BattleState, theme: Theme | None = None) -> MainWindow:
    """Show the window, active, on a new campaign that holds this battle; it is closed after the test."""
    file = folder / "a battle.banneret"
    Campaign.create(file, [state], datetime.now(UTC))
    document = opened(file)
    window = MainWindow(theme or Theme(Scheme.LIGHT), document)
    qtbot.addWidget(window, before_close_func=lambda _window: document.close())
    window.resize(1280, 720)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@contextmanager
def dressed(app: QApplication, text_size: TextSize = TextSize.NORMAL) -> Iterator[Theme]:
    """Give the application the real look, with its style sheet, for a while: what fits depends on it."""
    font = app.font()
    theme = Theme(Scheme.LIGHT, text_size)
    theme.install(app)
    yield theme
    theme.set_scheme(Scheme.SYSTEM)
    app.setStyleSheet("")
    app.setPalette(QPalette())
    app.setFont(font)
    if theme._ring is not None:
        theme._ring.stop()


def log_text(window: MainWindow) -> str:
    """The whole log as copied: newest on top, every event with its lines."""
    model = window.findChild(LogModel)
    return model.text_of([row for row in range(model.rowCount()) if not model.is_detail(row)])


def words_of(widget: QWidget) -> str:
    """All that the visible labels in it say."""
    return "\n".join(found.text() for found in widget.findChildren(QLabel) if found.isVisible())
