"""Whole games of each mode: everything it has comes up, and its pieces stay where they may be."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.sierra_west.expansions.boats_and_banjos import events as river
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import farthest
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.gold_rush import events as diggings
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import events as manhunt
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import LEFTMOST, open_outpost
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.shooting import most
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.state.model import SPECIAL
from tests.games.sierra_west.expansions.walks import walked

TABLES: Sequence[tuple[int, tuple[str, ...], int]] = ((2, (), 2), (3, ("advanced-planning",), 1), (4, (), 3))
"""Seats, variants and seeds."""


def on_the_river(decider: AnyDecider, state: Any) -> None:
    """Canoes stay along the trail; every river card has its pieces, or what is left of them."""
    rules, there = decider.rules, river_of(state)
    assert all(there.canoes[seat] <= farthest(rules, state, seat) for seat in range(rules.seats))
    assert len(there.pieces) == len(state.row)
    for special, pieces in zip(state.row, there.pieces, strict=True):
        assert len(pieces) <= len(rules.specials[special].face["pieces"])
    assert min([*there.supply, *(count for fish in there.fish for count in fish)]) >= 0


def in_the_mines(_decider: AnyDecider, state: Any) -> None:
    """No cart is loaded that is not there."""
    there = diggings_of(state)
    assert min(there.supply, *there.carts) >= 0


def in_the_hills(decider: AnyDecider, state: Any) -> None:
    """Bullets are 0 to 6; an outpost lies in the mountain while outlaws are on it, and the uppermost is open."""
    there = manhunt_of(state)
    assert all(0 <= bullets <= most(decider.rules) for bullets in there.bullets)
    held = [state.mountain[place] >= SPECIAL for place in reversed(LEFTMOST)]
    assert held == [outlaws > 0 for outlaws in there.posts]
    assert not any(held) or open_outpost(state) == LEFTMOST[len(LEFTMOST) - 1 - held.index(True)]
    assert min(there.supply, *there.captured) >= 0


@pytest.mark.parametrize(
    ("mode", "events", "sound"),
    [
        ("boats-and-banjos", events_of(river), on_the_river),
        ("gold-rush", events_of(diggings), in_the_mines),
        ("outlaws-and-outposts", events_of(manhunt), in_the_hills),
    ],
)
def test_everything_of_a_mode_comes_up_and_stays_sound(
    mode: str, events: tuple[type[Event], ...], sound: Callable[[AnyDecider, Any], None]
) -> None:
    met: set[type[Event]] = set()

    def watch(decider: AnyDecider, state: Any, happened: Sequence[Event]) -> None:
        sound(decider, state)
        met.update(map(type, happened))

    for seats, variants, seed in TABLES:
        assert walked(Config("sierra-west", mode, seats, variants), seed, watch).over
    assert set(events) <= met
