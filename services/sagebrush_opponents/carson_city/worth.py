"""What one seat can hope for: what it has first, then what its cowboys stand on."""

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.cards import Cards
from sagebrush_opponents.carson_city.claims import Claims
from sagebrush_opponents.carson_city.horses import Horses
from sagebrush_opponents.carson_city.land import Land
from sagebrush_opponents.carson_city.outlook import Outlook, Outlooks
from sagebrush_opponents.carson_city.reserve import Reserve
from sagebrush_opponents.carson_city.sheets import sheet_worth
from sagebrush_opponents.carson_city.situation import Situation
from sagebrush_opponents.weights import Weights


class Worth:
    """Looks at everything of one seat."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.weights = weights
        self.outlooks = Outlooks(weights)
        self.land = Land(rules, weights)
        self.cards = Cards(rules, weights)
        self.horses = Horses(rules, weights)
        self.claims = Claims(rules, weights, self.land)
        self.reserve = Reserve(rules, weights)

    def before_claims(self, state: State, seat: Seat, situation: Situation) -> Outlook:
        """What land, cards and horses say; claims come after them."""
        outlook = self.outlooks.of(state, seat, situation)
        self.land.look(state, outlook)
        self.cards.look(state, outlook)
        self.horses.look(state, outlook)
        return outlook

    def of(self, state: State, outlook: Outlook) -> float:
        """The points of the seat once its claims are looked at; ``outlook`` is used up."""
        seat = outlook.seat
        self.claims.look(state, outlook)
        worth = state.points[seat] + outlook.points + outlook.situation.last_count[seat]
        worth += sheet_worth(state, seat, self.weights)
        return worth + self.reserve.money(state, outlook) + self.reserve.worth(state, outlook)
