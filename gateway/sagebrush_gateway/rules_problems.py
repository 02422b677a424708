"""Errors of the rules service as problems."""

from grpc import StatusCode

from sagebrush_gateway.problems import (
    BAD_CONFIG,
    CONTENDED,
    CONTENT_UNKNOWN,
    DEADLINE,
    GAME_EXISTS,
    GAME_FULL,
    GAME_NOT_OVER,
    GROUP_OVER,
    INTERNAL,
    KEY_REUSED,
    MALFORMED,
    NO_SEAT,
    NO_SUCH_VERSION,
    OUTCOME_UNKNOWN,
    OVER_AT_VERSION,
    OVERLOADED,
    PLAN_CHANGED,
    RECORD_DAMAGED,
    RECORD_LOST,
    SEAT_HANDED_OVER,
    SEED_GONE,
    STALE_VERSION,
    STORAGE_FULL,
    TOO_MANY_REQUESTS,
    UNAVAILABLE,
    UNKNOWN_GAME,
    UNKNOWN_TITLE,
    Problem,
    ProblemKind,
    refused,
)
from sagebrush_rpc.errors import RulesError

_BY_STATUS: dict[StatusCode, ProblemKind] = {
    StatusCode.INVALID_ARGUMENT: MALFORMED,
    StatusCode.NOT_FOUND: UNKNOWN_GAME,
    StatusCode.OUT_OF_RANGE: NO_SUCH_VERSION,
    StatusCode.ABORTED: STALE_VERSION,
    StatusCode.ALREADY_EXISTS: KEY_REUSED,
    StatusCode.RESOURCE_EXHAUSTED: TOO_MANY_REQUESTS,
    StatusCode.UNAVAILABLE: UNAVAILABLE,
    StatusCode.DEADLINE_EXCEEDED: DEADLINE,
}
_BY_CODE: dict[str, ProblemKind] = {
    "unknown-title": UNKNOWN_TITLE,
    "bad-config": BAD_CONFIG,
    "busy": OVERLOADED,
    "no-such-seat": NO_SEAT,
    "group-over": GROUP_OVER,
    "over-at-version": OVER_AT_VERSION,
    "game-not-over": GAME_NOT_OVER,
    "contended": CONTENDED,
    "plan-changed": PLAN_CHANGED,
    "game-exists": GAME_EXISTS,
    "game-full": GAME_FULL,
    "seat-handed-over": SEAT_HANDED_OVER,
    "seed-gone": SEED_GONE,
    "content-unknown": CONTENT_UNKNOWN,
    "outcome-unknown": OUTCOME_UNKNOWN,
    "record-damaged": RECORD_DAMAGED,
    "record-lost": RECORD_LOST,
    "storage-full": STORAGE_FULL,
}
_FIELDS = {
    "branch.version": "version",
    "branch.viewer": "knowledge",
    "branch.viewer.seat": "knowledge",
    "commitment": "",
    "holder": "",
    "instead_of": "If-Match",
    "key": "",
    "shared.until_ms": "",
}
"""What a request calls a field of the rules service; empty for one that is in no request."""
_RETRY = {TOO_MANY_REQUESTS, OVERLOADED, RECORD_LOST, UNAVAILABLE, OUTCOME_UNKNOWN, DEADLINE, CONTENDED}


def problem_of(error: RulesError) -> Problem:
    """The problem that tells a caller of ``error``."""
    kind = _kind(error)
    fields: dict[str, str | int] = {}
    if error.version:
        fields["version"] = error.version
    if field := _FIELDS.get(error.field, error.field.removeprefix("config.")):
        fields["field"] = field
    headers = {"Retry-After": "1"} if kind in _RETRY else {}
    return Problem(kind, _detail(error, kind), headers, **fields)


def _kind(error: RulesError) -> ProblemKind:
    known = _BY_CODE.get(error.code)
    if known is None and error.status is StatusCode.FAILED_PRECONDITION:
        return refused(error.code)
    return known or _BY_STATUS.get(error.status, INTERNAL)


def _detail(error: RulesError, kind: ProblemKind) -> str:
    """A sentence; what broke on the way is nobody's business."""
    return "" if kind.status >= 500 and kind is not INTERNAL else error.detail
