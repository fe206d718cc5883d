"""The request `sequence`: one troop action from outside (T1–T8)."""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from banneret.cli.dice import Roll, refuse_outside, with_rolled
from banneret.cli.requests import Json, validated
from banneret.model.base import Count, Defence, Flag, Model, Potential, Situation, Skill, UnitId
from banneret.model.commands import StrikeKind
from banneret.model.faults import Fault
from banneret.model.rule_set import RuleSet
from banneret.rules.roller import Roller
from banneret.rules.sequence import Group, SequenceOutcome, Strike, opposing_strikes, resolve_groups


class CommanderRequest(Model):
    """A commander (T5) and, if it is thrown already, his die."""

    strategy: Skill
    overview: Flag
    roll: Roll | None = None


class GroupRequest(Model):
    """A group as it goes into the action (T2–T5) and, if it is thrown already, its die."""

    id: UnitId
    count: Count
    offence: Potential
    defence: Defence
    training: Skill
    situation: Situation
    roll: Roll | None = None
    losses_before: Count = 0
    commander: CommanderRequest | None = None


class StrikeRequest(Model):
    """Who strikes whom, with how many men; the kind changes no number."""

    attacker: UnitId
    defender: UnitId
    engaged: Count | None = None
    kind: StrikeKind | None = None


class SequenceRequest(Model):
    """One troop action; without `strikes`, `mode` says who strikes (T1)."""

    resolve: Literal["sequence"]
    mode: StrikeKind | None = None
    groups: Annotated[tuple[GroupRequest, ...], Field(min_length=1, max_length=1_000)]
    strikes: Annotated[tuple[StrikeRequest, ...], Field(max_length=10_000)] | None = None


class CasualtiesAnswer(TypedDict):
    """Of all losses of the group in the battle (T8)."""

    dead: int
    severe: int
    light: int


class GroupAnswer(TypedDict):
    """A group after the action; losses after the cap of T7."""

    id: str
    margin: int
    losses: int
    count: int
    casualties: CasualtiesAnswer


class StrikeAnswer(TypedDict):
    """One strike; losses before the cap of T7, effectiveness not cut at 0."""

    attacker: str
    defender: str
    ratio: str
    effectiveness: int
    losses: int


class SequenceAnswer(TypedDict):
    """What the action did; `dice` holds those that the program rolled."""

    groups: list[GroupAnswer]
    strikes: list[StrikeAnswer]
    dice: NotRequired[dict[str, int]]


def answer_sequence(data: dict[str, Json], roller: Roller, rule_set: RuleSet) -> SequenceAnswer:
    """Resolve one request (T1–T8); dice left out are rolled (N5). Refuses with the place in the request."""
    request = validated(SequenceRequest, data)
    faces = rule_set.margin_die
    dice: dict[str, int] = {}
    groups = [_group(place, group, faces, dice) for place, group in enumerate(request.groups)]
    strikes = _strikes(request, groups)
    outcome, rolled = with_rolled(lambda thrown: resolve_groups(groups, strikes, thrown, faces), dice, roller)
    return _answer(outcome, rolled)


def _group(place: int, group: GroupRequest, faces: int, dice: dict[str, int]) -> Group:
    commander = group.commander
    _take(dice, f"sequence.{group.id}.training", group.roll, faces, f"groups.{place}.roll")
    if commander:
        _take(dice, f"sequence.{group.id}.strategy", commander.roll, faces, f"groups.{place}.commander.roll")
    return Group(
        group.id,
        group.count,
        group.offence,
        group.defence,
        group.training,
        group.situation,
        group.losses_before,
        commander.strategy if commander and commander.overview else None,
    )


def _take(dice: dict[str, int], name: str, roll: int | None, faces: int, where: str) -> None:
    if roll is not None:
        refuse_outside(roll, faces, where)
        dice[name] = roll


def _strikes(request: SequenceRequest, groups: Sequence[Group]) -> Sequence[Strike]:
    if request.strikes is not None:
        return [Strike(s.attacker, s.defender, s.engaged) for s in request.strikes]
    if request.mode is None:
        raise Fault("missing_key", where="mode")
    return opposing_strikes(groups, request.mode)


def _answer(outcome: SequenceOutcome, rolled: dict[str, int]) -> SequenceAnswer:
    answer = SequenceAnswer(
        groups=[
            GroupAnswer(
                id=end.id,
                margin=end.margin,
                losses=end.losses,
                count=end.strength,
                casualties=CasualtiesAnswer(
                    dead=end.casualties.dead, severe=end.casualties.severe, light=end.casualties.light
                ),
            )
            for end in outcome.groups
        ],
        strikes=[
            StrikeAnswer(
                attacker=strike.attacker,
                defender=strike.defender,
                ratio=str(strike.ratio),
                effectiveness=strike.effectiveness,
                losses=strike.losses,
            )
            for strike in outcome.strikes
        ],
    )
    if rolled:
        answer["dice"] = rolled
    return answer
