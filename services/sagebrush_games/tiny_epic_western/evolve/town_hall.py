"""Phase four: the order of buying, and the industries."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.town_hall import IndustryAdvanced, TownHallRanked, TownHallTaken
from sagebrush_games.tiny_epic_western.state.model import State


def town_hall_ranked(state: State, event: TownHallRanked) -> None:
    """The order of buying is known."""
    state.ranking = list(event.owners)


def town_hall_taken(state: State, event: TownHallTaken) -> None:
    """One seat comes first."""
    state.ranking = [event.seat]


def industry_advanced(state: State, event: IndustryAdvanced) -> None:
    """A token moves up."""
    state.industry[event.industry] = event.step


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    TownHallRanked: town_hall_ranked,
    TownHallTaken: town_hall_taken,
    IndustryAdvanced: industry_advanced,
}
