"""The commands beside fighting: weapons, armour, mounts, healing, corrections, deeds, who comes and goes (H5–H25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.commands import AdvanceSequence
from banneret.model.hero_commands import (
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
    TakeStand,
)
from banneret.model.troops import Troop

if TYPE_CHECKING:
    from conftest import Desk

AXE = WeaponSheet(name="Axe", damage=9)


def _places(desk: Desk, unit: str = "roland") -> dict[str, str]:
    return {weapon.name: weapon.place for weapon in desk.hero(unit).weapons}


def test_drop_pick_up_draw_and_put_away(desk: Desk) -> None:
    """H5: what was held is put away; without picking up a fumble would disarm for ever."""
    desk.do(HandleWeapon(unit="roland", weapon="w1", action="drop"))
    assert _places(desk) == {"Sword": "ground", "Spear": "carried", "Bow": "carried"}
    desk.do(HandleWeapon(unit="roland", weapon="w2", action="draw"))
    desk.do(HandleWeapon(unit="roland", weapon="w1", action="pick_up"))
    assert _places(desk) == {"Sword": "hand", "Spear": "carried", "Bow": "carried"}
    desk.do(HandleWeapon(unit="roland", weapon="w1", action="put_away"))
    assert set(_places(desk).values()) == {"carried"}
    assert desk.hero("roland").weapon_in_hand is None


@pytest.mark.parametrize(
    ("action", "weapon", "code"),
    [
        ("pick_up", "w1", "weapon_elsewhere"),
        ("draw", "w1", "weapon_elsewhere"),
        ("put_away", "w2", "weapon_elsewhere"),
        ("drop", "w2", "weapon_elsewhere"),
        ("drop", "w9", "unknown_weapon"),
    ],
)
def test_weapons_are_taken_from_where_they_are(desk: Desk, action: Any, weapon: str, code: str) -> None:
    assert desk.refuses(HandleWeapon(unit="roland", weapon=weapon, action=action)).code == code


def test_claws_cannot_be_put_away(desk: Desk) -> None:
    """H6."""
    assert desk.refuses(HandleWeapon(unit="beast", weapon="w1", action="drop")).code == "natural_weapon"


def test_a_broken_weapon_is_replaced_by_one_like_it(desk: Desk) -> None:
    """H6: sound again, in the same hand."""
    sword = desk.hero("roland").weapons[0]
    desk.change(
        "roland", weapons=[sword.model_copy(update={"condition": "broken"}), *desk.hero("roland").weapons[1:]]
    )

    desk.do(ChangeWeapon(unit="roland", weapon="w1", sheet=sword.sheet))

    assert desk.hero("roland").weapons[0] == sword


def test_a_weapon_that_replaces_a_dropped_one_is_carried(desk: Desk) -> None:
    desk.do(HandleWeapon(unit="roland", weapon="w1", action="drop"))
    desk.do(ChangeWeapon(unit="roland", weapon="w1", sheet=AXE))

    assert _places(desk) == {"Axe": "carried", "Spear": "carried", "Bow": "carried"}


def test_weapons_are_given_and_taken(desk: Desk) -> None:
    """A new one goes into an empty hand."""
    desk.do(ChangeWeapon(unit="roland", sheet=AXE))
    assert _places(desk)["Axe"] == "carried"
    desk.do(ChangeWeapon(unit="roland", weapon="w1"))
    assert "Sword" not in _places(desk)
    desk.do(ChangeWeapon(unit="roland", sheet=WeaponSheet(name="Dagger", damage=3)))

    assert _places(desk) == {"Spear": "carried", "Bow": "carried", "Axe": "carried", "Dagger": "hand"}
    ids = [weapon.id for weapon in desk.hero("roland").weapons]
    assert len(set(ids)) == 4
    desk.do(ChangeWeapon(unit="roland", sheet=WeaponSheet(name="Fangs", damage=3, natural=True)))
    assert _places(desk)["Fangs"] == "hand"
    assert desk.refuses(ChangeWeapon(unit="roland")).code == "nothing_changes"
    sheet = desk.hero("roland").weapons[0].sheet
    assert desk.refuses(ChangeWeapon(unit="roland", weapon="w2", sheet=sheet)).code == "nothing_changes"


def test_armour_is_mended_up_to_what_it_was(desk: Desk) -> None:
    """H20."""
    desk.change("roland", resistance_left=0)

    desk.do(MendArmour(unit="roland", points=15))
    assert desk.hero("roland").resistance_left == 15
    desk.do(MendArmour(unit="roland", points=100))
    assert desk.hero("roland").resistance_left == 40
    assert desk.refuses(MendArmour(unit="roland")).code == "nothing_changes"
    desk.change("roland", resistance_left=1)
    desk.do(MendArmour(unit="roland"))
    assert desk.hero("roland").resistance_left == 40
    assert desk.refuses(MendArmour(unit="ganelon")).code == "no_armour"


def test_armour_is_changed(desk: Desk) -> None:
    """H20: the new one is unworn."""
    plate = ArmourSheet(name="Plate", absorption="0.35", resistance=80)

    desk.do(ChangeArmour(unit="roland", armour=plate))
    assert (desk.hero("roland").armour, desk.hero("roland").resistance_left) == (plate, 80)
    desk.do(ChangeArmour(unit="roland", armour=None))
    assert (desk.hero("roland").armour, desk.hero("roland").resistance_left) == (None, 0)
    assert desk.refuses(ChangeArmour(unit="roland", armour=None)).code == "nothing_changes"


def test_mounts(desk: Desk) -> None:
    """H15, H24."""
    desk.do(HandleMount(unit="roland", action="mount"))
    assert desk.hero("roland").mounted
    assert desk.refuses(HandleMount(unit="roland", action="mount")).code == "nothing_changes"
    desk.do(HandleMount(unit="roland", action="dismount"))
    assert desk.refuses(HandleMount(unit="roland", action="dismount")).code == "nothing_changes"
    assert desk.refuses(HandleMount(unit="ganelon", action="mount")).code == "no_mount"
    desk.change("roland", mount_left=0)
    assert desk.refuses(HandleMount(unit="roland", action="mount")).code == "mount_fallen"
    desk.do(ChangeMount(unit="ganelon", mount=MountSheet(name="Chariot", kind="chariot", vitality=70)))
    desk.do(HandleMount(unit="ganelon", action="mount"))
    assert desk.hero("ganelon").mount_left == 70
    desk.do(ChangeMount(unit="ganelon", mount=None))
    assert not desk.hero("ganelon").mounted
    assert desk.hero("ganelon").mount_left == 0


def test_healing_gives_at_most_what_he_had_unhurt(desk: Desk) -> None:
    """H20–H22: from below 0 too."""
    desk.change("roland", body_left=-10, head_left=18)

    event = desk.do(Heal(unit="roland", body=30, head=30, reason="the priest"))

    assert (desk.hero("roland").body_left, desk.hero("roland").head_left) == (20, 20)
    assert [(w.term, w.operands, w.result) for w in event.workings] == [
        ("body", (-10, 30), 20),
        ("head", (18, 2), 20),
    ]
    assert desk.refuses(Heal(unit="roland", head=5)).code == "nothing_changes"
    desk.change("roland", body_left=70)
    assert desk.refuses(Heal(unit="roland", body=5)).code == "nothing_changes"


def test_coming_back_after_flight(desk: Desk) -> None:
    """H25."""
    assert desk.refuses(ComeBack(unit="roland")).code == "hero_present"
    desk.do(Flee(fleer=FighterOrder(unit="roland")))
    desk.do(ComeBack(unit="roland"))

    assert desk.hero("roland").in_play


def test_taking_a_stand(desk: Desk) -> None:
    """H7, H8."""
    desk.do(TakeStand(unit="roland", position="ladder", back_to_wall=True))
    assert (
        desk.refuses(TakeStand(unit="roland", position="ladder", back_to_wall=True)).code == "nothing_changes"
    )
    assert desk.refuses(TakeStand(unit="roland", position="stairs", back_to_wall=False)).code == "unknown_row"
    desk.do(TakeStand(unit="roland", position="none", back_to_wall=False))

    assert desk.hero("roland").position == "none"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("quickness", 15),
        ("dexterity", 15),
        ("willpower", 15),
        ("level", 4),
        ("body", 70),
        ("head", 25),
        ("dodge", 1),
        ("strategy", 9),
        ("bare_hands", 2),
        ("body_left", -3),
        ("head_left", -3),
        ("resistance_left", 3),
        ("mount_left", -3),
        ("deeds", 4),
    ],
)
def test_a_number_is_corrected(desk: Desk, field: Any, value: int) -> None:
    event = desk.do(CorrectHero(unit="roland", field=field, value=value))

    assert getattr(desk.hero("roland"), field) == value
    assert [change.field for change in event.changes] == [field]


def test_a_weapon_skill_is_corrected(desk: Desk) -> None:
    """H2."""
    desk.do(CorrectHero(unit="roland", field="skill", skill="Axe", value=33))

    assert desk.hero("roland").skills == {"Sword": 49, "Spear": 40, "Bow": 30, "Axe": 33}
    assert desk.refuses(CorrectHero(unit="roland", field="skill", value=3)).code == "skill_expected"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("quickness", -1, "too_low"),
        ("strategy", 101, "too_high"),
        ("body", 0, "too_low"),
        ("resistance_left", -1, "too_low"),
        ("dodge", 25, "nothing_changes"),
    ],
)
def test_a_wrong_correction_is_refused(desk: Desk, field: Any, value: int, code: str) -> None:
    assert desk.refuses(CorrectHero(unit="roland", field=field, value=value)).code == code


def test_a_deed(desk: Desk) -> None:
    """B3: through T8, credited to the hero, and a second one adds up."""
    event = desk.do(RecordDeed(hero="roland", troop="peasants", losses=7))
    desk.do(RecordDeed(hero="roland", troop="peasants", losses=1))

    peasants = desk.state.troop("peasants")
    assert (peasants.count, peasants.losses, desk.hero("roland").deeds) == (32, 8, 8)
    assert [(w.rule, w.operands, w.result) for w in event.workings] == [
        ("B3", (40, 7), 33),
        ("T8", (2, 2, 3), 7),
    ]
    assert desk.refuses(RecordDeed(hero="roland", troop="peasants", losses=33)).code == "too_many_losses"
    assert desk.refuses(RecordDeed(hero="peasants", troop="peasants", losses=3)).code == "hero_expected"
    assert desk.refuses(RecordDeed(hero="roland", troop="ganelon", losses=3)).code == "troop_expected"
    desk.do(RecordDeed(hero="roland", troop="peasants", losses=32))
    assert desk.state.troop("peasants").count == 0


def test_joining_and_leaving(desk: Desk) -> None:
    """Troops and heroes alike; undo of a leaving gives back exactly who left."""
    archers = Troop(
        id="archers", side="left", order=5, name="Archers", count=12, offence=8, defence=5, training=5
    )
    hero = desk.hero("beast").model_copy(update={"id": "cub", "name": "Cub"})

    assert desk.do(Join(unit=archers)).names == {"archers": "Archers"}
    assert desk.do(Join(unit=hero)).names == {"cub": "Cub"}
    assert desk.state.units["cub"] == hero
    assert desk.do(Leave(unit="cub")).names == {"cub": "Cub"}
    assert "cub" not in desk.state.units
    assert desk.refuses(Leave(unit="cub")).code == "unknown_unit"
    assert desk.refuses(Join(unit=archers)).code == "unit_exists"
    stranger = archers.model_copy(update={"id": "others", "side": "middle"})
    assert desk.refuses(Join(unit=stranger)).code == "unknown_side"


def test_another_rule_set(desk: Desk) -> None:
    """H5, H7: logged as an event; a position it does not know is left."""
    positions = {
        **desk.state.rule_set.heroes.positions,
        "stairs": desk.state.rule_set.heroes.positions["ladder"],
    }
    house = desk.state.rule_set.model_copy(
        update={
            "key": "house",
            "heroes": desk.state.rule_set.heroes.model_copy(
                update={"positions": positions, "fumbler_wounds": False}
            ),
        }
    )
    standard = desk.state.rule_set

    assert desk.do(ChangeRuleSet(rule_set=house)).kind == "rule_set_changed"
    assert desk.state.rule_set == house
    assert desk.refuses(ChangeRuleSet(rule_set=house)).code == "nothing_changes"
    desk.do(TakeStand(unit="roland", position="stairs", back_to_wall=False))
    desk.do(TakeStand(unit="ganelon", position="ladder", back_to_wall=False))
    desk.do(ChangeRuleSet(rule_set=standard))
    assert desk.hero("roland").position == "none"
    assert desk.hero("ganelon").position == "ladder"


def test_a_sequence_is_over_when_the_gm_says_so(desk: Desk) -> None:
    """H28: any number of assaults in one sequence; the counter moves only by the GM's word."""
    duel = ResolveAssault(a=FighterOrder(unit="roland"), b=FighterOrder(unit="ganelon"))
    for _ in range(2):
        desk.do(duel, assault__a__d100=45, assault__b__d100=40)
    assert desk.state.sequence == 1
    desk.do(AdvanceSequence())

    assert desk.state.sequence == 2
    assert desk.events[-2].sequence == 1
