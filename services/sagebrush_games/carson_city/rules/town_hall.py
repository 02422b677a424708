"""The town hall: placed when drawn, held by one cowboy, one level more for its holder."""

# [BB "Ayuntamiento"]

from collections.abc import Sequence

from sagebrush_games.carson_city.events.building import BuildingPlanned
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.town_hall import TownHallTaken, TownRoadBuilt
from sagebrush_games.carson_city.rules.contests import duel_at
from sagebrush_games.carson_city.rules.income import Income
from sagebrush_games.carson_city.rules.last_roads import ways
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import EDGES, TOUCHED, Edge, Parcel, Parcels
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

HALL = Kind.TOWN_HALL


def parcel(state: State) -> Parcels:
    """Where the town hall stands: nobody may own, buy or build on that parcel."""
    return state.tiles[HALL]


def lots(rules: Ruleset, state: State) -> Parcels:
    """The parcels that nobody owns and nothing occupies."""
    return ~state.owned & ~state.occupied & ~barred(rules, state)


def sites(rules: Ruleset, state: State) -> Parcels:
    """Where it may stand now: connected lots."""
    return lots(rules, state) & state.connected


def placing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The seat that has drawn it places it at once, after roads to the nearest lot when no lot is connected.

    Where there is only one place, or one edge for a road, nobody is asked.
    """  # [ruling R32] [ruling R33]
    seat = state.hall.drawn_by
    if seat == NOBODY:
        return ()
    if places := sites(rules, state):
        return [Asked(seat, "town-hall") if places & (places - 1) else planned(seat, places.bit_length() - 1)]
    edges = shortest(rules, state)
    return [Asked(seat, "town-hall-road") if len(edges) > 1 else TownRoadBuilt(edges[0])] if edges else ()


def planned(seat: Seat, place: Parcel) -> Event:
    """The town hall on its place, as its house is still to be placed."""
    return BuildingPlanned(seat, HALL, place, False)


def shortest(rules: Ruleset, state: State) -> list[Edge]:
    """The edges where a road begins a way to a lot that takes the fewest roads, rising."""  # [ruling R34]
    targets = lots(rules, state)
    found = ways(rules, (edge for edge in range(EDGES) if TOUCHED[edge] & targets))
    least = min((found[edge] for edge in state.frontier if edge in found), default=0)
    return [edge for edge in state.frontier if found.get(edge) == least]


def contest(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """At the start of the building income: the duel for the town hall, in which its holder defends it."""
    # [ruling R31]
    place = parcel(state)
    rivals = [seat for seat in state.seats if state.claims[seat] & place]
    if len(rivals) > 1:
        return duel_at(rules, state, place.bit_length() - 1, chance)
    if rivals and rivals[0] != state.hall.holder:
        return [TownHallTaken(rivals[0])]
    return ()


def one_level_more(dollars: int, income: Income) -> Income:
    """``income``, and the next printed value, ``dollars`` more, for who holds the town hall."""  # [ruling R30]

    def raised(rules: Ruleset, state: State, seat: Seat, place: int) -> int:
        level = dollars if seat != NOBODY and seat == state.hall.holder else 0
        return income(rules, state, seat, place) + level

    return raised
