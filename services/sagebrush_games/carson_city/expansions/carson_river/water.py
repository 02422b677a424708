"""What water changes: bridges, mines beside it, banks, points beside a bridge."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.expansions.carson_river.events import BridgeBuilt, BridgesScored
from sagebrush_games.carson_city.rules.income import Income
from sagebrush_games.carson_city.rules.last_roads import ways
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import (
    ALL,
    EDGES,
    NEAR,
    NONE,
    SIZE,
    TOUCHED,
    VERTICAL,
    Edge,
    Parcel,
    Parcels,
    has,
    members,
    parcel_at,
)
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.wording import Message, message

# [DE "VARIANTE „THE RIVER“"] [BB "Acerca de la construcción de carreteras"]
ROADS = 2
"""Of one seat, for a bridge."""


def _beside(edge: Edge) -> Parcels:
    """The one or two parcels whose side the edge is."""
    if edge < VERTICAL:
        row, column = divmod(edge, SIZE)
        cells = [(row - 1, column), (row, column)]
    else:
        row, column = divmod(edge - VERTICAL, SIZE + 1)
        cells = [(row, column - 1), (row, column)]
    return sum(1 << parcel_at(r, c) for r, c in cells if 0 <= r < SIZE and 0 <= c < SIZE)


BESIDE = tuple(map(_beside, range(EDGES)))
"""By edge: the parcels it is a side of."""


def is_bridge(rules: Ruleset, edge: Edge) -> bool:
    """Whether a road on ``edge`` is a bridge: there is water on both sides, or water and the outside of the map."""
    # [ruling R71]
    return not BESIDE[edge] & ~rules.water


def bridges(rules: Ruleset, state: State) -> list[Edge]:
    """The bridges on the map."""
    return [edge for edge in state.built if is_bridge(rules, edge)] if rules.water else []


def roads_for(rules: Ruleset, edge: Edge) -> int:
    """How many roads it takes to build along ``edge``."""
    return ROADS if is_bridge(rules, edge) else 1


def bridging(action: Action) -> Action:
    """Building roads, where a bridge takes two at once."""

    def lacking(rules: Ruleset, state: State, command: BuildRoad) -> str | None:
        if state.roads[command.seat] < roads_for(rules, command.edge):
            return "no-second-road"
        return None

    def candidates(rules: Ruleset, state: State, seat: Seat) -> Sequence[BuildRoad]:
        found: Sequence[BuildRoad] = list(action.candidates(rules, state, seat))
        return found if state.roads[seat] >= ROADS else [one for one in found if not lacking(rules, state, one)]

    def refusal(rules: Ruleset, state: State, command: BuildRoad) -> str | None:
        return action.refusal(rules, state, command) or lacking(rules, state, command)

    def events(rules: Ruleset, state: State, command: BuildRoad, chance: Chance) -> Sequence[Event]:
        caused = action.events(rules, state, command, chance)
        if not is_bridge(rules, command.edge):
            return caused
        return [BridgeBuilt(event.seat, event.edge) if isinstance(event, RoadBuilt) else event for event in caused]

    def sentence(rules: Ruleset, state: State, command: BuildRoad) -> Message:
        if is_bridge(rules, command.edge):
            return message("build-bridge", edge=command.edge)
        return action.sentence(rules, state, command)

    return replace(action, candidates=candidates, refusal=refusal, events=events, sentence=sentence)


def wet_mine(income: Income) -> Income:
    """More dollars for a mine with a river parcel around it, however many there are."""
    # [DE "VARIANTE „THE RIVER“"] [BB "Para el cálculo de los ingresos por edificios"]

    def wet(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
        beside: int = rules.printed.value("river", "mine-dollars") if NEAR[parcel] & rules.water else 0
        return income(rules, state, seat, parcel) + beside

    return wet


def bridge_points(rules: Ruleset, state: State) -> Sequence[Event]:
    """More for each own parcel that counts and touches a bridge."""
    # [DE "VARIANTE „THE RIVER“"] [BB "Carson River: Al final de la partida"] [ruling R72]
    touched = NONE
    for edge in bridges(rules, state):
        touched |= TOUCHED[edge]
    more = rules.printed.value("river", "points-at-a-bridge") - rules.final_land_points
    counted = [(seat, (land & state.occupied & touched).bit_count()) for seat, land in enumerate(state.land)]
    return [BridgesScored(seat, parcels * more) for seat, parcels in counted if parcels]


def bridge_pays(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether, before the final count, ``seat`` can reach a new bridge beside land that counts, with its roads."""
    if state.round < rules.rounds or state.roads[seat] < ROADS:
        return False
    counted = state.land[seat] & state.occupied
    for edge in bridges(rules, state):
        counted &= ~TOUCHED[edge]
    sites = (edge for edge in range(EDGES) if TOUCHED[edge] & counted and is_bridge(rules, edge))
    found = ways(rules, (edge for edge in sites if edge not in state.built))
    return any(found.get(edge, EDGES) <= state.roads[seat] for edge in state.frontier)


def banks(water: Parcels) -> list[Parcels]:
    """The land the river leaves, in pieces that hang together by sides."""
    found: list[Parcels] = []
    left = ALL & ~water
    while left:
        bank, new = NONE, left & -left
        while new:
            bank |= new
            left &= ~new
            new = _spread(new) & left
        found.append(bank)
    return found


def schooled(land: Sequence[Parcels]) -> Callable[[Ruleset, State], Parcels]:
    """Those banks of all the ``land`` that have a school: one is enough for each."""  # [BB "Escuela"] [ruling R29]

    def found(_rules: Ruleset, state: State) -> Parcels:
        return sum(bank for bank in land if bank & state.tiles[Kind.SCHOOL])

    return found


def _spread(parcels: Parcels) -> Parcels:
    """The parcels that share a side with one of ``parcels``."""
    found = NONE
    for parcel in members(parcels):
        for side in BESIDE:
            if has(side, parcel):
                found |= side
    return found
