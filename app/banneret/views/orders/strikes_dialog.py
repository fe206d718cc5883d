"""Who strikes whom: any number of groups, a line a strike (T1, T7)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import StrikeKind, StrikeOrder
from banneret.model.faults import Fault
from banneret.rules.sequence import Group, Strike, check_strikes
from banneret.session.sequence_draft import able_groups, default_strikes
from banneret.views.orders.frame import OrderDialog
from banneret.views.orders.strike_row import KIND_WIDTH, MEN_WIDTH, REMOVE_WIDTH, StrikeRow
from banneret.views.text import fault_text
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import RuleTag

_RING = 3
"""Room round the lines for the ring of whoever has the keyboard."""


class _Refusal(NamedTuple):
    """Why one line cannot be fought, and which of its fields is meant."""

    text: str
    where: str


class StrikesDialog(OrderDialog):
    """Edits the strikes of one action; what cannot be fought is said in its line, and cannot be taken."""

    def __init__(
        self, theme: Theme, state: BattleState, strikes: Sequence[StrikeOrder], *, parent: QWidget | None
    ) -> None:
        super().__init__(theme, self.tr("Who strikes whom"), parent)
        self._state = state
        self._groups = able_groups(state)
        self._names = {group.id: group.name for group in self._groups}
        self._marks = {side.id: side.mark for side in state.sides}
        self._rows: list[StrikeRow] = []
        self._said = label(tone=Tone.INK2)
        self._said.setWordWrap(True)
        self._said.setContentsMargins(_RING, SPACE_8, _RING, 0)
        self._column = QVBoxLayout()
        self._column.setSpacing(SPACE_4)
        self.body.addLayout(self._heads())
        self.body.addWidget(self._scroll(), 1)
        self.body.setSpacing(SPACE_4)
        self.head.addWidget(
            RuleTag(theme, "T7", self.tr("A group may split: its parts add up to its strength"))
        )
        self._add_tools()
        self.accept_button.set_label(self.tr("Take these strikes"))
        self.accept_button.clicked.connect(self.accept)
        self.finish()
        self._show_strikes(strikes)
        self.resize(theme.scale.height(720), theme.scale.height(360))

    def strikes(self) -> tuple[StrikeOrder, ...]:
        """The strikes as they stand in the lines."""
        return tuple(row.strike for row in self._rows)

    def refusal(self) -> str:
        """Why these strikes cannot be fought, in a sentence; empty where they can."""
        if not self._rows:
            return self.tr("No strike found, at least one expected")
        return next((found.text for found in self._refusals() if found is not None), "")

    # How it is laid out

    def _heads(self) -> QHBoxLayout:
        heads = QHBoxLayout()
        heads.setContentsMargins(_RING, 0, _RING + SPACE_8, 0)
        heads.setSpacing(SPACE_8)
        for text, width in (
            (self.tr("striker"), 0),
            (self.tr("struck"), 0),
            (self.tr("men"), MEN_WIDTH),
            (self.tr("kind"), KIND_WIDTH),
            ("", REMOVE_WIDTH),
        ):
            caption = label(text, Type.CAPTION, Tone.INK2)
            if width:
                caption.setFixedWidth(self._theme.scale.height(width))
            heads.addWidget(caption, 0 if width else 1)
        return heads

    def _scroll(self) -> QScrollArea:
        holder = QWidget()
        holder.setProperty("scroll_body", True)
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(_RING, _RING, _RING + SPACE_8, _RING)
        inner.setSpacing(0)
        inner.addLayout(self._column)
        inner.addWidget(self._said)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(holder)
        return scroll

    def _add_tools(self) -> None:
        add = QPushButton(self.tr("Add a strike"))
        add.setToolTip(self.tr("Add the first pair that does not strike yet"))
        self._theme.bind_icon(add, "plus")
        add.clicked.connect(self._on_add)
        usual = QPushButton(self.tr("As usual"))
        usual.setToolTip(self.tr("Each group strikes the one that faces it"))
        usual.clicked.connect(lambda: self._show_strikes(default_strikes(self._state, self._usual_kind())))
        for button in (add, usual):
            button.setAutoDefault(False)
            self.foot.addWidget(button)

    # What the GM does

    def _usual_kind(self) -> StrikeKind:
        return self._rows[0].strike.kind if self._rows else "melee"

    def _show_strikes(self, strikes: Sequence[StrikeOrder]) -> None:
        for row in self._rows:
            self._drop(row)
        self._rows = []
        for strike in strikes:
            self._add(strike)
        self._judge()
        if self._rows:
            self._rows[0].striker.setFocus(Qt.FocusReason.OtherFocusReason)

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
        row = StrikeRow(self._theme, self._groups, self._marks, strike)
        row.changed.connect(self._judge)
        row.removed.connect(lambda: self._on_remove(row))
        self._column.addWidget(row)
        self._rows.append(row)

    def _on_remove(self, row: StrikeRow) -> None:
        if row not in self._rows:  # a second click on a line that is going already
            return
        place = self._rows.index(row)
        self._rows.remove(row)
        self._drop(row)
        if self._rows:  # the keyboard stays among the lines
            next_row = self._rows[min(place, len(self._rows) - 1)]
            next_row.striker.setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()

    def _drop(self, row: StrikeRow) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    # What cannot be fought

    def _refusals(self) -> list[_Refusal | None]:
        """Judge each line, as if the lines refused before it were not there."""
        groups = [Group(g.id, g.count, g.offence, g.defence, g.training, 0) for g in self._groups]
        refusals: list[_Refusal | None] = []
        good: list[Strike] = []
        for row in self._rows:
            if row.men.wrong:
                refusals.append(_Refusal(row.men.message, "engaged"))
                continue
            strike = row.strike
            tried = Strike(strike.attacker, strike.defender, strike.engaged)
            try:
                check_strikes(groups, [*good, tried])
            except Fault as fault:
                where = fault.where.rpartition(".")[2]
                refusals.append(_Refusal(fault_text(fault, self._names), where))
            else:
                good.append(tried)
                refusals.append(None)
        return refusals

    def _judge(self) -> None:
        refusals = self._refusals()
        for row, refused in zip(self._rows, refusals, strict=True):
            row.tell(*(refused or _Refusal("", "")))
        self._said.setText("" if self._rows else self.refusal())
        self._said.setVisible(not self._rows)
        self.accept_button.setEnabled(bool(self._rows) and not any(refusals))
