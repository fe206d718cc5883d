"""The panel's middle: two groups as opposing blocks, or many groups as rows with a table of strikes."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import ResolveSequence, StrikeOrder
from banneret.model.events import Draft
from banneret.model.heroes import Hero
from banneret.rules.troops import loss_ratio
from banneret.session.sequence_outlook import SequenceOutlook
from banneret.views.sequence.arrow_button import ArrowButton
from banneret.views.sequence.group_block import GroupBlock
from banneret.views.sequence.group_controls import GroupControls
from banneret.views.sequence.group_row import GroupRow
from banneret.views.sequence.result_box import ResultBox
from banneret.views.sequence.strikes_table import StrikesTable
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import SPACE_8, SPACE_12, SPACE_24


class PairStage(QWidget):
    """Two groups face to face, the arrows of their strikes between them, what each suffers beneath."""

    strike_toggled = Signal(str, str, bool)
    """Attacker, defender, and whether the strike is to be part of the action."""

    def __init__(self, theme: Theme, controls: list[GroupControls], sides: Mapping[str, int]) -> None:
        super().__init__()
        left, right = controls
        self._sides = sides
        self._blocks = [GroupBlock(theme, control, sides[control.unit]) for control in controls]
        self._results = {control.unit: ResultBox(theme) for control in controls}
        self._arrows: dict[tuple[str, str], ArrowButton] = {
            (left.unit, right.unit): ArrowButton(theme, leftward=False),
            (right.unit, left.unit): ArrowButton(theme, leftward=True),
        }
        for (attacker, defender), arrow in self._arrows.items():
            arrow.clicked.connect(lambda on, a=attacker, d=defender: self.strike_toggled.emit(a, d, on))
        middle = QVBoxLayout()
        middle.setSpacing(SPACE_12)
        caption = label(self.tr("effectiveness"), look=Type.CAPTION, tone=Tone.INK2)
        middle.addWidget(caption, 0, Qt.AlignmentFlag.AlignHCenter)
        for arrow in self._arrows.values():
            middle.addWidget(arrow)
        middle.addStretch(1)

        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_8)
        grid.setVerticalSpacing(SPACE_12)
        grid.addWidget(self._blocks[0], 0, 0)
        grid.addLayout(middle, 0, 1)
        grid.addWidget(self._blocks[1], 0, 2)
        results = QHBoxLayout()
        results.setSpacing(SPACE_8)
        for box in self._results.values():
            results.addWidget(box, 1)
        grid.addLayout(results, 1, 0, 1, 3)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(1, 1)

    def show_draft(
        self, state: BattleState, command: ResolveSequence, draft: Draft, outlook: SequenceOutlook
    ) -> None:
        """Show the action as it is prepared."""
        names = {unit: state.troop(unit).name for unit in outlook.groups}
        for block, order in zip(self._blocks, command.groups, strict=True):
            troop = state.troop(order.unit)
            block.show_troop(troop, state.rule_set.margin_die)
            heroes = _heroes_beside(state, troop.side)
            block.controls.show_order(order, outlook.groups[order.unit], draft.dice, names, heroes)
            self._results[order.unit].show_group(troop, outlook, names)
        strikes = {(strike.attacker, strike.defender): strike for strike in outlook.strikes}
        for (attacker, defender), arrow in self._arrows.items():
            ratio = loss_ratio(state.troop(attacker).offence, state.troop(defender).defence)
            arrow.show_strike(
                strikes.get((attacker, defender)),
                ratio,
                self._sides[attacker],
                names[attacker],
                names[defender],
            )


class ManyStage(QWidget):
    """Any number of groups: a row each, the sides that stand left in the left half, and the strikes beneath."""

    def __init__(
        self, theme: Theme, controls: list[GroupControls], sides: Mapping[str, int], left: frozenset[str]
    ) -> None:
        super().__init__()
        self._rows = {control.unit: GroupRow(theme, control, sides[control.unit]) for control in controls}
        halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        halves.setContentsMargins(0, 0, SPACE_8, 0)
        halves.setSpacing(SPACE_12 * 2)
        self._halves = halves
        for in_left in (True, False):
            column = QVBoxLayout()
            column.setSpacing(SPACE_8)
            for unit, row in self._rows.items():
                if (unit in left) == in_left:
                    column.addWidget(row)
            column.addStretch(1)
            halves.addLayout(column, 1)
        body = QWidget()
        body.setProperty("scroll_body", True)
        body.setLayout(halves)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(body)
        self._table = StrikesTable(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_8)
        column.addWidget(scroll, 3)
        column.addWidget(self._table, 2)

    def show_draft(
        self, state: BattleState, command: ResolveSequence, draft: Draft, outlook: SequenceOutlook
    ) -> None:
        """Show the action as it is prepared."""
        names = {unit: state.troop(unit).name for unit in outlook.groups}
        heroes = {side.id: _heroes_beside(state, side.id) for side in state.sides}
        for order in command.groups:
            row = self._rows[order.unit]
            troop = state.troop(order.unit)
            row.show_troop(troop, state.rule_set.margin_die)
            row.controls.show_order(order, outlook.groups[order.unit], draft.dice, names, heroes[troop.side])
        self._table.strikes.show_outlook(outlook, names)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the sides beneath each other where they have no room beside each other: nothing is ever cut off."""
        least = max(row.minimumSizeHint().width() for row in self._rows.values())
        beside = self.width() >= 2 * (least + SPACE_12) + SPACE_24
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if beside else directions.TopToBottom)


def toggled(
    strikes: tuple[StrikeOrder, ...], attacker: str, defender: str, kind: str, on: bool
) -> tuple[StrikeOrder, ...]:
    """Give the strikes with one more or one less; the last one stays, since an action without any does nothing."""
    rest = tuple(s for s in strikes if (s.attacker, s.defender) != (attacker, defender))
    if not on:
        return rest or strikes
    added = StrikeOrder.model_validate({"attacker": attacker, "defender": defender, "kind": kind})
    return (*rest, added)


def _heroes_beside(state: BattleState, side: str) -> list[Hero]:
    """The heroes of a side, who may command its groups (B1)."""
    return [unit for unit in state.units_of(side) if isinstance(unit, Hero)]
