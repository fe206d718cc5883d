"""The menu's lists of what the campaign holds: its battles, and the rule sets one may be fought under."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QFileDialog, QMenu

from banneret.model.faults import Fault
from banneret.model.hero_commands import ChangeRuleSet
from banneret.session.document import Document
from banneret.session.rule_files import read_rule_file
from banneret.views.orders import Submit
from banneret.views.text.labels import label_text
from banneret.views.widgets import without_mnemonic


class CampaignMenus(QObject):
    """Filled anew each time they open; the open battle and its own rule set are ticked."""

    def __init__(
        self, menu: QMenu, document: Document, submit: Submit, tell_fault: Callable[[Fault], None]
    ) -> None:
        super().__init__(menu)
        self._document, self._submit, self._tell_fault = document, submit, tell_fault
        self._writable = True
        before = menu.actions()[-1]  # the last action ends the program
        self.battles = QMenu(self.tr("Battles"), menu)
        self.rules = QMenu(self.tr("Rules"), menu)
        menu.insertMenu(before, self.battles)
        menu.insertMenu(before, self.rules)
        menu.insertSeparator(before)
        self.battles.aboutToShow.connect(self._fill_battles)
        self.rules.aboutToShow.connect(self._fill_rules)

    def show_document(self, document: Document, *, writable: bool) -> None:
        """Speak of this document from now on."""
        self._document, self._writable = document, writable

    def add_rules(self, file: Path) -> None:
        """Take a rule set from a TOML file into the campaign; what is wrong with it is told."""
        try:
            self._document.keep_rule_set(read_rule_file(file))
        except Fault as fault:
            self._tell_fault(fault)

    def _fill_battles(self) -> None:
        self.battles.clear()
        group = QActionGroup(self.battles)
        for battle, name in self._document.battles().items():
            action = self.battles.addAction(without_mnemonic(name))
            action.setCheckable(True)
            action.setChecked(battle == self._document.battle)
            action.triggered.connect(lambda _on, chosen=battle: self.open_battle(chosen))
            group.addAction(action)

    def open_battle(self, battle: int) -> None:
        """Lay another battle open."""
        try:
            self._document.open_battle(battle)
        except Fault as fault:
            self._tell_fault(fault)

    def _fill_rules(self) -> None:
        self.rules.clear()
        own = self._document.state.rule_set
        known = self._document.rule_sets()
        group = QActionGroup(self.rules)
        if own not in known.values():
            kept = self.rules.addAction(
                self.tr("{name}, as this battle keeps it").replace("{name}", label_text(own.name))
            )
            kept.setCheckable(True)
            kept.setChecked(True)
            group.addAction(kept)
        for rule_set in known.values():
            action = self.rules.addAction(without_mnemonic(label_text(rule_set.name)))
            action.setCheckable(True)
            action.setChecked(rule_set == own)
            action.setEnabled(self._writable)
            action.triggered.connect(
                lambda _on, chosen=rule_set: self._submit(ChangeRuleSet(rule_set=chosen), {})
            )
            group.addAction(action)
        self.rules.addSeparator()
        add = self.rules.addAction(self.tr("Add rules from a file…"))
        add.setEnabled(self._writable)
        add.triggered.connect(self._on_add_rules)

    def _on_add_rules(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            None, self.tr("Add rules from a file"), "", self.tr("Rule sets (*.toml)")
        )
        if chosen:
            self.add_rules(Path(chosen))
