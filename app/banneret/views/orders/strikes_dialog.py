"""Who strikes whom: any number of groups, a line a strike (T1, T7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from banneret.model.battle import BattleState
from banneret.model.commands import StrikeKind, StrikeOrder
from banneret.model.faults import Fault
from banneret.rules.sequence import Group, Strike, check_strikes
from banneret.session.sequence_draft import able_groups, default_strikes
from banneret.views.text import fault_text, fill, number
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import SPACE_4, SPACE_8, SPACE_12
from banneret.views.widgets import NumberField


@dataclass(frozen=True, slots=True)
class _Row:
    """The fields of one strike."""

    striker: QComboBox
    struck: QComboBox
    men: NumberField
    kind: QComboBox
    remove: QToolButton

    def widgets(self) -> tuple[QWidget, ...]:
        return self.striker, self.struck, self.men, self.kind, self.remove


class StrikesDialog(QDialog):
    """Edits the strikes of one action; what cannot be fought is said, and cannot be taken."""

    def __init__(
        self, theme: Theme, state: BattleState, strikes: Sequence[StrikeOrder], *, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._theme, self._state = theme, state
        self._groups = able_groups(state)
        self._rows: list[_Row] = []
        self.setWindowTitle(self.tr("Who strikes whom"))
        self.resize(660, 360)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE_8)
        self._grid.setVerticalSpacing(SPACE_4)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        for column, text in enumerate(
            (self.tr("striker"), self.tr("struck"), self.tr("men (empty: all)"), self.tr("kind"))
        ):
            self._grid.addWidget(label(text, Type.CAPTION, Tone.INK2), 0, column)
        holder = QWidget()
        holder.setProperty("scroll_body", True)
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, SPACE_8, 0)
        inner.addLayout(self._grid)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(holder)
        add = QPushButton(self.tr("Add a strike"))
        theme.bind_icon(add, "plus")
        add.clicked.connect(self._on_add)
        usual = QPushButton(self.tr("As usual"))
        usual.setToolTip(self.tr("Each group strikes the one that faces it"))
        usual.clicked.connect(lambda: self._show_strikes(default_strikes(state, self._usual_kind())))
        self._said = label(tone=Tone.HARM, look=Type.WORKINGS)
        self._said.setWordWrap(True)
        tools = QHBoxLayout()
        tools.setSpacing(SPACE_8)
        tools.addWidget(add)
        tools.addWidget(usual)
        tools.addWidget(self._said, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        self.accept_button = QPushButton(self.tr("Take these strikes"))
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column_layout = QVBoxLayout(self)
        column_layout.setSpacing(SPACE_12)
        column_layout.addWidget(scroll, 1)
        column_layout.addLayout(tools)
        column_layout.addWidget(buttons)
        self.accept_button.setDefault(True)  # only now is it the dialog's: before, Enter would press Cancel
        self._show_strikes(strikes)

    def strikes(self) -> tuple[StrikeOrder, ...]:
        """The strikes as they stand in the lines."""
        return tuple(
            StrikeOrder(
                attacker=str(row.striker.currentData()),
                defender=str(row.struck.currentData()),
                engaged=row.men.value,
                kind=cast(StrikeKind, row.kind.currentData()),
            )
            for row in self._rows
        )

    def refusal(self) -> str:
        """Why these strikes cannot be fought, in a sentence; empty where they can."""
        if not self._rows:
            return self.tr("No strike found, at least one expected")
        wrong = next((row.men.message for row in self._rows if row.men.wrong), "")
        if wrong:
            return wrong
        groups = [Group(g.id, g.count, g.offence, g.defence, g.training, 0) for g in self._groups]
        try:
            check_strikes(groups, [Strike(s.attacker, s.defender, s.engaged) for s in self.strikes()])
        except Fault as fault:
            return fault_text(fault, {group.id: group.name for group in self._groups})
        return ""

    def _usual_kind(self) -> StrikeKind:
        return self.strikes()[0].kind if self._rows else "melee"

    def _show_strikes(self, strikes: Sequence[StrikeOrder]) -> None:
        for row in self._rows:
            self._drop(row)
        self._rows = []
        for strike in strikes:
            self._add(strike)
        self._judge()

    def _on_add(self) -> None:
        taken = {(strike.attacker, strike.defender) for strike in self.strikes()}
        free = next(
            (
                (a.id, d.id)
                for a in self._groups
                for d in self._groups
                if a.side != d.side and (a.id, d.id) not in taken
            ),
            None,
        )
        if free is None and len(self._groups) > 1:
            free = self._groups[0].id, self._groups[1].id
        if free is not None:
            self._add(StrikeOrder(attacker=free[0], defender=free[1], kind=self._usual_kind()))
            self._rows[-1].striker.setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()

    def _add(self, strike: StrikeOrder) -> None:
        row = _Row(
            self._units(strike.attacker, self.tr("Striker")),
            self._units(strike.defender, self.tr("Struck")),
            NumberField(
                self._theme,
                0,
                1_000_000,
                strike.engaged,
                optional=True,
                name=self.tr("Men engaged, empty for all"),
            ),
            self._kinds(strike.kind),
            QToolButton(),
        )
        row.remove.setAutoRaise(True)
        row.remove.setAccessibleName(self.tr("Remove this strike"))
        row.remove.setToolTip(self.tr("Remove this strike"))
        self._theme.bind_icon(row.remove, "cross")
        row.remove.clicked.connect(lambda: self._on_remove(row))
        row.men.value_edited.connect(lambda _value: self._judge())
        row.men.message_changed.connect(lambda _text: self._judge())
        place = self._grid.rowCount()
        for column, widget in enumerate(row.widgets()):
            self._grid.addWidget(widget, place, column)
        self._rows.append(row)

    def _units(self, current: str, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for group in self._groups:
            words = self.tr("{name}, {count}")
            box.addItem(fill(words, name=group.name, count=number(group.count)), group.id)
        box.setCurrentIndex(box.findData(current))
        box.currentIndexChanged.connect(lambda _place: self._judge())
        return box

    def _kinds(self, current: Literal["melee", "shooting"]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(self.tr("Kind of strike"))
        box.addItem(self.tr("Melee"), "melee")
        box.addItem(self.tr("Shooting"), "shooting")
        box.setCurrentIndex(box.findData(current))
        return box

    def _on_remove(self, row: _Row) -> None:
        self._rows.remove(row)
        self._drop(row)
        self._judge()

    def _drop(self, row: _Row) -> None:
        for widget in row.widgets():
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _judge(self) -> None:
        refusal = self.refusal()
        self._said.setText(refusal)
        self.accept_button.setEnabled(not refusal)
