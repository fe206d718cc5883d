"""One troop action: the text's own battle, splits and caps, refusals, and what always holds (T1–T8)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from math import ceil, floor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.model.dice import DiceMissing, DiceReader, DieNeeded
from banneret.model.faults import Fault
from banneret.model.workings import Working
from banneret.rules.sequence import Group, SequenceOutcome, Strike, opposing_strikes, resolve_groups

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "troops.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
IDS = [case["note"] for case in CASES]


def fight(request: Mapping[str, Any]) -> SequenceOutcome:
    groups, dice = [], {}
    for given_group in request["groups"]:
        name = given_group["id"]
        commander = given_group.get("commander")
        dice[f"sequence.{name}.training"] = given_group["roll"]
        if commander:
            dice[f"sequence.{name}.strategy"] = commander["roll"]
        groups.append(
            Group(
                id=name,
                strength=given_group["count"],
                offence=given_group["offence"],
                defence=given_group["defence"],
                training=given_group["training"],
                situation=given_group["situation"],
                losses_before=given_group.get("losses_before", 0),
                strategy=commander["strategy"] if commander and commander["overview"] else None,
            )
        )
    strikes = request.get("strikes")
    if strikes is None:
        return resolve_groups(groups, opposing_strikes(groups, request["mode"]), DiceReader(dice))
    orders = [Strike(s["attacker"], s["defender"], s.get("engaged")) for s in strikes]
    return resolve_groups(groups, orders, DiceReader(dice))


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_golden(case: dict[str, Any]) -> None:
    """T1–T8, T12: every known right answer, the text's own battle first."""
    outcome = fight(case["request"])

    assert [
        {
            "id": end.id,
            "margin": end.margin,
            "losses": end.losses,
            "count": end.strength,
            "casualties": end.casualties._asdict(),
        }
        for end in outcome.groups
    ] == case["response"]["groups"]
    assert [{**strike._asdict(), "ratio": str(strike.ratio)} for strike in outcome.strikes] == case[
        "response"
    ]["strikes"]


def written(working: Working) -> str:
    """A step as the text writes it."""
    exact = f" = {working.exact}" if working.exact != "" else ""
    return f"{working.form.format(*working.operands)}{exact} = {working.result}"


def steps(outcome: SequenceOutcome, term: str) -> list[str]:
    return [written(working) for working in outcome.workings if working.term == term]


def test_the_workings_are_the_texts_own_arithmetic() -> None:
    """T12: "10 x 8 x 2 / 10 = 16", "40 x 3 x 1/3 /10 = 4", then 8,4 and 0,8, then 1,6, and the better charge's 38."""
    first, second, third, better = (fight(case["request"]) for case in CASES[:4])

    assert steps(first, "margin") == ["6 − 7 = -1 = 0", "2 − 1 = 1"]
    assert steps(first, "ratio") == ["14 / 6 = 7/3 = 2", "1 / (11 / 4) = 1/2.75 = 1/3"]
    assert steps(first, "effectiveness") == ["9 + 0 − ⌈1 / 2⌉ = 8", "2 + 1 − ⌈0 / 2⌉ = 3"]
    assert steps(first, "losses") == ["10 × 8 × 2 / 10 = 16", "40 × 3 × 1/3 / 10 = 4"]
    assert steps(second, "margin") == ["6 − 3 = 3", "2 − 6 = -4 = 0"]
    assert steps(second, "losses") == ["6 × 7 × 2 / 10 = 8.4 = 8", "24 × 1 × 1/3 / 10 = 0.8 = 1"]
    assert steps(third, "losses") == ["5 × 4 × 2 / 10 = 4", "16 × 3 × 1/3 / 10 = 1.6 = 2"]
    assert steps(third, "casualties") == ["2 + 2 + 3 = 7", "9 + 9 + 10 = 28"]
    assert steps(better, "strategy") == ["8 − 2 = 6"]
    assert steps(better, "margin")[0] == "6 − 1 + 6 = 11 = 10"
    assert steps(better, "effectiveness")[0] == "9 + 10 − ⌈0 / 2⌉ = 19"
    assert steps(better, "losses")[0] == "10 × 19 × 2 / 10 = 38"


def test_the_workings_name_rule_and_groups() -> None:
    """Who struck whom can be read off each line; the loss stands with who suffers it (T1)."""
    first = fight(CASES[0]["request"])

    assert [(w.rule, w.term, w.unit, w.other) for w in first.workings] == [
        ("T4", "margin", "cavaliers", ""),
        ("T4", "margin", "paysans", ""),
        ("T2", "ratio", "cavaliers", "paysans"),
        ("T6", "effectiveness", "cavaliers", "paysans"),
        ("T7", "losses", "paysans", "cavaliers"),
        ("T2", "ratio", "paysans", "cavaliers"),
        ("T6", "effectiveness", "paysans", "cavaliers"),
        ("T7", "losses", "cavaliers", "paysans"),
        ("T8", "casualties", "cavaliers", ""),
        ("T8", "casualties", "paysans", ""),
    ]


def plain(name: str, strength: int = 10, **more: Any) -> Group:
    """A group with nothing special: ratio 1 against its like, margin 0 with a 5."""
    return Group(
        **{"id": name, "strength": strength, "offence": 10, "defence": 10, "training": 5, "situation": 5}
        | more
    )


def fives(*groups: Group) -> DiceReader:
    return DiceReader({f"sequence.{group.id}.training": 5 for group in groups})


def test_a_ratio_without_end_is_written_as_a_fraction() -> None:
    """T2: 3/8 turned round is 8/3; what is written before rounding must be three eighths."""
    a, b = plain("a", offence=3), plain("b", defence=8)
    outcome = resolve_groups([a, b], [Strike("a", "b")], fives(a, b))

    assert steps(outcome, "ratio") == ["1 / (8 / 3) = 3/8 = 1/3"]


def test_no_losses_at_zero_tenths_and_below() -> None:
    """T6: nobody falls, and the log says why."""
    a, b = plain("a", situation=0), plain("b", fixed_margin=10)
    outcome = resolve_groups([a, b], [Strike("a", "b")], fives(a))

    assert outcome.strikes[0].effectiveness == -5
    assert outcome.groups[1].losses == 0
    assert steps(outcome, "losses") == []
    assert steps(outcome, "no_losses") == ["-5 = 0"]


def test_losses_fall_at_the_same_time() -> None:
    """T7: both count their strength before the action: those who fall have struck."""
    a, b = plain("a", situation=10), plain("b", situation=10)
    outcome = resolve_groups([a, b], [Strike("a", "b"), Strike("b", "a")], fives(a, b))

    assert [(end.losses, end.strength) for end in outcome.groups] == [(10, 0), (10, 0)]


def test_never_more_losses_than_men_present() -> None:
    """T7: the figure before the cap stays with the strike."""
    a, b = plain("a", strength=100, situation=10), plain("b", losses_before=3)
    outcome = resolve_groups([a, b], [Strike("a", "b")], fives(a, b))

    assert outcome.strikes[0].losses == 100
    assert (outcome.groups[1].losses, outcome.groups[1].strength) == (10, 0)
    assert outcome.groups[1].casualties == (4, 4, 5)
    assert steps(outcome, "capped") == ["min(100, 10) = 10"]


def test_each_strike_is_rounded_on_its_own() -> None:
    """T7, N2: three times 0.5 are three men, not two."""
    attackers = [plain(name, strength=1) for name in "abc"]
    target = plain("d")
    strikes = [Strike(group.id, "d") for group in attackers]
    outcome = resolve_groups([*attackers, target], strikes, fives(*attackers, target))

    assert outcome.groups[3].losses == 3
    assert steps(outcome, "losses") == ["1 × 5 × 1 / 10 = 0.5 = 1"] * 3


def test_a_split_group() -> None:
    """T7: parts strike by their own number and defend as the whole; who engages no one inflicts nothing."""
    a, b, c = plain("a", strength=15), plain("b"), plain("c")
    strikes = [Strike("a", "b", 10), Strike("a", "c", 5), Strike("b", "a", 0)]
    outcome = resolve_groups([a, b, c], strikes, fives(a, b, c))

    assert [strike.losses for strike in outcome.strikes] == [5, 3, 0]


def test_running_totals() -> None:
    """T8: the breakdown is of all losses so far: 16, then 8, then 4 is 9/9/10, not 8/8/12."""
    before = 0
    for lost in (16, 8, 4):
        a, b = plain("a", strength=lost, situation=10), plain("b", strength=40, losses_before=before)
        outcome = resolve_groups([a, b], [Strike("a", "b")], fives(a, b))
        assert outcome.groups[1].losses == lost
        before += lost

    assert outcome.groups[1].casualties == (9, 9, 10)


def test_two_becomes_three() -> None:
    """T8: 0/0/2 and one more is 1/1/1; the log shows the total, never a −1."""
    a, b = plain("a", strength=2), plain("b", losses_before=2)
    outcome = resolve_groups([a, b], [Strike("a", "b")], fives(a, b))

    assert outcome.groups[1].casualties == (1, 1, 1)
    assert steps(outcome, "casualties") == ["1 + 1 + 1 = 3"]


def test_a_kept_margin_asks_for_no_die() -> None:
    """T4: the one margin serves again, its commander's part included."""
    a, b = plain("a", fixed_margin=7, strategy=9), plain("b")
    reader = fives(b)
    outcome = resolve_groups([a, b], [Strike("a", "b"), Strike("b", "a")], reader)

    assert list(reader.used) == ["sequence.b.training"]
    assert outcome.groups[0].margin == 7
    assert [strike.effectiveness for strike in outcome.strikes] == [12, 1]
    assert steps(outcome, "margin_kept") == ["7 = 7"]


def test_dice_are_asked_for_by_name_all_at_once() -> None:
    """N5: whoever rolls knows from the start what to roll; T5: no overview, no die."""
    a, b = plain("a", strategy=8), plain("b")
    with pytest.raises(DiceMissing) as asked:
        resolve_groups([a, b], [Strike("a", "b")], DiceReader({"sequence.b.training": 3}))

    assert asked.value.needed == (DieNeeded("sequence.a.training", 10), DieNeeded("sequence.a.strategy", 10))


@pytest.mark.parametrize("face", [0, -1, 11, 1_000])
def test_a_face_that_the_die_has_not(face: int) -> None:
    """N4: d10 shows 1..10."""
    a, b = plain("a"), plain("b")
    dice = DiceReader({"sequence.a.training": face, "sequence.b.training": 5})
    with pytest.raises(Fault) as refused:
        resolve_groups([a, b], [], dice)

    assert (refused.value.code, refused.value.where) == ("die_outside_faces", "sequence.a.training")
    assert refused.value.values == {"found": face, "low": 1, "high": 10}


def test_another_die() -> None:
    """T4, option: the die is of the rule set; training 15 rolled under with a d20."""
    a, b = plain("a", training=15), plain("b", training=18)
    dice = DiceReader({"sequence.a.training": 12, "sequence.b.training": 20})
    outcome = resolve_groups([a, b], [], dice, faces=20)

    assert [end.margin for end in outcome.groups] == [3, 0]


@pytest.mark.parametrize(
    ("groups", "strikes", "code", "where"),
    [
        (["a", "a"], [], "doubled_group", "groups.1.id"),
        (["a", "b"], [("x", "b", None)], "unknown_group", "strikes.0.attacker"),
        (["a", "b"], [("a", "x", None)], "unknown_group", "strikes.0.defender"),
        (["a", "b"], [("a", "a", None)], "strikes_itself", "strikes.0.defender"),
        (["a", "b"], [("a", "b", 1), ("a", "b", 1)], "doubled_strike", "strikes.1"),
        (["a", "b"], [("a", "b", 11)], "too_many_engaged", "strikes.0.engaged"),
        (["a", "b", "c"], [("a", "b", 6), ("a", "c", 5)], "too_many_engaged", "strikes.1.engaged"),
        (["a", "b", "c"], [("a", "b", None), ("a", "c", None)], "too_many_engaged", "strikes.1.engaged"),
        (["a", "b", "c"], [("a", "b", 1), ("a", "c", None)], "too_many_engaged", "strikes.1.engaged"),
    ],
)
def test_what_cannot_be_fought(
    groups: list[str], strikes: list[tuple[str, str, int | None]], code: str, where: str
) -> None:
    """T1, T7."""
    fighters = [plain(name) for name in groups]
    with pytest.raises(Fault) as refused:
        resolve_groups(fighters, [Strike(*strike) for strike in strikes], fives(*fighters))

    assert (refused.value.code, refused.value.where) == (code, where)


def test_there_and_back_is_no_pair_twice() -> None:
    """T7: one strike per pair *and direction*."""
    a, b = plain("a"), plain("b")

    assert len(resolve_groups([a, b], [Strike("a", "b"), Strike("b", "a")], fives(a, b)).strikes) == 2


# What always holds

GROUPS = st.builds(
    Group,
    id=st.just(""),
    strength=st.integers(0, 1_000_000),
    offence=st.integers(0, 1_000),
    defence=st.integers(1, 1_000),
    training=st.integers(0, 100),
    situation=st.integers(0, 10),
    losses_before=st.integers(0, 1_000_000),
    strategy=st.none() | st.integers(0, 100),
    fixed_margin=st.none() | st.integers(0, 10),
)


@st.composite
def actions(draw: st.DrawFn) -> tuple[list[Group], list[Strike], dict[str, int]]:
    """Some groups that strike one another in any way that is allowed."""
    groups = [draw(GROUPS)._replace(id=f"g{place}") for place in range(draw(st.integers(1, 5)))]
    left = {group.id: group.strength for group in groups}
    pairs = [(a.id, b.id) for a in groups for b in groups if a is not b]
    strikes = []
    for attacker, defender in draw(st.permutations(pairs))[: draw(st.integers(0, len(pairs)))]:
        engaged = draw(st.integers(0, left[attacker]))
        left[attacker] -= engaged
        strikes.append(Strike(attacker, defender, engaged))
    dice = {
        f"sequence.{group.id}.{kind}": draw(st.integers(1, 10))
        for group in groups
        for kind in ("training", "strategy")
    }
    return groups, strikes, dice


@given(actions())
def test_what_a_gm_can_always_rely_on(action: tuple[list[Group], list[Strike], dict[str, int]]) -> None:
    """T4, T6–T8: men neither vanish nor rise; nobody loses more than he has; casualties add up to the losses."""
    groups, strikes, dice = action
    outcome = resolve_groups(groups, strikes, DiceReader(dice))

    for group, end in zip(groups, outcome.groups, strict=True):
        assert end.strength + end.losses == group.strength
        assert 0 <= end.losses <= group.strength
        assert sum(end.casualties) == group.losses_before + end.losses
        assert end.casualties.dead == end.casualties.severe <= end.casualties.light
        assert 0 <= end.margin <= 10
        suffered = sum(strike.losses for strike in outcome.strikes if strike.defender == group.id)
        assert end.losses == min(suffered, group.strength)
    for strike in outcome.strikes:
        assert -5 <= strike.effectiveness <= 20
        assert strike.effectiveness > 0 or strike.losses == 0


@given(actions())
def test_a_slow_formula_says_the_same(action: tuple[list[Group], list[Strike], dict[str, int]]) -> None:
    """T2–T8, N1–N3: written once more from the text, with fractions, a line for each of its sentences."""
    groups, strikes, dice = action
    outcome = resolve_groups(groups, strikes, DiceReader(dice))

    margins = {}
    for group in groups:
        total = group.training - dice[f"sequence.{group.id}.training"]
        if group.strategy is not None:
            total += max(0, group.strategy - dice[f"sequence.{group.id}.strategy"])
        margins[group.id] = (
            group.fixed_margin if group.fixed_margin is not None else sorted((0, total, 10))[1]
        )
    assert {end.id: end.margin for end in outcome.groups} == margins

    half = Fraction(1, 2)
    by_id = {group.id: group for group in groups}
    for strike, worked_out in zip(strikes, outcome.strikes, strict=True):
        attacker, defender = by_id[strike.attacker], by_id[strike.defender]
        ratio = Fraction(attacker.offence, defender.defence)
        if ratio >= 1:
            ratio = Fraction(floor(ratio + half))
        elif ratio > 0:
            ratio = 1 / Fraction(floor(1 / ratio + half))
        tenths = attacker.situation + margins[attacker.id] - ceil(Fraction(margins[defender.id], 2))
        assert worked_out.effectiveness == tenths
        assert strike.engaged is not None
        assert worked_out.losses == floor(max(0, tenths) * strike.engaged * ratio / 10 + half)


@given(GROUPS, GROUPS, st.lists(st.integers(1, 10), min_size=4, max_size=4))
def test_swapping_the_two_groups_swaps_the_outcome(one: Group, two: Group, faces: list[int]) -> None:
    """T1: defender and attacker are who suffers and who inflicts, not who stands first."""
    a, b = one._replace(id="a"), two._replace(id="b")
    names = [f"sequence.{name}.{kind}" for name in "ab" for kind in ("training", "strategy")]
    dice = dict(zip(names, faces, strict=True))
    there = resolve_groups([a, b], opposing_strikes([a, b], "melee"), DiceReader(dice))
    back = resolve_groups([b, a], opposing_strikes([b, a], "melee"), DiceReader(dice))

    assert there.groups == back.groups[::-1]
    assert there.strikes == back.strikes[::-1]


@given(actions())
def test_the_workings_lead_to_the_outcome(action: tuple[list[Group], list[Strike], dict[str, int]]) -> None:
    """Each line, reckoned out, gives what it says it gives: the log never shows arithmetic that is wrong."""
    groups, strikes, dice = action
    outcome = resolve_groups(groups, strikes, DiceReader(dice))

    for working in outcome.workings:
        operands = [Fraction(operand) for operand in working.operands]
        match working.term:
            case "ratio" if working.form.startswith("1"):
                value = operands[1] / operands[0]
            case "ratio":
                value = operands[0] / operands[1]
            case "margin":
                value = operands[0] - operands[1] + sum(operands[2:])
            case "strategy":
                value = operands[0] - operands[1]
            case "effectiveness":
                value = operands[0] + operands[1] - ceil(operands[2] / 2)
            case "losses":
                value = operands[0] * operands[1] * operands[2] / 10
            case "casualties":
                value = sum(operands, Fraction(0))
            case "capped":
                value = min(operands)
            case "margin_kept":
                value = operands[0]
            case "no_losses":
                assert operands[0] <= 0
                continue
            case other:
                raise AssertionError(other)
        exact = working.exact if working.exact != "" else working.result
        numerator, _, denominator = str(exact).rpartition("/")
        assert value == (
            Fraction(numerator) / Fraction(denominator) if numerator else Fraction(denominator)
        ), working
