"""Jobs on their way: into the queue of the workers, and their answers back, whatever happens to a worker."""

import asyncio
from collections.abc import Awaitable
from time import monotonic
from typing import Any, TypeVar
from uuid import uuid4

import redis.asyncio as aio
import structlog

from sagebrush_process.tasks import BackgroundTasks
from sagebrush_workers import jobs
from sagebrush_workers.daemons.engine import problems
from sagebrush_workers.daemons.engine.gate import FairGate
from sagebrush_workers.jobs import Job, JobAnswer
from sagebrush_workers.metrics import ENGINE_LOST
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.connections import AWAY, in_time

Value = TypeVar("Value")
log = structlog.get_logger()

SENDINGS = 2
"""Workers that may die over a job before it is given up."""
LOOK_SECONDS = 1
"""How long one look for an answer waits; a worker's death is noticed so much later than its last sign of life."""
LONGEST_SECONDS = 45.0
"""From sending to answer; beyond the longest thought of a worker."""


QUEUE = messages.list_of(messages.ENGINE, messages.LATER)


class JobDispatcher:
    """What the engine lets workers think; ``gate`` says when."""

    def __init__(self, redis: aio.Redis, gate: FairGate) -> None:
        self._redis = redis
        self._gate = gate
        self._forgetting = BackgroundTasks()

    async def think(self, caller: str, job: Job) -> JobAnswer:
        """The answer to ``job``; raises EngineProblem. A caller who goes revokes it."""
        async with self._gate.turn(caller):
            answer = await self._sent(jobs.encode(job))
        if answer.problem is not None:
            raise problems.of_job(answer.problem)
        return answer

    async def keep_file(self, file: str, data: bytes) -> None:
        """Put a game where workers find it, for some minutes from now."""
        await self._put(jobs.file_key(file), data)

    def forget(self, *keys: str) -> None:
        """Delete ``keys`` in the background; if that fails they expire."""
        self._forgetting.begin(self._delete(keys))

    async def _put(self, key: str, data: bytes) -> None:
        """Set ``key``, to its end even when the caller goes: what deletes it afterwards must not come first."""
        putting = asyncio.ensure_future(self._asked(self._redis.set(key, data, ex=jobs.KEPT_SECONDS)))
        try:
            await asyncio.shield(putting)
        finally:
            await asyncio.wait([putting])

    async def _sent(self, data: bytes) -> JobAnswer:
        job = uuid4().hex
        try:
            await self._put(jobs.job_key(job), data)
            for _ in range(SENDINGS):
                await self._asked(self._redis.lpush(QUEUE, messages.think(job)))
                answer = await self._answer(job)
                if answer is not None:
                    return answer
                ENGINE_LOST.inc()
                log.warning("worker-lost", job=job)
            raise problems.unavailable()
        finally:
            self.forget(jobs.job_key(job), jobs.alive_key(job), jobs.answer_key(job))

    async def _answer(self, job: str) -> JobAnswer | None:
        """The answer; None when the worker that had the job is dead. Raises EngineProblem when it takes too long."""
        until, was_taken = monotonic() + LONGEST_SECONDS, False
        while monotonic() < until:
            found = await self._asked(self._redis.blpop([jobs.answer_key(job)], LOOK_SECONDS))
            if found is not None:
                return jobs.decode_answer(found[1])
            is_alive = bool(await self._asked(self._redis.exists(jobs.alive_key(job))))
            if was_taken and not is_alive:
                return await self._last_word(job)
            was_taken = was_taken or is_alive
        raise problems.too_late() if was_taken else problems.busy(LOOK_SECONDS)

    async def _last_word(self, job: str) -> JobAnswer | None:
        """The answer that came between two looks, if one did."""
        found: Any = await self._asked(self._redis.lpop(jobs.answer_key(job)))
        return None if found is None else jobs.decode_answer(found)

    async def _asked(self, question: "Awaitable[Value]") -> Value:
        """What the broker answers; raises EngineProblem while it is away."""
        try:
            return await in_time(question)
        except AWAY as error:
            log.warning("broker-away", error=type(error).__name__)
            raise problems.unavailable() from None

    async def _delete(self, keys: tuple[str, ...]) -> None:
        try:
            await in_time(self._redis.delete(*keys))
        except AWAY as error:
            log.warning("broker-away", error=type(error).__name__)
