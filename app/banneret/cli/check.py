"""`banneret check FILE…`: what is wrong with campaigns, sheets and rule sets, by line or key."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from pydantic import BaseModel, ValidationError

from banneret.cli.requests import decoded, without_nulls
from banneret.cli.sentences import sentence
from banneret.model.arms import ArmourSheet, MountSheet, WeaponSheet
from banneret.model.faults import Fault
from banneret.model.heroes import HeroSheet
from banneret.model.troops import TroopSheet
from banneret.model.validation import faults_from
from banneret.store.checking import check_campaign
from banneret.store.rule_sets import rule_set_faults

SHEETS: Mapping[str, type[BaseModel]] = {
    "troop": TroopSheet,
    "hero": HeroSheet,
    "weapon": WeaponSheet,
    "armour": ArmourSheet,
    "mount": MountSheet,
}
"""What a sheet file's key `sheet` may say, and what the rest of it must then be."""


def check_files(files: Sequence[Path]) -> int:
    """Print for each file that it is right, or each thing that is wrong; gives the exit status, 1 for any wrong."""
    status = 0
    for file in files:
        wrong = list(check_file(file))
        if not wrong:
            print(f"{file}: ok")
        for fault in wrong:
            status = 1
            place = fault.where.removeprefix(str(file)).lstrip(": ")
            print(f"{file}: {place}: {sentence(fault)}" if place else f"{file}: {sentence(fault)}")
    return status


def check_file(file: Path) -> Iterator[Fault]:
    """Give what is wrong with one file, by its ending: `.toml` a rule set, `.json` a sheet, else a campaign."""
    ending = file.suffix.lower()
    try:
        if ending == ".toml":
            yield from rule_set_faults(_text(file))
        elif ending == ".json":
            yield from _sheet_faults(_text(file))
        else:
            yield from check_campaign(file)
    except Fault as fault:
        yield fault


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Fault("disk_refused", found=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Fault("not_text", where=f"byte {error.start}") from None


def _sheet_faults(text: str) -> list[Fault]:
    try:
        data = decoded(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Fault("not_json_file", where=place, found=error.msg) from None
    except ValueError as error:
        raise Fault("not_json_file", found=str(error)[:120]) from None
    except RecursionError:
        raise Fault("not_json_file", found="it is nested too deeply") from None
    if not isinstance(data, dict):
        raise Fault("object_expected", found=str(data)[:60])
    kind = data.pop("sheet", None)
    model = SHEETS.get(kind) if isinstance(kind, str) else None
    if model is None:
        code = "missing_key" if kind is None else "one_of_expected"
        raise Fault(code, where="sheet", found=str(kind)[:60], expected=", ".join(SHEETS))
    try:
        model.model_validate(without_nulls(data))
    except ValidationError as error:
        return faults_from(error)
    return []
