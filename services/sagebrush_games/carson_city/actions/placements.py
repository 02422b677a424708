"""The commands that place a cowboy, and where it then stands."""

from collections.abc import Callable, Mapping
from typing import Any

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Box, Kind, Place, State
from sagebrush_games.kernel.messages import Command

PLACEMENTS: Mapping[type[Command], Callable[[State, Any], Place]] = {
    PlaceOnBox: lambda _state, command: command.box,
    PlaceOnParcel: lambda _state, command: command.parcel,
    Attack: lambda _state, command: command.parcel,
    Defend: lambda _state, command: command.parcel,
    OccupyTownHall: lambda state, _command: state.tiles[Kind.TOWN_HALL].bit_length() - 1,
}
"""Those of the base; expansions add theirs to the ruleset."""


def place_of(rules: Ruleset, state: State, command: Command) -> Place:
    """Where the cowboy of a placement stands."""
    return rules.placements[type(command)](state, command)


def is_disputed(rules: Ruleset, state: State, place: Place) -> bool:
    """Whether a cowboy that came to ``place`` would have a rival there."""
    if isinstance(place, Box):
        return place not in rules.crowded and (bool(state.boxes[place]) or state.sheriff.box is place)
    return bool(state.claimants(place)) or state.sheriff.parcel == place
