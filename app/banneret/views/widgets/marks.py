"""Painted parts as widgets, for panels that lay them out among labels: banner and badge."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from banneret.views.paint.badge import Mood, badge_size, paint_badge
from banneret.views.paint.mark import BANNER_SIZE, paint_banner
from banneret.views.theme.theme import Theme


class _Mark(QWidget):
    """A widget that is one painted part and follows the theme."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._refresh)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()


class BannerMark(_Mark):
    """The banner of side `side` (0 is the first), 18 or 22 px. `name` is the side's, for screen readers."""

    def __init__(
        self,
        theme: Theme,
        side: int = 0,
        size: int = BANNER_SIZE,
        *,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._side = side
        self._size = size
        self.setAccessibleName(name)

    def set_side(self, side: int, name: str = "") -> None:
        """Show another side's banner."""
        self._side = side
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        size = self._theme.scale.icon(self._size)
        return QSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_banner(painter, self.rect(), self._side, self._theme.roles)
        painter.end()


class Badge(_Mark):
    """A badge with icon and word; see `paint_badge`."""

    def __init__(
        self,
        theme: Theme,
        word: str = "",
        icon: str = "",
        mood: Mood = Mood.NEUTRAL,
        *,
        dashed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.set_state(word, icon, mood, dashed=dashed)

    def set_state(self, word: str, icon: str, mood: Mood = Mood.NEUTRAL, *, dashed: bool = False) -> None:
        """Tell another state."""
        self._word, self._icon, self._mood, self._dashed = word, icon, mood, dashed
        self.setAccessibleName(word)
        self._refresh()

    def sizeHint(self) -> QSize:
        return badge_size(self._word, self._icon, self._theme.scale, self._mood)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._theme
        paint_badge(
            painter,
            self.rect(),
            self._word,
            self._icon,
            theme.roles,
            theme.scale,
            self._mood,
            dashed=self._dashed,
        )
        painter.end()
