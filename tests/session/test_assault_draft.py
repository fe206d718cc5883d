"""Preparing a fight between heroes: who, what circumstances, which dice stay, as the battle goes on (H7–H26)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from banneret.model.battle import BattleState
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.hero_commands import (
    AttackMount,
    ComeBack,
    ExtraModifier,
    FighterOrder,
    Flee,
    HandleWeapon,
    ResolveAssault,
    ResolveShot,
    RollTerror,
    TakeStand,
)
from banneret.resources import resource_text
from banneret.session.assault_circumstances import choices, shot_of, ticks
from banneret.session.assault_draft import (
    able_heroes,
    command_of,
    fitted,
    fresh_draft,
    possible_kinds,
    with_hero,
    with_kind,
    with_opponents,
    with_order,
    with_terror,
)
from banneret.session.assault_moves import comebacks, moves
from banneret.session.assault_orders import Fight, kind_of, orders_of
from banneret.session.draft_dice import with_die
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample


@pytest.fixture(scope="module")
def duel() -> BattleState:
    """Aldric and Renaud, both in the saddle, against Odo and Maude the archer."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/duel.toml"), "en", rule_set)


@pytest.fixture
def draft(duel: BattleState) -> Draft:
    return made(fresh_draft(duel, None))


def made(draft: Draft | None) -> Draft:
    assert draft is not None
    return draft


def fight(draft: Draft | None) -> Fight:
    found = command_of(draft)
    assert found is not None
    return found


def who(draft: Draft | None) -> list[str]:
    return [order.unit for order in orders_of(fight(draft))]


def other(state: BattleState, unit: str, **fields: object) -> BattleState:
    changed = state.hero(unit).model_copy(update=fields)
    return state.model_copy(update={"units": {**state.units, unit: changed}})


def thrown(draft: Draft, *names: str) -> Draft:
    for name in names:
        faces = 100 if name.endswith("d100") else 6
        draft = with_die(draft, name, Die(value=3, faces=faces, source="table"))
    return draft


def rows(state: BattleState, draft: Draft, place: int) -> dict[str, str]:
    """What each row of a fighter adds, or would add."""
    found = [*ticks(state, fight(draft), place), *choices(state, fight(draft), place)]
    return {row.key: "impossible" if row.impossible else str(row.amount) for row in found}


def test_the_first_heroes_of_two_sides_meet_hand_to_hand(draft: Draft) -> None:
    assert isinstance(draft.command, ResolveAssault)
    assert who(draft) == ["aldric", "odo"]
    assert draft.dice == {}


def test_a_hero_alone_can_only_face_terror(duel: BattleState) -> None:
    """H26: it takes no opponent."""
    for unit in ("renaud", "odo", "maude"):
        duel = other(duel, unit, fled=True)

    assert possible_kinds(duel) == {"flight", "terror"}
    assert isinstance(fresh_draft(duel, None).command, RollTerror)  # type: ignore[union-attr]
    assert [type(found) for found in comebacks(duel)] == [ComeBack] * 3
    assert fresh_draft(other(duel, "aldric", body_left=0), None) is None


def test_what_lasts_goes_into_the_next_assault(duel: BattleState, draft: Draft) -> None:
    """A blow at the head and a surprise are over; footing and numbers are not."""
    draft = with_order(duel, draft, 1, surprise=True, aims_at_head=True, allies=2, position="ladder")

    again = made(fresh_draft(duel, fight(draft)))

    assert orders_of(fight(again))[1] == FighterOrder(unit="odo", allies=2, position="ladder")
    assert again.dice == {}


def test_who_has_fallen_is_replaced_in_the_next_assault(duel: BattleState, draft: Draft) -> None:
    """H22."""
    after = other(duel, "odo", body_left=-3)

    assert fitted(after, draft) is None
    assert who(fresh_draft(after, fight(draft))) == ["aldric", "maude"]


def test_another_kind_keeps_who_and_what_still_counts(duel: BattleState, draft: Draft) -> None:
    said = {"surprise": True, "aims_at_head": True, "modifiers": (ExtraModifier(name="Wounded", amount=-5),)}
    draft = with_order(duel, with_hero(duel, draft, 0, "maude"), 0, **said, allies=2)
    draft = with_hero(duel, draft, 1, "aldric")

    shot = with_kind(duel, draft, "shooting")

    assert isinstance(shot.command, ResolveShot)
    assert who(shot) == ["maude", "aldric"]
    assert shot.command.shooter.surprise
    assert shot.command.shooter.aims_at_head
    assert shot.command.shooter.modifiers == said["modifiers"]
    flight = with_kind(duel, shot, "flight")
    assert orders_of(fight(flight))[0] == FighterOrder(
        unit="maude", surprise=True, modifiers=said["modifiers"]
    ), "of the blow of one who flees nothing counts (H25)"


def test_the_one_with_the_bow_shoots(duel: BattleState, draft: Draft) -> None:
    draft = with_hero(duel, draft, 1, "maude")

    assert who(with_kind(duel, draft, "shooting")) == ["maude", "aldric"]


def test_the_rider_is_the_one_whose_mount_is_attacked(duel: BattleState, draft: Draft) -> None:
    """H24."""
    mount = with_kind(duel, draft, "mount")
    assert isinstance(mount.command, AttackMount)
    assert who(mount) == ["odo", "aldric"]

    on_foot = other(other(duel, "aldric", mounted=False), "renaud", mounted=False)
    assert "mount" not in possible_kinds(on_foot)
    assert fitted(on_foot, mount) is None
    assert kind_of(fight(fresh_draft(on_foot, fight(mount)))) == "melee"


def test_changing_places_takes_orders_and_dice_along(duel: BattleState, draft: Draft) -> None:
    draft = with_order(duel, draft, 0, surprise=True)
    draft = thrown(draft, "assault.a.d100", "assault.a.surprise.1", "assault.b.d100")

    swapped = with_hero(duel, draft, 0, "odo")

    assert who(swapped) == ["odo", "aldric"]
    assert orders_of(fight(swapped))[1] == FighterOrder(unit="aldric", surprise=True)
    assert set(swapped.dice) == {"assault.b.d100", "assault.b.surprise.1", "assault.a.d100"}


def test_a_newcomer_begins_without_circumstances_and_dice(duel: BattleState, draft: Draft) -> None:
    draft = with_order(duel, draft, 1, surprise=True)
    draft = thrown(draft, "assault.a.d100", "assault.b.d100", "assault.b.surprise.1")

    changed = with_hero(duel, draft, 1, "maude")

    assert orders_of(fight(changed))[1] == FighterOrder(unit="maude")
    assert set(changed.dice) == {"assault.a.d100"}


def test_what_a_shot_crosses_belongs_to_the_shot(duel: BattleState, draft: Draft) -> None:
    """H11, H13: two archers who take turns shoot over the same ground."""
    shot = with_kind(duel, with_hero(duel, draft, 0, "maude"), "shooting")
    shot = with_order(duel, shot, 0, distance=Decimal(40), terrains=("marsh",), night=True, surprise=True)

    turned = with_hero(duel, shot, 0, "odo")

    assert isinstance(turned.command, ResolveShot)
    shooter = turned.command.shooter
    assert (shooter.unit, shooter.distance, shooter.terrains, shooter.night) == ("odo", 40, ("marsh",), True)
    assert not shooter.surprise


def test_dice_that_nobody_asks_for_are_left_out(duel: BattleState, draft: Draft) -> None:
    draft = with_order(duel, draft, 1, surprise=True)
    draft = thrown(draft, "assault.b.surprise.1", "assault.b.d100")

    assert set(with_order(duel, draft, 1, surprise=False).dice) == {"assault.b.d100"}


def test_a_thrown_die_waits_while_a_value_is_put_right(duel: BattleState, draft: Draft) -> None:
    """H23: what was thrown for the rider counts again once he is touched again."""
    draft = thrown(draft, "assault.a.thrown")

    assert "assault.a.thrown" in with_order(duel, draft, 1, surprise=True).dice


def test_opponents_of_a_flight_come_and_go(duel: BattleState, draft: Draft) -> None:
    """H25: one d100 of the fleer for each."""
    flight = with_kind(duel, with_hero(duel, draft, 0, "odo"), "flight")
    flight = with_opponents(duel, with_order(duel, flight, 1, surprise=True), ["aldric", "renaud", "odo"])
    assert who(flight) == ["odo", "aldric", "renaud"], "nobody strikes at his own back"
    assert orders_of(fight(flight))[1] == FighterOrder(unit="aldric", surprise=True)

    flight = thrown(flight, "flight.aldric.fleer.d100", "flight.renaud.fleer.d100")
    alone = with_opponents(duel, flight, ["renaud"])
    assert isinstance(alone.command, Flee)
    assert set(alone.dice) == {"flight.renaud.fleer.d100"}
    assert who(fitted(other(duel, "aldric", fled=True), flight)) == ["odo", "renaud"]


def test_a_terror_number_is_kept_by_the_next_roll(duel: BattleState, draft: Draft) -> None:
    """H26."""
    terror = with_terror(duel, with_kind(duel, draft, "terror"), -20)

    assert isinstance(terror.command, RollTerror)
    assert terror.command.terror == -20
    assert fresh_draft(duel, fight(terror)).command.terror == -20  # type: ignore[union-attr]


def test_a_weapon_that_is_no_longer_in_hand_is_not_ordered(duel: BattleState, draft: Draft) -> None:
    draft = with_order(duel, draft, 1, weapon="w1")
    dropped = duel.hero("odo").weapons[0].model_copy(update={"place": "ground"})

    after = other(duel, "odo", weapons=(dropped,))

    assert orders_of(fight(fitted(after, draft)))[1].weapon is None


def test_only_what_can_count_is_listed(duel: BattleState, draft: Draft) -> None:
    """H7–H9, H15, H16."""
    assert rows(duel, draft, 0) == {
        "mounted": "+2d6",
        "surprise": "+3d6",
        "aims_at_head": "-4d6",
        "back_turned": "-6d6",
        "position": "+0",
        "allies": "+0",
    }
    assert "mounted" not in rows(duel, draft, 1)
    shot = with_kind(duel, with_hero(duel, draft, 0, "maude"), "shooting")
    assert rows(duel, shot, 1) == {"surprise": "+3d6", "back_turned": "-3d6", "position": "+0"}
    mount = with_kind(duel, draft, "mount")
    assert set(rows(duel, mount, 0)) == {"surprise", "back_turned", "position", "allies"}
    assert rows(duel, mount, 1) == {}


def test_numbers_against_a_back_to_the_wall(duel: BattleState, draft: Draft) -> None:
    """H8: 1d6 only; the back turned is left out."""
    draft = with_order(duel, draft, 1, allies=2)
    assert rows(duel, draft, 1)["allies"] == "+3d6"
    assert rows(duel, draft, 0)["back_turned"] == "+0"

    draft = with_order(duel, draft, 0, back_to_wall=True)
    assert rows(duel, draft, 1)["allies"] == "+1d6"
    assert "back_to_wall" not in rows(duel, draft, 1)


def test_a_lance_in_the_open(duel: BattleState, draft: Draft) -> None:
    """H15: 3d6 in place of the 2d6."""
    draft = with_hero(duel, draft, 0, "renaud")
    assert rows(duel, draft, 0)["mounted"] == "+2d6"

    draft = with_order(duel, draft, 0, open_ground=True)
    assert "mounted" not in rows(duel, draft, 0)
    assert rows(duel, draft, 0)["open_ground"] == "+3d6"


@pytest.mark.parametrize(
    ("metres", "reach", "long_range", "marsh", "night"),
    [
        ("2.99", "point_blank", None, "+0", "+0"),
        ("3", "short", None, "-2d6", "-6d6"),
        ("30", "short", None, "-2d6", "-6d6"),
        ("30.01", "long", "-3d6", "-4d6", "impossible"),
        ("60.01", "beyond", None, "-4d6", "impossible"),
    ],
)
def test_a_shot_by_its_distance(
    duel: BattleState, draft: Draft, metres: str, reach: str, long_range: str | None, marsh: str, night: str
) -> None:
    """H11, H13."""
    shot = with_kind(duel, with_hero(duel, draft, 0, "maude"), "shooting")
    shot = with_order(duel, shot, 0, distance=metres, terrains=("meadow", "marsh"))
    assert isinstance(shot.command, ResolveShot)

    found = rows(duel, shot, 0)

    assert shot_of(duel, shot.command.shooter).reach == reach
    assert (found.get("long_range"), found["terrains"], found["night"]) == (long_range, marsh, night)


def test_what_a_hero_can_do_between_assaults(duel: BattleState) -> None:
    """H5–H8: pick up, replace, draw, put away; leave a stand."""
    weapons = duel.hero("renaud").weapons
    fallen = weapons[0].model_copy(update={"place": "ground"})
    broken = weapons[1].model_copy(update={"condition": "broken", "place": "hand"})
    state = other(duel, "renaud", weapons=(fallen, broken), mounted=False, position="ladder")

    found = moves(state, FighterOrder(unit="renaud"))

    assert found[0] == HandleWeapon(unit="renaud", weapon="w1", action="pick_up")
    assert [command.kind for command in found] == [
        "handle_weapon",
        "change_weapon",
        "handle_weapon",
        "handle_mount",
        "take_stand",
    ]
    staying = moves(state, FighterOrder(unit="renaud", position="deep_water"))
    assert TakeStand(unit="renaud", position="deep_water", back_to_wall=False) in staying


def test_heroes_stand_side_by_side(duel: BattleState) -> None:
    assert [hero.id for hero in able_heroes(duel)] == ["aldric", "renaud", "odo", "maude"]
