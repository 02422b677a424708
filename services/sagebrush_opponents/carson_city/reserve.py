"""What a seat keeps: dollars below and above the cash limit, cowboys, roads and revolvers for later rounds."""

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.weights import Weights

NO_CARD = 30
"""The cash limit to reckon with before the choice of a character."""


class Reserve:
    """Looks at what a seat keeps once land and claims are looked at."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.excess: float = weights["money"]["excess"]
        self.first_dollars: float = weights["money"]["first_dollars"]
        self.first_bonus: list[float] = weights["money"]["first_bonus"]
        self.enough_roads: int = weights["cowboy"]["enough_roads"]
        self.spare_road: float = weights["cowboy"]["spare_road"]
        self.road: list[float] = weights["cowboy"]["road"]
        self.plenty: int = weights["cowboy"]["plenty"]
        self.cowboy: list[float] = weights["cowboy"]["reserve"]
        self.revolver: list[float] = weights["building"]["revolver"]
        self.early_pass: float = weights["order"]["early_pass"]

    def money(self, state: State, outlook: Outlook) -> float:
        """Dollars in points: those above the cash limit are nearly lost."""
        card = state.characters[outlook.seat]
        limit = self.rules.limit(self.rules, state, outlook.seat) if card else NO_CARD
        kept = outlook.dollars + outlook.income
        above = max(kept - limit, 0.0)
        worth: float = (kept - above) * outlook.dollar + above * self.excess
        worth += min(outlook.dollars, self.first_dollars) * outlook.by_round(self.first_bonus)
        return worth

    def worth(self, state: State, outlook: Outlook) -> float:
        """Cowboys for later rounds, and a place at the front of the next one."""
        seat, roads, cowboys = outlook.seat, outlook.roads, outlook.cowboys
        enough, plenty = self.enough_roads, self.plenty
        worth: float = (min(cowboys, plenty) + max(cowboys - plenty, 0.0) / 2) * outlook.by_round(self.cowboy)
        worth += min(roads, enough) * outlook.by_round(self.road) + max(roads - enough, 0) * self.spare_road
        worth += state.revolvers[seat] * outlook.by_round(self.revolver)
        if seat in state.passed:
            behind = len(state.dollars) - 1 - state.passed.index(seat)
            worth += behind * self.early_pass
        return worth
