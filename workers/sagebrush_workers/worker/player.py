"""A computer's turn: lease it, ask for the view, think, submit. Doing it twice is doing it once."""

from dataclasses import replace
from secrets import randbits
from typing import Protocol

import grpc
import msgspec
import structlog
from celery.exceptions import SoftTimeLimitExceeded

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import Decision
from sagebrush_opponents.table import AnyOpponentTable, agreed
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.turns import AUTOMATON, AutomaticTurn
from sagebrush_workers.worker.engines import Thinking, engine_of
from sagebrush_workers.worker.leases import Leases
from sagebrush_workers.worker.reports import Claimed, Released, Report, Taken
from sagebrush_workers.worker.thinking import WITHOUT_THOUGHT, Question, Thinker

log = structlog.get_logger()

SEED_BITS = 48
SENDINGS = 3
"""Times a command whose outcome is unknown is sent; its id makes it one command."""

OVERTAKEN = {grpc.StatusCode.ABORTED, grpc.StatusCode.ALREADY_EXISTS, grpc.StatusCode.NOT_FOUND}
"""Somebody else has moved: the game goes on, so nothing is left to do."""
REFUSED = {grpc.StatusCode.FAILED_PRECONDITION, grpc.StatusCode.INVALID_ARGUMENT}
"""Nobody takes this command, or what is told of it, however often it is sent."""
UNKNOWN = {grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED}


class Rules(Protocol):
    """What a player asks of the rules service; both raise RulesError."""

    def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        """What a viewer sees."""

    def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The commit that a command made."""


class Offer(msgspec.Struct):
    """A legal command as the rules service lists it."""

    command: msgspec.Raw


class ComputerPlayer:
    """Moves for any computer in any game."""

    def __init__(self, rules: Rules, leases: Leases, thinker: Thinker, report: Report) -> None:
        self._rules = rules
        self._leases = leases
        self._thinker = thinker
        self._report = report

    def take(self, turn: AutomaticTurn, queue: str = "") -> bool:
        """Whether this call made the move; False when the game had gone on, or another worker is at it.

        ``queue`` is where the turn waited, empty where nobody knows.
        """
        ids = {"command_id": turn.command_id, "trace_id": turn.id}
        with structlog.contextvars.bound_contextvars(game=turn.game, version=turn.version, seat=turn.seat, **ids):
            if not self._leases.claim(turn):
                log.info("leased")
                return False
            try:
                self._report(Claimed(*turn))
                return self._take(turn, queue)
            finally:
                self._report(Released())  # first: a broker that hangs must not leave a lease that is renewed
                self._leases.release(turn)

    def _take(self, turn: AutomaticTurn, queue: str) -> bool:
        frame = self._look(turn.game, turn.seat)
        mover = next((awaited for awaited in frame.awaited if awaited.seat == turn.seat), None) if frame else None
        if frame is None or mover is None or frame.version != turn.version:
            return False
        return self._move(turn, frame, mover.opponent, queue)

    def take_all(self, game: str) -> bool:
        """Whether this call moved for a computer that ``game`` waits for."""
        frame = self._look(game, None)
        seats = [a.seat for a in frame.awaited if a.seat == AUTOMATON or a.HasField("opponent")] if frame else []
        return any(self.take(AutomaticTurn(game, frame.version, seat)) for seat in seats if frame)

    def _look(self, game: str, seat: int | None) -> wire.Frame | None:
        """What ``seat`` sees now, with its legal commands; None when there is no such game."""
        seen = seat is not None
        viewer = wire.Viewer(seat=seat) if seen else wire.Viewer()
        request = wire.GetViewRequest(game=game, viewer=viewer, legal=seen, config=seen, thinking=seen)
        try:
            return self._rules.get_view(request)
        except RulesError as error:
            if error.status is grpc.StatusCode.NOT_FOUND:
                return None
            raise

    def _move(self, turn: AutomaticTurn, frame: wire.Frame, opponent: wire.Opponent, queue: str) -> bool:
        table = agreed(frame.config)
        question = Question(
            turn,
            table,
            table.codec.view_from_json(frame.view),
            legal_commands(table, frame, turn.seat),
            opponent.name,
            opponent.budget_ms,
            seed_in(frame),
        )
        decision, thinking = self._thinker.decide(question, queue)
        try:
            moved = self._submit(question, decision, thinking)
        except RulesError as error:
            if error.status not in REFUSED:
                raise
            log.error("refused", code=error.code, command=type(decision.command).__name__, opponent=thinking.level)
            thinking = replace(thinking, level=WITHOUT_THOUGHT, lowered="refused", waiting=0)
            moved = self._submit(question, Decision(question.legal[0]), thinking)
        ending = "moved" if moved else "overtaken"
        self._report(Taken(thinking.level, ending, thinking.seconds, thinking.lowered))
        log.info(ending, opponent=thinking.level, thought_ms=round(1000 * thinking.seconds, 1))
        return moved

    def _submit(self, question: Question, decision: Decision, thinking: Thinking) -> bool:
        """Whether the command became the next commit; raises RulesError when it was refused or nobody answered."""
        turn, table = question.turn, question.table
        request = wire.SubmitRequest(
            game=turn.game,
            seat=turn.seat,
            command_id=turn.command_id,
            expected_version=turn.version,
            command=table.codec.command_to_json(decision.command),
            engine=engine_of(thinking, decision, table),
            trace_id=turn.id,
        )
        for sending in range(SENDINGS):
            try:
                return not self._rules.submit(request).duplicate or sending > 0
            except SoftTimeLimitExceeded:
                log.warning("interrupted", sending=sending)  # the thought has ended: once more, then the hard limit
                if sending == SENDINGS - 1:
                    raise
            except RulesError as error:
                if error.status in OVERTAKEN:
                    return False
                if error.status not in UNKNOWN or sending == SENDINGS - 1:
                    raise
        raise AssertionError("the last sending returns or raises")


def legal_commands(table: AnyOpponentTable, frame: wire.Frame, seat: int) -> list[Command]:
    """The legal commands that the frame lists."""
    offers = msgspec.json.decode(frame.legal, type=list[Offer])
    return [table.codec.command_from_json(bytes(offer.command), seat) for offer in offers]


def seed_in(frame: wire.Frame) -> int:
    """The seed of the decision, which only this worker knows: the game's; random if an older service gives none."""
    return frame.thinking_seed if frame.HasField("thinking_seed") else randbits(SEED_BITS)
