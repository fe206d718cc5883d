"""The open battle: where it stands, what may be undone, what is being prepared; told to whoever listens."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from banneret.model.battle import BattleState
from banneret.model.commands import Command
from banneret.model.dice import Die
from banneret.model.events import Draft, Panel
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.rules.roller import Roller
from banneret.rules.service import Preview, RulesService
from banneret.store.campaign import Campaign, StoredEvent

LoggedEvent = StoredEvent

HappeningKind = Literal["opened", "accepted", "undone", "redone", "drafted"]


class Happening(NamedTuple):
    """What listeners are told, after it is on disk: the kind, and the event accepted, undone or redone."""

    kind: HappeningKind
    event: LoggedEvent | None = None


Listener = Callable[[Happening], None]
Clock = Callable[[], datetime]


class Document:
    """One battle of a campaign, open. The only way to change it is a command; every change is an event on disk.

    Refuses `no_battle` for a campaign without one. Any call that writes refuses `read_only` where this window may not
    write, and `disk_refused` where the disk does not: then nothing has changed, on disk or here.
    """

    def __init__(self, campaign: Campaign, rules: RulesService, roller: Roller, clock: Clock) -> None:
        battle = campaign.battle_on_desk()
        if battle is None:
            raise Fault("no_battle", where=str(campaign.path))
        self._campaign = campaign
        self._rules = rules
        self._roller = roller
        self._clock = clock
        self._listeners: list[Listener] = []
        self.kept_at: datetime = clock()
        """When the file last took something, or was opened."""
        self.event = lru_cache(maxsize=512)(campaign.event)
        """Read an event of the log by its id (kept in memory for a while)."""
        head = campaign.head(battle)
        self._open(battle, head, campaign.state_at(battle, head))

    @property
    def name(self) -> str:
        """The campaign file's own name, without its ending."""
        return self._campaign.path.stem

    @property
    def writable(self) -> bool:
        """Whether this window may change the battle."""
        return self._campaign.writable

    @property
    def battle(self) -> int:
        """The id of the open battle."""
        return self._battle

    def battles(self) -> dict[int, str]:
        """The battles of the campaign, by id, with the name each began with."""
        return self._campaign.battles()

    def rule_sets(self) -> dict[str, RuleSet]:
        """The rule sets that the campaign holds, by their keys."""
        return self._campaign.rule_sets()

    def keep_rule_set(self, rule_set: RuleSet) -> None:
        """Add a rule set to the campaign, or put it in place of the one with its key; no battle changes by it."""
        self._refuse_read_only()
        self._campaign.keep_rule_set(rule_set)
        self.kept_at = self._clock()
        self._tell(Happening("drafted"))

    def open_battle(self, battle: int) -> None:
        """Open another battle of the campaign; this one keeps where it stands.

        One that cannot be read is refused before it comes onto the desk, where it would bar the next start.
        """
        head = self._campaign.head(battle)
        state = self._campaign.state_at(battle, head)
        if self.writable:
            self._campaign.lay_on_desk(battle)
            self.kept_at = self._clock()
        self._open(battle, head, state)
        self._tell(Happening("opened"))

    def _open(self, battle: int, head: int | None, state: BattleState) -> None:
        self.state = state
        """The battle as it stands."""
        self._battle, self._head = battle, head
        self._drafts: dict[Panel, Draft | None] = {
            panel: self._campaign.draft(battle, panel) for panel in get_args(Panel)
        }
        self._path: list[int] | None = None
        self._ahead: list[int] | None = None

    # What may happen

    def preview(self, command: Command, dice: Mapping[str, Die]) -> Preview:
        """What accepting would do now; refuses what the rules refuse."""
        return self._rules.preview(self.state, command, dice)

    def roll(self, command: Command, dice: Mapping[str, Die]) -> dict[str, Die]:
        """Give the dice with all that are still needed rolled by the app; nothing is kept."""
        return {**dice, **self._rules.settle(self.state, command, dice, self._roller).dice}

    def reroll(self, die: Die) -> Die:
        """Throw a die again; the faces it showed before stay with it."""
        return Die(
            value=self._roller.roll(die.faces),
            faces=die.faces,
            source="app",
            discarded=(*die.discarded, die.value),
        )

    def draft(self, panel: Panel) -> Draft | None:
        """Give what is being prepared there, as it lies on disk."""
        return self._drafts[panel]

    def keep_draft(self, panel: Panel, draft: Draft | None) -> None:
        """Keep what is being prepared there, before it is shown; outside the history.

        A read-only window keeps it unsaved.
        """
        if self.writable:
            self._campaign.keep_draft(self._battle, panel, draft)
            self.kept_at = self._clock()
        self._drafts[panel] = draft
        self._tell(Happening("drafted"))

    # What happens

    def accept(self, command: Command, dice: Mapping[str, Die], settles: Panel | None = None) -> LoggedEvent:
        """Let it happen: dice still needed are rolled, the event is kept, then everyone is told.

        `settles` names the panel whose draft this was; it is dropped with the same stroke.
        """
        self._refuse_read_only()
        event = self._rules.settle(self.state, command, dice, self._roller)
        after = self._rules.apply(self.state, event)
        at = self._clock()
        number = self._campaign.append(self._battle, self._head, event, after, at, settles)
        if settles is not None:
            self._drafts[settles] = None
        logged = StoredEvent(number, self._head, at, event)
        if self._path is not None:
            self._path.append(number)
        self._ahead = []
        self._arrive(number, after)
        self._tell(Happening("accepted", logged))
        return logged

    def undo(self) -> LoggedEvent | None:
        """Step back before the last event, and give it; None at the battle's start."""
        last = self.undoable
        if last is None:
            return None
        self._refuse_read_only()
        before = self._rules.revert(self.state, last.event)
        self._campaign.move_head(self._battle, last.id, last.parent)
        if self._path is not None:
            self._path.pop()
        if self._ahead is not None:
            self._ahead.insert(0, last.id)
        self._arrive(last.parent, before)
        self._tell(Happening("undone", last))
        return last

    def redo(self) -> LoggedEvent | None:
        """Step onto the youngest event that followed, and give it; None where nothing was undone."""
        following = self.redoable
        if following is None:
            return None
        self._refuse_read_only()
        after = self._rules.apply(self.state, following.event)
        self._campaign.move_head(self._battle, self._head, following.id)
        if self._path is not None:
            self._path.append(following.id)
        if self._ahead is not None:
            self._ahead.pop(0)
        self._arrive(following.id, after)
        self._tell(Happening("redone", following))
        return following

    @property
    def undoable(self) -> LoggedEvent | None:
        """The event that undo would take back."""
        return None if self._head is None else self.event(self._head)

    @property
    def redoable(self) -> LoggedEvent | None:
        """The event that redo would bring back."""
        child = self._campaign.last_child(self._battle, self._head)
        return None if child is None else self.event(child)

    # The log

    def recent(self, most: int) -> Iterator[LoggedEvent]:
        """Give the last events before where the battle stands, newest first, `most` at most."""
        number = self._head
        while number is not None and most > 0:
            logged = self.event(number)
            yield logged
            number, most = logged.parent, most - 1

    @property
    def path(self) -> Sequence[int]:
        """Ids of the events from the first to where the battle stands."""
        if self._path is None:
            self._path = list(self._campaign.path_to(self._head))
        return self._path

    @property
    def ahead(self) -> Sequence[int]:
        """Ids of the undone events that redo would bring back, nearest first."""
        if self._ahead is None:
            ahead: list[int] = []
            child = self._campaign.last_child(self._battle, self._head)
            while child is not None:
                ahead.append(child)
                child = self._campaign.last_child(self._battle, child)
            self._ahead = ahead
        return self._ahead

    # Listening

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after each happening, when it is on disk; gives the way to stop that."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def close(self) -> None:
        """Let go of the campaign; nothing is left to save."""
        self._listeners.clear()
        self._campaign.close()

    def _arrive(self, head: int | None, state: BattleState) -> None:
        self._head = head
        self.state = state
        self.kept_at = self._clock()

    def _tell(self, happening: Happening) -> None:
        """Tell everyone, also where one of them fails: what happened is on disk. The first failure is raised then."""
        failures: list[Exception] = []
        for listener in tuple(self._listeners):
            try:
                listener(happening)
            except Exception as failure:  # noqa: BLE001 - raised below, once all have been told
                failures.append(failure)
        if failures:
            raise failures[0]

    def _refuse_read_only(self) -> None:
        if not self.writable:
            raise Fault("read_only", where=str(self._campaign.path))
