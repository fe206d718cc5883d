"""Who commands a group: nobody, a bare strategy, or a hero of its side; whether he oversees the battle; his die."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from banneret.model.commands import CommanderOrder
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.session.sequence_outlook import GroupOutlook
from banneret.views.text import fill, number, plain, rule_tip, working_line
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import SPACE_8
from banneret.views.widgets import DieField, NumberField

STRATEGY_AT_FIRST = 5
_BARE = ""
"""The entry of a commander who is no hero of the battle."""


class CommanderControls(QObject):
    """The fields of one group's commander (T5, B1), without a layout of their own but the row they stand in."""

    order_set = Signal(object)
    """The commander as the GM now wants him: a `CommanderOrder`, or None."""

    def __init__(self, theme: Theme, troop: Troop, faces: int) -> None:
        super().__init__()
        self._heroes: list[tuple[str, str]] = []
        self._oversees = False
        self.commands = QCheckBox(self.tr("Commander"))
        self.who = QComboBox()
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.who.setMinimumContentsLength(6)
        self.strategy = NumberField(theme, 0, 100)
        self.overview = QCheckBox(self.tr("overview"))
        self.die = DieField(theme, faces, compact=True)
        self.words = label(look=Type.WORKINGS, tone=Tone.INK2)
        self.words.setWordWrap(True)
        for widget, words in (
            (self.commands, self.tr("{name}, has a commander")),
            (self.who, self.tr("{name}, who commands")),
            (self.strategy, self.tr("{name}, commander’s strategy")),
            (self.overview, self.tr("{name}, commander has an overview")),
            (self.die, self.tr("{name}, commander’s strategy die")),
        ):
            widget.setAccessibleName(fill(words, name=troop.name))
            widget.setToolTip(rule_tip("T5"))
        self.commands.toggled.connect(self._say)
        self.who.activated.connect(self._on_who)
        self.strategy.value_edited.connect(self._say)
        self.overview.toggled.connect(self._say)

    def row(self) -> QHBoxLayout:
        """Lay the fields in a row, the tick left out: a block and a narrow row put it elsewhere."""
        row = QHBoxLayout()
        row.setSpacing(SPACE_8)
        for widget in (self.who, self.strategy, self.overview, self.die):
            row.addWidget(widget)
        row.addWidget(self.words, 1)
        row.addStretch(0)
        return row

    def show_order(self, order: CommanderOrder | None, heroes: Sequence[Hero], outlook: GroupOutlook) -> None:
        """Show who commands; `heroes` are those of the group's side, `outlook` says whether he oversees the battle."""
        blockers = [QSignalBlocker(box) for box in (self.commands, self.overview)]
        self._oversees = outlook.strategy is not None
        self._fill(heroes)
        self.commands.setChecked(order is not None)
        hero = order.hero if order is not None else None
        self.who.setCurrentIndex(max(0, self.who.findData(hero or _BARE)))
        if order is not None:
            self.overview.setChecked(self._oversees)
            if self.strategy.value != order.strategy and not (
                self.strategy.hasFocus() and not self.strategy.value
            ):
                self.strategy.set_value(order.strategy)
        del blockers
        shown: tuple[tuple[QWidget, bool], ...] = (
            (self.who, order is not None and bool(self._heroes)),
            (self.strategy, order is not None and hero is None),
            (self.overview, order is not None),
            (self.die, self._oversees and not outlook.fixed),
        )
        for widget, on in shown:
            widget.setVisible(on)
        self._show_words(order, outlook)

    def _show_words(self, order: CommanderOrder | None, outlook: GroupOutlook) -> None:
        written = [plain(working_line(w, {}).arithmetic) for w in outlook.workings if w.term == "strategy"]
        words = written[0] if written else ""
        if order is not None and order.hero is not None and not self._oversees and order.overview:
            words = self.tr("fought himself or is out: no overview")
        elif order is not None and order.hero is not None and not words and outlook.strategy is not None:
            words = fill(self.tr("strategy {number}"), number=number(outlook.strategy))
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def _fill(self, heroes: Sequence[Hero]) -> None:
        wanted = [(hero.id, hero.name) for hero in heroes]
        if wanted == self._heroes and self.who.count():
            return
        self._heroes = wanted
        self.who.clear()
        self.who.addItem(self.tr("by strategy"), _BARE)
        for hero, name in wanted:
            self.who.addItem(name, hero)

    def _on_who(self) -> None:
        # Another commander begins with the overview that the rules leave him.
        self._give(overview=True, override=False)

    def _say(self) -> None:
        chosen = self.overview.isChecked() or self.overview.isHidden()
        overruled = chosen and not self._oversees and not self.overview.isHidden()
        self._give(overview=chosen, override=overruled)

    def _give(self, *, overview: bool, override: bool) -> None:
        if not self.commands.isChecked():
            self.order_set.emit(None)
            return
        hero = str(self.who.currentData() or _BARE) or None
        strategy = STRATEGY_AT_FIRST if self.strategy.value is None else self.strategy.value
        order = CommanderOrder(
            strategy=strategy, overview=overview, hero=hero, override=override and hero is not None
        )
        self.order_set.emit(order)
