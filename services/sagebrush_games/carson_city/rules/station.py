"""The station: beside a road that crosses the map, and worth points for the whole town."""

# [BB "Estación"] [ruling R36]

from collections.abc import Sequence

from sagebrush_games.carson_city.events.round_end import BonusScored
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import EDGES, NONE, SIZE, VERTICAL, Edge, Parcels, as_set, ends, parcel_at
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.messages import Event

UNITS_FOR_A_POINT = 2


def _line(edges: Sequence[Edge], sides: Sequence[tuple[int, int]]) -> tuple[frozenset[Edge], Parcels]:
    inside = [(row, column) for row, column in sides if 0 <= row < SIZE and 0 <= column < SIZE]
    return frozenset(edges), as_set(parcel_at(row, column) for row, column in inside)


def _horizontal(row: int) -> tuple[frozenset[Edge], Parcels]:
    edges = [edge for edge in range(VERTICAL) if ends(edge)[0][0] == row]
    return _line(edges, [(side, column) for side in (row - 1, row) for column in range(SIZE)])


def _vertical(column: int) -> tuple[frozenset[Edge], Parcels]:
    edges = [edge for edge in range(VERTICAL, EDGES) if ends(edge)[0][1] == column]
    return _line(edges, [(row, side) for row in range(SIZE) for side in (column - 1, column)])


LINES = tuple(line(place) for line in (_horizontal, _vertical) for place in range(SIZE + 1))
"""Each line of the grid, the rims included: its eight edges, and the parcels along it."""


def along_crossings(state: State) -> Parcels:
    """The parcels along roads that cross the whole map in a straight line."""
    built, found = frozenset(state.built), NONE
    for edges, parcels in LINES:
        if edges <= built:
            found |= parcels
    return found


def elsewhere(_rules: Ruleset, state: State) -> Parcels:
    """Where the station may not stand."""
    return ~along_crossings(state)


def house_units(rules: Ruleset, state: State) -> int:
    """The houses of the whole town, with everything that counts as a house, whoever owns it."""
    return sum(state.tiles[kind].bit_count() * units for kind, units in rules.units.items())


def station_points(rules: Ruleset, state: State) -> Sequence[Event]:
    """A point for each two houses of the town, to the owner of the station."""
    points = house_units(rules, state) // UNITS_FOR_A_POINT
    owners = [seat for seat in state.seats if state.land[seat] & state.tiles[Kind.STATION]]
    return [BonusScored(seat, "station", points) for seat in owners]
