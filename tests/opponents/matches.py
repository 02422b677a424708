"""Matches between two opponents: pairs of games with the same chance and the sides exchanged."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Outcome
from sagebrush_opponents import Budget
from sagebrush_opponents.arena.match import UNHURRIED, play_game
from sagebrush_opponents.table import AnyOpponentTable


@dataclass(frozen=True, slots=True)
class Result:
    """One game: its outcome, and who sat where."""

    outcome: Outcome
    names: tuple[str, ...]

    @property
    def winner(self) -> str:
        """The name of the side in the first place."""
        return self.names[self.outcome.ranking[0].seat]

    def score(self, name: str) -> int:
        """The best score of a side."""
        return max(line.score for line in self.outcome.ranking if self.names[line.seat] == name)


@dataclass(frozen=True, slots=True)
class Match:
    """What the games of two sides came to."""

    first: str
    second: str
    results: tuple[Result, ...]

    @property
    def share(self) -> float:
        """The share of games that the first side won."""
        return sum(result.winner == self.first for result in self.results) / len(self.results)

    @property
    def scores(self) -> tuple[float, float]:
        """The average score of each side."""
        games = len(self.results)
        first, second = (sum(r.score(name) for r in self.results) / games for name in (self.first, self.second))
        return first, second


def play_match(table: AnyOpponentTable, first: str, second: str, games: int, budget: Budget = UNHURRIED) -> Match:
    """``games`` games, each pair with the same chance and the sides exchanged."""
    seats = table.decider.config.seats
    results = []
    for number in range(games):
        names = tuple((first, second)[(seat + number) % 2] for seat in range(seats))
        results.append(Result(play_game(table, names, 1 + number // 2, budget), names))
    return Match(first, second, tuple(results))
