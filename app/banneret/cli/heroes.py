"""The requests about heroes from outside: assault, flight, terror, modifiers (H1–H26)."""

from collections.abc import Sequence

from banneret.cli.dice import refuse_outside, with_rolled
from banneret.cli.hero_answers import (
    AfterAnswer,
    AssaultAnswer,
    BlowAnswer,
    FallAnswer,
    FleerAnswer,
    FlightAnswer,
    ModifierAnswer,
    ModifiersAnswer,
    TerrorAnswer,
    ValueAnswer,
)
from banneret.cli.hero_requests import (
    AssaultRequest,
    CombatantRequest,
    FlightRequest,
    ModifierRequest,
    ModifiersRequest,
    TerrorRequest,
)
from banneret.cli.requests import Json, validated
from banneret.model.amounts import Amount, read_amount, thousandths
from banneret.model.faults import Fault
from banneret.model.hero_tables import HeroTables
from banneret.model.rule_set import RuleSet
from banneret.rules.heroes.assault import resolve_assault
from banneret.rules.heroes.circumstances import (
    Found,
    MeleeCircumstances,
    ShootingCircumstances,
    melee_modifiers,
    shooting_modifiers,
)
from banneret.rules.heroes.fighter import NO_ARMOUR, Armour, Fighter, Modifier, Weapon
from banneret.rules.heroes.flight import resolve_flight, resolve_terror
from banneret.rules.heroes.values import Value, modifier_dice
from banneret.rules.heroes.wounds import Blow
from banneret.rules.roller import Roller


def answer_assault(data: dict[str, Json], roller: Roller, rule_set: RuleSet) -> AssaultAnswer:
    """Resolve one assault (H1–H6, H16–H23); dice left out are rolled (N5)."""
    request, tables = validated(AssaultRequest, data), rule_set.heroes
    typed: dict[str, int] = {}
    a = _fighter(request.a, "a", "assault.a", typed, tables)
    b = _fighter(request.b, "b", "assault.b", typed, tables)
    outcome, rolled = with_rolled(
        lambda dice: resolve_assault(request.mode, a, b, dice, tables), typed, roller
    )
    return AssaultAnswer(
        a=_value(outcome.a),
        b=_value(outcome.b),
        hit=outcome.hit,
        strike=outcome.strike,
        **_blow(outcome.blow, rolled),
    )


def answer_flight(data: dict[str, Json], roller: Roller, rule_set: RuleSet) -> FlightAnswer:
    """Resolve one opponent's blow at the back of who flees (H25); dice left out are rolled (N5)."""
    request, tables = validated(FlightRequest, data), rule_set.heroes
    typed: dict[str, int] = {}
    fleer = _fighter(request.fleer, "fleer", "flight.fleer", typed, tables)
    opponent = _fighter(request.opponent, "opponent", "flight.opponent", typed, tables)
    outcome, rolled = with_rolled(lambda dice: resolve_flight(fleer, opponent, dice, tables), typed, roller)
    base, first, final, _ = outcome.fleer
    return FlightAnswer(
        fleer=FleerAnswer(base=base, first=first, final=final),
        opponent=_value(outcome.opponent),
        hit=outcome.hit,
        strike=outcome.strike,
        **_blow(outcome.blow, rolled),
    )


def answer_terror(data: dict[str, Json], roller: Roller, rule_set: RuleSet) -> TerrorAnswer:
    """Roll against terror (H26); dice left out are rolled (N5)."""
    request, tables = validated(TerrorRequest, data), rule_set.heroes
    names = [f"terror.{n}" for n in range(1, tables.terror_dice + 1)]
    typed = _typed(names, request.rolls, tables.terror_die, "rolls")
    outcome, rolled = with_rolled(
        lambda dice: resolve_terror(
            "", request.willpower, request.body, request.level, request.terror, dice, tables
        ),
        typed,
        roller,
    )
    answer = TerrorAnswer(total=outcome.total, flees=outcome.flees)
    if rolled:
        answer["dice"] = rolled
    return answer


def answer_modifiers(data: dict[str, Json], _roller: Roller, rule_set: RuleSet) -> ModifiersAnswer:
    """Give the modifiers of the one who asks (H7–H16); refuses a shot without `distance` or `weapon_range`."""
    request, tables = validated(ModifiersRequest, data), rule_set.heroes
    found = _melee(request, tables) if request.mode == "melee" else _shooting(request, tables)
    if found.impossible:
        return ModifiersAnswer(possible=False, rule=found.impossible, modifiers=[])
    return ModifiersAnswer(
        possible=True,
        modifiers=[
            ModifierAnswer(rule=rule, name=name, dice=str(amount)) for name, amount, rule in found.modifiers
        ],
    )


def _melee(request: ModifiersRequest, tables: HeroTables) -> Found:
    circumstances = MeleeCircumstances(
        position=request.position,
        back_turned=request.back_turned,
        opponent_is_archer=request.opponent_is_archer,
        allies=request.allies,
        opponents=request.opponents,
        opponent_back_to_wall=request.opponent_back_to_wall,
        surprise=request.surprise,
        mount=request.mount,
        opponent_mounted=request.opponent_mounted,
        lance=request.lance,
        open_ground=request.open_ground,
        aims_at_head=request.aims_at_head,
    )
    return melee_modifiers(circumstances, tables)


def _shooting(request: ModifiersRequest, tables: HeroTables) -> Found:
    if request.distance is None:
        raise Fault("missing_key", where="distance")
    if request.weapon_range is None:
        raise Fault("missing_key", where="weapon_range")
    own = request.weapon_long_malus
    circumstances = ShootingCircumstances(
        distance=request.distance,
        weapon_range=request.weapon_range,
        weapon_long_malus=None if own is None else read_amount(own),
        shaky_footing=request.shaky_footing,
        terrains=() if request.terrain == "none" else (request.terrain,),
        night=request.night,
        night_sight=request.night_sight,
        target_size=request.target_size,
        surprise=request.surprise,
        aims_at_head=request.aims_at_head,
    )
    return shooting_modifiers(circumstances, tables)


def _fighter(
    request: CombatantRequest, role: str, prefix: str, typed: dict[str, int], tables: HeroTables
) -> Fighter:
    """Give the fighter, and put his typed dice under their names."""
    weapon, armour = request.weapon, request.armour
    modifiers = tuple([_modifier(m, f"{role}.modifiers.{n}") for n, m in enumerate(request.modifiers)])
    if request.d100 is not None:
        typed[f"{prefix}.d100"] = request.d100
    for place, (names, modifier) in enumerate(
        zip(modifier_dice(modifiers, prefix), request.modifiers, strict=True)
    ):
        if names:
            where = f"{role}.modifiers.{place}.rolls"
            typed |= _typed(names, modifier.rolls, modifiers[place].amount.faces, where)
    if request.mounted:
        # For one on foot these keys do not matter, and are ignored as they stand.
        if request.thrown_roll is not None:
            refuse_outside(request.thrown_roll, tables.thrown_die, f"{role}.thrown_roll")
            typed[f"{prefix}.thrown"] = request.thrown_roll
        dice, faces, _ = read_amount(tables.fall)
        names = [f"{prefix}.fall.{n}" for n in range(1, abs(dice) + 1)]
        typed |= _typed(names, request.fall_rolls, faces, f"{role}.fall_rolls")
    return Fighter(
        role,
        request.quickness,
        request.dexterity,
        request.willpower,
        request.body,
        request.head,
        Weapon(weapon.damage, weapon.skill, weapon.modifier, weapon.natural),
        NO_ARMOUR
        if armour is None
        else Armour(
            armour.modifier,
            thousandths(armour.absorption),
            thousandths(armour.absorption if armour.blunt_absorption is None else armour.blunt_absorption),
            armour.resistance,
        ),
        request.dodge,
        modifiers,
        request.aims_at_head,
        request.mounted,
    )


def _modifier(request: ModifierRequest, where: str) -> Modifier:
    if request.dice is not None:
        if request.value is not None:
            raise Fault("dice_or_value", where=where)
        return Modifier(request.name, read_amount(request.dice))
    if request.value is None:
        raise Fault("dice_or_value", where=where)
    return Modifier(request.name, Amount(0, 6, request.value))


def _typed(names: Sequence[str], rolls: tuple[int, ...] | None, faces: int, where: str) -> dict[str, int]:
    """Give typed dice under their names; refuses more or fewer than are asked for, and faces they do not have."""
    if rolls is None:
        return {}
    if len(rolls) != len(names):
        raise Fault("rolls_differ", where=where, found=len(rolls), expected=len(names))
    for place, roll in enumerate(rolls):
        refuse_outside(roll, faces, f"{where}.{place}")
    return dict(zip(names, rolls, strict=True))


def _value(value: Value) -> ValueAnswer:
    base, first, final, fumble = value
    return ValueAnswer(base=base, first=first, final=final, fumble=fumble)


def _blow(blow: Blow | None, rolled: dict[str, int]) -> BlowAnswer:
    answer = BlowAnswer(
        wound=None, body_loss=None, head_loss=None, armour_loss=None, thrown=None, fall=None, after=None
    )
    if blow is not None:
        fall, left = blow.fall, blow.left
        answer["wound"] = blow.wound
        answer["body_loss"] = blow.body_loss
        answer["head_loss"] = blow.head_loss
        answer["armour_loss"] = blow.armour_loss
        answer["thrown"] = blow.thrown
        if fall is not None:
            wound, body_loss, armour_loss = fall
            answer["fall"] = FallAnswer(wound=wound, body_loss=body_loss, armour_loss=armour_loss)
        answer["after"] = AfterAnswer(
            body=left.body, head=left.head, resistance=left.resistance, vanquished=left.vanquished
        )
    if rolled:
        answer["dice"] = rolled
    return answer
