"""Dice in words: what a die is for, what it showed, who threw it (N4, N5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from banneret.model.dice import Die
from banneret.views.text.hero_dice import hero_die_words
from banneret.views.text.numbers import number
from banneret.views.text.spans import Line, line
from banneret.views.text.words import called

translate = QCoreApplication.translate


def die_words(name: str, names: Mapping[str, str], fighters: Sequence[str] | None = None) -> Line:
    """Say what the die called `name` is for: "Horsemen, training die"; an unknown one by its own name.

    `names` gives the names of units by id, `fighters` the two who fight; left out, they are the first of `names`, as in
    an event.
    """
    head, _, rest = name.partition(".")
    unit, _, purpose = rest.rpartition(".")
    if head == "sequence" and unit and purpose == "training":
        return line(translate("Dice", "{name}, training die"), name=called(unit, names))
    if head == "sequence" and unit and purpose == "strategy":
        return line(translate("Dice", "{name}, commander’s strategy die"), name=called(unit, names))
    if head == "morale" and rest:
        return line(translate("Dice", "{name}, morale die"), name=called(rest, names))
    two = tuple(names)[:2] if fighters is None else fighters
    return hero_die_words(name, names, two) or line("{name}", name=name)


def faces_words(faces: int) -> str:
    """Name a die by its faces: "d10"."""
    return translate("Dice", "d{faces}").replace("{faces}", number(faces))


def die_value(die: Die) -> Line:
    """Say what a die showed and who threw it, with the faces it was thrown again from."""
    if die.source == "table":
        thrown = translate("Dice", "*{value}* on a {die}, from the table")
    else:
        thrown = translate("Dice", "*{value}* on a {die}, rolled by the app")
    said = line(thrown, value=number(die.value), die=faces_words(die.faces))
    if not die.discarded:
        return said
    faces = ", ".join(number(face) for face in die.discarded)
    return line(translate("Dice", "{said}, re-rolled from {faces}"), said=said, faces=faces)
