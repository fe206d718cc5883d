"""What is known of a fight before all its dice are thrown, and after (H1–H26)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from banneret.model.battle import BattleState
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.faults import Fault
from banneret.resources import resource_text
from banneret.rules.service import Preview, RulesService
from banneret.session.assault_draft import fresh_draft, with_hero, with_kind, with_opponents, with_order
from banneret.session.assault_outlook import AssaultOutlook, assault_outlook
from banneret.session.draft_dice import with_die
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

MOUNTED = {"assault.a.mounted.1": 3, "assault.a.mounted.2": 4}
SURPRISE = {f"assault.b.surprise.{n}": face for n, face in ((1, 3), (2, 3), (3, 4))}


@pytest.fixture(scope="module")
def duel() -> BattleState:
    """Aldric and Renaud, both in the saddle, against Odo and Maude the archer."""
    rule_set = read_rule_set(resource_text("rules/standard.toml"), "rules/standard.toml")
    return read_sample(resource_text("samples/duel.toml"), "en", rule_set)


@pytest.fixture
def draft(duel: BattleState) -> Draft:
    made = fresh_draft(duel, None)
    assert made is not None
    return with_order(duel, made, 1, surprise=True)


def look(state: BattleState, draft: Draft, dice: Mapping[str, int] | None = None) -> AssaultOutlook:
    for name, value in (dice or {}).items():
        faces = 100 if name.endswith("d100") else 6
        draft = with_die(draft, name, Die(value=value, faces=faces, source="table"))
    seen: Preview | Fault
    try:
        seen = RulesService().preview(state, draft.command, draft.dice)
    except Fault as fault:
        seen = fault
    return assault_outlook(state, draft, seen)


def names(outlook: AssaultOutlook) -> list[str]:
    return [needed.name for needed in outlook.asked]


def terms(outlook: AssaultOutlook, exchange: int = 0) -> dict[str, int | str]:
    return {step.term: step.result for step in outlook.exchanges[exchange].steps}


def test_the_texts_wound(duel: BattleState, draft: Draft) -> None:
    """H17, H19, H20, H27: a strike of 12 with a weapon of 8 through 0.6: 18, 11 and 7."""
    seen = look(duel, draft, {**MOUNTED, **SURPRISE, "assault.a.d100": 46, "assault.b.d100": 34})

    mine, theirs = seen.exchanges[0].mine, seen.exchanges[0].theirs
    assert (mine.first, mine.added, mine.d100, mine.final) == (71, 7, 46, 124)
    assert (theirs.first, theirs.added, theirs.d100, theirs.final) == (68, 10, 34, 112)
    assert theirs.fumble is not None
    assert theirs.fumble.result == 79
    assert mine.fumble is None
    assert (mine.skill, mine.d100) == (40, 46)
    found = terms(seen)
    assert (found["strike"], found["wound"], found["body_loss"], found["armour_loss"]) == (12, 18, 11, 7)
    assert seen.after is not None
    assert seen.after.hero("odo").body_left == 49
    assert seen.needed == ()


def test_dice_come_as_the_sum_is_written(duel: BattleState, draft: Draft) -> None:
    assert names(look(duel, draft)) == [
        *MOUNTED,
        "assault.a.d100",
        *SURPRISE,
        "assault.b.d100",
    ]


def test_a_value_is_known_as_far_as_its_dice_are(duel: BattleState, draft: Draft) -> None:
    seen = look(duel, draft, {"assault.a.d100": 46, "assault.a.mounted.1": 3, **SURPRISE})

    assert seen.first == {"aldric": 71, "odo": 68}
    mine, theirs = seen.exchanges[0].mine, seen.exchanges[0].theirs
    assert (mine.added, mine.d100, mine.final) == (None, 46, None)
    assert (theirs.added, theirs.d100, theirs.final, theirs.fumble) == (10, None, None, None)
    assert seen.exchanges[0].steps == ()
    assert [needed.name for needed in seen.needed] == ["assault.a.mounted.2", "assault.b.d100"]


def test_the_wound_is_known_before_the_rider_is_thrown(duel: BattleState, draft: Draft) -> None:
    """H23: whether he is thrown is asked for only when he is touched, his fall only when he is thrown."""
    dice = {**MOUNTED, **SURPRISE, "assault.a.d100": 10, "assault.b.d100": 60}

    touched = look(duel, draft, dice)
    assert [needed.name for needed in touched.needed] == ["assault.a.thrown"]
    assert touched.event is None
    assert "wound" in terms(touched)
    assert not {"thrown", "stays_mounted"} & set(terms(touched))

    thrown = look(duel, draft, {**dice, "assault.a.thrown": 2})
    assert [needed.name for needed in thrown.needed] == ["assault.a.fall.1", "assault.a.fall.2"]
    assert "thrown" in terms(thrown)
    assert "fall_wound" not in terms(thrown)

    fallen = look(duel, draft, {**dice, "assault.a.thrown": 2, "assault.a.fall.1": 3, "assault.a.fall.2": 4})
    assert terms(fallen)["fall_wound"] == 7
    assert fallen.after is not None
    assert not fallen.after.hero("aldric").mounted


def test_a_shot_out_of_range_still_shows_who_shoots(duel: BattleState, draft: Draft) -> None:
    """H11."""
    shot = with_kind(duel, with_hero(duel, draft, 0, "maude"), "shooting")

    seen = look(duel, with_order(duel, shot, 0, distance=61))

    assert seen.fault is not None
    assert seen.fault.values["rule"] == "H11"
    assert seen.first == {"maude": 34 + 45, "odo": 23 + 20}
    assert seen.event is None


def test_an_attack_on_a_mount(duel: BattleState, draft: Draft) -> None:
    """H24: the mount has a value of its own; its rider is thrown or not, whoever touches."""
    mount = with_kind(duel, with_order(duel, draft, 1, surprise=False), "mount")
    dice = {"assault.a.d100": 50, "assault.b.d100": 40}

    seen = look(duel, mount, dice)

    assert seen.first == {"odo": 68, "aldric": 40}
    assert seen.exchanges[0].theirs.final == 80
    assert seen.exchanges[0].theirs.skill is None
    assert terms(seen)["mount_loss"] == 34
    assert [needed.name for needed in seen.needed] == ["assault.b.thrown"]
    assert "stays_mounted" in terms(look(duel, mount, {**dice, "assault.b.thrown": 3}))


def test_a_flight_goes_from_opponent_to_opponent(duel: BattleState, draft: Draft) -> None:
    """H25: the first settles whether there is a second."""
    flight = with_kind(
        duel, with_hero(duel, with_order(duel, draft, 1, surprise=False), 0, "maude"), "flight"
    )
    flight = with_opponents(duel, flight, ["odo", "aldric"])
    first = {"flight.odo.fleer.d100": 90, "flight.odo.opponent.d100": 20}

    seen = look(duel, flight, first)
    assert seen.exchanges[0].mine.first == 24 + 5 + 2 + 45
    assert "avoided" in terms(seen)
    assert next(name for name in names(seen) if "aldric" in name) == "flight.aldric.fleer.d100"
    assert seen.exchanges[1].steps == ()

    struck = look(duel, flight, {"flight.odo.fleer.d100": 1, "flight.odo.opponent.d100": 100})
    assert "vanquished" in terms(struck)
    assert len(struck.exchanges) == 1, "who is down is struck no more"
    assert struck.after is not None
    assert not struck.after.hero("maude").fled


def test_terror_first_then_the_flight(duel: BattleState, draft: Draft) -> None:
    """H26: 3 × 10 + 2 × 60 + 2 + 3 × 12 = 188."""
    terror = with_kind(duel, with_hero(duel, draft, 0, "odo"), "terror")
    dice = {"terror.1": 3, "terror.2": 4, "terror.3": 5}

    assert names(look(duel, terror)) == list(dice)
    seen = look(duel, terror, dice)
    assert [(step.term, step.result) for step in seen.terror] == [("terror", 188), ("stands", 38)]
    assert seen.exchanges == ()
    assert seen.event is not None

    hurt = duel.hero("odo").model_copy(update={"body_left": 20})
    weak = duel.model_copy(update={"units": {**duel.units, "odo": hurt}})
    fleeing = look(weak, terror, dice)
    assert fleeing.terror[-1].term == "flees"
    assert "flight.aldric.fleer.d100" in names(fleeing)
    assert len(fleeing.exchanges) == 1


def test_a_refusal_is_told_and_nothing_is_worked_out(duel: BattleState, draft: Draft) -> None:
    shot = with_kind(duel, draft, "shooting")

    seen = look(duel, shot)

    assert seen.fault is not None
    assert seen.fault.code == "no_shooting_weapon"
    assert (seen.asked, seen.exchanges, seen.event) == ((), (), None)
