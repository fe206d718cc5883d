"""The only locator of the files that travel with the program: rule tables, translations, icons, samples.

A resource is named by its path under `resources/`, with forward slashes: `rules/standard.toml`.
Packaged, they lie in `banneret/_resources`; in a working copy, in the repository's own `resources/`.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def resource_path(name: str) -> Path:
    """The path of one resource on the disk. FileNotFoundError for a name of no file, or of one outside."""
    found = (_root() / name).resolve()
    if not found.is_relative_to(_root()) or not found.is_file():
        raise FileNotFoundError(f"no resource is called {name!r}")
    return found


def resource_bytes(name: str) -> bytes:
    """The content of one resource, as it lies on the disk."""
    return resource_path(name).read_bytes()


def resource_text(name: str) -> str:
    """The content of one resource as text: all of ours are UTF-8."""
    return resource_path(name).read_text(encoding="utf-8")


def resource_names(folder: str = "", suffix: str = "") -> tuple[str, ...]:
    """The names of the resources in `folder` and below that end with `suffix`, sorted; maybe none."""
    top = _root() / folder
    names = (found.relative_to(_root()).as_posix() for found in top.rglob(f"*{suffix}") if found.is_file())
    return tuple(sorted(names))


def _root() -> Path:
    package = Path(str(files("banneret")))  # the wheel is never run zipped: Qt loads these files by path
    packaged = package / "_resources"
    return (packaged if packaged.is_dir() else package.parents[1] / "resources").resolve()
