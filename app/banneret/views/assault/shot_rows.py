"""What a shot meets on its way: distance and range, the terrains it crosses, the size of its target (H11–H13)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from banneret.model.hero_commands import ShooterOrder
from banneret.model.hero_tables import HeroTables
from banneret.session.assault_circumstances import Circumstance, Shot
from banneret.session.assault_orders import HUMAN
from banneret.views.assault.fields import MetresField, WordsButton, metres
from banneret.views.assault.rows import ChoiceRow
from banneret.views.text import fill, listed, plain, rule_tip, rule_words
from banneret.views.text.labels import label_text
from banneret.views.theme import Theme, Tone, label, set_tone
from banneret.views.theme.metrics import SPACE_8
from banneret.views.widgets import RuleTag, without_mnemonic


class DistanceRow(QWidget):
    """How far the target is, and what that is to the weapon: point-blank, short, long, out of range."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.field = MetresField(theme)
        self.field.value_edited.connect(self.chosen)
        self.reach = label(tone=Tone.INK2)
        self._tag = RuleTag(theme, "H11", rule_words("H11"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_8)
        row.addWidget(self.field)
        row.addWidget(self.reach, 1)
        row.addWidget(self._tag)

    def show_shot(self, order: ShooterOrder, shot: Shot, who: str) -> None:
        """Show the distance of a shot."""
        self.field.set_value(order.distance)
        self.field.setAccessibleName(fill(self.tr("{name}, distance in metres"), name=who))
        self.field.setToolTip(rule_tip("H11"))
        words = {
            "point_blank": self.tr("m of {range}, point-blank"),
            "short": self.tr("m of {range}, short range"),
            "long": self.tr("m of {range}, long range"),
            "beyond": self.tr("m, out of range: {range}"),
        }[shot.reach]
        reach = shot.range
        whole = str(reach.numerator) if reach.denominator == 1 else f"{reach.numerator}/{reach.denominator}"
        self.reach.setText(fill(words, range=metres(whole)))
        set_tone(self.reach, Tone.HARM if shot.reach == "beyond" else Tone.INK2)


class TerrainRow(ChoiceRow):
    """The terrains crossed, of which the worst counts (H13): a menu of ticks."""

    def __init__(self, theme: Theme) -> None:
        self.button = WordsButton(theme)
        super().__init__(theme, self.button)
        self._menu = QMenu(self.button)
        self.button.setMenu(self._menu)

    def show_terrains(self, order: ShooterOrder, row: Circumstance, tables: HeroTables, who: str) -> None:
        """Show what the projectile crosses."""
        names = [label_text(tables.terrains[key].name) for key in order.terrains if key in tables.terrains]
        words = plain(listed(names)) if names else self.tr("Open ground between")
        self.button.set_words(words, "ground", "ink", rule_tip("H13"))
        self.button.setAccessibleName(
            fill(self.tr("{name}, terrain crossed: {words}"), name=who, words=words)
        )
        self._menu.clear()
        for key, terrain in tables.terrains.items():
            action = self._menu.addAction(without_mnemonic(label_text(terrain.name)))
            action.setCheckable(True)
            action.setChecked(key in order.terrains)
            others = tuple(other for other in order.terrains if other != key)
            wanted = others if key in order.terrains else (*others, key)
            action.triggered.connect(lambda _on, chosen=wanted: self.chosen.emit(chosen))
        self.show_row(row)


class SizeRow(ChoiceRow):
    """The size of the target (H12); a man's adds nothing."""

    def show_size(self, order: ShooterOrder, row: Circumstance, tables: HeroTables, who: str) -> None:
        """Show how large the target is."""
        choices: list[tuple[str, object]] = [(self.tr("Size of a man"), HUMAN)]
        choices += [(label_text(size.name), key) for key, size in tables.sizes.items()]
        self.combo.show_choices(choices, order.target_size, rule_tip("H12"))
        self.combo.setAccessibleName(fill(self.tr("{name}, size as a target"), name=who))
        self.show_row(row)
