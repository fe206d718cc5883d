"""The few icons a style sheet needs as files (ticks, arrows), kept in memory as Qt resources.

A style sheet takes images from a path only, and one drawing in one colour cannot serve two themes. So the
SVGs are recoloured and registered under `:/banneret-<theme>-<glyph>.svg`, without a temporary file.
"""

from __future__ import annotations

from struct import pack

from PySide6.QtCore import qRegisterResourceData

from banneret.views.theme.icons import svg_of
from banneret.views.theme.roles import Roles

_registered: dict[str, tuple[bytes, bytes, bytes]] = {}
"""Qt reads these bytes for as long as the process lives, so they are never let go."""


def _drawings(roles: Roles) -> dict[str, bytes]:
    wanted = (
        ("down", "chevron-down", roles.ink2),
        ("up", "chevron-up", roles.ink2),
        ("right", "chevron-right", roles.ink2),
        ("left", "chevron-left", roles.ink2),
        ("tick", "check", roles.on_accent),
        ("part", "minus", roles.on_accent),
        ("menu-tick", "check", roles.ink),
        ("close", "cross", roles.ink2),
    )
    return {glyph: svg_of(name, colour) for glyph, name, colour in wanted}


def _name(roles: Roles, glyph: str) -> str:
    return f"banneret-{roles.name}-{glyph}.svg"


def glyph_url(roles: Roles, glyph: str) -> str:
    """The style sheet's `url(...)` of `glyph` in `roles`; registers the theme's glyphs when first asked."""
    if roles.name not in _registered:
        _registered[roles.name] = tables = _resource(
            {_name(roles, found): drawing for found, drawing in _drawings(roles).items()}
        )
        qRegisterResourceData(1, *tables)
    return f"url(:/{_name(roles, glyph)})"


def _hash(name: str) -> int:
    """Qt's own hash of a resource name, by which it searches."""
    value = 0
    for letter in name:
        value = (value << 4) + ord(letter)
        value = (value ^ ((value & 0xF0000000) >> 23)) & 0x0FFFFFFF
    return value


def _resource(files: dict[str, bytes]) -> tuple[bytes, bytes, bytes]:
    """Qt resource tables of version 1 (tree, names, data) with all `files` in the root folder."""
    ordered = sorted(files, key=_hash)
    tree = pack(">IHII", 0, 2, len(ordered), 1)
    names = pack(">HI", 0, 0)
    data = b""
    for name in ordered:
        tree += pack(">IHHHI", len(names), 0, 0, 1, len(data))
        names += pack(">HI", len(name), _hash(name)) + name.encode("utf-16-be")
        data += pack(">I", len(files[name])) + files[name]
    return tree, names, data
