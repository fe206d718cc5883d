"""One group of a pair, roomy: name, bonus with its preset, die with its margin, commander."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from banneret.model.troops import Troop
from banneret.views.sequence.group_controls import GroupControls
from banneret.views.text import fill, number, rule_tip
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import DIE_HEIGHT, FIELD_HEIGHT, SPACE_4, SPACE_8, SPACE_24
from banneret.views.widgets import BannerMark, ElidedLabel

_NARROW = 260


class GroupBlock(QWidget):
    """Lays the controls of one group out in a block 300 px wide."""

    def __init__(self, theme: Theme, controls: GroupControls, side: int) -> None:
        super().__init__()
        self.controls = controls
        self._theme = theme
        self._narrow = False
        self._name = ElidedLabel(look=Type.TITLE)
        self._facts = label(tone=Tone.INK2)
        head = QHBoxLayout()
        head.setSpacing(SPACE_8)
        head.addWidget(BannerMark(theme, side))
        head.addWidget(self._name, 1)
        head.addWidget(self._facts)

        situation = QHBoxLayout()
        situation.setSpacing(SPACE_8)
        situation.addWidget(controls.slider, 1)
        situation.addWidget(controls.situation)

        die = QHBoxLayout()
        die.setSpacing(SPACE_8)
        die.addWidget(controls.die)
        die.addWidget(controls.margin, 1)

        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_8)
        grid.setVerticalSpacing(SPACE_4)
        grid.setColumnStretch(1, 1)
        grid.addLayout(head, 0, 0, 1, 2)
        self._situation_words = label(self.tr("Situation"), tone=Tone.INK2)
        grid.addWidget(self._situation_words, 1, 0)
        grid.addLayout(situation, 1, 1)
        grid.addWidget(controls.preset, 2, 1)
        self._die_words = label(tone=Tone.INK2)
        grid.addWidget(self._die_words, 3, 0)
        grid.addLayout(die, 3, 1)
        self._grid = grid
        grid.addLayout(self._commander(), 4, 0, 1, 2)
        oversight = QHBoxLayout()
        oversight.setSpacing(SPACE_8)
        oversight.addSpacing(SPACE_24 - SPACE_8)  # beneath the word of the tick above
        for widget in (controls.commander.overview, controls.commander.die):
            oversight.addWidget(widget)
        oversight.addWidget(controls.commander.words, 1)
        oversight.addStretch(0)
        grid.addLayout(oversight, 5, 0, 1, 2)
        grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # both blocks keep half, whatever they hold
        self.setSizePolicy(policy)
        theme.changed.connect(self._dress)
        self._dress()

    def show_troop(self, troop: Troop, faces: int) -> None:
        """Show the group's name and numbers."""
        self._name.setText(troop.name)
        men = self.tr("%n men", "", troop.count).replace(str(troop.count), number(troop.count))
        training = number(troop.training)
        self._facts.setText(fill(self.tr("{men}, training {training}"), men=men, training=training))
        self._facts.setToolTip(rule_tip("T4"))
        self._die_words.setText(fill(self.tr("Die, d{faces}"), faces=number(faces)))

    def _commander(self) -> QHBoxLayout:
        """Who commands, on a line of its own: whether he oversees the battle, and his die, stand beneath."""
        commander = self.controls.commander
        row = QHBoxLayout()
        row.setSpacing(SPACE_8)
        row.addWidget(commander.commands)
        row.addWidget(commander.who, 1)
        row.addWidget(commander.strategy)
        row.addStretch(0)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width() < _NARROW)

    def _dress(self) -> None:
        # A die that is settled, or a commander, must not move what stands beneath.
        scale = self._theme.scale
        self._grid.setRowMinimumHeight(3, scale.height(DIE_HEIGHT))
        self._grid.setRowMinimumHeight(4, scale.height(FIELD_HEIGHT))

    def _fit(self, narrow: bool) -> None:
        """In a narrow window the fields speak for themselves, and the card shows the numbers."""
        if narrow != self._narrow:
            self._narrow = narrow
            for words in (self._facts, self._situation_words, self._die_words):
                words.setVisible(not narrow)
