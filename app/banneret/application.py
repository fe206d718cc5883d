"""Start of the window: the only place where parts are wired together."""

import argparse
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from platformdirs import user_data_path
from PySide6.QtCore import QLibraryInfo, QLocale, QSize, QTranslator
from PySide6.QtWidgets import QApplication

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.resources import resource_path, resource_text
from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.connection import disk_faults, on_failure
from banneret.store.rule_sets import read_rule_set
from banneret.store.samples import Language, read_sample
from banneret.views.main_window import MainWindow
from banneret.views.message import tell
from banneret.views.text import fault_sentence
from banneret.views.theme import Scheme, Theme

STANDARD_RULES = "rules/standard.toml"
SAMPLES = ("samples/charge.toml", "samples/duel.toml")
"""The battles of a new campaign: the text's worked example (T12), which lies open, first."""


def start(chosen: argparse.Namespace) -> int:
    """Show the window, or paint it into a picture; gives the exit status."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Banneret")
    app.setOrganizationName("Banneret")
    app.setDesktopFileName("banneret")
    language = _language(chosen.language)
    _translate(app, language)
    theme = Theme(Scheme(chosen.theme) if chosen.theme else Scheme.SYSTEM)
    theme.install(app)
    picture = chosen.screenshot is not None
    try:
        document = open_document(chosen.file, language, look_only=picture)
    except Fault as fault:
        return _refused(fault, quiet=picture)
    try:
        window = MainWindow(theme, document, picture=picture)
        window.resize(QSize(*chosen.size) if chosen.size else QSize(1280, 720))
        if picture:
            return _paint(window, chosen.screenshot)
        sys.excepthook = _hook(window)
        window.show()
        return app.exec()
    except Fault as fault:  # damage that is met only when all is to be shown
        return _refused(fault, quiet=picture)
    finally:
        document.close()


def default_campaign() -> Path:
    """The campaign of a start without a file: in the user's data folder."""
    return user_data_path("banneret", appauthor=False) / "campaign.banneret"


def open_document(path: Path | None, language: Language, *, look_only: bool) -> Document:
    """Open the campaign (None: the default one), making it first where there is none.

    `look_only` takes no lock and writes nothing; a default campaign that is not there yet is then made in memory.
    Refuses what `Campaign.open` and `Campaign.create` refuse.
    """
    file = default_campaign() if path is None else path
    with disk_faults(file):
        there = file.exists()
    if look_only:
        missing = path is None and not there
        return _document(
            Campaign.in_memory(file, _samples(language), _now()) if missing else Campaign.look_at(file)
        )
    if not there:
        try:
            Campaign.create(file, _samples(language), _now())
        except Fault as fault:
            # Another window started at the same moment and was first: this one looks at its campaign.
            if fault.code != "file_exists" or not file.exists():
                raise
    return _document(Campaign.open(file))


def _document(campaign: Campaign) -> Document:
    with on_failure(campaign.close):
        return Document(campaign, RulesService(), SystemRoller(), _now)


def _samples(language: Language) -> list[BattleState]:
    rules = read_rule_set(resource_text(STANDARD_RULES), STANDARD_RULES)
    return [read_sample(resource_text(sample), language, rules) for sample in SAMPLES]


def _now() -> datetime:
    return datetime.now(UTC)


def _language(chosen: Language | None) -> Language:
    """The language asked for, or the first of the system's that the program speaks."""
    if chosen is not None:
        return chosen
    for name in QLocale.system().uiLanguages():
        if name.startswith("fr"):
            return "fr"
        if name.startswith("en"):
            return "en"
    return "en"


def _translate(app: QApplication, language: Language) -> None:
    """Speak that language, and write numbers its way; the system's own locale where it speaks it already."""
    system = QLocale.system()
    wanted = QLocale.Language.French if language == "fr" else QLocale.Language.English
    QLocale.setDefault(system if system.language() == wanted else QLocale(wanted))
    own = QTranslator(app)
    if own.load(str(resource_path(f"translations/banneret_{language}.qm"))):
        app.installTranslator(own)
    qt = QTranslator(app)
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)


def _refused(fault: Fault, *, quiet: bool) -> int:
    words = fault_sentence(fault)
    print(f"banneret: {words}", file=sys.stderr)  # noqa: T201
    if not quiet:
        tell(None, words)
    return 2


def _paint(window: MainWindow, out: Path) -> int:
    window.ensurePolished()
    if window.paint_into(out):
        return 0
    print(f"banneret: {out} cannot be written.", file=sys.stderr)  # noqa: T201
    return 2


def _hook(
    window: MainWindow,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """What was not foreseen goes to the terminal whole, and to the GM in one sentence."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        traceback.print_exception(kind, error, trace)
        window.tell_unforeseen(error)

    return hook
