"""The Assault panel: what the GM types is what the rules work out, before he accepts it (H1–H26)."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from banneret.model.hero_commands import (
    AttackMount,
    ComeBack,
    ExtraModifier,
    FighterOrder,
    Flee,
    ResolveShot,
    RollTerror,
    TakeStand,
)
from banneret.session.assault_orders import orders_of
from banneret.views.assault.fighter_block import FighterBlock
from banneret.views.assault.modifier_row import amount_of
from banneret.views.assault.steps import StepBox
from banneret.views.theme import Scheme, TextSize
from banneret.views.widgets import Badge, DieField, DieState, PrimaryButton

if TYPE_CHECKING:
    from conftest import Bench

MOUNTED = ("assault.a.mounted.1", "assault.a.mounted.2")
SURPRISE = tuple(f"assault.b.surprise.{n}" for n in (1, 2, 3))


def block(bench: Bench, place: int) -> FighterBlock:
    return bench.panel._stage.blocks[place]


def order(bench: Bench, place: int) -> FighterOrder:
    assert bench.draft is not None
    return orders_of(bench.draft.command)[place]  # type: ignore[arg-type,return-value]


def fields(bench: Bench) -> dict[str, DieField]:
    """The dice on show, by name."""
    return {
        name: field
        for group in bench.panel._stage.dice.items
        for name, field in group.fields.items()  # type: ignore[attr-defined]
    }


def tick(qtbot: QtBot, bench: Bench, place: int, key: str) -> None:
    qtbot.mouseClick(block(bench, place).ticks[key].box, Qt.MouseButton.LeftButton, pos=QPoint(8, 10))


def choose(bench: Bench, combo: QComboBox, value: object) -> None:
    place = [combo.itemData(n) for n in range(combo.count())].index(value)
    combo.setCurrentIndex(place)
    combo.activated.emit(place)


def kind(bench: Bench, key: str) -> None:
    bench.panel._kind.button(key).click()


def type_dice(qtbot: QtBot, bench: Bench, dice: dict[str, int]) -> None:
    for name, value in dice.items():
        field = fields(bench)[name]
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, str(value))


def accept_button(bench: Bench) -> PrimaryButton:
    found = bench.panel.findChild(PrimaryButton)
    assert isinstance(found, PrimaryButton)
    return found


def offered(bench: Bench, place: int) -> dict[str, QAbstractButton]:
    """The actions of a fighter's menu, by their words."""
    menu = block(bench, place).menu.menu()
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def shown(bench: Bench) -> str:
    """Everything that the panel says in words."""
    labels = [label.text() for label in bench.panel.findChildren(QLabel) if label.isVisible()]
    badges = [badge.accessibleName() for badge in bench.panel.findChildren(Badge) if badge.isVisible()]
    return "\n".join([*labels, *badges])


def fight_the_text(qtbot: QtBot, bench: Bench) -> None:
    """Aldric's 71 + 7 + 46 against Odo's 68 + 10 + 34."""
    tick(qtbot, bench, 1, "surprise")
    bench.panel.focus_first_die()
    for value in (3, 4, 46, 3, 3, 4, 34):
        qtbot.keyClicks(QApplication.focusWidget(), str(value))
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_the_texts_wound_is_typed_and_worked_out(qtbot: QtBot, bench: Bench) -> None:
    """H17, H19, H20, H27: a strike of 12, a wound of 18, 11 from the body, 7 from the armour."""
    fight_the_text(qtbot, bench)

    words = shown(bench)
    assert "71 + 7 + 46 =" in words
    assert "68 + 10 + 34 =" in words
    assert "Dropped: 45 + 34 = 79" in words
    assert "weapon held: 86" in words
    for step in ("124 − 112 = 12", "8 × 2.2 = 17.6 → 18", "18 × 0.6 = 10.8 → 11", "18 − 11 = 7", "−11", "−7"):
        assert step in words
    assert QApplication.focusWidget() is accept_button(bench)
    assert accept_button(bench).label == "Accept the assault"

    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    odo = bench.state.hero("odo")
    assert (odo.body_left, odo.resistance_left) == (49, 33)
    assert odo.weapons[0].place == "ground"


def test_the_usual_melee_needs_no_scrolling(qtbot: QtBot, bench: Bench) -> None:
    fight_the_text(qtbot, bench)
    QApplication.processEvents()

    assert bench.panel._stage.verticalScrollBar().maximum() == 0
    boxes = [box for box in bench.panel.findChildren(StepBox) if box.isVisible()]
    assert len(boxes) == 4
    assert len({box.mapTo(bench.panel, QPoint()).y() for box in boxes}) == 1


def test_a_dropped_weapon_is_picked_up_from_the_menu(qtbot: QtBot, bench: Bench) -> None:
    """H5: without that a fumble would disarm for ever."""
    fight_the_text(qtbot, bench)
    accept_button(bench).click()
    assert "Flail, on the ground" in block(bench, 1).menu.accessibleName()

    offered(bench, 1)["Pick up Flail"].trigger()

    assert bench.state.hero("odo").weapons[0].place == "hand"
    assert "Flail:" not in block(bench, 1).menu.accessibleName()
    assert "Put away Flail" in offered(bench, 1)


def test_a_die_outside_its_faces_is_marked_and_never_accepted(qtbot: QtBot, bench: Bench) -> None:
    """N4: 7 on a d6."""
    name = MOUNTED[0]
    qtbot.keyClicks(fields(bench)[name], "7")

    field = fields(bench)[name]
    assert field.state is DieState.WRONG
    assert not accept_button(bench).isEnabled()
    assert "1 to 6 expected" in bench.panel._hint.text()
    assert "Aldric, mounted, die 1" in bench.panel._hint.text()
    assert bench.draft is not None
    assert bench.draft.dice == {}

    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.keyClicks(field, "6")
    assert accept_button(bench).isEnabled()
    assert bench.draft.dice[name].value == 6


def test_only_dice_that_are_asked_for_appear(qtbot: QtBot, bench: Bench) -> None:
    """H23: thrown or not when a rider is touched, his fall when he is thrown."""
    assert list(fields(bench)) == [*MOUNTED, "assault.a.d100", "assault.b.d100"]

    type_dice(qtbot, bench, {MOUNTED[0]: 1, MOUNTED[1]: 1, "assault.a.d100": 20, "assault.b.d100": 80})
    assert list(fields(bench))[-1] == "assault.a.thrown"
    assert accept_button(bench).label == "Roll and accept the assault"

    type_dice(qtbot, bench, {"assault.a.thrown": 2})
    assert list(fields(bench))[-2:] == ["assault.a.fall.1", "assault.a.fall.2"]
    type_dice(qtbot, bench, {"assault.a.fall.1": 2, "assault.a.fall.2": 3})
    assert "2 + 3 = 5" in shown(bench)
    assert accept_button(bench).label == "Accept the assault"

    type_dice(qtbot, bench, {"assault.b.d100": 1})
    assert "assault.a.thrown" not in fields(bench), "he is not touched"


def test_enter_goes_on_to_a_die_that_its_value_made_needed(qtbot: QtBot, bench: Bench) -> None:
    type_dice(qtbot, bench, {MOUNTED[0]: 1, MOUNTED[1]: 1, "assault.a.d100": 20, "assault.b.d100": 80})

    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    assert QApplication.focusWidget() is fields(bench)["assault.a.thrown"]


def test_the_app_rolls_what_is_left_and_again(qtbot: QtBot, bench: Bench) -> None:
    """N5: what was typed stays."""
    type_dice(qtbot, bench, {"assault.b.d100": 50})
    assert "the app rolls 3" in bench.panel._hint.text()

    bench.panel.press_roll()

    assert bench.outlook.event is not None
    assert fields(bench)["assault.b.d100"].state is DieState.TYPED
    assert fields(bench)["assault.a.d100"].state is DieState.ROLLED
    assert bench.panel._roll.text() == "Roll again"


def test_circumstances_ask_for_their_dice(qtbot: QtBot, bench: Bench) -> None:
    """H7, H8, H16."""
    tick(qtbot, bench, 0, "aims_at_head")
    choose(bench, block(bench, 1).choices.position.combo, "ladder")
    choose(bench, block(bench, 1).choices.numbers.combo, 3)

    names = [name.rpartition(".")[0] for name in fields(bench) if not name.endswith("d100")]
    assert {name: names.count(name) for name in names} == {
        "assault.a.mounted": 2,
        "assault.a.aims_at_head": 4,
        "assault.b.ladder": 4,
        "assault.b.numbers": 5,
    }
    assert block(bench, 0).ticks["back_to_wall"].isVisible(), "numbers make a wall matter (H8)"
    tick(qtbot, bench, 0, "back_to_wall")
    assert [name for name in fields(bench) if "numbers" in name] == ["assault.b.numbers.1"]


def test_a_head_that_is_hit_is_told(qtbot: QtBot, bench: Bench) -> None:
    """H21, H22."""
    tick(qtbot, bench, 1, "aims_at_head")
    dice = {MOUNTED[0]: 1, MOUNTED[1]: 1, "assault.a.d100": 1, "assault.b.d100": 100, "assault.a.thrown": 6}
    type_dice(qtbot, bench, {f"assault.b.aims_at_head.{n}": 1 for n in range(1, 5)})
    type_dice(qtbot, bench, dice)

    words = shown(bench)
    assert "Head, Aldric" in words
    assert "Aldric is vanquished" in words


def test_a_shot_out_of_range_is_refused_in_words(qtbot: QtBot, bench: Bench) -> None:
    """H11: beyond the range impossible; exactly half is short."""
    choose(bench, block(bench, 0).hero, "maude")
    kind(bench, "shooting")
    distance = block(bench, 0).choices.distance
    assert isinstance(bench.draft.command, ResolveShot)  # type: ignore[union-attr]

    distance.field.setFocus()
    distance.field.selectAll()
    qtbot.keyClicks(distance.field, "61")
    assert not accept_button(bench).isEnabled()
    assert "Maude the Archer cannot shoot that far" in bench.panel._hint.text()
    assert "(H11)" in bench.panel._hint.text()
    assert "out of range" in distance.reach.text()
    assert fields(bench) == {}
    assert "79" in shown(bench), "who shoots and with what value is still in sight"

    distance.field.selectAll()
    qtbot.keyClicks(distance.field, "30")
    assert accept_button(bench).isEnabled()
    assert "short range" in distance.reach.text()
    qtbot.keyClicks(distance.field, ".5")
    assert bench.draft.command.shooter.distance == Decimal("30.5")  # type: ignore[union-attr]
    assert "assault.a.long_range.1" in fields(bench)


def test_terrains_and_size_of_a_shot(qtbot: QtBot, bench: Bench) -> None:
    """H12, H13: of several the worst; night far away is impossible."""
    choose(bench, block(bench, 0).hero, "maude")
    kind(bench, "shooting")
    row = block(bench, 0).choices.terrain
    for word in ("Meadow", "Marsh"):
        next(action for action in row.button.menu().actions() if action.text() == word).trigger()
    choose(bench, block(bench, 1).choices.size_row.combo, "bust")

    assert bench.draft.command.shooter.terrains == ("meadow", "marsh")  # type: ignore[union-attr]
    assert [name for name in fields(bench) if "marsh" in name] == ["assault.a.marsh.1", "assault.a.marsh.2"]
    assert "assault.a.target_bust.3" in fields(bench)
    assert not any("meadow" in name for name in fields(bench))
    assert "Meadow and Marsh" in row.button.accessibleName()


def test_a_shooter_without_a_bow_is_told_and_draws_one(qtbot: QtBot, bench: Bench) -> None:
    choose(bench, block(bench, 0).hero, "maude")
    offered(bench, 0)["Draw Dagger"].trigger()
    kind(bench, "shooting")
    assert "has no weapon to shoot with" in bench.panel._hint.text()
    assert "Nothing to shoot with" in block(bench, 0).menu.accessibleName()

    offered(bench, 0)["Draw Hunting bow"].trigger()
    assert accept_button(bench).isEnabled()


def test_the_mount_is_attacked(qtbot: QtBot, bench: Bench) -> None:
    """H24: the rider is the target, the mount has the value."""
    kind(bench, "mount")
    assert isinstance(bench.draft.command, AttackMount)  # type: ignore[union-attr]
    assert "Palfrey, vitality 40 of 40" in shown(bench)

    type_dice(qtbot, bench, {"assault.a.d100": 60, "assault.b.d100": 20})
    assert list(fields(bench))[-1] != "assault.b.thrown", "the mount has fallen: he falls without a roll"
    assert "The mount falls" in shown(bench)


def test_the_kinds_that_cannot_be_are_off(qtbot: QtBot, bench: Bench) -> None:
    """H24, H26."""
    for unit in ("aldric", "renaud"):
        bench.hero(unit, mounted=False)
    assert not bench.panel._kind.button("mount").isEnabled()

    for unit in ("renaud", "odo", "maude"):
        bench.hero(unit, fled=True)
    assert not bench.panel._kind.button("melee").isEnabled()
    assert isinstance(bench.draft.command, RollTerror)  # type: ignore[union-attr]
    offered(bench, 0)["Bring back Odo the Smith"].trigger()
    assert bench.panel._kind.button("melee").isEnabled()


def test_a_flight_from_two(qtbot: QtBot, bench: Bench) -> None:
    """H25: one d100 of the fleer for each."""
    bench.panel._stage._swap.click()
    kind(bench, "flight")
    bench.panel._stage._more.click()

    assert isinstance(bench.draft.command, Flee)  # type: ignore[union-attr]
    assert [order(bench, place).unit for place in range(3)] == ["odo", "aldric", "renaud"]
    mounted = {f"flight.aldric.opponent.mounted.{n}": 1 for n in (1, 2)}
    type_dice(qtbot, bench, {"flight.aldric.fleer.d100": 90, **mounted, "flight.aldric.opponent.d100": 5})
    assert "flight.renaud.fleer.d100" in fields(bench)
    assert "Odo the Smith gets away" in shown(bench)

    block(bench, 2).findChild(QToolButton).click()
    assert not any("renaud" in name for name in fields(bench))
    accept_button(bench).click()
    assert bench.state.hero("odo").fled


def test_terror_and_its_number(qtbot: QtBot, bench: Bench) -> None:
    """H26: 3 × 11 + 2 × 62 + 3 + 3 × 12 = 196."""
    kind(bench, "terror")
    field = block(bench, 0).choices.terror
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "196")
    type_dice(qtbot, bench, {"terror.1": 3, "terror.2": 4, "terror.3": 5})

    words = shown(bench)
    assert "3 × 11 + 2 × 62 + 3 + 3 × (3 + 4 + 5) = 196" in words
    assert "Aldric flees" in words
    assert any(name.startswith("flight.odo") for name in fields(bench))


def test_the_gms_own_modifier(qtbot: QtBot, bench: Bench) -> None:
    """H3: with a name, in dice or flat."""
    offered(bench, 0)["Add a bonus or malus…"].trigger()
    row = block(bench, 0).modifiers[0]
    row.name.selectAll()
    qtbot.keyClicks(row.name, "<b>x</b>")
    row.amount.selectAll()
    qtbot.keyClicks(row.amount, "-2d")
    assert row.wrong
    assert not accept_button(bench).isEnabled()
    qtbot.keyClicks(row.amount, "6")

    assert order(bench, 0).modifiers == (ExtraModifier(name="<b>x</b>", amount="-2d6"),)
    assert "assault.a.<b>x</b>.2" in fields(bench)
    assert "3. <b>x</b>" in shown(bench) or "2. <b>x</b>" in shown(bench)
    assert row.amount.text() == "-2d6", "what is typed stays as typed"

    row.findChild(QToolButton).click()
    assert order(bench, 0).modifiers == ()
    assert not row.isVisible()


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("3d6", "+3d6"),
        ("−4D6", "-4d6"),
        ("+ 2d6", "+2d6"),
        ("-5", -5),
        ("0", 0),
        ("1000", 1000),
        ("1001", None),
        ("2d1", None),
        ("0d6", None),
        ("d6", None),
        ("", None),
        ("five", None),
    ],
)
def test_amounts_as_a_gm_writes_them(text: str, amount: str | int | None) -> None:
    assert amount_of(text) == amount


def test_simple_commands_of_the_menu(qtbot: QtBot, bench: Bench) -> None:
    """H7, H15: dismount, stay on a ladder, stand back."""
    offered(bench, 0)["Dismount from Palfrey"].trigger()
    assert not bench.state.hero("aldric").mounted
    assert "Mount Palfrey" in offered(bench, 0)

    choose(bench, block(bench, 0).choices.position.combo, "ladder")
    with qtbot.waitSignal(bench.panel.command_given) as given:
        offered(bench, 0)["Stay there: on a ladder"].trigger()
    assert given.args == [TakeStand(unit="aldric", position="ladder", back_to_wall=False)]
    offered(bench, 0)["Stand back: on firm ground"].trigger()
    assert bench.state.hero("aldric").position == "none"


def test_a_broken_weapon_is_replaced_by_one_like_it(bench: Bench) -> None:
    """H5, H6: a broken one is unusable; the hero fights with bare hands until then."""
    sword = bench.state.hero("aldric").weapons[0]
    bench.hero("aldric", weapons=(sword.model_copy(update={"condition": "broken"}),))
    assert "Long sword, broken" in block(bench, 0).menu.accessibleName()
    assert bench.outlook.first["aldric"] == 31 - 5 + 30

    offered(bench, 0)["Replace Long sword by one like it"].trigger()

    assert bench.state.hero("aldric").weapons[0] == sword


def test_who_fled_comes_back_when_nobody_is_left(qtbot: QtBot, bench: Bench) -> None:
    """H25."""
    for unit in ("aldric", "renaud", "odo", "maude"):
        bench.hero(unit, fled=True)

    assert bench.panel._empty.isVisible()
    assert not accept_button(bench).isVisible()
    back = next(b for b in bench.panel._empty.findChildren(QPushButton) if "Odo" in b.text())
    with qtbot.waitSignal(bench.panel.command_given) as given:
        back.click()
    assert given.args == [ComeBack(unit="odo")]


def test_another_hero_steps_in_and_places_are_changed(bench: Bench) -> None:
    choose(bench, block(bench, 1).hero, "maude")
    assert [order(bench, place).unit for place in (0, 1)] == ["aldric", "maude"]

    choose(bench, block(bench, 0).hero, "maude")
    assert [order(bench, place).unit for place in (0, 1)] == ["maude", "aldric"]


def test_names_are_plain(qtbot: QtBot, bench: Bench) -> None:
    name = "<b>x</b> & {y} *z*"
    bench.hero("odo", name=name)
    fight_the_text(qtbot, bench)

    assert f"Body, {name}" in shown(bench)
    assert block(bench, 1).hero.currentText() == name
    for label in bench.panel.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
    for widget in bench.panel.findChildren(QWidget):
        assert "<b>" not in widget.toolTip()


def test_a_window_that_only_looks_changes_nothing(bench: Bench) -> None:
    bench.writable = False
    bench.show()

    assert not accept_button(bench).isEnabled()
    assert not bench.panel._roll.isEnabled()
    assert not offered(bench, 0)["Dismount from Palfrey"].isEnabled()


@pytest.mark.parametrize("key", ["melee", "shooting", "mount", "flight", "terror"])
def test_every_control_has_a_name_for_screen_readers(bench: Bench, key: str) -> None:
    choose(bench, block(bench, 0).hero, "maude")
    kind(bench, key)
    offered(bench, 0)["Add a bonus or malus…"].trigger()

    nameless = [
        widget
        for kind_of in (QAbstractButton, QComboBox, QLineEdit)
        for widget in bench.panel.findChildren(kind_of)
        if widget.isVisible() and not widget.accessibleName() and not getattr(widget, "text", str)()
    ]
    assert nameless == []


@pytest.mark.parametrize("width", [544, 720, 1000])
@pytest.mark.parametrize("key", ["melee", "shooting", "mount", "flight", "terror"])
def test_nothing_is_cut_off_at_any_width(qtbot: QtBot, bench: Bench, width: int, key: str) -> None:
    kind(bench, key)
    bench.panel.press_roll()
    bench.panel.resize(width, 432)
    QApplication.processEvents()

    assert bench.panel.width() == width
    body = bench.panel._stage.widget()
    assert body.width() == bench.panel._stage.viewport().width()
    for widget in body.findChildren(QWidget):
        if widget.isVisible() and not widget.findChildren(QWidget):
            right = widget.mapTo(body, QPoint(widget.width(), 0)).x()
            assert right <= body.width(), widget.accessibleName()
    for label in body.findChildren(QLabel):
        if label.isVisible() and any(letter.isdigit() for letter in label.text()) and type(label) is QLabel:
            assert label.width() >= label.fontMetrics().horizontalAdvance(label.text()), label.text()


def test_text_size_and_colours_change_live(bench: Bench) -> None:
    theme = bench.panel._theme
    height = next(iter(fields(bench).values())).height()

    theme.set_text_size(TextSize.LARGEST)
    theme.set_scheme(Scheme.DARK)
    QApplication.processEvents()

    assert next(iter(fields(bench).values())).height() > height
    ticks = [row for row in block(bench, 0).ticks.values() if row.isVisible()]
    assert len(ticks) == 4
    for above, below in pairwise(sorted(ticks, key=lambda row: row.y())):
        assert above.y() + above.height() <= below.y()
    assert bench.panel._stage.verticalScrollBar().maximum() > 0


def test_the_hero_who_is_now_there_is_named_for_screen_readers(bench: Bench) -> None:
    offered(bench, 1)["Add a bonus or malus…"].trigger()
    choose(bench, block(bench, 1).hero, "maude")
    offered(bench, 1)["Add a bonus or malus…"].trigger()

    assert block(bench, 1).modifiers[0].name.accessibleName().startswith("Maude the Archer")
    assert block(bench, 1).ticks["surprise"].box.accessibleName() == "Maude the Archer, Surprise"
