"""Whether there is a screen: asked without Qt, answered in one sentence that says what to do."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from banneret.cli import display
from banneret.cli.display import XCB_LIBRARIES, display_trouble, library_trouble

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems always have a screen"
)

NOBODY = 64_099
"""The number of an X display at which nobody listens."""


@pytest.fixture
def x_display() -> Iterator[str]:
    """Something that answers where an X server would."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(f"\0/tmp/.X11-unix/X{NOBODY + 1}")
        server.listen()
        yield f":{NOBODY + 1}"


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Something that answers where a Wayland compositor would."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        yield {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}


@pytest.fixture(autouse=True)
def libraries(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The libraries of the system: all there, until a test takes some away."""
    gone: set[str] = set()
    monkeypatch.setattr(display, "_loads", lambda library: library not in gone)
    return gone


def is_told(environment: Mapping[str, str]) -> bool:
    said = display_trouble(environment)
    if said is None:
        return False
    assert said.startswith("banneret: no display was found")
    assert "xvfb-run" in said
    assert "--screenshot" in said
    assert "\n" not in said
    return True


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": f":{NOBODY}"},
        {"DISPLAY": f":{NOBODY}.0", "QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": f"unix:{NOBODY}"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":one"},
        {"DISPLAY": "localhost:59535"},
        {"DISPLAY": "localhost:99999"},
        {"DISPLAY": "a.." + "\N{LATIN SMALL LETTER SHARP S}" * 80 + ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "wayland;xcb"},
        {"QT_QPA_PLATFORM": "cocoa"},
    ],
    ids=str,
)
def test_where_nobody_answers_it_is_told_in_one_sentence(environment: dict[str, str]) -> None:
    assert is_told(environment)


def test_a_display_that_answers_is_enough(x_display: str) -> None:
    assert not is_told({"DISPLAY": x_display})
    assert not is_told({"DISPLAY": f"{x_display}.0", "QT_QPA_PLATFORM": "wayland;xcb"})


def test_a_compositor_that_answers_is_enough(wayland: dict[str, str], libraries: set[str]) -> None:
    libraries.update(XCB_LIBRARIES)
    assert display_trouble(wayland) is None
    assert display_trouble({**wayland, "QT_QPA_PLATFORM": "wayland"}) is None


def test_only_the_platform_that_was_asked_for_counts(x_display: str, wayland: dict[str, str]) -> None:
    """Qt ends the program where the one platform that QT_QPA_PLATFORM names is not there."""
    assert is_told({"DISPLAY": x_display, "QT_QPA_PLATFORM": "wayland"})
    assert is_told({**wayland, "QT_QPA_PLATFORM": "xcb"})
    said = display_trouble({"DISPLAY": x_display, "QT_QPA_PLATFORM": "cocoa"})
    assert said is not None
    assert "QT_QPA_PLATFORM=cocoa" in said


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "linuxfb:fb=/dev/fb0"])
def test_platforms_without_a_window_system_need_none(platform: str) -> None:
    assert display_trouble({"QT_QPA_PLATFORM": platform}) is None


def test_missing_libraries_are_named_by_their_packages(x_display: str, libraries: set[str]) -> None:
    libraries.update(("libxcb-cursor.so.0", "libxcb-shape.so.0"))
    assert display_trouble({"DISPLAY": x_display}) == (
        "banneret: Qt needs libraries that are missing here: `apt-get install libxcb-cursor0 libxcb-shape0`."
    )


def test_other_systems_always_have_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert display_trouble({}) is None


def test_qt_that_cannot_be_loaded_is_told_with_its_packages() -> None:
    said = library_trouble(ImportError("libEGL.so.1: cannot open shared object file"))
    assert said.startswith("banneret: Qt cannot be loaded (libEGL.so.1")
    assert "apt-get install" in said
    assert "\n" not in said


def test_every_package_named_stands_in_the_readme_too(repository: Path) -> None:
    """One list: what the program says is missing is what README tells to install."""
    readme = (repository / "README.md").read_text(encoding="utf-8")
    said = library_trouble(ImportError())
    packages = said.split("apt-get install ")[1].rstrip("`.").split()
    assert [package for package in (*packages, *XCB_LIBRARIES.values()) if package not in readme] == []
