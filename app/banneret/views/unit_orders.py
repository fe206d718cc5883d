"""What the GM asks of one unit from its card: its menu, a roll of morale, numbers put right by hand."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from banneret.model.troops import Troop
from banneret.session.document import Document
from banneret.views.orders import CorrectionDialog, HeroCorrectionDialog, MoraleDialog, Submit, unit_menu
from banneret.views.theme import Theme


def ask(dialog: QDialog) -> bool:
    """Show a dialog until it is answered; then nothing of it stays behind, to be dressed with every theme."""
    try:
        return bool(dialog.exec())
    finally:
        dialog.deleteLater()


class UnitOrders(QObject):
    """Opens what speaks of one unit; every command goes through `submit`. `writable` False: it only looks."""

    def __init__(
        self, theme: Theme, document: Document, submit: Submit, window: QWidget, *, writable: bool
    ) -> None:
        super().__init__(window)
        self._theme, self._document, self._submit, self._window = theme, document, submit, window
        self._writable = writable
        self._menu: QMenu | None = None

    def open_menu(self, unit: str, place: QPoint) -> None:
        """Open the menu of a unit at a place on the screen."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = unit_menu(
            self._document.state,
            unit,
            submit=self._submit,
            roll_morale=self.roll_morale,
            correct=self.correct,
            parent=self._window,
        )
        self._menu.setEnabled(self._writable)
        self._menu.popup(place)

    def roll_morale(self, unit: str) -> None:
        """Roll a group's morale, with the result before it is accepted (T11)."""
        document = self._document
        troop = document.state.troop(unit)
        ask(
            MoraleDialog(
                self._theme,
                document.state,
                troop,
                submit=self._submit,
                look=document.preview,
                parent=self._window,
            )
        )

    def correct(self, unit: str) -> None:
        """Correct the numbers of a unit (B2)."""
        state = self._document.state
        there = state.units.get(unit)
        if there is None or not self._writable:
            return
        if isinstance(there, Troop):
            ask(CorrectionDialog(self._theme, state, there, submit=self._submit, parent=self._window))
        else:
            ask(HeroCorrectionDialog(self._theme, state, there, submit=self._submit, parent=self._window))
