"""The Assault panel: prepares one fight between heroes, shows what it would do, accepts it."""

from PySide6.QtCore import QMargins, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget

from banneret.model.battle import BattleState
from banneret.model.dice import DieNeeded
from banneret.model.events import Draft
from banneret.session.assault_draft import (
    command_of,
    possible_kinds,
    with_hero,
    with_kind,
    with_opponents,
    with_order,
    with_terror,
)
from banneret.session.assault_moves import comebacks
from banneret.session.assault_orders import FightKind, kind_of, orders_of
from banneret.session.assault_outlook import AssaultOutlook
from banneret.session.draft_dice import with_typed
from banneret.views.assault.empty_page import EmptyPage
from banneret.views.assault.fighter_block import FighterBlock
from banneret.views.assault.stage import AssaultStage
from banneret.views.text import fault_sentence, fill
from banneret.views.text.hero_commands import accept_label, hero_command_label
from banneret.views.theme import Theme, Tone, Type, label, set_tone
from banneret.views.theme.metrics import SPACE_4, SPACE_8
from banneret.views.widgets import (
    Choice,
    DieField,
    DieState,
    Panel,
    PrimaryButton,
    SegmentedControl,
)

ACCEPT_KEY = "Ctrl+Return"
_NARROW = 640
_KINDS: tuple[FightKind, ...] = ("melee", "shooting", "mount", "flight", "terror")


class AssaultPanel(Panel):
    """Shows a draft and its outlook; says each change of the draft, never changes the battle itself."""

    draft_changed = Signal(object)
    """The draft as the GM now wants it (a `Draft`)."""
    accept_requested = Signal()
    roll_requested = Signal()
    command_given = Signal(object)
    """A simple command for one hero (a `Command`): pick up, draw, mount, come back…"""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, self.tr("Assault"))
        self._theme = theme
        self._state: BattleState | None = None
        self._draft: Draft | None = None
        self._outlook = AssaultOutlook()
        self._writable = True
        self._again = False

        self._kind = SegmentedControl(
            theme,
            [
                Choice("melee", self.tr("Melee"), "melee"),
                Choice("shooting", self.tr("Shooting"), "shooting"),
                Choice("mount", self.tr("The mount"), "mount"),
                Choice("flight", self.tr("Flight"), "fled"),
                Choice("terror", self.tr("Terror"), "terror"),
            ],
            small=True,
            name=self.tr("What kind of fight"),
        )
        self._kind.chosen.connect(self._on_kind)
        self.add_to_head(self._kind)

        self._stage = AssaultStage(theme)
        self._stage.block_made.connect(self._listen)
        self._stage.opponents_said.connect(self._on_opponents)
        self._stage.swap_wanted.connect(self._on_swap)
        self._stage.dice.die_typed.connect(self._on_die)
        self._stage.dice.die_committed.connect(self._on_committed)
        self._stage.dice.wrong_changed.connect(self._show_standing)
        self._empty = EmptyPage()
        self._body = QStackedWidget()
        self._body.addWidget(self._empty)
        self._body.addWidget(self._stage)
        # The room of a focus ring goes to what is scrolled, which would cut it off.
        ring = QMargins(SPACE_4, SPACE_4, SPACE_4, SPACE_4)
        self.body_layout.setContentsMargins(self.body_layout.contentsMargins() - ring)
        self.body_layout.addWidget(self._body)

        self._hint = label(tone=Tone.INK2, look=Type.WORKINGS)
        self._hint.setWordWrap(True)
        self._roll = QPushButton()
        self._roll.clicked.connect(self._on_roll)
        self._accept = PrimaryButton(theme, "", key=ACCEPT_KEY)
        self._accept.setAutoDefault(True)  # Enter presses it while it has the focus
        self._accept.clicked.connect(self.accept_requested)
        foot = self.foot_layout()
        foot.addWidget(self._hint, 1)
        foot.addWidget(self._roll)
        foot.addWidget(self._accept)
        theme.changed.connect(self._on_theme_changed)

    def show_draft(
        self, state: BattleState, draft: Draft | None, outlook: AssaultOutlook, *, writable: bool
    ) -> None:
        """Show the fight as it is prepared; without a draft, why there is nothing to prepare."""
        self._state, self._draft, self._outlook, self._writable = state, draft, outlook, writable
        command = command_of(draft)
        for widget in (self._kind, self._foot):
            if widget is not None:
                widget.setVisible(command is not None)
        if draft is None or command is None:
            self._show_empty(state)
            return
        possible = possible_kinds(state)
        for kind in _KINDS:
            self._kind.set_choice_enabled(kind, kind in possible)
        self._kind.set_current(kind_of(command))
        self._stage.show_draft(state, command, draft, outlook, writable=writable)
        self._body.setCurrentWidget(self._stage)
        self._accept.set_label(accept_label(command, rolls=bool(outlook.needed)))
        self._show_standing()

    def press_accept(self) -> None:
        """Press the button that accepts, if it can be pressed."""
        self._accept.click()

    def press_roll(self) -> None:
        """Press the button that rolls, if it can be pressed."""
        self._roll.click()

    def focus_first_die(self) -> None:
        """Put the keyboard where the first die is typed."""
        fields = self._stage.dice.fields()
        if fields:
            fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width()

    def _on_theme_changed(self) -> None:
        if self._state is not None:
            self.show_draft(self._state, self._draft, self._outlook, writable=self._writable)

    # What the GM does

    def _listen(self, block: FighterBlock) -> None:
        block.hero_chosen.connect(self._on_hero)
        block.order_said.connect(self._on_order)
        block.terror_set.connect(self._on_terror)
        block.command_given.connect(self.command_given)
        block.wrong_changed.connect(self._show_standing)

    def _on_kind(self, kind: str) -> None:
        wanted = next(known for known in _KINDS if known == kind)
        if self._state is not None and self._draft is not None:
            self.draft_changed.emit(with_kind(self._state, self._draft, wanted))

    def _on_hero(self, place: int, unit: str) -> None:
        if self._state is not None and self._draft is not None:
            self.draft_changed.emit(with_hero(self._state, self._draft, place, unit))

    def _on_swap(self) -> None:
        command = command_of(self._draft)
        if command is not None:
            self._on_hero(0, orders_of(command)[1].unit)

    def _on_order(self, place: int, said: dict[str, object]) -> None:
        if self._state is not None and self._draft is not None:
            self.draft_changed.emit(with_order(self._state, self._draft, place, **said))

    def _on_opponents(self, units: list[str]) -> None:
        if self._state is not None and self._draft is not None:
            self.draft_changed.emit(with_opponents(self._state, self._draft, units))

    def _on_terror(self, terror: int) -> None:
        if self._state is not None and self._draft is not None:
            self.draft_changed.emit(with_terror(self._state, self._draft, terror))

    def _on_die(self, needed: DieNeeded, value: int | None) -> None:
        if self._draft is None:
            return
        typed = with_typed(self._draft, needed.name, value, needed.faces)
        if typed is not self._draft:
            self.draft_changed.emit(typed)

    def _on_roll(self) -> None:
        self.roll_requested.emit()
        QTimer.singleShot(0, self._stage.show_results)  # once what was rolled is laid out

    def _on_committed(self, field: DieField) -> None:
        """Enter goes to the next die still empty, after the last to the button that accepts."""
        fields = self._stage.dice.fields()
        later = fields[fields.index(field) + 1 :] if field in fields else []
        target = next((f for f in later if f.state in (DieState.EMPTY, DieState.WRONG)), None)
        if target is None:
            self._stage.show_results()
            self._accept.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._stage.ensureWidgetVisible(target)
            target.setFocus(Qt.FocusReason.TabFocusReason)

    # How it is shown

    def _show_empty(self, state: BattleState) -> None:
        names = {unit.id: unit.name for unit in state.units.values()}
        self._empty.show_page(
            self.tr("No hero is in the fight. Bring one back, heal one, or let one join the battle."),
            [(hero_command_label(command, names), command) for command in comebacks(state)],
            writable=self._writable,
            give=self.command_given.emit,
        )
        self._body.setCurrentWidget(self._empty)
        self._hint.setText("")

    def _show_standing(self) -> None:
        draft, outlook, state = self._draft, self._outlook, self._state
        if draft is None or state is None:
            return
        fields = self._stage.dice.fields()
        wrong_die = next((field for field in fields if field.state is DieState.WRONG), None)
        wrong = wrong_die is not None or any(
            block.wrong for block in self._stage.blocks if not block.isHidden()
        )
        refused = outlook.fault is not None or wrong
        self._accept.setEnabled(self._writable and not refused)
        asked = {needed.name for needed in outlook.asked}
        dice = [die for name, die in draft.dice.items() if name in asked]
        again = not outlook.needed and any(die.source == "app" for die in dice)
        self._again = again
        self._roll.setEnabled(self._writable and not refused and (again or bool(outlook.needed)))
        self._roll.setVisible(not refused)  # its room is the refusal's
        self._fit_width()
        set_tone(self._hint, Tone.HARM if refused else Tone.INK2)
        if outlook.fault is not None:
            names = {unit.id: unit.name for unit in state.units.values()}
            self._hint.setText(fault_sentence(outlook.fault, names))
        elif wrong_die is not None:
            words = self.tr("{die}: {expected}")
            said = fill(words, die=wrong_die.accessibleName(), expected=wrong_die.message)
            self._hint.setText(said)
        elif wrong:
            self._hint.setText(self.tr("A field holds what cannot be: see the red one"))
        else:
            self._hint.setText(self._counted(sum(die.source == "table" for die in dice)))

    def _counted(self, typed: int) -> str:
        said = [self.tr("%n dice typed", "", typed)] if typed else []
        needed = len(self._outlook.needed)
        said.append(self.tr("the app rolls %n", "", needed) if needed else self.tr("none left to roll"))
        return ", ".join(said)

    def _fit_width(self) -> None:
        """In a narrow window icons stand for words that tooltips repeat."""
        narrow = self.width() < self._theme.scale.height(_NARROW)
        self._accept.set_key("" if narrow else ACCEPT_KEY)
        words = self.tr("Roll again") if self._again else self.tr("Let the app roll")
        self._roll.setText("" if narrow else words)
        self._roll.setAccessibleName(words)
        self._roll.setToolTip(f"{words} (Ctrl+R)")
        self._theme.bind_icon(self._roll, "die")
        self._kind.set_icons_only(False)
        margins = self.head_layout.contentsMargins()
        needed = self._kind.sizeHint().width() + margins.left() + margins.right()
        for place in range(self.head_layout.count()):
            item = self.head_layout.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self._kind and not widget.isHidden():
                needed += widget.minimumSizeHint().width() + SPACE_8
        self._kind.set_icons_only(needed > self.head.width())
