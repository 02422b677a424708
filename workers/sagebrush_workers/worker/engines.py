"""What is told to the rules service of how a command was chosen; it keeps that in the commit."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import OPPONENTS, Decision, engine_version, weights_hash
from sagebrush_opponents.table import AnyOpponentTable
from sagebrush_rpc.v1 import rules_pb2 as wire

MOST_COMMANDS = 16
"""Candidates, and commands of the line, that the rules service takes."""
HASH_CHARACTERS = 16
"""Of the hash of the weights: 64 bits tell any two files apart that we ever have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """How a decision came about.

    ``opponent`` is the table's choice, ``level`` who decided; ``lowered`` says why they differ, as in rules.proto.
    """

    opponent: str
    level: str
    seed: int
    budget_ms: int = 0
    budget_simulations: int = 0
    lowered: str = ""
    waiting: int = 0
    seconds: float = 0.0


def engine_of(thinking: Thinking, decision: Decision, table: AnyOpponentTable) -> wire.Engine:
    """``decision`` with how it came about, as the wire wants it."""
    encode = table.codec.command_to_json
    engine = wire.Engine(
        name=thinking.opponent,
        level=thinking.level,
        seed=thinking.seed,
        budget_ms=thinking.budget_ms,
        budget_simulations=thinking.budget_simulations,
        milliseconds=round(1000 * thinking.seconds),
        simulations=decision.simulations,
        depth=decision.depth,
        lowered=thinking.lowered,
        waiting=thinking.waiting,
        shares=decision.shares,
        errors=decision.errors,
        scores=decision.scores,
        candidates=[
            wire.Candidate(command=encode(one.command), value=one.value, simulations=one.simulations)
            for one in decision.candidates[:MOST_COMMANDS]
        ],
        line=[_expected(command, encode(command)) for command in decision.line[:MOST_COMMANDS]],
    )
    if thinking.level in OPPONENTS and (decision.candidates or decision.shares):
        title = table.title.id
        engine.build, engine.weights = engine_version(title), weights_hash(title)[:HASH_CHARACTERS]
    return engine


def _expected(command: Command, encoded: bytes) -> wire.ExpectedCommand:
    return wire.ExpectedCommand(seat=command.seat, command=encoded)
