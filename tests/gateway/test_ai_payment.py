"""What thoughts cost: nothing is told that is not paid for, and nothing is paid for where nothing was thought."""

import json
from collections.abc import AsyncGenerator
from typing import Any, cast

import grpc
import pytest
from redis.exceptions import ConnectionError as RedisConnectionError
from starlette.requests import ClientDisconnect

from sagebrush_gateway.access.payment import AnalysisPayment, paid
from sagebrush_gateway.engine.engine_problems import problem_of_engine
from sagebrush_gateway.problems import QUOTA_SPENT, Problem
from sagebrush_gateway.streams.analysis import analysis_lines
from sagebrush_rpc import EngineError
from sagebrush_rpc.v1 import engine_pb2 as wire

PRICE = 16


class Limits:
    """A quota: what is taken from it, and what comes back as a negative number."""

    def __init__(self, left: int = 1000) -> None:
        self.left = left
        self.taken: list[int] = []

    async def take_quota(self, _caller: object, _name: str, units: int) -> None:
        if units > self.left:
            raise Problem(QUOTA_SPENT)
        self.left -= units
        self.taken.append(units)

    async def give_back(self, _caller: object, _name: str, units: int) -> None:
        self.left += units
        self.taken.append(-units)


@pytest.mark.parametrize(
    ("error", "taken"),
    [
        (None, [PRICE]),
        (EngineError(grpc.StatusCode.UNAVAILABLE, "engine-unavailable", "No."), [PRICE, -PRICE]),
        (ClientDisconnect(), [PRICE]),
    ],
    ids=["a thought", "no thought", "a caller who went"],
)
async def test_a_thought_is_paid_for_unless_there_was_none(error: Exception | None, taken: list[int]) -> None:
    """A caller who goes away pays, too: the engine has begun to think for him."""
    limits = Limits()

    async def think() -> None:
        async with paid(cast(Any, limits), cast(Any, None), PRICE):
            assert limits.taken == [PRICE]
            if error is not None:
                raise error

    if error is None:
        await think()
    else:
        with pytest.raises(type(error)):
            await think()
    assert limits.taken == taken


@pytest.mark.parametrize(
    ("decisions", "taken"),
    [
        ([], [-PRICE]),
        ([0, 0], [-PRICE]),
        ([0, 1, 0], []),
        ([1, 1, 1], [PRICE, PRICE]),
        ([0, 3], [2 * PRICE]),
    ],
)
async def test_an_analysis_costs_its_decisions_the_first_of_which_is_paid_in_advance(
    decisions: list[int], taken: list[int]
) -> None:
    limits = Limits()
    payment = AnalysisPayment(cast(Any, limits), cast(Any, None), PRICE)
    for thought in decisions:
        await payment.pay(thought)
    await payment.settle()
    await payment.settle()
    assert limits.taken == taken


async def told(limits: Limits, *replies: wire.AnalyzeReply | Exception | None) -> list[bytes]:
    """The lines that a caller gets, with as much left of its quota as ``limits`` say."""

    async def coming() -> AsyncGenerator[wire.AnalyzeReply | None, None]:
        for reply in replies:
            if isinstance(reply, Exception):
                raise reply
            yield reply

    payment = AnalysisPayment(cast(Any, limits), cast(Any, None), PRICE)
    return [line async for line in analysis_lines(coming(), payment, "en")]


def thought(line: bytes) -> wire.AnalyzeReply:
    return wire.AnalyzeReply(line=line, decisions=1)


async def test_between_two_lines_an_empty_one_says_that_somebody_is_still_there() -> None:
    assert await told(Limits(), thought(b"1"), None, thought(b"2")) == [b"1\n", b"\n", b"2\n"]


async def test_a_line_that_is_not_paid_for_is_not_told() -> None:
    first, last = await told(Limits(left=PRICE - 1), thought(b"1"), thought(b"2"), thought(b"3"))
    assert first == b"1\n"
    assert json.loads(last)["problem"]["code"] == "quota-spent"


@pytest.mark.parametrize(
    ("error", "code", "retry_after"),
    [
        (EngineError(grpc.StatusCode.RESOURCE_EXHAUSTED, "engine-busy", "No.", retry_seconds=7), "engine-busy", 7),
        (RedisConnectionError(), "unavailable", 1),
        (Problem(QUOTA_SPENT), "quota-spent", None),
    ],
    ids=["a busy engine", "a store that is away", "a spent quota"],
)
async def test_an_analysis_that_ends_early_says_when_to_ask_again_and_costs_what_was_told(
    error: Exception, code: str, retry_after: int | None
) -> None:
    limits = Limits()
    first, last = await told(limits, thought(b"1"), error)
    problem = json.loads(last)["problem"]
    assert (first, problem["code"], problem.get("retry_after")) == (b"1\n", code, retry_after)
    assert limits.taken == []
    (last,) = await told(limits, error)
    assert (json.loads(last)["problem"]["code"], limits.taken) == (code, [-PRICE])


@pytest.mark.parametrize(("said", "told"), [(7, "7"), (0, "2")])
def test_who_is_told_to_come_back_is_told_when_the_engine_says_so(said: int, told: str) -> None:
    busy = EngineError(grpc.StatusCode.RESOURCE_EXHAUSTED, "engine-busy", "No.", retry_seconds=said)
    assert problem_of_engine(busy).headers == {"Retry-After": told}
    refused = EngineError(grpc.StatusCode.INVALID_ARGUMENT, "malformed", "A number.", field="view", retry_seconds=7)
    assert problem_of_engine(refused).headers == {}


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (grpc.StatusCode.UNAVAILABLE, "outcome-unknown"),
        (grpc.StatusCode.INTERNAL, "internal"),
        (grpc.StatusCode.CANCELLED, "cancelled"),
        (grpc.StatusCode.UNKNOWN, "internal"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_fault_of_ours_tells_strangers_nothing_of_our_network(status: grpc.StatusCode, code: str) -> None:
    problem = problem_of_engine(EngineError(status, code, "connect to 10.0.0.7:50052 failed"))
    assert problem.kind.status >= 500
    assert "10.0.0.7" not in json.dumps(problem.members("en"))


@pytest.mark.parametrize(
    ("code", "field", "told"),
    [
        ("malformed-view", "config.edition", (400, "malformed")),
        ("malformed-view", "view.hand", (422, "malformed-view")),
        ("impossible", "view.hand", (422, "impossible")),
    ],
)
def test_what_cannot_be_read_of_a_table_says_nothing_of_the_position(
    code: str, field: str, told: tuple[int, str]
) -> None:
    problem = problem_of_engine(EngineError(grpc.StatusCode.FAILED_PRECONDITION, code, "No.", field=field))
    assert (problem.kind.status, problem.kind.code) == told
    assert problem.members("en")["field"] == field
