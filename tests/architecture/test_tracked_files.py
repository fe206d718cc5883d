"""What is kept in git says nothing of the machine it was written on, nor of where packages came from."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

# In two halves, else this file would hold what it looks for.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("deb.debian", "org"),
        ("archive.ubuntu", "com"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.~}])/(?:home|Users|root|work|workspace)/[\w.]|[A-Z]:\\+Users\\+\w")


@pytest.fixture(scope="module")
def tracked() -> dict[str, str]:
    top = Path(__file__).resolve().parents[2]
    git = shutil.which("git")
    if git is None or not (top / ".git").exists():
        pytest.skip("not a git working copy")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=top, capture_output=True, check=True).stdout
    names = [name for name in listed.decode().split("\0") if name and (top / name).is_file()]
    return {name: (top / name).read_bytes().decode("utf-8", "ignore") for name in names}


def test_no_registry_host(tracked: dict[str, str]) -> None:
    assert [(name, host) for name, text in tracked.items() for host in HOSTS if host in text] == []


def test_no_path_of_a_machine(tracked: dict[str, str]) -> None:
    assert [(name, found[0]) for name, text in tracked.items() if (found := MACHINE_PATH.search(text))] == []


def test_made_files_are_not_kept(tracked: dict[str, str]) -> None:
    """A kept uv.lock would record download addresses; a kept .qm would go stale."""
    assert [name for name in tracked if name == "uv.lock" or name.endswith((".qm", ".pyc", ".whl"))] == []
