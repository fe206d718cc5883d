"""The Sequence panel: prepares one troop action, shows what it would do, accepts it."""

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QStackedWidget, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import CommanderOrder, ResolveSequence, StrikeOrder
from banneret.model.events import Draft
from banneret.session.draft_dice import with_typed
from banneret.session.sequence_draft import (
    command_of,
    kind_of,
    with_commander,
    with_kind,
    with_situation,
    with_strikes,
)
from banneret.session.sequence_outlook import SequenceOutlook
from banneret.views.sequence.group_controls import GroupControls
from banneret.views.sequence.stages import ManyStage, PairStage, toggled
from banneret.views.text import fault_sentence, fill, number
from banneret.views.theme import Theme, Tone, Type, label, set_primary, set_tone
from banneret.views.theme.metrics import SPACE_4
from banneret.views.widgets import Choice, DieField, DieState, Panel, PrimaryButton, SegmentedControl

ACCEPT_KEY = "Ctrl+Return"
_NARROW = 640


class SequencePanel(Panel):
    """Shows a draft and its outlook; says each change of the draft, never changes the battle itself."""

    draft_changed = Signal(object)
    """The draft as the GM now wants it (a `Draft`)."""
    accept_requested = Signal()
    roll_requested = Signal()
    strikes_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, self.tr("Sequence"))
        self._theme = theme
        self._state: BattleState | None = None
        self._draft: Draft | None = None
        self._outlook = SequenceOutlook()
        self._controls: list[GroupControls] = []
        self._shape: tuple[object, ...] = ()
        self._stage: PairStage | ManyStage | None = None
        self._writable = True
        self._again = False

        self._kind = SegmentedControl(
            theme,
            [
                Choice("melee", self.tr("Melee"), "melee"),
                Choice("shooting", self.tr("Shooting"), "shooting"),
            ],
        )
        self._kind.setAccessibleName(self.tr("Melee or shooting"))
        self._kind.chosen.connect(self._on_kind)
        self._who = QPushButton(self.tr("Who strikes whom…"))
        words = self.tr("Which group strikes which, with how many men")
        self._who.setToolTip(f"{words} (Ctrl+T)")
        self._who.clicked.connect(self.strikes_requested)
        for widget in (self._kind, self._who):
            self.add_to_head(widget)

        self._empty = label(tone=Tone.INK2)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QStackedWidget()
        self._held = QScrollArea()  # in a small window with large text, nothing lies over anything else
        self._held.setFrameShape(QFrame.Shape.NoFrame)
        self._held.setWidgetResizable(True)
        # The room of a focus ring goes to what is scrolled, which would cut it off.
        ring = QMargins(SPACE_4, SPACE_4, SPACE_4, SPACE_4)
        self.body_layout.setContentsMargins(self.body_layout.contentsMargins() - ring)
        self._held.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._held.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._body.addWidget(self._empty)
        self._body.addWidget(self._held)
        self._hint = label(tone=Tone.INK2, look=Type.WORKINGS)
        self._hint.setWordWrap(True)
        self._roll = QPushButton()
        self._roll.clicked.connect(self.roll_requested)
        self._accept = PrimaryButton(theme, "", key=ACCEPT_KEY)
        self._accept.setAutoDefault(True)  # Enter presses it while it has the focus
        self._accept.clicked.connect(self.accept_requested)
        foot = self.foot_layout()
        foot.addWidget(self._hint, 1)
        foot.addWidget(self._roll)
        foot.addWidget(self._accept)
        self.body_layout.addWidget(self._body)

    def show_draft(
        self, state: BattleState, draft: Draft | None, outlook: SequenceOutlook, *, writable: bool
    ) -> None:
        """Show the action as it is prepared; without a draft, why there is nothing to prepare."""
        self._state, self._draft, self._writable = state, draft, writable
        command = command_of(draft)
        if command is None:
            words = self.tr("Sequence {number}")
        elif outlook.settled:
            words = self.tr("Sequence {number}: all have acted")
        else:
            words = self.tr("Sequence {number}, not yet accepted")
        self.set_title(fill(words, number=number(state.sequence)))
        for widget in (self._kind, self._who, self._foot):
            if widget is not None:
                widget.setVisible(command is not None)
        if draft is None or command is None:
            self._empty.setText(
                self.tr(
                    "Fewer than two sides can still fight. "
                    "Rally a group or correct its strength to go on: right-click its card."
                )
            )
            self._body.setCurrentWidget(self._empty)
            self._hint.setText("")
            return
        self._build(state, command)
        self._kind.set_current(kind_of(command))
        if self._stage is not None:
            self._stage.show_draft(state, command, draft, outlook)
            self._body.setCurrentWidget(self._held)
        if outlook.settled:
            accept = self.tr("Accept a further action")
        elif outlook.needed:
            accept = self.tr("Roll and accept sequence {number}")
        else:
            accept = self.tr("Accept sequence {number}")
        self._accept.set_label(fill(accept, number=number(state.sequence)))
        self._outlook = outlook
        self._show_standing()

    def press_accept(self) -> None:
        """Press the button that accepts, if it can be pressed."""
        self._accept.click()

    def press_roll(self) -> None:
        """Press the button that rolls, if it can be pressed."""
        self._roll.click()

    def lead(self, leads: bool) -> None:
        """Let the button that accepts be the window's filled one, or not."""
        set_primary(self._accept, leads)

    def focus_first_die(self) -> None:
        """Put the keyboard where the first die is typed."""
        fields = self._dice_fields()
        if fields:
            fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width()

    def _fit_width(self) -> None:
        """In a narrow window icons stand for words that tooltips repeat."""
        narrow = self.width() < self._theme.scale.height(_NARROW)
        self._kind.set_icons_only(narrow)
        self._accept.set_key("" if narrow else ACCEPT_KEY)
        words = self.tr("Roll again") if self._again else self.tr("Let the app roll")
        self._roll.setText("" if narrow else words)
        self._roll.setAccessibleName(words)
        self._roll.setToolTip(f"{words} (Ctrl+R)")
        self._theme.bind_icon(self._roll, "die")

    # What the GM does

    def _say(self, draft: Draft) -> None:
        self.draft_changed.emit(draft)

    def _on_situation(self, unit: str, value: int) -> None:
        if self._draft is not None:
            self._say(with_situation(self._draft, unit, value))

    def _on_commander(self, unit: str, commander: CommanderOrder | None) -> None:
        if self._draft is not None:
            self._say(with_commander(self._draft, unit, commander))

    def _on_die(self, name: str, value: int | None) -> None:
        if self._draft is None or self._state is None:
            return
        typed = with_typed(self._draft, name, value, self._state.rule_set.margin_die)
        if typed is not self._draft:
            self._say(typed)

    def _on_committed(self, field: DieField) -> None:
        """Enter goes to the next die still empty, after the last to the button that accepts."""
        fields = self._dice_fields()
        later = fields[fields.index(field) + 1 :] if field in fields else []
        target: QWidget = next(
            (f for f in later if f.state in (DieState.EMPTY, DieState.WRONG)), self._accept
        )
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_kind(self, kind: str) -> None:
        if self._draft is not None and self._state is not None:
            self._say(with_kind(self._state, self._draft, "shooting" if kind == "shooting" else "melee"))

    def _on_strike_toggled(self, attacker: str, defender: str, on: bool) -> None:
        command = command_of(self._draft)
        if self._draft is None or self._state is None or command is None:
            return
        self.set_strikes(toggled(command.strikes, attacker, defender, kind_of(command), on))

    def set_strikes(self, strikes: tuple[StrikeOrder, ...]) -> None:
        """Let these be the strikes of the draft."""
        if self._draft is not None and self._state is not None:
            self._say(with_strikes(self._state, self._draft, strikes))

    # How it is shown

    def _build(self, state: BattleState, command: ResolveSequence) -> None:
        """Make the controls anew only where other groups take part, or under other faces."""
        units = tuple(order.unit for order in command.groups)
        shape = (units, tuple(state.troop(unit).side for unit in units), state.rule_set)
        if shape == self._shape:
            return
        self._shape = shape
        if self._stage is not None:
            self._held.takeWidget().deleteLater()
        marks = {side.id: side.mark for side in state.sides}
        sides = {unit: marks[state.troop(unit).side] for unit in units}
        pair = len(units) == 2
        self._controls = [
            GroupControls(self._theme, state.troop(unit), sides[unit], state.rule_set, compact=not pair)
            for unit in units
        ]
        for control in self._controls:
            control.situation_set.connect(self._on_situation)
            control.commander_set.connect(self._on_commander)
            control.die_typed.connect(self._on_die)
            control.die_committed.connect(self._on_committed)
            control.wrong_changed.connect(self._show_standing)
        if pair:
            stage = PairStage(self._theme, self._controls, sides)
            stage.strike_toggled.connect(self._on_strike_toggled)
            self._stage = stage
        else:
            left_sides = {side.id for side in state.sides if side.column == "left"}
            left = frozenset(unit for unit in units if state.troop(unit).side in left_sides)
            self._stage = ManyStage(self._theme, self._controls, sides, left)
        self._stage.setProperty("scroll_body", True)
        self._stage.setContentsMargins(SPACE_4, SPACE_4, SPACE_4, SPACE_4)
        self._held.setWidget(self._stage)

    def _show_standing(self) -> None:
        draft, outlook = self._draft, self._outlook
        if draft is None:
            return
        wrong = any(control.message for control in self._controls)
        refused = outlook.fault is not None or wrong
        self._accept.setEnabled(self._writable and not refused)
        again = not outlook.needed and any(die.source == "app" for die in draft.dice.values())
        if again != self._again:
            self._again = again
            self._fit_width()
        self._roll.setEnabled(self._writable and not refused and (again or bool(outlook.needed)))
        set_tone(self._hint, Tone.HARM if refused else Tone.INK2)
        if outlook.fault is not None:
            self._hint.setText(fault_sentence(outlook.fault, self._names()))
        elif wrong:
            words = self.tr("A number that cannot be, see the red one: {expected}")
            self._hint.setText(fill(words, expected=next(c.message for c in self._controls if c.message)))
        elif outlook.settled:
            self._hint.setText(self.tr("All have acted: a further action keeps their margins"))
        else:
            typed = sum(die.source == "table" for die in draft.dice.values())
            said = [self.tr("%n dice typed", "", typed)] if typed else []
            said.append(
                self.tr("the app rolls %n", "", len(outlook.needed))
                if outlook.needed
                else self.tr("none left to roll")
            )
            self._hint.setText(", ".join(said))

    def _names(self) -> dict[str, str]:
        return {} if self._state is None else {unit.id: unit.name for unit in self._state.units.values()}

    def _dice_fields(self) -> list[DieField]:
        return [field for control in self._controls for field in control.dice_fields()]
