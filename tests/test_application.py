"""The program as it is started: pictures, first start, files that are no campaigns, and a window that is killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtGui import QColor, QImage

from banneret.__main__ import main
from banneret.resources import resource_text
from banneret.store.campaign import Campaign
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import read_sample

WINDOW = """
import sys
from PySide6.QtCore import QTimer
from banneret import application
from banneret.__main__ import main
from banneret.model.commands import AdvanceSequence

def act(window):
    for deed in {deeds!r}:
        if deed == "next":
            assert window.submit(AdvanceSequence())
        elif deed == "say":
            print(window.turn.accessibleName(), window._document.state.sequence, window._document.writable, flush=True)
        elif deed == "close":
            window.close()

shown = application.MainWindow.show

def show(window):
    shown(window)
    QTimer.singleShot(0, lambda: act(window))

application.MainWindow.show = show
sys.exit(main({arguments!r}))
"""
"""Starts the program, does something once its window stands there, and maybe closes it."""

STARTS = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from PySide6.QtWidgets import QApplication
from banneret import application
from banneret.__main__ import main

app = QApplication([])
application.QApplication = lambda _arguments: app
boxes = []
application.tell = lambda _parent, words: boxes.append(words)
ends = []
for arguments in json.load(sys.stdin):
    boxes.clear()
    said, out = io.StringIO(), io.StringIO()
    with redirect_stderr(said), redirect_stdout(out):
        status = main(["--language", "en", *arguments])
    ends.append((status, said.getvalue(), out.getvalue(), list(boxes)))
json.dump(ends, sys.stdout)
"""
"""Starts the program again and again in one process, since each spends a second on loading Qt."""


class Ended(NamedTuple):
    """How a start ended: its status, what it said on stderr and stdout, and what message boxes it showed."""

    status: int
    stderr: str
    stdout: str
    boxes: list[str]


def window(*deeds: str, file: Path | None = None, language: str = "en") -> list[str]:
    """The command that starts the window, which then does these deeds."""
    arguments = ["--language", language, *([str(file)] if file else [])]
    return [sys.executable, "-c", WINDOW.format(deeds=deeds, arguments=arguments)]


def run(command: list[str], given: str = "", **environment: str | None) -> subprocess.CompletedProcess[str]:
    """Run to the end; a variable given as None is taken away."""
    changed = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    return subprocess.run(
        command,
        env=changed,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def banneret(*arguments: str | Path, **environment: str | None) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "banneret", *map(str, arguments)], **environment)


def starts(*argument_lists: tuple[str | Path, ...]) -> list[Ended]:
    given = json.dumps([[str(argument) for argument in arguments] for arguments in argument_lists])
    ended = run([sys.executable, "-c", STARTS], given)
    assert (ended.returncode, ended.stderr) == (0, "")
    return [Ended(*end) for end in json.loads(ended.stdout)]


def make_campaign(file: Path) -> Path:
    rules = read_rule_set(resource_text("rules/standard.toml"), "standard.toml")
    battle = read_sample(resource_text("samples/charge.toml"), "en", rules)
    Campaign.create(file, [battle], datetime.now(UTC))
    return file


def footprint(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file in a folder with its bytes and when it was last written, and the folder's own time."""
    files = [folder, *folder.iterdir()]
    return {
        file.name: (file.read_bytes() if file.is_file() else b"", file.stat().st_mtime_ns) for file in files
    }


# Without a display

BLIND = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
@pytest.mark.parametrize("display", [None, ":64099"], ids=["no display", "nobody listens"])
def test_without_a_display_one_sentence_says_what_to_do(display: str | None) -> None:
    ended = banneret(**{**BLIND, "DISPLAY": display})
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert "no display was found" in ended.stderr
    assert "xvfb-run" in ended.stderr
    assert "--screenshot" in ended.stderr


# What is asked for on the command line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--mode", "prepare"], "invalid choice: 'prepare'"),
        (["--mode", "review"], "invalid choice: 'review'"),
        (["--size", "small"], "'small' found, a size like 1280x720 expected"),
        (["--size", "10x10"], "320x240 to 10000x10000"),
        (["--theme", "pink"], "invalid choice: 'pink'"),
        (["--language", "de"], "invalid choice: 'de'"),
        (["--screenshot", "evening.banneret"], "'evening.banneret' found, a name ending in .png expected"),
    ],
    ids=str,
)
def test_what_cannot_be_asked_for_is_told(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last one: a campaign named in the picture's place is never painted over."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_the_program_is_installed_under_its_name() -> None:
    """What README calls `banneret` is this program."""
    assert shutil.which("banneret", path=str(Path(sys.executable).parent)) is not None


# Pictures


def test_a_picture_leaves_the_campaign_as_it_was(tmp_path: Path) -> None:
    """Byte for byte, folder and times included, without a lock or a journal; and without a display."""
    folder = tmp_path / "soirées à table"
    folder.mkdir()
    file = make_campaign(folder / "l’été # 1 ? 100%.banneret")
    os.utime(file, ns=(1_000_000_000, 1_000_000_000))
    before = footprint(folder)
    out = tmp_path / "l’été à nous.png"
    ended = banneret("--screenshot", out, "--size", "1024x640", "--theme", "dark", file, **BLIND)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert footprint(folder) == before
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1024, 640)
    assert QColor(picture.pixel(3, 400)).lightness() < 60, "the dark theme's ground"


def test_a_picture_of_a_campaign_that_is_open_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir()
    file = make_campaign(folder / "a.banneret")
    held = Campaign.open(file)
    try:
        before = footprint(folder)
        out = tmp_path / "out.png"
        ended = banneret("--screenshot", out, "--mode", "fight", "--theme", "light", "--language", "fr", file)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert footprint(folder) == before
    finally:
        held.close()
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert QColor(picture.pixel(3, 400)).lightness() > 200, "the light theme's ground"


def test_a_picture_of_a_first_start_leaves_nothing_behind(tmp_path: Path, home: Path) -> None:
    ended = banneret("--screenshot", tmp_path / "out.png")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert not QImage(str(tmp_path / "out.png")).isNull()
    assert list(home.rglob("*.banneret*")) == []


def test_what_cannot_be_opened_or_painted_is_told_in_one_sentence(tmp_path: Path) -> None:
    """Status 2, nothing touched; the window says it in a message box too, a picture only on stderr."""
    foreign = tmp_path / "letter.banneret"
    foreign.write_text("Dear Sir,\n", encoding="utf-8")
    newer = make_campaign(tmp_path / "newer.banneret")
    with newer.open("r+b") as header:
        header.seek(60)  # SQLite's user_version
        header.write((9_999).to_bytes(4, "big"))
    whole = make_campaign(tmp_path / "whole.banneret")
    out, nowhere, long = tmp_path / "out.png", tmp_path / "no" / "out.png", tmp_path / ("n" * 300)
    folder = tmp_path / "folder.png"
    folder.mkdir()
    before = footprint(tmp_path)
    pictures: dict[tuple[str | Path, ...], str] = {
        ("--screenshot", out, foreign): "a Banneret campaign expected",
        ("--screenshot", out, newer): "Version 9,999 found",
        ("--screenshot", out, tmp_path / "nothing here.banneret"): "No file found",
        ("--screenshot", out, folder): "a Banneret campaign expected",
        ("--screenshot", out, long): "File name too long",
        ("--screenshot", nowhere, whole): f"{nowhere} cannot be written",
        ("--screenshot", folder, whole): f"{folder} cannot be written",
    }
    windows: dict[tuple[str | Path, ...], str] = {
        (foreign,): "a Banneret campaign expected",
        (newer,): "Version 9,999 found",
        (long,): "File name too long",
        (foreign / "a.banneret",): "The disk refused",
    }
    cases = {**pictures, **windows}
    for (arguments, told), end in zip(cases.items(), starts(*cases), strict=True):
        assert end.status == 2, arguments
        assert told in end.stderr
        assert (len(end.stderr.splitlines()), end.stdout) == (1, "")
        in_boxes = [end.stderr.removeprefix("banneret: ").rstrip("\n")] if arguments in windows else []
        assert end.boxes == in_boxes
    assert footprint(tmp_path) == before


# The window itself


def test_the_first_start_makes_a_campaign_and_the_second_finds_it(home: Path) -> None:
    """In the user's data folder; what happened in the first window stands in the second."""
    first = run(window("say", "next", "close"))
    assert (first.returncode, first.stdout, first.stderr) == (0, "Still to act 1 True\n", "")
    made = list(home.rglob("*.banneret"))
    assert [file.name for file in made] == ["campaign.banneret"]

    second = run(window("say", "close", language="fr"))
    assert (second.returncode, second.stdout, second.stderr) == (0, "Reste à jouer 2 True\n", "")
    assert list(home.rglob("*.banneret")) == made


def test_a_killed_window_opens_again_with_all_that_was_shown(tmp_path: Path, home: Path) -> None:
    """A name that is not there yet becomes a campaign; after SIGKILL all that was on the screen is on the disk."""
    file = tmp_path / "new folder" / "l’été.banneret"
    with subprocess.Popen(
        window("next", "next", "say", file=file), stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "Still to act 3 True\n"
        program.send_signal(signal.SIGKILL)
    again = run(window("say", "close", file=file))
    assert (again.returncode, again.stdout, again.stderr) == (0, "Still to act 3 True\n", "")
    assert list(home.rglob("*.banneret*")) == [], "the default campaign is another one"
