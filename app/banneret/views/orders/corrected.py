"""What a correction will do, in words, before it is committed (B2, T8)."""

from PySide6.QtCore import QCoreApplication

from banneret.model.commands import Correct, CorrectedField
from banneret.model.troops import Troop
from banneret.rules.troops import casualties
from banneret.views.text import casualties_line, fill, number, plain, signed

translate = QCoreApplication.translate


def number_of(troop: Troop, field: CorrectedField) -> int | None:
    """Give a group's number; None for a morale it has not."""
    found: int | None = getattr(troop, field)
    return found


def written(value: int | None) -> str:
    """Write a number, or that there is none."""
    return translate("Corrections", "none") if value is None else number(value)


def correction_words(before: Troop, after: Troop, command: Correct) -> str:
    """Say what becomes of the group: "24 → 12: losses +12, 9 dead, 9 severe, 10 light"."""
    change = f"{written(number_of(before, command.field))} → {written(command.value)}"
    said = [_meant(before, after, command)] if command.field == "count" else []
    if after.losses != before.losses:
        said.append(plain(casualties_line(*casualties(after.losses))))
    if not said:
        return change
    return fill(translate("Corrections", "{change}: {what}"), change=change, what=", ".join(said))


def _meant(before: Troop, after: Troop, command: Correct) -> str:
    """What the changed strength means, without a word that one man alone would change."""
    men = number(abs(after.count - before.count))
    if command.meaning in ("losses", "correction"):
        text, men = translate("Corrections", "losses {men}"), signed(after.losses - before.losses)
    elif command.meaning == "sent_away":
        text = translate("Corrections", "{men} sent away, no losses")
    else:
        text = translate("Corrections", "reinforcement of {men}, the losses stay")
    return fill(text, men=men)
