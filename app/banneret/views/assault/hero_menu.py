"""The small button below a fighter: what he fights with, and the simple commands that apply to him now."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from banneret.model.arms import CarriedWeapon
from banneret.model.battle import BattleState
from banneret.model.hero_commands import HeroCommand
from banneret.model.heroes import Hero
from banneret.rules.heroes.muster import Use
from banneret.session.assault_circumstances import weapon_of
from banneret.session.assault_moves import moves
from banneret.session.assault_orders import Order
from banneret.views.assault.fields import WordsButton
from banneret.views.text import fill, name_span
from banneret.views.text.hero_commands import hero_command_label
from banneret.views.text.labels import label_text
from banneret.views.theme import Theme
from banneret.views.widgets import one_line, without_mnemonic


class HeroMenuButton(WordsButton):
    """Names the weapon used; its menu gives commands, and room for a modifier of the GM's own."""

    command_given = Signal(object)
    modifier_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._offered: list[tuple[str, HeroCommand]] = []
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        self._writable = True

    def show_hero(self, state: BattleState, order: Order, use: Use, *, writable: bool) -> None:
        """Show what the hero of an order uses, and offer what he can do."""
        hero = state.hero(order.unit)
        self._writable = writable
        words, icon, role = self._standing(state, hero, order, use)
        tip = fill(self.tr("{weapon}. Weapons, mount, stand, modifiers of your own"), weapon=words)
        self.set_words(words, icon, role, tip)
        self.setAccessibleName(fill(self.tr("{name}: {weapon}, commands"), name=hero.name, weapon=words))
        names = {unit.id: unit.name for unit in state.units.values()}
        things = {weapon.id: weapon.name for weapon in hero.weapons}
        if hero.mount is not None:
            things["mount"] = hero.mount.name
        self._offered = [
            (hero_command_label(command, names, things), command) for command in moves(state, order)
        ]

    def commands(self) -> list[HeroCommand]:
        """The commands on offer."""
        return [command for _, command in self._offered]

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for words, command in self._offered:
            action = menu.addAction(without_mnemonic(one_line(words)))
            action.setEnabled(self._writable)
            action.triggered.connect(lambda _on=False, given=command: self.command_given.emit(given))
        if self._offered:
            menu.addSeparator()
        menu.addAction(self.tr("Add a bonus or malus…")).triggered.connect(self.modifier_wanted)

    def _standing(self, state: BattleState, hero: Hero, order: Order, use: Use) -> tuple[str, str, str]:
        """What he uses in words, with an icon and its colour: a weapon out of hand is said in harm."""
        weapon = weapon_of(hero, order, use)
        if weapon is not None:
            if weapon.condition == "chipped":
                return self._said(self.tr("{weapon}, chipped"), weapon), "chipped", "warn"
            return weapon.name, "bow" if use == "shooting" else "sword", "ink"
        if use == "shooting":
            return self.tr("Nothing to shoot with"), "bow", "harm"
        held = hero.weapon_in_hand
        if held is not None and held.condition == "broken":
            return self._said(self.tr("{weapon}, broken"), held), "broken", "harm"
        lying = next((found for found in hero.weapons if found.place == "ground"), None)
        if lying is not None:
            return self._said(self.tr("{weapon}, on the ground"), lying), "dropped", "harm"
        return label_text(state.rule_set.heroes.bare_hands.name), "hand", "ink"

    @staticmethod
    def _said(template: str, weapon: CarriedWeapon) -> str:
        return fill(template, weapon=name_span(weapon.name))
