"""One fighter of a prepared fight: who he is, his first value, and the circumstances that can count for him."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.hero_commands import ExtraModifier, ShooterOrder
from banneret.model.heroes import Hero
from banneret.rules.heroes.muster import Use
from banneret.session.assault_circumstances import Circumstance, ticks
from banneret.session.assault_draft import able_heroes
from banneret.session.assault_orders import Fight, Order, kind_of, orders_of
from banneret.views.assault.fighter_choices import FighterChoices
from banneret.views.assault.modifier_row import ModifierRow
from banneret.views.assault.names import tick_name
from banneret.views.assault.rows import CircumstanceRow, Combo
from banneret.views.text import fill, number
from banneret.views.theme import Theme, Tone, Type, label, set_small
from banneret.views.theme.metrics import ROW_GAP, SPACE_8
from banneret.views.widgets import BannerMark

_MODIFIERS_MOST = 100


class FighterBlock(QWidget):
    """Shows one place of a fight and says what the GM wants there, never changing anything itself."""

    hero_chosen = Signal(int, str)
    order_said = Signal(int, object)
    """The place, and the fields of his order that the GM set (a dict)."""
    terror_set = Signal(object)
    """The terror number (int)."""
    removed = Signal(int)
    command_given = Signal(object)
    wrong_changed = Signal()

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self._theme, self.place = theme, place
        self._order: Order | None = None
        self._who = ""
        self._banner = BannerMark(theme)
        self.hero = Combo()
        self.hero.activated.connect(lambda n: self.hero_chosen.emit(place, self.hero.itemData(n)))
        self._first_words = label(look=Type.CAPTION, tone=Tone.INK2)
        self._first = label(look=Type.BASE)
        self._remove = QToolButton()
        self._remove.setAutoRaise(True)
        set_small(self._remove)
        theme.bind_icon(self._remove, "cross", "ink2", 14)
        self._remove.clicked.connect(lambda: self.removed.emit(place))
        self.ticks: dict[str, CircumstanceRow] = {}
        self.modifiers: list[ModifierRow] = []
        self.choices = FighterChoices(theme, place)
        self.menu = self.choices.menu
        self._lay_out()
        self._connect()

    def show_order(
        self, state: BattleState, command: Fight, first: int | None, *, removable: bool, writable: bool
    ) -> None:
        """Show who stands in this place, and what counts for him there."""
        order = orders_of(command)[self.place]
        hero = state.hero(order.unit)
        self._order, self._who = order, hero.name
        mark = next((side.mark for side in state.sides if side.id == hero.side), 0)
        self._banner.set_side(mark)
        self._show_heroes(state, command, hero)
        for widget in (self._first, self._first_words):
            widget.setVisible(first is not None)
        self._first.setText(number(first) if first is not None else "")
        self._first.setFont(self._theme.font(Type.BASE, bold=True))
        self._first_words.setText(self._value_words(command))
        self._remove.setVisible(removable)
        self._remove.setAccessibleName(fill(self.tr("{name} does not strike"), name=hero.name))
        self._remove.setToolTip(self.tr("Leave out"))
        self._show_ticks(state, ticks(state, command, self.place))
        self._show_modifiers(order)
        use: Use = "shooting" if isinstance(order, ShooterOrder) else "melee"
        self.choices.show_choices(state, command, order, hero, use)
        self.menu.show_hero(state, order, use, writable=writable)

    @property
    def wrong(self) -> bool:
        """Whether any field holds what cannot be."""
        return self.choices.wrong or any(row.wrong for row in self.modifiers if not row.isHidden())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(SPACE_8)
        head.addWidget(self._banner)
        head.addWidget(self.hero)
        head.addWidget(self._remove)
        head.addStretch(1)
        head.addWidget(self._first_words)
        head.addWidget(self._first)
        self._tick_rows, self._modifier_rows = QVBoxLayout(), QVBoxLayout()
        self._tick_rows.setSpacing(0)
        self._modifier_rows.setSpacing(ROW_GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        column.addLayout(head)
        column.addLayout(self._tick_rows)
        column.addLayout(self._modifier_rows)
        column.addStretch(1)  # so that what is chosen stands at one height for both
        column.addWidget(self.choices)

    def _connect(self) -> None:
        self.menu.command_given.connect(self.command_given)
        self.menu.modifier_wanted.connect(self._on_modifier_wanted)
        self.choices.order_said.connect(self.order_said)
        self.choices.terror_set.connect(self.terror_set)
        self.choices.wrong_changed.connect(self.wrong_changed)

    def _say(self, field: str, value: object) -> None:
        self.order_said.emit(self.place, {field: value})

    # What is shown

    def _value_words(self, command: Fight) -> str:
        kind = kind_of(command)
        if kind == "mount" and self.place == 1:
            return self.tr("value of the mount")
        if (kind == "shooting" and self.place == 1) or (kind in ("flight", "terror") and self.place == 0):
            return self.tr("dodging, first value")
        return self.tr("first value")

    def _show_heroes(self, state: BattleState, command: Fight, hero: Hero) -> None:
        kind = kind_of(command)
        able = able_heroes(state)
        if kind == "mount" and self.place == 1:
            able = [found for found in able if found.mounted]
        if hero not in able:
            able = [hero, *able]
        self.hero.show_choices([(found.name, found.id) for found in able], hero.id)
        self.hero.setAccessibleName(
            {
                "melee": (self.tr("First fighter"), self.tr("Second fighter")),
                "shooting": (self.tr("Who shoots"), self.tr("Who dodges")),
                "mount": (self.tr("Who attacks"), self.tr("The rider whose mount is attacked")),
            }.get(kind, (self.tr("Who flees"), self.tr("Who strikes at the back")))[min(self.place, 1)]
        )

    def _show_ticks(self, state: BattleState, rows: list[Circumstance]) -> None:
        shown = {row.key: row for row in rows}
        for row in rows:
            if row.key not in self.ticks:
                self.ticks[row.key] = made = CircumstanceRow(self._theme)
                made.ticked.connect(lambda on, key=row.key: self._say(key, on))
                self._tick_rows.addWidget(made)
        for place, row in enumerate(rows):
            widget = self.ticks[row.key]
            if self._tick_rows.indexOf(widget) != place:
                self._tick_rows.insertWidget(place, widget)
        for key, widget in self.ticks.items():
            if key in shown:
                name = tick_name(key, state.rule_set.heroes)
                widget.show_row(shown[key], name, self._who)
            widget.setVisible(key in shown)

    def _show_modifiers(self, order: Order) -> None:
        while len(self.modifiers) < len(order.modifiers):
            row = ModifierRow(self._theme)
            place = len(self.modifiers)
            row.changed.connect(lambda modifier, place=place: self._on_modifier(place, modifier))
            row.removed.connect(lambda place=place: self._on_modifier(place, None))
            row.wrong_changed.connect(self.wrong_changed)
            self.modifiers.append(row)
            self._modifier_rows.addWidget(row)
        for place, row in enumerate(self.modifiers):
            row.setVisible(place < len(order.modifiers))
            if place < len(order.modifiers):
                row.show_modifier(order.modifiers[place], self._who)

    # Modifiers of the GM's own

    def _on_modifier_wanted(self) -> None:
        if self._order is None or len(self._order.modifiers) >= _MODIFIERS_MOST:
            return
        added = ExtraModifier(name=self.tr("Game master"), amount=0)
        self._say("modifiers", (*self._order.modifiers, added))
        newest = self.modifiers[len(self._order.modifiers) - 1]
        newest.name.setFocus()
        newest.name.selectAll()

    def _on_modifier(self, place: int, modifier: ExtraModifier | None) -> None:
        if self._order is None or place >= len(self._order.modifiers):
            return
        kept = list(self._order.modifiers)
        if modifier is None:
            del kept[place]
        else:
            kept[place] = modifier
        self._say("modifiers", tuple(kept))
