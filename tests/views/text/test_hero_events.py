"""Events of heroes: who did what to whom, and what it changed, from the event alone (H5, H17–H26, B3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

import pytest
from pydantic import JsonValue

from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.events import Change, Event, EventKind
from banneret.model.hero_commands import (
    AttackMount,
    ChangeArmour,
    ChangeMount,
    ChangeRuleSet,
    ChangeWeapon,
    ComeBack,
    CorrectHero,
    FighterOrder,
    Flee,
    HandleMount,
    HandleWeapon,
    Heal,
    Join,
    Leave,
    MendArmour,
    RecordDeed,
    ResolveAssault,
    ResolveShot,
    RollTerror,
    ShooterOrder,
    TakeStand,
)
from banneret.resources import resource_text
from banneret.rules.service import RulesService
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample
from banneret.views.text import command_label, event_sentence, plain, undo_label
from banneret.views.text.hero_events import HERO_KINDS

ODO = FighterOrder(unit="odo")
ALDRIC = FighterOrder(unit="aldric")
AXE = WeaponSheet(name="Axe {0} *x*", damage=9)
TERROR = {"terror.1": 3, "terror.2": 4, "terror.3": 5}


@pytest.fixture
def duel() -> BattleState:
    """Aldric and Renaud, both in the saddle, against Odo and Maude the archer."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/duel.toml"), "en", rule_set)


def other(state: BattleState, unit: str, **fields: object) -> BattleState:
    changed = state.hero(unit).model_copy(update=fields)
    return state.model_copy(update={"units": {**state.units, unit: changed}})


def happen(state: BattleState, command: Command, dice: Mapping[str, int] | None = None) -> Event:
    thrown = {
        name: Die(value=value, faces=100 if name.endswith("d100") else 6, source="table")
        for name, value in (dice or {}).items()
    }
    event = RulesService().resolve(state, command, thrown)
    assert isinstance(event, Event), event
    return event


def said(state: BattleState, command: Command, dice: Mapping[str, int] | None = None) -> str:
    return plain(event_sentence(happen(state, command, dice)))


def test_the_texts_wound(duel: BattleState) -> None:
    """H17, H19, H20, H27."""
    on_foot = other(duel, "aldric", mounted=False)
    dice = {"assault.a.d100": 43, "assault.b.d100": 34}

    event = happen(on_foot, ResolveAssault(a=ALDRIC, b=ODO), dice)

    assert plain(event_sentence(event)) == (
        "Aldric touches Odo the Smith, strike 12. Odo the Smith: body −11, armour −7, Flail on the ground"
    )
    assert undo_label(event) == "Undo: Aldric fights Odo the Smith"
    assert [span.text for span in event_sentence(event) if span.name and span.bold] == [
        "Aldric",
        "Odo the Smith",
    ]


def test_nobody_is_touched(duel: BattleState) -> None:
    on_foot = other(duel, "aldric", mounted=False)

    sentence = said(on_foot, ResolveAssault(a=ALDRIC, b=ODO), {"assault.a.d100": 57, "assault.b.d100": 60})

    assert sentence == "Aldric fights Odo the Smith, nobody is touched"


def test_a_rider_is_thrown_and_vanquished(duel: BattleState) -> None:
    """H22, H23."""
    weak = other(duel, "aldric", body_left=5)
    mounted = {f"assault.a.mounted.{n}": 1 for n in (1, 2)}
    fall = {"assault.a.thrown": 1, "assault.a.fall.1": 1, "assault.a.fall.2": 1}
    dice = {"assault.a.d100": 41, "assault.b.d100": 60, **mounted, **fall}

    sentence = said(weak, ResolveAssault(a=ALDRIC, b=ODO), dice)

    assert sentence.startswith("Odo the Smith touches Aldric, strike 14. Aldric: body −12, armour ")
    assert sentence.endswith("on foot, vanquished")


def test_a_shot_that_hits_and_one_that_is_avoided(duel: BattleState) -> None:
    """H18."""
    shot = ResolveShot(shooter=ShooterOrder(unit="maude", distance=10), target=ALDRIC)
    dice = {"assault.a.Sure aim.1": 3, "assault.a.d100": 40}

    assert said(duel, shot, {**dice, "assault.b.d100": 100}) == "Aldric avoids the shot of Maude the Archer"
    hit = said(duel, shot, {**dice, "assault.b.d100": 50, "assault.b.thrown": 6})
    assert hit.startswith("Maude the Archer hits Aldric, strike 16. Aldric: body −")


def test_a_mount_is_struck_or_kicks(duel: BattleState) -> None:
    """H24."""
    attack = AttackMount(attacker=ODO, rider="aldric")

    struck = said(duel, attack, {"assault.a.d100": 60, "assault.b.d100": 60, "assault.b.thrown": 6})
    assert struck == "Odo the Smith touches the mount of Aldric, strike 28. Aldric: mount −27"
    kicked = said(duel, attack, {"assault.a.d100": 40, "assault.b.d100": 80, "assault.b.thrown": 6})
    assert kicked.startswith("The mount of Aldric kicks Odo the Smith, strike 12. Odo the Smith: body −")


def test_a_flight_with_and_without_a_blow(duel: BattleState) -> None:
    """H25."""
    flee = Flee(fleer=FighterOrder(unit="maude"), opponents=(ODO,))
    dice = {"flight.odo.fleer.d100": 50, "flight.odo.opponent.d100": 50}

    away = said(duel, flee, dice)
    assert away == "Maude the Archer flees. Maude the Archer: gone from the fight"
    struck = said(duel, flee, {**dice, "flight.odo.opponent.d100": 59})
    assert struck.startswith("Maude the Archer flees, struck in the back by Odo the Smith. Maude the Archer:")
    caught = said(other(duel, "maude", body_left=1), flee, {**dice, "flight.odo.opponent.d100": 59})
    assert caught.startswith("Maude the Archer tries to flee, struck in the back by Odo the Smith.")
    assert caught.endswith("vanquished")


def test_terror(duel: BattleState) -> None:
    """H26: the terror number itself still makes him flee."""
    stands = said(duel, RollTerror(fleer=ODO, terror=187), TERROR)
    assert stands == "Odo the Smith stands against terror: 188 reached, more than 187 needed"
    flees = said(duel, RollTerror(fleer=ODO, terror=188), TERROR)
    assert flees.startswith("Odo the Smith flees from terror: 188 reached, more than 188 needed")


def between(state: BattleState) -> list[tuple[BattleState, Command, str]]:
    """Commands between assaults, with what the log says of them."""
    renaud = state.hero("renaud")
    lance, mace = renaud.weapons
    fallen = other(state, "renaud", weapons=(lance.model_copy(update={"place": "ground"}), mace))
    broken = other(state, "renaud", weapons=(lance.model_copy(update={"condition": "broken"}), mace))
    hurt = other(state, "odo", body_left=34, resistance_left=12)
    name = "Renaud of Montfort"
    rules = state.rule_set.model_copy(update={"key": "mine"})
    return [
        (fallen, HandleWeapon(unit="renaud", weapon="w1", action="pick_up"), f"{name} picks up Lance"),
        (state, HandleWeapon(unit="renaud", weapon="w2", action="draw"), f"{name} draws Mace"),
        (state, HandleWeapon(unit="renaud", weapon="w1", action="put_away"), f"{name} puts Lance away"),
        (state, HandleWeapon(unit="renaud", weapon="w1", action="drop"), f"{name} drops Lance"),
        (
            broken,
            ChangeWeapon(unit="renaud", weapon="w1", sheet=lance.sheet),
            f"{name} replaces Lance by one like it",
        ),
        (
            state,
            ChangeWeapon(unit="renaud", weapon="w1", sheet=AXE),
            f"{name} replaces Lance by Axe {{0}} *x*",
        ),
        (state, ChangeWeapon(unit="renaud", sheet=AXE), f"{name} gets Axe {{0}} *x*"),
        (state, ChangeWeapon(unit="renaud", weapon="w2"), f"{name} gives up Mace"),
        (
            state,
            ChangeArmour(unit="odo", armour=ArmourSheet(name="Mail", absorption="0.5", resistance=9)),
            "Odo the Smith puts on Mail",
        ),
        (state, ChangeArmour(unit="odo", armour=None), "Odo the Smith takes off Brigandine"),
        (hurt, MendArmour(unit="odo", points=8), "Odo the Smith, armour mended: armour +8"),
        (
            hurt,
            Heal(unit="odo", body=6, reason="by the\npriest"),
            "Odo the Smith healed: body +6 (by the priest)",
        ),
        (state, HandleMount(unit="aldric", action="dismount"), "Aldric dismounts"),
        (other(state, "aldric", mounted=False), HandleMount(unit="aldric", action="mount"), "Aldric mounts"),
        (
            state,
            ChangeMount(unit="odo", mount=MountSheet(name="Mule", vitality=9)),
            "Odo the Smith gets Mule",
        ),
        (state, ChangeMount(unit="aldric", mount=None), "Aldric gives up Palfrey"),
        (
            state,
            TakeStand(unit="odo", position="ladder", back_to_wall=True),
            "Odo the Smith stands on a ladder, back to a wall",
        ),
        (
            other(state, "odo", position="ladder"),
            TakeStand(unit="odo", position="none", back_to_wall=False),
            "Odo the Smith stands on firm ground",
        ),
        (
            hurt,
            CorrectHero(unit="odo", field="body_left", value=40, reason="healed by the priest"),
            "Odo the Smith: body vitality 34 → 40 (healed by the priest)",
        ),
        (
            state,
            CorrectHero(unit="odo", field="skill", skill="Flail", value=50),
            "Odo the Smith: skill with Flail 45 → 50",
        ),
        (
            state,
            RecordDeed(hero="aldric", troop="militia", losses=5),
            "Aldric puts 5 of Militia out of action, 25 left",
        ),
        (other(state, "odo", fled=True), ComeBack(unit="odo"), "Odo the Smith comes back into the fight"),
        (state, Leave(unit="odo", reason="fell asleep"), "Odo the Smith leaves the battle (fell asleep)"),
        (
            state,
            Join(unit=state.hero("odo").model_copy(update={"id": "x", "name": "<b>x</b>"})),
            "<b>x</b> joins the battle",
        ),
        (state, ChangeRuleSet(rule_set=rules), "From now on under “The texts' rules”"),
    ]


def test_what_is_done_between_assaults(duel: BattleState) -> None:
    for state, command, sentence in between(duel):
        event = happen(state, command)
        assert plain(event_sentence(event)) == sentence
        without_reason = re.sub(r" \([^()]*\)$", "", sentence).split(": body +")[0].split(": armour +")[0]
        assert undo_label(event) == f"Undo: {without_reason}"


def test_the_label_of_a_command_says_the_whole_deed(duel: BattleState) -> None:
    names = {unit.id: unit.name for unit in duel.units.values()}
    labels = [command_label(command, names, 1) for _, command, _ in between(duel)]

    assert "Accept" not in labels
    assert "Bring back Odo the Smith" in labels
    assert "Stay there: on a ladder, back to a wall" in labels
    assert command_label(ResolveAssault(a=ALDRIC, b=ODO), names, 1) == "Accept the assault"


def test_every_hero_kind_is_among_the_kinds_told(duel: BattleState) -> None:
    kinds = {type(command).event for _, command, _ in between(duel)}

    assert set(get_args(EventKind)) >= HERO_KINDS
    assert kinds | {"assault_resolved", "shot_resolved", "mount_attacked", "hero_fled", "terror_rolled"} == (
        HERO_KINDS
    )


@pytest.mark.parametrize("kind", sorted(HERO_KINDS))
def test_an_event_of_which_little_is_known_still_has_words(kind: str) -> None:
    """As a file of another version might hold it."""
    names = {"aldric": "Aldric", "odo": "Odo"}
    event = Event.model_construct(
        kind=kind, sequence=1, command=None, changes=(), workings=(), names=names, dice={}
    )

    assert plain(event_sentence(event))
    assert undo_label(event).startswith("Undo: ")


def test_who_joins_is_named_from_what_was_added() -> None:
    after: dict[str, JsonValue] = {"id": "x", "name": "The Guard"}
    newcomer = Change(op="add", unit="x", field="", before=None, after=after)
    event = Event.model_construct(
        kind="joined", sequence=1, command=None, changes=(newcomer,), workings=(), names={}, dice={}
    )

    assert plain(event_sentence(event)) == "The Guard joins the battle"
