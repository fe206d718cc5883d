"""The tables of the texts, and a battle of heroes to use them on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.battle import BattleState, Side
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.model.hero_tables import HeroTables
from banneret.model.heroes import Hero, HeroSheet
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop
from banneret.resources import resource_text
from banneret.rules.service import Needed, RulesService
from banneret.store.rule_sets import read_rule_set


@pytest.fixture(scope="session")
def rule_set() -> RuleSet:
    return read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")


@pytest.fixture(scope="session")
def tables(rule_set: RuleSet) -> HeroTables:
    return rule_set.heroes


SWORD = WeaponSheet(name="Sword", family="swords", damage=8)
SPEAR = WeaponSheet(name="Spear", damage=7, lance=True)
BOW = WeaponSheet(name="Bow", use="shooting", damage=6, range=60, long_range="-3d6")
CLAWS = WeaponSheet(name="Claws", damage=5, natural=True)
MAIL = ArmourSheet(name="Mail", modifier=-5, absorption="0.6", blunt_absorption="0.8", resistance=40)
HORSE = MountSheet(name="Bayard", combat_value=60, vitality=50, absorption="0.9", kick_damage=6)

ROLAND = HeroSheet(
    name="Roland",
    quickness=14,
    dexterity=12,
    willpower=11,
    level=3,
    body=60,
    head=20,
    dodge=25,
    strategy=8,
    bare_hands=30,
    skills={"Sword": 49, "Spear": 40, "Bow": 30},
    weapons=(SWORD, SPEAR, BOW),
    armour=MAIL,
    mount=HORSE,
)
GANELON = HeroSheet(
    name="Ganelon",
    quickness=10,
    dexterity=10,
    willpower=10,
    body=30,
    head=15,
    dodge=60,
    skills={"swords": 60},
    weapons=(SWORD,),
)
BEAST = HeroSheet(
    name="Beast",
    quickness=10,
    dexterity=10,
    willpower=10,
    body=40,
    head=10,
    weapons=(CLAWS,),
    skills={"Claws": 70},
)


@pytest.fixture(scope="session")
def battle(rule_set: RuleSet) -> BattleState:
    """Roland, in mail and with a horse beside him, and his horsemen against Ganelon, a beast and peasants."""
    units = (
        Hero.from_sheet(ROLAND, "roland", "left", 0),
        Troop(
            id="horsemen", side="left", order=1, name="Horsemen", count=10, offence=14, defence=11, training=6
        ),
        Hero.from_sheet(GANELON, "ganelon", "right", 0),
        Hero.from_sheet(BEAST, "beast", "right", 1),
        Troop(
            id="peasants", side="right", order=2, name="Peasants", count=40, offence=4, defence=6, training=2
        ),
    )
    return BattleState(
        name="Roncevaux",
        rule_set=rule_set,
        sides=(
            Side(id="left", name="Left", mark=0, column="left"),
            Side(id="right", name="Right", mark=1, column="right"),
        ),
        units={unit.id: unit for unit in units},
    )


class Desk:
    """A battle under the rules service: what happens is applied, checked against its way back, and kept."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.events: list[Event] = []
        self._rules = RulesService()

    def do(self, command: Command, **dice: int) -> Event:
        """Let it happen with these dice (`__` for a point); all that are asked for must be among them."""
        event = self._rules.resolve(self.state, command, self._dice(command, dice))
        assert isinstance(event, Event), event
        kept = Event.model_validate_json(event.model_dump_json())
        assert kept == event
        after = self._rules.apply(self.state, kept)
        assert self._rules.revert(after, kept) == self.state
        self.state = after
        self.events.append(event)
        return event

    def needs(self, command: Command, **dice: int) -> dict[str, int]:
        """Give the dice still asked for, by name."""
        asked = self._rules.resolve(self.state, command, self._dice(command, dice))
        assert isinstance(asked, Needed)
        return dict(asked.dice)

    def refuses(self, command: Command, **dice: int) -> Fault:
        """Give the refusal."""
        with pytest.raises(Fault) as refusal:
            self._rules.preview(self.state, command, self._dice(command, dice))
        return refusal.value

    def change(self, unit: str, **fields: object) -> None:
        """Put a unit otherwise than the rules would."""
        changed = type(self.state.units[unit]).model_validate({**self.state.units[unit].__dict__, **fields})
        self.state = self.state.model_copy(update={"units": {**self.state.units, unit: changed}})

    def rules(self, **fields: object) -> None:
        """Change options of the heroes' tables."""
        heroes = self.state.rule_set.heroes.model_copy(update=fields)
        self.state = self.state.model_copy(
            update={"rule_set": self.state.rule_set.model_copy(update={"heroes": heroes})}
        )

    def hero(self, unit: str) -> Hero:
        return self.state.hero(unit)

    def _dice(self, command: Command, dice: Mapping[str, int]) -> dict[str, Die]:
        named = {name.replace("__", "."): value for name, value in dice.items()}
        return {
            name: Die(value=value, faces=self._faces(name), source="table") for name, value in named.items()
        }

    @staticmethod
    def _faces(name: str) -> int:
        if name.endswith("d100"):
            return 100
        return 10 if name.startswith("sequence") else 6


@pytest.fixture
def desk(battle: BattleState) -> Desk:
    return Desk(battle)
