"""Hatchling's build hook: compiles resources/translations/*.ts to the .qm that Qt loads, nothing else."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own business
    """Runs before every build, editable installs included; the .qm lie beside their .ts, ignored by git."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile each translation. A build without them would quietly speak one language: it fails."""
        sources = sorted(Path(self.root, "resources", "translations").glob("*.ts"))
        for source in sources:
            _compile(source, source.with_suffix(".qm"))


def _compile(source: Path, target: Path) -> None:
    done = subprocess.run(
        [str(_lrelease()), "-silent", str(source), "-qm", str(target)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 or not target.is_file():
        said = (done.stderr or done.stdout).strip()
        raise RuntimeError(
            f"lrelease could not compile {source.name}: {said or 'it said nothing'}. "
            "On a bare Linux, install the libraries that README.md lists."
        )


def _lrelease() -> Path:
    """PySide6's own lrelease, found without importing PySide6: no Qt library need be loaded to build."""
    spec = importlib.util.find_spec("PySide6")
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    for place in places:
        tool = Path(place, name)
        if tool.is_file():
            return tool
    raise RuntimeError(
        f"PySide6-Essentials with its {name} is needed to build: looked in {places or 'no place'}"
    )
