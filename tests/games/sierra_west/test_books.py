"""The books leave no event out; that they agree with every game is for the conformance suite to see."""

from dataclasses import fields

import pytest

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.events.manhunt import BulletsSpent, OutlawCaptured
from sagebrush_games.sierra_west.events.resources import TrackClimbed
from sagebrush_games.sierra_west.rules.books import BOOKS, LESS, MORE, ONE
from tests.games.sierra_west.scene import ANNA, BILL, Scene

KEPT = {"food", "wood", "stone", "gold", "tokens", "bullets", "trout", "bass", "salmon"}
TOLD_AGAIN = {"MineRolled", "MineBlasted"}
"""Events whose gold is gained in an event of its own."""


@pytest.mark.parametrize("event", TITLE.events)
def test_whatever_an_event_says_of_what_an_owner_has_is_posted(event: type[Event]) -> None:
    said = {entry.name for entry in fields(event)} & KEPT
    assert event.__name__ in TOLD_AGAIN or said == {*MORE.get(event, ()), *LESS.get(event, ())}


def test_each_event_is_posted_once() -> None:
    assert not set(MORE) & set(LESS) and not set(ONE) & (set(MORE) | set(LESS))


def test_what_is_posted_is_what_the_owner_has_then() -> None:
    scene = Scene(mode="outlaws-and-outposts")
    before = BOOKS.counted(scene.state)
    amounts = dict(before)
    for event in (TrackClimbed(ANNA, 2, 1), OutlawCaptured(BILL, 0), BulletsSpent(BILL, 2)):
        BOOKS.record(amounts, event)
    assert {what: amount - before[what] for what, amount in amounts.items() if amount != before[what]} == {
        "steps on track 2 of owner 0": 1,
        "outlaws of owner 1": 1,
        "bullets of owner 1": -2,
    }
