"""What horses are worth: the rodeo of this round, ranches they double, and rodeos still to come."""

from sagebrush_games.carson_city.expansions.horses.corrals import rodeo_points
from sagebrush_games.carson_city.expansions.horses.state import RANCHES, Stables, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.weights import Weights


class Horses:
    """Looks at the horses of a seat, where a table plays with them."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights

    def look(self, state: State, outlook: Outlook) -> None:
        """What the last count does not say: it has the points of the horses that are not in corrals."""
        if state.horses is None:
            return
        stables = of(state)
        seat = outlook.seat
        away = sum(stables.corrals[seat])
        own = stables.reserve[seat] + away
        outlook.points += away * (1 + stables.rodeos[seat])
        outlook.points += own * outlook.by_round(self.weights["token"]["horse"])
        if stables.rodeo < state.round:
            outlook.points += own * self._winning(stables, outlook)
        if outlook.paying:
            outlook.income += self._doubled(state, stables, outlook)

    def _winning(self, stables: Stables, outlook: Outlook) -> float:
        """The chance to win the rodeo of this round, more than in proportion to the points."""
        squares = [rodeo_points(self.rules, stables, seat) ** 2 for seat in range(len(stables.reserve))]
        return squares[outlook.seat] / max(sum(squares), 1)

    def _doubled(self, state: State, stables: Stables, outlook: Outlook) -> float:
        """Dollars of the best ranches once more, as many as there are horses left to double them."""
        ranches = state.tiles[Kind.RANCH] & state.land[outlook.seat]
        left = stables.corrals[outlook.seat][RANCHES - 1] - (ranches & stables.doubled).bit_count()
        open_ranches = members(ranches & ~stables.doubled)
        dollars = sorted((outlook.situation.town.dollars[one] for one in open_ranches), reverse=True)
        return sum(dollars[: max(left, 0)])
