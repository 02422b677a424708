"""What summit actions are worth to a seat, as far as it can pay them, and the steps that they bring."""

from sagebrush_games.sierra_west.content.notation import Summit
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC
from sagebrush_opponents.sierra_west.advances import Advances
from sagebrush_opponents.sierra_west.look import Look
from sagebrush_opponents.sierra_west.priced import PricedSummit
from sagebrush_opponents.weights import Weights

OFTEN = 4
"""Uses of an endless summit action that are looked at."""


class Summits:
    """Looks at summit actions; what the cards print is reckoned once a table."""

    def __init__(self, rules: Ruleset, weights: Weights, advances: Advances) -> None:
        self.rules = rules
        self.weights = weights
        self.advances = advances
        self.priced: dict[str, PricedSummit] = {}

    def worth(self, look: Look, summit: Summit) -> float:
        """What a summit action brings, as far as it can be paid."""
        priced = self.priced.get(summit.id)
        if priced is None:
            priced = self.priced[summit.id] = PricedSummit(self.rules, self.weights, summit)
        worth = priced.worth - (priced.basic * look.basic + priced.gold + priced.pieces)
        worth += look.basic * priced.gained + priced.gold_gained
        worth += max([self.advances.track(look, track) for track in priced.tracks], default=0.0)
        worth += self.advances.wagon(look) if priced.wagon else 0.0
        often = self._often(look, priced)
        times = min(often, OFTEN if priced.endless else 1) if often >= 1 else often * often / 2
        return max(0.0, worth) * times

    def _often(self, look: Look, priced: PricedSummit) -> float:
        """How often it can be paid from what there is and lies ahead; less than 1: so much of the cost is there."""
        stock = look.stock
        often = [stock[kind] / need for kind, need in priced.needs]
        if priced.basic:
            often.append(sum([stock[kind] for kind in BASIC]) / priced.basic)
        for rule, need in priced.special:
            often.append(rule.held(self.rules, look.state, look.seat) / need)
        least = min(often, default=1.0)
        return float(int(least)) if least >= 1 else least
