"""The dice that the rules ask for now, in order: each modifier's and each d100, with its number, name and owner."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from banneret.model.dice import Die, DieNeeded
from banneret.views.assault.fields import FaceField
from banneret.views.assault.flow import FlowRow
from banneret.views.text import fill
from banneret.views.theme import Theme, Tone, Type
from banneret.views.theme.metrics import SPACE_8, SPACE_12
from banneret.views.widgets import DieField, DieState, ElidedLabel

_CAPTIONS = (160, 128, 104, 84)
"""Widths that captions may have: the widest that costs no line more than the narrowest."""
_FIELD_GAP = 2
_FACES_NARROW = 20
"""Dice of at most so many faces stand in narrow fields where there are several."""


class DiceGroup(NamedTuple):
    """Dice thrown together: what for, whose they are, and each die's name in words."""

    title: str
    owner: str
    dice: tuple[DieNeeded, ...]
    spoken: tuple[str, ...]


class GroupOfDice(QWidget):
    """The fields of one group, its title and owner beside them."""

    def __init__(self, theme: Theme, dice: tuple[DieNeeded, ...]) -> None:
        super().__init__()
        self.dice = dice
        self.fields: dict[str, DieField] = {}
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_FIELD_GAP)
        for needed in dice:
            narrow = len(dice) > 1 and needed.faces <= _FACES_NARROW
            kind = FaceField if narrow else DieField
            self.fields[needed.name] = field = kind(theme, needed.faces, compact=True)
            row.addWidget(field)
        row.addSpacing(SPACE_8 - _FIELD_GAP)
        self._title = ElidedLabel(look=Type.WORKINGS)
        self._owner = ElidedLabel(look=Type.CAPTION, tone=Tone.INK2)
        captions = QVBoxLayout()
        captions.setSpacing(0)
        captions.addWidget(self._title)
        captions.addWidget(self._owner)
        row.addLayout(captions)

    def show_group(self, group: DiceGroup, place: int, dice: Mapping[str, Die]) -> None:
        """Show what stands in the fields; a field being typed in keeps its text where it means the same."""
        self._title.setText(fill("{number}. {title}", number=str(place), title=group.title))
        self._title.setFont(self._theme.font(Type.WORKINGS, bold=True))
        self._owner.setText(group.owner)
        for needed, spoken in zip(group.dice, group.spoken, strict=True):
            field = self.fields[needed.name]
            field.setAccessibleName(spoken)
            show_die(field, dice.get(needed.name))

    def hint(self, most: int) -> QSize:
        """The size with captions at most so wide."""
        fields = [field.sizeHint() for field in self.fields.values()]
        captions = [self._title.sizeHint(), self._owner.sizeHint()]
        width = sum(field.width() + _FIELD_GAP for field in fields) + SPACE_8 - _FIELD_GAP
        height = max(*(field.height() for field in fields), sum(caption.height() for caption in captions))
        wide = min(max(caption.width() for caption in captions), self._theme.scale.height(most))
        return QSize(width + wide, height)

    def sizeHint(self) -> QSize:
        return self.hint(_CAPTIONS[0])

    def minimumSizeHint(self) -> QSize:
        return self.hint(_CAPTIONS[-1])


class DiceRow(FlowRow):
    """All groups of dice, as many to a line as fit; fields stay while the dice are asked for."""

    die_typed = Signal(object, object)
    """The die (a `DieNeeded`) and its face (None: the app is to roll it)."""
    die_committed = Signal(object)
    """The field in which Enter was pressed."""
    wrong_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, SPACE_12)
        self._groups: dict[str, GroupOfDice] = {}

    def show_dice(self, groups: Sequence[DiceGroup], dice: Mapping[str, Die]) -> None:
        """Show the groups that are asked for."""
        wanted = {group.dice[0].name: group for group in groups}
        for name, there in list(self._groups.items()):
            if name not in wanted or wanted[name].dice != there.dice:
                there.hide()
                there.deleteLater()
                del self._groups[name]
        for name, group in wanted.items():
            if name not in self._groups:
                self._groups[name] = self._made(group.dice)
        for place, (name, group) in enumerate(wanted.items(), 1):
            self._groups[name].show_group(group, place, dice)
        self.set_items([self._groups[name] for name in wanted])

    def fields(self) -> list[DieField]:
        """The fields in their order."""
        return [
            field for group in self.items if isinstance(group, GroupOfDice) for field in group.fields.values()
        ]

    def _hints(self, width: int) -> list[QSize]:
        """Captions as wide as they may be without costing a line more than the narrowest."""
        groups = [group for group in self.items if isinstance(group, GroupOfDice)]
        found = [group.hint(_CAPTIONS[-1]) for group in groups]
        least = _lines_of(found, width)
        for most in reversed(_CAPTIONS[:-1]):
            wider = [group.hint(most) for group in groups]
            if _lines_of(wider, width) > least:
                break
            found = wider
        return found

    def _made(self, dice: tuple[DieNeeded, ...]) -> GroupOfDice:
        group = GroupOfDice(self._theme, dice)
        for needed in dice:
            self._follow(group.fields[needed.name], needed)
        return group

    def _follow(self, field: DieField, needed: DieNeeded) -> None:
        def on_message(message: str) -> None:
            if message:
                self.die_typed.emit(needed, None)  # what stood there on the way to a face too high is no die
            self.wrong_changed.emit()

        field.value_edited.connect(lambda value: self.die_typed.emit(needed, value))
        field.message_changed.connect(on_message)
        field.committed.connect(lambda: self.die_committed.emit(field))


def _lines_of(hints: list[QSize], width: int) -> int:
    lines, left = 0, 0
    for hint in hints:
        if not lines or left + SPACE_12 + hint.width() > width:
            lines, left = lines + 1, hint.width()
        else:
            left += SPACE_12 + hint.width()
    return lines


def show_die(field: DieField, die: Die | None) -> None:
    """Show the draft's die; what is being typed and cannot be a die stays as it is, marked as wrong."""
    if die is None:
        if field.state is not DieState.WRONG:
            field.clear_value()
    elif (field.value, field.state is DieState.ROLLED) != (die.value, die.source == "app"):
        field.set_value(die.value, rolled=die.source == "app")
