"""Dice of a draft: a face the app rolled stays on record, whatever is done with the die (N5)."""

from hypothesis import given
from hypothesis import strategies as st

from banneret.model.commands import AdvanceSequence
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.session.draft_dice import with_die, with_rolled, with_typed

NAME = "sequence.a.training"
EMPTY = Draft(command=AdvanceSequence())


def rolled(draft: Draft, value: int) -> Draft:
    return with_rolled(draft, {**draft.dice, NAME: Die(value=value, faces=10, source="app")})


def test_emptied_and_rolled_again_keeps_the_first_face() -> None:
    draft = rolled(with_typed(rolled(EMPTY, 7), NAME, None, 10), 3)
    assert draft.dice[NAME] == Die(value=3, faces=10, source="app", discarded=(7,))
    assert draft.discarded == {}


def test_typed_over_digit_by_digit_keeps_it_too() -> None:
    draft = with_typed(with_typed(rolled(EMPTY, 7), NAME, 1, 10), NAME, 10, 10)
    assert draft.dice[NAME] == Die(value=10, faces=10, source="table", discarded=(7,))


def test_what_changes_nothing_is_the_same_draft() -> None:
    draft = with_typed(EMPTY, NAME, 4, 10)
    assert with_typed(draft, NAME, 4, 10) is draft
    assert with_typed(EMPTY, NAME, None, 10) is EMPTY


@given(st.lists(st.one_of(st.none(), st.tuples(st.sampled_from(["app", "table"]), st.integers(1, 10)))))
def test_every_face_the_app_rolled_is_on_record(steps: list[tuple[str, int] | None]) -> None:
    draft, shown = EMPTY, list[int]()
    for step in steps:
        there = draft.dice.get(NAME)
        if step is None:
            draft = with_typed(draft, NAME, None, 10)
        elif step[0] == "table":
            draft = with_typed(draft, NAME, step[1], 10)
        elif there is None:
            shown.append(step[1])
            draft = rolled(draft, step[1])
    die = draft.dice.get(NAME)
    known = draft.discarded.get(NAME, ()) if die is None else die.discarded
    if die is not None and die.source == "app":
        known = (*known, die.value)
    assert list(known) == shown
    assert with_die(draft, "another", None) == draft
