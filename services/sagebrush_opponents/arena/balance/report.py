"""What the games of one table came to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.messages import Config, Seat
from sagebrush_opponents.arena.balance.estimates import Mean, Share, Spread, mean_of, share_of, spread_of
from sagebrush_opponents.arena.balance.games import GameResult


@dataclass(frozen=True, slots=True)
class Report:
    """The balance of one table. ``wins`` and ``scores`` go by seat, ``order`` by the order of the first round.

    ``order`` is empty where a game had no such order: the title has no rounds, or seats decided at once.
    ``turns`` are decisions in a turn, ``choices`` legal commands at a decision; ``margin`` is what the first is ahead,
    None of a seat that is alone.
    """

    config: Config
    games: int
    wins: tuple[Share, ...]
    order: tuple[Share, ...]
    scores: tuple[Mean, ...]
    score: Mean
    margin: Mean | None
    rounds: Mean
    turns: Spread
    choices: Spread

    @property
    def rules(self) -> str:
        """The edition with its variants."""
        return " + ".join((self.config.edition, *self.config.variants))


def report_of(config: Config, games: Sequence[GameResult]) -> Report:
    """The report on ``games`` of one table, of which there is at least one."""
    seats = range(config.seats)
    return Report(
        config=config,
        games=len(games),
        wins=tuple(share_of(sum(won(game, seat) for game in games), len(games)) for seat in seats),
        order=_wins_by_order(config.seats, games),
        scores=tuple(mean_of([game.scores[seat] for game in games]) for seat in seats),
        score=mean_of([score for game in games for score in game.scores]),
        margin=mean_of([game.margin for game in games]) if config.seats > 1 else None,
        rounds=mean_of([game.rounds for game in games]),
        turns=spread_of(sum((game.turns for game in games), Counter())),
        choices=spread_of(sum((game.choices for game in games), Counter())),
    )


def _wins_by_order(seats: int, games: Sequence[GameResult]) -> tuple[Share, ...]:
    """What each place in the order of the first round has of the victories, if every game had that order."""
    if any(len(game.order) < seats for game in games):
        return ()
    return tuple(share_of(sum(won(game, game.order[place]) for game in games), len(games)) for place in range(seats))


def won(game: GameResult, seat: Seat) -> float:
    """What ``seat`` has of the victory: those who tie for the first place share it."""
    return (seat in game.winners) / max(1, len(game.winners))
