"""The broker as the dispatcher sees it: jobs go to the senders, results come back."""

import redis.asyncio as aio

from sagebrush_rpc import webhook_jobs
from sagebrush_rpc.celery_message import celery_message
from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult

JOB_MS = 30_000
"""After so long a job that no sender took is worth nothing."""
SECONDS = 5.0


class SendQueue:
    """Jobs and results; raises RedisError or OSError while the broker is away."""

    def __init__(self, url: str, job_ms: int = JOB_MS) -> None:
        self._redis = aio.Redis.from_url(url, socket_timeout=SECONDS, socket_connect_timeout=2.0)
        self._job_ms = job_ms

    async def ping(self) -> None:
        """Returns when the broker answers."""
        await self._redis.ping()

    async def send(self, jobs: list[WebhookJob]) -> None:
        """Hands jobs to the senders."""
        pipeline = self._redis.pipeline(transaction=False)
        for job in jobs:
            pipeline.set(webhook_jobs.JOB + job.id, webhook_jobs.encode(job), px=self._job_ms)
        messages = [celery_message(webhook_jobs.QUEUE, webhook_jobs.TASK, f"job-{job.id}", job.id) for job in jobs]
        pipeline.lpush(webhook_jobs.QUEUE, *messages)
        await pipeline.execute()

    async def withdraw(self, jobs: list[str]) -> None:
        """No sender takes these any more."""
        await self._redis.delete(*(webhook_jobs.JOB + job for job in jobs))

    async def result(self) -> WebhookResult | None:
        """The next result; None when there was none for a second."""
        found = await self._redis.brpop([webhook_jobs.RESULTS], timeout=1)
        return None if found is None else webhook_jobs.decode_result(found[1])

    async def close(self) -> None:
        """Closes the connections."""
        await self._redis.aclose()
