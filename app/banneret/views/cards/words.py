"""The words on and about cards, in the GM's language; names are left as he wrote them."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from banneret.views.cards.data import HeroCard, Row, SideHeader, TroopCard
from banneret.views.paint.badge import Mood
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.text.numbers import number, signed
from banneret.views.text.spans import fill

translate = QCoreApplication.translate


class CountedCards:
    """The context of plurals: lupdate sees one only in a call that ends with `tr(text, comment, n)`."""

    @staticmethod
    def tr(text: str, comment: str, count: int) -> str:
        """Translate `text` in the form that `count` takes; the number itself goes to `{number}`."""
        return QCoreApplication.translate("CountedCards", text, comment, count)


class BadgeLook(NamedTuple):
    """What a badge shows: its word, its icon, how bad its news is, and whether it is dashed."""

    word: str
    icon: str
    mood: Mood = Mood.NEUTRAL
    dashed: bool = False


_BADGES = {
    "holds": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Holds"), "check"),
    "shaken": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Shaken"), "alert", Mood.WARN),
    "broken": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Broken"), "broken", Mood.HARM),
    "fled": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Fled"), "fled", dashed=True),
    "none_left": BadgeLook(QT_TRANSLATE_NOOP("Cards", "None left"), "cross", Mood.HARM),
    "mounted": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Mounted"), "horse"),
    "on_foot": BadgeLook(QT_TRANSLATE_NOOP("Cards", "On foot"), "hero"),
    "in_hand": BadgeLook(QT_TRANSLATE_NOOP("Cards", "In hand"), "check"),
    "dropped": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Dropped"), "dropped", Mood.HARM),
    "chipped": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Chipped"), "chipped", Mood.WARN),
    "weapon_broken": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Weapon broken"), "broken", Mood.HARM),
    "vanquished": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Vanquished"), "cross", Mood.HARM),
    "thrown": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Thrown"), "dropped", Mood.WARN),
    "terrified": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Terrified"), "terror", Mood.WARN),
    "surprised": BadgeLook(QT_TRANSLATE_NOOP("Cards", "Surprised"), "alert", Mood.WARN),
    "on_fire": BadgeLook(QT_TRANSLATE_NOOP("Cards", "On fire"), "fire", Mood.WARN),
}

_AHEAD = {
    "holds": QT_TRANSLATE_NOOP("Cards", "Will hold"),
    "shaken": QT_TRANSLATE_NOOP("Cards", "Will be shaken"),
    "broken": QT_TRANSLATE_NOOP("Cards", "Will break"),
    "fled": QT_TRANSLATE_NOOP("Cards", "Will flee"),
    "in_hand": QT_TRANSLATE_NOOP("Cards", "Will pick up"),
    "dropped": QT_TRANSLATE_NOOP("Cards", "Will drop"),
    "chipped": QT_TRANSLATE_NOOP("Cards", "Will chip"),
    "weapon_broken": QT_TRANSLATE_NOOP("Cards", "Will snap"),
    "vanquished": QT_TRANSLATE_NOOP("Cards", "Will fall"),
}


def badge_look(state: str) -> BadgeLook:
    """Give the badge of a state; an unknown one has its own key for a word."""
    known = _BADGES.get(state)
    return BadgeLook(state, "") if known is None else known._replace(word=translate("Cards", known.word))


def badge_ahead(state: str) -> BadgeLook:
    """Give the dashed badge of a state that a preview would bring."""
    word = _AHEAD.get(state)
    look = badge_look(state)
    return look._replace(word=translate("Cards", word) if word else look.word, dashed=True)


def one_line(name: str) -> str:
    """Give a name with line ends and tabs as spaces: a card has one line for it."""
    return " ".join(name.split())


def of_words(mustered: int) -> str:
    """Say how many there were in all: "of 40"."""
    return fill(translate("Cards", "of {number}"), number=number(mustered))


def so_far_words(losses: int) -> str:
    """Say how many are out of action in this battle: "−16 so far"."""
    if not losses:
        return translate("Cards", "no losses")
    return fill(translate("Cards", "{losses} so far"), losses=number(-losses))


def men_words(present: int, mustered: int) -> str:
    """Say how many of a side's men are in play: "24 of 40 men"."""
    template = (
        CountedCards.tr("{present} of {number} men", "", mustered)
        if mustered != 1
        else CountedCards.tr("{present} of {number} man", "", mustered)
    )
    return fill(template, present=number(present), number=number(mustered))


def casualty_words(fate: str, count: int) -> str:
    """Say how many had that fate, for the legend: "6 light"."""
    templates = {
        "fled": CountedCards.tr("{number} fled", "", count),
        "light": CountedCards.tr("{number} light", "", count),
        "severe": CountedCards.tr("{number} severe", "", count),
        "dead": CountedCards.tr("{number} dead", "", count),
    }
    return fill(templates[fate], number=number(count))


def weapon_words(state: str, weapon: str) -> list[str]:
    """Say what became of a weapon where its badge stands alone, longest first: "Flail dropped", "Dropped"."""
    named = {
        "dropped": translate("Cards", "{weapon} dropped"),
        "chipped": translate("Cards", "{weapon} chipped"),
        "weapon_broken": translate("Cards", "{weapon} broken"),
    }
    words = [fill(named.get(state, "{weapon}"), weapon=weapon), badge_look(state).word]
    return [*words, badge_look("broken").word] if state == "weapon_broken" else words


def spoken(row: Row) -> str:
    """Say name, strength and state, for who cannot see the card."""
    match row:
        case SideHeader():
            return ", ".join([row.name, *([men_words(row.present, row.mustered)] if row.mustered else [])])
        case TroopCard():
            strength = fill(
                translate("Cards", "{count} of {all}"), count=number(row.count), all=number(row.mustered)
            )
            return ", ".join((row.name, strength, badge_look(row.state).word))
        case HeroCard():
            return ", ".join((row.name, *_vitality(row), *(badge_look(state).word for state in row.badges)))


def described(row: Row) -> str:
    """Say all numbers of a card, one thought a sentence."""
    match row:
        case SideHeader():
            return ""
        case TroopCard():
            return ". ".join(_troop_sentences(row))
        case HeroCard():
            return ". ".join(_hero_sentences(row))


def tooltip(row: Row) -> str:
    """Give the full name and all numbers, a line each; whatever looks like markup stands as it was typed."""
    lines = [row.name]
    if isinstance(row, TroopCard):
        lines += _troop_sentences(row)
        lines.append(translate("Cards", "Right-click: morale, withdrawal, corrections (F2)"))
    elif isinstance(row, HeroCard):
        lines += _hero_sentences(row)
    text = "\n".join(lines)
    # Qt takes a tooltip for HTML where it sees a tag: then it must be HTML throughout.
    return (
        f"<qt>{escape(text, quote=False).replace(chr(10), '<br>')}</qt>"
        if "<" in text or "&" in text
        else text
    )


def _troop_sentences(card: TroopCard) -> list[str]:
    _, fled, light, severe, dead = (int(men) for men in card.levels)
    said = [men_words(card.count, card.mustered)]
    if fled:
        said.append(badge_look(card.state).word)
    if card.losses:
        parts = (("dead", dead), ("severe", severe), ("light", light))
        told = ", ".join(casualty_words(fate, men) for fate, men in parts)
        said.append(
            fill(translate("Cards", "{losses} so far: {told}"), losses=number(-card.losses), told=told)
        )
    if card.after is not None:
        template = translate("Cards", "If accepted {change} → {after}")
        said.append(fill(template, change=signed(card.change), after=number(card.after)))
    if card.after_state is not None:
        said.append(badge_ahead(card.after_state).word)
    figures = fill(
        translate("Cards", "Training {training}, offence {offence}, defence {defence}"),
        training=number(card.training),
        offence=number(card.offence),
        defence=number(card.defence),
    )
    if card.morale is not None:
        template = translate("Cards", "{figures}, morale {morale}")
        figures = fill(template, figures=figures, morale=number(card.morale))
    said.append(figures)
    if card.commander:
        said.append(fill(translate("Cards", "Commanded by {name}"), name=one_line(card.commander)))
    return said


def _vitality(card: HeroCard) -> tuple[str, str]:
    part = translate("Cards", "{part} {now} of {most}")
    return (
        fill(part, part=translate("Cards", "Body"), now=number(card.body), most=number(card.body_most)),
        fill(part, part=translate("Cards", "Head"), now=number(card.head), most=number(card.head_most)),
    )


def _hero_sentences(card: HeroCard) -> list[str]:
    said = list(_vitality(card))
    ahead = translate("Cards", "{part}, if accepted {change} → {after}")
    for word, now, after in (
        (translate("Cards", "Body"), card.body, card.body_after),
        (translate("Cards", "Head"), card.head, card.head_after),
        (translate("Cards", "Armour"), card.armour, card.armour_after),
    ):
        if after is not None:
            said.append(fill(ahead, part=word, change=signed(after - now), after=number(after)))
    if card.armour_most:
        said.append(
            fill(
                translate("Cards", "Armour {name}: {now} of {most}"),
                name=one_line(card.armour_name),
                now=number(card.armour),
                most=number(card.armour_most),
            )
        )
    else:
        said.append(translate("Cards", "No armour"))
    if card.weapon and card.weapon_state == "natural":
        said.append(one_line(card.weapon))
    elif card.weapon:
        template = translate("Cards", "Weapon {name}: {state}")
        state = badge_look(card.weapon_state).word
        said.append(fill(template, name=one_line(card.weapon), state=state))
    said.append(badge_look("mounted" if card.mounted else "on_foot").word)
    said.extend(badge_look(state).word for state in card.badges)
    said.extend(badge_ahead(state).word for state in card.ahead)
    if card.weapon_after is not None:
        said.append(badge_ahead(card.weapon_after).word)
    if card.commands:
        said.append(
            fill(
                translate("Cards", "Commands {names}"),
                names=", ".join(one_line(name) for name in card.commands),
            )
        )
    return said
