"""How everybody plays in a simulation: the best of the few commands that brought most when they were last tried."""

from collections.abc import Collection, Hashable, Sequence
from heapq import nlargest
from typing import Any

from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.evaluation import Evaluation, sensible
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.search.memory import key_of

UNKNOWN = 1e9
"""What a command promises that nobody has tried: it is tried next."""


class Policy:
    """The policy of one decision.

    It remembers what each command bettered or worsened when it was last tried, wherever in the simulations, and looks
    closely at the ``breadth`` best of them. So the first simulations look at everything, and the later ones cost a
    tenth. What a simulation tries is remembered from the next world on: in one world, all candidates meet the same
    policy.
    """

    def __init__(self, decider: Decider[Any], evaluation: Evaluation, breadth: int) -> None:
        self._decider = decider
        self._evaluation = evaluation
        self._breadth = breadth
        self._gains: dict[Hashable, float] = {}
        self._tried: dict[Hashable, float] = {}

    def remember(self) -> None:
        """Takes what was tried in a world into account from now on."""
        self._gains |= self._tried
        self._tried.clear()

    def play(self, state: Any, legal: Sequence[Command], dice: Dice, clock: Clock) -> tuple[Command, Any]:
        """The command and the state after it; ``state`` stays as it was unless there is no choice."""
        legal = sensible(self._evaluation, legal)
        if len(legal) == 1:
            self._decider.play(state, legal[0], dice)
            return legal[0], state
        command, after = self._best(state, self._looked_at(legal), dice, clock)
        if after is None:
            after = state.copy()
            self._decider.play(after, command, dice)
        return command, after

    def _looked_at(self, legal: Sequence[Command]) -> Collection[tuple[Hashable, Command]]:
        """The commands worth a look: those that promise most, and those never tried."""
        named = [(key_of(command), command) for command in legal]
        if len(named) <= self._breadth:
            return named
        gains = self._gains
        promised = [gains.get(key, UNKNOWN) for key, _ in named]
        unknown = promised.count(UNKNOWN)
        best = nlargest(self._breadth + unknown, range(len(named)), key=promised.__getitem__)
        return [named[number] for number in best]

    def _best(
        self, state: Any, looked_at: Collection[tuple[Hashable, Command]], dice: Dice, clock: Clock
    ) -> tuple[Command, Any]:
        """The best command, with the state after it if it had to be played and that owes nothing to chance."""
        evaluation = self._evaluation
        commands = [command for _, command in looked_at]
        now = evaluation.sketch(state, commands[0].seat)
        best: tuple[float, Command, Any] | None = None
        for (key, command), sketch in zip(looked_at, evaluation.sketches(state, commands), strict=True):
            clock.check()
            after = None
            if sketch is None:
                sketch, after = self._played(state, command, dice.others())
            gain = sketch - now
            self._tried[key] = gain
            if type(command) in evaluation.free and gain <= 0:
                gain -= UNKNOWN
            if best is None or gain > best[0]:
                best = (gain, command, after)
        assert best is not None
        return best[1], best[2]

    def _played(self, state: Any, command: Command, look: Dice) -> tuple[float, Any]:
        """The sketch after ``command``, and that state unless it is to be played again."""
        evaluation, decider, after = self._evaluation, self._decider, state.copy()
        if type(command) in evaluation.final:
            decider.apply(after, decider.decide(after, command, look))
            return evaluation.sketch(after, command.seat), None
        decider.play(after, command, look)
        return evaluation.sketch(after, command.seat), None if look.draws else after
