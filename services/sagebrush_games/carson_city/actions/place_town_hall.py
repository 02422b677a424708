"""Place the town hall when it is drawn, after roads from the general supply when no place is connected."""

from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_edge, every_parcel
from sagebrush_games.carson_city.events.town_hall import TownRoadBuilt
from sagebrush_games.carson_city.rules.parcels import Reason, barriers, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.town_hall import planned, shortest, sites
from sagebrush_games.carson_city.state.board import EDGES, Edge, Parcel, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class PlaceTownHall(Command):
    """Place the town hall on ``parcel``, which nobody owns; its house is placed next."""

    parcel: Parcel


@dataclass(slots=True)
class LayTownRoad(Command):
    """Lay a road from the general supply on ``edge``, on a shortest way to a place for the town hall."""

    edge: Edge


def reasons(rules: Ruleset, state: State) -> list[Reason]:
    """Where it may not stand."""
    return [
        ("parcel-owned", state.owned),
        ("parcel-occupied", state.occupied),
        *barriers(rules, state),
        ("no-road", ~state.connected),
    ]


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceTownHall]:
    return [PlaceTownHall(seat, parcel) for parcel in members(sites(rules, state))]


def refusal(rules: Ruleset, state: State, command: PlaceTownHall) -> str | None:
    return refusal_at(command.parcel, reasons(rules, state))


def road_candidates(rules: Ruleset, state: State, seat: Seat) -> list[LayTownRoad]:
    return [LayTownRoad(seat, edge) for edge in shortest(rules, state)]


def road_refusal(rules: Ruleset, state: State, command: LayTownRoad) -> str | None:
    if not 0 <= command.edge < EDGES:
        return "no-such-edge"
    if command.edge in state.built:
        return "road-there"
    if command.edge not in state.frontier:
        return "road-not-joined"
    return None if command.edge in shortest(rules, state) else "too-far"


PLACE_TOWN_HALL = Action(
    PlaceTownHall,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [planned(command.seat, command.parcel)],
    domain=every_parcel(PlaceTownHall),
    exact=True,
)
LAY_TOWN_ROAD = Action(
    LayTownRoad,
    candidates=road_candidates,
    refusal=road_refusal,
    events=lambda _rules, _state, command, _chance: [TownRoadBuilt(command.edge)],
    domain=every_edge(LayTownRoad),
    exact=True,
)
