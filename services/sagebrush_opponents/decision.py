"""What an opponent is: it gets what its seat sees, and says what it does and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.decider import V
from sagebrush_games.kernel.messages import Command


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an opponent may think.

    Simulations decide how strong it is, on any machine; milliseconds are a safety net, after which it answers with
    what it has found. Without a number of simulations it makes as many as its level says.
    """

    milliseconds: int = 2000
    simulations: int = 0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A command that was looked at: what it is worth, in units of the opponent's own, after how many simulations."""

    command: Command
    value: float
    simulations: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """A command, and what the opponent thought of it.

    candidates: the best commands, best first; line: the continuation it expects, its own command first; shares: by
    seat, the share of the win it expects (they add up to at most 1), with their standard errors, and the scores it
    expects at the end; empty for an opponent that does not say; simulations and depth (decisions looked ahead): what
    it did to find out.
    """

    command: Command
    candidates: tuple[Candidate, ...] = ()
    line: tuple[Command, ...] = ()
    shares: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    simulations: int = 0
    depth: int = 0


Opponent = Callable[[V, Sequence[Command], Budget, int], Decision]
"""``choose(view, legal, budget, seed)``: the view of the seat, its legal commands (never none), the budget, and a seed:
the same arguments and enough time give the same decision."""

AnyOpponent = Opponent[Any]
"""That of whatever title."""
