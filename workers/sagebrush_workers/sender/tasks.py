"""What a sender can be asked to do: to send a job, which it takes out of the broker first, so that it is sent once."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor

import structlog
from celery import Celery
from redis import Redis

from sagebrush_rpc import webhook_jobs
from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult
from sagebrush_workers.metrics import WEBHOOKS
from sagebrush_workers.queue import messages
from sagebrush_workers.sender.sending import WebhookSender

log = structlog.get_logger()


class SendLoop:
    """One event loop in a thread of its own, in which everything is sent; look-ups of names have threads enough."""

    def __init__(self, sender: WebhookSender, lookups: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.set_default_executor(ThreadPoolExecutor(lookups, "lookup"))
        threading.Thread(target=self._loop.run_forever, name="sending", daemon=True).start()
        self._sender = sender
        self._sending: set[Future[WebhookResult]] = set()

    def send(self, job: WebhookJob) -> WebhookResult:
        """Sends ``job`` and waits for what comes of it; CancelledError when everything had to end meanwhile."""
        sending = asyncio.run_coroutine_threadsafe(self._sender.send(job), self._loop)
        self._sending.add(sending)
        try:
            return sending.result()
        finally:
            self._sending.discard(sending)

    def end_within(self, seconds: float) -> None:
        """After ``seconds`` nothing is being sent any more; safe in a handler of signals."""
        self._loop.call_soon_threadsafe(self._loop.call_later, seconds, self._cancel)

    def _cancel(self) -> None:
        for sending in tuple(self._sending):
            sending.cancel()


class SenderTasks:
    """The tasks of a sender; threads run them."""

    def __init__(self, redis: Redis, loop: SendLoop, probed: Callable[[], None]) -> None:
        self._redis = redis
        self._loop = loop
        self._probed = probed

    def register(self, app: Celery) -> None:
        """Makes them the tasks of ``app``."""
        app.task(name=messages.SEND)(self.send)
        app.task(name=messages.PROBE)(self._probed)

    def send(self, job_id: str) -> None:
        """Sends a job and says what came of it; a job that somebody took, that ended or was taken back is nobody's."""
        taken = self._redis.getdel(webhook_jobs.JOB + job_id)
        if taken is None:
            return
        job = webhook_jobs.decode_job(taken)
        try:
            result = self._loop.send(job)
        except CancelledError:  # whoever claimed it has no result, and lets it be sent again
            log.info("given-up", job=job.id, delivery=job.delivery)
            return
        WEBHOOKS.labels(result.problem or f"{result.status // 100}xx").inc()
        log.info("sent", job=job.id, delivery=job.delivery, status=result.status, problem=result.problem, ms=result.ms)
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.lpush(webhook_jobs.RESULTS, webhook_jobs.encode(result))
        pipeline.ltrim(webhook_jobs.RESULTS, 0, webhook_jobs.KEPT_RESULTS - 1)
        pipeline.execute()
