"""Random games: every awaited seat and every legal command equally likely."""

from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.decider import Decider, R, S, V
from sagebrush_games.kernel.messages import Command

DECISIONS = 10_000
"""More than any game needs that is going to end."""


def playout(decider: Decider[R, S, V], chance: Chance, decisions: int = DECISIONS) -> S:
    """The state of a random game when it is over, or after so many ``decisions``."""
    state, _ = decider.set_up(chance)
    for _ in range(decisions):
        if not decider.awaited(state):
            break
        decider.play(state, random_command(decider, state, chance), chance)
    return state


def random_command(decider: Decider[R, S, V], state: S, chance: Chance) -> Command:
    """A legal command of somebody the game waits for."""
    seat, _ = pick(chance, "playout-seat", decider.awaited(state))
    return pick(chance, "playout-command", decider.legal(state, seat))
