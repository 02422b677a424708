"""``python -m sagebrush_opponents.search.fit_telling``: fits how sure the decisions of a title may be to games."""

import argparse
from collections.abc import Iterable, Sequence
from math import log
from typing import NamedTuple

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import AUTOMATON, Config
from sagebrush_opponents.arena.ratings.calibration import Forecast, binned, calibration
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.levels import LEVEL_OPPONENTS
from sagebrush_opponents.search.self_play import Decided, play_out
from sagebrush_opponents.search.telling import Telling, telling_of
from sagebrush_opponents.table import AnyOpponentTable, table

STEP = 0.05
STEPS = 41
"""Values from 0 that are tried, ``STEP`` apart."""
LEAST = 0.001
"""No share counts as less likely than this: what is told as impossible and happens must not decide alone."""


class Prediction(NamedTuple):
    """What a seat's simulations came to, how many they were, and the share of the win that the seat had in the end."""

    total: float
    simulations: int
    seats: int
    outcome: float

    def told(self, telling: Telling) -> float:
        """The share that would be told."""
        return telling.told(self.total, self.simulations, self.seats)


def predictions_of(at: AnyOpponentTable, level: str, seed: int) -> list[Prediction]:
    """What the players of ``level`` saw in one game among themselves, where they had a choice."""
    seats, telling = at.decider.config.seats, telling_of(at.title.id)
    seen: list[tuple[int, float, int]] = []

    def look(decided: Decided) -> None:
        if decided.seat != AUTOMATON and len(decided.legal) > 1:
            seen.append((decided.seat, *came_to(decided.decision, decided.seat, telling)))

    shares = play_out(at, [LEVEL_OPPONENTS[level](at)] * seats, Budget(60_000), seed, look)
    return [Prediction(total, simulations, seats, shares[seat]) for seat, total, simulations in seen]


def came_to(decision: Decision, seat: int, telling: Telling) -> tuple[float, int]:
    """What the simulations of the command added up to for ``seat``, from what was told of them, and how many."""
    best = next(one for one in decision.candidates if one.command == decision.command)
    even = telling.told(0.0, best.simulations, len(decision.shares))
    return (decision.shares[seat] - even) * (best.simulations + telling.unseen), best.simulations


def fitted(predictions: Sequence[Prediction]) -> Telling:
    """The one that makes the outcomes likeliest."""
    return min((Telling(round(STEP * step, 3)) for step in range(STEPS)), key=lambda one: surprise(predictions, one))


def surprise(predictions: Iterable[Prediction], telling: Telling) -> float:
    """Minus the log likelihood of the outcomes."""
    return -sum(
        one.outcome * log(max(share, LEAST)) + (1 - one.outcome) * log(max(1 - share, LEAST))
        for one in predictions
        for share in (one.told(telling),)
    )


def expected_error(games: Iterable[Sequence[Prediction]], telling: Telling) -> float:
    """How far predictions are from outcomes, as the arena measures it."""
    found = calibration([binned(Forecast(one.told(telling), one.outcome) for one in game) for game in games])
    return found.error if found else 0.0


def main() -> None:
    """Print what is fitted to odd games, and the errors of even ones."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.search.fit_telling")
    parser.add_argument("--title", default="carson-city", choices=sorted(TITLES))
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=40, help="Of each edition and number of seats.")
    parser.add_argument("--level", default="casual", choices=sorted(LEVEL_OPPONENTS))
    asked = parser.parse_args()
    title = TITLES[asked.title]
    for seats in asked.seats:
        games = [
            predictions_of(table(title, Config(title.id, edition.id, seats)), asked.level, seed)
            for edition in title.manifest.editions
            if seats in edition.seats
            for seed in range(asked.games)
        ]
        telling = fitted([one for game in games[1::2] for one in game])
        errors = [expected_error(games[::2], one) for one in (telling, telling_of(title.id), Telling(0.0))]
        print(
            f"{seats} seats, {len(games)} games: unseen = {telling.unseen}; error {errors[0]:.3f}, "
            f"with the file in use {errors[1]:.3f}, with all that is seen believed {errors[2]:.3f}"
        )


if __name__ == "__main__":
    main()
