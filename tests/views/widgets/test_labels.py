"""Labels cut names safely and never read them as HTML."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from banneret.views.theme import TextSize, Tone, Type
from banneret.views.widgets import ElidedLabel, RuleTag, one_line, plain_tooltip, without_mnemonic

NAMES = [
    "Montfort’s riders and everybody who came along with them that morning",
    "الفرسان والرماة والفلاحون من القرى المجاورة كلها معا",
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 40,
    "<b>bold</b> & <script>alert(1)</script> and much more of the same",
    "one\nof\ttwo lines and then some more words to be cut away",
    "x" * 100_000,
]


@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_is_cut_and_whole_in_the_tooltip(qtbot: QtBot, name: str) -> None:
    label = ElidedLabel(name, Type.TITLE, Tone.INK)
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show()
    label.grab()
    assert label.elided
    assert label.text() == name
    if "<" in name:
        assert label.toolTip() == (
            "<qt>&lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt; and much more of the same</qt>"
        )
    else:
        assert label.toolTip() == one_line(name)


def test_a_name_that_fits_has_no_tooltip(qtbot: QtBot) -> None:
    label = ElidedLabel("Aldric")
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    label.show()
    assert not label.elided
    assert label.toolTip() == ""
    label.setText("Aldric of Saint-Aubin")
    assert label.toolTip() == "Aldric of Saint-Aubin"
    label.resize(label.sizeHint())
    assert label.toolTip() == ""


def test_nothing_is_drawn_past_the_label(qtbot: QtBot) -> None:
    label = ElidedLabel(NAMES[0])
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.minimumSizeHint().width() < 60
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_right_to_left_name_is_cut_at_its_own_end(qtbot: QtBot) -> None:
    label = ElidedLabel("שלום עולם וכל השאר")
    qtbot.addWidget(label)
    label.resize(label.sizeHint().width() - 20, 24)
    label.show()
    assert label.elided
    assert label._shown(label.width()).startswith("שלום")
    assert label._shown(label.width()).rstrip("\u200f").endswith("…")


def test_labels_keep_to_the_windows_direction(qtbot: QtBot) -> None:
    label = ElidedLabel("Aldric")
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.addWidget(label)
    label.resize(200, 24)
    label.show()
    image = label.grab().toImage()
    inked = [x for x in range(200) if any(image.pixelColor(x, y).lightness() < 90 for y in range(24))]
    assert inked
    assert inked[0] > 100


def test_plain_text_helpers() -> None:
    assert plain_tooltip("Aldric & Odo") == "<qt>Aldric &amp; Odo</qt>"
    assert plain_tooltip("<i>") == "<qt>&lt;i&gt;</qt>"
    assert one_line(" a\n b\t c ") == "a b c"
    assert without_mnemonic("R&B") == "R&&B"


def test_a_rule_tag_is_read_and_explained(theme, qtbot: QtBot) -> None:
    tag = RuleTag(theme, "T7", "Losses of the group")
    qtbot.addWidget(tag)
    assert tag.sizeHint().height() == 18
    assert (tag.toolTip(), tag.accessibleName()) == ("Losses of the group", "T7")
    tag.show()
    tag.grab()
    tag.set_rule("T9, T10")
    assert tag.rule == "T9, T10"
    theme.set_text_size(TextSize.LARGEST)
    assert tag.sizeHint().height() == 24
