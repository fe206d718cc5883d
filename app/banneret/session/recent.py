"""What the last events of a battle still mean: losses that call for a morale test (T11), bonuses to start from."""

from collections.abc import Callable, Iterable
from types import UnionType
from typing import TypeVar

from banneret.model.battle import BattleState
from banneret.model.commands import RecordMorale, ResolveSequence, RollMorale
from banneret.model.events import Change, Draft
from banneret.session import assault_draft
from banneret.session.assault_orders import Fight
from banneret.session.document import Document
from banneret.session.sequence_draft import fitted as sequence_fitted
from banneret.session.sequence_draft import fresh_draft

Asked = TypeVar("Asked")

_LOOK_BACK = 256
"""Events that are looked at for losses, at most."""
_LOOK_BACK_FOR_ACTION = 24


def fresh_losses(document: Document) -> dict[str, int]:
    """Give the men each group lost since the last word or roll on its morale (T11)."""
    lost: dict[str, int] = {}
    settled: set[str] = set()
    for logged in document.recent(_LOOK_BACK):
        event = logged.event
        if isinstance(event.command, RecordMorale):
            settled.update(event.command.units)
        elif isinstance(event.command, RollMorale):
            settled.add(event.command.unit)
        for change in event.changes:
            if change.field != "losses" or change.unit in settled:
                continue
            if isinstance(change.before, int) and isinstance(change.after, int):
                lost[change.unit] = lost.get(change.unit, 0) + change.after - change.before
    return {unit: men for unit, men in lost.items() if men > 0}


def fresh_sequence(document: Document) -> Draft | None:
    """Give the troop action to start from: the one just undone, else one with the bonuses of the last one fought."""
    return _undone(document, sequence_fitted) or fresh_draft(document.state, _last(document, ResolveSequence))


def fresh_fight(document: Document) -> Draft | None:
    """Give the fight between heroes to start from: the one just undone, else one like the last one fought."""
    return _undone(document, assault_draft.fitted) or assault_draft.fresh_draft(
        document.state, _last(document, Fight)
    )


def _undone(document: Document, fitted: Callable[[BattleState, Draft], Draft | None]) -> Draft | None:
    """The action just undone, to be put right: its choices, and the dice of the table; the app's are rolled anew."""
    undone = document.redoable
    if undone is None:
        return None
    dice = {name: die for name, die in undone.event.dice.items() if die.source == "table"}
    return fitted(document.state, Draft(command=undone.event.command, dice=dice))


def _last(document: Document, kind: type[Asked] | UnionType) -> Asked | None:
    for logged in document.recent(_LOOK_BACK_FOR_ACTION):
        if isinstance(logged.event.command, kind):
            return logged.event.command
    return None


def flashed(changes: Iterable[Change]) -> dict[str, int]:
    """Give by how much the number that a unit's card shows largest went up or down: strength, or body vitality."""
    amounts: dict[str, int] = {}
    for change in changes:
        if change.field not in ("count", "body_left"):
            continue
        if isinstance(change.before, int) and isinstance(change.after, int):
            amounts[change.unit] = amounts.get(change.unit, 0) + change.after - change.before
    return amounts
