"""The focus ring: 2 px accent with 1 px of ground between, outside whatever has the keyboard.

A style sheet cannot draw outside a control, so one thin overlay follows the focus. It is a child of the
nearest ancestor that has room for it, never takes the pointer and never takes part in a layout. A widget that
shows focus by itself (a list of cards rings the current card) sets the property `own_focus_ring`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QScrollArea, QSplitter, QWidget
from shiboken6 import isValid

from banneret.views.theme.metrics import FOCUS_GAP, FOCUS_WIDTH, RADIUS_FIELD
from banneret.views.theme.roles import Roles

_REACH = FOCUS_GAP + FOCUS_WIDTH
_FOLLOWED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
    QEvent.Type.ZOrderChange,
    QEvent.Type.EnabledChange,
)
OWN_RING = "own_focus_ring"


def paint_focus_ring(
    painter: QPainter, rect: QRect | QRectF, roles: Roles, radius: float = RADIUS_FIELD
) -> None:
    """Draw the ring round `rect` (a control's or card's own border): 1 px of ground, then 2 px of accent."""
    reach = FOCUS_GAP + FOCUS_WIDTH / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(roles.accent, FOCUS_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = QRectF(rect).adjusted(-reach, -reach, reach, reach)
    painter.drawRoundedRect(ring, radius + reach, radius + reach)
    painter.restore()


class _Ring(QWidget):
    """The overlay itself."""

    def __init__(self, roles: Callable[[], Roles], parent: QWidget) -> None:
        super().__init__(parent)
        self._roles = roles
        self.setObjectName("focus_ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_focus_ring(painter, self.rect().adjusted(_REACH, _REACH, -_REACH, -_REACH), self._roles())
        painter.end()


def _takes_ring(widget: QWidget) -> bool:
    if widget.isWindow() or isinstance(widget, QMenu | QMenuBar) or widget.property(OWN_RING):
        return False
    return widget.window().windowType() not in (Qt.WindowType.Popup, Qt.WindowType.ToolTip)


class FocusRing(QObject):
    """Follows the application's focus with one ring. `roles` gives the roles of the moment."""

    def __init__(self, app: QApplication, roles: Callable[[], Roles]) -> None:
        super().__init__(app)
        self._app = app
        self._roles = roles
        self._ring: _Ring | None = None
        self._focused: QWidget | None = None
        self._watched: list[QWidget] = []
        app.focusChanged.connect(self._on_focus_changed)

    def stop(self) -> None:
        """Follow the focus no longer."""
        self._app.focusChanged.disconnect(self._on_focus_changed)
        self._on_focus_changed(None, None)

    def refresh(self) -> None:
        """Draw again after a change of theme or text size."""
        self._place()
        if self._ring is not None and isValid(self._ring):
            self._ring.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self._place()
        return False

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
        self._focused = new if new is not None and _takes_ring(new) else None
        self._place()

    def _host(self, focused: QWidget) -> QWidget:
        """The nearest ancestor the ring fits in; a viewport or window is never climbed out of."""
        self._watch(focused)
        host = focused.parentWidget() or focused.window()
        while not host.isWindow():
            self._watch(host)
            above = host.parentWidget() or host.window()
            place = QRect(focused.mapTo(host, QPoint()), focused.size())
            if isinstance(above, QScrollArea) and above.viewport() is host:
                break
            fits = host.rect().contains(place.adjusted(-_REACH, -_REACH, _REACH, _REACH))
            if fits and not isinstance(host, QSplitter):
                break
            host = above
        return host

    def _watch(self, widget: QWidget) -> None:
        if widget not in self._watched:
            widget.installEventFilter(self)
            self._watched.append(widget)

    def _place(self) -> None:
        ring = self._ring if self._ring is not None and isValid(self._ring) else None
        focused = self._focused if self._focused is not None and isValid(self._focused) else None
        if focused is None or not focused.isVisible() or not focused.isEnabled():
            if ring is not None:
                ring.hide()
            return
        host = self._host(focused)
        if ring is None:
            self._ring = ring = _Ring(self._roles, host)
        elif ring.parentWidget() is not host:
            ring.setParent(host)
        place = QRect(focused.mapTo(host, QPoint()), focused.size())
        ring.setGeometry(place.adjusted(-_REACH, -_REACH, _REACH, _REACH))
        ring.show()
        ring.raise_()
