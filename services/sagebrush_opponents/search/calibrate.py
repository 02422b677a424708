"""``python -m sagebrush_opponents.search.calibrate``: fits the slopes of a title to games, and judges them."""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import LEVELS, OPPONENTS, Budget
from sagebrush_opponents.evaluation import EVALUATIONS
from sagebrush_opponents.search.arguments import count_from
from sagebrush_opponents.search.self_play import Decided, play_out
from sagebrush_opponents.search.shares import expected_shares
from sagebrush_opponents.search.tuning import tuning_of
from sagebrush_opponents.table import AnyOpponentTable, table
from sagebrush_opponents.weights import weights_of_level

EVERY = 5
"""Positions of a game that are looked at: one in so many."""
BINS = 10
STEEPEST = 4.0
HALVINGS = 40


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: its round, what everybody may hope for, and the share of the win that each seat had in the end."""

    round: int
    worths: Sequence[float]
    shares: Sequence[float]

    def gradient(self, slope: float) -> float:
        """How the log likelihood of the outcome grows with the slope."""
        expected = expected_shares(self.worths, slope)
        shares = [*self.shares, *(1 - sum(self.shares) for _ in self.worths[len(self.shares) :])]
        return sum((share - one) * worth for share, one, worth in zip(shares, expected, self.worths, strict=True))


def samples_of(
    at: AnyOpponentTable, names: Sequence[str], seed: int, simulations: int, level: str = ""
) -> list[Sample]:
    """One game and the positions looked at, seen as they are, and valued with the weights of ``level``.

    Those are the ones written by hand unless the title says otherwise of a level of that name.
    """
    decider = at.decider
    evaluation = EVALUATIONS[at.title.id](decider, weights_of_level(at.title.id, level))
    seen: list[tuple[int, Sequence[float]]] = []

    def look(decided: Decided) -> None:
        if decided.number % EVERY == 0:
            seen.append((decider.book.round_of(decided.state), evaluation.worths(decided.state)))

    shares = play_out(at, [OPPONENTS[name](at) for name in names], Budget(60_000, simulations), seed, look)
    return [Sample(round_number, worths, shares) for round_number, worths in seen]


def fitted(samples: Iterable[Sample]) -> float:
    """The slope that makes the outcomes likeliest: the likelihood has one top, so its slope is halved in."""
    samples = list(samples)
    low, high = 0.0, STEEPEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(sample.gradient(middle) for sample in samples) > 0:
            low = middle
        else:
            high = middle
    return low


def expected_error(samples: Iterable[Sample], slopes: Mapping[int, float]) -> float:
    """How far predicted shares are from outcomes, on average over ten bins of predictions, each by its size."""
    bins: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for sample in samples:
        for share, outcome in zip(expected_shares(sample.worths, slopes[sample.round]), sample.shares, strict=False):
            bins[min(int(share * BINS), BINS - 1)].append((share, outcome))
    total = sum(len(found) for found in bins.values())
    return sum(abs(sum(share - outcome for share, outcome in found)) for found in bins.values()) / total


def by_round(samples: Iterable[Sample]) -> dict[int, list[Sample]]:
    """The samples of each round, the first beginning with the set-up."""
    rounds: defaultdict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        rounds[max(sample.round, 1)].append(sample)
    return dict(sorted(rounds.items()))


def slopes_of(samples: Iterable[Sample]) -> list[float]:
    """The slopes by round from the first; a round without a sample has that of the one before, or the first known."""
    known = {number: fitted(found) for number, found in by_round(samples).items()}
    found: list[float] = []
    for number in range(1, max(known, default=0) + 1):
        found.append(known.get(number, found[-1] if found else next(iter(known.values()))))
    return found


def main() -> None:
    """Print slopes and errors: of odd games to fit, of even ones to judge."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.search.calibrate")
    parser.add_argument("--title", default="carson-city", choices=sorted(EVALUATIONS))
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=count_from(2), default=100, help="Of each edition and number of seats.")
    parser.add_argument("--players", nargs="+", default=["greedy"], choices=sorted(OPPONENTS), help="In turn.")
    parser.add_argument("--simulations", type=int, default=0, help="Of the levels; their own unless given.")
    parser.add_argument(
        "--level", default="", choices=LEVELS, help="Whose weights value positions; by hand unless given."
    )
    asked = parser.parse_args()
    title = TITLES[asked.title]
    fit: list[Sample] = []
    judged: dict[int, list[Sample]] = defaultdict(list)
    for seats in asked.seats:
        editions = [edition for edition in title.manifest.editions if seats in edition.seats]
        if not editions:
            parser.error(f"no edition of {title.id} is played by {seats}")
        for edition in editions:
            at = table(title, Config(title.id, edition.id, seats))
            for seed in range(asked.games):
                names = [asked.players[(seat + seed // 2) % len(asked.players)] for seat in range(seats)]
                found = samples_of(at, names, seed, asked.simulations, asked.level)
                (fit if seed % 2 else judged[seats]).extend(found)
    slopes = slopes_of(fit)
    print(f"slopes = [{', '.join(f'{slope:.3f}' for slope in slopes)}]")
    known = tuning_of(title.id)
    for seats, found in judged.items():
        kept = {sample.round: known.slope(sample.round) for sample in found}
        fitting = replace(known, slopes=slopes or known.slopes)
        fresh = {number: fitting.slope(number) for number in kept}
        errors = expected_error(found, fresh), expected_error(found, kept)
        print(f"{seats} seats, {len(found)} positions: error {errors[0]:.3f}, with the slopes in use {errors[1]:.3f}")


if __name__ == "__main__":
    main()
