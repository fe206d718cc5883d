"""What is chosen for one fighter: weapon, position, numbers; distance, terrain and size of a shot; a terror number."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.hero_commands import FighterOrder, ShooterOrder
from banneret.model.heroes import NOWHERE, Hero
from banneret.rules.heroes.muster import Use, position_of, usable_weapons
from banneret.session.assault_circumstances import (
    NUMBERS,
    POSITION,
    SIZE,
    TERRAIN,
    Circumstance,
    choices,
    shot_of,
)
from banneret.session.assault_orders import Fight, Order, kind_of, orders_of, terror_of
from banneret.views.assault.hero_menu import HeroMenuButton
from banneret.views.assault.rows import ChoiceRow
from banneret.views.assault.shot_rows import DistanceRow, SizeRow, TerrainRow
from banneret.views.text import fill, number, rule_tip, rule_words
from banneret.views.text.labels import label_text
from banneret.views.theme import Theme, Tone, label
from banneret.views.theme.metrics import ROW_GAP
from banneret.views.widgets import NumberField

_TERROR_BOUND = 1_000_000


class FighterChoices(QWidget):
    """Shows the choices that count in a place, one under the other; his menu stands at the end of the last."""

    order_said = Signal(int, object)
    """The place, and the fields of the order there that the GM set (a dict)."""
    terror_set = Signal(object)
    """The terror number (int)."""
    wrong_changed = Signal()

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self.place = place
        self.distance, self.terrain, self.size_row = DistanceRow(theme), TerrainRow(theme), SizeRow(theme)
        self.terror = NumberField(theme, -_TERROR_BOUND, _TERROR_BOUND)
        self._terror_row = ChoiceRow(theme, self.terror, self.tr("Terror number"))
        self._mount = label(tone=Tone.INK2)
        self._mount_row = ChoiceRow(theme, self._mount)
        self.weapon, self.position, self.numbers = ChoiceRow(theme), ChoiceRow(theme), ChoiceRow(theme)
        self.menu = HeroMenuButton(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        for row in self._choice_rows():
            column.addWidget(row)
        self._connect()

    @property
    def wrong(self) -> bool:
        """Whether a field holds what cannot be."""
        return not self._terror_row.isHidden() and self.terror.wrong

    def _choice_rows(self) -> tuple[QWidget, ...]:
        return (
            self._terror_row,
            self.distance,
            self.terrain,
            self.weapon,
            self._mount_row,
            self.position,
            self.size_row,
            self.numbers,
        )

    def _connect(self) -> None:
        self.terror.value_edited.connect(self.terror_set)
        self.terror.message_changed.connect(self.wrong_changed)
        for row, field in (
            (self.distance, "distance"),
            (self.terrain, TERRAIN),
            (self.weapon, "weapon"),
            (self.position, POSITION),
            (self.numbers, NUMBERS),
        ):
            row.chosen.connect(lambda value, field=field: self._say(field, value))
        # How large the target is stands with the target, but it is said of the shot.
        self.size_row.chosen.connect(lambda value: self.order_said.emit(0, {SIZE: value}))
        self._terror_row.tag.set_rule("H26", rule_words("H26"))
        self.terror.setToolTip(rule_tip("H26"))

    def _say(self, field: str, value: object) -> None:
        self.order_said.emit(self.place, {field: value})

    def show_choices(self, state: BattleState, command: Fight, order: Order, hero: Hero, use: Use) -> None:
        """Show what counts for the hero of an order."""
        found = {row.key: row for row in choices(state, command, self.place)}
        tables = state.rule_set.heroes
        rides = kind_of(command) == "mount" and self.place == 1
        shown: list[QWidget] = []
        if kind_of(command) == "terror" and self.place == 0:
            if self.terror.value != terror_of(command) and not self.terror.hasFocus():
                self.terror.set_value(terror_of(command))
            self.terror.setAccessibleName(fill(self.tr("Terror number against {name}"), name=hero.name))
            shown.append(self._terror_row)
        if isinstance(order, ShooterOrder):
            self.distance.show_shot(order, shot_of(state, order), hero.name)
            self.terrain.show_terrains(order, found[TERRAIN], tables, hero.name)
            shown += [self.distance, self.terrain]
        weapons = usable_weapons(hero, use)
        if len(weapons) > 1 and not rides:
            self._show_weapons(order, hero, [(weapon.name, weapon.id) for weapon in weapons])
            shown.append(self.weapon)
        if rides and hero.mount is not None:
            words = self.tr("{mount}, vitality {left} of {whole}")
            left, whole = number(hero.mount_left), number(hero.mount.vitality)
            self._mount.setText(fill(words, mount=hero.mount.name, left=left, whole=whole))
            shown.append(self._mount_row)
        if POSITION in found and isinstance(order, FighterOrder):
            self._show_position(state, order, hero, found[POSITION])
            shown.append(self.position)
        shooter = orders_of(command)[0]
        if self.place == 1 and isinstance(shooter, ShooterOrder):
            size = next(row for row in choices(state, command, 0) if row.key == SIZE)
            self.size_row.show_size(shooter, size, tables, hero.name)
            shown.append(self.size_row)
        if NUMBERS in found and isinstance(order, FighterOrder):
            self._show_numbers(state, order, hero, found[NUMBERS])
            shown.append(self.numbers)
        if not shown:
            self._mount.setText("")
            shown.append(self._mount_row)
        for row in self._choice_rows():
            row.setVisible(row in shown)
        for plain in (self._terror_row, self._mount_row, self.weapon):
            plain.amount.hide()
        self._mount_row.tag.hide()
        self.weapon.tag.hide()
        self._put_menu(shown[-1])

    def _put_menu(self, row: QWidget) -> None:
        """The menu stands at the end of the last row, whose choice then takes no more room than its words."""
        for other in self._choice_rows():
            layout = other.layout()
            if isinstance(layout, QHBoxLayout):
                layout.setStretch(0, 0 if other is row else 1)
                if other is row and layout.indexOf(self.menu) < 0:
                    layout.addWidget(self.menu, 1)

    def _show_weapons(self, order: Order, hero: Hero, weapons: list[tuple[str, object]]) -> None:
        chosen = order.weapon if order.weapon is not None else weapons[0][1]
        self.weapon.combo.show_choices(weapons, chosen)
        self.weapon.combo.setAccessibleName(fill(self.tr("{name}, weapon used"), name=hero.name))

    def _show_position(self, state: BattleState, order: FighterOrder, hero: Hero, row: Circumstance) -> None:
        rows: list[tuple[str, object]] = [(self.tr("Firm ground"), NOWHERE)]
        rows += [(label_text(place.name), key) for key, place in state.rule_set.heroes.positions.items()]
        self.position.combo.show_choices(rows, position_of(hero, order), rule_tip("H7"))
        self.position.combo.setAccessibleName(fill(self.tr("{name}, position"), name=hero.name))
        self.position.show_row(row)

    def _show_numbers(self, state: BattleState, order: FighterOrder, hero: Hero, row: Circumstance) -> None:
        table = state.rule_set.heroes.numbers
        most = max(len(table.open), len(table.back_to_wall)) + 1
        counts = [*range(1, most + 1), *([order.allies] if order.allies > most else [])]
        words = self.tr("{number} against 1")
        rows: list[tuple[str, object]] = [(fill(words, number=number(count)), count) for count in counts]
        self.numbers.combo.show_choices(rows, order.allies, rule_tip("H8"))
        self.numbers.combo.setAccessibleName(fill(self.tr("{name}, advantage of numbers"), name=hero.name))
        self.numbers.show_row(row)
