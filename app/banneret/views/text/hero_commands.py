"""What a button or menu that gives a hero's command says: a verb and the whole deed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.commands import Command
from banneret.model.hero_commands import (
    AttackMount,
    ChangeArmour,
    ChangeMount,
    ChangeRuleSet,
    ChangeWeapon,
    ComeBack,
    CorrectHero,
    Flee,
    HandleMount,
    HandleWeapon,
    Heal,
    Join,
    Leave,
    MendArmour,
    RecordDeed,
    ResolveAssault,
    ResolveShot,
    RollTerror,
    TakeStand,
)
from banneret.model.heroes import NOWHERE
from banneret.views.text.hero_words import modifier_word
from banneret.views.text.labels import label_text
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import number
from banneret.views.text.spans import Span, fill, name_span
from banneret.views.text.words import called, field_word

translate = QCoreApplication.translate

_FIGHTS: Mapping[type[Command], tuple[str, str]] = {
    ResolveAssault: (
        QT_TRANSLATE_NOOP("HeroCommands", "Accept the assault"),
        QT_TRANSLATE_NOOP("HeroCommands", "Roll and accept the assault"),
    ),
    ResolveShot: (
        QT_TRANSLATE_NOOP("HeroCommands", "Accept the shot"),
        QT_TRANSLATE_NOOP("HeroCommands", "Roll and accept the shot"),
    ),
    AttackMount: (
        QT_TRANSLATE_NOOP("HeroCommands", "Accept the attack"),
        QT_TRANSLATE_NOOP("HeroCommands", "Roll and accept the attack"),
    ),
    Flee: (
        QT_TRANSLATE_NOOP("HeroCommands", "Accept the flight"),
        QT_TRANSLATE_NOOP("HeroCommands", "Roll and accept the flight"),
    ),
    RollTerror: (
        QT_TRANSLATE_NOOP("HeroCommands", "Accept the terror roll"),
        QT_TRANSLATE_NOOP("HeroCommands", "Roll and accept the terror roll"),
    ),
}
"""What accepting a fight says, with all dice thrown and with dice left to the app."""

_HANDLED: Mapping[str, str] = {
    "pick_up": QT_TRANSLATE_NOOP("HeroCommands", "Pick up {weapon}"),
    "draw": QT_TRANSLATE_NOOP("HeroCommands", "Draw {weapon}"),
    "put_away": QT_TRANSLATE_NOOP("HeroCommands", "Put away {weapon}"),
    "drop": QT_TRANSLATE_NOOP("HeroCommands", "Drop {weapon}"),
}


def accept_label(command: Command, *, rolls: bool) -> str:
    """Say what accepting a fight does; `rolls` where dice are left to the app."""
    words = _FIGHTS.get(type(command))
    return translate("HeroCommands", words[rolls]) if words else translate("HeroCommands", "Accept")


def hero_command_label(
    command: Command, names: Mapping[str, str], things: Mapping[str, str] | None = None
) -> str:
    """Say what the command does; `names` gives units by id, `things` the hero's weapons by id and `mount`."""
    known = things or {}
    match command:
        case ResolveAssault() | ResolveShot() | AttackMount() | Flee() | RollTerror():
            return accept_label(command, rolls=False)
        case HandleWeapon(weapon=weapon, action=action):
            return fill(translate("HeroCommands", _HANDLED[action]), weapon=_weapon(weapon, known))
        case ChangeWeapon():
            return _change_weapon(command, names, known)
        case HandleMount() | ChangeMount():
            return _mount(command, names, known)
        case TakeStand():
            return _stand(command)
        case Join(unit=unit):
            return fill(translate("HeroCommands", "Let {name} join the battle"), name=name_span(unit.name))
        case ChangeRuleSet(rule_set=rules):
            return fill(translate("HeroCommands", "Go on under “{name}”"), name=label_text(rules.name))
        case RecordDeed():
            template = translate("HeroCommands", "Record a deed of {name}: {number} of {other}")
            hero, troop = called(command.hero, names), called(command.troop, names)
            return fill(template, name=hero, other=troop, number=number(command.losses))
        case _:
            return _about_hero(command, names)


def _about_hero(command: Command, names: Mapping[str, str]) -> str:
    match command:
        case ComeBack(unit=unit):
            return fill(translate("HeroCommands", "Bring back {name}"), name=called(unit, names))
        case Heal(unit=unit):
            return fill(translate("HeroCommands", "Heal {name}"), name=called(unit, names))
        case MendArmour(unit=unit):
            return fill(translate("HeroCommands", "Mend the armour of {name}"), name=called(unit, names))
        case ChangeArmour(unit=unit, armour=None):
            return fill(translate("HeroCommands", "Take off the armour of {name}"), name=called(unit, names))
        case ChangeArmour(unit=unit, armour=armour) if armour is not None:
            template = translate("HeroCommands", "Put {thing} on {name}")
            return fill(template, thing=name_span(armour.name), name=called(unit, names))
        case Leave(unit=unit):
            return fill(translate("HeroCommands", "Take {name} out of the battle"), name=called(unit, names))
        case CorrectHero(unit=unit, field=field, value=value):
            template = translate("HeroCommands", "Correct {name}: {field} {value}")
            what = field_word(field) if field != "skill" else name_span(command.skill)
            return fill(template, name=called(unit, names), field=what, value=number(value))
        case _:
            return translate("HeroCommands", "Accept")


def _change_weapon(command: ChangeWeapon, names: Mapping[str, str], things: Mapping[str, str]) -> str:
    sheet = command.sheet
    if command.weapon is None:
        template = translate("HeroCommands", "Give {thing} to {name}")
        thing = name_span(sheet.name if sheet is not None else "")
        return fill(template, thing=thing, name=called(command.unit, names))
    weapon = _weapon(command.weapon, things)
    if sheet is None:
        return fill(translate("HeroCommands", "Take away {weapon}"), weapon=weapon)
    if sheet.name == things.get(command.weapon):
        return fill(translate("HeroCommands", "Replace {weapon} by one like it"), weapon=weapon)
    template = translate("HeroCommands", "Replace {weapon} by {thing}")
    return fill(template, weapon=weapon, thing=name_span(sheet.name))


def _mount(command: HandleMount | ChangeMount, names: Mapping[str, str], things: Mapping[str, str]) -> str:
    if isinstance(command, ChangeMount):
        if command.mount is None:
            template = translate("HeroCommands", "Take away the mount of {name}")
            return fill(template, name=called(command.unit, names))
        template = translate("HeroCommands", "Give {thing} to {name}")
        return fill(template, thing=name_span(command.mount.name), name=called(command.unit, names))
    template = (
        translate("HeroCommands", "Mount {thing}")
        if command.action == "mount"
        else translate("HeroCommands", "Dismount from {thing}")
    )
    thing = name_span(things["mount"]) if "mount" in things else translate("HeroCommands", "the horse")
    return fill(template, thing=thing)


def _stand(command: TakeStand) -> str:
    parts = [modifier_word(command.position)] if command.position != NOWHERE else []
    if command.back_to_wall:
        parts.append(modifier_word("back_to_wall"))
    if not parts:
        return translate("HeroCommands", "Stand back: on firm ground")
    return fill(translate("HeroCommands", "Stay there: {where}"), where=", ".join(parts))


def _weapon(weapon: str, things: Mapping[str, str]) -> Span | str:
    return name_span(things[weapon]) if weapon in things else translate("HeroCommands", "the weapon")
