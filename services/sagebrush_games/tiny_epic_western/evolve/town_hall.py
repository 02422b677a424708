"""Phase four: the order of buying, and the industries."""

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
