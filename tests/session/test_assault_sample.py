"""The duel that comes with the program: who stands in it, in both languages, and that it is the text's (H27, B1)."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import CommanderOrder, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.model.hero_commands import FighterOrder, ResolveAssault
from banneret.model.heroes import Hero
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import Language, read_sample


def duel(language: Language) -> BattleState:
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/duel.toml"), language, rule_set)


def happen(state: BattleState, command: ResolveAssault | ResolveSequence, **dice: int) -> BattleState:
    faces = {"d100": 100, "training": 10, "strategy": 10}
    thrown = {
        name.replace("__", "."): Die(value=value, faces=faces.get(name.rpartition("__")[2], 6), source="app")
        for name, value in dice.items()
    }
    event = RulesService().resolve(state, command, thrown)
    assert isinstance(event, Event), event
    return RulesService().apply(state, event)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_sides_of_heroes_with_a_troop_each(language: Language) -> None:
    state = duel(language)

    assert [side.column for side in state.sides] == ["left", "right"]
    counted = Counter((unit.side, unit.kind) for unit in state.units.values())
    assert counted == {
        ("riders", "hero"): 2,
        ("riders", "troop"): 1,
        ("villagers", "hero"): 2,
        ("villagers", "troop"): 1,
    }
    for unit in state.units.values():
        assert (unit.order == 4) == (unit.id == "sergeants"), "heroes stand first"
        if isinstance(unit, Hero):
            assert set(unit.skills) == {weapon.name for weapon in unit.weapons}


def test_names_are_in_the_language_asked_for() -> None:
    assert duel("en").hero("odo").weapons[0].name == "Flail"
    assert duel("fr").hero("odo").weapons[0].name == "Fléau d’armes"
    assert duel("fr").hero("odo").skills == {"Fléau d’armes": 45}


def test_the_arms_of_the_duel() -> None:
    """H11, H15, H20: a lance from a war horse, a bow with a malus of its own, a brigandine of 0.6."""
    state = duel("en")
    renaud, maude, odo = (state.hero(unit) for unit in ("renaud", "maude", "odo"))

    assert renaud.mounted
    assert renaud.weapon_in_hand is not None
    assert renaud.weapon_in_hand.lance
    assert maude.weapon_in_hand is not None
    assert (maude.weapon_in_hand.range, maude.weapon_in_hand.long_range) == (60, "-3d6")
    assert odo.armour is not None
    assert (str(odo.armour.absorption), odo.armour.resistance) == ("0.6", 40)


def test_the_texts_wound() -> None:
    """H27: a strike of 12 with a weapon of 8 through 0.6 is 18: 11 from the body, 7 from the armour."""
    assault = ResolveAssault(a=FighterOrder(unit="aldric"), b=FighterOrder(unit="odo"))

    after = happen(
        duel("en"),
        assault,
        assault__a__mounted__1=1,
        assault__a__mounted__2=1,
        assault__a__d100=52,
        assault__b__d100=45,
    )

    assert (after.hero("odo").body_left, after.hero("odo").resistance_left) == (60 - 11, 40 - 7)


def test_a_hero_leads_the_sergeants_until_he_fights_himself() -> None:
    """B1, T5: his strategy of 8; in the sequence of his own assault he has no overview."""
    order = GroupOrder(unit="sergeants", situation=5, commander=CommanderOrder(overview=True, hero="aldric"))
    action = ResolveSequence(
        groups=(order, GroupOrder(unit="militia", situation=5)),
        strikes=(StrikeOrder(attacker="sergeants", defender="militia"),),
    )
    dice = {
        "sequence__sergeants__training": 5,
        "sequence__sergeants__strategy": 6,
        "sequence__militia__training": 5,
    }

    led = happen(duel("en"), action, **dice)
    assert led.troop("sergeants").margin == 1 + 2

    fought = happen(
        duel("en"),
        ResolveAssault(a=FighterOrder(unit="aldric"), b=FighterOrder(unit="odo")),
        assault__a__mounted__1=1,
        assault__a__mounted__2=1,
        assault__a__d100=52,
        assault__b__d100=45,
    )
    assert happen(fought, action, **dice).troop("sergeants").margin == 1
