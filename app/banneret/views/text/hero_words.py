"""Words of heroes' combat that stand inside other texts: amounts of dice, names of modifiers (H7–H16)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.model.amounts import Amount
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import MINUS, number, signed

translate = QCoreApplication.translate

_MODIFIERS: Mapping[str, str] = {
    "ladder": QT_TRANSLATE_NOOP("HeroWords", "on a ladder"),
    "narrow_footbridge": QT_TRANSLATE_NOOP("HeroWords", "on a narrow footbridge"),
    "frail_craft": QT_TRANSLATE_NOOP("HeroWords", "in a frail craft"),
    "deep_water": QT_TRANSLATE_NOOP("HeroWords", "in water above the waist"),
    "back_turned": QT_TRANSLATE_NOOP("HeroWords", "back turned"),
    "numbers": QT_TRANSLATE_NOOP("HeroWords", "advantage of numbers"),
    "surprise": QT_TRANSLATE_NOOP("HeroWords", "surprise"),
    "mounted": QT_TRANSLATE_NOOP("HeroWords", "mounted"),
    "lance": QT_TRANSLATE_NOOP("HeroWords", "lance from the saddle"),
    "aims_at_head": QT_TRANSLATE_NOOP("HeroWords", "aimed at the head"),
    "shaky_footing": QT_TRANSLATE_NOOP("HeroWords", "shaky footing"),
    "long_range": QT_TRANSLATE_NOOP("HeroWords", "long range"),
    "meadow": QT_TRANSLATE_NOOP("HeroWords", "meadow"),
    "marsh": QT_TRANSLATE_NOOP("HeroWords", "marsh"),
    "undergrowth": QT_TRANSLATE_NOOP("HeroWords", "undergrowth"),
    "dense_forest": QT_TRANSLATE_NOOP("HeroWords", "dense forest"),
    "night": QT_TRANSLATE_NOOP("HeroWords", "night"),
    "target_head": QT_TRANSLATE_NOOP("HeroWords", "target the size of a head"),
    "target_bust": QT_TRANSLATE_NOOP("HeroWords", "target the size of a bust"),
    "target_double": QT_TRANSLATE_NOOP("HeroWords", "target twice a man’s size"),
    "target_elephant": QT_TRANSLATE_NOOP("HeroWords", "target the size of an elephant"),
    "back_to_wall": QT_TRANSLATE_NOOP("HeroWords", "back to a wall"),
    "none": QT_TRANSLATE_NOOP("HeroWords", "on firm ground"),
}

HERO_FIELDS: Mapping[str, str] = {
    "quickness": QT_TRANSLATE_NOOP("Words", "physical quickness"),
    "dexterity": QT_TRANSLATE_NOOP("Words", "dexterity"),
    "willpower": QT_TRANSLATE_NOOP("Words", "willpower"),
    "level": QT_TRANSLATE_NOOP("Words", "level"),
    "body": QT_TRANSLATE_NOOP("Words", "whole body vitality"),
    "head": QT_TRANSLATE_NOOP("Words", "whole head vitality"),
    "dodge": QT_TRANSLATE_NOOP("Words", "dodge"),
    "bare_hands": QT_TRANSLATE_NOOP("Words", "bare hands"),
    "body_left": QT_TRANSLATE_NOOP("Words", "body vitality"),
    "head_left": QT_TRANSLATE_NOOP("Words", "head vitality"),
    "resistance_left": QT_TRANSLATE_NOOP("Words", "armour resistance"),
    "mount_left": QT_TRANSLATE_NOOP("Words", "vitality of the mount"),
    "deeds": QT_TRANSLATE_NOOP("Words", "men put out of action"),
}
"""What the numbers of a hero's sheet and state are called."""

_KEY = re.compile(r"[a-z][a-z0-9_]*")


def modifier_word(key: str) -> str:
    """Name a modifier or position by its key; a row of a house table by its key in words, the GM's own as typed.

    A second one of that name, `surprise~2`, is told apart.
    """
    name, mark, count = key.rpartition("~")
    if mark and count.isdecimal():
        return f"{modifier_word(name)} ({number(int(count))})"
    if key in _MODIFIERS:
        return translate("HeroWords", _MODIFIERS[key])
    return key.replace("_", " ") if _KEY.fullmatch(key) else " ".join(key.splitlines())


def dice_words(dice: int, faces: int) -> str:
    """Write a number of dice, ≥ 1: "2d6"; a single one by its faces: "d100"."""
    one = translate("Dice", "d{faces}").replace("{faces}", number(faces))
    return one if dice == 1 else f"{number(dice)}{one}"


def amount_words(amount: Amount) -> str:
    """Write what a modifier adds: "+3d6", "−4d6", "−5", 0 where it adds nothing."""
    if not amount.dice:
        return signed(amount.flat)
    one = translate("Dice", "d{faces}").replace("{faces}", number(amount.faces))
    return f"{'+' if amount.dice > 0 else MINUS}{number(abs(amount.dice))}{one}"
