"""The arrow between two groups: shows a strike, and takes it out of the action or back into it."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from banneret.rules.troops import Ratio
from banneret.session.sequence_outlook import StrikeOutlook
from banneret.views.paint.arrow import paint_strike_arrow
from banneret.views.text import exact, fill
from banneret.views.theme import Theme, Type
from banneret.views.widgets import plain_tooltip

_WIDTH, _CAPTION, _ARROW = 92, 16, 28


class ArrowButton(QAbstractButton):
    """Checked while the strike is part of the action. `leftward` points from the right group to the left one."""

    def __init__(self, theme: Theme, *, leftward: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._leftward = leftward
        self._side = 0
        self._outlook: StrikeOutlook | None = None
        self._ratio: Ratio | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._dress)
        self._dress()

    def show_strike(
        self, outlook: StrikeOutlook | None, ratio: Ratio, side: int, attacker: str, defender: str
    ) -> None:
        """Show the strike of side `side` (None: it is not part of the action), with its loss ratio (T2)."""
        self._outlook, self._ratio, self._side = outlook, ratio, side
        self.setChecked(outlook is not None)
        words = fill(self.tr("{attacker} strike {defender}"), attacker=attacker, defender=defender)
        self.setAccessibleName(words)
        told = (
            self.tr("{words}: click to leave this strike out")
            if outlook
            else self.tr("{words}: click to take this strike in")
        )
        self.setToolTip(plain_tooltip(fill(told, words=words)))
        self.update()

    def sizeHint(self) -> QSize:
        scale = self._theme.scale
        return QSize(_WIDTH, scale.height(_CAPTION) + scale.height(_ARROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        scale, roles = self._theme.scale, self._theme.roles
        caption = QRect(0, 0, self.width(), scale.height(_CAPTION))
        arrow = QRect(0, caption.height(), self.width(), scale.height(_ARROW))
        painter = QPainter(self)
        painter.setFont(scale.font(Type.CAPTION))
        painter.setPen(roles.ink2)
        if self._outlook is not None:
            text = fill(self.tr("ratio {ratio}"), ratio=exact(str(self._ratio)))
            painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, text)
            paint_strike_arrow(
                painter,
                arrow,
                self._outlook.effectiveness,
                self._side,
                roles,
                scale,
                leftward=self._leftward,
            )
        else:
            painter.setPen(QPen(roles.edge, 1, Qt.PenStyle.DashLine))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(arrow.adjusted(8, 4, -9, -5), 4, 4)
            painter.setPen(roles.ink2)
            painter.drawText(arrow, Qt.AlignmentFlag.AlignCenter, self.tr("no strike"))
        painter.end()

    def _dress(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()
