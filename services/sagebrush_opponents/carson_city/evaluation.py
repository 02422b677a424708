"""The evaluation: one seat's worth against that of its rivals, in victory points at the end of the game."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.carson_city.placements import Placements
from sagebrush_opponents.carson_city.roads import sketch_roads
from sagebrush_opponents.carson_city.situation import Situation
from sagebrush_opponents.carson_city.town import Towns
from sagebrush_opponents.carson_city.worth import Worth
from sagebrush_opponents.weights import Weights, weights_of


class CarsonCityEvaluation:
    """The worth of positions at the tables of one ruleset."""

    final: ClassVar[Collection[type[Command]]] = (Pass,)
    free: ClassVar[Collection[type[Command]]] = (BuildRoad, TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff)
    idle: ClassVar[Collection[type[Command]]] = ()

    def __init__(self, decider: Decider[Ruleset, State, View], weights: Weights | None = None) -> None:
        self.rules = decider.rules
        self.weights = weights or weights_of("carson-city")
        self.towns = Towns(self.rules)
        self.worth = Worth(self.rules, self.weights)
        self.placements = Placements(self.rules, self.worth)

    def value(self, state: State, seat: Seat) -> float:
        """How far ``seat`` is ahead of its rivals, of the best above all."""
        return self._lead(self.worths(state), seat)

    def sketch(self, state: State, seat: Seat) -> float:
        """What ``seat`` itself can hope for, whatever its rivals can."""
        return self._worth(state, seat, self._situation(state))

    def sketches(self, state: State, commands: Sequence[Command]) -> list[float | None]:
        """What ``sketch`` will say after each of the commands; None where only playing it tells."""
        found = sketch_roads(self.rules, self.worth, state, commands, self._situation(state))
        if state.phase is Phase.COWBOYS:
            self.placements.sketch(state, commands, found, self.towns.of(state))
        return found

    def worths(self, state: State) -> list[float]:
        """The points that each seat can hope for."""
        situation = self._situation(state)
        return [self._worth(state, seat, situation) for seat in state.seats]

    def _lead(self, worths: list[float], seat: Seat) -> float:
        others = worths[:seat] + worths[seat + 1 :]
        weights = self.weights["rivals"]
        behind: float = weights["best"] * max(others) + weights["others"] * (sum(others) / len(others))
        return worths[seat] - behind

    def _situation(self, state: State) -> Situation:
        return Situation(self.rules, state, self.towns.of(state))

    def _worth(self, state: State, seat: Seat, situation: Situation) -> float:
        if state.phase is Phase.OVER:
            return state.points[seat]
        return self.worth.of(state, self.worth.before_claims(state, seat, situation))
