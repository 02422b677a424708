"""What an opponent is: it gets what its seat sees, and says what it does and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.messages import Command


@dataclass(frozen=True, slots=True)
class Decision:
    """A command, and what the opponent thought of it.

    value: what it expects, in units of its own; candidates: the best commands with their values, best first;
    line: the continuation it expects, its own command first.
    """

    command: Command
    value: float = 0.0
    candidates: tuple[tuple[Command, float], ...] = ()
    line: tuple[Command, ...] = ()


Opponent = Callable[[Any, Sequence[Command], int, int], Decision]
"""``choose(view, legal, budget, seed)``: the view of the seat, its legal commands (never none), milliseconds after
which to stop, and a seed: the same arguments and enough time give the same decision."""
