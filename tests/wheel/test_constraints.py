"""A release is made of packages that the program's own bounds allow, each known by its hash."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def test_constraints_hold_each_dependency_within_its_bounds(repository: Path) -> None:
    settings = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = {canonicalize_name(name): version for name, version, _ in _pins(repository)}

    for line in settings["project"]["dependencies"]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), (
            f"packaging/constraints.txt: {line}"
        )


def test_constraints_know_every_package_by_its_hash_and_no_address(repository: Path) -> None:
    assert all(hashes for _, _, hashes in _pins(repository))
    assert "://" not in (repository / "packaging" / "constraints.txt").read_text(encoding="utf-8")


def _pins(repository: Path) -> list[tuple[str, str, int]]:
    """Name, version and number of hashes of each pinned package."""
    text = (repository / "packaging" / "constraints.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    pins = []
    for line in text.splitlines():
        name, _, rest = line.partition("==")
        pins.append((name, rest.split()[0], rest.count("--hash=sha256:")))
    return pins
