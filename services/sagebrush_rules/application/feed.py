"""What the feed says about a commit: title, whom the game waits for and which computer moves; never content."""

import msgspec
import structlog

from sagebrush_events import FeedEntry
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.presence import presence_json
from sagebrush_rpc.v1 import rules_pb2 as wire

_json = msgspec.json.Encoder().encode
log = structlog.get_logger("sagebrush.rules")


class _Computer(msgspec.Struct):
    name: str
    budget_ms: int = 0


class _Payload(msgspec.Struct):
    """What followers read of a payload."""

    seats: list[int]
    over: bool
    opponents: dict[str, _Computer]
    prompts: list[str] = []
    """What each of ``seats`` is asked; none in entries of older releases."""
    presence: msgspec.Raw = msgspec.Raw()
    """The people who are away, where there is something to tell of them."""


_decode = msgspec.json.Decoder(_Payload).decode


def payload(applied: AppliedCommit) -> bytes:
    """JSON {"title", "seats", "prompts", "over", "opponents", "flow"}; opponents and prompts are of awaited seats.

    And ``presence``, as frames have it.
    """
    computers = [(seat, applied.computer(seat)) for seat in applied.awaited]
    opponents = {
        str(seat): {"name": computer.name, "budget_ms": computer.budget_ms}
        for seat, computer in computers
        if computer is not None
    }
    title = applied.table.title.id
    told = {"title": title, "seats": applied.awaited, "prompts": applied.prompts, "over": applied.is_over}
    presence = presence_json(applied) if not applied.is_over else b""
    away = {"presence": msgspec.Raw(presence)} if presence else {}
    return _json({**told, "opponents": opponents, "flow": applied.table.started.flow, **away})


def followed_commit(entry: FeedEntry) -> wire.FollowedCommit | None:
    """What followers of all games are told of a commit; None for an entry that cannot be read."""
    try:
        told = _decode(entry.payload)
    except msgspec.MsgspecError:
        log.exception("unreadable-entry", game=entry.game, version=entry.version)
        return None
    asked = zip(told.seats, told.prompts or [""] * len(told.seats), strict=False)
    awaited = [_awaited(seat, prompt, told.opponents.get(str(seat))) for seat, prompt in asked]
    return wire.FollowedCommit(
        game=entry.game, version=entry.version, over=told.over, awaited=awaited, presence=bytes(told.presence)
    )


def _awaited(seat: int, prompt: str, computer: _Computer | None) -> wire.Awaited:
    awaited = wire.Awaited(seat=seat, prompt=prompt)
    if computer is not None:
        awaited.opponent.MergeFrom(wire.Opponent(name=computer.name, budget_ms=computer.budget_ms))
    return awaited


def due(applied: AppliedCommit) -> int | None:
    """Since when an automatic actor is awaited, Unix ms; None when only people are."""
    return applied.time_ms if any(map(applied.is_automatic, applied.awaited)) else None
