"""What the last events of a battle still mean: losses that call for a morale test (T11), bonuses to start from."""

from collections.abc import Iterable

from banneret.model.commands import RecordMorale, ResolveSequence, RollMorale
from banneret.model.events import Change
from banneret.session.assault_orders import Fight
from banneret.session.document import Document

_LOOK_BACK = 256
"""Events that are looked at for losses, at most."""
_LOOK_BACK_FOR_ACTION = 24


def fresh_losses(document: Document) -> dict[str, int]:
    """Give the men each group lost since the last word or roll on its morale, in this sequence and the one before."""
    sequence = document.state.sequence
    lost: dict[str, int] = {}
    settled: set[str] = set()
    for logged in document.recent(_LOOK_BACK):
        event = logged.event
        if event.sequence < sequence - 1:
            break
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


def last_action(document: Document) -> ResolveSequence | None:
    """Give the troop action whose bonuses the next one starts from: the one just undone, else the last one fought."""
    undone = document.redoable
    for logged in (*([undone] if undone else ()), *document.recent(_LOOK_BACK_FOR_ACTION)):
        if isinstance(logged.event.command, ResolveSequence):
            return logged.event.command
    return None


def last_fight(document: Document) -> Fight | None:
    """Give the fight between heroes that the next one starts from: the one just undone, else the last one fought."""
    undone = document.redoable
    for logged in (*([undone] if undone else ()), *document.recent(_LOOK_BACK_FOR_ACTION)):
        if isinstance(logged.event.command, Fight):
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
