"""French is whole, and says neither more nor less than the window; English has its plurals."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

Key = tuple[str, str, str]
"""Context, source text, and the comment that tells two uses of a text apart."""

PART = re.compile(r"\{\w*\}|%L?n|%\d|\*|\n")
UNFINISHED = ("unfinished", "vanished", "obsolete")
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
TYPOGRAPHY = {
    "no-break space before a colon": re.compile(rf"(?<!{WIDE}):"),
    "narrow no-break space before ; ! ? %": re.compile(
        rf"(?<![{NARROW}]);|(?<![{NARROW}!?])[!?]|(?<!{NARROW})%(?!L?n|\d)"
    ),
    "one space only before a sign": re.compile(rf"\s[{NARROW}{WIDE}]|[{NARROW}{WIDE}]\s"),
    "no-break spaces inside « »": re.compile(rf"«(?![{NARROW}{WIDE}])|(?<![{NARROW}{WIDE}])»"),
    "’ and « », as they are printed": re.compile(r"['\"“”]"),
    "… as one sign": re.compile(r"\.\.\."),
    "− as a minus": re.compile(r"(?<![\w}])-(?=[\d{])"),
}


class Message(NamedTuple):
    """One text: whether it counts something, its translation in each form, and what it lacks."""

    plural: bool
    forms: tuple[str, ...]
    state: str


def messages(path: Path) -> Iterator[tuple[Key, Message]]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            yield (
                key,
                Message(message.get("numerus") == "yes", tuple(forms), translation.get("type", "")),
            )


def read(path: Path) -> dict[Key, Message]:
    found = list(messages(path))
    assert len(dict(found)) == len(found), "a text stands there twice"
    return dict(found)


@pytest.fixture(scope="module")
def seen(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[Key, Message]:
    """Every text the window translates, as lupdate finds it."""
    made = tmp_path_factory.mktemp("lupdate") / "seen.ts"
    tool = Path(sys.executable).with_name(
        "pyside6-lupdate.exe" if sys.platform == "win32" else "pyside6-lupdate"
    )
    app = repository / "app" / "banneret"
    sources = [app / "application.py", *sorted((app / "views").rglob("*.py"))]
    subprocess.run([tool, *sources, "-ts", made], check=True, capture_output=True)
    found = read(made)
    assert len(found) > 300
    return found


@pytest.fixture(scope="module")
def french(repository: Path) -> dict[Key, Message]:
    return read(repository / "resources" / "translations" / "banneret_fr.ts")


@pytest.fixture(scope="module")
def english(repository: Path) -> dict[Key, Message]:
    return read(repository / "resources" / "translations" / "banneret_en.ts")


def expect_none(found: Iterable[object]) -> None:
    """Fail with all that was found, a line each, for whoever has to translate it."""
    lines = sorted(map(str, found))
    if lines:
        pytest.fail("\n".join([f"{len(lines)} found:", *lines]), pytrace=False)


def translated(messages: dict[Key, Message]) -> list[tuple[str, str]]:
    """Source and translation of each text and form; what is not translated yet is another test's."""
    return [(key[1], form) for key, message in messages.items() for form in message.forms if form]


def test_lupdate_sees_every_text(repository: Path, seen: dict[Key, Message]) -> None:
    """It does not look into an f-string, nor put a text together: such a text would stay English for ever."""
    known = {source for _, source, _ in seen}
    hidden: list[str] = []
    for path in sorted((repository / "app" / "banneret" / "views").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (place := _text_place(node)) is not None:
                text = node.args[place]
                if isinstance(text, ast.JoinedStr | ast.BinOp):
                    hidden.append(f"{path.name}:{node.lineno}: put together")
                elif isinstance(text, ast.Constant) and text.value not in known:
                    hidden.append(f"{path.name}:{node.lineno}: {text.value}")
    expect_none(hidden)


def _text_place(call: ast.Call) -> int | None:
    """Where the text to translate stands among a call's arguments; None for any other call, as a painter's."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(name)
    if place is None or len(call.args) <= place:
        return None
    context = call.args[0]
    return (
        place
        if place == 0 or (isinstance(context, ast.Constant) and isinstance(context.value, str))
        else None
    )


def test_nothing_is_missing_in_french(seen: dict[Key, Message], french: dict[Key, Message]) -> None:
    expect_none(seen.keys() - french.keys())


def test_nothing_is_in_french_that_nobody_says(seen: dict[Key, Message], french: dict[Key, Message]) -> None:
    expect_none(french.keys() - seen.keys())


def test_nothing_is_unfinished_in_french(french: dict[Key, Message]) -> None:
    unfinished = [
        key
        for key, message in french.items()
        if message.state in UNFINISHED or not all(form.strip() for form in message.forms)
    ]
    expect_none(unfinished)


def test_what_is_counted_has_both_forms(seen: dict[Key, Message], french: dict[Key, Message]) -> None:
    """French counts 0 and 1 as one, the rest as many."""
    wrong = [
        key
        for key in seen.keys() & french.keys()
        if seen[key].plural != french[key].plural or len(french[key].forms) != (2 if seen[key].plural else 1)
    ]
    expect_none(wrong)


def test_french_keeps_every_part(french: dict[Key, Message]) -> None:
    """Numbers, names, bold marks and line ends: none lost, none invented."""
    wrong = [
        (source, form)
        for source, form in translated(french)
        if sorted(PART.findall(form)) != sorted(PART.findall(source))
    ]
    expect_none(wrong)


def test_french_ends_as_english_does(french: dict[Key, Message]) -> None:
    """An ellipsis on what opens a dialog, no full stop on a label, no space that would show."""
    wrong = [
        (source, form)
        for source, form in translated(french)
        if form.endswith("…") != source.endswith("…")
        or form.endswith(".") != source.endswith(".")
        or form != form.strip()
    ]
    expect_none(wrong)


@pytest.mark.parametrize("rule", TYPOGRAPHY)
def test_french_is_set_as_french_is_printed(french: dict[Key, Message], rule: str) -> None:
    wrong = [form for _, form in translated(french) if TYPOGRAPHY[rule].search(form)]
    expect_none(wrong)


@pytest.mark.parametrize(
    "form",
    [
        "Relancer: 3",
        "marge ?",
        f"marge{WIDE}?",
        "34%",
        f"34{WIDE}%",
        f"Relancer {WIDE}: 3",
        "« Combattre »",
        "l'appli",
        "“Combattre”",
        "attendez...",
        "un écart (-12)",
        "-{losses}",
    ],
)
def test_what_is_not_printed_so_is_found(form: str) -> None:
    assert any(rule.search(form) for rule in TYPOGRAPHY.values())


@pytest.mark.parametrize(
    "form",
    [
        f"Relancer{WIDE}: 3",
        f"marge{NARROW}?",
        f"34{NARROW}%",
        "%n dés",
        "Lettre à M. d’Aubigné, rez-de-chaussée",
        f"«{NARROW}Combattre{NARROW}»",
        "−{losses}, {name}-{other}",
        f"Quoi{NARROW}?!",
    ],
)
def test_what_is_printed_so_is_let_pass(form: str) -> None:
    assert [name for name, rule in TYPOGRAPHY.items() if rule.search(form)] == []


def test_english_has_its_plurals_and_nothing_else(
    seen: dict[Key, Message], english: dict[Key, Message]
) -> None:
    """The other texts are English already."""
    expect_none(english.keys() ^ {key for key, message in seen.items() if message.plural})
    for (_, source, _), message in english.items():
        assert message.state not in UNFINISHED, source
        assert len(message.forms) == 2, source
        for form in message.forms:
            assert sorted(PART.findall(form)) == sorted(PART.findall(source)), source


def test_english_never_counts_one_of_many(english: dict[Key, Message]) -> None:
    """One man and two men, one die and two dice: never 1 men."""
    same = [source for (_, source, _), message in english.items() if len(set(message.forms)) == 1]
    assert [source for source in same if re.search(r"%n (\w+s|men|dice)\b", source)] == []
