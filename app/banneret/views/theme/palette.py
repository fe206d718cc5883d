"""The roles as a QPalette, for everything Qt draws without a style sheet rule."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from banneret.views.theme.roles import Roles

_ROLE = QPalette.ColorRole
_GROUP = QPalette.ColorGroup


def palette_of(roles: Roles) -> QPalette:
    """A palette with every colour role Qt reads; disabled text is `ink2`, never fainter."""
    palette = QPalette()
    for group in (_GROUP.Active, _GROUP.Inactive, _GROUP.Disabled):
        for role, colour in (
            (_ROLE.Window, roles.window),
            (_ROLE.Base, roles.card),
            (_ROLE.Button, roles.card),
            (_ROLE.AlternateBase, roles.sunk),
            (_ROLE.Text, roles.ink),
            (_ROLE.WindowText, roles.ink),
            (_ROLE.ButtonText, roles.ink),
            (_ROLE.BrightText, roles.harm),
            (_ROLE.PlaceholderText, roles.ink2),
            (_ROLE.ToolTipBase, roles.card),
            (_ROLE.ToolTipText, roles.ink),
            (_ROLE.Mid, roles.edge),
            (_ROLE.Midlight, roles.line),
            (_ROLE.Light, roles.card),
            (_ROLE.Dark, roles.edge),
            (_ROLE.Shadow, roles.edge),
            (_ROLE.Highlight, roles.accent),
            (_ROLE.HighlightedText, roles.on_accent),
            (_ROLE.Accent, roles.accent),
            (_ROLE.Link, roles.accent),
            (_ROLE.LinkVisited, roles.accent),
        ):
            palette.setColor(group, role, colour)
    for role in (_ROLE.Text, _ROLE.WindowText, _ROLE.ButtonText):
        palette.setColor(_GROUP.Disabled, role, roles.ink2)
    return palette
