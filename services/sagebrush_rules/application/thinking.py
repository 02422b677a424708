"""What computers thought: taken from the wire for the commit, and told once the game is over."""

from math import isfinite
from typing import Any

import msgspec

from sagebrush_games.kernel.codec import AnyCodec
from sagebrush_games.kernel.messages import AUTOMATON, Command
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.folding import HINT
from sagebrush_history.thought import MOST_COMMANDS, Engine, Thought, engine_of
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.requests import NAME, SEATS

_json = msgspec.json.Encoder().encode


def stored_engine(request: wire.SubmitRequest, codec: AnyCodec) -> Engine | None:
    """The engine of ``request`` as the commit keeps it; raises RulesProblem or Malformed. None where there is none.

    For a person who asked for a hint it says at which version.
    """
    if request.HasField("hint"):
        return {HINT: request.hint}
    if not request.HasField("engine"):
        return None
    engine, seat = checked_engine(request.engine), request.seat
    thought = Thought(
        opponent=engine.name,
        level=engine.level,
        lowered=engine.lowered,
        waiting=engine.waiting,
        seed=engine.seed,
        budget_ms=engine.budget_ms,
        budget_simulations=engine.budget_simulations,
        milliseconds=engine.milliseconds,
        simulations=engine.simulations,
        depth=engine.depth,
        build=engine.build,
        weights=engine.weights,
        shares=tuple(engine.shares),
        errors=tuple(engine.errors),
        scores=tuple(engine.scores),
        candidates=tuple(
            (codec.command_from_json(one.command, seat), one.value, one.simulations) for one in engine.candidates
        ),
        line=tuple(codec.command_from_json(one.command, one.seat) for one in engine.line),
    )
    return engine_of(thought, codec)


def checked_engine(engine: wire.Engine) -> wire.Engine:
    """What chose a command, within the limits of sizes; raises RulesProblem."""
    for field in ("name", "level", "build", "weights", "lowered"):
        if len(getattr(engine, field)) > NAME:
            raise problems.malformed(f"A name has at most {NAME} characters.", f"engine.{field}")
    for field in ("shares", "errors", "scores"):
        numbers = getattr(engine, field)
        if len(numbers) > SEATS or not all(map(isfinite, numbers)):
            raise problems.malformed(f"Finite numbers, for at most {SEATS} seats.", f"engine.{field}")
    for field in ("candidates", "line"):
        if len(getattr(engine, field)) > MOST_COMMANDS:
            raise problems.malformed(f"At most {MOST_COMMANDS} commands are kept.", f"engine.{field}")
    if not all(AUTOMATON <= one.seat < SEATS for one in engine.line):
        raise problems.malformed("There is no such seat.", "engine.line")
    return engine


def thought_json(before: AppliedCommit, thought: Thought, language: str) -> bytes:
    """``thought`` for people and programs; ``before`` is the game, with its state, about which it was."""
    numbers = {name: getattr(thought, name) for name in Thought.__struct_fields__ if name not in {"candidates", "line"}}
    candidates = [
        {
            "command": _raw(before, command),
            "sentence": _sentence(before, command, language),
            "value": value,
            "simulations": simulations,
        }
        for command, value, simulations in thought.candidates
    ]
    line = [{"seat": command.seat, "command": _raw(before, command)} for command in thought.line]
    return _json({**_shown(numbers), "candidates": candidates, "line": line})


def _shown(numbers: dict[str, Any]) -> dict[str, Any]:
    """The seed has up to 53 bits elsewhere; here it is a text, which every program reads exactly."""
    return {**numbers, "seed": str(numbers["seed"])}


def _raw(before: AppliedCommit, command: Command) -> msgspec.Raw:
    return msgspec.Raw(before.table.codec.command_to_json(command))


def _sentence(before: AppliedCommit, command: Command, language: str) -> str:
    """``command`` in plain words; empty where the rules of today have none for it."""
    table = before.table
    try:
        action = table.decider.action(before.state, command)
        return table.catalogues.in_language(language).text(action.sentence(table.decider.rules, before.state, command))
    except Exception:  # a stored candidate of older rules may fit no state
        return ""
