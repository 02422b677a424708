"""The search: rank the commands one step ahead, then let the best few race over the same guessed worlds and dice."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sagebrush_games.kernel.chance import Chance, pick, seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.decision import Budget, Candidate, Decision
from sagebrush_opponents.evaluation import Evaluation, sensible
from sagebrush_opponents.search.clock import Clock, OutOfTime
from sagebrush_opponents.search.halving import racers, stages
from sagebrush_opponents.search.method import MakesPolicy, Method
from sagebrush_opponents.search.ranking import Ranked, Ranking
from sagebrush_opponents.search.simulation import Judges, Simulations
from sagebrush_opponents.search.tally import Tally, ranked
from sagebrush_opponents.search.telling import Telling, telling_of
from sagebrush_opponents.search.tuning import tuning_of

APART = 0x9E3779B1
"""Between the seeds of two worlds."""
OTHERS = -1
"""In place of the number of a world: that of the seed for what rivals do."""
EQUAL = 0.006
"""Shares of the win by which a command may be behind the best in the first round, and still be chosen, so that not
every game begins alike."""
SETTLED = 4
"""Simulations where there is nothing to choose, to say what is expected."""
SHOWN = 5
"""Candidates in a decision."""


class Search:
    """The search at one table. It keeps nothing between two decisions.

    ``judge`` says what positions are worth where simulations end; ``evaluation`` unless given.
    """

    def __init__(
        self,
        decider: AnyDecider,
        evaluation: Evaluation,
        method: Method,
        policy: MakesPolicy,
        judge: Judges | None = None,
    ) -> None:
        self._decider = decider
        self._evaluation = evaluation
        self._judge = judge or evaluation
        self._method = method
        self._policy = policy
        self._tuning = tuning_of(decider.config.title, decider.config.seats)
        self._ranking = Ranking(decider, evaluation)

    def choose(self, view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        """The command that does best in the simulations."""
        clock = Clock(budget.milliseconds)
        worlds = Worlds(self._decider, view, seed)
        prompt = self._prompt(worlds[0], legal[0].seat)
        simulations = budget.simulations or self._tuning.spent(prompt, self._method.simulations)
        kept = self._tuning.racing(prompt, self._method.kept)
        seen = self._seen(worlds[0], sensible(self._evaluation, legal), seed, clock)
        tallies = [Tally(command) for _, command in seen[: racers(len(seen), kept, simulations)]]
        simulations = simulations if len(tallies) > 1 else min(simulations, SETTLED)
        with suppress(OutOfTime):
            self._race(tallies, worlds, simulations, clock)
            if self._decider.book.round_of(worlds[0]) <= 1:
                vary(tallies, seeded(seed))
        return decision(tallies, telling_of(self._decider.config.title))

    def _prompt(self, world: Any, seat: Seat) -> str:
        """What the seat is asked now: where a turn is many small decisions, few of them have many simulations."""
        return next((name for awaited, name in self._decider.awaited(world) if awaited == seat), "")

    def _seen(self, world: Any, legal: Sequence[Command], seed: int, clock: Clock) -> Ranked:
        """The commands in the order of the first impression."""
        if len(legal) == 1:
            return [(0.0, legal[0])]
        doubt = self._method.doubt * self._tuning.doubt
        points = doubt / self._tuning.slope(self._decider.book.round_of(world))
        return self._ranking.doubted(self._ranking.of(world, legal, seed, clock), points, seeded(seed))

    def _race(self, tallies: list[Tally], worlds: "Worlds", simulations: int, clock: Clock) -> None:
        """Lets the commands race, and puts the best first; raises OutOfTime, the best until then first."""
        method = self._method
        policy = self._policy(self._decider, self._evaluation, method, tallies[0].command.seat, worlds.seed(OTHERS))
        tuning, further = self._tuning, self._tuning.sees_next_turn(simulations)
        depth = tuning.ahead(simulations, method.depth)
        runs = Simulations(tuning, self._decider, self._judge, policy, depth, further)
        for alive, each in stages(len(tallies), simulations):
            first = tallies[0].simulations
            try:
                for number in range(first, first + each):
                    for tally in tallies[:alive]:
                        tally.add(runs.run(worlds[number], tally.command, worlds.seed(number), clock))
                    policy.remember()
            finally:
                tallies[:alive] = ranked(tallies[:alive])


class Worlds:
    """Guesses at what a view hides, one after another, the same for every command."""

    def __init__(self, decider: AnyDecider, view: Any, seed: int) -> None:
        self._decider = decider
        self._view = view
        self._seed = seed
        self._guessed: list[Any] = []

    def __getitem__(self, number: int) -> Any:
        """The guess of that number."""
        while len(self._guessed) <= number:
            self._guessed.append(self._decider.determinize(self._view, seeded(self.seed(len(self._guessed)))))
        return self._guessed[number]

    def seed(self, number: int) -> int:
        """That of the world and of the dice in it."""
        return self._seed + number * APART


def vary(tallies: list[Tally], chance: Chance) -> None:
    """Puts one of those first that are as good as the best."""
    equal = [n for n, tally in enumerate(tallies) if tally.mean >= tallies[0].mean - EQUAL]
    tallies.insert(0, tallies.pop(pick(chance, "vary", equal)))


def decision(tallies: Sequence[Tally], telling: Telling) -> Decision:
    """What the tallies, best first, say."""
    best = tallies[0]
    simulations = sum(tally.simulations for tally in tallies)
    if best.sight is None:
        return Decision(best.command, line=(best.command,))
    shown = tuple(Candidate(t.command, t.mean, t.simulations) for t in tallies[:SHOWN] if t.simulations)
    line = best.sight.line
    return Decision(best.command, shown, line, **best.expected(telling), simulations=simulations, depth=len(line))
