"""Build a road from your reserve: a free action at your own decisions."""

# [DE "WEGE"] [ruling R6]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_edge
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import EDGES, Edge
from sagebrush_games.carson_city.state.model import MOST_SEATS, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class BuildRoad(Command):
    """Build a road on ``edge``, which meets a road at one of its ends."""

    edge: Edge


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Sequence[BuildRoad]:
    if not state.roads[seat]:
        return ()
    commands = COMMANDS[seat]
    return [commands[edge] for edge in state.frontier]


def refusal(_rules: Ruleset, state: State, command: BuildRoad) -> str | None:
    if not 0 <= command.edge < EDGES:
        return "no-such-edge"
    if not state.roads[command.seat]:
        return "no-road-in-reserve"
    if command.edge in state.built:
        return "road-there"
    if command.edge not in state.frontier:
        return "road-not-joined"
    return None


COMMANDS = tuple(tuple(BuildRoad(seat, edge) for edge in range(EDGES)) for seat in range(MOST_SEATS))
"""By seat, made once: commands are values."""

BUILD_ROAD = Action(
    BuildRoad,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [RoadBuilt(command.seat, command.edge)],
    domain=every_edge(BuildRoad),
    exact=True,
)
