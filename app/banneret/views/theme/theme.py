"""The theme of the running application: its roles, its scale, and everything that must follow a change."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QGuiApplication, QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from shiboken6 import isValid

from banneret.views.theme.focus import FocusRing
from banneret.views.theme.icons import icon
from banneret.views.theme.metrics import SPACE_8
from banneret.views.theme.palette import palette_of
from banneret.views.theme.roles import DARK, LIGHT, Roles
from banneret.views.theme.scale import Scale, TextSize, Type
from banneret.views.theme.sheet import style_sheet


class Scheme(StrEnum):
    """Which theme the GM chose; `SYSTEM` follows the desktop, live."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_QT_SCHEME = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}

IconTarget = QAbstractButton | QAction


class Theme(QObject):
    """Roles and scale of the moment. `changed` is emitted after either became another; repaint then.

    A `Theme` can be used without `install` (tests, pictures): it then changes nothing but itself.
    """

    changed = Signal()

    def __init__(
        self,
        scheme: Scheme = Scheme.SYSTEM,
        text_size: TextSize = TextSize.NORMAL,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._scale = Scale(text_size)
        self._app: QApplication | None = None
        self._ring: FocusRing | None = None
        self._bound: list[tuple[IconTarget, str, str, int]] = []
        self._system = QGuiApplication.styleHints().colorScheme()
        self._roles = self._wanted_roles()

    @property
    def roles(self) -> Roles:
        """The colours of the moment."""
        return self._roles

    @property
    def scale(self) -> Scale:
        """The fonts and heights of the moment."""
        return self._scale

    @property
    def scheme(self) -> Scheme:
        """What the GM chose."""
        return self._scheme

    def install(self, app: QApplication) -> None:
        """Give `app` the look, and keep it so when the desktop turns light or dark."""
        self._app = app
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._on_system_changed)
        self._ring = FocusRing(app, lambda: self._roles)
        if self._scheme is not Scheme.SYSTEM:
            app.styleHints().setColorScheme(_QT_SCHEME[self._scheme])
        self._roles = self._wanted_roles()
        self._dress()

    def set_scheme(self, scheme: Scheme) -> None:
        """Follow the system, or be light or dark whatever it says."""
        if scheme is self._scheme:
            return
        self._scheme = scheme
        if self._app is not None:
            self._app.styleHints().setColorScheme(_QT_SCHEME[scheme])
            self._system = self._app.styleHints().colorScheme()
        self._follow()

    def set_text_size(self, text_size: TextSize) -> None:
        """Make text and the heights that hold it larger or smaller, live."""
        if text_size is self._scale.text_size:
            return
        self._scale = Scale(text_size)
        self._dress()
        self._tell()

    def font(self, kind: Type = Type.BASE, *, bold: bool | None = None) -> QFont:
        """Short for `scale.font`."""
        return self._scale.font(kind, bold=bold)

    def icon(self, name: str, role: str = "ink", size: int = 16) -> QIcon:
        """An icon in the colour `role` (a field of Roles) has now; `bind_icon` gives one that follows."""
        return icon(name, self.colour(role), self._scale.icon(size), self._roles.edge)

    def bind_icon(self, target: IconTarget, name: str, role: str = "ink", size: int = 16) -> None:
        """Give a button or action an icon that follows theme and text size; binding again replaces it.

        A button must have its text already: an icon before a text stands off it.
        """
        self._bound = [bound for bound in self._bound if bound[0] is not target and isValid(bound[0])]
        self._bound.append((target, name, role, size))
        self._set_icon(*self._bound[-1])

    def colour(self, role: str) -> QColor:
        """The colour of the role named `role`; a name Roles has not is an AttributeError."""
        found: QColor = getattr(self._roles, role)
        return found

    def _wanted_roles(self) -> Roles:
        follows = self._scheme is Scheme.SYSTEM and self._system is Qt.ColorScheme.Dark
        return DARK if follows or self._scheme is Scheme.DARK else LIGHT

    def _on_system_changed(self, system: Qt.ColorScheme) -> None:
        self._system = system
        self._follow()

    def _follow(self) -> None:
        wanted = self._wanted_roles()
        if wanted is self._roles:
            return
        self._roles = wanted
        self._dress()
        self._tell()

    def _dress(self) -> None:
        if self._app is None:
            return
        self._app.setFont(self.font())
        self._app.setPalette(palette_of(self._roles))
        self._app.setStyleSheet(style_sheet(self._roles, self._scale))

    def _tell(self) -> None:
        self._bound = [bound for bound in self._bound if isValid(bound[0])]
        for bound in self._bound:
            self._set_icon(*bound)
        if self._ring is not None:
            self._ring.refresh()
        self.changed.emit()

    def _set_icon(self, target: IconTarget, name: str, role: str, size: int) -> None:
        if not isinstance(target, QAbstractButton):
            target.setIcon(self.icon(name, role, size))
            return
        edge = self._scale.icon(size)
        gap = SPACE_8 if isinstance(target, QPushButton) and target.text() else 0
        target.setIcon(icon(name, self.colour(role), edge, self._roles.edge, gap))
        target.setIconSize(QSize(edge + gap, edge))
