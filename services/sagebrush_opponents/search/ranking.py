"""The prior: every command one step ahead, as the evaluation sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Any

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.evaluation import Evaluation
from sagebrush_opponents.search.clock import Clock, OutOfTime
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.search.doubt import gumbel

CLOSER = 14
"""Commands that are looked at closely when there are many."""
SAMPLES = 4
"""Futures looked at where a command meets chance: the same dice for every command."""

SENSIBLE = 3.0
"""Doubts by which a command may look worse than the best and still be thought of."""

Ranked = list[tuple[float, Command]]
"""Commands with the value of the position behind each, best first; those that put off an answer come last."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """One step of look-ahead."""

    decider: AnyDecider
    evaluation: Evaluation

    def of(self, state: Any, legal: Sequence[Command], seed: int, clock: Clock) -> Ranked:
        """The commands that deserve a closer look; fewer when time is up, and never none."""
        found: list[tuple[bool, float, Command]] = []
        try:
            now = self.evaluation.value(state, legal[0].seat)
            for command in self._promising(state, legal, seed, clock):
                worth = self._worth(state, command, seed, clock)
                found.append((worth <= now and type(command) in self.evaluation.free, worth, command))
        except OutOfTime:
            pass
        found.sort(key=lambda entry: (entry[0], -entry[1]))
        return [(worth, command) for _, worth, command in found] or [(0.0, legal[0])]

    def _promising(self, state: Any, legal: Sequence[Command], seed: int, clock: Clock) -> Sequence[Command]:
        if len(legal) <= 2 * CLOSER:
            return legal
        sketches: list[float] = []
        for command, foreseen in zip(legal, self.evaluation.sketches(state, legal), strict=True):
            clock.check()
            if foreseen is None:
                foreseen = self.evaluation.sketch(self.after(state, command, Dice(seed)), command.seat)
            sketches.append(foreseen)
        best = nlargest(CLOSER, range(len(legal)), key=sketches.__getitem__)
        return [legal[number] for number in best]

    def _worth(self, state: Any, command: Command, seed: int, clock: Clock) -> float:
        """What the position after ``command`` is worth, on average where it depends on chance."""
        total = 0.0
        for number in range(SAMPLES):
            clock.check()
            dice = Dice(seed + number)
            total += self.evaluation.value(self.after(state, command, dice), command.seat)
            if not dice.draws:
                return total
        return total / SAMPLES

    def doubted(self, ranked: Ranked, points: float, chance: Chance) -> Ranked:
        """The order in which a player sees them who is as unsure as ``points``.

        Each comes first as often as a softmax of the values, divided by ``points``, says; what is far worse than the
        best is not among them.
        """
        if not points:
            return ranked
        best = ranked[0][0]
        seen = [entry for entry in ranked if best - entry[0] <= SENSIBLE * points]
        order = [(worth / points + gumbel(chance), number) for number, (worth, _) in enumerate(seen)]
        return [seen[number] for _, number in sorted(order, reverse=True)]

    def after(self, state: Any, command: Command, dice: Dice) -> Any:
        """The state after ``command``, the automatic steps included unless it is to be judged before them."""
        after = state.copy()
        if type(command) in self.evaluation.final:
            self.decider.apply(after, self.decider.decide(after, command, dice))
        else:
            self.decider.play(after, command, dice)
        return after
