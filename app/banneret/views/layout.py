"""The Fight mode's arrangement, which follows the window's width."""

from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QWidget

from banneret.views.theme.metrics import PANEL_GAP, WINDOW_MARGIN


class _Widths(NamedTuple):
    """Column widths and the bottom row's height, for windows from `least` px wide."""

    least: int
    cards: int
    log: int
    bottom: int


_ARRANGEMENTS = (_Widths(1_720, 336, 488, 216), _Widths(1_200, 264, 0, 216), _Widths(0, 224, 0, 176))
"""Widest first; with a log width the log takes a fourth column at full height."""


class FightLayout(QWidget):
    """Columns of cards left and right, the sequence between them, and still to act, log and morale."""

    def __init__(
        self, left: QWidget, right: QWidget, panel: QWidget, log: QWidget, turn: QWidget, morale: QWidget
    ) -> None:
        super().__init__()
        self._left, self._right, self._panel = left, right, panel
        self._log, self._turn, self._morale = log, turn, morale
        self._now: _Widths | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(WINDOW_MARGIN, WINDOW_MARGIN, WINDOW_MARGIN, WINDOW_MARGIN)
        self._grid.setSpacing(PANEL_GAP)
        for widget in (left, panel, log, right, turn, morale):  # Tab follows reading order
            widget.setParent(self)

    def arrange(self, width: int) -> None:
        """Take the arrangement for a window of this width."""
        wanted = next(widths for widths in _ARRANGEMENTS if width >= widths.least)
        if wanted is self._now:
            return
        self._now = wanted
        grid = self._grid
        for widget in (self._left, self._right, self._panel, self._log, self._turn, self._morale):
            grid.removeWidget(widget)
        for column in range(5):
            grid.setColumnMinimumWidth(column, 0)
            grid.setColumnStretch(column, 0)
        grid.setRowStretch(0, 1)
        grid.setRowMinimumHeight(1, wanted.bottom)
        for widget in (self._left, self._right, self._turn, self._morale):
            widget.setFixedWidth(wanted.cards)
        if wanted.log:
            grid.addWidget(self._left, 0, 0, 2, 1)
            grid.addWidget(self._panel, 0, 1, 1, 2)
            grid.addWidget(self._turn, 1, 1)
            grid.addWidget(self._morale, 1, 2)
            grid.addWidget(self._log, 0, 3, 2, 1)
            grid.addWidget(self._right, 0, 4, 2, 1)
            grid.setColumnMinimumWidth(3, wanted.log)
            for widget in (self._turn, self._morale):
                widget.setMinimumWidth(wanted.cards)
                widget.setMaximumWidth(16_777_215)
            for column in (1, 2):
                grid.setColumnStretch(column, 1)
        else:
            grid.addWidget(self._left, 0, 0)
            grid.addWidget(self._panel, 0, 1)
            grid.addWidget(self._right, 0, 2)
            grid.addWidget(self._turn, 1, 0)
            grid.addWidget(self._log, 1, 1)
            grid.addWidget(self._morale, 1, 2)
            grid.setColumnStretch(1, 1)
        for widget in (self._turn, self._morale) if wanted.log == 0 else (self._turn, self._morale):
            widget.setFixedHeight(wanted.bottom)
        self._log.setMinimumHeight(0)
        if not wanted.log:
            self._log.setFixedHeight(wanted.bottom)
        else:
            self._log.setMaximumHeight(16_777_215)
