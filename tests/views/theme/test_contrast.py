"""Every pair of colours that is read as text or seen as a control is told apart by enough contrast."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

from banneret.views.theme import DARK, LIGHT, Division, Roles, division, palette_of

TEXT, CONTROL = 4.5, 3.0
THEMES = pytest.mark.parametrize("roles", [LIGHT, DARK], ids=lambda roles: roles.name)


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """WCAG's contrast ratio."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@THEMES
def test_text_is_readable_on_every_ground(roles: Roles) -> None:
    grounds = (roles.window, roles.card, roles.sunk, roles.accent_soft, roles.past)
    pairs = [(text, ground) for text in (roles.ink, roles.ink2) for ground in grounds]
    pairs += [(text, ground) for text in (roles.accent, roles.harm, roles.warn) for ground in grounds[:3]]
    pairs += [
        (roles.accent, roles.accent_soft),
        (roles.on_accent, roles.accent),
        (roles.harm, roles.harm_soft),
        (roles.on_harm, roles.harm),
        (roles.warn, roles.warn_soft),
        (roles.ink, roles.harm_soft),
        (roles.ink, roles.warn_soft),
    ]
    for side in roles.sides:
        pairs += [(side.on, side.colour), (roles.ink, side.soft), (side.colour, roles.card)]
        pairs += [(side.colour, roles.window), (side.colour, roles.sunk)]
    for text, ground in pairs:
        assert contrast(text, ground) >= TEXT, f"{text.name()} on {ground.name()}"


@THEMES
def test_borders_of_controls_and_shapes_are_seen_on_every_ground(roles: Roles) -> None:
    for ground in (roles.window, roles.card, roles.sunk):
        for shape in (roles.edge, roles.accent, roles.harm, roles.steel):
            assert contrast(shape, ground) >= CONTROL, f"{shape.name()} on {ground.name()}"


@THEMES
def test_patterns_are_seen_on_their_own_ground(roles: Roles) -> None:
    for pattern in (roles.fled, roles.light, roles.severe, roles.dead):
        assert contrast(pattern.stroke, pattern.ground) >= CONTROL


@THEMES
def test_the_palette_says_what_the_roles_say(roles: Roles) -> None:
    palette = palette_of(roles)
    role = QPalette.ColorRole
    wanted = {
        role.Window: roles.window,
        role.Base: roles.card,
        role.Button: roles.card,
        role.AlternateBase: roles.sunk,
        role.Text: roles.ink,
        role.WindowText: roles.ink,
        role.ButtonText: roles.ink,
        role.PlaceholderText: roles.ink2,
        role.Mid: roles.edge,
        role.Midlight: roles.line,
        role.Highlight: roles.accent,
        role.HighlightedText: roles.on_accent,
        role.Link: roles.accent,
    }
    assert {found: palette.color(found).name() for found in wanted} == {
        found: colour.name() for found, colour in wanted.items()
    }


def test_sides_are_told_apart_without_their_hue() -> None:
    assert [division(side) for side in range(6)] == list(Division)
    marks = [(side % 6, division(side)) for side in range(36)]
    assert len(set(marks)) == 36
    assert LIGHT.side(7) is LIGHT.side(1)


def test_nothing_but_the_roles_names_a_colour(repository: Path) -> None:
    views = repository / "app" / "banneret" / "views"
    named = re.compile(r"#[0-9A-Fa-f]{6}\b|GlobalColor\.(?!transparent)|rgb\(")
    guilty = [
        path.relative_to(views).as_posix()
        for path in views.rglob("*.py")
        if path.name != "roles.py" and named.search(path.read_text(encoding="utf-8"))
    ]
    assert guilty == []
