"""The rule set: what a GM may change about the rules, as data that each battle keeps for itself."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from banneret.model.base import Faces, Model, Name, Situation

Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A short stable name inside the data files."""


class Label(Model):
    """What something is called on screen, in each language."""

    en: Name
    fr: Name


class SituationPreset(Model):
    """A named situation bonus (T3), offered beside the slider: "charge in the open", 9."""

    key: Key
    value: Situation
    name: Label


class RuleSet(Model):
    """The options of T4 and T11 and the situation presets of T3."""

    key: Key
    name: Label
    margin_die: Faces = 10
    """Faces of the die rolled under training and strategy (T4, T5)."""
    morale: Literal["recorded", "rolled"] = "recorded"
    """How morale is settled first: the GM's word, or a roll under the sheet's value (T11)."""
    morale_die: Faces = 10
    """Faces of the die rolled under morale (T11)."""
    situations: tuple[SituationPreset, ...] = ()
