"""The dice of a draft: put on the table, taken away, thrown again; no face the app rolled is ever forgotten (N5)."""

from collections.abc import Mapping

from banneret.model.dice import Die
from banneret.model.events import Draft


def with_dice(draft: Draft, dice: Mapping[str, Die]) -> Draft:
    """Put these dice on the table instead of those that lie there."""
    return draft.model_copy(update={"dice": dict(dice)})


def with_die(draft: Draft, name: str, die: Die | None) -> Draft:
    """Put one die on the table, or take it away; what the app had rolled for it stays with it."""
    there = draft.dice.get(name)
    faces = draft.discarded.get(name, ())
    if there is not None:
        faces = (*there.discarded, there.value) if there.source == "app" else there.discarded
    dice = {known: other for known, other in draft.dice.items() if known != name}
    discarded = {known: other for known, other in draft.discarded.items() if known != name}
    if die is not None:
        dice[name] = die.model_copy(update={"discarded": faces})
    elif faces:
        discarded[name] = faces
    return draft.model_copy(update={"dice": dice, "discarded": discarded})


def with_typed(draft: Draft, name: str, value: int | None, faces: int) -> Draft:
    """Let a die show what fell on the table (None: the app is to roll it); the same draft where it does already."""
    there = draft.dice.get(name)
    if value is None:
        return draft if there is None else with_die(draft, name, None)
    if there is not None and (there.value, there.source) == (value, "table"):
        return draft
    return with_die(draft, name, Die(value=value, faces=faces, source="table"))


def with_rolled(draft: Draft, dice: Mapping[str, Die]) -> Draft:
    """Put dice on the table that the app has just rolled, each with the faces it showed before."""
    rolled = {
        name: die
        if name in draft.dice
        else die.model_copy(update={"discarded": draft.discarded.get(name, ())})
        for name, die in dice.items()
    }
    kept = {name: faces for name, faces in draft.discarded.items() if name not in rolled}
    return draft.model_copy(update={"dice": rolled, "discarded": kept})
