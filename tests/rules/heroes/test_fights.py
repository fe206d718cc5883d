"""Assaults, shots, attacked mounts, flight and terror in a battle (H3–H26, T5)."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from banneret.model.arms import CarriedWeapon
from banneret.model.hero_commands import (
    AttackMount,
    ExtraModifier,
    FighterOrder,
    Flee,
    HandleMount,
    ResolveAssault,
    ResolveShot,
    RollTerror,
    ShooterOrder,
    TakeStand,
)

if TYPE_CHECKING:
    from conftest import Desk

A_D100, B_D100 = "assault__a__d100", "assault__b__d100"


def _duel(a: dict[str, object] | None = None, b: dict[str, object] | None = None) -> ResolveAssault:
    return ResolveAssault(
        a=FighterOrder.model_validate({"unit": "roland", **(a or {})}),
        b=FighterOrder.model_validate({"unit": "ganelon", **(b or {})}),
    )


def _shot(target: str = "ganelon", **shooter: object) -> ResolveShot:
    order = {"unit": "roland", "distance": 20, **shooter}
    return ResolveShot(shooter=ShooterOrder(**order), target=FighterOrder(unit=target))  # type: ignore[arg-type]


def _terms(desk: Desk, unit: str) -> dict[str, int | str]:
    return {w.term: w.result for w in desk.events[-1].workings if w.unit == unit}


def _ready_bow(desk: Desk) -> None:
    weapons = [
        weapon.model_copy(update={"place": "hand" if weapon.name == "Bow" else "carried"})
        for weapon in desk.hero("roland").weapons
    ]
    desk.change("roland", weapons=weapons)


def test_a_duel_takes_from_body_and_armour(desk: Desk) -> None:
    """H1–H3, H17, H19, H20: sheet, weapon skill by name and by family, armour's malus."""
    event = desk.do(_duel(), assault__a__d100=50, assault__b__d100=60)

    roland = _terms(desk, "roland")
    assert (roland["base"], roland["first"], roland["final"]) == (31, 75, 125)
    assert _terms(desk, "ganelon")["final"] == 20 + 60 + 60
    # strike 15: 8 × 2.5 = 20; 20 × 0.6 = 12 from the body, 8 from the armour
    assert (desk.hero("roland").body_left, desk.hero("roland").resistance_left) == (48, 32)
    assert desk.hero("roland").head_left == 20
    assert event.names == {"roland": "Roland", "ganelon": "Ganelon"}
    assert event.kind == "assault_resolved"


def test_one_is_vanquished_and_overkill_is_kept(desk: Desk) -> None:
    """H22: vitality goes below 0; who is vanquished fights no more, and undo gives back exactly what was."""
    desk.do(_duel(), assault__a__d100=100, assault__b__d100=25)

    assert desk.hero("ganelon").body_left == 30 - 64
    assert desk.hero("ganelon").vanquished
    fault = desk.refuses(_duel())
    assert (fault.code, fault.where) == ("hero_out", "b.unit")


def test_a_blow_at_the_head(desk: Desk) -> None:
    """H16, H21: 4d6 off, then head and body alike."""
    dice = {f"assault__a__aims_at_head__{n}": 1 for n in range(1, 5)}

    desk.do(_duel(a={"aims_at_head": True}), assault__a__d100=90, assault__b__d100=70, **dice)

    assert (desk.hero("ganelon").body_left, desk.hero("ganelon").head_left) == (30 - 17, 15 - 17)


def test_circumstances_come_from_the_state_and_the_order(desk: Desk) -> None:
    """H7, H8, H9, H15: lasting ones unless the order says otherwise; the other's allies leave the back out."""
    desk.do(HandleMount(unit="roland", action="mount"))
    desk.do(TakeStand(unit="ganelon", position="ladder", back_to_wall=True))
    weapons = desk.hero("roland").weapons
    desk.change(
        "roland",
        weapons=[
            weapons[0].model_copy(update={"place": "carried"}),
            weapons[1].model_copy(update={"place": "hand"}),
        ],
    )

    needed = desk.needs(
        _duel(
            a={"allies": 2, "surprise": True, "open_ground": True, "position": "deep_water"},
            b={"back_turned": True},
        )
    )
    told = desk.needs(
        _duel(a={"allies": 1}, b={"back_turned": True, "position": "none", "back_to_wall": False})
    )

    def counted(asked: dict[str, int]) -> dict[str, int]:
        names = [name.rpartition(".")[0] for name in asked if not name.endswith("d100")]
        return {name: names.count(name) for name in dict.fromkeys(names)}

    assert counted(needed) == {
        "assault.a.deep_water": 4,
        "assault.a.numbers": 1,
        "assault.a.surprise": 3,
        "assault.a.lance": 3,
        "assault.b.ladder": 4,
    }
    assert counted(told) == {"assault.a.mounted": 2, "assault.b.back_turned": 6}


def test_no_bonus_of_a_mount_against_a_rider(desk: Desk) -> None:
    """H15."""
    desk.change("roland", mounted=True)
    desk.change("ganelon", mount=desk.hero("roland").mount, mount_left=50, mounted=True)

    assert desk.needs(_duel()) == {"assault.a.d100": 100, "assault.b.d100": 100}


def test_mastered_skills_and_the_gms_own_modifiers(desk: Desk) -> None:
    """H3, H4: each its own line; a shooting skill is not for melee."""
    desk.change(
        "roland",
        mastered=[
            {"name": "Fencing", "amount": "+1d6", "use": "melee"},
            {"name": "Marksman", "amount": 10, "use": "shooting"},
            {"name": "Calm", "amount": 3, "use": "both"},
        ],
    )
    order = {"modifiers": (ExtraModifier(name="Wounded", amount=-5),)}

    desk.do(_duel(a=order), assault__a__d100=50, assault__b__d100=1, assault__a__Fencing__1=6)

    terms = _terms(desk, "roland")
    assert terms["modifier.Fencing"] == 6
    assert terms["modifier.Calm"] == 3
    assert terms["modifier.Wounded"] == -5
    assert "modifier.Marksman" not in terms
    assert terms["final"] == 75 + 4 + 50


@pytest.mark.parametrize(
    ("d100", "condition", "place"),
    [(31, "sound", "ground"), (11, "chipped", "ground"), (32, "sound", "hand")],
)
def test_a_fumbled_weapon(desk: Desk, d100: int, condition: str, place: str) -> None:
    """H5: skill 49: up to 80 dropped, up to 60 chipped and dropped."""
    desk.do(_duel(), assault__a__d100=d100, assault__b__d100=1)

    sword = desk.hero("roland").weapons[0]
    assert (sword.condition, sword.place) == (condition, place)


def test_a_broken_weapon_stays_in_hand_unusable(desk: Desk) -> None:
    """H5: up to 40; then he fights with bare hands, which never fumble (H6)."""
    desk.change("roland", skills={"Sword": 10})
    desk.do(_duel(), assault__a__d100=30, assault__b__d100=21)

    sword = desk.hero("roland").weapons[0]
    assert (sword.condition, sword.place, sword.usable) == ("broken", "hand", False)
    desk.do(_duel(), assault__a__d100=1, assault__b__d100=90)
    assert _terms(desk, "roland")["first"] == 31 - 5 + 30
    assert not [term for term in _terms(desk, "roland") if term.startswith("fumble")]
    assert desk.hero("roland").weapons[0] == sword


def test_bare_hands_wound_by_the_rule_set(desk: Desk) -> None:
    """H6: damage 2."""
    desk.change("roland", weapons=[])

    desk.do(_duel(), assault__a__d100=90, assault__b__d100=26)

    # 146 against 106: 2 × 5 = 10
    assert desk.hero("ganelon").body_left == 20


def test_natural_weapons_are_always_at_hand(desk: Desk) -> None:
    """H6: claws fight without being drawn and never fumble."""
    desk.do(
        ResolveAssault(a=FighterOrder(unit="roland"), b=FighterOrder(unit="beast")),
        assault__a__d100=90,
        assault__b__d100=1,
    )

    assert _terms(desk, "beast")["first"] == 20 + 70
    assert "fumble.dropped" not in _terms(desk, "beast")


def test_a_dropped_chipped_weapon_stays_chipped(desk: Desk) -> None:
    """H5: chipped is a mark that lasts."""
    sword = desk.hero("roland").weapons[0].model_copy(update={"condition": "chipped"})
    desk.change("roland", weapons=[sword])

    desk.do(_duel(), assault__a__d100=31, assault__b__d100=1)

    (after,) = desk.hero("roland").weapons
    assert (after.condition, after.place) == ("chipped", "ground")


def test_a_shot(desk: Desk) -> None:
    """H4, H14, H18: only the target can be hurt, he never fumbles; both have fought (T5)."""
    _ready_bow(desk)
    event = desk.do(_shot(), assault__a__d100=80, assault__b__d100=1)

    assert event.kind == "shot_resolved"
    assert _terms(desk, "roland")["final"] == 29 - 5 + 30 + 80
    assert _terms(desk, "ganelon")["final"] == 20 + 60 + 1
    # strike 53: 6 × 6.3 = 37.8
    assert desk.hero("ganelon").body_left == 30 - 38
    assert desk.hero("ganelon").weapons[0].place == "hand"
    assert desk.hero("ganelon").fought_sequence == desk.hero("roland").fought_sequence == 1


def test_a_breaking_bow(desk: Desk) -> None:
    """H6: skill 30 + d100 up to 50."""
    _ready_bow(desk)

    desk.do(_shot(), assault__a__d100=20, assault__b__d100=50)

    assert desk.hero("roland").weapons[2].condition == "broken"
    assert desk.refuses(_shot()).code == "no_shooting_weapon"


def test_what_a_shot_crosses(desk: Desk) -> None:
    """H9–H13, H16: from the order, the weapon's sheet and the shooter's eyes."""
    _ready_bow(desk)

    needed = desk.needs(
        _shot(distance=Decimal("30.5"), terrains=("meadow", "marsh"), target_size="bust", shaky_footing=True)
    )
    night = desk.refuses(_shot(distance=31, night=True))
    beyond = desk.refuses(_shot(distance=Decimal("60.01")))
    desk.change("roland", night_sight=True)

    names = [name.split(".")[2] for name in needed if name.startswith("assault.a")]
    assert {name: names.count(name) for name in names} == {
        "d100": 1,
        "shaky_footing": 3,
        "long_range": 3,
        "marsh": 4,
        "target_bust": 3,
    }
    assert (night.code, night.where, night.values["rule"]) == ("shot_impossible", "shooter.terrains", "H13")
    assert (beyond.code, beyond.where, beyond.values["rule"]) == (
        "shot_impossible",
        "shooter.distance",
        "H11",
    )
    assert "assault.a.night.1" not in desk.needs(_shot(distance=20, night=True))


def test_who_dodges_keeps_position_and_back_but_no_numbers(desk: Desk) -> None:
    """H14, H7."""
    _ready_bow(desk)
    desk.change("ganelon", position="frail_craft")
    command = ResolveShot(
        shooter=ShooterOrder(unit="roland", distance=10),
        target=FighterOrder(unit="ganelon", back_turned=True, allies=3, aims_at_head=True),
    )

    names = [name.split(".")[2] for name in desk.needs(command) if name.startswith("assault.b")]

    assert {name: names.count(name) for name in names} == {"d100": 1, "frail_craft": 2, "back_turned": 3}


def test_a_rider_is_thrown(desk: Desk) -> None:
    """H23: he is then on foot; dice only when the rules need them."""
    desk.change("roland", mounted=True)
    bonus = {"assault__a__mounted__1": 1, "assault__a__mounted__2": 1}

    assert desk.needs(_duel(), assault__a__d100=50, assault__b__d100=62, **bonus) == {"assault.a.thrown": 6}
    desk.do(
        _duel(),
        assault__a__d100=50,
        assault__b__d100=62,
        assault__a__thrown=2,
        assault__a__fall__1=3,
        assault__a__fall__2=4,
        **bonus,
    )

    # strike 15: 20, 12 off the body and 8 off the armour; the fall 7 × 0.8 = 5.6 → 6, and 1 off the armour
    roland = desk.hero("roland")
    assert (roland.body_left, roland.resistance_left, roland.mounted) == (60 - 12 - 6, 40 - 8 - 1, False)


def test_an_attacked_mount(desk: Desk) -> None:
    """H24: its own value, coefficient and vitality; the rider is rolled for."""
    desk.change("roland", mounted=True)
    command = AttackMount(attacker=FighterOrder(unit="ganelon", aims_at_head=True), rider="roland")

    event = desk.do(command, assault__a__d100=50, assault__b__d100=60, assault__b__thrown=3)

    # 130 against 120: 8 × 2 = 16 × 0.9 = 14.4
    assert event.kind == "mount_attacked"
    assert desk.hero("roland").mount_left == 36
    assert desk.hero("roland").mounted
    assert desk.hero("roland").body_left == 60


def test_a_fallen_mount_takes_its_rider_with_it(desk: Desk) -> None:
    """H24, H23: without a roll."""
    desk.change("roland", mounted=True, mount_left=10)
    command = AttackMount(attacker=FighterOrder(unit="ganelon"), rider="roland")

    desk.do(command, assault__a__d100=50, assault__b__d100=60, assault__b__fall__1=6, assault__b__fall__2=4)

    roland = desk.hero("roland")
    assert (roland.mount_left, roland.mounted, roland.body_left, roland.resistance_left) == (
        -4,
        False,
        52,
        38,
    )
    assert desk.refuses(HandleMount(unit="roland", action="mount")).code == "mount_fallen"
    assert desk.refuses(command).code == "not_mounted"


def test_the_kick(desk: Desk) -> None:
    """H24: it wounds the attacker; the GM's modifiers of the mount are rolled under b."""
    desk.change("roland", mounted=True)
    command = AttackMount(
        attacker=FighterOrder(unit="ganelon"),
        rider="roland",
        mount_modifiers=(ExtraModifier(name="Warhorse", amount="+1d6"),),
    )

    desk.do(
        command,
        assault__a__d100=50,
        assault__b__d100=74,
        assault__b__Warhorse__1=6,
        assault__b__thrown=6,
    )

    assert desk.hero("ganelon").body_left == 30 - 12
    assert desk.hero("roland").mount_left == 50


def test_flight_from_two(desk: Desk) -> None:
    """H25: one d100 for each opponent, each blow on what the one before left; then he has fled."""
    command = Flee(
        fleer=FighterOrder(unit="roland", modifiers=(ExtraModifier(name="Crowd", amount=-5),)),
        opponents=(FighterOrder(unit="ganelon", allies=2), FighterOrder(unit="beast", allies=2)),
    )
    dice = {f"flight__{who}__opponent__numbers__{n}": 1 for who in ("ganelon", "beast") for n in range(1, 4)}

    event = desk.do(
        command,
        flight__ganelon__fleer__d100=50,
        flight__ganelon__opponent__d100=23,
        flight__beast__fleer__d100=40,
        flight__beast__opponent__d100=3,
        **dice,
    )

    # Roland: 31 − 5 + 25 − 5 = 46 + d100. Ganelon 83 + 23 = 106: 8 × 2 = 16, 10 off the body and 6 off the armour.
    # The beast 93 + 3 = 96 against 86: 5 × 2 = 10, 6 and 4.
    roland = desk.hero("roland")
    assert event.kind == "hero_fled"
    assert (roland.body_left, roland.resistance_left, roland.fled) == (60 - 10 - 6, 40 - 6 - 4, True)
    assert not roland.in_play
    assert desk.hero("ganelon").fought_sequence == 1
    assert desk.refuses(_duel()).code == "hero_out"


def test_who_is_vanquished_in_flight_is_struck_no_more_and_does_not_get_away(desk: Desk) -> None:
    """H25, H22: the second opponent's dice are not asked for."""
    desk.change("roland", body_left=5)
    command = Flee(
        fleer=FighterOrder(unit="roland"),
        opponents=(FighterOrder(unit="ganelon"), FighterOrder(unit="beast")),
    )

    desk.do(command, flight__ganelon__fleer__d100=1, flight__ganelon__opponent__d100=50)

    assert desk.hero("roland").vanquished
    assert not desk.hero("roland").fled
    assert desk.hero("beast").fought_sequence == 0


def test_a_rider_thrown_by_the_first_is_on_foot_for_the_second(desk: Desk) -> None:
    """H25, H23, H15: no second roll for the saddle."""
    desk.change("roland", mounted=True)
    command = Flee(
        fleer=FighterOrder(unit="roland"),
        opponents=(FighterOrder(unit="ganelon"), FighterOrder(unit="beast")),
    )

    desk.do(
        command,
        flight__ganelon__fleer__d100=1,
        flight__ganelon__opponent__d100=21,
        flight__ganelon__fleer__thrown=1,
        flight__ganelon__fleer__fall__1=1,
        flight__ganelon__fleer__fall__2=1,
        flight__beast__fleer__d100=1,
        flight__beast__opponent__d100=1,
    )

    assert not desk.hero("roland").mounted


def test_a_fumble_at_a_fleeing_back(desk: Desk) -> None:
    """H5, H25: the opponent's weapon, never the fleer's."""
    command = Flee(fleer=FighterOrder(unit="roland"), opponents=(FighterOrder(unit="ganelon"),))

    desk.do(command, flight__ganelon__fleer__d100=90, flight__ganelon__opponent__d100=1)

    assert desk.hero("ganelon").weapons[0].place == "ground"
    assert desk.hero("roland").weapons[0].place == "hand"


def test_who_is_in_no_melee_just_leaves(desk: Desk) -> None:
    """H25: without a die, and without having been in an assault."""
    desk.do(Flee(fleer=FighterOrder(unit="roland")))

    assert desk.hero("roland").fled
    assert desk.hero("roland").fought_sequence == 0


def test_terror(desk: Desk) -> None:
    """H26: 3 × 11 + 2 × 60 + 3 + 3 × 3 = 165; equal flees, out of a melee by H25."""
    stands = RollTerror(fleer=FighterOrder(unit="roland"), terror=164)
    flees = RollTerror(
        fleer=FighterOrder(unit="roland"), terror=165, opponents=(FighterOrder(unit="ganelon"),)
    )
    ones = {f"terror__{n}": 1 for n in (1, 2, 3)}

    event = desk.do(stands, **ones)
    assert (event.kind, event.changes) == ("terror_rolled", ())
    assert desk.needs(flees) == {"terror.1": 6, "terror.2": 6, "terror.3": 6}
    assert set(desk.needs(flees, **ones)) == {"flight.ganelon.fleer.d100", "flight.ganelon.opponent.d100"}
    desk.do(flees, flight__ganelon__fleer__d100=90, flight__ganelon__opponent__d100=21, **ones)

    assert desk.hero("roland").fled


@pytest.mark.parametrize(
    ("command", "code", "where"),
    [
        (_duel(b={"unit": "roland"}), "fights_itself", "b.unit"),
        (_duel(b={"unit": "peasants"}), "hero_expected", "peasants"),
        (_duel(b={"unit": "nobody"}), "unknown_unit", "nobody"),
        (_duel(a={"weapon": "w9"}), "unknown_weapon", "a.weapon"),
        (_duel(a={"weapon": "w2"}), "weapon_unusable", "a.weapon"),
        (_duel(a={"position": "stairs"}), "unknown_row", "a.position"),
        (_shot(weapon="w1"), "weapon_unfit", "shooter.weapon"),
        (_shot(target="roland"), "fights_itself", "target.unit"),
        (_shot(), "no_shooting_weapon", "shooter"),
        (AttackMount(attacker=FighterOrder(unit="ganelon"), rider="roland"), "not_mounted", "rider"),
        (
            Flee(fleer=FighterOrder(unit="roland"), opponents=(FighterOrder(unit="roland"),)),
            "fights_itself",
            "opponents.0.unit",
        ),
        (
            Flee(fleer=FighterOrder(unit="roland", weapon="w2"), opponents=(FighterOrder(unit="ganelon"),)),
            "weapon_unusable",
            "fleer.weapon",
        ),
        (
            Flee(fleer=FighterOrder(unit="roland"), opponents=(FighterOrder(unit="beast"),) * 2),
            "doubled_opponent",
            "opponents.1.unit",
        ),
        (
            RollTerror(
                fleer=FighterOrder(unit="roland"), terror=0, opponents=(FighterOrder(unit="beast"),) * 2
            ),
            "doubled_opponent",
            "opponents.1.unit",
        ),
    ],
)
def test_what_cannot_be_fought_is_refused(desk: Desk, command: ResolveAssault, code: str, where: str) -> None:
    fault = desk.refuses(command)

    assert (fault.code, fault.where) == (code, where)


def test_a_melee_with_a_bow_in_hand_is_fought_with_bare_hands(desk: Desk) -> None:
    """H6: a bow is no melee weapon."""
    _ready_bow(desk)

    desk.do(_duel(), assault__a__d100=50, assault__b__d100=90)

    assert _terms(desk, "roland")["first"] == 31 - 5 + 30


def test_a_chosen_natural_weapon(desk: Desk) -> None:
    """H6: whatever he holds."""
    teeth = CarriedWeapon(id="w9", name="Teeth", damage=3, natural=True, place="hand")
    desk.change("roland", weapons=[*desk.hero("roland").weapons, teeth], skills={"Teeth": 5, "Sword": 49})

    desk.do(_duel(a={"weapon": "w9"}), assault__a__d100=50, assault__b__d100=90)

    assert _terms(desk, "roland")["first"] == 31 - 5 + 5


def test_a_held_weapon_goes_before_natural_ones(desk: Desk) -> None:
    """H6; H14: it is also the one whose modifier he keeps when he dodges or flees."""
    _ready_bow(desk)
    teeth = CarriedWeapon(id="w0", name="Teeth", damage=3, modifier=-9, natural=True, place="hand")
    sword = desk.hero("ganelon").weapons[0].model_copy(update={"modifier": -2})
    desk.change("ganelon", weapons=[teeth, sword])

    desk.do(_duel(), assault__a__d100=50, assault__b__d100=30)
    assert _terms(desk, "ganelon")["first"] == 20 - 2 + 60
    desk.do(_shot(), assault__a__d100=50, assault__b__d100=90)
    assert _terms(desk, "ganelon")["first"] == 20 - 2 + 60
    chosen = ResolveShot(
        shooter=ShooterOrder(unit="roland", distance=10), target=FighterOrder(unit="ganelon", weapon="w0")
    )
    desk.do(chosen, assault__a__d100=50, assault__b__d100=90)
    assert _terms(desk, "ganelon")["first"] == 20 - 9 + 60


def test_a_weapon_he_has_no_skill_with(desk: Desk) -> None:
    """H2: nothing is added, whether the weapon is of a family or of none."""
    weapons = desk.hero("roland").weapons
    for family in ("", "blades"):
        changed = weapons[0].model_copy(update={"family": family})
        desk.change("roland", skills={"Axe": 3}, weapons=[changed])
        desk.do(_duel(), assault__a__d100=99, assault__b__d100=100)
        assert _terms(desk, "roland")["first"] == 31 - 5
        desk.change("roland", body_left=60)


def test_each_value_tells_its_rule(desk: Desk) -> None:
    """H3, H4: a mastered skill, and the GM's own modifier, stand under the value that they are added to."""
    _ready_bow(desk)
    mastered = [{"name": "Calm", "amount": 3, "use": "both"}]
    desk.change("roland", mastered=mastered)
    desk.change("ganelon", mastered=mastered)
    extra = (ExtraModifier(name="Luck", amount=1),)
    command = ResolveShot(
        shooter=ShooterOrder(unit="roland", distance=10, modifiers=extra),
        target=FighterOrder(unit="ganelon", modifiers=extra),
    )

    event = desk.do(command, assault__a__d100=50, assault__b__d100=90)

    assert [(w.unit, w.rule, w.term) for w in event.workings if w.term.startswith("modifier")] == [
        ("roland", "H4", "modifier.Calm"),
        ("roland", "H4", "modifier.Luck"),
        ("ganelon", "H3", "modifier.Calm"),
        ("ganelon", "H3", "modifier.Luck"),
    ]
