"""What the feed says about a commit: title, whom the game waits for and which computer moves; never content."""

import msgspec
import structlog

from sagebrush_events import FeedEntry
from sagebrush_history.applied_commit import AppliedCommit
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


_decode = msgspec.json.Decoder(_Payload).decode


def payload(applied: AppliedCommit) -> bytes:
    """JSON {"title", "seats", "over", "opponents", "flow"}; the opponents are those of the awaited seats."""
    computers = [(seat, applied.computer(seat)) for seat in applied.awaited]
    opponents = {
        str(seat): {"name": computer.name, "budget_ms": computer.budget_ms}
        for seat, computer in computers
        if computer is not None
    }
    title = applied.table.title.id
    seats, flow = applied.awaited, applied.table.started.flow
    return _json({"title": title, "seats": seats, "over": applied.is_over, "opponents": opponents, "flow": flow})


def followed_commit(entry: FeedEntry) -> wire.FollowedCommit | None:
    """What followers of all games are told of a commit; None for an entry that cannot be read."""
    try:
        told = _decode(entry.payload)
    except msgspec.MsgspecError:
        log.exception("unreadable-entry", game=entry.game, version=entry.version)
        return None
    awaited = [_awaited(seat, told.opponents.get(str(seat))) for seat in told.seats]
    return wire.FollowedCommit(game=entry.game, version=entry.version, over=told.over, awaited=awaited)


def _awaited(seat: int, computer: _Computer | None) -> wire.Awaited:
    if computer is None:
        return wire.Awaited(seat=seat)
    return wire.Awaited(seat=seat, opponent=wire.Opponent(name=computer.name, budget_ms=computer.budget_ms))


def due(applied: AppliedCommit) -> int | None:
    """Since when an automatic actor is awaited, Unix ms; None when only people are."""
    return applied.time_ms if any(map(applied.is_automatic, applied.awaited)) else None
