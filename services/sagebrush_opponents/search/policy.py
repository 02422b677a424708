"""How everybody plays in a simulation: the best of the few commands that brought most when they were last tried."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from heapq import nlargest
from operator import attrgetter
from typing import Any, NamedTuple

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.evaluation import Evaluation, sensible
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.search.doubt import RivalDoubt
from sagebrush_opponents.search.memory import key_of

UNKNOWN = 1e9
"""What a command promises that nobody has tried: it is tried next."""
PUT_OFF = -UNKNOWN / 2
"""Below this lie commands that only put off an answer."""


Named = tuple[Hashable, Command]
Worth = Callable[[Any, Seat], float]


class Try(NamedTuple):
    """What a command would bring, and the state after it if that need not be played again."""

    gain: float
    command: Command
    after: Any


class Policy:
    """The policy of one decision.

    It remembers what each command bettered or worsened when it was last tried, wherever in the simulations, and looks
    closely at the ``breadth`` best of them. So the first simulations look at everything, and the later ones cost a
    tenth. Of those the ``closer`` best are compared with rivals counted against them. What a simulation tries is
    remembered from the next world on: in one world, all candidates meet the same policy. With ``doubt`` rivals take
    their best command often, not always.
    """

    def __init__(
        self, decider: AnyDecider, evaluation: Evaluation, breadth: int, closer: int, doubt: RivalDoubt | None = None
    ) -> None:
        self._decider = decider
        self._evaluation = evaluation
        self._breadth = breadth
        self._closer = closer
        self._doubt = doubt
        self._gains: dict[Hashable, float] = {}
        self._tried: dict[Hashable, float] = {}

    def remember(self) -> None:
        """Takes what was tried in a world into account from now on."""
        self._gains |= self._tried
        self._tried.clear()
        if self._doubt:
            self._doubt.forget()

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

    def _looked_at(self, legal: Sequence[Command]) -> Collection[Named]:
        """The commands worth a look: those that promise most, and those never tried."""
        named = [(key_of(command), command) for command in legal]
        if len(named) <= self._breadth:
            return named
        gains = self._gains
        promised = [gains.get(key, UNKNOWN) for key, _ in named]
        unknown = promised.count(UNKNOWN)
        best = nlargest(self._breadth + unknown, range(len(named)), key=promised.__getitem__)
        return [named[number] for number in best]

    def _best(self, state: Any, looked_at: Collection[Named], dice: Dice, clock: Clock) -> tuple[Command, Any]:
        """The best command, with the state after it if it had to be played and that owes nothing to chance."""
        tried = sorted(self._tries(state, looked_at, dice, clock), key=attrgetter("gain"), reverse=True)
        closer = [one for one in tried[: self._closer] if one.gain > PUT_OFF]
        if len(closer) < 2:
            return tried[0].command, tried[0].after
        return max((self._valued(state, one.command, dice, clock) for one in closer), key=attrgetter("gain"))[1:]

    def _tries(self, state: Any, looked_at: Collection[Named], dice: Dice, clock: Clock) -> Iterator[Try]:
        """What each command would bring to the seat itself, which is remembered."""
        evaluation = self._evaluation
        commands = [command for _, command in looked_at]
        now = evaluation.sketch(state, commands[0].seat)
        for (key, command), sketch in zip(looked_at, evaluation.sketches(state, commands), strict=True):
            clock.check()
            after = None
            if sketch is None:
                sketch, after = self._played(state, command, dice.others(), evaluation.sketch)
            gain = sketch - now
            self._tried[key] = gain
            is_put_off = type(command) in evaluation.free and gain <= 0
            yield Try(gain - UNKNOWN if is_put_off else gain + self._doubted(command), command, after)

    def _valued(self, state: Any, command: Command, dice: Dice, clock: Clock) -> Try:
        """What a command would bring, rivals counted against it."""
        clock.check()
        value, after = self._played(state, command, dice.others(), self._evaluation.value)
        return Try(value + self._doubted(command), command, after)

    def _doubted(self, command: Command) -> float:
        """The points by which a rival may hold the command worth more, or less."""
        return self._doubt.of(command) if self._doubt else 0.0

    def _played(self, state: Any, command: Command, look: Dice, worth: Worth) -> tuple[float, Any]:
        """The worth of the state after ``command``, and that state unless it is to be played again."""
        evaluation, decider, after = self._evaluation, self._decider, state.copy()
        if type(command) in evaluation.final:
            decider.apply(after, decider.decide(after, command, look))
            return worth(after, command.seat), None
        decider.play(after, command, look)
        return worth(after, command.seat), None if look.draws else after
