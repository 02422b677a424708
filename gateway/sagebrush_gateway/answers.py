"""What the rules service says, as HTTP says it: errors as problems, frames as JSON."""

import msgspec
from grpc import StatusCode

from sagebrush_gateway.problems import (
    BAD_CONFIG,
    CONTENDED,
    CONTENT_UNKNOWN,
    DEADLINE,
    GAME_EXISTS,
    GAME_FULL,
    INTERNAL,
    KEY_REUSED,
    MALFORMED,
    NO_SEAT,
    NO_SUCH_VERSION,
    OUTCOME_UNKNOWN,
    OVERLOADED,
    RECORD_DAMAGED,
    RECORD_LOST,
    SEED_GONE,
    STALE_VERSION,
    STORAGE_FULL,
    TOO_MANY_REQUESTS,
    UNAVAILABLE,
    UNKNOWN_GAME,
    UNKNOWN_TITLE,
    Kind,
    Problem,
    refused,
)
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

_BY_STATUS: dict[StatusCode, Kind] = {
    StatusCode.INVALID_ARGUMENT: MALFORMED,
    StatusCode.NOT_FOUND: UNKNOWN_GAME,
    StatusCode.OUT_OF_RANGE: NO_SUCH_VERSION,
    StatusCode.ABORTED: STALE_VERSION,
    StatusCode.ALREADY_EXISTS: KEY_REUSED,
    StatusCode.RESOURCE_EXHAUSTED: TOO_MANY_REQUESTS,
    StatusCode.UNAVAILABLE: UNAVAILABLE,
    StatusCode.DEADLINE_EXCEEDED: DEADLINE,
}
_BY_CODE: dict[str, Kind] = {
    "unknown-title": UNKNOWN_TITLE,
    "bad-config": BAD_CONFIG,
    "busy": OVERLOADED,
    "no-such-seat": NO_SEAT,
    "contended": CONTENDED,
    "game-exists": GAME_EXISTS,
    "game-full": GAME_FULL,
    "seed-gone": SEED_GONE,
    "content-unknown": CONTENT_UNKNOWN,
    "outcome-unknown": OUTCOME_UNKNOWN,
    "record-damaged": RECORD_DAMAGED,
    "record-lost": RECORD_LOST,
    "storage-full": STORAGE_FULL,
}
_RETRY = {TOO_MANY_REQUESTS, OVERLOADED, RECORD_LOST, UNAVAILABLE, OUTCOME_UNKNOWN, DEADLINE, CONTENDED}


def as_problem(error: RulesError) -> Problem:
    """The problem that tells a caller of ``error``."""
    kind = _kind(error)
    fields: dict[str, str | int] = {}
    if error.version:
        fields["version"] = error.version
    if error.field:
        fields["field"] = error.field.removeprefix("config.")
    headers = {"Retry-After": "1"} if kind in _RETRY else {}
    return Problem(kind, _detail(error, kind), headers, **fields)


def _kind(error: RulesError) -> Kind:
    if error.status is StatusCode.FAILED_PRECONDITION:
        return refused(error.code)
    return _BY_CODE.get(error.code) or _BY_STATUS.get(error.status, INTERNAL)


def _detail(error: RulesError, kind: Kind) -> str:
    """A sentence; what broke on the way is nobody's business."""
    return "" if kind.status >= 500 and kind is not INTERNAL else error.detail


def moment(frame: wire.Frame) -> bytes:
    """A frame as JSON; parts that were not asked for are left out."""
    actor = b"%d" % frame.actor if frame.HasField("actor") else b"null"
    parts = (
        (b"events", frame.events),
        (b"view", frame.view),
        (b"legal", frame.legal),
        (b"take_back", take_back(frame) if frame.legal else b""),
        (b"take_back_left", b"%d" % frame.take_back_left if frame.HasField("take_back_left") else b""),
        (b"outcome", frame.outcome),
        (b"box", frame.box),
    )
    asked = b"".join(b'"%s":%s,' % (name, part) for name, part in parts if part)
    awaited = b",".join(map(_awaited, frame.awaited))
    over = b"true" if frame.over else b"false"
    return b'{"version":%d,"time":%d,"actor":%s,%s"awaited":[%s],"over":%s}' % (
        frame.version, frame.time_ms, actor, asked, awaited, over,
    )  # fmt: skip


def take_back(frame: wire.Frame) -> bytes:
    """The versions that the seat may return to, as JSON."""
    return b"[%s]" % b",".join(b"%d" % version for version in frame.take_back)


def _awaited(awaited: wire.Awaited) -> bytes:
    if awaited.HasField("opponent"):
        return b'{"seat":%d,"opponent":%s}' % (awaited.seat, msgspec.json.encode(awaited.opponent.name))
    return b'{"seat":%d}' % awaited.seat
