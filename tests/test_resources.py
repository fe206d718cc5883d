"""The locator of what travels with the program."""

from __future__ import annotations

import pytest

from banneret.resources import resource_bytes, resource_names, resource_path, resource_text


def test_names_lead_to_their_files() -> None:
    names = resource_names("rules", ".toml")

    assert names
    for name in names:
        assert resource_path(name).is_file()
        assert resource_text(name).encode() == resource_bytes(name)


@pytest.mark.parametrize("name", ["rules/none_such.toml", "rules", "../pyproject.toml", ""])
def test_a_name_of_no_resource_is_refused(name: str) -> None:
    with pytest.raises(FileNotFoundError):
        resource_path(name)


def test_an_unknown_folder_holds_nothing() -> None:
    assert resource_names("none_such") == ()
