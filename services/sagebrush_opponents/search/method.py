"""How a search goes about: what a level and a title choose."""

from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.evaluation import Evaluation
from sagebrush_opponents.search.doubt import RivalDoubt
from sagebrush_opponents.search.policy import Policy
from sagebrush_opponents.search.simulation import Plays
from sagebrush_opponents.search.tuning import tuning_of


@dataclass(frozen=True, slots=True)
class Method:
    """``simulations`` are spent on the ``kept`` best commands, each ``depth`` decisions ahead.

    In each of those the ``breadth`` commands that promise most are looked at. ``doubt`` is how far off the first
    impression may be, in shares of the win.
    """

    simulations: int
    kept: int = 6
    depth: int = 8
    breadth: int = 4
    doubt: float = 0.0


MakesPolicy = Callable[[AnyDecider, Evaluation, Method, Seat, int], Plays]
"""What makes the policy of one decision: of the seat that decides, with the seed of its decision."""


def evaluating_policy(points: float = 0.0) -> MakesPolicy:
    """The policy of a title that has an evaluation; what rivals hold commands worth is known to ``points``."""

    def make(decider: AnyDecider, evaluation: Evaluation, method: Method, seat: Seat, seed: int) -> Plays:
        doubt = RivalDoubt(points, seat, seed) if points else None
        return Policy(decider, evaluation, method.breadth, tuning_of(decider.config.title).closer, doubt)

    return make
