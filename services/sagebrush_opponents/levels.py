"""The five levels, from somebody who learns to the strongest we have.

What sets them apart is the number of simulations, and of the best two weights that were tuned by games, so that a level
is as strong on a slow machine as on a fast one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from sagebrush_games.kernel.decider import AnyDecider, R, S, V
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.decision import Opponent
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation
from sagebrush_opponents.search.blind import TO_THE_END, BlindEvaluation, RandomPolicy
from sagebrush_opponents.search.driver import Search
from sagebrush_opponents.search.method import Method, evaluating_policy
from sagebrush_opponents.search.simulation import Plays
from sagebrush_opponents.search.tuning import rival_doubt, tuning_of
from sagebrush_opponents.table import MakesOpponent, OpponentTable
from sagebrush_opponents.weights import judging_weights, weights_of_level

BLIND = 8
"""Simulations of a title without an evaluation for each of another: they are cheap, and say little."""


@dataclass(frozen=True, slots=True)
class Level:
    """``number`` is 1 to 5; ``sentence`` tells a person what to expect."""

    number: int
    name: str
    method: Method
    sentence: str

    @property
    def simulations(self) -> int:
        """How many a decision has, unless its budget says otherwise."""
        return self.method.simulations


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level(1, "novice", Method(1, doubt=0.40), "Knows the rules and plays by first impressions, often wrong ones."),
        Level(2, "casual", Method(1, doubt=0.05), "Takes what looks best at the moment, and seldom errs in that."),
        Level(3, "skilled", Method(64), "Compares a few plans and sees what the others may answer."),
        Level(4, "expert", Method(192, kept=8), "Thinks every serious plan through in many possible worlds."),
        Level(5, "master", Method(576, kept=12), "The strongest we have; takes up to two seconds for a decision."),
    )
}
"""By name, the weakest first."""


def level_opponent(level: Level, table: OpponentTable[R, S, V]) -> Opponent[V]:
    """The opponent of a level for ``table``."""
    title = table.title.id
    make = EVALUATIONS.get(title)
    if make is None:
        method = replace(
            level.method, simulations=BLIND * level.simulations, kept=TO_THE_END, depth=TO_THE_END, doubt=0
        )
        return Search(table.decider, BlindEvaluation(table.decider), method, _random_policy).choose
    tuning = tuning_of(title)
    method = replace(level.method, depth=tuning.depth, breadth=tuning.breadth)
    evaluation = make(table.decider, weights_of_level(title, level.name))
    policy = evaluating_policy(rival_doubt(title, level.name))
    judged = judging_weights(title, level.name, table.decider.config.seats)
    judge = make(table.decider, judged) if judged else evaluation
    return Search(table.decider, evaluation, method, policy, judge).choose


def _random_policy(decider: AnyDecider, _evaluation: Evaluation, _method: Method, _seat: Seat, _seed: int) -> Plays:
    return RandomPolicy(decider)


LEVEL_OPPONENTS: Mapping[str, MakesOpponent] = {name: partial(level_opponent, level) for name, level in LEVELS.items()}
"""What makes the opponent of each level for a table."""
