"""The arithmetic of the text, word for word (T2–T8, T11)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from banneret.model.battle import BattleState
from banneret.model.commands import (
    CommanderOrder,
    GroupOrder,
    ResolveSequence,
    RollMorale,
    StrikeOrder,
)
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.model.workings import Working
from banneret.rules.service import RulesService
from banneret.views.text import formula, plain, working_line
from banneret.views.text.workings import TERMS

BOTH_WAYS = (
    StrikeOrder(attacker="horsemen", defender="peasants"),
    StrikeOrder(attacker="peasants", defender="horsemen"),
)


def fight(
    state: BattleState, horsemen: tuple[int, int], peasants: tuple[int, int], strategy: int | None = None
) -> Event:
    """One melee: (situation, die) of each; with `strategy`, the horsemen's commander rolls 2 under it."""
    commander = CommanderOrder(strategy=strategy, overview=True) if strategy is not None else None
    command = ResolveSequence(
        groups=(
            GroupOrder(unit="horsemen", situation=horsemen[0], commander=commander),
            GroupOrder(unit="peasants", situation=peasants[0]),
        ),
        strikes=BOTH_WAYS,
    )
    dice = {
        "sequence.horsemen.training": Die(value=horsemen[1], faces=10, source="table"),
        "sequence.peasants.training": Die(value=peasants[1], faces=10, source="table"),
        "sequence.horsemen.strategy": Die(value=2, faces=10, source="table"),
    }
    event = RulesService().resolve(state, command, dice)
    assert isinstance(event, Event)
    return event


def shown(event: Event) -> list[tuple[str, str, str]]:
    lines = [working_line(working, event.names) for working in event.workings]
    return [(plain(line.subject), plain(line.arithmetic), line.rule) for line in lines]


def test_the_charge(charge: BattleState) -> None:
    assert shown(fight(charge, (9, 7), (2, 1))) == [
        ("Horsemen, margin", "6 − 7 = −1, so 0", "T4"),
        ("Peasants, margin", "2 − 1 = 1", "T4"),
        ("Horsemen, loss ratio", "14 / 6 = 7/3 → 2", "T2"),
        ("Horsemen, effectiveness", "9 + 0 − ⌈1/2⌉ = 8 tenths", "T6"),
        ("Peasants, losses", "10 × 8 × 2 / 10 = 16", "T7"),
        ("Peasants, loss ratio", "1 / (11 / 4) = 1/2.75 → 1/3", "T2"),
        ("Peasants, effectiveness", "2 + 1 − ⌈0/2⌉ = 3 tenths", "T6"),
        ("Horsemen, losses", "40 × 3 × 1/3 / 10 = 4", "T7"),
        ("Horsemen, total 4", "1 dead, 1 severe, 2 light", "T8"),
        ("Peasants, total 16", "5 dead, 5 severe, 6 light", "T8"),
    ]


def test_the_second_sequence(charge: BattleState) -> None:
    rules = RulesService()
    after = rules.apply(charge, fight(charge, (9, 7), (2, 1)))
    again = after.model_copy(update={"sequence": 2})

    arithmetic = [row[1] for row in shown(fight(again, (4, 3), (3, 6)))]

    assert "2 − 6 = −4, so 0" in arithmetic
    assert "6 × 7 × 2 / 10 = 8.4 → 8" in arithmetic
    assert "24 × 1 × 1/3 / 10 = 0.8 → 1" in arithmetic
    assert "3 + 0 − ⌈3/2⌉ = 1 tenth" in arithmetic


@pytest.mark.usefixtures("french")
def test_decimals_take_the_comma_in_french(charge: BattleState) -> None:
    after = RulesService().apply(charge, fight(charge, (9, 7), (2, 1)))
    again = after.model_copy(update={"sequence": 2})

    arithmetic = [row[1] for row in shown(fight(again, (4, 3), (3, 6)))]

    assert "24 × 1 × 1/3 / 10 = 0,8 → 1" in arithmetic


def test_a_commander_and_a_margin_that_serves_again(charge: BattleState) -> None:
    """T5; T4's cap at 10; T7's cap at the men present."""
    event = fight(charge, (9, 1), (2, 4), strategy=8)
    lines = shown(event)

    assert ("Horsemen, commander", "8 − 2 = 6", "T5") in lines
    assert ("Horsemen, margin", "6 − 1 + 6 = 11, so 10", "T4") in lines
    assert ("Horsemen, effectiveness", "9 + 10 − ⌈0/2⌉ = 19 tenths", "T6") in lines
    assert ("Peasants, losses", "10 × 19 × 2 / 10 = 38", "T7") in lines

    after = RulesService().apply(charge, event)
    lines = shown(fight(after, (9, 1), (2, 4), strategy=8))

    assert ("Horsemen, margin", "10, from its first action in the sequence", "T4") in lines
    assert ("Peasants, losses", "38, but 2 present, so 2", "T7") in lines
    assert ("Horsemen, losses", "effectiveness −3, so 0", "T6") in lines


def test_results_are_bold(charge: BattleState) -> None:
    losses = [w for w in fight(charge, (9, 7), (2, 1)).workings if w.term == "losses"]
    arithmetic = working_line(losses[0], {}).arithmetic

    assert [span.text for span in arithmetic if span.bold] == ["16"]


def test_the_other_group_is_named_where_there_are_several(charge: BattleState) -> None:
    event = fight(charge, (9, 7), (2, 1))
    subjects = [plain(working_line(w, event.names, opponent=True).subject) for w in event.workings]

    assert "Horsemen, effectiveness on Peasants" in subjects
    assert "Peasants, losses to Horsemen" in subjects
    assert "Horsemen, margin" in subjects


@pytest.mark.parametrize(
    ("modifier", "die", "said"), [(-2, 3, "5 − 2 − 3 = 0, holds"), (1, 9, "5 + 1 − 9 = −3, broke")]
)
def test_rolled_morale(charge: BattleState, modifier: int, die: int, said: str) -> None:
    """T11: the modifier's own sign is the operator."""
    brave = charge.units["peasants"].model_copy(update={"morale": 5})
    state = charge.model_copy(update={"units": {**charge.units, "peasants": brave}})
    event = RulesService().resolve(
        state,
        RollMorale(unit="peasants", modifier=modifier),
        {"morale.peasants": Die(value=die, faces=10, source="table")},
    )
    assert isinstance(event, Event)

    assert shown(event) == [("Peasants, morale", said, "T11")]


def test_signs_in_a_row_become_one() -> None:
    assert formula("{} + {} − {}", (6, -4, -3)) == "6 − 4 + 3"
    assert formula("{} × {}", (1000, "0.5")) == "1,000 × 0.5"


def test_a_unit_without_a_name_stands_by_its_id() -> None:
    working = Working("T4", "margin", "lost.ones", "", "{} − {}", (6, 3), "", 3)

    assert plain(working_line(working, {}).subject) == "lost.ones, margin"


def test_every_term_of_the_rules_has_its_words(repository: Path) -> None:
    terms: set[str] = set()
    for path in (repository / "app" / "banneret" / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = (
                getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
            )
            if name in ("Working", "note", "note_rounded") and isinstance(node, ast.Call):
                terms |= {
                    str(term.value) for term in ast.walk(node.args[1]) if isinstance(term, ast.Constant)
                }
    assert terms

    # A prefix (`fumble.`) is followed by an outcome that has its words, or by a name.
    assert {term for term in terms if not term.endswith(".")} - TERMS == set()
