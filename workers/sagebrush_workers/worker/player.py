"""A computer's turn: ask for the view, think, submit. Doing it twice is doing it once."""

import time
from collections.abc import Sequence
from secrets import randbits
from typing import Any, Protocol

import grpc
import msgspec
import structlog

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import LEVELS, Budget, Decision
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.random_legal import choose as choose_randomly
from sagebrush_opponents.table import OpponentTable, agreed
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.metrics import THOUGHT, TURNS
from sagebrush_workers.turns import AUTOMATON, AutomaticTurn
from sagebrush_workers.worker.attempts import MOST_ATTEMPTS, Attempts
from sagebrush_workers.worker.opponents import opponent_named

log = structlog.get_logger()

LONGEST_MS = 2000
"""No opponent thinks longer, whatever the table asked for."""
DEFAULT_MS = 100
"""For opponents that think as long as they may; the simulations of a level end by themselves."""
SEED_BITS = 48
SENDINGS = 3
"""Times a command whose outcome is unknown is sent; its id makes it one command."""

OVERTAKEN = {grpc.StatusCode.ABORTED, grpc.StatusCode.ALREADY_EXISTS, grpc.StatusCode.NOT_FOUND}
"""Somebody else has moved: the game goes on, so nothing is left to do."""
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

    def __init__(self, rules: Rules, attempts: Attempts) -> None:
        self._rules = rules
        self._attempts = attempts

    def take(self, turn: AutomaticTurn) -> bool:
        """Whether this call made the move; False when the game had gone on without it."""
        ids = {"command_id": turn.command_id, "trace_id": turn.id}
        with structlog.contextvars.bound_contextvars(game=turn.game, version=turn.version, seat=turn.seat, **ids):
            return self._take(turn)

    def _take(self, turn: AutomaticTurn) -> bool:
        frame = self._look(turn.game, turn.seat)
        mover = next((awaited for awaited in frame.awaited if awaited.seat == turn.seat), None) if frame else None
        if frame is None or mover is None or frame.version != turn.version:
            return False
        return self._move(turn, frame, mover.opponent)

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

    def _move(self, turn: AutomaticTurn, frame: wire.Frame, opponent: wire.Opponent) -> bool:
        table = agreed(frame.config)
        legal = legal_commands(table, frame, turn.seat)
        begun = time.perf_counter()
        decision, engine = self._decide(turn, table, frame, legal, opponent)
        thought = time.perf_counter() - begun
        try:
            moved = self._submit(turn, table, decision.command, engine)
        except RulesError as error:
            if error.status is not grpc.StatusCode.FAILED_PRECONDITION:
                raise
            log.error("refused", code=error.code, command=type(decision.command).__name__, opponent=engine.name)
            moved = self._submit(turn, table, legal[0], wire.Engine(name="fallback"))
        ending = "moved" if moved else "overtaken"
        TURNS.labels(engine.name, ending).inc()
        THOUGHT.labels(engine.name).observe(thought)
        log.info(ending, opponent=engine.name, thought_ms=round(1000 * thought, 1))
        return moved

    def _decide(
        self,
        turn: AutomaticTurn,
        table: OpponentTable,
        frame: wire.Frame,
        legal: Sequence[Command],
        opponent: wire.Opponent,
    ) -> tuple[Decision, wire.Engine]:
        """The decision of the one whose turn it is, or of the fallback when that one fails again and again."""
        seed = seed_in(frame)
        budget = Budget(min(opponent.budget_ms or default_ms(opponent.name), LONGEST_MS))
        if self._attempts.begin(turn) > MOST_ATTEMPTS:
            log.error("fallback", opponent=opponent.name, reason="too many attempts")
            return choose_randomly(None, legal, budget, seed), wire.Engine(name="fallback", seed=seed)
        view = table.codec.view_from_json(frame.view)
        try:
            decision = think(turn, table, view, legal, opponent.name, budget, seed)
        except Exception as error:
            log.error("fallback", opponent=opponent.name, reason="failed", exc_info=error)
            return choose_randomly(None, legal, budget, seed), wire.Engine(name="fallback", seed=seed)
        finally:
            self._attempts.end(turn)
        name = opponent.name or "automaton"
        return decision, wire.Engine(name=name, level=name, seed=seed, budget_ms=budget.milliseconds)

    def _submit(self, turn: AutomaticTurn, table: OpponentTable, command: Command, engine: wire.Engine) -> bool:
        """Whether the command became the next commit; raises RulesError when it was refused or nobody answered."""
        request = wire.SubmitRequest(
            game=turn.game,
            seat=turn.seat,
            command_id=turn.command_id,
            expected_version=turn.version,
            command=table.codec.command_to_json(command),
            engine=engine,
            trace_id=turn.id,
        )
        for sending in range(SENDINGS):
            try:
                return not self._rules.submit(request).duplicate or sending > 0
            except RulesError as error:
                if error.status in OVERTAKEN:
                    return False
                if error.status not in UNKNOWN or sending == SENDINGS - 1:
                    raise
        raise AssertionError("the last sending returns or raises")


def default_ms(name: str) -> int:
    """How long an opponent may think where the table does not say."""
    return LONGEST_MS if name in LEVELS else DEFAULT_MS


def think(
    turn: AutomaticTurn, table: OpponentTable, view: Any, legal: Sequence[Command], name: str, budget: Budget, seed: int
) -> Decision:
    """The decision of the opponent ``name``, or of the automaton."""
    if turn.seat == AUTOMATON:
        return move_automaton(table, view, legal, seed)
    return opponent_named(name)(table)(view, legal, budget, seed)


def legal_commands(table: OpponentTable, frame: wire.Frame, seat: int) -> list[Command]:
    """The legal commands that the frame lists."""
    offers = msgspec.json.decode(frame.legal, type=list[Offer])
    return [table.codec.command_from_json(bytes(offer.command), seat) for offer in offers]


def seed_in(frame: wire.Frame) -> int:
    """The seed of the decision, which only this worker knows: the game's; random if an older service gives none."""
    return frame.thinking_seed if frame.HasField("thinking_seed") else randbits(SEED_BITS)
