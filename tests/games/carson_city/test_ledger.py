"""The ledger leaves no event out; that they agree with every game is for the conformance suite to see."""

from dataclasses import fields

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.events.building import BuildingBuilt
from sagebrush_games.carson_city.events.row import ParcelBought
from sagebrush_games.carson_city.events.tokens import AuctionClosed, BidMade
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawsArrived
from sagebrush_games.carson_city.manifest import EXPANSIONS
from sagebrush_games.carson_city.rules.ledger import CHANGES, Changes
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.messages import Event
from tests.games.carson_city.table import ANNA, BILL, Table

ASIDE = {BidMade, OutlawsArrived}
"""A bid is not paid yet, and the points of an outlaw are still to be won."""


ALL = [CHANGES, *(part.ledger.record for part in EXPANSIONS if isinstance(part.ledger.record, Changes))]


def recorded(event: type[Event]) -> set[str]:
    """The fields of ``event`` that change an amount."""
    return {name for changes in ALL for name in (*changes.more.get(event, ()), *changes.less.get(event, ()))}


def is_special(event: type[Event]) -> bool:
    """Whether a function of its own records ``event``."""
    return any(event in changes.others for changes in ALL)


@pytest.mark.parametrize("event", TITLE.types.events)
def test_whatever_an_event_says_of_dollars_points_roads_and_revolvers_is_recorded(event: type[Event]) -> None:
    said = {entry.name for entry in fields(event)} & {"dollars", "points", "roads", "revolvers"}
    assert event in ASIDE or is_special(event) or said == recorded(event)


def test_each_event_is_recorded_by_one_rule_or_by_fields() -> None:
    assert not [event for event in TITLE.types.events if is_special(event) and recorded(event)]


def changed(*events: Event) -> dict[str, int]:
    """What events change on a table of two."""
    before = TITLE.invariants.ledger.counted(Table().state)
    amounts = dict(before)
    for event in events:
        TITLE.invariants.ledger.record(amounts, event)
    return {what: amount - before[what] for what, amount in amounts.items() if amount != before[what]}


def test_a_parcel_is_a_property_tile_for_dollars() -> None:
    assert changed(ParcelBought(ANNA, 0, 6)) == {"dollars of seat 0": -6, "parcels of seat 0": 1}


def test_a_prison_brings_two_revolvers() -> None:
    assert changed(BuildingBuilt(BILL, Kind.PRISON, 0, 2)) == {"revolvers of seat 1": 2}


def test_an_auction_moves_dollars_from_the_winner_to_the_seller() -> None:
    closed = AuctionClosed(ANNA, BILL, (3, 4), 7, 4)
    assert changed(closed) == {"dollars of seat 0": 4, "dollars of seat 1": -7, "parcels of seat 1": 2}
