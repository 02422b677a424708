"""A finished game, decision by decision: what was played, what the engine would have done, and what that cost."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import LEVELS, OPPONENTS, AnyOpponent, Budget, Decision
from sagebrush_opponents.decision import Candidate
from sagebrush_opponents.table import OpponentTable
from sagebrush_workers.jobs import AnalyzeJob, JobAnswer, encode
from sagebrush_workers.worker.engine.deciding import command_json, decision_json
from sagebrush_workers.worker.engine.game_file import GameFiles, PlayedDecision, PlayedGame
from sagebrush_workers.worker.engine.identity import identity, level_named

RATINGS = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))
"""From how much of the win a decision that gave it away is called so."""
GOOD = "good"
SIMULATED = 2
"""Simulations of a decision without which nothing is said of it."""
LEAST = 4
"""Simulations in which two commands are compared, by two of each."""


class Analyst:
    """Analyses games slice by slice; the latest games stay in memory between two slices."""

    def __init__(self, load: Callable[[str], bytes]) -> None:
        self._files = GameFiles(load)

    def analyze(self, job: AnalyzeJob) -> JobAnswer:
        """The next lines of the analysis: the game, then decisions until the time of the slice is over."""
        level = level_named(job.level)
        game = self._files.game(job.file, job.trusted)
        table = OpponentTable(game.table.title, game.table.decider, game.table.codec)
        critic = Critic(game, OPPONENTS[level.name](table), OPPONENTS[comparing(level.name)](table), job)
        told: list[Any] = [] if job.after else [_heading(game, job)]
        end = time.perf_counter() + job.slice_milliseconds / 1000
        remaining = game.after(job.after)
        for number, decision in enumerate(remaining):
            if number and time.perf_counter() > end:
                return JobAnswer(msgspec.Raw(encode(told)), after=remaining[number - 1].version)
            told.append(critic.line(decision))
        return JobAnswer(msgspec.Raw(encode(told)))


def comparing(level: str) -> str:
    """The level that compares two commands for ``level``: itself, or the weakest that does not err on purpose."""
    if level not in LEVELS or not LEVELS[level].method.doubt:
        return level
    return next(one.name for one in LEVELS.values() if not one.method.doubt)


class Critic:
    """Compares decisions of one game with those of an opponent; ``compare`` decides between two commands."""

    def __init__(self, game: PlayedGame, choose: AnyOpponent, compare: AnyOpponent, job: AnalyzeJob) -> None:
        self._game = game
        self._choose = choose
        self._compare = compare
        self._job = job
        self._budget = Budget(job.milliseconds, job.simulations)
        self._least = Budget(job.milliseconds, LEAST)

    def line(self, played: PlayedDecision) -> dict[str, Any]:
        """What is told of a decision; one without a choice costs no thought."""
        table = self._game.table
        state = self._game.state_before(played)
        legal = list(table.decider.legal(state, played.seat))
        view = table.decider.view(state, played.seat)
        decision = self._choose(view, legal, self._budget, self._job.seed + played.version)
        judged = self._judged(view, played, decision)
        loss = None if judged is None else loss_of(played.command, decision.command, judged)
        told = decision_json(table.codec, decision, 1)
        return {
            "type": "decision",
            "version": played.version,
            "seat": played.seat,
            "legal": len(legal),
            "played": command_json(table.codec, played.command),
            "best": told["command"],
            "continuation": told["lines"][0]["continuation"] if told["lines"] else [],
            "expected": told["expected"],
            "loss": loss,
            "rating": None if loss is None or judged is None else rating(loss, _error(judged, played.seat)),
            "simulations": decision.simulations,
        }

    def _judged(self, view: Any, played: PlayedDecision, decision: Decision) -> Decision | None:
        """The thought that compares the command with the best; None where nothing compares them.

        Nothing does where the level estimates no share of the win, or by a single simulation, which is won or lost
        whatever a command is worth.
        """
        if not decision.shares or decision.simulations < SIMULATED:
            return None
        if compares(decision, decision.command, played.command):
            return decision
        duels = (self._duel(view, decision.command, played, budget) for budget in (self._budget, self._least))
        return next((duel for duel in duels if compares(duel, decision.command, played.command)), None)

    def _duel(self, view: Any, best: Command, played: PlayedDecision, budget: Budget) -> Decision:
        """The decision when nothing else is looked at: the same worlds and dice for both."""
        return self._compare(view, [best, played.command], budget, self._job.seed + played.version)


def compares(decision: Decision, best: Command, played: Command) -> bool:
    """Whether both commands met the same worlds in it, two at least: a command that is left out early meets fewer."""
    one, other = candidate(best, decision), candidate(played, decision)
    if one is None or other is None:
        return False
    return best == played or one.simulations == other.simulations >= SIMULATED


def loss_of(played: Command, best: Command, judged: Decision) -> float | None:
    """The share of the win that the command gave away against the best; None where the time was up too soon."""
    most, mine = candidate(best, judged), candidate(played, judged)
    return None if most is None or mine is None else round(max(0.0, most.value - mine.value), 4)


def candidate(command: Command, decision: Decision) -> Candidate | None:
    """What the decision says of a command; None where it was not looked at."""
    return next((found for found in decision.candidates if found.command == command), None)


def rating(loss: float, error: float) -> str:
    """What a decision is called that lost so much; what the estimate cannot tell from nothing is good."""
    if loss <= error:
        return GOOD
    return next((name for least, name in RATINGS if loss >= least), GOOD)


def _error(decision: Decision, seat: int) -> float:
    return decision.errors[seat] if seat < len(decision.errors) else 0.0


def _heading(game: PlayedGame, job: AnalyzeJob) -> dict[str, Any]:
    """The first line of an analysis."""
    table = game.table
    return {
        "type": "game",
        "game": table.game,
        "title": table.title.id,
        "seats": [seat.player for seat in table.started.seats],
        "decisions": len(game.decisions),
        "engine": {
            **msgspec.structs.asdict(identity(table.title.id)),
            "level": job.level,
            "simulations": job.simulations or level_named(job.level).simulations,
            "seed": job.seed,
        },
    }
