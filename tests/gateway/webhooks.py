"""A house with everything behind webhooks in the process of the test, and an application that has one."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import httpx
from redis.asyncio import Redis

from sagebrush_gateway.applications.application import SCOPES, Application
from sagebrush_gateway.delivery.dispatcher import Dispatcher
from sagebrush_gateway.delivery.recorder import Recorder
from sagebrush_gateway.delivery.send_queue import SendQueue
from sagebrush_process.health import Health
from sagebrush_process.public_addresses import networks_of
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc import webhook_jobs
from sagebrush_workers.sender.sending import WebhookSender
from tests.gateway.house import House, registered
from tests.patience import PATIENCE

HERE = ["127.0.0.0/8"]
HASTY: dict[str, Any] = {"webhook_networks": HERE, "webhook_retry_seconds": 0.05, "webhook_claim_seconds": 1.0}


class Club:
    """An application that calls the house; its users play with tokens of their seats."""

    def __init__(
        self, house: House, client: httpx.AsyncClient, application: Application, headers: dict[str, str]
    ) -> None:
        self.house, self.client, self.application, self.headers = house, client, application, headers

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def subscribe(self, url: str, *events: str, **more: Any) -> dict[str, Any]:
        wanted = {"url": url, "events": list(events), **more}
        made: dict[str, Any] = await self.call("POST", "/v1/webhooks", wanted, 201)
        return made

    async def games(self, count: int = 1, users: int = 2, **more: Any) -> list[tuple[str, list[str]]]:
        """New games of High Card, each with the tokens of its seats."""
        seats = [{"user": f"u-{number}", "name": f"U{number}"} for number in range(users)]
        wanted = [{"title": "high-card", "edition": "plain", "seats": seats, **more}] * count
        headers = {**self.headers, "Idempotency-Key": uuid4().hex}
        answer = await self.client.post("/v1/games", json={"games": wanted}, headers=headers)
        return [(one["game"], [seat["token"] for seat in one["seats"]]) for one in answer.json()["games"]]

    async def play(self, game: str, token: str) -> int:
        """The lowest card of the hand; the version after it."""
        mine = {"Authorization": f"Bearer {token}"}
        hand = (await self.client.get(f"/v1/games/{game}/view", headers=mine)).json()["view"]["hand"]
        mine["Idempotency-Key"] = uuid4().hex
        command = {"type": "play-card", "card": hand[0]}
        answer = await self.client.post(f"/v1/games/{game}/commands", json=command, headers=mine)
        assert answer.status_code == 200, answer.text
        version: int = answer.json()["version"]
        return version

    async def revoke(self) -> None:
        await self.house.gateway.applications.revoke(self.application.name)


@contextlib.asynccontextmanager
async def club(house: House) -> AsyncIterator[Club]:
    application, headers = await registered(house, *SCOPES)
    async with house.door() as client:
        yield Club(house, client, application, headers)


@contextlib.asynccontextmanager
async def recording(house: House) -> AsyncIterator[None]:
    """Only what records."""
    task = asyncio.create_task(Recorder(house.gateway).run())
    try:
        yield
    finally:
        await cancel_all([task])


@contextlib.asynccontextmanager
async def dispatching(house: House, broker_url: str) -> AsyncIterator[Dispatcher]:
    """What hands over and settles."""
    queue = SendQueue(broker_url)
    dispatcher = Dispatcher(house.gateway, queue, Health())
    task = asyncio.create_task(dispatcher.run())
    try:
        yield dispatcher
    finally:
        await cancel_all([task])
        await queue.close()


@contextlib.asynccontextmanager
async def sending(broker_url: str) -> AsyncIterator[None]:
    """Stands for the sender: it takes messages and jobs as that does, and sends with the same code."""
    task = asyncio.create_task(_send_all(broker_url, WebhookSender(networks_of(HERE), PATIENCE)))
    try:
        yield
    finally:
        await cancel_all([task])


async def _send_all(broker_url: str, sender: WebhookSender) -> None:
    async with Redis.from_url(broker_url) as redis, asyncio.TaskGroup() as group:
        while True:
            found = await redis.brpop([webhook_jobs.QUEUE], timeout=1)
            if found is not None:
                (job,), *_ = json.loads(json.loads(found[1])["body"])
                group.create_task(_send_one(redis, sender, job))


async def _send_one(redis: Redis, sender: WebhookSender, job: str) -> None:
    taken = await redis.getdel(webhook_jobs.JOB + job)
    if taken is not None:
        result = await sender.send(webhook_jobs.decode_job(taken))
        await redis.lpush(webhook_jobs.RESULTS, webhook_jobs.encode(result))


@contextlib.asynccontextmanager
async def delivering(house: House, broker_url: str) -> AsyncIterator[None]:
    """Everything."""
    async with recording(house), dispatching(house, broker_url), sending(broker_url):
        yield
