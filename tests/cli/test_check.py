"""`banneret check`: what is wrong with a file, by line or key, and nothing else touched."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.cli.main import run
from banneret.model.commands import AdvanceSequence
from banneret.resources import resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

STANDARD = "rules/standard.toml"


def said(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[str]]:
    status = run(["check", *map(str, files)])
    return status, capsys.readouterr().out.splitlines()


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    path = tmp_path / "a campaign.banneret"
    rules = read_rule_set(resource_text(STANDARD), STANDARD)
    battle = read_sample(resource_text("samples/charge.toml"), "en", rules)
    Campaign.create(path, [battle], datetime.now(UTC))
    document = Document(Campaign.open(path), RulesService(), SystemRoller(), lambda: datetime.now(UTC))
    for _ in range(3):
        document.accept(AdvanceSequence(), {})
    document.undo()
    document.accept(AdvanceSequence(), {})
    document.close()
    return path


def test_what_is_right_is_told_so(campaign: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "house.toml"
    rules.write_text(resource_text(STANDARD), encoding="utf-8")
    sheet = tmp_path / "pikes.json"
    sheet.write_text(
        '{"sheet": "troop", "name": "Pikes", "count": 20, "offence": 8, "defence": 12, "training": 7}',
        encoding="utf-8",
    )
    before = campaign.read_bytes()

    status, lines = said(capsys, campaign, rules, sheet)

    assert status == 0
    assert lines == [f"{campaign}: ok", f"{rules}: ok", f"{sheet}: ok"]
    assert campaign.read_bytes() == before


def test_each_wrong_key_of_a_sheet_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "knight.json"
    sheet.write_text(
        '{"sheet": "armour", "name": "Mail", "absorption": "1.8", "resistance": true, "shine": 3}',
        encoding="utf-8",
    )
    status, lines = said(capsys, sheet)
    assert status == 1
    assert {line.split(": ")[1] for line in lines} == {"absorption", "resistance", "shine"}


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("a.json", '{"sheet": "troop",\n "name": }', "line 2, column 10"),
        ("a.json", '{"name": "x"}', "sheet"),
        ("a.json", '{"sheet": "dragon"}', "sheet"),
        ("a.json", "[" * 100_000, "nested too deeply"),
        ("a.toml", "key = \nname = 1", "line 1"),
        ("a.toml", "margin_die = 1", "margin_die"),
    ],
)
def test_the_place_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, place: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    status, lines = said(capsys, file)
    assert status == 1
    assert any(place in line for line in lines), lines


def test_an_event_that_does_not_follow_is_found_on_any_branch(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`before` must be what stood there: also on the branch that was left."""
    with closing(sqlite3.connect(campaign, isolation_level=None)) as connection:
        connection.execute(
            "UPDATE event SET body = replace(body, '\"before\":3', '\"before\":7') WHERE id = 3"
        )
    status, lines = said(capsys, campaign)
    assert status == 1
    assert len(lines) == 1
    assert "event 3" in lines[0]
    assert "3 stands there, 7 expected" in lines[0]


def test_other_files_are_no_campaigns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("hello", encoding="utf-8")
    status, lines = said(capsys, text, tmp_path / "nothing.banneret", tmp_path)
    assert status == 1
    assert [line.split(": ")[-1] for line in lines] == [
        "another kind of file found, a campaign expected",
        "no file found",
        "another kind of file found, a campaign expected",
    ]
