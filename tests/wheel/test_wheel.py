"""The wheel holds the whole program and all that travels with it, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

QM_MAGIC = bytes.fromhex("3cb86418caef9c95")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Every file of a wheel built from this working copy, by its name."""
    top = Path(__file__).resolve().parents[2]
    folder = tmp_path_factory.mktemp("dist")
    # hatchling of this environment: what an isolated build would run, without fetching it anew.
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=top, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    with ZipFile(built) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_every_resource_is_there_unchanged(wheel: dict[str, bytes], repository: Path) -> None:
    resources = repository / "resources"
    expected = {
        f"banneret/_resources/{path.relative_to(resources).as_posix()}": path.read_bytes()
        for path in resources.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }

    assert expected
    assert {name for name, content in expected.items() if wheel.get(name) != content} == set()


def test_every_translation_is_compiled(wheel: dict[str, bytes], repository: Path) -> None:
    for source in (repository / "resources" / "translations").glob("*.ts"):
        compiled = wheel.get(f"banneret/_resources/translations/{source.stem}.qm", b"")
        assert compiled.startswith(QM_MAGIC), f"{source.name} has no .qm that Qt could load"


def test_every_module_is_there_and_nothing_else(wheel: dict[str, bytes], repository: Path) -> None:
    app = repository / "app"
    modules = {path.relative_to(app).as_posix() for path in (app / "banneret").rglob("*.py")}
    tops = {name.partition("/")[0] for name in wheel}

    assert {name for name in wheel if name.endswith(".py")} == modules
    assert {top for top in tops if not top.endswith(".dist-info")} == {"banneret"}


def test_it_gives_the_command(wheel: dict[str, bytes]) -> None:
    (entry_points,) = (content for name, content in wheel.items() if name.endswith("entry_points.txt"))

    assert b"banneret = banneret.__main__:main" in entry_points
