"""The ledger leaves no event out; that it agrees with every game is for the conformance suite to see."""

from collections import defaultdict
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.events.resources import TrackClimbed
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import BulletsSpent, OutlawCaptured
from tests.games.sierra_west.scene import ANNA, BILL, Scene

KEPT = {"food", "wood", "stone", "gold", "tokens", "bullets", "trout", "bass", "salmon"}
TOLD_AGAIN = {"MineRolled", "MineBlasted"}
"""Events whose gold is gained in an event of its own."""
VALUES: dict[Any, Any] = {int: 1, str: "fox", bool: True}


def changed_by(event: type[Event]) -> set[str]:
    """What the ledger changes for an event in which every number is 1."""
    hints = get_type_hints(event)
    amounts: dict[str, int] = defaultdict(int)
    TITLE.invariants.ledger.record(
        amounts, event(**{entry.name: VALUES.get(hints[entry.name], ()) for entry in fields(event)})
    )
    return {name.partition(" of owner 1")[0] for name, amount in amounts.items() if abs(amount) == 1}


@pytest.mark.parametrize("event", [event for event in TITLE.types.events if event.__name__ not in TOLD_AGAIN])
def test_whatever_an_event_says_of_what_an_owner_has_is_in_the_ledger(event: type[Event]) -> None:
    said = {entry.name for entry in fields(event)} & KEPT
    assert not said or changed_by(event) == said


def test_the_ledger_records_what_the_owner_has_then() -> None:
    scene = Scene(mode="outlaws-and-outposts")
    before = TITLE.invariants.ledger.counted(scene.state)
    amounts = dict(before)
    for event in (TrackClimbed(ANNA, 2, 1), OutlawCaptured(BILL, 0), BulletsSpent(BILL, 2)):
        TITLE.invariants.ledger.record(amounts, event)
    assert {what: amount - before[what] for what, amount in amounts.items() if amount != before[what]} == {
        "steps on track 2 of owner 0": 1,
        "outlaws of owner 1": 1,
        "bullets of owner 1": -2,
    }
