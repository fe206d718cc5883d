"""A battle of a thousand groups: an action is proposed for a handful of them at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from banneret.model.battle import BattleState
from banneret.model.commands import ResolveSequence
from banneret.model.dice import Die
from banneret.model.events import Event
from banneret.rules.service import RulesService
from banneret.session.sequence_draft import PROPOSED, command_of, default_strikes, fresh_draft
from banneret.session.sequence_outlook import sequence_outlook
from banneret.views.orders.unit_list import UnitLine, UnitList
from banneret.views.sequence.panel import SequencePanel
from banneret.views.text.numbers import listed
from banneret.views.text.spans import name_span, plain
from banneret.views.theme import Scheme, TextSize, Theme
from banneret.views.widgets import DieField


def thousand(charge: BattleState) -> BattleState:
    """500 groups a side, each like the first of its side."""
    units = {
        f"{troop.id}{number}": troop.model_copy(
            update={"id": f"{troop.id}{number}", "name": f"{troop.name} {number}", "order": number}
        )
        for troop in (charge.troop("horsemen"), charge.troop("peasants"))
        for number in range(500)
    }
    return charge.model_copy(update={"units": units})


def fight(state: BattleState, command: ResolveSequence) -> BattleState:
    dice = {
        f"sequence.{order.unit}.training": Die(value=5, faces=10, source="table") for order in command.groups
    }
    event = RulesService().resolve(state, command, dice)
    assert isinstance(event, Event)
    return RulesService().apply(state, event)


def taking_part(command: ResolveSequence | None) -> list[str]:
    assert command is not None
    return sorted(order.unit for order in command.groups)


def test_an_action_is_proposed_for_those_who_have_not_acted(charge: BattleState) -> None:
    """T4: one after another all come to act, and the next sequence begins with those who acted last."""
    state = thousand(charge)
    first = command_of(fresh_draft(state, None))
    assert first is not None
    assert taking_part(first) == sorted(
        f"{name}{number}" for name in ("horsemen", "peasants") for number in range(PROPOSED)
    )

    state = fight(state, first)
    second = command_of(fresh_draft(state, first))
    assert second is not None
    assert len(taking_part(second)) == 2 * PROPOSED
    assert not set(taking_part(second)) & set(taking_part(first))

    advanced = state.model_copy(update={"sequence": state.sequence + 1})
    assert taking_part(command_of(fresh_draft(advanced, second))) == taking_part(second)


def test_in_a_usual_battle_those_who_acted_stay_in_the_action(charge: BattleState) -> None:
    command = command_of(fresh_draft(charge, None))
    assert command is not None
    state = fight(charge, command)
    assert taking_part(command_of(fresh_draft(state, command))) == taking_part(command)
    assert len(default_strikes(state, "melee")) == 2


def test_a_list_of_units_changes_where_a_line_changed(qtbot: QtBot) -> None:
    units = UnitList(Theme())
    qtbot.addWidget(units)
    lines = [UnitLine(str(number), 0, f"Group {number}", ticked=False) for number in range(5)]
    units.show_lines(lines)
    kept = [units.item(row) for row in range(5)]
    units.setCurrentRow(3)
    lines[1] = lines[1]._replace(ticked=None, faint=True)
    lines[2] = lines[2]._replace(ticked=True)
    units.show_lines(lines)

    assert [units.item(row) for row in range(5)] == kept
    assert units.selected_units() == ["3"]
    ticks = [units.item(row).checkState().value for row in range(5)]
    assert ticks == [0, 0, 2, 0, 0]
    units.show_lines(lines[1:])
    assert units.count() == 4
    assert units.selected_units() == ["3"]


def test_a_thousand_names_are_listed_whole() -> None:
    names = [name_span(f"Group {number}") for number in range(1_000)]
    told = plain(listed(names))
    assert told == ", ".join(f"Group {number}" for number in range(999)) + " and Group 999"


def test_no_field_of_many_groups_is_cut_off(qtbot: QtBot, charge: BattleState) -> None:
    """Largest text in the smallest window: the sides stand beneath each other, not half outside."""
    theme = Theme(Scheme.LIGHT, TextSize.LARGEST)
    panel = SequencePanel(theme)
    qtbot.addWidget(panel)
    state = thousand(charge)
    draft = fresh_draft(state, None)
    assert draft is not None
    outlook = sequence_outlook(state, draft, RulesService().preview(state, draft.command, draft.dice))
    panel.show_draft(state, draft, outlook, writable=True)
    panel.resize(544, 400)
    panel.show()
    QApplication.processEvents()
    right = panel.mapToGlobal(panel.rect().topRight()).x()
    fields = [field for field in panel.findChildren(DieField) if field.isVisible()]
    assert len(fields) == 2 * PROPOSED
    assert all(field.mapToGlobal(field.rect().topRight()).x() < right for field in fields)
