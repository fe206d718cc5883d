"""The Fight mode's arrangement, which follows the window's width, its height and the size of its text."""

from typing import NamedTuple

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from banneret.views.theme import Theme
from banneret.views.theme.metrics import PANEL_GAP, WINDOW_MARGIN

_UNBOUNDED = 16_777_215
"""Qt's own largest width and height of a widget."""
_PANEL_TEXT, _PANEL_SPACE = 300, 100
"""Height in which a pair of groups and what they suffer can be read: what grows with the text, and what does not."""
_LEAST_BELOW = 116
"""The bottom row holds at least its heads, a line and a button."""


class _Arrangement(NamedTuple):
    """For windows from `least` px wide: widths of a column of cards and of the log's own (0: none), a fixed height.

    That height is the bottom row's; with a log of its own it is the panel's, and the row beneath takes the rest.
    """

    least: int
    cards: int
    log: int
    fixed: int


_ARRANGEMENTS = (
    _Arrangement(1_720, 336, 488, 476),
    _Arrangement(1_200, 264, 0, 216),
    _Arrangement(0, 224, 0, 148),
)


class FightLayout(QWidget):
    """Columns of cards left and right, the sequence between them, and still to act, log and morale."""

    def __init__(
        self,
        theme: Theme,
        left: QWidget,
        right: QWidget,
        panel: QWidget,
        log: QWidget,
        turn: QWidget,
        morale: QWidget,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._left, self._right, self._panel = left, right, panel
        self._log, self._turn, self._morale = log, turn, morale
        self._now: _Arrangement | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(WINDOW_MARGIN, WINDOW_MARGIN, WINDOW_MARGIN, WINDOW_MARGIN)
        self._grid.setSpacing(PANEL_GAP)
        for widget in (left, panel, turn, log, morale, right):  # Tab follows reading order
            widget.setParent(self)
        theme.changed.connect(self._fit_height)

    def arrange(self, width: int) -> None:
        """Take the arrangement for a window of this width."""
        wanted = next(arrangement for arrangement in _ARRANGEMENTS if width >= arrangement.least)
        if wanted is self._now:
            return
        self._now = wanted
        self._clear()
        for widget in (self._left, self._right):
            widget.setFixedWidth(wanted.cards)
        if wanted.log:
            self._place_wide(wanted)
        else:
            self._place_usual(wanted)
        self._fit_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        """Where text is large or the window low, the bottom row gives way to the panel."""
        if self._now is None:
            return
        scale = self._theme.scale
        room = self.height() - 2 * WINDOW_MARGIN - PANEL_GAP
        least = scale.height(_LEAST_BELOW)
        if self._now.log:
            self._panel.setFixedHeight(max(0, min(scale.height(self._now.fixed), room - least)))
            return
        below = max(least, min(self._now.fixed, room - scale.height(_PANEL_TEXT) - _PANEL_SPACE))
        for widget in (self._turn, self._log, self._morale):
            widget.setFixedHeight(below)

    def _clear(self) -> None:
        for widget in (self._left, self._right, self._panel, self._log, self._turn, self._morale):
            self._grid.removeWidget(widget)
            widget.setMinimumSize(0, 0)
            widget.setMaximumSize(_UNBOUNDED, _UNBOUNDED)
        for column in range(5):
            self._grid.setColumnStretch(column, 0)

    def _place_usual(self, wanted: _Arrangement) -> None:
        grid = self._grid
        for widget in (self._turn, self._morale):
            widget.setFixedWidth(wanted.cards)
        for column, (above, below) in enumerate(
            ((self._left, self._turn), (self._panel, self._log), (self._right, self._morale))
        ):
            grid.addWidget(above, 0, column)
            grid.addWidget(below, 1, column)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)
        grid.setRowStretch(1, 0)

    def _place_wide(self, wanted: _Arrangement) -> None:
        grid = self._grid
        grid.addWidget(self._left, 0, 0, 2, 1)
        grid.addWidget(self._panel, 0, 1, 1, 2)
        grid.addWidget(self._turn, 1, 1)
        grid.addWidget(self._morale, 1, 2)
        self._log.setFixedWidth(wanted.log)
        grid.setRowStretch(0, 0)
        grid.setRowStretch(1, 1)
        grid.addWidget(self._log, 0, 3, 2, 1)
        grid.addWidget(self._right, 0, 4, 2, 1)
        for column in (1, 2):
            grid.setColumnStretch(column, 1)
