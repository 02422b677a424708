"""Tables at which weights are tuned, and what matters there."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_opponents.decision import AnyOpponent, Budget, Decision
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation, sensible
from sagebrush_opponents.random_legal import random_opponent
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.ranking import Ranking
from sagebrush_opponents.search.self_play import Decided, outcome_of
from sagebrush_opponents.search.tuned_parameters import Parameter, moved
from sagebrush_opponents.table import AnyOpponentTable, table
from sagebrush_opponents.weights import Weights

UNHURRIED_MS = 10**9
WATCHED = 40
"""Games at each table in which a weight must have changed a value to be one that matters there."""


def one_step_player(at: AnyOpponentTable, weights: Weights) -> AnyOpponent:
    """What plays by its first impression: the best one step ahead, as the evaluation with these weights sees it."""
    decider, evaluation = at.decider, EVALUATIONS[at.title.id](at.decider, weights)
    ranking = Ranking(decider, evaluation)

    def choose(view: Any, legal: Sequence[Command], _budget: Budget, seed: int) -> Decision:
        world = decider.determinize(view, seeded(seed))
        return Decision(ranking.of(world, sensible(evaluation, legal), seed, Clock(UNHURRIED_MS))[0][1])

    return choose


def first_tables(title: str) -> list[AnyOpponentTable]:
    """A table of two of each edition, as people play it first."""
    plays = TITLES[title]
    return [table(plays, Config(title, one.id, 2)) for one in plays.manifest.editions if 2 in one.seats]


def without_effect(
    tables: Sequence[AnyOpponentTable], weights: Weights, parameters: Sequence[Parameter]
) -> list[Parameter]:
    """Those that change the value of no position in games at ``tables``."""
    left = list(parameters)
    for at in tables:
        for seed in range(WATCHED):
            left = _idle(at, weights, left, seed)
    return left


def _idle(at: AnyOpponentTable, weights: Weights, parameters: Sequence[Parameter], seed: int) -> list[Parameter]:
    """Those that change no value in a game of one who looks a step ahead against a random one."""
    make = EVALUATIONS[at.title.id]
    plain, left = make(at.decider, weights), {one: make(at.decider, moved(weights, [one], [1.0])) for one in parameters}

    def look(decided: Decided) -> None:
        for one in [one for one, other in left.items() if _differ(plain, other, decided.state)]:
            del left[one]

    players = one_step_player(at, weights), random_opponent(at)
    outcome_of(at, players if seed % 2 else players[::-1], Budget(UNHURRIED_MS), seed, look)
    return list(left)


def _differ(one: Evaluation, other: Evaluation, state: Any) -> bool:
    return any(one.value(state, seat) != other.value(state, seat) for seat in range(2))
