"""From what waits to the senders, and back from their results.

An attempt is claimed in the store before it is handed over, and settled there when its result has come. Whoever dies
between the two, dispatcher, broker or sender, the attempt is made again: a receiver may be told twice.
"""

import asyncio
from collections import Counter, defaultdict
from datetime import UTC, datetime
from time import monotonic, time
from uuid import uuid4

import msgspec
import structlog
from standardwebhooks.webhooks import Webhook

from sagebrush_gateway.delivery.metrics import ATTEMPTS
from sagebrush_gateway.delivery.send_queue import JOB_MS, SendQueue
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.webhooks.deliveries import StoredEvent
from sagebrush_gateway.webhooks.events import MEDIA_TYPE
from sagebrush_gateway.webhooks.subscription import Subscription
from sagebrush_process.clock import now_ms
from sagebrush_process.health import Health
from sagebrush_process.tasks import run_together
from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult

log = structlog.get_logger()

EVERY = 0.1
"""Seconds between two looks at what is due."""
FRESH = 1.0
"""Seconds in which the list of subscriptions is remembered."""
PAUSE = 0.5
"""Seconds before the next try while store or broker are away."""
APPLICATION_AT_ONCE = 16
"""Attempts at once for all webhooks of an application together, at least one for each webhook. A sender makes 32, so
receivers of one application that hang leave room for others."""
AGENT = "Sagebrush-Webhooks/1"


class Dispatcher:
    """Sends what is due, for every subscription."""

    def __init__(self, gateway: Gateway, queue: SendQueue, health: Health) -> None:
        self._gateway = gateway
        self._queue = queue
        self._health = health
        self._handed: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
        self._known: tuple[float, list[Subscription]] = (-FRESH, [])
        self._withdrawn: asyncio.Queue[str] = asyncio.Queue()
        gateway.revocations.subscribe(self._note_end)

    async def run(self) -> None:
        """Sends and settles until cancelled."""
        await run_together(self._send(), self._settle(), self._withdraw())

    async def send_due(self) -> int:
        """How many attempts were handed to the senders."""
        jobs: list[WebhookJob] = []
        await self._queue.ping()  # what is claimed and not handed over waits for nothing
        subscriptions = await self._subscriptions()
        webhooks = Counter(one.application for one in subscriptions if not one.gone)
        for one in subscriptions:
            jobs += await self._due(one, webhooks[one.application])
        if jobs:
            await self._queue.send(jobs)
        return len(jobs)

    async def settle(self, result: WebhookResult) -> None:
        """Notes what came of an attempt."""
        state = await self._gateway.deliveries.settle(result, now_ms())
        if state is None:
            return
        ATTEMPTS.labels(state).inc()
        if result.is_gone():
            await self._gateway.webhooks.note_gone(result.subscription, now_ms())
            self._known = -FRESH, []
        told = log.info if result.is_success() else log.warning
        told("attempted", **msgspec.structs.asdict(result), state=state)

    async def _due(self, one: Subscription, webhooks: int) -> list[WebhookJob]:
        if await self._gateway.applications.by_id(one.application) is None:
            await self._gateway.webhooks.remove(one)
            self._known = -FRESH, []
            log.info("webhook-ended", application=one.application, webhook=one.id)
            return []
        if one.gone:
            return []
        settings, now = self._gateway.settings, now_ms()
        until = now + int(1000 * settings.webhook_claim_seconds)
        most = min(settings.webhook_at_once, max(1, APPLICATION_AT_ONCE // webhooks))
        claimed = await self._gateway.deliveries.claim(one.id, now, until, most)
        jobs = [job_of(one, event, attempt) for event, attempt in claimed]
        self._note_handed(one.application, jobs)
        return jobs

    async def _subscriptions(self) -> list[Subscription]:
        if monotonic() > self._known[0] + FRESH:
            found = await self._gateway.webhooks.all()
            self._known = monotonic(), [one for one in found if await self._is_known_to_owner(one)]
        return self._known[1]

    async def _is_known_to_owner(self, one: Subscription) -> bool:
        """Whether its application knows of it; one that it does not, since making it was interrupted, is taken away."""
        if await self._gateway.webhooks.has_place(one):
            return True
        await self._gateway.webhooks.remove(one)
        log.info("webhook-removed", application=one.application, webhook=one.id)
        return False

    def _note_handed(self, application: str, jobs: list[WebhookJob]) -> None:
        """Remembers jobs for as long as a sender may take them."""
        if jobs:
            handed = [(at, job) for at, job in self._handed[application] if at > monotonic() - JOB_MS / 1000]
            self._handed[application] = handed + [(monotonic(), job.id) for job in jobs]

    async def _send(self) -> None:
        while True:
            try:
                await self.send_due()
                self._health.beat()
                await asyncio.sleep(EVERY)
            except AWAY as error:
                log.warning("server-away", error=type(error).__name__)
                self._health.beat("The store or the broker does not answer.")
                await asyncio.sleep(PAUSE)

    async def _settle(self) -> None:
        result = None
        while True:
            try:
                result = result or await self._queue.result()
                if result is not None:
                    await self.settle(result)
                result = None
            except msgspec.MsgspecError:
                log.error("unreadable-result")
                result = None
            except AWAY:
                await asyncio.sleep(PAUSE)

    async def _withdraw(self) -> None:
        """Takes back what was handed over for applications that were revoked, as far as no sender has begun it."""
        while True:
            application = await self._withdrawn.get()
            jobs = self._handed.pop(application, [])
            try:
                if jobs:
                    await self._queue.withdraw([job for _, job in jobs])
            except AWAY:
                self._handed[application] += jobs
                self._withdrawn.put_nowait(application)
                await asyncio.sleep(PAUSE)

    def _note_end(self, ended: str) -> None:
        if ended in self._handed:
            self._withdrawn.put_nowait(ended)


def job_of(one: Subscription, event: StoredEvent, attempt: int) -> WebhookJob:
    """An attempt, signed now with every secret that is good."""
    now = datetime.fromtimestamp(int(time()), UTC)
    signatures = [Webhook(secret).sign(event.id, now, event.body) for secret in one.good_secrets(now.timestamp())]
    headers = {
        "content-type": MEDIA_TYPE,
        "user-agent": AGENT,
        "webhook-id": event.id,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": " ".join(signatures),
    }
    return WebhookJob(uuid4().hex, one.id, event.id, attempt, one.url, headers, event.body)
