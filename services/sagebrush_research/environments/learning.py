"""A policy that learns by playing against itself: ``python -m sagebrush_research.environments.learning --minutes 10``.

A linear softmax over the legal actions, made better by REINFORCE: what won becomes likelier, what lost less likely.
It is an example of how the numbers are used. It plays at random at first, and is measured against random play.
"""

import argparse
import math
import multiprocessing
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sagebrush_games import TITLES
from sagebrush_opponents.arena.balance.estimates import Share, share_of
from sagebrush_opponents.search.arguments import count_from, positive
from sagebrush_research.episode import AnyEpisode, episode
from sagebrush_research.table import AnyResearchTable, research_table

RATE = 0.02
"""How far one game moves the policy."""
Floats = NDArray[np.float32]


class LinearPolicy:
    """For each action a weight for each number of an observation; the last one is for every position."""

    def __init__(self, table: AnyResearchTable) -> None:
        self.weights: Floats = np.zeros((table.actions.size, table.observations.size + 1), np.float32)

    def choose(self, played: AnyEpisode, seat: int, chance: random.Random) -> "SampledChoice":
        """An action, drawn by its probability."""
        numbers = np.array([*played.observation(seat), 1.0], np.float32)
        places = np.flatnonzero(numbers)
        legal = np.fromiter(played.legal(seat), np.int64)
        seen = numbers[places]
        scores = self.weights[np.ix_(legal, places)] @ seen
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        at = min(int(np.searchsorted(np.cumsum(odds), chance.random())), len(legal) - 1)
        return SampledChoice(seat, legal, at, odds, places, seen)

    def learn(self, choice: "SampledChoice", advantage: float) -> None:
        """Makes the action that was chosen likelier by its advantage, and the others less likely."""
        push = -choice.odds
        push[choice.at] += 1.0
        # a position has many numbers that are not 0: without the division, one with more of them would learn faster
        step = RATE * advantage / math.sqrt(len(choice.places))
        self.weights[np.ix_(choice.legal, choice.places)] += step * np.outer(push, choice.seen)


@dataclass(frozen=True, slots=True)
class SampledChoice:
    """What was chosen: ``legal[at]``, out of ``legal`` with their ``odds``, by the numbers ``seen`` at ``places``."""

    seat: int
    legal: NDArray[np.int64]
    at: int
    odds: Floats
    places: NDArray[np.int64]
    seen: Floats

    @property
    def action(self) -> int:
        """The action id."""
        return int(self.legal[self.at])


def learn(table: AnyResearchTable, seconds: float, seed: int) -> tuple[LinearPolicy, int]:
    """A policy after so much time of games against itself, and how many games these were."""
    policy, chance, games, end = LinearPolicy(table), random.Random(seed), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        choices: list[SampledChoice] = []
        played = episode(table, chance.getrandbits(31))
        while not played.is_over:
            choice = policy.choose(played, next(iter(played.awaited)), chance)
            choices.append(choice)
            played.play(choice.seat, choice.action)
        returns = played.returns()
        for choice in choices:
            policy.learn(choice, returns[choice.seat])
        games += 1
    return policy, games


def mean_policy(policies: Sequence[LinearPolicy], table: AnyResearchTable) -> LinearPolicy:
    """The policy whose weights are the mean of all."""
    mean = LinearPolicy(table)
    mean.weights = np.mean([policy.weights for policy in policies], axis=0, dtype=np.float32)
    return mean


def wins_against_random(policy: LinearPolicy, table: AnyResearchTable, games: int, seed: int) -> Share:
    """The share of ``games`` that it wins against random play, in turn from each seat; the others count by place."""
    chance, total = random.Random(seed), 0.0
    for game in range(games):
        mine, played = game % table.config.seats, episode(table, seed + game)
        while not played.is_over:
            seat = next(iter(played.awaited))
            legal = list(played.legal(seat))
            action = policy.choose(played, seat, chance).action if seat == mine else chance.choice(legal)
            played.play(seat, action)
        total += (played.returns()[mine] + 1) / 2
    return share_of(total, games)


def main(arguments: Sequence[str] | None = None, say: Callable[[str], None] = print) -> None:
    """Learns in as many processes as are asked for, and says how strong the result is."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_research.environments.learning", description=__doc__)
    parser.add_argument("--title", default="tiny-epic-western", choices=sorted(TITLES))
    parser.add_argument("--minutes", type=positive, default=10.0)
    parser.add_argument("--processes", type=count_from(1), default=2)
    parser.add_argument("--games", type=count_from(1), default=400, help="games against random play at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    table = research_table(given.title)
    work = [(given.title, 60 * given.minutes, given.seed + process) for process in range(given.processes)]
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        learnt = pool.starmap(_learn, work)
    policy = mean_policy([policy for policy, _ in learnt], table)
    share = wins_against_random(policy, table, given.games, 1_000_000)
    say(f"{sum(games for _, games in learnt)} games in {given.minutes:g} minutes on {given.processes} processes.")
    say(f"Against random play: {share.share:.3f} of {given.games} games ({share.low:.3f} to {share.high:.3f}, 95 %).")


def _learn(title: str, seconds: float, seed: int) -> tuple[LinearPolicy, int]:
    return learn(research_table(title), seconds, seed)


if __name__ == "__main__":
    main()
