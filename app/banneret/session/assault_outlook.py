"""What a prepared fight between heroes would do, as far as its dice are known: what the panel and the cards show."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from banneret.model.battle import BattleState
from banneret.model.dice import DieNeeded
from banneret.model.events import Draft, Event
from banneret.model.faults import Fault
from banneret.model.hero_commands import ResolveShot, RollTerror
from banneret.model.workings import Working
from banneret.rules.service import Preview
from banneret.session.assault_draft import command_of
from banneret.session.assault_orders import Fight, orders_of
from banneret.session.assault_trace import Trace, trace

_VALUES = ("base", "first", "final", "mount_final")
_DODGING = "H14"


@dataclass(frozen=True, slots=True)
class ValueOutlook:
    """One final value (H3, H4, H14, H24): its terms as they are known, None while a die of theirs is missing."""

    unit: str
    prefix: str
    """How the names of its dice begin: `assault.a`, `flight.<opponent>.fleer`."""
    first: int
    added: int | None
    """The sum of all modifiers."""
    d100: int | None
    final: int | None
    modified: bool
    """Whether there are modifiers at all."""
    skill: int | None
    """The weapon skill that H5 and H6 add the d100 to; None for who dodges, flees, or is a mount."""
    fumble: Working | None
    """What becomes of the weapon, once the d100 is thrown (H5, H6)."""


@dataclass(frozen=True, slots=True)
class ExchangeOutlook:
    """Two who meet: both values, then the steps from touch to what is left, as far as they are certain."""

    mine: ValueOutlook
    theirs: ValueOutlook
    steps: tuple[Working, ...] = ()


@dataclass(frozen=True, slots=True)
class AssaultOutlook:
    """The whole fight; `event` and `after` only when every die is thrown and nothing is refused."""

    first: Mapping[str, int] = field(default_factory=dict)
    """First values by unit; of a rider whose mount is attacked, the mount's (H24)."""
    asked: tuple[DieNeeded, ...] = ()
    """The dice that the rules ask for now, thrown or not: a fighter's modifiers, then his d100, then what follows."""
    exchanges: tuple[ExchangeOutlook, ...] = ()
    terror: tuple[Working, ...] = ()
    """The roll against terror and whether he stands (H26), once its dice are thrown."""
    needed: tuple[DieNeeded, ...] = ()
    event: Event | None = None
    after: BattleState | None = None
    fault: Fault | None = None


def assault_outlook(state: BattleState, draft: Draft, preview: Preview | Fault) -> AssaultOutlook:
    """Give what is known of a draft; `preview` is what the rules say of it."""
    command = command_of(draft)
    if command is None:
        return AssaultOutlook()
    fault = preview if isinstance(preview, Fault) else None
    seen = trace(state, command, draft.dice)
    if seen.fault is not None:
        # A shot that cannot be taken still has a shooter and a target: shown as from nearby.
        nearby = trace(state, _nearby(command), {})
        exchanges = _exchanges(command, nearby) if nearby.fault is None else ()
        return AssaultOutlook(_first_values(exchanges), fault=fault or seen.fault)
    terror = _terror(command, seen)
    met = _exchanges(command, seen)
    exchanges = () if isinstance(command, RollTerror) and not _flees(terror) else met
    asked = _in_order(seen.asked)
    first = _first_values(met)
    if isinstance(preview, Fault):
        return AssaultOutlook(first, asked, exchanges, terror, fault=preview)
    needed = _in_order(preview.needed)
    return AssaultOutlook(first, asked, exchanges, terror, needed, preview.event, preview.state)


def prefixes_of(command: Fight) -> tuple[str, ...]:
    """Give how the names of the dice of a fight begin, two for each exchange, in the rules' order."""
    if isinstance(command, RollTerror) or command.kind == "flee":
        return tuple(
            f"flight.{order.unit}.{role}"
            for order in orders_of(command)[1:]
            for role in ("fleer", "opponent")
        )
    return "assault.a", "assault.b"


def _in_order(asked: Iterable[DieNeeded]) -> tuple[DieNeeded, ...]:
    """The rules read a d100 before the modifiers; the sum that is written out, and the table, have it after them."""
    ordered: list[DieNeeded] = []
    waiting: DieNeeded | None = None
    for needed in asked:
        if waiting is not None and not _modifies(needed.name, waiting.name.removesuffix(".d100")):
            ordered.append(waiting)
            waiting = None
        if needed.name.endswith(".d100"):
            waiting = needed
        else:
            ordered.append(needed)
    return tuple(ordered if waiting is None else [*ordered, waiting])


def _modifies(name: str, prefix: str) -> bool:
    return name.startswith(f"{prefix}.") and not _threw(prefix, name)


def _exchanges(command: Fight, seen: Trace) -> tuple[ExchangeOutlook, ...]:
    """Each exchange of the trace; the steps of one are certain while both values are, and until a die is missing."""
    prefixes = prefixes_of(command)
    groups = _by_exchange(seen.workings)
    found: list[ExchangeOutlook] = []
    certain = True
    for number, workings in enumerate(groups):
        pair = prefixes[2 * number : 2 * number + 2]
        values = _values(workings, pair, seen)
        if len(values) < 2:
            break
        certain = certain and all(value.final is not None for value in values)
        steps = _certain(workings, pair, seen) if certain else ()
        certain = certain and not any(_threw(prefix, name) for prefix in pair for name in seen.missing)
        mine, theirs = values
        found.append(ExchangeOutlook(mine, theirs, steps))
    return tuple(found)


def _by_exchange(workings: Iterable[Working]) -> list[list[Working]]:
    """Workings exchange by exchange: in each the one who acts, or flees, is reckoned first."""
    groups: list[list[Working]] = []
    acting = ""
    for working in workings:
        if working.term == "base" and working.unit == (acting := acting or working.unit):
            groups.append([])
        if groups:
            groups[-1].append(working)
    return groups


def _values(workings: list[Working], pair: tuple[str, ...], seen: Trace) -> list[ValueOutlook]:
    values: list[ValueOutlook] = []
    first: Working | None = None
    modified = False
    for working in workings:
        if working.term == "first":
            first, modified = working, False
        elif working.term.startswith("modifier."):
            modified = True
        elif working.term in ("final", "mount_final") and len(values) < len(pair):
            own = working if working.term == "mount_final" else first
            fumble = next(
                (w for w in workings if w.unit == working.unit and w.term.startswith("fumble.")), None
            )
            values.append(_value(working, own, pair[len(values)], seen, modified=modified, fumble=fumble))
            first, modified = None, False
    return values


def _value(
    final: Working, first: Working | None, prefix: str, seen: Trace, *, modified: bool, fumble: Working | None
) -> ValueOutlook:
    start, added, d100 = (_whole(operand) for operand in final.operands)
    own = {name for name in seen.missing if name.startswith(f"{prefix}.") and not _threw(prefix, name)}
    thrown = f"{prefix}.d100" not in own
    settled = not own - {f"{prefix}.d100"}
    striking = first is not None and first.term == "first" and first.rule != _DODGING
    return ValueOutlook(
        unit=final.unit,
        prefix=prefix,
        first=start,
        added=added if settled else None,
        d100=d100 if thrown else None,
        final=_whole(final.result) if thrown and settled else None,
        modified=modified,
        skill=_whole(first.operands[-1]) if striking and first is not None else None,
        fumble=fumble if thrown else None,
    )


def _certain(workings: list[Working], pair: tuple[str, ...], seen: Trace) -> tuple[Working, ...]:
    """The steps after both values, until the first that read a die nobody has thrown."""
    missing = [name for prefix in pair for name in seen.missing if _threw(prefix, name)]
    falls = any(".fall." in name for name in missing)
    unsettled = any(name.endswith(".thrown") for name in missing)
    steps: list[Working] = []
    for working in workings:
        if working.term in _VALUES or working.term.startswith(("modifier.", "fumble.")):
            continue
        if unsettled and working.term in ("thrown", "stays_mounted"):
            break
        if falls and working.term == "fall_wound":
            break
        steps.append(working)
    return tuple(steps)


def _threw(prefix: str, name: str) -> bool:
    """Whether that die is about being thrown from a mount (H23)."""
    rest = name.removeprefix(f"{prefix}.")
    return rest != name and (rest == "thrown" or rest.startswith("fall."))


def _terror(command: Fight, seen: Trace) -> tuple[Working, ...]:
    if not isinstance(command, RollTerror) or any(name.startswith("terror.") for name in seen.missing):
        return ()
    return tuple(working for working in seen.workings if working.rule == "H26")


def _flees(terror: tuple[Working, ...]) -> bool:
    return any(working.term == "flees" for working in terror)


def _first_values(exchanges: Iterable[ExchangeOutlook]) -> dict[str, int]:
    return {value.unit: value.first for met in exchanges for value in (met.mine, met.theirs)}


def _nearby(command: Fight) -> Fight:
    if not isinstance(command, ResolveShot):
        return command
    near = {"distance": 0, "terrains": (), "night": False}
    return command.model_copy(update={"shooter": command.shooter.model_copy(update=near)})


def _whole(value: int | str) -> int:
    return value if isinstance(value, int) else int(value)
