"""Set-up: town, mountains, buildings for sale, turn order, starting parcels; and the question of every prompt."""

from sagebrush_games.carson_city.events.preparation import (
    AllAsked,
    Asked,
    BuildingsOffered,
    MountainsRaised,
    StartingParcelChosen,
    TownFounded,
    TurnOrderDrawn,
)
from sagebrush_games.carson_city.evolve.table import lay, own, pave
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State


def town_founded(state: State, event: TownFounded) -> None:
    """The first house and the first four roads."""
    lay(state, Kind.HOUSE, event.parcel)
    for edge in SIDES[event.parcel]:
        pave(state, edge)


def mountains_raised(state: State, event: MountainsRaised) -> None:
    for parcel in event.parcels:
        lay(state, Kind.MOUNTAIN, parcel)


def buildings_offered(state: State, event: BuildingsOffered) -> None:
    state.offers = list(event.offers)
    for kind in event.drawn:
        state.bag[kind] -= 1


def turn_order_drawn(state: State, event: TurnOrderDrawn) -> None:
    state.order = list(event.order)


def asked(state: State, event: Asked) -> None:
    state.asked = event.seat
    state.company = ()
    state.prompt = event.prompt


def all_asked(state: State, event: AllAsked) -> None:
    state.asked = NOBODY
    state.company = event.seats
    state.prompt = event.prompt


def starting_parcel_chosen(state: State, event: StartingParcelChosen) -> None:
    own(state, event.seat, event.parcel)
    state.turn += 1
    state.prompt = ""
