"""Each rule of heroes' combat in one short sentence, for tags and tooltips (H1–H28)."""

from __future__ import annotations

from collections.abc import Mapping

from banneret.views.text.noop import QT_TRANSLATE_NOOP

HERO_RULES: Mapping[str, str] = {
    "H1": QT_TRANSLATE_NOOP(
        "Rules", "Base combat value: 2 × quickness + the points of dexterity and of willpower above 10."
    ),
    "H2": QT_TRANSLATE_NOOP(
        "Rules", "First combat value: base + modifiers of weapon and armour + weapon skill."
    ),
    "H3": QT_TRANSLATE_NOOP(
        "Rules", "Final combat value: first value + bonuses and maluses of this assault + d100."
    ),
    "H4": QT_TRANSLATE_NOOP(
        "Rules", "Shooting value: 2 × dexterity + quickness and willpower above 10, then as in melee."
    ),
    "H5": QT_TRANSLATE_NOOP(
        "Rules", "Weapon skill + d100: up to 40 the weapon breaks, up to 60 it is chipped, up to 80 dropped."
    ),
    "H6": QT_TRANSLATE_NOOP(
        "Rules", "In shooting the weapon breaks up to 50; bare hands and natural weapons never fumble."
    ),
    "H7": QT_TRANSLATE_NOOP(
        "Rules", "Position: a ladder, a footbridge, a frail craft, deep water or a turned back take dice off."
    ),
    "H8": QT_TRANSLATE_NOOP(
        "Rules", "Numbers: 2, 3 or more against 1 add dice for each; less against a back to a wall."
    ),
    "H9": QT_TRANSLATE_NOOP("Rules", "Surprise adds 3d6, hand to hand and in shooting."),
    "H10": QT_TRANSLATE_NOOP("Rules", "Who shoots from a frail craft or any shaky footing loses 3d6."),
    "H11": QT_TRANSLATE_NOOP(
        "Rules", "Range: up to half of it is short, beyond half the weapon’s malus counts, beyond it no shot."
    ),
    "H12": QT_TRANSLATE_NOOP("Rules", "Size of the target: smaller than a man takes dice off, larger adds."),
    "H13": QT_TRANSLATE_NOOP(
        "Rules", "Terrain crossed and night take dice off, more at long range, or make the shot impossible."
    ),
    "H14": QT_TRANSLATE_NOOP(
        "Rules", "Who dodges a shot has dodge in place of weapon skill; numbers and mount count for nothing."
    ),
    "H15": QT_TRANSLATE_NOOP(
        "Rules", "Mounted against a foot soldier: 2d6; with a lance in the open 3d6 in place of them."
    ),
    "H16": QT_TRANSLATE_NOOP("Rules", "A blow declared at the head, before the dice, takes 4d6 off."),
    "H17": QT_TRANSLATE_NOOP(
        "Rules", "Hand to hand the higher value touches; the strike is the difference; equal touches nobody."
    ),
    "H18": QT_TRANSLATE_NOOP(
        "Rules", "A shot hits unless the dodging value is greater; only the target can be hurt."
    ),
    "H19": QT_TRANSLATE_NOOP("Rules", "Wound: weapon damage × (1 + strike / 10), to the nearest."),
    "H20": QT_TRANSLATE_NOOP(
        "Rules", "The body takes wound × absorption, to the nearest; the rest wears the armour, down to 0."
    ),
    "H21": QT_TRANSLATE_NOOP("Rules", "A hit declared at the head takes the same from head and body."),
    "H22": QT_TRANSLATE_NOOP("Rules", "Vanquished: body or head vitality at 0 or less."),
    "H23": QT_TRANSLATE_NOOP(
        "Rules", "A rider who is touched rolls a d6: on 1 or 2 he is thrown, and the fall is a wound of 2d6."
    ),
    "H24": QT_TRANSLATE_NOOP(
        "Rules", "An attacked mount answers with a kick; each time its rider may be thrown; at 0 it falls."
    ),
    "H25": QT_TRANSLATE_NOOP(
        "Rules",
        "Flight: dodge against each opponent’s value; equal or lower is hit in the back, then he is gone.",
    ),
    "H26": QT_TRANSLATE_NOOP(
        "Rules", "Terror: 3 × willpower + 2 × body + level + 3 × (3d6); up to the terror number he flees."
    ),
    "H27": QT_TRANSLATE_NOOP(
        "Rules", "The text’s example: strike 12, damage 8, absorption 0.6: 18, 11 and 7."
    ),
    "H28": QT_TRANSLATE_NOOP(
        "Rules", "No initiative: the game master says who fights whom, and when a sequence is over."
    ),
}
"""A sentence for each rule, at most 120 characters."""
