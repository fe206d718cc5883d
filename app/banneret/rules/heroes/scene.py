"""What every step of an assault is given: the dice, the tables, and the workings it adds to."""

from typing import NamedTuple

from banneret.model.dice import DiceReader
from banneret.model.hero_tables import HeroTables
from banneret.model.workings import Working
from banneret.rules.rounding import exact_decimal


class Scene(NamedTuple):
    """One assault being worked out."""

    dice: DiceReader
    tables: HeroTables
    workings: list[Working]

    def note(
        self,
        rule: str,
        term: str,
        unit: str,
        form: str,
        operands: tuple[int | str, ...],
        result: int,
        other: str = "",
    ) -> int:
        """Keep a step whose result is exact, and give the result."""
        self.workings.append(Working(rule, term, unit, other, form, operands, "", result))
        return result

    def note_rounded(
        self,
        rule: str,
        term: str,
        unit: str,
        form: str,
        operands: tuple[int | str, ...],
        exact: tuple[int, int],
        result: int,
        other: str = "",
    ) -> int:
        """Keep a step that was rounded (N2) from the fraction `exact`, and give the result."""
        written = exact_decimal(*exact, places=4)
        shown = written if written != str(result) else ""
        self.workings.append(Working(rule, term, unit, other, form, operands, shown, result))
        return result


def decimal(thousandths: int) -> str:
    """Write a coefficient in thousandths as it stands on the sheet (N1): 580 → 0.58."""
    return exact_decimal(thousandths, 1000)
