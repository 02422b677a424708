"""Deciding for a computer: as strong as the table chose, or weaker where the time is not there, and then it says so."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog
from celery.exceptions import SoftTimeLimitExceeded

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import LEVELS, Budget, Decision
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.external.faults import EngineFault
from sagebrush_opponents.random_legal import choose as choose_randomly
from sagebrush_opponents.table import AnyOpponentTable
from sagebrush_workers.turns import AUTOMATON, AutomaticTurn
from sagebrush_workers.worker.attempts import Attempts
from sagebrush_workers.worker.engines import Thinking
from sagebrush_workers.worker.opponents import opponent_named
from sagebrush_workers.worker.pressure import Pressure

log = structlog.get_logger()

LONGEST_MS = 2000
"""No opponent thinks longer, whatever the table asked for; levels have this as a safety net."""
DEFAULT_MS = 100
"""Of opponents that are no level, where the table says nothing."""
STAND_IN = "greedy"
"""Decides where the opponent of the table could not."""
WITHOUT_THOUGHT = "random"


@dataclass(frozen=True, slots=True)
class Question:
    """A turn with all that an opponent is given; ``opponent`` is empty for the automaton."""

    turn: AutomaticTurn
    table: AnyOpponentTable
    view: Any
    legal: Sequence[Command]
    opponent: str
    budget_ms: int
    seed: int

    @property
    def budget(self) -> Budget:
        """As the table chose it, within what any opponent may have."""
        usual = LONGEST_MS if self.opponent in LEVELS else DEFAULT_MS
        return Budget(min(self.budget_ms or usual, LONGEST_MS))


class Thinker:
    """Answers questions, always with a legal command."""

    def __init__(self, attempts: Attempts, pressure: Pressure) -> None:
        self._attempts = attempts
        self._pressure = pressure

    def decide(self, question: Question, queue: str = "") -> tuple[Decision, Thinking]:
        """The decision, and how it came about; ``queue`` is where the turn waited, empty where nobody knows.

        A thought that never ended counts as an attempt: after the first the stand-in decides, then nobody thinks.
        """
        begun = time.perf_counter()
        attempt = self._attempts.begin(question.turn)
        decision, thinking = self._after(attempt, question, queue)
        self._attempts.end(question.turn)  # not of a process that is being ended: that thought has not ended
        return decision, replace(thinking, seconds=time.perf_counter() - begun)

    def _after(self, attempt: int, question: Question, queue: str) -> tuple[Decision, Thinking]:
        asked = thinking_of(question)
        if attempt == 1:
            return self._first(question, self._afforded(asked, queue))
        log.error("stand-in", opponent=asked.opponent, reason="attempts", attempt=attempt)
        return stand_in(question, replace(asked, lowered="attempts"), may_think=attempt == 2)

    def _afforded(self, asked: Thinking, queue: str) -> Thinking:
        """As strong as the turns that wait allow."""
        level, waiting = self._pressure.affordable(asked.level, queue)
        if level == asked.level:
            return asked
        log.warning("lowered", opponent=asked.opponent, level=level, waiting=waiting)
        return replace(asked, level=level, lowered="queue", waiting=waiting)

    def _first(self, question: Question, thinking: Thinking) -> tuple[Decision, Thinking]:
        try:
            return think(question, thinking.level), thinking
        except Exception as error:
            reason = reason_of(error)
            wrong = {"engine_fault": error.fault} if isinstance(error, EngineFault) else {}
            log.error("stand-in", opponent=thinking.level, reason=reason, exc_info=error, **wrong)
        return stand_in(question, replace(thinking, lowered=reason, waiting=0))


def reason_of(error: Exception) -> str:
    """Why a thought ended, as rules.proto names it."""
    if isinstance(error, SoftTimeLimitExceeded):
        return "time-limit"
    return "memory" if isinstance(error, MemoryError) else "failed"


def thinking_of(question: Question) -> Thinking:
    """How ``question`` is to be decided."""
    name = question.opponent or "automaton"
    return Thinking(opponent=name, level=name, seed=question.seed, budget_ms=question.budget.milliseconds)


def think(question: Question, name: str) -> Decision:
    """The decision of the opponent ``name``, or of the automaton."""
    if question.turn.seat == AUTOMATON:
        return move_automaton(question.table, question.view, question.legal, question.seed)
    opponent = opponent_named(name)(question.table)
    return opponent(question.view, question.legal, question.budget, question.seed)


def stand_in(question: Question, thinking: Thinking, may_think: bool = True) -> tuple[Decision, Thinking]:
    """The decision of the stand-in, or one without a thought where that fails, too, or would be the same again."""
    if may_think and question.turn.seat != AUTOMATON and thinking.level != STAND_IN:
        try:
            return think(question, STAND_IN), replace(thinking, level=STAND_IN)
        except Exception as error:
            log.error("stand-in-failed", reason=reason_of(error), exc_info=error)
    decision = choose_randomly(question.view, question.legal, question.budget, question.seed)
    return decision, replace(thinking, level=WITHOUT_THOUGHT)
