"""Matches between opponents: pairs of games with the same chance and the sides exchanged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Outcome
from sagebrush_opponents import OPPONENTS, AnyOpponent, Budget
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.table import AnyOpponentTable

LIMIT = 5000
"""Commands after which a game counts as endless."""
UNHURRIED = Budget()


Watch = Callable[[Any, Sequence[Command]], None]
"""Sees every state in which somebody decides, and the legal commands that were to choose from."""


def unwatched(_state: Any, _legal: Sequence[Command]) -> None:
    """Nobody is interested."""


class Endless(Exception):
    """A game did not end, so somebody stalls."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: its outcome, who sat where, and how many commands it took."""

    outcome: Outcome
    names: tuple[str, ...]
    commands: int

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


def play_match(
    table: AnyOpponentTable, first: str, second: str, games: int, seed: int = 1, budget: Budget = UNHURRIED
) -> Match:
    """``games`` games, each pair with the same chance and the sides exchanged."""
    seats = table.decider.config.seats
    results = []
    for number in range(games):
        names = tuple((first, second)[(seat + number) % 2] for seat in range(seats))
        results.append(play_game(table, names, seed + number // 2, budget))
    return Match(first, second, tuple(results))


def play_game(
    table: AnyOpponentTable, names: tuple[str, ...], seed: int, budget: Budget = UNHURRIED, watch: Watch = unwatched
) -> Result:
    """One game between opponents, each of whom sees what its seat sees; raises Endless."""
    decider, chance = table.decider, seeded(seed)
    opponents = [OPPONENTS[name](table) for name in names]
    state, _ = decider.set_up(chance)
    for number in range(LIMIT):
        awaited = decider.awaited(state)
        if not awaited:
            outcome = decider.outcome(state)
            assert outcome is not None
            return Result(outcome, names, number)
        legal = decider.legal(state, awaited[0][0])
        watch(state, legal)
        decider.play(state, _command(table, state, legal, opponents, budget, seed + number), chance)
    raise Endless(f"{names} with seed {seed}")


def _command(
    table: AnyOpponentTable,
    state: Any,
    legal: Sequence[Command],
    opponents: Sequence[AnyOpponent],
    budget: Budget,
    seed: int,
) -> Command:
    """What the awaited actor does, from what it sees."""
    decider, seat = table.decider, legal[0].seat
    if seat == AUTOMATON:
        return move_automaton(table, decider.view(state, None), legal, seed).command
    return opponents[seat](decider.view(state, seat), legal, budget, seed).command
