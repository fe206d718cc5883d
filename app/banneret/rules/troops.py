"""The arithmetic of troops, one sentence of the text a function (T2, T4–T8). Whole numbers only (N1)."""

from typing import NamedTuple

from banneret.rules.rounding import ceiling, half_up


class Ratio(NamedTuple):
    """A loss ratio in lowest terms: a whole number, or 1/n (T2)."""

    numerator: int
    denominator: int

    def __str__(self) -> str:
        return str(self.numerator) if self.denominator == 1 else f"{self.numerator}/{self.denominator}"


class Casualties(NamedTuple):
    """Men out of action, told apart (T8)."""

    dead: int
    severe: int
    light: int


def loss_ratio(offence: int, defence: int) -> Ratio:
    """Losses that one attacker inflicts in a sequence on average (T2).

    From 1 up, offence / defence rounded half up (N2); below, the problem is turned round: 1 / (defence / offence,
    rounded half up). Offence 0 gives 0; defence is ≥ 1.
    """
    if offence == 0:
        return Ratio(0, 1)
    if offence >= defence:
        return Ratio(half_up(offence, defence), 1)
    return Ratio(1, half_up(defence, offence))


def strategy_margin(strategy: int, roll: int) -> int:
    """What a commander's roll adds to his group's margin: strategy − roll, a failed roll 0 (T5)."""
    return max(0, strategy - roll)


def margin(training: int, roll: int, strategy: int = 0) -> int:
    """A group's margin in tenths, 0–10: training − roll + the commander's part, the total brought into bounds (T4)."""
    return min(10, max(0, training - roll + strategy))


def effectiveness(situation: int, attacker_margin: int, defender_margin: int) -> int:
    """Tenths of the group that may inflict losses: no upper cap, and not cut at 0 here (T6)."""
    return situation + attacker_margin - ceiling(defender_margin, 2)


def losses(effectiveness: int, attackers: int, ratio: Ratio) -> int:
    """Men put out of action by one strike, rounded half up, before the cap at the defenders present (T7).

    An effectiveness ≤ 0 inflicts nothing (T6).
    """
    if effectiveness <= 0:
        return 0
    return half_up(effectiveness * attackers * ratio.numerator, 10 * ratio.denominator)


def casualties(accumulated: int) -> Casualties:
    """Tell the accumulated losses of a group apart: a third dead, a third severe, the rest lightly wounded (T8)."""
    third = accumulated // 3
    return Casualties(third, third, accumulated - 2 * third)
