"""The rule set: what a GM may change about the rules, as data that each battle keeps for itself."""

from typing import Literal

from banneret.model.base import Faces, Model, Situation
from banneret.model.hero_tables import HeroTables
from banneret.model.labels import Key, Label

__all__ = ["Key", "Label", "RuleSet", "SituationPreset"]


class SituationPreset(Model):
    """A named situation bonus (T3), offered beside the slider: "charge in the open", 9."""

    key: Key
    value: Situation
    name: Label


class RuleSet(Model):
    """The options of T4 and T11, the situation presets of T3, and the tables and options of heroes' combat."""

    key: Key
    name: Label
    margin_die: Faces = 10
    """Faces of the die rolled under training and strategy (T4, T5)."""
    morale: Literal["recorded", "rolled"] = "recorded"
    """How morale is settled first: the GM's word, or a roll under the sheet's value (T11)."""
    morale_die: Faces = 10
    """Faces of the die rolled under morale (T11)."""
    situations: tuple[SituationPreset, ...] = ()
    heroes: HeroTables
