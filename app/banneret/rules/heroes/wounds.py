"""From a touch to what is left: wound, protection, head, thrown and fall (H19–H23)."""

from typing import NamedTuple

from banneret.model.amounts import read_amount
from banneret.rules.heroes.fighter import UNHARMING, Fighter
from banneret.rules.heroes.scene import Scene, decimal
from banneret.rules.rounding import half_up


class Absorbed(NamedTuple):
    """How one wound is shared out: what the body loses, and what the armour really loses (H20)."""

    body: int
    armour: int


class Fall(NamedTuple):
    """The wound of a fall and how it is shared out (H23)."""

    wound: int
    body_loss: int
    armour_loss: int


class Left(NamedTuple):
    """What is left of the one touched; vitality may be below 0 (H22)."""

    body: int
    head: int
    resistance: int

    @property
    def vanquished(self) -> bool:
        """Body or head vitality at 0 or below (H22)."""
        return self.body <= 0 or self.head <= 0


class Blow(NamedTuple):
    """A blow taken: its own losses (H19–H21), the fall it led to (H23), and what is left after both."""

    wound: int
    body_loss: int
    head_loss: int
    armour_loss: int
    thrown: bool
    fall: Fall | None
    left: Left


def wound(damage: int, strike: int) -> int:
    """Give weapon damage × (1 + strike / 10), rounded half up (H19); 8 × 2.2 = 17.6 → 18 in the text (H27)."""
    return half_up(damage * (10 + strike), 10)


def absorb(points: int, coefficient: int, resistance: int) -> Absorbed:
    """Share a wound out between body and armour (H20); the coefficient is in thousandths (N1).

    The body loses wound × coefficient, rounded half up; the armour the rest, at most what it has left. An armour
    without resistance no longer protects: the body takes all.
    """
    if resistance == 0:
        return Absorbed(points, 0)
    body = half_up(points * coefficient, 1000)
    return Absorbed(body, min(points - body, resistance))


def take_blow(
    touched: Fighter, prefix: str, striker: str, damage: int, strike: int, at_head: bool, scene: Scene
) -> Blow:
    """Wound the one touched (H19, H20), at the head too if the blow was declared there (H21).

    A rider may be thrown by it (H23), one whom the blow has vanquished too. Dice asked for: `<prefix>.thrown` for
    a rider, and only for one who is thrown `<prefix>.fall.<n>`; raises `DiceMissing` while one is not thrown.
    """
    name, armour = touched.id, touched.armour
    points = note_wound(name, "wound", striker, damage, strike, scene)
    losses = _protect(name, "", points, armour.absorption, armour.resistance, scene)
    body = scene.note("H20", "body", name, "{} − {}", (touched.body, losses.body), touched.body - losses.body)
    head_loss, head = 0, touched.head
    if at_head:
        head_loss = losses.body
        head = scene.note("H21", "head", name, "{} − {}", (head, head_loss), head - head_loss)
    left = Left(body, head, armour.resistance - losses.armour)

    fall = None
    if touched.mounted:
        fall, left = ride_on(touched, left, prefix, scene)
    note_vanquished(name, left, scene)
    return Blow(points, losses.body, head_loss, losses.armour, fall is not None, fall, left)


def ride_on(rider: Fighter, left: Left, prefix: str, scene: Scene) -> tuple[Fall | None, Left]:
    """Roll whether the rider stays on his mount (H23, H24); gives his fall, if any, and what is then left of him.

    Dice asked for: `<prefix>.thrown`, and `<prefix>.fall.<n>` for one who is thrown; raises `DiceMissing`.
    """
    roll = scene.dice.read(f"{prefix}.thrown", scene.tables.thrown_die)
    scene.dice.settle()
    thrown = roll <= scene.tables.thrown_up_to
    scene.note("H23", "thrown" if thrown else "stays_mounted", rider.id, "{}", (roll,), roll)
    return fall_off(rider, left, prefix, scene) if thrown else (None, left)


def fall_off(rider: Fighter, left: Left, prefix: str, scene: Scene) -> tuple[Fall, Left]:
    """Let a rider fall (H23): a wound of its own, through the blunt coefficient, on the armour as the blow left it.

    Never to the head. Dice asked for: `<prefix>.fall.<n>`; raises `DiceMissing`.
    """
    name = rider.id
    dice, faces, _ = read_amount(scene.tables.fall)
    rolls = tuple([scene.dice.read(f"{prefix}.fall.{n}", faces) for n in range(1, abs(dice) + 1)])
    scene.dice.settle()
    form = " + ".join(["{}"] * len(rolls))
    points = scene.note("H23", "fall_wound", name, form, rolls, sum(rolls))
    losses = _protect(name, "fall_", points, rider.armour.blunt_absorption, left.resistance, scene)
    body = scene.note("H23", "body", name, "{} − {}", (left.body, losses.body), left.body - losses.body)
    return Fall(points, losses.body, losses.armour), Left(body, left.head, left.resistance - losses.armour)


def note_wound(unit: str, term: str, striker: str, damage: int, strike: int, scene: Scene) -> int:
    """Give the wound (H19) and keep how it was worked out."""
    exact = (damage * (10 + strike), 10)
    form = "{} × (1 + {} / 10)"
    return scene.note_rounded(
        "H19", term, unit, form, (damage, strike), exact, wound(damage, strike), striker
    )


def note_vanquished(unit: str, left: Left, scene: Scene) -> None:
    """Keep that someone is vanquished, by the vitality that is spent (H22)."""
    if left.vanquished:
        spent = left.body if left.body <= 0 else left.head
        scene.note("H22", "vanquished", unit, "{}", (spent,), spent)


def _protect(unit: str, term: str, points: int, coefficient: int, resistance: int, scene: Scene) -> Absorbed:
    """H20, for a blow or (`term` is `fall_`) for a fall (H23)."""
    rule = "H23" if term else "H20"
    losses = absorb(points, coefficient, resistance)
    used = UNHARMING if resistance == 0 else coefficient
    scene.note_rounded(
        rule, f"{term}body_loss", unit, "{} × {}", (points, decimal(used)), (points * used, 1000), losses.body
    )
    if losses.armour:
        rest, lost = points - losses.body, losses.armour
        if lost < rest:
            parts: tuple[int, ...] = (points, losses.body, resistance)
            scene.note(rule, f"{term}armour_loss", unit, "min({} − {}, {})", parts, lost)
        else:
            scene.note(rule, f"{term}armour_loss", unit, "{} − {}", (points, losses.body), lost)
        scene.note(rule, "resistance", unit, "{} − {}", (resistance, lost), resistance - lost)
    return losses
