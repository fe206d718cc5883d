"""The window: lays the panels out, shows them the open battle, and carries what they ask for to it."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QIODevice, QSaveFile, QSize
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from banneret.model.battle import BattleState
from banneret.model.commands import AdvanceSequence, Command
from banneret.model.dice import Die
from banneret.model.events import Draft, Panel
from banneret.model.faults import Fault
from banneret.session import assault_draft
from banneret.session.assault_orders import orders_of
from banneret.session.assault_outlook import AssaultOutlook, assault_outlook
from banneret.session.document import Document, Happening
from banneret.session.recent import flashed, fresh_fight, fresh_losses, fresh_sequence
from banneret.session.sequence_draft import command_of, fitted
from banneret.session.sequence_outlook import SequenceOutlook, sequence_outlook
from banneret.views.actions import Actions
from banneret.views.assault.panel import AssaultPanel
from banneret.views.campaign_menus import CampaignMenus
from banneret.views.cards import CardColumn
from banneret.views.layout import FightLayout
from banneret.views.log import LogPanel
from banneret.views.orders import MoralePanel, NoticeBar, StrikesDialog, TurnPanel
from banneret.views.panel_switch import PanelSwitch
from banneret.views.preparing import Preparing
from banneret.views.regions import go_round
from banneret.views.sequence.panel import SequencePanel
from banneret.views.strip import Strip
from banneret.views.text import fault_sentence, fill
from banneret.views.theme import Scheme, TextSize, Theme
from banneret.views.unit_orders import UnitOrders, ask

SMALLEST = QSize(1024, 640)
_TWICE = 400
"""Milliseconds within which the same key is the same wish."""


class MainWindow(QMainWindow):
    """One open battle in the Fight mode."""

    def __init__(self, theme: Theme, document: Document, *, picture: bool = False) -> None:
        """`picture`: only to be painted, as it looks to one who may write."""
        super().__init__()
        self._theme = theme
        self._document = document
        self._writable = document.writable or picture
        self._accepted = QElapsedTimer()
        self._sequence = Preparing(
            "sequence",
            fitted,
            fresh_sequence,
            sequence_outlook,
            SequenceOutlook(),
        )
        self._assault = Preparing(
            "assault",
            assault_draft.fitted,
            fresh_fight,
            assault_outlook,
            AssaultOutlook(),
        )
        self.actions_ = Actions(self, theme)
        self.campaign = CampaignMenus(self.actions_.menu, document, self.submit, self._tell_fault)
        self.strip = Strip(theme, self.actions_.menu, self.actions_.undo, self.actions_.redo)
        self.notice = NoticeBar(theme)
        self.columns = {"left": CardColumn(theme, "left"), "right": CardColumn(theme, "right")}
        self.sequence = SequencePanel(theme)
        self.assault = AssaultPanel(theme)
        self.panels = PanelSwitch(theme, self.sequence, self.assault)
        self.log = LogPanel(theme, document)
        self.turn = TurnPanel(theme)
        self.units = UnitOrders(theme, document, self.submit, self, writable=self._writable)
        self.morale = MoralePanel(theme, self.submit, self.units.roll_morale)
        self.fight = FightLayout(
            theme,
            self.columns["left"],
            self.columns["right"],
            self.panels,
            self.log,
            self.turn,
            self.morale,
        )
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.notice)
        column.addWidget(self.fight, 1)
        self.setCentralWidget(whole)
        self.setMinimumSize(SMALLEST)
        self.panels.show_state(document.state)
        self._connect()
        self._unsubscribe = document.subscribe(self._on_happening)
        self._refresh()
        if not self._writable:
            self.notice.tell(
                self.tr(
                    "This campaign is open elsewhere or cannot be written: here it can be looked at only."
                ),
                "note",
            )

    # What the GM asks for

    def submit(
        self, command: Command, dice: Mapping[str, Die] | None = None, settles: Panel | None = None
    ) -> bool:
        """Let it happen; a refusal is told in the notice bar, and nothing has changed."""
        self.notice.clear()  # before: what showing it tells must stay
        try:
            self._document.accept(command, dice or {}, settles)
        except Fault as fault:
            self._tell_fault(fault)
            return False
        return True

    def tell_unforeseen(self, error: BaseException) -> None:
        """Say that something unforeseen happened; what was kept before is safe."""
        words = self.tr("Something unforeseen happened: {error}. All that was kept is safe on the disk.")
        self.notice.tell(fill(words, error=f"{type(error).__name__}: {error}"[:300]), "fault")

    def paint_into(self, out: Path) -> bool:
        """Paint the window into a picture file; False where it cannot be written, and then nothing of it is there."""
        self.fight.arrange(self.width())
        file = QSaveFile(str(out))
        return file.open(QIODevice.OpenModeFlag.WriteOnly) and self.grab().save(file, "PNG") and file.commit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous() and self.focusWidget() is None:
            self._focus_on()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._unsubscribe()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fight.arrange(self.width())

    def _connect(self) -> None:
        actions = self.actions_
        actions.undo.triggered.connect(lambda: self._walk(self._document.undo))
        actions.redo.triggered.connect(lambda: self._walk(self._document.redo))
        actions.accept.triggered.connect(self._press_accept)
        actions.roll.triggered.connect(self._press_roll)
        actions.strikes.triggered.connect(self._on_strikes)
        actions.next_sequence.triggered.connect(self._on_next_sequence)
        actions.dice.triggered.connect(self._focus_dice)
        regions = (
            self.strip,
            self.columns["left"],
            self.panels,
            self.turn,
            self.log,
            self.morale,
            self.columns["right"],
        )
        actions.next_region.triggered.connect(lambda: go_round(regions, 1))
        actions.previous_region.triggered.connect(lambda: go_round(regions, -1))
        actions.quit.triggered.connect(self.close)
        actions.scheme_chosen.connect(lambda key: self._theme.set_scheme(Scheme(key)))
        actions.text_size_chosen.connect(lambda key: self._theme.set_text_size(TextSize(key)))
        self.sequence.draft_changed.connect(lambda draft: self._keep("sequence", draft))
        self.sequence.accept_requested.connect(lambda: self._on_accept(self._sequence))
        self.sequence.roll_requested.connect(lambda: self._on_roll(self._sequence))
        self.assault.draft_changed.connect(lambda draft: self._keep("assault", draft))
        self.assault.accept_requested.connect(lambda: self._on_accept(self._assault))
        self.assault.roll_requested.connect(lambda: self._on_roll(self._assault))
        self.assault.command_given.connect(self.submit)
        self.panels.currentChanged.connect(lambda _place: self._refresh())
        self.sequence.strikes_requested.connect(self._on_strikes)
        self.turn.next_requested.connect(self._on_next_sequence)
        for column in self.columns.values():
            column.menu_requested.connect(self.units.open_menu)
            column.correction_requested.connect(self.units.correct)
            column.unit_activated.connect(self.units.correct)

    def _walk(self, step: Callable[[], object]) -> None:
        self.notice.clear()  # before: what showing it tells must stay
        try:
            step()
        except Fault as fault:
            self._tell_fault(fault)

    @property
    def _shown(self) -> SequencePanel | AssaultPanel:
        return self.assault if self.panels.shown == "assault" else self.sequence

    def _press_accept(self) -> None:
        # A key pressed twice must not accept a further action unasked, which nobody has begun to prepare.
        prepared = self._assault if self._shown is self.assault else self._sequence
        hasty = self._accepted.isValid() and not self._accepted.hasExpired(_TWICE)
        if prepared.touched or not hasty:
            self._shown.press_accept()

    def _press_roll(self) -> None:
        self._shown.press_roll()

    def _focus_dice(self) -> None:
        self._shown.focus_first_die()

    def _on_accept(self, prepared: Preparing[SequenceOutlook] | Preparing[AssaultOutlook]) -> None:
        try:
            # Rolled here, so that a die keeps the faces it showed before.
            draft = prepared.rolled(self._document) if prepared.outlook.needed else prepared.draft
        except Fault as fault:
            self._tell_fault(fault)
            return
        if draft is not None and self.submit(draft.command, draft.dice, prepared.panel):
            self._accepted.start()
            self._focus_on()  # a second Enter must not accept a further action unasked

    def _focus_on(self) -> None:
        """Put the keyboard where the battle goes on: the first die, or the next sequence once all have acted."""
        if self._waits and self._shown is self.sequence:
            self.turn.focus_next()
        else:
            self._shown.focus_first_die()

    def _on_next_sequence(self) -> None:
        if self.submit(AdvanceSequence()):
            self._accepted.invalidate()
            self._shown.focus_first_die()

    def _on_roll(self, prepared: Preparing[SequenceOutlook] | Preparing[AssaultOutlook]) -> None:
        try:
            rolled = prepared.rolled(self._document)
        except Fault as fault:
            self._tell_fault(fault)
        else:
            self._keep(prepared.panel, rolled)

    def _on_strikes(self) -> None:
        command = command_of(self._sequence.draft)
        if command is None:
            return
        dialog = StrikesDialog(self._theme, self._document.state, command.strikes, parent=self)
        if ask(dialog):
            self.sequence.set_strikes(dialog.strikes())

    def _keep(self, panel: Panel, draft: Draft | None) -> None:
        try:
            self._document.keep_draft(panel, draft)
        except Fault as fault:
            self._tell_fault(fault)
            self._refresh()  # what was not kept is not shown

    def _tell_fault(self, fault: Fault) -> None:
        names = {unit.id: unit.name for unit in self._document.state.units.values()}
        self.notice.tell(fault_sentence(fault, names), "fault")

    # How it is shown

    def _on_happening(self, happening: Happening) -> None:
        try:
            self._show(happening)
        except Fault as fault:
            # It has happened and is on disk: what cannot be read of it must not look like a refusal.
            self._tell_fault(fault)

    def _show(self, happening: Happening) -> None:
        if happening.kind == "opened":
            self.panels.show_state(self._document.state)
        self._refresh(prepared_only=happening.kind == "drafted")
        if happening.event is None:
            return
        undone = happening.kind == "undone"
        for unit, amount in flashed(happening.event.event.changes).items():
            for column in self.columns.values():
                column.flash(unit, -amount if undone else amount, reverse=undone)

    def _refresh(self, *, prepared_only: bool = False) -> None:
        """Show where the battle stands; `prepared_only` where no more than a draft is another, as at each key."""
        document = self._document
        state = document.state
        assaults = self._shown is self.assault
        self._sequence.follow(document)
        # All have acted and nobody prepares a further action: what goes on is the next sequence.
        self._waits = self._sequence.outlook.settled and not self._sequence.touched
        self.turn.lead(self._waits and not assaults)
        self.sequence.lead(not self._waits)
        # Of the two panels the hidden one can wait until it is shown.
        if assaults:
            self._assault.follow(document)
            self.assault.show_draft(
                state, self._assault.draft, self._assault.outlook, writable=self._writable
            )
        else:
            self.sequence.show_draft(
                state, self._sequence.draft, self._sequence.outlook, writable=self._writable
            )
        self._show_cards(state, assaults=assaults)
        self.strip.show_document(document, writable=self._writable)
        if prepared_only:
            return
        self.turn.set_state(state, writable=self._writable)
        self.morale.set_state(state, fresh_losses(document), writable=self._writable)
        self.actions_.next_sequence.setEnabled(self._writable)
        self.actions_.strikes.setEnabled(not assaults)
        self.campaign.show_document(document, writable=self._writable)
        self.setWindowTitle(f"{state.name} — Banneret")

    def _show_cards(self, state: BattleState, *, assaults: bool) -> None:
        """Show the units, those of the prepared action marked, with what it would make of them."""
        sequence = command_of(self._sequence.draft)
        fight = assault_draft.command_of(self._assault.draft)
        orders = sequence.groups if sequence else ()
        led = {
            order.unit: order.commander.hero for order in orders if order.commander and order.commander.hero
        }
        if assaults:
            acting = {order.unit for order in orders_of(fight)} if fight else set()
            after = self._assault.outlook.after
        else:
            acting = {order.unit for order in orders}
            after = None if self._waits else self._sequence.outlook.after
        for column in self.columns.values():
            column.set_state(state, after)
            column.set_in_action(acting)
            column.set_commanders(led)
