"""What goes wrong on the wire, as an exception with a stable code: one class for each service."""

from typing import Any, TypeVar
from urllib.parse import unquote

import grpc

from sagebrush_rpc.v1 import rules_pb2 as wire

CODE = "sagebrush-code"
VERSION = "sagebrush-version"
FIELD = "sagebrush-field"
RETRY = "sagebrush-retry-seconds"
STOPPING = "stopping"
"""The service wrote nothing and is about to end: the call goes to the next process that serves."""
TOO_LARGE = "larger than max"
"""How gRPC says that a message is beyond a limit; the status is that of an overload."""

_BY_NUMBER = {status.value[0]: status for status in grpc.StatusCode}
_GONE = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED)
_WITHOUT_CODE = {
    grpc.StatusCode.UNAVAILABLE: "outcome-unknown",
    grpc.StatusCode.DEADLINE_EXCEEDED: "deadline",
    grpc.StatusCode.CANCELLED: "cancelled",
    grpc.StatusCode.RESOURCE_EXHAUSTED: "busy",
}


class CallError(Exception):
    """A service refused or did not answer; ``code`` is stable, ``detail`` a sentence for people.

    ``version`` is that of the game when it was refused, 0 where unknown; ``field`` a JSON path, empty where unknown;
    ``retry_seconds`` when to ask again, 0 where unknown.
    """

    def __init__(
        self,
        status: grpc.StatusCode,
        code: str,
        detail: str,
        version: int = 0,
        field: str = "",
        retry_seconds: int = 0,
    ) -> None:
        super().__init__(f"{code}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.version = version
        self.field = field
        self.retry_seconds = retry_seconds


class RulesError(CallError):
    """The rules service refused or did not answer."""


class EngineError(CallError):
    """The engine refused or did not answer."""


Error = TypeVar("Error", bound=CallError)


def of_call(error: Any) -> RulesError:
    """The error of a failed call to the rules service."""
    return error_of_call(error, RulesError)


def of_reading(error: Any) -> RulesError:
    """The error of a call that writes nothing, whose outcome is never unknown."""
    found = of_call(error)
    if found.code == _WITHOUT_CODE[grpc.StatusCode.UNAVAILABLE]:
        found.code = "unavailable"
    return found


def error_of_call(error: Any, kind: type[Error]) -> Error:
    """The error of a failed call; a call without our code failed on the way."""
    status: grpc.StatusCode = error.code()
    detail = error.details() or ""
    known = {key: value for key, value in error.trailing_metadata() or () if isinstance(value, str)}
    code = known.get(CODE) or ("too-large" if TOO_LARGE in detail else _WITHOUT_CODE.get(status, "internal"))
    version, field, retry_seconds = (
        int(known.get(VERSION, "0")),
        unquote(known.get(FIELD, "")),
        int(known.get(RETRY, "0")),
    )
    return kind(status, code, detail, version, field, retry_seconds)


def is_on_the_way(error: Any) -> bool:
    """Whether a call failed between the processes, or at one that stops: the same call may be made again.

    Every call of the service may be repeated; a command and a plan are known by their ids.
    """
    codes = [value for key, value in error.trailing_metadata() or () if key == CODE]
    return error.code() in _GONE and codes in ([], [STOPPING])


def of_problem(problem: wire.Problem) -> RulesError:
    """The error of a command in a batch."""
    status = _BY_NUMBER.get(problem.status, grpc.StatusCode.UNKNOWN)
    return RulesError(status, problem.code, problem.detail, problem.version, problem.field)
