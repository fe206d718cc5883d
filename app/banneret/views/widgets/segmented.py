"""A choice of a few that are all in sight: Melee | Shooting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from banneret.views.paint.surface import frame_of, rounded
from banneret.views.theme.icons import paint_icon
from banneret.views.theme.metrics import BUTTON_HEIGHT, BUTTON_SMALL, ICON_SIZE, RADIUS_FIELD
from banneret.views.theme.scale import Type
from banneret.views.theme.theme import Theme
from banneret.views.widgets.plain import plain_tooltip, without_mnemonic

_UNDERLINE = 3
_ICON_GAP = 6


class Choice(NamedTuple):
    """One segment: a `key` for the program, a text for the GM, and maybe an icon before it or a tooltip."""

    key: str
    text: str
    icon: str = ""
    tooltip: str = ""


class _Segment(QRadioButton):
    """One segment: a radio button to the keyboard and to screen readers, painted as part of the whole."""

    def __init__(
        self, theme: Theme, choice: Choice, small: bool, ends: tuple[bool, bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.choice = choice
        self.icon_only = False
        self._theme = theme
        self._small = small
        self._ends = ends
        self.setText(without_mnemonic(choice.text))
        self.setToolTip(plain_tooltip(choice.tooltip))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.toggled.connect(lambda _on: self.update())

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(pos)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def sizeHint(self) -> QSize:
        scale = self._theme.scale
        height = scale.height(BUTTON_SMALL if self._small else BUTTON_HEIGHT)
        padding = 8 if self._small else 12
        width = padding * 2.0
        if self.choice.icon:
            width += scale.icon(ICON_SIZE)
        if not self.icon_only:
            bold = QFontMetricsF(scale.font(Type.BASE, bold=True))  # so that choosing never moves a neighbour
            width += bold.horizontalAdvance(self.choice.text) + (_ICON_GAP if self.choice.icon else 0)
        return QSize(round(width + 0.5), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        roles = self._theme.roles
        box = QRectF(self.rect())
        left, right = self._ends
        on = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded(box, RADIUS_FIELD, left=left, right=right)
        ground = (
            roles.accent_soft if on else roles.sunk if self.underMouse() and self.isEnabled() else roles.card
        )
        painter.fillPath(shape, ground)
        if on:
            painter.setClipRect(QRectF(box.x(), box.bottom() - _UNDERLINE, box.width(), _UNDERLINE))
            painter.fillPath(shape, roles.accent)
            painter.setClipping(False)
        # A segment's own right line is only a divider: the control's border is the outer frame.
        wide = box.adjusted(0 if left else -RADIUS_FIELD, 0, 0 if right else RADIUS_FIELD, 0)
        painter.fillPath(frame_of(wide, RADIUS_FIELD), roles.edge if self.isEnabled() else roles.line)
        if not right:
            painter.fillRect(QRectF(box.right() - 1, box.y() + 1, 1, box.height() - 2), roles.line)
        colour = roles.accent if on else roles.ink if self.isEnabled() else roles.ink2
        self._paint_words(painter, box, on, QPen(colour))
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, on: bool, pen: QPen) -> None:
        scale = self._theme.scale
        font = scale.font(Type.BASE, bold=on)
        text = 0.0 if self.icon_only else QFontMetricsF(font).horizontalAdvance(self.choice.text)
        size = scale.icon(ICON_SIZE) if self.choice.icon else 0
        gap = _ICON_GAP if size and text else 0
        x = box.x() + (box.width() - size - gap - text) / 2
        if size:
            place = QRectF(round(x), box.y() + (box.height() - size) / 2, size, size)
            paint_icon(painter, place, self.choice.icon, pen.color())
        if text:
            painter.setFont(font)
            painter.setPen(pen)
            place = QRectF(x + size + gap, box.y(), text + 2, box.height())
            painter.drawText(
                place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self.choice.text
            )


class SegmentedControl(QWidget):
    """A row of segments of which one is chosen. Tab reaches the chosen one, arrows choose the neighbours."""

    chosen = Signal(str)
    """The user chose the segment of this key; `set_current` does not emit it."""

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[Choice],
        *,
        small: bool = False,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._segments: dict[str, _Segment] = {}
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, choice in enumerate(choices):
            segment = _Segment(theme, choice, small, (number == 0, number == len(choices) - 1), self)
            segment.setChecked(number == 0)
            segment.clicked.connect(lambda _on=False, key=choice.key: self.chosen.emit(key))
            self._segments[choice.key] = segment
            row.addWidget(segment)
        for segment in self._segments.values():
            segment.toggled.connect(self._share_tab)
        self._share_tab()
        theme.changed.connect(self._on_theme_changed)

    @property
    def current(self) -> str:
        """The key of the chosen segment; empty if there is none."""
        return next((key for key, segment in self._segments.items() if segment.isChecked()), "")

    def set_current(self, key: str) -> None:
        """Choose the segment of `key`, without a signal. A key it has not is a KeyError."""
        self._segments[key].setChecked(True)

    def set_choice_enabled(self, key: str, enabled: bool) -> None:
        """Allow or forbid one segment."""
        self._segments[key].setEnabled(enabled)

    def set_icons_only(self, icons_only: bool) -> None:
        """Show icons without their words (in a narrow window); the words become tooltips."""
        for segment in self._segments.values():
            segment.icon_only = icons_only and bool(segment.choice.icon)
            tip = segment.choice.tooltip or (segment.choice.text if segment.icon_only else "")
            segment.setToolTip(plain_tooltip(tip))
        self._on_theme_changed()

    def button(self, key: str) -> QRadioButton:
        """The segment of `key` itself, for focus and shortcuts."""
        return self._segments[key]

    def _share_tab(self, _on: bool = False) -> None:
        """Let Tab stop at the chosen segment only: Qt does so after a click, not after `setChecked`."""
        for segment in self._segments.values():
            stops = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(stops)

    def _on_theme_changed(self) -> None:
        for segment in self._segments.values():
            segment.updateGeometry()
            segment.update()
