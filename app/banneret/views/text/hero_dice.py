"""Dice of heroes' combat in words: whose they are and what for, from their names (N5, H3, H7–H16, H23–H26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from banneret.views.text.hero_words import modifier_word
from banneret.views.text.numbers import number
from banneret.views.text.spans import Line, line
from banneret.views.text.words import called

translate = QCoreApplication.translate


def hero_die_words(name: str, names: Mapping[str, str], fighters: Sequence[str]) -> Line | None:
    """Say what the die called `name` is for: "Aldric, surprise, die 2"; None for one of no hero's.

    `names` gives the names of units by id, `fighters` the ids of who acts and who is against him; without them they
    are called the first and the second.
    """
    head, _, rest = name.partition(".")
    if head == "assault" and rest[:2] in ("a.", "b."):
        return _told(_fighter(rest[0] == "b", names, fighters), rest[2:])
    if head == "terror" and rest.isdecimal():
        who = _fighter(False, names, fighters)
        return line(translate("HeroDice", "{name}, terror, die {number}"), name=who, number=number(int(rest)))
    if head == "flight":
        return _flight(rest, names, fighters)
    return None


def _flight(rest: str, names: Mapping[str, str], fighters: Sequence[str]) -> Line | None:
    """`<opponent>.<fleer|opponent>.<what>`; an id may hold points itself."""
    for unit in sorted(names, key=len, reverse=True):
        for role in ("fleer", "opponent"):
            start = f"{unit}.{role}."
            if not rest.startswith(start):
                continue
            other = (called(unit, names),)
            if role == "opponent":
                return _told(other, rest[len(start) :])
            who = _fighter(False, names, fighters)
            fleer = line(translate("HeroDice", "{name} fleeing from {other}"), name=who, other=other)
            return _told(fleer, rest[len(start) :])
    return None


def _told(who: Line, what: str) -> Line:
    stem, _, place = what.rpartition(".")
    if what == "d100":
        return line(translate("HeroDice", "{name}, value die"), name=who)
    if what == "thrown":
        return line(translate("HeroDice", "{name}, thrown or not"), name=who)
    if not (stem and place.isdecimal()):
        return line(translate("HeroDice", "{name}, {what}"), name=who, what=modifier_word(what))
    if stem == "fall":
        return line(translate("HeroDice", "{name}, fall, die {number}"), name=who, number=number(int(place)))
    template = translate("HeroDice", "{name}, {what}, die {number}")
    return line(template, name=who, what=modifier_word(stem), number=number(int(place)))


def _fighter(second: bool, names: Mapping[str, str], fighters: Sequence[str]) -> Line:
    if second < len(fighters):
        return (called(fighters[second], names),)
    return line(translate("HeroDice", "second fighter") if second else translate("HeroDice", "first fighter"))
