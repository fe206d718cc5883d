"""One group among many, compact: everything on two lines, a commander on a third."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from banneret.model.troops import Troop
from banneret.views.sequence.group_controls import GroupControls
from banneret.views.text import fill, number
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import BannerMark, ElidedLabel


class GroupRow(QWidget):
    """Lays the controls of one group out in half the panel's width."""

    def __init__(self, theme: Theme, controls: GroupControls, side: int) -> None:
        super().__init__()
        self.controls = controls
        self._name = ElidedLabel(look=Type.TITLE)
        self._facts = label(tone=Tone.INK2)
        head = QHBoxLayout()
        head.setSpacing(SPACE_8)
        head.addWidget(BannerMark(theme, side))
        head.addWidget(self._name, 1)
        head.addWidget(self._facts)
        tick = controls.commander.commands
        tick.setText("")  # a flag says it in a narrow row; the name for screen readers stays
        theme.bind_icon(tick, "flag", "ink2")
        head.addWidget(tick)

        line = QHBoxLayout()
        line.setSpacing(SPACE_8)
        line.addWidget(controls.slider, 1)
        line.addWidget(controls.situation)
        line.addWidget(controls.die)
        controls.margin.setFixedWidth(theme.scale.height(104))
        line.addWidget(controls.margin)
        controls.preset.hide()

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SPACE_8)
        column.setSpacing(SPACE_4)
        column.addLayout(head)
        column.addLayout(line)
        column.addLayout(controls.commander.row())

    def show_troop(self, troop: Troop, faces: int) -> None:
        """Show the group's name and numbers; the die's faces stand in its tooltip."""
        self._name.setText(troop.name)
        words = self.tr("{count}, training {training}")
        self._facts.setText(fill(words, count=number(troop.count), training=number(troop.training)))
        self.controls.die.setToolTip(fill(self.tr("Training die, d{faces}"), faces=number(faces)))
