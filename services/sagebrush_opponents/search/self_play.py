"""A game of opponents among themselves, each of whose decisions is looked at, to fit what they believe to its end."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Outcome, Seat
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.decision import AnyOpponent, Budget, Decision
from sagebrush_opponents.search.shares import final_shares
from sagebrush_opponents.table import AnyOpponentTable


class Decided(NamedTuple):
    """The ``number``-th decision of a game, from 0, in ``state``, which changes when the command is made."""

    number: int
    state: Any
    seat: Seat
    legal: Sequence[Command]
    decision: Decision


def play_out(
    at: AnyOpponentTable, opponents: Sequence[AnyOpponent], budget: Budget, seed: int, look: Callable[[Decided], None]
) -> list[float]:
    """The shares of the win at the end of a game of ``opponents``, by seat; ``look`` sees each decision before it."""
    return final_shares(outcome_of(at, opponents, budget, seed, look), at.decider.config.seats)


def outcome_of(
    at: AnyOpponentTable, opponents: Sequence[AnyOpponent], budget: Budget, seed: int, look: Callable[[Decided], None]
) -> Outcome:
    """How a game of ``opponents`` ends; ``look`` sees each decision before it."""
    decider, chance = at.decider, seeded(seed)
    state, _ = decider.set_up(chance)
    for number in count():
        if not (awaited := decider.awaited(state)):
            break
        seat = awaited[0][0]
        legal = decider.legal(state, seat)
        if seat == AUTOMATON:
            decision = move_automaton(at, decider.view(state, None), legal, seed + number)
        else:
            decision = opponents[seat](decider.view(state, seat), legal, budget, seed * 1009 + number)
        look(Decided(number, state, seat, legal, decision))
        decider.play(state, decision.command, chance)
    outcome = decider.outcome(state)
    assert outcome is not None
    return outcome
