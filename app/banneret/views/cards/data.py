"""What a card shows, as plain values: no Qt object, no sentence, nothing of the battle that could change under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from banneret.model.arms import CarriedWeapon
from banneret.model.heroes import Hero
from banneret.model.troops import Troop
from banneret.rules.troops import casualties

TroopState = Literal["holds", "shaken", "broken", "fled", "none_left"]
"""What a troop's badge says (T11); `none_left` is a group without a man, whatever its status."""

WeaponState = Literal["in_hand", "dropped", "chipped", "weapon_broken", "natural"]
"""What became of a hero's weapon (H5, H6); a natural one has nothing to tell."""

Levels = tuple[float, ...]
"""The quantities that slide after a change: a troop's five parts, or a hero's head, body and armour."""


@dataclass(frozen=True, slots=True)
class SideHeader:
    """The row above a side's cards: its banner, its name, and its men in play of all it has mustered."""

    id: str
    name: str
    mark: int
    present: int
    mustered: int

    @property
    def levels(self) -> Levels:
        """Nothing of a header slides."""
        return ()


@dataclass(frozen=True, slots=True)
class TroopCard:
    """A group: counts in men (T8), `after` and `after_state` what a preview would leave (None: as it is now)."""

    id: str
    name: str
    mark: int
    """The side's colour and division, 0 to 5."""
    count: int
    losses: int
    """Men out of action in this battle so far."""
    state: TroopState
    training: int
    offence: int
    defence: int
    morale: int | None = None
    after: int | None = None
    after_state: TroopState | None = None
    commander: str = ""
    """The name of the hero who commands it, empty without one (T5)."""

    @property
    def mustered(self) -> int:
        """Men the group has had in this battle."""
        return self.count + self.losses

    @property
    def in_play(self) -> bool:
        """Whether its men are still on the field; those of a broken or fled group are told apart."""
        return self.state not in ("broken", "fled")

    @property
    def change(self) -> int:
        """What a preview adds to the count, negative for losses."""
        return 0 if self.after is None else self.after - self.count

    @property
    def levels(self) -> Levels:
        """Men present, fled, lightly wounded, severely wounded, dead (T8)."""
        dead, severe, light = casualties(self.losses)
        return (self.count, 0, light, severe, dead) if self.in_play else (0, self.count, light, severe, dead)


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero: points of vitality and armour, each with its most and, in a preview, what would be left (H20–H22)."""

    id: str
    name: str
    mark: int
    head: int
    head_most: int
    body: int
    body_most: int
    armour: int = 0
    armour_most: int = 0
    """0 is a hero without armour."""
    armour_name: str = ""
    weapon: str = ""
    weapon_state: WeaponState = "in_hand"
    mounted: bool = False
    badges: tuple[str, ...] = ()
    """Keys of further states, worst first: vanquished, fled, terrified, surprised, on_fire."""
    ahead: tuple[str, ...] = ()
    """Keys of states that a preview would bring: vanquished, fled, thrown."""
    commands: tuple[str, ...] = ()
    """Names of the groups he commands (T5)."""
    head_after: int | None = None
    body_after: int | None = None
    armour_after: int | None = None
    weapon_after: WeaponState | None = None

    @property
    def vanquished(self) -> bool:
        """Whether he is out of the fight for good (H22)."""
        return "vanquished" in self.badges

    @property
    def levels(self) -> Levels:
        """Head, body and armour in points."""
        return (self.head, self.body, self.armour)


Card = TroopCard | HeroCard
Row = SideHeader | TroopCard | HeroCard


def troop_card(troop: Troop, preview: Troop | None, mark: int, commander: str = "") -> TroopCard:
    """Give the card of a group of the side with that mark; `preview` is the group after the prepared action."""
    state = troop_state(troop)
    ahead = troop_state(preview) if preview is not None else state
    return TroopCard(
        id=troop.id,
        name=troop.name,
        mark=mark,
        count=troop.count,
        losses=troop.losses,
        state=state,
        training=troop.training,
        offence=troop.offence,
        defence=troop.defence,
        morale=troop.morale,
        after=preview.count if preview is not None and preview.count != troop.count else None,
        after_state=ahead if ahead != state and ahead != "none_left" else None,
        commander=commander,
    )


def troop_state(troop: Troop) -> TroopState:
    """Give the one word for how a group stands; a group that is not in play is no longer merely shaken (T11)."""
    if not troop.count:
        return "none_left"
    if troop.status != "holds":
        return troop.status
    return "shaken" if troop.shaken else "holds"


def hero_card(hero: Hero, preview: Hero | None, mark: int, commands: tuple[str, ...] = ()) -> HeroCard:
    """Give the card of a hero of the side with that mark; `preview` is he after the prepared action."""
    weapon = _weapon_shown(hero)
    after = hero if preview is None else preview
    weapon_after = after.weapon(weapon.id) if weapon is not None else None
    state = "in_hand" if weapon is None else weapon_state(weapon)
    state_after = state if weapon_after is None else weapon_state(weapon_after)
    armour = hero.armour
    now, then = _hero_states(hero), _hero_states(after)
    return HeroCard(
        id=hero.id,
        name=hero.name,
        mark=mark,
        head=hero.head_left,
        head_most=hero.head,
        body=hero.body_left,
        body_most=hero.body,
        armour=hero.resistance_left,
        armour_most=armour.resistance if armour is not None else 0,
        armour_name=armour.name if armour is not None else "",
        weapon=weapon.name if weapon is not None else "",
        weapon_state=state,
        mounted=hero.mounted,
        badges=now,
        ahead=(
            *(found for found in then if found not in now),
            *(("thrown",) if hero.mounted and not after.mounted else ()),
        ),
        commands=commands,
        head_after=_if_other(hero.head_left, after.head_left),
        body_after=_if_other(hero.body_left, after.body_left),
        armour_after=_if_other(hero.resistance_left, after.resistance_left),
        weapon_after=state_after if state_after != state else None,
    )


def weapon_state(weapon: CarriedWeapon) -> WeaponState:
    """Give the one word for how a weapon stands: broken counts more than dropped, dropped more than chipped (H5)."""
    if weapon.natural:
        return "natural"
    if weapon.condition == "broken":
        return "weapon_broken"
    if weapon.place == "ground":
        return "dropped"
    return "chipped" if weapon.condition == "chipped" else "in_hand"


def _weapon_shown(hero: Hero) -> CarriedWeapon | None:
    """What he holds; else what he has dropped, which he may pick up; else what nature gave him."""
    held = hero.weapon_in_hand
    if held is not None:
        return held
    dropped = next((weapon for weapon in hero.weapons if weapon.place == "ground"), None)
    return dropped or next((weapon for weapon in hero.weapons if weapon.natural), None)


def _hero_states(hero: Hero) -> tuple[str, ...]:
    states = (("vanquished", hero.vanquished), ("fled", hero.fled))
    return tuple(state for state, there in states if there)


def _if_other(now: int, after: int) -> int | None:
    return after if after != now else None
