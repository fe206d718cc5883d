"""From the touch to what is left, a box each: strike, wound, body, armour, head, thrown, fall (H17–H26)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from banneret.model.workings import Working
from banneret.views.assault.flow import FlowRow
from banneret.views.paint.surface import frame_of
from banneret.views.text import exact, fill, name_span, number, plain, rule_words, working_line
from banneret.views.text.noop import QT_TRANSLATE_NOOP
from banneret.views.theme import Theme, Tone, Type, label, set_tone
from banneret.views.theme.metrics import RADIUS_FIELD, SPACE_4, SPACE_8
from banneret.views.widgets import ElidedLabel, RuleTag

translate = QCoreApplication.translate

_LEAST = 118
_ARROW_GAP = 20

_CAPTIONS: Mapping[str, str] = {
    "strike": QT_TRANSLATE_NOOP("Steps", "Strike"),
    "kick": QT_TRANSLATE_NOOP("Steps", "Kick of the mount"),
    "nobody": QT_TRANSLATE_NOOP("Steps", "Nobody is touched"),
    "avoided": QT_TRANSLATE_NOOP("Steps", "{name} gets away"),
    "fumbler_cannot_wound": QT_TRANSLATE_NOOP("Steps", "Fumbled, no wound"),
    "wound": QT_TRANSLATE_NOOP("Steps", "Wound"),
    "body_loss": QT_TRANSLATE_NOOP("Steps", "Body, {name}"),
    "armour_loss": QT_TRANSLATE_NOOP("Steps", "Armour"),
    "head": QT_TRANSLATE_NOOP("Steps", "Head, {name}"),
    "thrown": QT_TRANSLATE_NOOP("Steps", "{name} is thrown"),
    "stays_mounted": QT_TRANSLATE_NOOP("Steps", "{name} stays on"),
    "fall_wound": QT_TRANSLATE_NOOP("Steps", "Wound of the fall"),
    "fall_body_loss": QT_TRANSLATE_NOOP("Steps", "Body, {name}"),
    "fall_armour_loss": QT_TRANSLATE_NOOP("Steps", "Armour"),
    "vanquished": QT_TRANSLATE_NOOP("Steps", "{name} is vanquished"),
    "mount_wound": QT_TRANSLATE_NOOP("Steps", "Mount, wound"),
    "mount_loss": QT_TRANSLATE_NOOP("Steps", "Mount, loss"),
    "mount_falls": QT_TRANSLATE_NOOP("Steps", "The mount falls"),
    "terror": QT_TRANSLATE_NOOP("Steps", "{name} against terror"),
    "flees": QT_TRANSLATE_NOOP("Steps", "{name} flees"),
    "stands": QT_TRANSLATE_NOOP("Steps", "{name} stands"),
}
_LOSSES = {"body_loss", "armour_loss", "fall_body_loss", "fall_armour_loss", "mount_loss"}
_BAD = _LOSSES | {"head", "thrown", "vanquished", "mount_falls", "flees"}


class Step(NamedTuple):
    """What one box says: caption, value, arithmetic, rule, and whether it is harm."""

    caption: str
    value: str
    arithmetic: str
    rule: str
    harm: bool = False


def steps_of(workings: Iterable[Working], names: Mapping[str, str]) -> list[Step]:
    """Give the boxes of a fight's steps, in their order; `names` gives units by id."""
    return [_step(working, names) for working in workings if working.term in _CAPTIONS]


def waiting_steps(rule: str) -> list[Step]:
    """Give the four boxes of a touch that is not known yet; `rule` is the one by which it is settled."""
    return [
        Step(translate("Steps", "Strike"), "?", "", rule),
        Step(translate("Steps", "Wound"), "?", "", "H19"),
        Step(translate("Steps", "Body"), "?", "", "H20"),
        Step(translate("Steps", "Armour"), "?", "", "H20"),
    ]


def _step(working: Working, names: Mapping[str, str]) -> Step:
    term = working.term
    name = name_span(names.get(working.unit, working.unit))
    caption = fill(translate("Steps", _CAPTIONS[term]), name=name)
    written = plain(working_line(working, names).arithmetic)
    lost = working.operands[1] if term == "head" else working.result
    value = number(-int(lost)) if term in _LOSSES or term == "head" else exact(working.result)
    if term in ("nobody", "avoided", "fumbler_cannot_wound", "vanquished", "mount_falls"):
        return Step(caption, "", written, working.rule, term in _BAD)
    if working.form == "{}":
        written = ""
    return Step(caption, value, written, working.rule, term in _BAD)


class StepBox(QFrame):
    """One step: caption and rule, the value, the arithmetic beneath."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._caption = ElidedLabel(tone=Tone.INK2)
        self._tag = RuleTag(theme, "")
        self._value = label(look=Type.VALUE)
        self._arithmetic = label(look=Type.WORKINGS)
        head = QHBoxLayout()
        head.setSpacing(SPACE_4)
        head.addWidget(self._caption, 1)
        head.addWidget(self._tag)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_8, SPACE_4, SPACE_8, SPACE_4)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._value)
        column.addWidget(self._arithmetic)
        column.addStretch(1)
        theme.changed.connect(self.update)

    def show_step(self, step: Step) -> None:
        """Show a step; one without a value says it in its arithmetic."""
        self._caption.setText(step.caption)
        self._value.setText(step.value)
        self._value.setVisible(bool(step.value))
        set_tone(self._value, Tone.HARM if step.harm else Tone.INK2 if step.value == "?" else Tone.INK)
        self._arithmetic.setText(step.arithmetic)
        self._tag.set_rule(step.rule, rule_words(step.rule))
        self.setAccessibleName(step.caption)
        self.setAccessibleDescription(" ".join(part for part in (step.value, step.arithmetic) if part))

    def wish(self) -> int:
        """The width at which the caption is whole."""
        return self._caption.sizeHint().width() + self._tag.sizeHint().width() + SPACE_4 + SPACE_8 * 2

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        words = max(self._arithmetic.sizeHint().width(), self._value.sizeHint().width()) + SPACE_8 * 2
        return QSize(max(self._theme.scale.height(_LEAST), words), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(frame_of(QRectF(self.rect()), RADIUS_FIELD), self._theme.roles.line)
        painter.end()


class StepsRow(FlowRow):
    """The boxes of one exchange, joined by arrows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, _ARROW_GAP, fill=True, arrows=True)
        self._boxes: list[StepBox] = []

    def show_steps(self, steps: list[Step]) -> None:
        """Show these steps."""
        while len(self._boxes) < len(steps):
            self._boxes.append(StepBox(self._theme))
        for box, step in zip(self._boxes, steps, strict=False):
            box.show_step(step)
        self.set_items(self._boxes[: len(steps)])

    def _wish(self, item: QWidget) -> int:
        return max(item.wish(), item.sizeHint().width()) if isinstance(item, StepBox) else 0
