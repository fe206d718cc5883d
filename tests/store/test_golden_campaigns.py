"""Campaigns of earlier versions open as they were left. The files here are never made anew."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from banneret.rules.roller import SystemRoller
from banneret.rules.service import RulesService
from banneret.session.document import Document
from banneret.store.campaign import Campaign
from banneret.store.checking import check_campaign

CAMPAIGNS = sorted((Path(__file__).resolve().parents[1] / "golden" / "campaigns").glob("*.banneret"))


@pytest.mark.parametrize("golden", CAMPAIGNS, ids=lambda path: path.stem)
def test_an_earlier_campaign_opens_as_it_was_left(golden: Path, tmp_path: Path) -> None:
    """T12, H27: the text's battle stands at 3 against 12, the duel at 49 points of body and 33 of armour."""
    assert list(check_campaign(golden)) == []
    file = tmp_path / golden.name
    shutil.copyfile(golden, file)
    document = Document(Campaign.open(file), RulesService(), SystemRoller(), lambda: datetime.now(UTC))
    try:
        horsemen, peasants = document.state.troop("horsemen"), document.state.troop("peasants")
        assert (horsemen.count, horsemen.losses, horsemen.status) == (3, 7, "fled")
        assert (peasants.count, peasants.losses, peasants.morale) == (12, 28, 6)
        while document.undo() is not None:
            pass
        assert document.state.troop("peasants").count == 40

        document.open_battle(2)
        odo = document.state.hero("odo")
        assert (odo.body_left, odo.resistance_left) == (49, 33)
        assert document.draft("assault") is not None
    finally:
        document.close()


def test_there_is_one_of_the_first_version() -> None:
    assert "v1" in {path.stem for path in CAMPAIGNS}
