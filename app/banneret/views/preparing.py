"""What is being prepared in one panel: its draft on disk, what it would do, rolling for it."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from banneret.model.battle import BattleState
from banneret.model.dice import DieNeeded
from banneret.model.events import Draft, Panel
from banneret.model.faults import Fault
from banneret.rules.service import Preview
from banneret.session.document import Document
from banneret.session.draft_dice import with_dice, with_rolled


class Outlook(Protocol):
    """What is known of a draft before it is accepted."""

    @property
    def needed(self) -> tuple[DieNeeded, ...]:
        """Dice that nobody has thrown yet."""
        ...

    @property
    def after(self) -> BattleState | None:
        """The battle after it, once every die is thrown and nothing is refused."""
        ...


Look = TypeVar("Look", bound=Outlook)


class Preparing(Generic[Look]):
    """Follows the open battle: the kept draft as it still fits, else a fresh one; and its outlook."""

    def __init__(
        self,
        panel: Panel,
        fitted: Callable[[BattleState, Draft], Draft | None],
        fresh: Callable[[Document], Draft | None],
        look: Callable[[BattleState, Draft, Preview | Fault], Look],
        nothing: Look,
    ) -> None:
        self.panel: Panel = panel
        self._fitted, self._fresh, self._look, self._nothing = fitted, fresh, look, nothing
        self.draft: Draft | None = None
        """What is prepared; None where nothing can be."""
        self.outlook: Look = nothing
        self.touched = False
        """Whether the GM has begun to prepare it: the draft then lies on disk."""

    def follow(self, document: Document) -> None:
        """Take up where the battle stands now."""
        state = document.state
        kept = document.draft(self.panel)
        fitting = self._fitted(state, kept) if kept is not None else None
        self.touched = fitting is not None
        self.draft = fitting if fitting is not None else self._fresh(document)
        self.outlook = (
            self._nothing
            if self.draft is None
            else self._look(state, self.draft, _preview(document, self.draft))
        )

    def rolled(self, document: Document) -> Draft | None:
        """Give the draft with its missing dice rolled; where none is missing, with those of the app thrown again.

        Refuses what the rules refuse.
        """
        draft = self.draft
        if draft is None:
            return None
        if self.outlook.needed:
            return with_rolled(draft, document.roll(draft.command, draft.dice))
        again = {
            name: document.reroll(die) if die.source == "app" else die for name, die in draft.dice.items()
        }
        return with_dice(draft, again)


def _preview(document: Document, draft: Draft) -> Preview | Fault:
    try:
        return document.preview(draft.command, draft.dice)
    except Fault as fault:
        return fault
