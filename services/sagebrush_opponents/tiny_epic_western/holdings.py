"""What bought buildings are worth: their points, and the points that their shares will bring."""

from math import exp

from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.scoring import building_points, shares_of
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, State
from sagebrush_opponents.weights import Weights

REMEMBERED = 1024
"""Sets of holdings kept at most; then all are forgotten."""

HoldingsKey = tuple[int, tuple[int, ...], tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]]
"""The round, the steps of the industries, and by owner the buildings in the stack and bought in this round."""

Held = tuple[list[int], list[float]]
"""By owner: the points of buildings, and those of shares."""


class Holdings:
    """Looks at what is bought; few commands buy, so what was reckoned is kept for the positions around."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.sharp: list[float] = weights["industry"]["sharp"]
        self.most: list[float] = weights["industry"]["most"]
        self.second: float = weights["industry"]["second"]
        self.many = float(weights["industry"]["many"])
        self.known: dict[HoldingsKey, Held] = {}

    def of(self, state: State, place: int) -> Held:
        """Of all owners in a position of the round ``place``, from 0."""
        bought = tuple([(tuple(player.stack), tuple(player.bought)) for player in state.players])
        key = (place, tuple(state.industry), bought)
        held = self.known.get(key)
        if held is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            held = self.known[key] = self._reckon(state, place)
        return held

    def _reckon(self, state: State, place: int) -> Held:
        owners = range(self.rules.owners)
        shares = [shares_of(self.rules, state, owner) for owner in owners]
        points = [building_points(self.rules, state, owner) for owner in owners]
        return points, [float(sum(self._industries(state, owner, shares, place))) for owner in owners]

    def _industries(self, state: State, owner: int, shares: list[list[int]], place: int) -> list[float]:
        return [self._industry(state, owner, industry, shares, place) for industry in INDUSTRIES]

    def _industry(self, state: State, owner: int, industry: int, shares: list[list[int]], place: int) -> float:
        """The points that shares of an industry will bring, more surely the later it is."""
        mine = shares[owner][industry]
        if not mine:
            return 0.0
        others = sorted((held[industry] for other, held in enumerate(shares) if other != owner), reverse=True)
        sharp, most = self.sharp[place], self.most[state.industry[industry]]
        chance = sure(sharp * (mine - others[0]))
        if self.rules.owners == 2:
            return most * chance
        second: float = self.second * sure(sharp * (mine - others[1])) * (1 - chance)
        return self.many * most * (chance + second)


def sure(lead: float) -> float:
    """From 0 far behind over a half when level to 1 far ahead."""
    return 1 / (1 + exp(-2 * lead))
