"""The Indian, yellow: parcels where the dice say, for nothing."""

# [BB "El Indio"] [ruling R45]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.characters import ParcelGranted
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.setup import thrown
from sagebrush_games.carson_city.state.board import Parcel, Parcels, as_set, has, parcel_at
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

DIE = range(6)


def within_reach(rules: Ruleset) -> Parcels:
    """The parcels two dice can mean."""
    first = rules.first_die_row
    return as_set(parcel_at(first + row, first + column) for row in DIE for column in DIE)


def found(rules: Ruleset, state: State, seat: Seat, chance: Chance) -> list[Parcel]:
    """The parcels where the dice fell, thrown again where anything lies or anybody owns, as far as there are any."""
    free = within_reach(rules) & ~state.owned & ~state.occupied & ~barred(rules, state)  # [BB "El Indio"]
    tiles = rules.property_tiles - state.land[seat].bit_count()
    parcels: list[Parcel] = []
    while len(parcels) < min(rules.gains["indian-parcels"], tiles) and free:
        parcel = thrown(rules, chance, "indian")
        if has(free, parcel):
            parcels.append(parcel)
            free ^= 1 << parcel
    return parcels


def chosen(rules: Ruleset, state: State, seat: Seat, chance: Chance) -> Sequence[Event]:
    """Two parcels."""
    return [ParcelGranted(seat, parcel) for parcel in found(rules, state, seat, chance)]


def indian(content: Content) -> Character:
    return replace(printed(content, "indian"), chosen=chosen)
