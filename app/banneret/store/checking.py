"""Looking a campaign file over: everything in it is read, and everything that is wrong is named."""

from collections.abc import Iterator
from pathlib import Path

from banneret.model.battle import BattleState
from banneret.model.faults import Fault
from banneret.rules.changes import apply_changes
from banneret.store.campaign import Campaign


def check_campaign(path: Path) -> Iterator[Fault]:
    """Give every fault of a campaign: the file's own (`damaged_file`), unreadable battles, events that do not follow.

    Nothing is written. A file that cannot be opened at all gives that one fault.
    """
    try:
        campaign = Campaign.look_at(path)
    except Fault as fault:
        yield fault
        return
    try:
        yield from campaign.damage()
        for battle in campaign.battles():
            yield from _check_battle(campaign, battle)
    except Fault as fault:
        yield fault
    finally:
        campaign.close()


def _check_battle(campaign: Campaign, battle: int) -> Iterator[Fault]:
    """Walk the whole tree of events from the battle's start, each onto the state it was made from."""
    try:
        states: dict[int | None, BattleState] = {None: campaign.state_at(battle, None)}
    except Fault as fault:
        yield fault
        return
    children = campaign.family(battle)
    waiting: list[tuple[int | None, int]] = [(None, child) for child in children.get(None, ())]
    while waiting:
        parent, number = waiting.pop()
        try:
            event = campaign.event(number).event
            states[number] = apply_changes(states[parent], event.changes)
        except Fault as fault:
            yield Fault(fault.code, where=f"battle {battle}, event {number}: {fault.where}", **fault.values)
            continue
        waiting += [(number, child) for child in children.get(number, ())]
        if number not in children:
            del states[number]  # the last of its branch: nothing follows from it
