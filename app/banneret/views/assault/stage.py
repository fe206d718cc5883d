"""The panel's middle: the fighters face to face, the dice in order, and what comes of it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.events import Draft
from banneret.model.heroes import Hero
from banneret.session.assault_draft import others
from banneret.session.assault_orders import Fight, FightKind, kind_of, orders_of
from banneret.session.assault_outlook import AssaultOutlook
from banneret.views.assault.dice_groups import groups_of
from banneret.views.assault.dice_row import DiceRow
from banneret.views.assault.exchange_view import ExchangeView
from banneret.views.assault.fighter_block import FighterBlock
from banneret.views.assault.steps import StepsRow, steps_of
from banneret.views.text import fill
from banneret.views.theme import Theme, Tone, divider, label, set_small
from banneret.views.theme.metrics import SPACE_4, SPACE_8, SPACE_12
from banneret.views.widgets import without_mnemonic

_SWAP_WIDTH = 28


class AssaultStage(QScrollArea):
    """Scrolls only where there is more than the usual assault."""

    opponents_said = Signal(object)
    """Who is to strike at the back of one who flees (ids)."""
    swap_wanted = Signal()
    block_made = Signal(object)
    """A `FighterBlock` that the panel is to listen to."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.blocks: list[FighterBlock] = []
        self.dice = DiceRow(theme)
        self._exchanges: list[ExchangeView] = []
        self._terror = StepsRow(theme)
        self._command: Fight | None = None
        self._next = ""
        self._swap = QToolButton()
        self._swap.setAutoRaise(True)
        set_small(self._swap)
        self._swap.setToolTip(self.tr("Change places"))
        self._swap.setAccessibleName(self.tr("Change places"))
        theme.bind_icon(self._swap, "swap", "ink2")
        self._swap.clicked.connect(self.swap_wanted)
        self._more = QPushButton()
        set_small(self._more)
        self._more.clicked.connect(self._on_more)
        self._alone = label(tone=Tone.INK2)
        self._alone.setWordWrap(True)
        self._right = QVBoxLayout()
        self._right.setSpacing(SPACE_12)
        self._lay_out()

    def show_draft(
        self, state: BattleState, command: Fight, draft: Draft, outlook: AssaultOutlook, *, writable: bool
    ) -> None:
        """Show the fight as it is prepared."""
        self._command = command
        kind, orders = kind_of(command), orders_of(command)
        while len(self.blocks) < len(orders):
            self._add_block()
        flight = kind in ("flight", "terror")
        for place, block in enumerate(self.blocks):
            if place < len(orders):
                removable = flight and place > 0 and (kind == "terror" or len(orders) > 2)
                first = outlook.first.get(orders[place].unit)
                block.show_order(state, command, first, removable=removable, writable=writable)
            block.setVisible(place < len(orders))
        self._show_more(others(state, orders[0].unit), [order.unit for order in orders], flight=flight)
        self._swap.setVisible(len(orders) == 2)
        # Beside several opponents who flees stands at the top, and does not reach down to the last of them.
        top = Qt.AlignmentFlag.AlignTop if len(orders) > 2 else Qt.AlignmentFlag(0)
        self._fighters.setAlignment(self.blocks[0], top)
        self.dice.show_dice(groups_of(state, command, outlook.asked), draft.dice)
        names = {order.unit: state.hero(order.unit).name for order in orders}
        self._terror.show_steps(steps_of(outlook.terror, names))
        self._terror.setVisible(bool(outlook.terror))
        self._show_exchanges(state, kind, outlook, names)

    def show_results(self) -> None:
        """Scroll to what comes of the fight, where not all is in sight."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _lay_out(self) -> None:
        body = QWidget()
        body.setProperty("scroll_body", True)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_4, SPACE_4, SPACE_4, SPACE_4)  # room for the focus ring
        column.setSpacing(SPACE_4)
        fighters = QGridLayout()
        fighters.setHorizontalSpacing(0)
        fighters.addWidget(self._swap, 0, 1, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        fighters.addLayout(self._right, 0, 2)
        fighters.setColumnMinimumWidth(1, _SWAP_WIDTH)
        fighters.setColumnStretch(0, 1)
        fighters.setColumnStretch(2, 1)
        self._fighters = fighters
        self._right.addWidget(self._alone)
        self._right.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._right.addStretch()
        column.addLayout(fighters)
        column.addWidget(divider())
        column.addWidget(self.dice)
        column.addWidget(self._terror)
        self._results = QVBoxLayout()
        self._results.setSpacing(SPACE_8)
        column.addLayout(self._results)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)

    def _add_block(self) -> None:
        place = len(self.blocks)
        block = FighterBlock(self._theme, place)
        block.removed.connect(self._on_removed)
        self.blocks.append(block)
        if place == 0:
            self._fighters.addWidget(block, 0, 0)
        else:
            self._right.insertWidget(place - 1, block, 1)
        self.block_made.emit(block)

    def _show_more(self, able: list[Hero], taking: list[str], *, flight: bool) -> None:
        """Offer another opponent of one who flees."""
        left = [hero for hero in able if hero.id not in taking]
        self._more.setVisible(flight and bool(left))
        self._next = left[0].id if left else ""
        if left:
            words = fill(self.tr("Add an opponent: {name}"), name=left[0].name)
            self._more.setText(without_mnemonic(words))
        self._alone.setVisible(flight and len(taking) < 2)
        self._alone.setText(self.tr("Nobody strikes at the back of the one who flees."))

    def _show_exchanges(
        self, state: BattleState, kind: FightKind, outlook: AssaultOutlook, names: dict[str, str]
    ) -> None:
        while len(self._exchanges) < len(outlook.exchanges):
            self._exchanges.append(ExchangeView(self._theme))
            self._results.addWidget(self._exchanges[-1])
        for place, view in enumerate(self._exchanges):
            view.setVisible(place < len(outlook.exchanges))
            if place < len(outlook.exchanges):
                met = outlook.exchanges[place]
                view.show_exchange(state, kind, met, names, alone=len(outlook.exchanges) == 1)

    def _on_removed(self, place: int) -> None:
        if self._command is not None:
            units = [order.unit for order in orders_of(self._command)]
            self.opponents_said.emit([unit for n, unit in enumerate(units) if n not in (0, place)])

    def _on_more(self) -> None:
        if self._command is not None and self._next:
            self.opponents_said.emit([*(order.unit for order in orders_of(self._command)[1:]), self._next])
