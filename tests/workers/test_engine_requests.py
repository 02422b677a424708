"""What the engine reads out of a request, and what it refuses before a worker has to read it."""

import json
from typing import Any

import pytest

from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_workers.daemons.engine import requests
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.jobs import AnalyzeJob
from sagebrush_workers.settings import WorkerSettings

SETTINGS = WorkerSettings(engine_thought_seconds=3.5, engine_slice_seconds=0.5)


def request(**changes: Any) -> wire.DecideRequest:
    """What is asked of a position."""
    parts = {"caller": "anna", "config": b'{"edition":"x"}', "view": b'{"hand":[1]}', "level": "skilled", "lines": 3}
    return wire.DecideRequest(**{**parts, **changes})


def file_request(**changes: Any) -> wire.AnalyzeRequest:
    """What is asked of a game."""
    return wire.AnalyzeRequest(**{"caller": "anna", "file": b"a file", "level": "expert", **changes})


def test_a_job_has_what_was_asked_and_the_time_of_the_settings() -> None:
    job = requests.decide_job(request(seat=1, seed=9, simulations=12, lines=16), SETTINGS)
    assert (bytes(job.config), bytes(job.view)) == (b'{"edition":"x"}', b'{"hand":[1]}')
    assert (job.seat, job.level, job.seed, job.simulations, job.lines) == (1, "skilled", 9, 12, 16)
    assert job.milliseconds == 3500
    asked = file_request(after=5, seed=9, simulations=12, trusted=True)
    assert requests.analyze_job(asked, "f", SETTINGS) == AnalyzeJob(
        file="f", trusted=True, after=5, level="expert", simulations=12, seed=9,
        milliseconds=3500, slice_milliseconds=500,
    )  # fmt: skip


@pytest.mark.parametrize(("asked", "seat"), [({}, None), ({"seat": 0}, 0), ({"seat": 63}, 63)])
def test_a_request_without_a_seat_is_not_one_for_the_first(asked: dict[str, int], seat: int | None) -> None:
    assert requests.decide_job(request(**asked), SETTINGS).seat == seat


def filled(bytes_in_all: int) -> bytes:
    """An object of so many bytes."""
    return json.dumps({"a": "x" * (bytes_in_all - len('{"a": ""}'))}).encode()


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"lines": 17}, "malformed", "lines"),
        ({"lines": 0}, "malformed", "lines"),
        ({"seat": 64}, "malformed", "seat"),
        ({"seat": -2}, "malformed", "seat"),
        ({"seed": 2**53}, "malformed", "seed"),
        ({"simulations": 100_001}, "malformed", "simulations"),
        ({"level": ""}, "malformed", "level"),
        ({"level": "two words"}, "malformed", "level"),
        ({"level": "skilled\n"}, "malformed", "level"),
        ({"level": "x" * 41}, "malformed", "level"),
        ({"request_id": "seven77"}, "malformed", "request_id"),
        ({"request_id": "with a blank"}, "malformed", "request_id"),
        ({"request_id": "x" * 65}, "malformed", "request_id"),
        ({"view": b"[1]"}, "malformed", "view"),
        ({"view": b"\xff"}, "malformed", "view"),
        ({"view": filled(64 * 1024 + 1)}, "too-large", "view"),
        ({"config": b"1"}, "malformed", "config"),
        ({"config": filled(128 * 1024 + 1)}, "too-large", "config"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value,
)
def test_what_is_beyond_the_bounds_of_a_request_is_named(changes: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(EngineProblem) as refused:
        requests.decide_job(request(**changes), SETTINGS)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_what_is_just_within_the_bounds_of_a_request_is_read() -> None:
    largest = {"view": filled(64 * 1024), "config": filled(128 * 1024), "request_id": "x" * 64, "level": "x" * 40}
    assert requests.decide_job(request(**largest, seed=2**53 - 1, simulations=100_000), SETTINGS).simulations == 100_000


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"file": b"x" * (4 * 1024 * 1024 - 4095)}, "too-large", "file"),
        ({"level": "Two"}, "malformed", "level"),
        ({"seed": 2**53}, "malformed", "seed"),
        ({"simulations": 100_001}, "malformed", "simulations"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value,
)
def test_an_analysis_beyond_the_bounds_is_refused(changes: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(EngineProblem) as refused:
        requests.analyze_job(file_request(**changes), "f", SETTINGS)
    assert (refused.value.code, refused.value.field) == (code, field)


@pytest.mark.parametrize("caller", ["", "with a blank", "x" * 65, "é"])
def test_a_caller_without_a_name_is_refused(caller: str) -> None:
    with pytest.raises(EngineProblem) as refused:
        requests.checked_caller(caller)
    assert refused.value.field == "caller"
    assert requests.checked_caller("x" * 64) == "x" * 64


def test_two_requests_that_differ_in_anything_but_their_trace_are_told_apart() -> None:
    asked = request(request_id="the-same-one", seat=0)
    for changes in (
        {"lines": 2}, {"seed": 1}, {"simulations": 1}, {"level": "expert"}, {"seat": 1}, {"caller": "bill"},
        {"view": b"{}"}, {"config": b"{}"},
    ):  # fmt: skip
        assert requests.fingerprint(request(**{"request_id": "the-same-one", "seat": 0, **changes})) != (
            requests.fingerprint(asked)
        ), changes
    again = request(request_id="the-same-one", seat=0, trace_id="another", kept_only=True)
    assert requests.fingerprint(again) == requests.fingerprint(asked)
    assert (again.trace_id, again.kept_only) == ("another", True)
