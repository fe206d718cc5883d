"""The controls of one group in a troop action: situation bonus, die, commander; each change is said at once."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox

from banneret.model.commands import GroupOrder
from banneret.model.dice import Die
from banneret.model.heroes import Hero
from banneret.model.rule_set import RuleSet
from banneret.model.troops import Troop
from banneret.session.sequence_outlook import GroupOutlook
from banneret.views.sequence.commander_controls import CommanderControls
from banneret.views.text import fill, number, plain, rule_tip, working_line
from banneret.views.text.labels import label_text
from banneret.views.theme import Theme, Type, label
from banneret.views.widgets import DieField, DieState, NumberField, SituationSlider, plain_tooltip


class GroupControls(QObject):
    """The fields of one group, without a layout: a block or a row lays them out.

    Signals give the unit's id first. `die_typed` gives the die's name and its face (None: the app is to roll it).
    """

    situation_set = Signal(str, int)
    commander_set = Signal(str, object)
    die_typed = Signal(str, object)
    die_committed = Signal(object)
    """The field in which Enter was pressed."""
    wrong_changed = Signal()
    """A field began or ceased to hold what cannot be."""

    def __init__(self, theme: Theme, troop: Troop, side: int, rule_set: RuleSet, *, compact: bool) -> None:
        super().__init__()
        self.unit = troop.id
        self.training_die = f"sequence.{troop.id}.training"
        self.strategy_die = f"sequence.{troop.id}.strategy"
        self._names: Mapping[str, str] = {troop.id: troop.name}
        faces = rule_set.margin_die

        self.slider = SituationSlider(theme)
        self.situation = NumberField(theme, 0, 10)
        self.preset = QComboBox()
        self.margin = label(look=Type.WORKINGS)
        self.margin.setWordWrap(True)
        self.margin.setToolTip(rule_tip("T4"))
        self.die = DieField(theme, faces, compact=compact)
        self.commander = CommanderControls(theme, troop, faces)
        self._fill_presets(rule_set)
        self._name_all(troop)

        self.slider.value_edited.connect(self._on_situation)
        self.situation.value_edited.connect(self._on_situation)
        self.preset.activated.connect(self._on_preset)
        self.commander.order_set.connect(lambda order: self.commander_set.emit(self.unit, order))
        for field in (self.situation, self.commander.strategy):
            field.message_changed.connect(self.wrong_changed)
        self._follow_die(self.die, self.training_die)
        self._follow_die(self.commander.die, self.strategy_die)

    def show_order(
        self,
        order: GroupOrder,
        outlook: GroupOutlook,
        dice: Mapping[str, Die],
        names: Mapping[str, str],
        heroes: Sequence[Hero],
    ) -> None:
        """Show what the draft says of the group; fields being typed in keep their text where it means the same.

        `heroes` are those of its side, who may command it (B1).
        """
        self._names = names
        self.slider.set_value(order.situation)
        _show_number(self.situation, order.situation)
        self._show_preset(order.situation)
        self.commander.show_order(order.commander, heroes, outlook)
        self.die.setVisible(not outlook.fixed)
        _show_die(self.die, dice.get(self.training_die))
        _show_die(self.commander.die, dice.get(self.strategy_die))
        self._show_margin(outlook)

    def dice_fields(self) -> list[DieField]:
        """The die fields that are asked for now, in their order."""
        return [field for field in (self.die, self.commander.die) if not field.isHidden()]

    @property
    def message(self) -> str:
        """What is wrong with the first field that holds what cannot be: found, and expected."""
        strategy = self.commander.strategy
        numbers = [self.situation, *([] if strategy.isHidden() else [strategy])]
        messages = [field.message for field in numbers] + [field.message for field in self.dice_fields()]
        return next((message for message in messages if message), "")

    def _follow_die(self, field: DieField, name: str) -> None:
        def on_message(message: str) -> None:
            if message:
                self.die_typed.emit(name, None)  # what stood there on the way to a face too high is no die
            self.wrong_changed.emit()

        field.value_edited.connect(lambda value: self.die_typed.emit(name, value))
        field.message_changed.connect(on_message)
        field.committed.connect(lambda: self.die_committed.emit(field))

    def _fill_presets(self, rule_set: RuleSet) -> None:
        self.preset.setPlaceholderText(self.tr("Another situation"))
        for preset in rule_set.situations:
            self.preset.addItem(f"{number(preset.value)}  {label_text(preset.name)}", preset.value)
        self.preset.setToolTip(rule_tip("T3"))
        self.preset.setMinimumContentsLength(8)
        self.preset.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def _name_all(self, troop: Troop) -> None:
        for widget, words in (
            (self.slider, self.tr("{name}, situation bonus")),
            (self.situation, self.tr("{name}, situation bonus in figures")),
            (self.preset, self.tr("{name}, named situation")),
            (self.die, self.tr("{name}, training die")),
        ):
            widget.setAccessibleName(fill(words, name=troop.name))
        self.slider.setToolTip(rule_tip("T3"))
        self.die.setToolTip(rule_tip("T4"))

    def _show_preset(self, situation: int) -> None:
        current = self.preset.currentData(Qt.ItemDataRole.UserRole)
        if current != situation:
            self.preset.setCurrentIndex(self.preset.findData(situation, Qt.ItemDataRole.UserRole))
            named = self.preset.currentText()
            # The whole name, since a narrow window cuts it.
            self.preset.setToolTip(plain_tooltip(f"{named}\n{rule_tip('T3')}") if named else rule_tip("T3"))

    def _show_margin(self, outlook: GroupOutlook) -> None:
        written = {w.term: plain(working_line(w, self._names).arithmetic) for w in outlook.workings}
        if outlook.margin is None:
            self.margin.setText(self.tr("margin ?"))
        elif outlook.fixed:
            words = self.tr("margin {number}, settled in this sequence")
            self.margin.setText(fill(words, number=number(outlook.margin)))
        else:
            self.margin.setText(fill(self.tr("margin {arithmetic}"), arithmetic=written.get("margin", "")))

    def _on_situation(self, value: int) -> None:
        self.situation_set.emit(self.unit, value)

    def _on_preset(self, index: int) -> None:
        self._on_situation(self.preset.itemData(index, Qt.ItemDataRole.UserRole))


def _show_die(field: DieField, die: Die | None) -> None:
    """Show the draft's die; what is being typed and cannot be a die stays as it is, marked as wrong."""
    if die is None:
        if field.state is not DieState.WRONG:
            field.clear_value()
    elif (field.value, field.state is DieState.ROLLED) != (die.value, die.source == "app"):
        field.set_value(die.value, rolled=die.source == "app")


def _show_number(field: NumberField, value: int) -> None:
    """Show a number; a field that shows it already, or is being typed in, is left alone."""
    if field.value != value and not (field.hasFocus() and (field.wrong or not field.text())):
        field.set_value(value)
