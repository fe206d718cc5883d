"""`apply` and its reverse: generic over an event's changes, whatever its kind; nothing is ever skipped."""

from collections.abc import Iterable, Mapping

from pydantic import JsonValue, TypeAdapter, ValidationError
from pydantic_core import to_jsonable_python

from banneret.model.battle import BattleState, Unit
from banneret.model.events import Change, ChangeOp
from banneret.model.faults import Fault
from banneret.model.validation import fault_from

_UNIT: TypeAdapter[Unit] = TypeAdapter(Unit)
_BATTLE_FIELDS = ("name", "sequence", "rule_set", "sides")
_FIXED_FIELDS = ("id", "kind")
_TURNED: Mapping[ChangeOp, ChangeOp] = {"set": "set", "add": "remove", "remove": "add"}


def reverse(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Give the changes that take the given ones back, last first."""
    return tuple(
        Change.model_construct(op=_TURNED[c.op], unit=c.unit, field=c.field, before=c.after, after=c.before)
        for c in reversed(tuple(changes))
    )


def apply_changes(state: BattleState, changes: Iterable[Change]) -> BattleState:
    """Give the state after the changes; units that no change names are shared with the old state.

    Refuses with `unknown_unit`, `unknown_field`, `unknown_change`, `unit_exists`, `before_differs` (what stands there
    is not what the change found), and what `fault_from` says of a value that cannot stand there.
    """
    battle: dict[str, JsonValue] = {}
    units: dict[str, Unit] = dict(state.units)
    updates: dict[str, dict[str, JsonValue]] = {}
    for change in changes:
        if change.op != "set":
            _finish(units, updates, change.unit)
            _add_or_remove(units, change)
        elif not change.unit:
            found = battle.get(change.field, _value(state, change, _BATTLE_FIELDS))
            _compare(change, found)
            battle[change.field] = change.after
        else:
            unit = units.get(change.unit)
            if unit is None:
                raise Fault("unknown_unit", where=change.unit)
            if change.field in _FIXED_FIELDS:
                raise Fault("unknown_field", where=_place(change))
            fields = updates.setdefault(change.unit, {})
            found = fields.get(change.field, _value(unit, change, type(unit).model_fields))
            _compare(change, found)
            fields[change.field] = change.after
    for name in tuple(updates):
        _finish(units, updates, name)
    return _battle(state, battle, units)


def _value(holder: BattleState | Unit, change: Change, known: Iterable[str]) -> JsonValue:
    if change.field not in known:
        raise Fault("unknown_field", where=_place(change))
    value: JsonValue = to_jsonable_python(getattr(holder, change.field))
    return value


def _place(change: Change) -> str:
    return ".".join(part for part in (change.unit, change.field) if part)


def _compare(change: Change, found: JsonValue) -> None:
    if not _same(found, change.before):
        raise Fault("before_differs", where=_place(change), found=str(found), expected=str(change.before))


def _same(one: JsonValue, other: JsonValue) -> bool:
    """Whether two JSON values are the same, at any depth; 1, 1.0 and true are three."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return one == other


def _add_or_remove(units: dict[str, Unit], change: Change) -> None:
    if change.op == "add":
        if change.unit in units:
            raise Fault("unit_exists", where=change.unit)
        if change.before is not None:
            raise Fault("before_differs", where=change.unit, found="", expected=str(change.before))
        try:
            unit = _UNIT.validate_python(change.after)
        except ValidationError as error:
            raise fault_from(error, change.unit) from None
        if unit.id != change.unit:
            raise Fault("value_refused", where=f"{change.unit}.id", found=unit.id)
        units[change.unit] = unit
    elif change.op == "remove":
        there = units.get(change.unit)
        if there is None:
            raise Fault("unknown_unit", where=change.unit)
        _compare(change, to_jsonable_python(there))
        del units[change.unit]
    else:
        raise Fault("unknown_change", where=change.unit, found=str(change.op))


def _finish(units: dict[str, Unit], updates: dict[str, dict[str, JsonValue]], name: str) -> None:
    fields = updates.pop(name, None)
    if fields:
        unit = units[name]
        try:
            units[name] = type(unit).model_validate({**unit.__dict__, **fields})
        except ValidationError as error:
            raise fault_from(error, name) from None


def _battle(state: BattleState, battle: dict[str, JsonValue], units: dict[str, Unit]) -> BattleState:
    if not battle:
        return state.model_copy(update={"units": units})
    # Units were validated one by one above: they stay out of the battle's own validation, which would copy them all.
    own = {field: getattr(state, field) for field in _BATTLE_FIELDS}
    try:
        checked = BattleState.model_validate({**own, **battle, "units": {}})
    except ValidationError as error:
        raise fault_from(error) from None
    return checked.model_copy(update={"units": units})
