"""What a road would bring wherever it can be built, without playing it: most of them connect nothing that matters."""

from collections.abc import Sequence

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import ALL, TOUCHED, Edge, Parcels
from sagebrush_games.carson_city.state.model import SHELF, State
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.carson_city.situation import Situation
from sagebrush_opponents.carson_city.worth import Worth


class RoadTrial:
    """One seat that builds one road; what it brings is kept by the parcels that it connects, as far as they matter."""

    __slots__ = ("_imagined", "_known", "_matters", "_seat", "_situation", "_state", "_worth")

    def __init__(self, worth: Worth, state: State, seat: Seat, situation: Situation) -> None:
        self._worth = worth
        self._state = state
        self._seat = seat
        self._situation = situation
        self._matters = mattering(state, seat, situation) & ~state.connected
        self._known: dict[Parcels, float] = {}
        self._imagined = state.copy()
        self._imagined.roads[seat] -= 1

    def sketch(self, edge: Edge) -> float:
        """What the seat can hope for once the road is built."""
        connects = TOUCHED[edge] & self._matters
        worth = self._known.get(connects)
        if worth is None:
            worth = self._known[connects] = self._built(edge)
        return worth

    def _built(self, edge: Edge) -> float:
        imagined = self._imagined
        imagined.built = [*self._state.built, edge]
        imagined.connected = self._state.connected | TOUCHED[edge]
        return self._worth.of(imagined, self._worth.before_claims(imagined, self._seat, self._situation))


def mattering(state: State, seat: Seat, situation: Situation) -> Parcels:
    """The parcels that it matters to a seat to connect: its own and wanted ones; all while a building waits for one."""
    waits = state.held[seat] or any(box in SHELF for box in situation.standing[seat])
    auction = state.effects.auction
    return ALL if waits or auction is not None else state.land[seat] | state.claims[seat] | white_claim(state, seat)


def white_claim(state: State, seat: Seat) -> Parcels:
    """The parcel where the white cowboy of a seat stands."""
    return 1 << state.sheriff.parcel if state.sheriff.seat == seat and state.sheriff.parcel >= 0 else 0


def sketch_roads(
    rules: Ruleset, worth: Worth, state: State, commands: Sequence[Command], situation: Situation
) -> list[float | None]:
    """By command, what its seat can hope for afterwards; None for what is no road, and for bridges."""
    if not any(type(command) is BuildRoad for command in commands):
        return [None] * len(commands)
    trial = RoadTrial(worth, state, commands[0].seat, situation)
    return [
        trial.sketch(command.edge) if type(command) is BuildRoad and rules.roads_for(rules, command.edge) == 1 else None
        for command in commands
    ]
