"""`lupdate` sees each string the GM may read, plurals as plurals; the French keeps every part of them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOMS = ("text", "log")
PART = re.compile(r"\{\w+\}|%L?n|\*")


@pytest.fixture(scope="module")
def sources() -> list[Path]:
    views = Path(__file__).resolve().parents[3] / "app" / "banneret" / "views"
    return sorted(path for room in ROOMS for path in (views / room).glob("*.py"))


@pytest.fixture(scope="module")
def seen(sources: list[Path], tmp_path_factory: pytest.TempPathFactory) -> ET.Element:
    """What lupdate finds, as a .ts."""
    made = tmp_path_factory.mktemp("lupdate") / "seen.ts"
    tool = Path(sys.executable).with_name(
        "pyside6-lupdate.exe" if sys.platform == "win32" else "pyside6-lupdate"
    )
    subprocess.run([tool, *sources, "-ts", made], check=True, capture_output=True)
    return ET.parse(made).getroot()


def test_lupdate_sees_every_string(sources: list[Path], seen: ET.Element) -> None:
    written = {found for path in sources for found in _written(path)}
    assert len(written) > 100

    assert written - set(_messages(seen)) == set()


def test_lupdate_sees_plurals_as_plurals(seen: ET.Element) -> None:
    plurals = {
        message.findtext("source") for message in seen.iter("message") if message.get("numerus") == "yes"
    }

    assert "*{number}* dead" in plurals
    assert "*{number}* tenths" in plurals


def test_french_keeps_every_part(repository: Path, seen: ET.Element) -> None:
    path = repository / "resources" / "translations" / "banneret_fr.ts"
    french = ET.parse(path).getroot()
    wanted = set(_messages(seen))

    wrong = [
        f"{context}: {source}"
        for context, source, translations in _translations(french)
        if (context, source) in wanted
        and any(text and sorted(PART.findall(text)) != sorted(PART.findall(source)) for text in translations)
    ]

    assert wrong == []


def _written(path: Path) -> Iterator[tuple[str, str]]:
    """(context, text) of each call that translates; a text put together at run time is an error."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        literals = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        if name in ("translate", "QT_TRANSLATE_NOOP") and len(literals) >= 2:
            yield str(literals[0]), str(literals[1])
        elif name == "tr" and isinstance(node.func, ast.Attribute):
            owner = getattr(node.func.value, "id", "")
            assert owner != "self" or path.parent.name == "log", f"{path.name}:{node.lineno}"
            if owner != "self":
                yield owner, str(literals[0])


def _messages(root: ET.Element) -> Iterator[tuple[str, str]]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", "")


def _translations(root: ET.Element) -> Iterator[tuple[str, str, list[str]]]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name", ""), message.findtext("source", ""), forms
