"""The commands that place a cowboy, and where it then stands."""

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Box, Kind, Place, State
from sagebrush_games.kernel.messages import Command

PLACEMENTS: tuple[type[Command], ...] = (PlaceOnBox, PlaceOnParcel, Attack, Defend, PlaceOnOutlaw, OccupyTownHall)


def place_of(state: State, command: Command) -> Place:
    """Where the cowboy of a placement stands."""
    match command:
        case PlaceOnBox(box=box):
            return box
        case PlaceOnParcel(parcel=parcel) | Attack(parcel=parcel) | Defend(parcel=parcel):
            return parcel
        case PlaceOnOutlaw(parcel=parcel):
            return parcel
        case OccupyTownHall():
            return state.tiles[Kind.TOWN_HALL].bit_length() - 1
        case _:
            raise AssertionError(f"{command} places no cowboy")


def is_disputed(rules: Ruleset, state: State, place: Place) -> bool:
    """Whether a cowboy that came to ``place`` would have a rival there."""
    if isinstance(place, Box):
        return place not in rules.crowded and (bool(state.boxes[place]) or state.sheriff.box is place)
    return bool(state.claimants(place)) or state.sheriff.parcel == place
