"""Each rule in one short sentence, for tags and tooltips (T1–T8, T11, N1–N5, B1–B3; heroes' in `hero_rules`)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from banneret.views.text.hero_rules import HERO_RULES
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.spans import fill

translate = QCoreApplication.translate

_RULES: Mapping[str, str] = {
    "T1": QT_TRANSLATE_NOOP(
        "Rules",
        "The defender suffers losses, the attacker inflicts them; in melee each side is both, once a sequence.",
    ),
    "T2": QT_TRANSLATE_NOOP(
        "Rules",
        "Loss ratio: one attacker’s offence / one defender’s defence, to the nearest; below 1, a fraction 1/n.",
    ),
    "T3": QT_TRANSLATE_NOOP(
        "Rules", "Situation bonus: 0 to 10, set by the game master for each group, anew each sequence."
    ),
    "T4": QT_TRANSLATE_NOOP(
        "Rules",
        "Margin: training − die + the commander’s part, brought between 0 and 10; one roll a group and sequence.",
    ),
    "T5": QT_TRANSLATE_NOOP(
        "Rules",
        "A commander with an overview adds strategy − die to his group’s margin; a failed roll adds nothing.",
    ),
    "T6": QT_TRANSLATE_NOOP(
        "Rules",
        "Effectiveness: situation bonus + margin − half the defender’s margin, rounded up; at 0 or less, no losses.",
    ),
    "T7": QT_TRANSLATE_NOOP(
        "Rules",
        "Losses: men × effectiveness × loss ratio / 10, rounded to the nearest, never more than the men present.",
    ),
    "T8": QT_TRANSLATE_NOOP(
        "Rules", "Of all losses so far a third are dead, a third severely wounded, the rest lightly wounded."
    ),
    "T11": QT_TRANSLATE_NOOP(
        "Rules",
        "Morale: the game master’s word, or a roll under morale; who breaks or withdraws is out until rallied.",
    ),
    "N1": QT_TRANSLATE_NOOP("Rules", "Every calculation is exact."),
    "N2": QT_TRANSLATE_NOOP("Rules", "Rounded to the nearest, halves up: 2.5 gives 3."),
    "N3": QT_TRANSLATE_NOOP("Rules", "Rounded up to the next whole number."),
    "N4": QT_TRANSLATE_NOOP("Rules", "Every face of a die is equally likely."),
    "N5": QT_TRANSLATE_NOOP(
        "Rules", "The app rolls a die, or the table does and it is typed; the log keeps which."
    ),
    "B1": QT_TRANSLATE_NOOP(
        "Rules", "A hero can command a group: his strategy is rolled on the same die as its training."
    ),
    "B2": QT_TRANSLATE_NOOP(
        "Rules",
        "A lowered strength is losses or men sent away; a raised one is a reinforcement or a correction.",
    ),
    "B3": QT_TRANSLATE_NOOP(
        "Rules", "Men put out of action by a hero count among their group’s losses and for him."
    ),
    **HERO_RULES,
}


def rule_words(rule: str) -> str:
    """Give the rule in one sentence; empty for an id without one."""
    return translate("Rules", _RULES[rule]) if rule in _RULES else ""


def rule_tip(rule: str) -> str:
    """Give the tooltip of a rule's tag: its id and its sentence."""
    words = rule_words(rule)
    return fill(translate("Rules", "{rule}: {words}"), rule=rule, words=words) if words else rule
