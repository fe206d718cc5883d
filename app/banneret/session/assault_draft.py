"""Preparing a fight between heroes: who against whom, in what circumstances, with which dice, as a draft."""

from collections.abc import Iterable, Mapping

from banneret.model.battle import BattleState
from banneret.model.dice import Die
from banneret.model.events import Draft
from banneret.model.hero_commands import FighterOrder, ShooterOrder
from banneret.model.heroes import Hero
from banneret.rules.heroes.muster import usable_weapons
from banneret.session.assault_orders import (
    TERROR_AT_FIRST,
    Fight,
    FightKind,
    Order,
    built,
    fitting,
    kind_of,
    newcomer,
    orders_of,
    over,
    terror_of,
)
from banneret.session.assault_trace import trace


def command_of(draft: Draft | None) -> Fight | None:
    """Give the fight that a draft prepares, or None where it prepares something else."""
    command = draft.command if draft is not None else None
    return command if isinstance(command, Fight) else None


def able_heroes(state: BattleState) -> list[Hero]:
    """Give the heroes who may take part now, side by side in their order (H22, H25)."""
    return [
        unit
        for side in state.sides
        for unit in state.units_of(side.id)
        if isinstance(unit, Hero) and unit.in_play
    ]


def possible_kinds(state: BattleState) -> frozenset[FightKind]:
    """Give the kinds that can be prepared: a fight takes two heroes, an attack on a mount one in the saddle (H24)."""
    able = able_heroes(state)
    kinds: set[FightKind] = {"flight", "terror"} if able else set()
    if len(able) > 1:
        kinds |= {"melee", "shooting"}
        if any(hero.mounted for hero in able):
            kinds.add("mount")
    return frozenset(kinds)


def fresh_draft(state: BattleState, last: Fight | None) -> Draft | None:
    """Give the draft to start from: kind, fighters and what lasts of `last`, as far as it still fits.

    Without it the first heroes of two sides, hand to hand; a hero alone can only face terror. None where no hero is in
    play.
    """
    able = able_heroes(state)
    if not able:
        return None
    if last is None:
        return _first(state, "melee", [], TERROR_AT_FIRST)
    orders = [over(order) for order in orders_of(last) if _able(state, order.unit)]
    return _first(state, kind_of(last), orders, terror_of(last))


def fitted(state: BattleState, draft: Draft) -> Draft | None:
    """Give the draft as it still fits the battle: without what has left, without dice nobody asks for.

    None where one who is needed can no longer take part.
    """
    command = command_of(draft)
    if command is None or kind_of(command) not in possible_kinds(state):
        return None
    kind, orders = kind_of(command), orders_of(command)
    if kind in ("flight", "terror"):
        orders = (orders[0], *(order for order in orders[1:] if _able(state, order.unit)))
    if not all(_able(state, order.unit) for order in orders):
        return None
    if kind == "mount" and not state.hero(orders[1].unit).mounted:
        return None
    return _kept(
        state, draft, draft.dice, kind, [fitting(state, order) for order in orders], terror_of(command)
    )


def with_kind(state: BattleState, draft: Draft, kind: FightKind) -> Draft:
    """Prepare another kind of fight with the same heroes, who keep what still counts.

    Where only the other one has a weapon to shoot with, or a mount to be attacked, the two change places; where
    neither of two rides, the first rider of another side is attacked (H24).
    """
    command = _command_in(draft)
    orders = list(orders_of(command))
    if kind in ("melee", "shooting", "mount"):
        orders = orders[:2]
        if len(orders) < 2:
            orders += [FighterOrder(unit=hero.id) for hero in others(state, orders[0].unit)[:1]]
    if kind == "shooting" and not _shoots(state, orders[0].unit) and _shoots(state, orders[1].unit):
        orders.reverse()
    if kind == "mount":
        orders = _against_rider(state, orders)
    dice = draft.dice if [order.unit for order in orders] == _units(command) else {}
    return _kept(state, draft, dice, kind, orders, terror_of(command))


def with_hero(state: BattleState, draft: Draft, place: int, unit: str) -> Draft:
    """Let another hero stand in a place; one who stands in another place changes with who stood here.

    Heroes who change places take their orders and dice along; a new one begins without any.
    """
    command = _command_in(draft)
    kind, orders = kind_of(command), list(orders_of(command))
    units = [order.unit for order in orders]
    if units[place] == unit:
        return draft
    dice = dict(draft.dice)
    if unit in units:
        elsewhere = units.index(unit)
        orders[place], orders[elsewhere] = _carriedover(orders, place, elsewhere)
        dice = _exchanged(dice)
    else:
        orders[place] = newcomer(orders[place], unit)
        dice = {name: die for name, die in dice.items() if not name.startswith(_prefixes(kind, place, units))}
    if kind == "mount" and not state.hero(orders[1].unit).mounted:
        orders = _against_rider(state, orders)
    return _kept(state, draft, dice, kind, orders, terror_of(command))


def with_opponents(state: BattleState, draft: Draft, units: Iterable[str]) -> Draft:
    """Say who strikes at the back of one who flees, in this order (H25); each keeps what was set for him."""
    command = _command_in(draft)
    fleer, *opponents = orders_of(command)
    known = {order.unit: order for order in opponents}
    orders = [fleer, *(known.get(unit) or FighterOrder(unit=unit) for unit in units if unit != fleer.unit)]
    return _kept(state, draft, draft.dice, kind_of(command), orders, terror_of(command))


def with_order(state: BattleState, draft: Draft, place: int, **said: object) -> Draft:
    """Say something of one fighter's order, field by field: weapon, position, allies, surprise, distance…"""
    command = _command_in(draft)
    orders = list(orders_of(command))
    order = orders[place]
    orders[place] = type(order).model_validate({**order.__dict__, **said})
    return _kept(state, draft, draft.dice, kind_of(command), orders, terror_of(command))


def with_terror(state: BattleState, draft: Draft, terror: int) -> Draft:
    """Set the terror number of a roll against terror (H26)."""
    command = _command_in(draft)
    return _kept(state, draft, draft.dice, kind_of(command), list(orders_of(command)), terror)


def others(state: BattleState, unit: str) -> list[Hero]:
    """Give the heroes who may stand against one: those of other sides first."""
    own = state.hero(unit).side
    rest = [hero for hero in able_heroes(state) if hero.id != unit]
    return sorted(rest, key=lambda hero: hero.side == own)


def _first(state: BattleState, kind: FightKind, orders: list[Order], terror: int) -> Draft:
    """Fill the places that are still empty; what cannot be prepared becomes a melee, or terror for one alone."""
    if not orders:
        able = able_heroes(state)
        orders = [FighterOrder(unit=able[0].id)]
    opponents = others(state, orders[0].unit)
    if not opponents:
        kind, orders = "terror", orders[:1]
    elif kind == "mount" and kind not in possible_kinds(state):
        kind = "melee"
    if kind not in ("flight", "terror"):
        if len(orders) < 2:
            orders = [orders[0], FighterOrder(unit=opponents[0].id)]
        if kind == "mount":
            orders = _against_rider(state, orders)
    elif kind == "flight" and len(orders) < 2 and opponents:
        orders = [orders[0], FighterOrder(unit=opponents[0].id)]
    return _kept(state, None, {}, kind, [fitting(state, order) for order in orders], terror)


def _kept(
    state: BattleState,
    draft: Draft | None,
    dice: Mapping[str, Die],
    kind: FightKind,
    orders: list[Order],
    terror: int,
) -> Draft:
    """The draft as another fight, with the dice that it may ask for; a refused one keeps all."""
    command = built(kind, orders, terror)
    seen = trace(state, command, dice)
    asked = {needed.name: needed.faces for needed in seen.asked}
    if seen.fault is None:
        # Whether a rider is thrown may yet be asked: what was thrown for it waits.
        dice = {
            name: die
            for name, die in dice.items()
            if asked.get(name) == die.faces or (name not in asked and (".thrown" in name or ".fall." in name))
        }
    discarded = draft.discarded if draft is not None else {}
    return Draft(command=command, dice=dict(dice), discarded=discarded)


def _carriedover(orders: list[Order], place: int, elsewhere: int) -> tuple[Order, Order]:
    """The two orders changed for one another; what a shot crosses belongs to the shot, not to who shoots."""
    here, there = orders[elsewhere], orders[place]
    if isinstance(there, ShooterOrder):
        return newcomer(there, here.unit), FighterOrder(unit=there.unit)
    if isinstance(here, ShooterOrder):
        return FighterOrder(unit=here.unit), newcomer(here, there.unit)
    return here, there


def _against_rider(state: BattleState, orders: list[Order]) -> list[Order]:
    attacker, rider = orders[:2]
    if state.hero(rider.unit).mounted:
        return [attacker, rider]
    if state.hero(attacker.unit).mounted:
        return [rider, attacker]
    riders = [hero for hero in others(state, attacker.unit) if hero.mounted]
    return [attacker, FighterOrder(unit=riders[0].id) if riders else rider]


def _exchanged(dice: Mapping[str, Die]) -> dict[str, Die]:
    """The dice of the two in an assault changed for one another; those of a flight have no other's name to take."""
    roles = {"assault.a.": "assault.b.", "assault.b.": "assault.a."}
    found: dict[str, Die] = {}
    for name, die in dice.items():
        role = name[: len("assault.a.")]
        if role in roles:
            found[roles[role] + name[len(role) :]] = die
    return found


def _prefixes(kind: FightKind, place: int, units: list[str]) -> tuple[str, ...]:
    """How the names of the dice begin that belong to who stands in that place."""
    if kind in ("melee", "shooting", "mount"):
        return (f"assault.{'ab'[place]}.",)
    return (f"flight.{units[place]}.",) if place else ("flight.", "terror.")


def _units(command: Fight) -> list[str]:
    return [order.unit for order in orders_of(command)]


def _able(state: BattleState, unit: str) -> bool:
    found = state.units.get(unit)
    return isinstance(found, Hero) and found.in_play


def _shoots(state: BattleState, unit: str) -> bool:
    return bool(usable_weapons(state.hero(unit), "shooting"))


def _command_in(draft: Draft) -> Fight:
    command = command_of(draft)
    if command is None:
        raise TypeError("this draft prepares no fight between heroes")
    return command
