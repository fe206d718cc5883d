"""A panel: a card with a head of 44, a body, and a foot of 48 if it has buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from banneret.views.theme.metrics import (
    PANEL_FOOT,
    PANEL_HEAD,
    PANEL_HEAD_SMALL,
    PANEL_PADDING,
    ROW_GAP,
    SPACE_8,
)
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.labels import ElidedLabel


class Panel(QFrame):
    """Card frame with a head (title left, what is added to it right) and a body.

    Add to `head_layout`, `body_layout` and `foot_layout()`. The body has a padding of 12 and rows 4 apart.
    """

    def __init__(
        self,
        theme: Theme,
        title: str = "",
        *,
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._head_height = PANEL_HEAD_SMALL if small else PANEL_HEAD
        self._titled = True
        self._foot: QFrame | None = None
        self._foot_layout: QHBoxLayout | None = None
        self.setProperty("panel", True)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)  # the style sheet keeps its border free
        self._whole.setSpacing(0)
        self.head = QFrame(self)
        self.head.setProperty("panel_head", True)
        self.head_layout = QHBoxLayout(self.head)
        self.head_layout.setContentsMargins(PANEL_PADDING, 0, SPACE_8, 0)
        self.head_layout.setSpacing(SPACE_8)
        self.title = ElidedLabel("", Type.TITLE, parent=self.head)
        self.head_layout.addWidget(self.title)
        self.head_layout.addStretch(1)
        self.body = QWidget(self)
        self.body_layout = QVBoxLayout(self.body)
        self.body_layout.setContentsMargins(PANEL_PADDING, SPACE_8, PANEL_PADDING, SPACE_8)
        self.body_layout.setSpacing(ROW_GAP)
        self._whole.addWidget(self.head)
        self._whole.addWidget(self.body, 1)
        self.set_title(title)
        theme.changed.connect(self._fit)
        self._fit()

    def set_title(self, title: str) -> None:
        """Name the panel; it is its accessible name too. Without a title the head begins with what is added."""
        self.title.setText(title)
        self._show_title()
        self.setAccessibleName(title)

    def set_titled(self, titled: bool) -> None:
        """Show the title in the head, or leave its room to what was added."""
        self._titled = titled
        self._show_title()

    def _show_title(self) -> None:
        self.title.setVisible(self._titled and bool(self.title.text()))

    def add_to_head(self, widget: QWidget) -> None:
        """Put `widget` at the right end of the head."""
        self.head_layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_body(self, widget: QWidget) -> None:
        """Let `widget` fill the whole body, without padding, as a table does."""
        self.body_layout.setContentsMargins(0, 0, 0, 0)
        self.body_layout.addWidget(widget, 1)

    def foot_layout(self) -> QHBoxLayout:
        """The row of the foot, under a line; made when first asked for."""
        if self._foot_layout is None:
            self._foot = QFrame(self)
            self._foot.setProperty("panel_foot", True)
            self._foot_layout = QHBoxLayout(self._foot)
            self._foot_layout.setContentsMargins(PANEL_PADDING, 0, PANEL_PADDING, 0)
            self._foot_layout.setSpacing(SPACE_8)
            self._whole.addWidget(self._foot)
            self._fit()
        return self._foot_layout

    def _fit(self) -> None:
        self.head.setFixedHeight(self._theme.scale.height(self._head_height))
        if self._foot is not None:
            self._foot.setFixedHeight(self._theme.scale.height(PANEL_FOOT))
