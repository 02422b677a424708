"""The evaluation: one seat's worth against that of its rivals, in victory points at the end of the game."""

from collections.abc import Collection
from math import exp

from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.scoring import building_points, shares_of, standing_key
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, State
from sagebrush_opponents.tiny_epic_western.outlook import Outlook, outlook_of
from sagebrush_opponents.tiny_epic_western.prospects import Look, Prospects
from sagebrush_opponents.tiny_epic_western.weights import Weights, printed_weights

TIE_BREAK = 0.01
"""What a building or a share more is worth at the end."""


class TinyEpicWesternEvaluation:
    """The evaluation for the tables of one ruleset."""

    final: Collection[type[Command]] = ()
    free: Collection[type[Command]] = ()
    idle: Collection[type[Command]] = ()

    def __init__(self, decider: Decider[State], weights: Weights | None = None) -> None:
        self.rules: Ruleset = decider.rules
        self.weights = weights or printed_weights()
        self.prospects = Prospects(self.rules, self.weights)

    def value(self, state: State, seat: Seat) -> float:
        """How far ``seat`` is ahead of its rivals, of the best above all."""
        worths = self._points(state) if state.ending else self._worths(state, seat)
        mine = worths.pop(seat)
        if not worths:
            return mine
        weights = self.weights["rivals"]
        behind: float = weights["best"] * max(worths) + weights["others"] * sum(worths) / len(worths)
        return mine - behind

    def sketch(self, state: State, seat: Seat) -> float:
        """The same: commands are few here."""
        return self.value(state, seat)

    def worths(self, state: State) -> list[float]:
        """What each owner can hope for, as it sees itself; the solo Rival is the last."""
        if state.ending:
            return self._points(state)
        outlook, shares = outlook_of(state), self._shares(state)
        return [self._worth(state, owner, owner, outlook, shares) for owner in range(self.rules.owners)]

    def _points(self, state: State) -> list[float]:
        """Points, with what breaks ties."""
        keys = (standing_key(self.rules, state, owner) for owner in range(self.rules.owners))
        return [points + TIE_BREAK * (buildings + TIE_BREAK * shares) for points, buildings, shares in keys]

    def _worths(self, state: State, viewer: Seat) -> list[float]:
        """What each owner can hope for, as ``viewer`` sees it."""
        outlook, shares = outlook_of(state), self._shares(state)
        return [self._worth(state, owner, viewer, outlook, shares) for owner in range(self.rules.owners)]

    def _shares(self, state: State) -> list[list[int]]:
        return [shares_of(self.rules, state, owner) for owner in range(self.rules.owners)]

    def _worth(self, state: State, owner: int, viewer: Seat, outlook: Outlook, shares: list[list[int]]) -> float:
        worth: float = building_points(self.rules, state, owner)
        worth += self.weights["wanted"]["kept"][outlook.round] * (state.wanted == owner)
        worth += sum(self._industry(state, owner, industry, shares, outlook) for industry in INDUSTRIES)
        return worth + self.prospects.worth(Look.at(state, owner, viewer, outlook))

    def _industry(self, state: State, owner: int, industry: int, shares: list[list[int]], outlook: Outlook) -> float:
        """The points that shares of an industry will bring, more surely the later it is."""
        weights = self.weights["industry"]
        mine = shares[owner][industry]
        if not mine:
            return 0.0
        others = sorted((held[industry] for other, held in enumerate(shares) if other != owner), reverse=True)
        sharp: float = weights["sharp"][outlook.round]
        most: float = weights["most"][state.industry[industry]]
        chance = sure(sharp * (mine - others[0]))
        if self.rules.owners == 2:
            return most * chance
        second: float = weights["second"] * sure(sharp * (mine - others[1])) * (1 - chance)
        return float(weights["many"]) * most * (chance + second)


def sure(lead: float) -> float:
    """From 0 far behind over a half when level to 1 far ahead."""
    return 1 / (1 + exp(-2 * lead))
