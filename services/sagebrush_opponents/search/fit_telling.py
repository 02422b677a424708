"""``python -m sagebrush_opponents.search.fit_telling``: fits how sure the decisions of a title may be to games."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import log
from typing import NamedTuple

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import AUTOMATON, Config
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_opponents.arena.levels.cells import DIFFICULTY, difficulties
from sagebrush_opponents.arena.ratings.calibration import Forecast, binned, calibration
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.levels import LEVEL_OPPONENTS
from sagebrush_opponents.search.arguments import count_from
from sagebrush_opponents.search.self_play import Decided, play_out
from sagebrush_opponents.search.telling import Telling, telling_of
from sagebrush_opponents.table import AnyOpponentTable, table

UNSEEN = [round(0.05 * step, 2) for step in range(41)]
"""Values that are tried where several play."""
ALONE = [round(1.05**step, 2) for step in range(-28, 29)]
"""Factors that are tried for whoever plays alone, from a quarter to four."""
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
    seats = len(decision.shares)
    return telling.total(decision.shares[seat], best.simulations, seats), best.simulations


def fitted(predictions: Sequence[Prediction], used: Telling) -> Telling:
    """The one that makes the outcomes likeliest: ``used`` with another factor for one alone, or other simulations."""
    is_alone = predictions[0].seats == 1
    tried = [replace(used, alone=odds) for odds in ALONE] if is_alone else [replace(used, unseen=n) for n in UNSEEN]
    return min(tried, key=lambda one: surprise(predictions, one))


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
    parser.add_argument(
        "--games", type=count_from(2), default=40, help="Of each edition, number of seats and, alone, difficulty."
    )
    parser.add_argument("--level", default="casual", choices=sorted(LEVEL_OPPONENTS))
    asked = parser.parse_args()
    title = TITLES[asked.title]
    for seats in asked.seats:
        tables = [table(title, config) for config in configs(title, seats)]
        if not tables:
            parser.error(f"no edition of {title.id} is played by {seats}")
        games = [predictions_of(at, asked.level, seed) for at in tables for seed in range(asked.games)]
        telling = fitted([one for game in games[1::2] for one in game], telling_of(title.id))
        errors = [expected_error(games[::2], one) for one in (telling, telling_of(title.id), Telling(0.0))]
        print(
            f"{seats} seats, {len(games)} games: {told_with(telling, seats)}; error {errors[0]:.3f}, "
            f"with the file in use {errors[1]:.3f}, with all that is seen believed {errors[2]:.3f}"
        )


def configs(title: AnyTitle, seats: int) -> list[Config]:
    """Every edition that so many can play; alone at every difficulty."""
    hard = difficulties(title) if seats == 1 else []
    ways: list[dict[str, str | int | bool] | None] = [{DIFFICULTY: one} for one in hard]
    found = [edition.id for edition in title.manifest.editions if seats in edition.seats]
    return [Config(title.id, edition, seats, (), way) for edition in found for way in ways or [None]]


def told_with(telling: Telling, seats: int) -> str:
    """The line of ``telling.toml`` that was fitted."""
    return f"alone = {telling.alone}" if seats == 1 else f"unseen = {telling.unseen}"


if __name__ == "__main__":
    main()
