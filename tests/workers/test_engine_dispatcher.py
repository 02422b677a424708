"""A job on its way to a worker and its answer back, whatever happens to the worker."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from sagebrush_workers import jobs
from sagebrush_workers.daemons.engine import dispatcher
from sagebrush_workers.daemons.engine.dispatcher import JobDispatcher
from sagebrush_workers.daemons.engine.gate import FairGate
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.jobs import DescribeJob, JobAnswer, JobProblem

ANSWER = JobAnswer(msgspec.Raw(b'{"an":"answer"}'))


class Broker:
    """A broker at which a worker does what ``looks`` say: for each look, an answer or whether it is alive then.

    ``last_word``: the answer that comes between the last look and the sign of life that is missing.
    """

    def __init__(self, *looks: JobAnswer | bool, last_word: JobAnswer | None = None) -> None:
        self.looks = iter(looks)
        self.is_alive = False
        self.last_word = last_word
        self.sent: list[bytes] = []
        self.values: dict[str, bytes] = {}
        self.deleted: set[str] = set()

    async def set(self, key: str, value: bytes, ex: int) -> None:
        assert ex == jobs.KEPT_SECONDS
        self.values[key] = value

    async def lpush(self, _queue: str, message: bytes) -> None:
        self.sent.append(message)

    async def blpop(self, keys: list[str], _seconds: float) -> tuple[str, bytes] | None:
        await asyncio.sleep(0)
        look = next(self.looks)
        if isinstance(look, JobAnswer):
            return keys[0], jobs.encode(look)
        self.is_alive = look
        return None

    async def exists(self, _key: str) -> int:
        return int(self.is_alive)

    async def lpop(self, _key: str) -> bytes | None:
        word, self.last_word = self.last_word, None
        return None if word is None else jobs.encode(word)

    async def delete(self, *keys: str) -> None:
        self.deleted |= {key.rsplit(":", 1)[0] for key in keys}


async def thought(broker: Broker) -> JobAnswer:
    sending = JobDispatcher(cast(Any, broker), FairGate(1, 60))
    try:
        return await sending.think("anna", DescribeJob())
    finally:
        await asyncio.sleep(0.01)
        assert broker.deleted == {"sb:engine:job", "sb:engine:alive", "sb:engine:answer"}


async def refusal(broker: Broker) -> EngineProblem:
    with pytest.raises(EngineProblem) as refused:
        await thought(broker)
    return refused.value


async def test_a_job_that_waits_for_a_worker_is_sent_once_and_waited_for() -> None:
    broker = Broker(False, False, False, True, True, ANSWER)
    assert await thought(broker) == ANSWER
    assert len(broker.sent) == 1
    assert list(broker.values.values()) == [jobs.encode(DescribeJob())]


async def test_a_job_over_which_a_worker_died_is_sent_once_more_and_then_given_up() -> None:
    broker = Broker(True, False, True, ANSWER)
    assert await thought(broker) == ANSWER
    assert len(broker.sent) == 2
    broker = Broker(True, False, True, False)
    assert (await refusal(broker)).code == "engine-unavailable"
    assert len(broker.sent) == 2


async def test_the_answer_that_came_between_two_looks_is_not_thought_again() -> None:
    broker = Broker(True, False, last_word=ANSWER)
    assert await thought(broker) == ANSWER
    assert len(broker.sent) == 1


@pytest.mark.parametrize(("is_taken", "code"), [(True, "deadline"), (False, "engine-busy")])
async def test_who_waits_too_long_is_told_whether_a_worker_had_the_job(
    is_taken: bool, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(0, 1000, 10))
    tick: Callable[[], int] = lambda: next(clock)  # noqa: E731
    monkeypatch.setattr(dispatcher, "monotonic", tick)
    problem = await refusal(Broker(*[is_taken] * 100))
    assert (problem.code, problem.retry_seconds) == (code, 0 if is_taken else 1)


async def test_what_a_worker_found_wrong_is_told_with_its_field() -> None:
    wrong = JobProblem("FAILED_PRECONDITION", "impossible", "No.", "view.hand")
    problem = await refusal(Broker(JobAnswer(problem=wrong)))
    assert (problem.status.name, problem.code, problem.detail, problem.field, problem.retry_seconds) == (
        "FAILED_PRECONDITION", "impossible", "No.", "view.hand", 0,
    )  # fmt: skip
