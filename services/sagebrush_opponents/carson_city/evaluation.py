"""The evaluation: one seat's worth against that of its rivals, in victory points at the end of the game."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff
from sagebrush_games.carson_city.expansions.kit_carson.events import PlaceScored
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.cards import Cards
from sagebrush_opponents.carson_city.claims import Claims
from sagebrush_opponents.carson_city.horses import Horses
from sagebrush_opponents.carson_city.land import Land
from sagebrush_opponents.carson_city.outlook import ROUNDS, Outlook
from sagebrush_opponents.carson_city.sheets import sheet_worth
from sagebrush_opponents.carson_city.weights import Weights, printed_weights

NO_CARD = 30
"""The cash limit to reckon with before the choice of a character."""


class CarsonCityEvaluation:
    """The worth of positions at the tables of one ruleset."""

    final = (Pass,)
    free = (BuildRoad, TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff)
    idle = ()

    def __init__(self, decider: Decider[State], weights: Weights | None = None) -> None:
        self.rules: Ruleset = decider.rules
        self.weights = weights or printed_weights()
        self.land = Land(self.rules, self.weights)
        self.claims = Claims(self.rules, self.weights, self.land)
        self.cards = Cards(self.rules, self.weights)
        self.horses = Horses(self.rules, self.weights)

    def value(self, state: State, seat: Seat) -> float:
        """How far ``seat`` is ahead of its rivals, of the best above all."""
        fire = [self.rules.firepower(self.rules, state, one) for one in state.seats]
        worths = [self.worth(state, one, fire) for one in state.seats]
        mine = worths.pop(seat)
        weights = self.weights["rivals"]
        others = sum(worths) / len(worths)
        behind: float = weights["best"] * max(worths) + weights["others"] * others
        return mine - behind

    def sketch(self, state: State, seat: Seat) -> float:
        """What ``seat`` itself can hope for, whatever its rivals can."""
        return self.worth(state, seat, [self.rules.firepower(self.rules, state, one) for one in state.seats])

    def worth(self, state: State, seat: Seat, fire: Sequence[int]) -> float:
        """The points ``seat`` can hope for."""
        if state.phase is Phase.OVER:
            return state.points[seat]
        outlook = Outlook.of(state, seat, fire, self.weights)
        self.land.look(state, outlook)
        self.cards.look(state, outlook)
        self.horses.look(state, outlook)
        self.claims.look(state, outlook)
        worth = state.points[seat] + outlook.points + self._final(state, outlook)
        worth += sheet_worth(state, seat, self.weights)
        return worth + self._money(state, outlook) + self._reserve(state, outlook)

    def _final(self, state: State, outlook: Outlook) -> float:
        """What the last count would bring now, beside land and dollars; who passed early counts in the last round."""
        if state.phase is Phase.SET_UP:
            return 0.0
        scored: list[Any] = [event for score in self.rules.final_scores for event in score(self.rules, state)]
        mine = [event for event in scored if event.seat == outlook.seat]
        counted = (event.points for event in mine if outlook.round == ROUNDS or type(event) is not PlaceScored)
        return float(sum(counted))

    def _money(self, state: State, outlook: Outlook) -> float:
        """Dollars in points: those above the cash limit are nearly lost."""
        weights = self.weights["money"]
        card = state.characters[outlook.seat]
        limit = self.rules.limit(self.rules, state, outlook.seat) if card else NO_CARD
        kept = outlook.dollars + outlook.income
        above = max(kept - limit, 0.0)
        worth: float = (kept - above) * outlook.dollar + above * weights["excess"]
        worth += min(outlook.dollars, weights["first_dollars"]) * outlook.by_round(weights["first_bonus"])
        return worth

    def _reserve(self, state: State, outlook: Outlook) -> float:
        """Cowboys for later rounds, and a place at the front of the next one."""
        weights = self.weights["cowboy"]
        seat = outlook.seat
        roads, enough = outlook.roads, weights["enough_roads"]
        cowboys, plenty = outlook.cowboys, weights["plenty"]
        worth: float = (min(cowboys, plenty) + max(cowboys - plenty, 0.0) / 2) * outlook.by_round(weights["reserve"])
        worth += min(roads, enough) * outlook.by_round(weights["road"]) + max(roads - enough, 0) * weights["spare_road"]
        worth += state.revolvers[seat] * outlook.by_round(self.weights["building"]["revolver"])
        if seat in state.passed:
            behind = len(state.dollars) - 1 - state.passed.index(seat)
            worth += behind * self.weights["order"]["early_pass"]
        return worth
