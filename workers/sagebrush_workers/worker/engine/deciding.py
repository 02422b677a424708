"""A decision for a position from anywhere, and what a caller is told of it."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from sagebrush_games.kernel.codec import AnyCodec
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import OPPONENTS, Budget, Decision
from sagebrush_opponents.foreign import SoundPosition, UnsoundPosition, read_position
from sagebrush_workers.jobs import DecideJob, encode
from sagebrush_workers.worker.engine.identity import identity, level_named
from sagebrush_workers.worker.engine.problems import JobRefused

PROBLEMS = {
    "unknown-title": ("NOT_FOUND", "unknown-title"),
    "unplayable-table": ("INVALID_ARGUMENT", "bad-config"),
    "too-large": ("RESOURCE_EXHAUSTED", "too-large"),
    "malformed": ("FAILED_PRECONDITION", "malformed-view"),
}
"""Status and code of a position that cannot be read; with any other code it breaks a rule of its title."""


def decide(job: DecideJob) -> bytes:
    """JSON: the command with what was thought of it; raises JobRefused."""
    level = level_named(job.level)
    position = checked_position(bytes(job.config), bytes(job.view), job.seat)
    budget = Budget(job.milliseconds, job.simulations)
    begun = time.perf_counter()
    decision = OPPONENTS[level.name](position.table)(position.view, position.legal, budget, job.seed)
    milliseconds = round(1000 * (time.perf_counter() - begun), 1)
    asked = job.simulations or level.simulations
    told = decision_json(position.table.codec, decision, job.lines)
    told["seat"] = position.seat
    told["legal"] = len(position.legal)
    told["statistics"] = {
        "simulations": decision.simulations,
        "depth": decision.depth,
        "milliseconds": milliseconds,
        "complete": milliseconds < job.milliseconds,
    }
    told["engine"] = {
        **msgspec.structs.asdict(identity(position.table.title.id)),
        "level": level.name,
        "simulations": asked,
        "seed": job.seed,
    }
    return encode(told)


def checked_position(config: bytes, view: bytes, seat: int | None) -> SoundPosition:
    """The position, once it is known that a game can lead to it; raises JobRefused."""
    try:
        return read_position(config, view, seat)
    except UnsoundPosition as error:
        status, code = PROBLEMS.get(error.code, ("FAILED_PRECONDITION", error.code))
        raise JobRefused(status, code, error.sentence, error.field) from None


def decision_json(codec: AnyCodec, decision: Decision, lines: int) -> dict[str, Any]:
    """What a caller is told of ``decision``: the command, what each seat may expect, the best ``lines`` of play."""
    return {
        "command": command_json(codec, decision.command),
        "expected": expectations(decision),
        "lines": [
            {
                "command": command_json(codec, candidate.command),
                "value": candidate.value,
                "simulations": candidate.simulations,
                "continuation": _continuation(codec, decision, candidate.command),
            }
            for candidate in decision.candidates[:lines]
        ],
    }


def expectations(decision: Decision) -> list[dict[str, float | int | None]]:
    """By seat the share of the win that is expected, its standard error, and the score; empty where nothing is."""
    scores: Sequence[float | None] = decision.scores or (None,) * len(decision.shares)
    return [
        {"seat": seat, "share": share, "error": error, "score": score}
        for seat, (share, error, score) in enumerate(zip(decision.shares, decision.errors, scores, strict=True))
    ]


def _continuation(codec: AnyCodec, decision: Decision, command: Command) -> list[msgspec.Raw]:
    """The commands that are expected after ``command``, itself first; only the best one has been thought through."""
    line = decision.line if decision.line[:1] == (command,) else (command,)
    return [command_json(codec, one) for one in line]


def command_json(codec: AnyCodec, command: Command) -> msgspec.Raw:
    """A command as the list of legal commands has it."""
    return msgspec.Raw(codec.command_to_json(command))
