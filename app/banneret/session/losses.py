"""Losses that call for a morale test: those of the running sequence since morale was last settled (T11)."""

from banneret.model.commands import RecordMorale, RollMorale
from banneret.session.document import Document

_LOOK_BACK = 256
"""Events of one sequence that are looked at, at most."""


def fresh_losses(document: Document) -> dict[str, int]:
    """Give the men each group lost in the running sequence, after the last word or roll on its morale."""
    sequence = document.state.sequence
    lost: dict[str, int] = {}
    settled: set[str] = set()
    for logged in document.recent(_LOOK_BACK):
        event = logged.event
        if event.sequence != sequence:
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
