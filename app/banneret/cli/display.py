"""Whether there is a screen to show a window on; asked before Qt, which would end the program instead of saying so."""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

WITHOUT_WINDOW = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay", "minimalegl")
"""Qt platforms that need no window system."""

XCB_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What Qt's X11 window needs beside Qt, and the Debian package that brings it."""


def display_trouble(environment: Mapping[str, str] = os.environ) -> str | None:
    """Say in one sentence why no window can be shown and what to do, or None where one can."""
    if not sys.platform.startswith("linux"):
        return None
    asked = environment.get("QT_QPA_PLATFORM", "")
    wanted = [name.split(":")[0] for name in asked.split(";") if name] or ["wayland", "xcb"]
    if any(name in WITHOUT_WINDOW for name in wanted):
        return None
    if any(name.startswith("wayland") for name in wanted) and _wayland_answers(environment):
        return None
    if "xcb" not in wanted or not _x11_answers(environment.get("DISPLAY", "")):
        found = f"no display was found for QT_QPA_PLATFORM={asked}" if asked else "no display was found"
        return (
            f"banneret: {found}, so no window can be shown: start it from a desktop or under xvfb-run, "
            "or use `banneret --screenshot OUT.png`."
        )
    missing = [package for library, package in XCB_LIBRARIES.items() if not _loads(library)]
    if missing:
        packages = " ".join(missing)
        return f"banneret: Qt needs libraries that are missing here: `apt-get install {packages}`."
    return None


def library_trouble(error: ImportError) -> str:
    """Say in one sentence that Qt itself cannot be loaded, and what to do."""
    return (
        f"banneret: Qt cannot be loaded ({error}): on Debian or Ubuntu install "
        "`apt-get install libgl1 libegl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0`."
    )


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    path = Path(environment.get("XDG_RUNTIME_DIR", "/nonexistent")) / name
    return _connects(socket.AF_UNIX, str(path))


def _x11_answers(display: str) -> bool:
    host, colon, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - the X server's own fixed place
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")
    return _connects(socket.AF_INET, (host, 6000 + int(number)))


def _connects(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(1.0)
        try:
            probe.connect(address)
        except (OSError, OverflowError, TypeError):  # a port or a name that no host can have, too
            return False
    return True


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
