"""What every test stands on: no screen, a home of its own, one language, the same examples each time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Before any QApplication: a bare `pytest` must need no screen and no variable.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desktop's own scale, style and language would change what the tests measure and read.
for _name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI", "LANGUAGE"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"

# The same examples on every machine and in every run; `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("steady")

_HOME_FOLDERS = {
    "XDG_DATA_HOME": ".local/share",
    "XDG_CONFIG_HOME": ".config",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
}


@pytest.fixture(scope="session", autouse=True)
def _runtime_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Qt warns where the login session left no folder of its own, and a warning of Qt fails the test."""
    folder = tmp_path_factory.mktemp("runtime")
    folder.chmod(0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(folder)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for each test and the programs it starts: the user's own campaigns are never touched."""
    folder = tmp_path_factory.mktemp("home")
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(folder))
    for name, below in _HOME_FOLDERS.items():
        monkeypatch.setenv(name, str(folder / below))
    return folder


@pytest.fixture(scope="session")
def repository() -> Path:
    """The top of the working copy."""
    return Path(__file__).resolve().parents[1]
