"""Errors of the engine as problems."""

from grpc import StatusCode

from sagebrush_gateway.problems import (
    BAD_CONFIG,
    BODY_TOO_LARGE,
    DEADLINE,
    ENGINE_BUSY,
    ENGINE_UNAVAILABLE,
    INTERNAL,
    MALFORMED,
    NO_SUCH_LEVEL,
    REQUEST_ID_REUSED,
    THOUGHT_TOO_LARGE,
    UNKNOWN_TITLE,
    UNREADABLE_GAME,
    Problem,
    ProblemKind,
    unsound,
)
from sagebrush_rpc.errors import EngineError

_BY_CODE: dict[str, ProblemKind] = {
    "bad-config": BAD_CONFIG,
    "engine-busy": ENGINE_BUSY,
    "no-such-level": NO_SUCH_LEVEL,
    "request-id-reused": REQUEST_ID_REUSED,
    "thought-too-large": THOUGHT_TOO_LARGE,
    "too-large": BODY_TOO_LARGE,
    "unknown-title": UNKNOWN_TITLE,
    "unreadable-game": UNREADABLE_GAME,
}
_BY_STATUS: dict[StatusCode, ProblemKind] = {
    StatusCode.INVALID_ARGUMENT: MALFORMED,
    StatusCode.RESOURCE_EXHAUSTED: ENGINE_BUSY,
    StatusCode.UNAVAILABLE: ENGINE_UNAVAILABLE,
    StatusCode.CANCELLED: ENGINE_UNAVAILABLE,
    StatusCode.DEADLINE_EXCEEDED: DEADLINE,
}
_FIELDS = {"config.title": "title"}
"""Where a request has what the engine reads elsewhere."""
_RETRY = {ENGINE_BUSY, ENGINE_UNAVAILABLE, DEADLINE}


def problem_of_engine(error: EngineError) -> Problem:
    """The problem that tells a caller of ``error``."""
    kind = _kind(error)
    headers = {"Retry-After": str(error.retry_seconds or 2)} if kind in _RETRY else {}
    detail = "" if kind.status >= 500 else error.detail
    field = _FIELDS.get(error.field, error.field)
    return Problem(kind, detail, headers, **({"field": field} if field else {}))


def _kind(error: EngineError) -> ProblemKind:
    known = _BY_CODE.get(error.code)
    if known is not None:
        return known
    if error.status is StatusCode.FAILED_PRECONDITION:
        return MALFORMED if _is_about_form_of_config(error) else unsound(error.code)
    return _BY_STATUS.get(error.status, INTERNAL)


def _is_about_form_of_config(error: EngineError) -> bool:
    """Whether the engine cannot read what the table plays, which is nothing about the position."""
    return error.code == "malformed-view" and error.field.partition(".")[0] == "config"
