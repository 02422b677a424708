"""One game between opponents."""

from collections.abc import Callable, Sequence
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Outcome
from sagebrush_opponents import OPPONENTS, AnyOpponent, Budget
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.table import AnyOpponentTable

LIMIT = 5000
"""Commands after which a game counts as endless."""
UNHURRIED = Budget()


Watch = Callable[[Any, Sequence[Command]], None]
"""Sees every state in which somebody decides, and the legal commands that were to choose from."""


def unwatched(_state: Any, _legal: Sequence[Command]) -> None:
    """Nobody is interested."""


class Endless(Exception):
    """A game did not end, so somebody stalls."""


def play_game(
    table: AnyOpponentTable, names: tuple[str, ...], seed: int, budget: Budget = UNHURRIED, watch: Watch = unwatched
) -> Outcome:
    """The outcome of a game between opponents, each of whom sees what its seat sees; raises Endless."""
    decider, chance = table.decider, seeded(seed)
    opponents = [OPPONENTS[name](table) for name in names]
    state, _ = decider.set_up(chance)
    for number in range(LIMIT):
        awaited = decider.awaited(state)
        if not awaited:
            outcome = decider.outcome(state)
            assert outcome is not None
            return outcome
        legal = decider.legal(state, awaited[0][0])
        watch(state, legal)
        decider.play(state, _command(table, state, legal, opponents, budget, seed + number), chance)
    raise Endless(f"{names} with seed {seed}")


def _command(
    table: AnyOpponentTable,
    state: Any,
    legal: Sequence[Command],
    opponents: Sequence[AnyOpponent],
    budget: Budget,
    seed: int,
) -> Command:
    """What the awaited actor does, from what it sees."""
    decider, seat = table.decider, legal[0].seat
    if seat == AUTOMATON:
        return move_automaton(table, decider.view(state, None), legal, seed).command
    return opponents[seat](decider.view(state, seat), legal, budget, seed).command
