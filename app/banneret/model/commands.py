"""What a GM may ask for, in the imperative. A command names units by id and holds no dice."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from banneret.model.base import Count, Flag, Model, Situation, Skill, UnitId
from banneret.model.hero_commands import HeroCommand, Reason

StrikeKind = Literal["melee", "shooting"]


class CommanderOrder(Model):
    """Who commands a group in this sequence (T5): his strategy, and whether he oversees the battle.

    A hero of the battle commands by the strategy of his sheet (B1). He has lost his overview if he was himself in an
    assault of this sequence or is out of action, unless the GM overrides that.
    """

    strategy: Skill = 0
    """Of a commander who is no hero of the battle."""
    overview: Flag
    hero: UnitId | None = None
    override: Flag = False
    """The GM's word that the hero oversees the battle all the same."""


class GroupOrder(Model):
    """One group's part in a sequence: its situation bonus (T3) and its commander (T5)."""

    unit: UnitId
    situation: Situation
    commander: CommanderOrder | None = None


class StrikeOrder(Model):
    """Who strikes whom (T1), with how many men (T7: left out, all of them)."""

    attacker: UnitId
    defender: UnitId
    engaged: Count | None = None
    kind: StrikeKind = "melee"


class ResolveSequence(Model):
    """Let groups fight one troop action of the running sequence (T1–T8)."""

    event: ClassVar[str] = "sequence_resolved"
    kind: Literal["resolve_sequence"] = "resolve_sequence"
    groups: Annotated[tuple[GroupOrder, ...], Field(min_length=1, max_length=1_000)]
    strikes: Annotated[tuple[StrikeOrder, ...], Field(max_length=10_000)]


class AdvanceSequence(Model):
    """Close the running sequence and open the next (T4)."""

    event: ClassVar[str] = "sequence_advanced"
    kind: Literal["advance_sequence"] = "advance_sequence"


class RecordMorale(Model):
    """The GM's word on morale: these groups held, or broke (T11)."""

    event: ClassVar[str] = "morale_recorded"
    kind: Literal["record_morale"] = "record_morale"
    units: Annotated[tuple[UnitId, ...], Field(min_length=1, max_length=1_000)]
    outcome: Literal["held", "broke"]


class RollMorale(Model):
    """Roll a group's morale with the GM's modifier to its value (T11)."""

    event: ClassVar[str] = "morale_rolled"
    kind: Literal["roll_morale"] = "roll_morale"
    unit: UnitId
    modifier: Annotated[int, Field(ge=-100, le=100, strict=True)] = 0


class Withdraw(Model):
    """A group leaves the field with its survivors; it costs nothing (T11)."""

    event: ClassVar[str] = "withdrew"
    kind: Literal["withdraw"] = "withdraw"
    unit: UnitId


class Rally(Model):
    """The GM brings a broken or withdrawn group back into play (T11)."""

    event: ClassVar[str] = "rallied"
    kind: Literal["rally"] = "rally"
    unit: UnitId


class MarkShaken(Model):
    """Set or take away the GM's mark "shaken" (T11)."""

    event: ClassVar[str] = "shaken_marked"
    kind: Literal["mark_shaken"] = "mark_shaken"
    unit: UnitId
    shaken: Flag


CorrectedField = Literal["count", "losses", "offence", "defence", "training", "morale"]
CountMeaning = Literal["losses", "sent_away", "reinforcement", "correction"]


class Correct(Model):
    """Set one number of a group by hand, with a reason.

    A changed strength says what it means (B2): lowered, `losses` or `sent_away`; raised, `reinforcement` or
    `correction`.
    """

    event: ClassVar[str] = "corrected"
    kind: Literal["correct"] = "correct"
    unit: UnitId
    field: CorrectedField
    value: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None
    meaning: CountMeaning | None = None
    reason: Reason = ""


Command = Annotated[
    ResolveSequence
    | AdvanceSequence
    | RecordMorale
    | RollMorale
    | Withdraw
    | Rally
    | MarkShaken
    | Correct
    | HeroCommand,
    Field(discriminator="kind"),
]
