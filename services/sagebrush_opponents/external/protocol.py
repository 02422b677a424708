"""The messages between Sagebrush and an engine, version 1: hello, position, move. docs/engines.md describes them."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.table import AnyOpponentTable

PROTOCOL = 1
MOST_ANSWER_BYTES = 64 * 1024
"""A longer answer is a flood."""
MOST_COUNTED = (1 << 32) - 1
"""Simulations and depth that are told further; the record has room for no more."""


def _nobody(_sentence: str) -> None:
    """Listens to nothing."""


@dataclass(frozen=True, slots=True)
class EnginePosition:
    """A decision that is asked of an engine: what the seat sees, what it may do, and how long it may think.

    ``unused`` is told of each part of the answer that is left out because it cannot be true; the move counts anyway.
    """

    table: AnyOpponentTable
    view: Any
    legal: Sequence[Command]
    budget: Budget
    seed: int
    unused: Callable[[str], None] = _nobody

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.legal[0].seat


def hello(table: AnyOpponentTable, memory_mb: int) -> dict[str, Any]:
    """The first message to a command."""
    return {"type": "hello", "protocol": PROTOCOL, "title": table.title.id, "memory_mb": memory_mb}


def position_message(position: EnginePosition, request: str) -> dict[str, Any]:
    """What an engine is told: the view and nothing that the seat does not see."""
    codec = position.table.codec
    return {
        "type": "position",
        "protocol": PROTOCOL,
        "request_id": request,
        "config": config_fields(position.table.decider.config),
        "seat": position.seat,
        "view": json.loads(codec.view_to_json(position.view)),
        "legal": [
            {"id": number, "command": json.loads(codec.command_to_json(command))}
            for number, command in enumerate(position.legal)
        ],
        "milliseconds": position.budget.milliseconds,
        "simulations": position.budget.simulations,
        "seed": position.seed,
    }


def config_fields(config: Config) -> dict[str, Any]:
    """What the table agreed on, as the API writes it."""
    fields: dict[str, Any] = {
        "title": config.title,
        "edition": config.edition,
        "seats": config.seats,
        "variants": list(config.variants),
        "options": config.options or {},
    }
    return fields | {name: value for name in ("corrections", "content") if (value := getattr(config, name))}


def message_of(line: bytes) -> Mapping[str, Any]:
    """The JSON object of an answer; raises EngineFault."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise EngineFault(Fault.MALFORMED, f"the answer is no JSON: {line[:80]!r}") from error
    if not isinstance(message, dict):
        raise EngineFault(Fault.MALFORMED, f"the answer is no object: {line[:80]!r}")
    return message


def decision_of(message: Mapping[str, Any], position: EnginePosition) -> Decision:
    """The decision in an answer: ``move`` (an id of ``legal``) or ``command``; raises EngineFault."""
    if "error" in message:
        said = str(message["error"])[:200].encode(errors="replace").decode()  # JSON may have half a character
        raise EngineFault(Fault.CRASH, f"the engine answered with an error: {said}")
    return Decision(
        _command(message, position),
        shares=_shares(_told_shares(message), position),
        simulations=_count("simulations", message, position),
        depth=_count("depth", message, position),
    )


def _command(message: Mapping[str, Any], position: EnginePosition) -> Command:
    move = message.get("move")
    if isinstance(move, int) and not isinstance(move, bool):
        if 0 <= move < len(position.legal):
            return position.legal[move]
        raise EngineFault(Fault.ILLEGAL, f"move {move} is none of the {len(position.legal)} legal commands")
    asked = message.get("command")
    if not isinstance(asked, dict):
        raise EngineFault(Fault.MALFORMED, "the answer has neither a move (the id of a legal command) nor a command")
    return _legal(asked, position)


def _legal(asked: Mapping[str, Any], position: EnginePosition) -> Command:
    try:
        command = position.table.codec.command_from_json(json.dumps(asked).encode(), position.seat)
    except (Malformed, ValueError) as error:
        raise EngineFault(Fault.ILLEGAL, f"the command cannot be read: {error}") from error
    if command not in position.legal:
        raise EngineFault(Fault.ILLEGAL, f"the command is not legal: {json.dumps(asked)[:200]}")
    return command


def _told_shares(message: Mapping[str, Any]) -> Any:
    """``shares``, or those in ``expected``, a list by seat, as ``POST /v1/ai/decide`` answers; None without either.

    There the list is empty at levels that expect nothing.
    """
    expected = message.get("expected")
    if isinstance(expected, list) and expected and all(isinstance(seat, dict) for seat in expected):
        return [seat.get("share") for seat in expected]
    return message.get("shares")


def _shares(told: Any, position: EnginePosition) -> tuple[float, ...]:
    """The shares of the win that an engine expects by seat; nothing for whatever cannot be such shares."""
    if told is None:
        return ()
    seats = position.table.decider.config.seats
    if isinstance(told, list) and len(told) == seats and all(map(_is_share, told)) and sum(told) <= 1 + 1e-6:
        return tuple(map(float, told))
    position.unused(f"shares {short(told)} are not {seats} numbers from 0 to 1, at most 1 together")
    return ()


def _is_share(told: Any) -> bool:
    return isinstance(told, int | float) and not isinstance(told, bool) and 0 <= told <= 1


def _count(name: str, message: Mapping[str, Any], position: EnginePosition) -> int:
    """A number that an engine tells of its thought, 0 where it is none."""
    told = message.get(name)
    if isinstance(told, int) and not isinstance(told, bool) and 0 <= told <= MOST_COUNTED:
        return told
    if told is not None:
        position.unused(f"{name} {short(told)} is no whole number from 0 to {MOST_COUNTED}")
    return 0
