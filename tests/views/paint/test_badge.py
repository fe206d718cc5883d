"""Badges and rule tags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize

from banneret.views.paint import Mood, badge_rect, badge_size, paint_badge, paint_tag, tag_size
from banneret.views.theme import Roles, Scale, TextSize


@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize("dashed", [False, True])
@pytest.mark.parametrize("word", ["", "Holds", "Hidden from players", "😀 שלום", "x" * 2000])
def test_every_badge_is_drawn_in_its_colours(canvas, roles: Roles, mood: Mood, dashed: bool, word) -> None:
    scale = Scale()
    size = badge_size(word, "check", scale, mood)
    drawn = canvas(size.width(), size.height()).paint(
        lambda painter: paint_badge(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            word,
            "check",
            roles,
            scale,
            mood,
            dashed=dashed,
        )
    )
    grounds = {Mood.NEUTRAL: roles.sunk, Mood.WARN: roles.warn_soft, Mood.HARM: roles.harm_soft}
    assert drawn.at(3, 4).name() == grounds[mood].name()


def test_a_dashed_border_has_gaps(canvas, roles: Roles) -> None:
    def whole(*, dashed: bool) -> int:
        drawn = canvas(100, 20).paint(
            lambda painter: paint_badge(
                painter,
                QRectF(0, 0, 100, 20),
                "Will drop",
                "dropped",
                roles,
                Scale(),
                Mood.HARM,
                dashed=dashed,
            )
        )
        return len(drawn.row(0, roles.harm, near=6))

    assert whole(dashed=False) > 85
    assert whole(dashed=True) < 75


def test_a_compact_badge_drops_only_a_neutral_word(roles: Roles) -> None:
    scale = Scale()
    assert badge_size("Holds", "check", scale, compact=True) == QSize(20, 20)
    for mood in (Mood.WARN, Mood.HARM):
        assert badge_size("Broken", "broken", scale, mood, compact=True) == badge_size(
            "Broken", "broken", scale, mood
        )
    assert badge_size("Holds", "", scale, compact=True).width() > 20


def test_badges_grow_with_the_text(qapp) -> None:
    small, large = (badge_size("Holds", "check", Scale(size)) for size in (TextSize.NORMAL, TextSize.LARGEST))
    assert (small.height(), large.height()) == (20, 28)
    assert large.width() > small.width()


def test_a_badge_too_narrow_for_its_word_keeps_inside(canvas, roles: Roles) -> None:
    drawn = canvas(100, 20).paint(
        lambda painter: paint_badge(
            painter, QRectF(0, 0, 50, 20), "Weapon broken", "broken", roles, Scale(), Mood.HARM
        )
    )
    assert all(drawn.at(x, y).name() == roles.card.name() for x in range(51, 100) for y in range(20))


def test_a_badge_stands_at_a_cards_right_edge() -> None:
    assert badge_rect(QPoint(252, 12), QSize(62, 20)) == QRectF(190, 12, 62, 20)


@pytest.mark.parametrize("rule", ["", "T7", "T9, T10"])
def test_a_tag_is_18_high_and_holds_its_rule(canvas, roles: Roles, rule: str) -> None:
    scale = Scale()
    size = tag_size(rule, scale)
    assert size.height() == 18
    drawn = canvas(size.width(), 18).paint(
        lambda painter: paint_tag(painter, QRectF(0, 0, size.width(), 18), rule, roles, scale)
    )
    assert drawn.at(0, 9).name() == roles.line.name()
    assert (drawn.count(roles.sunk) < size.width() * 18 - 2 * size.width() - 36 - 8) is bool(rule)
