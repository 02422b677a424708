"""``flat-monte-carlo``: random games from every command, as many for each as the budget allows."""

from sagebrush_games.kernel.decider import R, S, V
from sagebrush_opponents.decision import Opponent
from sagebrush_opponents.playouts import Playouts
from sagebrush_opponents.table import OpponentTable


def flat_monte_carlo_opponent(table: OpponentTable[R, S, V]) -> Opponent[V]:
    """The opponent for ``table``."""
    return Playouts(table.decider).choose
