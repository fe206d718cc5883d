"""The text's battle as cards show it, and what a GM reads on a painted card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, Command, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.dice import Die
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.cards import Card, CardColumn, TroopCard
from banneret.views.cards.delegate import paint_unit
from banneret.views.cards.easel import Shown
from banneret.views.cards.model import Column
from banneret.views.theme import Scheme, TextSize, Theme


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as in English, whatever the machine's own locale."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light theme, not installed."""
    return Theme(Scheme.LIGHT)


@pytest.fixture
def start() -> BattleState:
    """10 horsemen against 40 peasants, before the first sequence."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/charge.toml"), "en", rule_set)


def fought(state: BattleState, situations: tuple[int, int], rolls: tuple[int, int]) -> BattleState:
    """The state after both strike each other with these bonuses and training rolls: horsemen, peasants."""
    units = ("horsemen", "peasants")
    command = ResolveSequence(
        groups=tuple(
            GroupOrder(unit=unit, situation=bonus) for unit, bonus in zip(units, situations, strict=True)
        ),
        strikes=(
            StrikeOrder(attacker="horsemen", defender="peasants"),
            StrikeOrder(attacker="peasants", defender="horsemen"),
        ),
    )
    dice = {
        f"sequence.{unit}.training": Die(value=roll, faces=10, source="table")
        for unit, roll in zip(units, rolls, strict=True)
    }
    return happened(state, command, dice)


def happened(state: BattleState, command: Command, dice: dict[str, Die] | None = None) -> BattleState:
    """The state after the command."""
    after = RulesService().preview(state, command, dice or {}).state
    assert after is not None
    return after


@pytest.fixture
def first(start: BattleState) -> BattleState:
    """After the text's first charge: 24 of 40 peasants, 6 of 10 horsemen; the second sequence has begun."""
    return happened(fought(start, (9, 2), (7, 1)), AdvanceSequence())


@pytest.fixture
def second(first: BattleState) -> BattleState:
    """What the second sequence makes of it: 16 peasants."""
    return fought(first, (4, 3), (3, 6))


@pytest.fixture
def show(qtbot: QtBot, theme: Theme) -> Callable[[Column, int, int], CardColumn]:
    """Show an empty column of that size."""

    def shown(column: Column = "right", width: int = 264, height: int = 656) -> CardColumn:
        made = CardColumn(theme, column)
        qtbot.addWidget(made)
        made.resize(width, height)
        made.show()
        qtbot.waitExposed(made)
        return made

    return shown


class Canvas:
    """Paints one card, and gives its texts and its pixels."""

    def __init__(self, theme: Theme, size: QSize, *, roomy: bool) -> None:
        self.theme = theme
        self.size = size
        self.roomy = roomy

    def texts(self, card: Card, shown: Shown | None = None) -> list[str]:
        """Every piece of text on the card, as it is read."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size)
        self._paint(QPainter(generator), card, shown)
        drawing = bytes(buffer.data().data()).decode()
        return [unescape(text).strip() for text in re.findall(r"<text[^>]*>(.*?)</text>", drawing, re.DOTALL)]

    def image(self, card: Card, shown: Shown | None = None, **states: bool) -> QImage:
        """The card as pixels, on the window's ground."""
        image = QImage(self.size, QImage.Format.Format_RGB32)
        image.fill(self.theme.roles.window)
        self._paint(QPainter(image), card, shown, **states)
        return image

    def _paint(self, painter: QPainter, card: Card, shown: Shown | None, **states: bool) -> None:
        place = QRectF(0, 0, self.size.width(), self.size.height())
        now = shown or Shown(card.levels)
        paint_unit(painter, place, card, now, self.theme, roomy=self.roomy, **states)
        assert painter.end()


@pytest.fixture(params=["roomy", "compact", "narrow", "roomy largest", "compact largest"])
def canvas(qapp: QApplication, request: pytest.FixtureRequest) -> Canvas:
    """Every size of card that a window may show."""
    width, height, roomy, text = {
        "roomy": (264, 192, True, TextSize.NORMAL),
        "compact": (264, 96, False, TextSize.NORMAL),
        "narrow": (224, 96, False, TextSize.NORMAL),
        "roomy largest": (264, 252, True, TextSize.LARGEST),
        "compact largest": (264, 128, False, TextSize.LARGEST),
    }[request.param]
    return Canvas(Theme(Scheme.LIGHT, text), QSize(width, height), roomy=roomy)


@pytest.fixture
def roomy(theme: Theme) -> Canvas:
    """The largest card."""
    return Canvas(theme, QSize(264, 192), roomy=True)


@pytest.fixture
def compact(theme: Theme) -> Canvas:
    """The card that six of stand in a column."""
    return Canvas(theme, QSize(264, 96), roomy=False)


def peasants(**other: object) -> TroopCard:
    """The card of 24 of 40 peasants, with other values where given."""
    values: dict[str, object] = {
        "id": "peasants",
        "name": "Peasants",
        "mark": 1,
        "count": 24,
        "losses": 16,
        "state": "holds",
        "training": 2,
        "offence": 4,
        "defence": 6,
    }
    return TroopCard(**{**values, **other})  # type: ignore[arg-type]
