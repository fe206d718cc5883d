"""Heroes' cards: what is built from a hero and his preview, and what a GM reads on the painted card."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import QRect, Qt

from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.battle import BattleState
from banneret.model.heroes import Hero, HeroSheet
from banneret.views.cards import CardModel, HeroCard, hero_card
from banneret.views.cards.easel import Shown
from banneret.views.cards.flash import Moment
from banneret.views.theme import LIGHT

from .conftest import Canvas

SHEET = HeroSheet(
    name="Odo the Smith",
    quickness=12,
    dexterity=13,
    willpower=11,
    body=60,
    head=20,
    weapons=(WeaponSheet(name="Flail", damage=8), WeaponSheet(name="Fists", damage=1, natural=True)),
    armour=ArmourSheet(name="Brigandine", absorption=Decimal("0.6"), resistance=40),
    mount=MountSheet(name="Mare", vitality=50),
)


@pytest.fixture
def odo() -> Hero:
    """60 of body, 20 of head, 40 of armour; on his mare, flail in hand."""
    return Hero.from_sheet(SHEET, "odo", "villagers", 1, mounted=True)


def with_weapon(hero: Hero, **changes: str) -> Hero:
    flail = hero.weapons[0].model_copy(update=changes)
    return hero.model_copy(update={"weapons": (flail, *hero.weapons[1:])})


def struck(hero: Hero, **changes: object) -> Hero:
    return hero.model_copy(update=changes)


def test_a_hero_unhurt(odo: Hero) -> None:
    card = hero_card(odo, None, 1)
    assert (card.body, card.body_most, card.head, card.head_most) == (60, 60, 20, 20)
    assert (card.armour, card.armour_most, card.armour_name) == (40, 40, "Brigandine")
    assert (card.weapon, card.weapon_state, card.mounted) == ("Flail", "in_hand", True)
    assert (card.badges, card.ahead, card.body_after, card.weapon_after) == ((), (), None, None)


def test_the_assault_of_the_picture_previews_11_off_the_body_7_off_the_armour(odo: Hero) -> None:
    after = with_weapon(struck(odo, body_left=49, resistance_left=33, mounted=False), place="ground")
    card = hero_card(odo, after, 1)
    assert (card.body, card.body_after, card.armour, card.armour_after) == (60, 49, 40, 33)
    assert card.head_after is None
    assert (card.weapon_state, card.weapon_after, card.ahead) == ("in_hand", "dropped", ("thrown",))


def test_a_preview_that_vanquishes_tells_so(odo: Hero) -> None:
    card = hero_card(odo, struck(odo, body_left=-6), 1)
    assert (card.vanquished, card.body_after, card.ahead) == (False, -6, ("vanquished",))
    fallen = hero_card(struck(odo, body_left=-6), None, 1)
    assert (fallen.vanquished, fallen.badges, fallen.ahead) == (True, ("vanquished",), ())


def test_a_weapon_on_the_ground_is_still_his(odo: Hero) -> None:
    card = hero_card(with_weapon(odo, place="ground", condition="chipped"), None, 1)
    assert (card.weapon, card.weapon_state) == ("Flail", "dropped")
    assert hero_card(with_weapon(odo, condition="chipped"), None, 1).weapon_state == "chipped"
    assert hero_card(with_weapon(odo, condition="broken"), None, 1).weapon_state == "weapon_broken"


def test_a_hero_without_armour_and_weapon(odo: Hero) -> None:
    bare = struck(odo, armour=None, weapons=(), resistance_left=0)
    card = hero_card(bare, None, 1)
    assert (card.armour_most, card.weapon) == (0, "")
    claws = hero_card(struck(odo, weapons=odo.weapons[1:]), None, 1)
    assert (claws.weapon, claws.weapon_state) == ("Fists", "natural")


def test_the_model_shows_heroes_among_troops_and_who_commands_whom(first: BattleState, odo: Hero) -> None:
    state = first.model_copy(update={"units": {**first.units, "odo": odo}})
    model = CardModel("right")
    model.set_state(state, None)
    model.set_commanders({"peasants": "odo"})
    card = model.card("odo")
    assert isinstance(card, HeroCard)
    assert card.commands == ("Peasants",)
    index = model.index_of("odo")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Odo the Smith, Body 60 of 60, Head 20 of 20"
    said = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
    assert "Armour Brigandine: 40 of 40. Weapon Flail: In hand. Mounted. Commands Peasants" in said
    peasants = str(model.index_of("peasants").data(Qt.ItemDataRole.AccessibleDescriptionRole))
    assert peasants.endswith("Commanded by Odo the Smith")
    header = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert header == "The villagers, 24 of 40 men"


def test_every_card_tells_name_body_and_head(canvas: Canvas, odo: Hero) -> None:
    texts = canvas.texts(hero_card(struck(odo, name="Odo", body_left=-6), None, 1))
    assert {"Odo", "Body", "−6", "Head", "20", "Vanquished"} <= set(texts)


def test_a_roomy_card_tells_all_of_the_preview(roomy: Canvas, odo: Hero) -> None:
    after = with_weapon(struck(odo, body_left=49, resistance_left=33), place="ground")
    texts = roomy.texts(hero_card(odo, after, 1))
    for expected in (
        "60",
        "/ 60",
        "−11",
        "49",
        "40",
        "−7",
        "33",
        "Brigandine",
        "Flail",
        "Will drop",
        "Mounted",
    ):
        assert expected in texts


def test_a_compact_card_tells_the_preview_too(compact: Canvas, odo: Hero) -> None:
    after = with_weapon(struck(odo, body_left=49, resistance_left=33), place="ground")
    assert {"Body", "−11", "49", "−7", "33", "Will drop"} <= set(compact.texts(hero_card(odo, after, 1)))


def test_a_dropped_weapon_is_named_with_what_became_of_it(compact: Canvas, odo: Hero) -> None:
    assert "Flail dropped" in compact.texts(hero_card(with_weapon(odo, place="ground"), None, 1))


@pytest.mark.parametrize("points", [1, 1_000_000])
def test_nothing_runs_out_of_the_card(canvas: Canvas, odo: Hero, points: int) -> None:
    armour = ArmourSheet(name="A" * 80, absorption=Decimal(1), resistance=points)
    giant = struck(
        odo,
        name="M" * 80,
        body=points,
        head=points,
        body_left=points,
        head_left=-points,
        armour=armour,
        resistance_left=points,
        weapons=(odo.weapons[0].model_copy(update={"name": "W" * 80, "condition": "broken"}),),
    )
    card = hero_card(giant, struck(giant, body_left=-points, resistance_left=0), 1)
    image = canvas.image(card)
    ground = LIGHT.card.rgb()
    edge = QRect(image.width() - 8, 8, 6, image.height() - 16)
    part = image.copy(edge)
    assert all(part.pixel(x, y) == ground for x in range(part.width()) for y in range(part.height()))


def test_a_wound_flashes_on_the_heros_card(canvas: Canvas, odo: Hero) -> None:
    card = hero_card(struck(odo, body_left=49), None, 1)
    assert "−11" in canvas.texts(card, Shown(card.levels, Moment(-11, harm=True, solid=True, opacity=1.0)))
    assert "−11" not in canvas.texts(card)
