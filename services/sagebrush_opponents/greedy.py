"""``greedy``: plays every legal command on a guessed state and takes the one that leads to the best position.

The driver knows no title. What a position is worth says the evaluation of the title; where there is none, the average
outcome of random games does.
"""

import time
from collections.abc import Sequence
from heapq import nlargest
from typing import Any

from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.decider import AnyDecider, R, S, V
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.decision import Budget, Candidate, Decision, Opponent
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation, sensible
from sagebrush_opponents.playouts import Playouts
from sagebrush_opponents.table import OpponentTable

CLOSER = 14
"""Commands that are looked at closely when there are many."""
SAMPLES = 6
"""Futures looked at where a command meets chance: the same dice for every command."""
SHOWN = 5
"""Candidates in a decision."""


def greedy_opponent(table: OpponentTable[R, S, V]) -> Opponent[V]:
    """The opponent for ``table``; random games take the place of an evaluation that nobody has written yet."""
    evaluation = EVALUATIONS.get(table.title.id)
    if evaluation is None:
        return Playouts(table.decider).choose
    return Greedy(table.decider, evaluation(table.decider)).choose


class Greedy:
    """One step of look-ahead.

    Commands among the evaluation's ``final`` ones are judged by themselves, before the automatic steps that they set
    off: what those will bring is in the evaluation of every other command, too, so that all are measured alike. The
    ``free`` ones leave the same question open, so they must better the position, or they would only put off an answer.
    """

    def __init__(self, decider: AnyDecider, evaluation: Evaluation) -> None:
        self._decider = decider
        self._evaluation = evaluation

    def choose(self, view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        """The command with the best position behind it, among those looked at within ``budget``."""
        legal = sensible(self._evaluation, legal)
        if len(legal) == 1:
            return Decision(legal[0])
        deadline = time.perf_counter() + budget.milliseconds / 1000
        state = self._decider.determinize(view, seeded(seed))
        now = self._evaluation.value(state, legal[0].seat)
        found: list[tuple[bool, float, Command]] = []
        for command in self._promising(state, legal, seed):
            worth = self._worth(state, command, seed)
            found.append((worth <= now and type(command) in self._evaluation.free, worth, command))
            if time.perf_counter() > deadline:
                break
        found.sort(key=lambda entry: (entry[0], -entry[1]))
        command = found[0][2]
        return Decision(command, tuple(Candidate(c, v, 1) for _, v, c in found[:SHOWN]), (command,), depth=1)

    def _promising(self, state: Any, legal: Sequence[Command], seed: int) -> Sequence[Command]:
        """The commands that deserve a closer look, the best first; all of them when they are few."""
        if len(legal) <= 2 * CLOSER:
            return legal
        sketches = [self._evaluation.sketch(self._after(state, c, seeded(seed)), c.seat) for c in legal]
        best = nlargest(CLOSER, range(len(legal)), key=sketches.__getitem__)
        return [legal[number] for number in best]

    def _worth(self, state: Any, command: Command, seed: int) -> float:
        """What the position after ``command`` is worth, on average where it depends on chance."""
        first, drew = self._sample(state, command, seed)
        if not drew:
            return first
        others = [self._sample(state, command, seed + number)[0] for number in range(1, SAMPLES)]
        return (first + sum(others)) / SAMPLES

    def _sample(self, state: Any, command: Command, seed: int) -> tuple[float, bool]:
        """The worth of one position after ``command``, and whether chance brought it about."""
        chance = Noticed(seeded(seed))
        after = self._after(state, command, chance)
        return self._evaluation.value(after, command.seat), chance.drew

    def _after(self, state: Any, command: Command, chance: Chance) -> Any:
        """The state after ``command``, the automatic steps included unless it is to be judged before them."""
        after = state.copy()
        if type(command) in self._evaluation.final:
            self._decider.apply(after, self._decider.decide(after, command, chance))
        else:
            self._decider.play(after, command, chance)
        return after


class Noticed:
    """A source that knows whether anybody drew from it."""

    __slots__ = ("_chance", "drew")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drew = False

    def __call__(self, purpose: str, n: int) -> int:
        """A draw from the source."""
        self.drew = True
        return self._chance(purpose, n)
