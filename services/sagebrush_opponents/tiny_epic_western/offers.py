"""What the buildings on sale are worth to an owner, above their price and as far as it can pay."""

from collections.abc import Sequence
from typing import Protocol

from sagebrush_games.tiny_epic_western.content.printed import Building
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import ANY, KINDS, NONE, State
from sagebrush_opponents.tiny_epic_western.outlook import LAST_ROUND, Outlook
from sagebrush_opponents.weights import Weights


class Buyer(Protocol):
    """An owner in a position, with the influence it has yet to come: Law, Force, Money, of a kind to choose."""

    state: State
    owner: int
    outlook: Outlook
    income: list[float]


class Offers:
    """Looks at the market; what a building brings above its price is reckoned once for each round."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.missing: float = weights["buying"]["missing"]
        self.share = float(weights["buying"]["share"])
        self.third_next: Sequence[float] = weights["posse"]["third_next"]
        one: Sequence[float] = weights["influence"]["one"]
        self.above = [
            [self._above(building, one[place]) for building in rules.buildings] for place in range(LAST_ROUND)
        ]

    def _above(self, building: Building, one: float) -> float:
        return building.vp + len(building.shares) * self.share - sum(building.cost) * one

    def worth(self, look: Buyer, mat: int) -> float:
        """What buying at a mat would bring above its price, times the chance to pay it."""
        number = look.state.market[mat]
        if number == NONE:
            return 0.0
        player, place = look.state.players[look.owner], look.outlook.round
        worth = self.above[place][number]
        if not player.third_won:
            worth -= self.third_next[place]
        if worth <= 0:
            return 0.0
        return worth * self._chance(player.influence, look.income, self.rules.buildings[number].cost)

    def _chance(self, influence: list[int], income: list[float], cost: Sequence[int]) -> float:
        """The chance to pay, less for each influence that is missing."""
        missing = 0.0
        for kind in KINDS:
            missing += max(0.0, cost[kind] - influence[kind] - income[kind])
        return float(self.missing ** max(0.0, missing - income[ANY]))
