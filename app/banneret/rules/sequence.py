"""One troop action: margins, strikes, losses at the same time, casualties (T1–T8), with its workings."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from banneret.model.dice import DiceReader
from banneret.model.faults import Fault
from banneret.model.workings import Working
from banneret.rules.rounding import exact_decimal
from banneret.rules.troops import (
    Casualties,
    Ratio,
    casualties,
    effectiveness,
    loss_ratio,
    losses,
    margin,
    strategy_margin,
)


class Group(NamedTuple):
    """A group as it goes into the action; `strategy` is its commander's, or None without overview (T5)."""

    id: str
    strength: int
    offence: int
    defence: int
    training: int
    situation: int
    losses_before: int = 0
    strategy: int | None = None
    fixed_margin: int | None = None
    """The margin of an earlier action in this sequence, which serves again without a die (T4)."""


class Strike(NamedTuple):
    """Who strikes whom, with how many men (None: all, T7)."""

    attacker: str
    defender: str
    engaged: int | None = None


class StrikeOutcome(NamedTuple):
    """One strike worked out; `losses` before the cap of T7, `effectiveness` not cut at 0."""

    attacker: str
    defender: str
    ratio: Ratio
    effectiveness: int
    losses: int


class GroupOutcome(NamedTuple):
    """One group after the action; `losses` after the cap, `casualties` of all its losses in the battle (T8)."""

    id: str
    margin: int
    losses: int
    strength: int
    casualties: Casualties


class SequenceOutcome(NamedTuple):
    """Everything the action did."""

    groups: tuple[GroupOutcome, ...]
    strikes: tuple[StrikeOutcome, ...]
    workings: tuple[Working, ...]


def opposing_strikes(groups: Sequence[Group], mode: str) -> list[Strike]:
    """Strikes of two groups when nobody says who strikes whom (T1): melee both ways, shooting by the first only.

    Refuses any other number of groups with `two_groups_expected`.
    """
    if len(groups) != 2:
        raise Fault("two_groups_expected", where="strikes", found=len(groups))
    first, second = groups[0].id, groups[1].id
    strikes = [Strike(first, second)]
    if mode == "melee":
        strikes.append(Strike(second, first))
    return strikes


def check_strikes(groups: Sequence[Group], strikes: Sequence[Strike]) -> None:
    """Refuse what cannot be fought (T7).

    `doubled_group`, `unknown_group`, `strikes_itself`, `doubled_strike`, `too_many_engaged` (the parts of one group
    add up to at most its strength); `where` is the place in the request.
    """
    counts: dict[str, int] = {}
    for place, group in enumerate(groups):
        if group.id in counts:
            raise Fault("doubled_group", where=f"groups.{place}.id", found=group.id)
        counts[group.id] = group.strength
    pairs: set[tuple[str, str]] = set()
    engaged = dict.fromkeys(counts, 0)
    for place, (attacker, defender, part) in enumerate(strikes):
        for end, name in (("attacker", attacker), ("defender", defender)):
            if name not in counts:
                raise Fault("unknown_group", where=f"strikes.{place}.{end}", found=name)
        if attacker == defender:
            raise Fault("strikes_itself", where=f"strikes.{place}.defender", found=defender)
        if (attacker, defender) in pairs:
            raise Fault("doubled_strike", where=f"strikes.{place}", attacker=attacker, defender=defender)
        pairs.add((attacker, defender))
        engaged[attacker] += counts[attacker] if part is None else part
        if engaged[attacker] > counts[attacker]:
            raise Fault(
                "too_many_engaged",
                where=f"strikes.{place}.engaged",
                group=attacker,
                found=engaged[attacker],
                high=counts[attacker],
            )


def resolve_groups(
    groups: Sequence[Group], strikes: Sequence[Strike], dice: DiceReader, faces: int = 10
) -> SequenceOutcome:
    """Fight one action: every strike counts the strengths from before it, losses fall together (T7).

    `faces` is the die of T4 and T5. Dice asked for: `sequence.<group>.training`, and `sequence.<group>.strategy` for
    a commander with overview; raises `DiceMissing` while any is not thrown. Refuses what `check_strikes` refuses.
    """
    check_strikes(groups, strikes)
    workings: list[Working] = []
    margins = {group.id: group_margin(group, dice, faces, workings) for group in groups}
    dice.settle()

    by_id = {group.id: group for group in groups}
    inflicted = dict.fromkeys(by_id, 0)
    outcomes: list[StrikeOutcome] = []
    for strike in strikes:
        attacker, defender = by_id[strike.attacker], by_id[strike.defender]
        outcome = _strike(attacker, defender, strike.engaged, margins, workings)
        inflicted[defender.id] += outcome.losses
        outcomes.append(outcome)

    ends: list[GroupOutcome] = []
    for group in groups:
        total = inflicted[group.id]
        lost = min(total, group.strength)
        if lost < total:
            workings.append(
                Working("T7", "capped", group.id, "", "min({}, {})", (total, group.strength), "", lost)
            )
        accumulated = group.losses_before + lost
        told_apart = casualties(accumulated)
        if lost:
            workings.append(casualties_working(group.id, accumulated))
        ends.append(GroupOutcome(group.id, margins[group.id], lost, group.strength - lost, told_apart))
    return SequenceOutcome(tuple(ends), tuple(outcomes), tuple(workings))


def casualties_working(unit: str, accumulated: int) -> Working:
    """Give how a group's accumulated losses are told apart (T8): dead, severely and lightly wounded."""
    return Working("T8", "casualties", unit, "", "{} + {} + {}", casualties(accumulated), "", accumulated)


def group_margin(group: Group, dice: DiceReader, faces: int, workings: list[Working]) -> int:
    """Give one group's margin, 0–10, and add its workings (T4, T5).

    It counts only once `dice.settle()` has not complained.
    """
    name = group.id
    if group.fixed_margin is not None:
        fixed = group.fixed_margin
        workings.append(Working("T4", "margin_kept", name, "", "{}", (fixed,), "", fixed))
        return fixed
    roll = dice.read(f"sequence.{name}.training", faces)
    if group.strategy is None:
        total = margin(group.training, roll)
        raw = group.training - roll
        workings.append(
            Working(
                "T4",
                "margin",
                name,
                "",
                "{} − {}",
                (group.training, roll),
                raw if raw != total else "",
                total,
            )
        )
        return total
    strategy_roll = dice.read(f"sequence.{name}.strategy", faces)
    contribution = strategy_margin(group.strategy, strategy_roll)
    raw = group.strategy - strategy_roll
    workings.append(
        Working(
            "T5",
            "strategy",
            name,
            "",
            "{} − {}",
            (group.strategy, strategy_roll),
            raw if raw != contribution else "",
            contribution,
        )
    )
    total = margin(group.training, roll, contribution)
    raw = group.training - roll + contribution
    operands = (group.training, roll, contribution)
    workings.append(
        Working("T4", "margin", name, "", "{} − {} + {}", operands, raw if raw != total else "", total)
    )
    return total


def _strike(
    attacker: Group,
    defender: Group,
    engaged: int | None,
    margins: dict[str, int],
    workings: list[Working],
) -> StrikeOutcome:
    """T2, T6 and T7 for one strike."""
    a, d = attacker.id, defender.id
    ratio, shown, form, operands, exact = _ratio(attacker.offence, defender.defence)
    workings.append(Working("T2", "ratio", a, d, form, operands, exact, shown))

    tenths = effectiveness(attacker.situation, margins[a], margins[d])
    numbers = (attacker.situation, margins[a], margins[d])
    workings.append(Working("T6", "effectiveness", a, d, "{} + {} − ⌈{} / 2⌉", numbers, "", tenths))

    men = attacker.strength if engaged is None else engaged
    lost = losses(tenths, men, ratio)
    if tenths <= 0:
        workings.append(Working("T6", "no_losses", d, a, "{}", (tenths,), "", 0))
    else:
        exact = exact_decimal(men * tenths * ratio.numerator, 10 * ratio.denominator)
        workings.append(
            Working(
                "T7",
                "losses",
                d,
                a,
                "{} × {} × {} / 10",
                (men, tenths, shown),
                exact if exact != str(lost) else "",
                lost,
            )
        )
    return StrikeOutcome(a, d, ratio, tenths, lost)


@lru_cache(maxsize=4096)
def _ratio(offence: int, defence: int) -> tuple[Ratio, str, str, tuple[int, int], str]:
    """T2 for one pairing, with what its working shows."""
    ratio = loss_ratio(offence, defence)
    shown = str(ratio)
    if offence == 0 or offence >= defence:
        form, operands = "{} / {}", (offence, defence)
        exact = exact_decimal(offence, defence)
    else:
        form, operands = "1 / ({} / {})", (defence, offence)
        turned = exact_decimal(defence, offence)
        # 1/2.75, but 3/8 where the turned-round number has no end: 1/8/3 would read as a twenty-fourth.
        exact = exact_decimal(offence, defence, places=0) if "/" in turned else f"1/{turned}"
    return ratio, shown, form, operands, exact if exact != shown else ""
