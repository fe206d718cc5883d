"""Losses that call for a morale test between sequences (T11)."""

from banneret.model.commands import RecordMorale, RollMorale
from banneret.session.document import Document

_LOOK_BACK = 256
"""Events that are looked at, at most."""


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
