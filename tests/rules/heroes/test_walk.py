"""Random walks over hero commands: undo gives back exactly what was, redo and replay the same again."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, CommanderOrder, GroupOrder, ResolveSequence, StrikeOrder
from banneret.model.events import Event
from banneret.model.faults import Fault
from banneret.model.hero_commands import (
    AttackMount,
    ChangeArmour,
    ChangeMount,
    ChangeWeapon,
    ComeBack,
    CorrectHero,
    ExtraModifier,
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
from banneret.model.heroes import Hero
from banneret.rules.service import RulesService

HEROES = ("roland", "ganelon", "beast")
heroes = st.sampled_from(HEROES)
weapons = st.sampled_from(["w1", "w2", "w3", "w4"])
small = st.integers(1, 60)
modifiers = st.lists(
    st.builds(
        ExtraModifier,
        name=st.sampled_from(["x", "fall", "ladder"]),
        amount=st.sampled_from(["-1d6", "+2d4", 3]),
    ),
    max_size=2,
).map(tuple)
orders = st.builds(
    FighterOrder,
    unit=heroes,
    position=st.sampled_from([None, "none", "ladder"]),
    back_turned=st.booleans(),
    allies=st.integers(1, 4),
    surprise=st.booleans(),
    aims_at_head=st.booleans(),
    modifiers=modifiers,
)
shots = st.builds(
    ShooterOrder,
    unit=heroes,
    distance=st.integers(1, 70),
    terrains=st.sampled_from([(), ("marsh",), ("meadow", "dense_forest")]),
    night=st.booleans(),
    modifiers=modifiers,
)
sheets = st.sampled_from(
    [WeaponSheet(name="Axe", damage=9), WeaponSheet(name="Bow", use="shooting", damage=6, range=60), None]
)
armours = st.sampled_from([None, ArmourSheet(name="Leather", absorption="0.58", resistance=9)])
mounts = st.sampled_from([None, MountSheet(name="Mule", vitality=9, kick_damage=4)])
opponents = st.lists(orders, max_size=2).map(tuple)
commands = st.one_of(
    st.builds(ResolveAssault, a=orders, b=orders),
    st.builds(ResolveShot, shooter=shots, target=orders),
    st.builds(AttackMount, attacker=orders, rider=heroes),
    st.builds(Flee, fleer=orders, opponents=opponents),
    st.builds(RollTerror, fleer=orders, terror=st.integers(50, 200), opponents=opponents),
    st.builds(ComeBack, unit=heroes),
    st.builds(
        HandleWeapon,
        unit=heroes,
        weapon=weapons,
        action=st.sampled_from(["pick_up", "draw", "put_away", "drop"]),
    ),
    st.builds(ChangeWeapon, unit=heroes, weapon=st.none() | weapons, sheet=sheets),
    st.builds(ChangeArmour, unit=heroes, armour=armours),
    st.builds(MendArmour, unit=heroes, points=st.none() | small),
    st.builds(ChangeMount, unit=heroes, mount=mounts),
    st.builds(HandleMount, unit=heroes, action=st.sampled_from(["mount", "dismount"])),
    st.builds(Heal, unit=heroes, body=small, head=small),
    st.builds(
        TakeStand, unit=heroes, position=st.sampled_from(["none", "ladder"]), back_to_wall=st.booleans()
    ),
    st.builds(
        CorrectHero,
        unit=heroes,
        field=st.sampled_from(["body_left", "dodge", "skill"]),
        value=small,
        skill=st.just("Sword"),
    ),
    st.builds(RecordDeed, hero=heroes, troop=st.just("peasants"), losses=st.integers(1, 9)),
    st.builds(Leave, unit=heroes),
    st.just(AdvanceSequence()),
    st.builds(
        lambda hero: ResolveSequence(
            groups=(
                GroupOrder(unit="horsemen", situation=5, commander=CommanderOrder(hero=hero, overview=True)),
                GroupOrder(unit="peasants", situation=5),
            ),
            strikes=(StrikeOrder(attacker="horsemen", defender="peasants"),),
        ),
        heroes,
    ),
)


class _Roller:
    """Dice of a seed, so that a walk can be walked again."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def roll(self, faces: int) -> int:
        return self._random.randint(1, faces)


@settings(max_examples=60)
@given(walk=st.lists(commands | st.just("undo") | st.just("redo"), max_size=40), seed=st.integers(0, 1000))
def test_a_walk_can_be_undone_redone_and_replayed(battle: BattleState, walk: list[Any], seed: int) -> None:
    rules, roller = RulesService(), _Roller(seed)
    state, done, undone = battle, list[Event](), list[Event]()
    before: list[BattleState] = []
    gone: dict[str, Hero] = {}
    for step in walk:
        if step == "undo":
            if done:
                undone.append(done.pop())
                state = rules.revert(state, undone[-1])
                assert state == before.pop()
        elif step == "redo":
            if undone:
                before.append(state)
                done.append(undone.pop())
                state = rules.apply(state, done[-1])
        else:
            if isinstance(step, Leave) and step.unit not in state.units:
                step = Join(unit=gone.get(step.unit, battle.hero(step.unit)))
            elif isinstance(step, Leave):
                gone[step.unit] = state.hero(step.unit)
            try:
                event = rules.settle(state, step, {}, roller)
                after = rules.apply(state, event)
            except Fault:
                continue
            kept = Event.model_validate_json(event.model_dump_json())
            assert kept == event
            assert rules.resolve(state, event.command, event.dice) == event
            before.append(state)
            state, undone = after, []
            done.append(kept)
            _holds(state)
    assert _replayed(battle, done) == state
    for event in reversed(done):
        state = rules.revert(state, event)
    assert state == battle


def _replayed(battle: BattleState, events: list[Event]) -> BattleState:
    rules, state = RulesService(), battle
    for event in events:
        state = rules.apply(state, event)
    return BattleState.model_validate_json(state.model_dump_json())


def _holds(state: BattleState) -> None:
    """What is true of any battle: armour never below 0, one weapon in hand at most, riders on living mounts."""
    for unit in state.units.values():
        if isinstance(unit, Hero):
            assert unit.resistance_left >= 0
            assert sum(w.place == "hand" and not w.natural for w in unit.weapons) <= 1
            assert not unit.mounted or (unit.mount is not None and unit.mount_left > 0)
            assert len({weapon.id for weapon in unit.weapons}) == len(unit.weapons)
