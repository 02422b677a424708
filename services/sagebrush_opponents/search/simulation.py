"""One simulation: a guess at what is hidden, a command, some decisions by everybody, and what they came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import AUTOMATON, Command
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.search.shares import expected_shares, final_shares
from sagebrush_opponents.search.tuning import Tuning


class Plays(Protocol):
    """How everybody plays in a simulation."""

    def play(self, state: Any, legal: Sequence[Command], dice: Dice, clock: Clock) -> tuple[Command, Any]:
        """The command and the state after it, which may be ``state`` itself, changed."""

    def remember(self) -> None:
        """A world has been met by every candidate."""


class Judges(Protocol):
    """What a position is worth in points."""

    def worths(self, state: Any) -> Sequence[float]:
        """The points that everybody may hope for at the end."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Where a simulation came to: by seat the shares of the win and the points that may be hoped for; its commands."""

    shares: Sequence[float]
    worths: Sequence[float]
    line: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Simulations:
    """The simulations of one decision.

    Each looks ``depth`` decisions ahead, or to the end of the turn or of the round where the title is tuned so; with
    ``next_turn`` to the end of the next turn of the seat that decides.
    """

    tuning: Tuning
    decider: AnyDecider
    judge: Judges
    policy: Plays
    depth: int
    next_turn: bool = False

    def run(self, world: Any, command: Command, seed: int, clock: Clock) -> Sight:
        """What ``command`` comes to in ``world``, which stays as it is; raises OutOfTime."""
        decider, dice, state = self.decider, Dice(seed), world.copy()
        decider.play(state, command, dice)
        line, begun, turns = [command], decider.book.round_of(world), 0
        while awaited := decider.awaited(state):
            seat, prompt = awaited[0]
            if self._turn_is_seen(prompt, turns) or self._depth_is_seen(len(line), begun, state):
                break
            clock.check()
            turns += seat == command.seat and prompt == self.tuning.begins
            if seat == AUTOMATON:
                self._automaton(state, dice)
                continue
            decided, state = self.policy.play(state, decider.legal(state, seat), dice, clock)
            line.append(decided)
        return self._sight(state, tuple(line))

    def _turn_is_seen(self, prompt: str, turns: int) -> bool:
        """Whether another turn begins, after as many further ones of the seat as are to be seen."""
        return prompt == self.tuning.begins and turns >= self.next_turn

    def _depth_is_seen(self, decisions: int, begun: int, state: Any) -> bool:
        """Whether the round is over or the depth reached, in a title whose simulations do not end with a turn."""
        tuning = self.tuning
        if tuning.begins:
            return False
        return decisions > self.depth or (tuning.within_round and self.decider.book.round_of(state) > begun)

    def _automaton(self, state: Any, dice: Dice) -> None:
        """What the box moves."""
        moves = self.decider.book.automaton
        command = moves(self.decider, state) if moves else self.decider.legal(state, AUTOMATON)[0]
        self.decider.play(state, command, dice)

    def _sight(self, state: Any, line: tuple[Command, ...]) -> Sight:
        decider, seats = self.decider, self.decider.config.seats
        outcome = decider.outcome(state)
        if outcome is None:
            worths = self.judge.worths(state)
            slope = self.tuning.slope(decider.book.round_of(state))
            return Sight(expected_shares(worths, slope)[:seats], worths[:seats], line)
        scores = {standing.seat: float(standing.score) for standing in outcome.ranking}
        return Sight(final_shares(outcome, seats), [scores[seat] for seat in range(seats)], line)
