"""For titles without an evaluation: every command is tried in random games to the end, as many as are allowed."""

import math
import time
from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.chance import Chance, pick, seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.decision import Budget, Candidate, Decision

SHOWN = 5
"""Candidates in a decision."""


class Playouts:
    """Flat Monte Carlo over determinizations: in each round every command meets the same guess and the same chance."""

    def __init__(self, decider: AnyDecider) -> None:
        self._decider = decider

    def choose(self, view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        """The command after which the random games went best."""
        if len(legal) == 1:
            return Decision(legal[0])
        deadline = time.perf_counter() + budget.milliseconds / 1000
        totals = [0.0] * len(legal)
        rounds, made = 0, 0
        most = max(1, budget.simulations // len(legal)) if budget.simulations else math.inf
        while rounds == 0 or (rounds < most and time.perf_counter() < deadline):
            leads = self._round(view, legal, seed + rounds, deadline if rounds == 0 else math.inf)
            totals = [total + lead for total, lead in zip(totals, leads, strict=False)]
            rounds, made = rounds + 1, made + len(leads)
        ranked = sorted(zip(legal, totals, strict=False), key=lambda entry: -entry[1])
        best = tuple(Candidate(command, total / rounds, rounds) for command, total in ranked[:SHOWN])
        return Decision(best[0].command, best, (best[0].command,), simulations=made)

    def _round(self, view: Any, legal: Sequence[Command], seed: int, deadline: float) -> list[float]:
        """The lead after each command in one random game; fewer than there are commands when time is up."""
        guess = self._decider.determinize(view, seeded(seed))
        leads: list[float] = []
        for command in legal:
            leads.append(self._playout(guess, command, seeded(seed)))
            if time.perf_counter() > deadline:
                break
        return leads

    def _playout(self, guess: Any, command: Command, chance: Chance) -> float:
        """How far the seat was ahead at the end of one random game that began with ``command``."""
        decider, state = self._decider, guess.copy()
        decider.play(state, command, chance)
        while awaited := decider.awaited(state):
            decider.play(state, pick(chance, "playout", decider.legal(state, awaited[0][0])), chance)
        return self._lead(state, command.seat)

    def _lead(self, state: Any, seat: Seat) -> float:
        """Points ahead of the best rival; the place decides between equals."""
        outcome = self._decider.outcome(state)
        assert outcome is not None
        lines = {line.seat: line for line in outcome.ranking}
        mine = lines.pop(seat)
        rivals = max((line.score for line in lines.values()), default=0)
        return mine.score - rivals - 0.1 * mine.place
