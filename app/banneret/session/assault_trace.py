"""What the rules ask of a prepared fight between heroes, and what is worked out before all dice are thrown."""

from collections.abc import Mapping
from typing import NamedTuple

from banneret.model.battle import BattleState
from banneret.model.dice import DiceReader, Die, DieNeeded
from banneret.model.faults import Fault
from banneret.model.workings import Working
from banneret.rules.service import resolved
from banneret.session.assault_orders import Fight


class Trace(NamedTuple):
    """One look at a fight with the dice thrown so far."""

    asked: tuple[DieNeeded, ...] = ()
    """The dice that the rules ask for now, in their order, thrown or not."""
    missing: frozenset[str] = frozenset()
    """Dice that were supposed where nobody has thrown them; more than are asked for now."""
    workings: tuple[Working, ...] = ()
    """Every step; those that read a missing die, and what follows from them, are only supposed."""
    fault: Fault | None = None


class _Supposing(DiceReader):
    """Reads on where a die is missing, as if it showed 1 and no rider were thrown, and notes what was really asked."""

    def __init__(self, dice: Mapping[str, Die]) -> None:
        super().__init__({})
        self._dice = dice
        self._stopped = False
        self.asked: list[DieNeeded] = []
        self.missing: set[str] = set()

    def read(self, name: str, faces: int) -> int:
        if not self._stopped:
            self.asked.append(DieNeeded(name, faces))
        die = self._dice.get(name)
        if die is not None and die.faces == faces:
            return die.value
        self.missing.add(name)
        return faces if name.endswith(".thrown") else 1

    def settle(self) -> None:
        self._stopped = self._stopped or bool(self.missing)


def trace(state: BattleState, command: Fight, dice: Mapping[str, Die]) -> Trace:
    """Give what the rules ask for and work out; a refusal comes as `fault`, with what was asked before it."""
    reader = _Supposing(dice)
    try:
        resolution = resolved(state, command, reader)
    except Fault as fault:
        return Trace(tuple(reader.asked), frozenset(reader.missing), (), fault)
    return Trace(tuple(reader.asked), frozenset(reader.missing), resolution.workings)
