"""What the rules service says, in the words of HTTP."""

import msgspec
import pytest
from grpc import StatusCode

from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.streams.frame_json import frame_json
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire


@pytest.mark.parametrize(
    ("status", "code", "http", "told"),
    [
        (StatusCode.INVALID_ARGUMENT, "malformed", 400, "malformed"),
        (StatusCode.INVALID_ARGUMENT, "bad-config", 400, "bad-config"),
        (StatusCode.INVALID_ARGUMENT, "no-such-seat", 404, "no-seat"),
        (StatusCode.NOT_FOUND, "unknown-game", 404, "unknown-game"),
        (StatusCode.NOT_FOUND, "unknown-title", 404, "unknown-title"),
        (StatusCode.OUT_OF_RANGE, "no-such-version", 404, "no-such-version"),
        (StatusCode.ABORTED, "stale-version", 409, "stale-version"),
        (StatusCode.ABORTED, "contended", 409, "contended"),
        (StatusCode.FAILED_PRECONDITION, "too-expensive", 422, "too-expensive"),
        (StatusCode.ALREADY_EXISTS, "command-id-reused", 422, "idempotency-key-reused"),
        (StatusCode.RESOURCE_EXHAUSTED, "busy", 503, "overloaded"),
        (StatusCode.RESOURCE_EXHAUSTED, "game-full", 409, "game-full"),
        (StatusCode.UNAVAILABLE, "outcome-unknown", 503, "outcome-unknown"),
        (StatusCode.UNAVAILABLE, "record-unavailable", 503, "unavailable"),
        (StatusCode.UNIMPLEMENTED, "content-unknown", 501, "content-unknown"),
        (StatusCode.DATA_LOSS, "record-damaged", 500, "record-damaged"),
        (StatusCode.UNAVAILABLE, "record-lost", 503, "record-lost"),
        (StatusCode.RESOURCE_EXHAUSTED, "storage-full", 507, "storage-full"),
        (StatusCode.DEADLINE_EXCEEDED, "deadline", 504, "deadline"),
        (StatusCode.INTERNAL, "internal", 500, "internal"),
        (StatusCode.UNKNOWN, "whatever", 500, "internal"),
    ],
)
def test_every_status_of_the_wire_has_its_problem(status: StatusCode, code: str, http: int, told: str) -> None:
    problem = problem_of(RulesError(status, code, "A sentence.", 17))
    assert (problem.kind.status, problem.kind.code) == (http, told)
    assert msgspec.json.decode(problem.body())["version"] == 17
    assert ("Retry-After" in problem.headers) == (http in (429, 503, 504) or told == "contended")


def test_a_broken_connection_is_nobodys_business() -> None:
    problem = problem_of(RulesError(StatusCode.UNAVAILABLE, "outcome-unknown", "failed to connect to 10.0.0.7"))
    assert "10.0.0.7" not in problem.body().decode()


def test_a_field_of_a_config_is_named_as_the_table_names_it() -> None:
    error = RulesError(StatusCode.INVALID_ARGUMENT, "bad-config", "There is no such variant.", field="config.variants")
    assert problem_of(error).fields == {"field": "variants"}


def test_a_moment_holds_what_the_frame_holds_and_nothing_else() -> None:
    frame = wire.Frame(version=2, time_ms=5, actor=0, events=b"[]", awaited=[wire.Awaited(seat=1)])
    assert msgspec.json.decode(frame_json(frame)) == {
        "version": 2, "time": 5, "actor": 0, "events": [], "awaited": [{"seat": 1}], "over": False,
    }  # fmt: skip
    lowered = wire.Frame(version=2, time_ms=5, lowered=b'{"level":"skilled"}', awaited=[wire.Awaited(seat=1)])
    assert msgspec.json.decode(frame_json(lowered))["lowered"] == {"level": "skilled"}
    last = wire.Frame(
        version=3, time_ms=6, view=b"{}", legal=b"[]", take_back=[1, 2], outcome=b'{"reason":"x"}', over=True
    )
    assert msgspec.json.decode(frame_json(last)) == {
        "version": 3, "time": 6, "actor": None, "view": {}, "legal": [], "take_back": [1, 2],
        "outcome": {"reason": "x"}, "awaited": [], "over": True,
    }  # fmt: skip
