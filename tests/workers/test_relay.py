"""The relay queues a task for every awaited computer, whatever dies meanwhile."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from redis import Redis

import sagebrush_workers.daemons.relay as relaying
from sagebrush_events import Consumer, FeedEntry, keys, open_feed
from sagebrush_events.keys import partition
from sagebrush_process.health import Health
from sagebrush_workers.daemons.relay import GROUP, Lags, Relay, tasks_of
from sagebrush_workers.metrics import LAG
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.broker import Broker
from sagebrush_workers.turns import AUTOMATON, AutomaticTurn
from tests.patience import PATIENCE
from tests.servers import Server, running_broker, running_store
from tests.workers.feeding import FLOW, Author, author, new_game

QUEUE = messages.queue_of(FLOW)


@pytest.fixture
def store() -> Iterator[Server]:
    with running_store() as server:
        yield server


@pytest.fixture
def broker() -> Iterator[Server]:
    with running_broker() as server:
        yield server


@pytest.fixture
def feed_of(store: Server) -> Iterator[Author]:
    with author(store.url) as writes:
        yield writes


@asynccontextmanager
async def relay_at(
    store: Server, broker: Server, health: Health | None = None
) -> AsyncIterator[tuple[Relay, Consumer]]:
    health = health or Health()
    feed, queues = open_feed(store.url), Broker(broker.url, health)
    consumer = feed.consumer(GROUP, "relay-1", feed.partition_sets[0])
    try:
        yield Relay(consumer, queues, health, Lags()), consumer
    finally:
        await feed.close()
        await queues.close()


@asynccontextmanager
async def running(relay: Relay) -> AsyncIterator[None]:
    task = asyncio.create_task(relay.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def queued(broker: Server, count: int) -> list[str]:
    """The ids of the queued tasks, oldest first, once there are ``count`` or the time is up."""
    with broker.client() as redis:
        async with asyncio.timeout(PATIENCE):
            while not _is_there(redis, count):
                await asyncio.sleep(0.005)
        found: Any = redis.lrange(QUEUE, 0, -1)
    return [json.loads(message)["headers"]["id"] for message in reversed(found)]


def _is_there(redis: Redis, count: int) -> bool:
    with suppress(ConnectionError, OSError):
        return bool(redis.llen(QUEUE) >= count)
    return False


def unacknowledged(feed_of: Author, game: str) -> int:
    pending: Any = feed_of.redis.xpending(keys.feed(partition(game)), GROUP)
    return int(pending["pending"])


async def acknowledged(feed_of: Author, game: str) -> None:
    """Returns when every entry of the game's feed is acknowledged; a task is queued before its entry is."""
    async with asyncio.timeout(PATIENCE):
        while unacknowledged(feed_of, game):
            await asyncio.sleep(0.005)


async def test_one_task_for_each_awaited_computer(store: Server, broker: Server, feed_of: Author) -> None:
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell(game, 3, seats=[0, 1, 2], computers=[1, 2])
        feed_of.tell(game, 4, seats=[AUTOMATON], computers=[])
        ids = await queued(broker, 3)
        await acknowledged(feed_of, game)
    assert ids == [AutomaticTurn(game, 3, 1).id, AutomaticTurn(game, 3, 2).id, AutomaticTurn(game, 4, AUTOMATON).id]
    assert 0 <= LAG._value.get() < 60


async def test_an_alarm_about_a_relay_that_is_behind_ends_when_nothing_waits(
    store: Server, broker: Server, feed_of: Author
) -> None:
    """On a cluster a process has several relays, of which one may be behind."""
    feed, queues, lags = open_feed(store.url), Broker(broker.url, Health()), Lags()
    relays = [Relay(feed.consumer(GROUP, "relay-1", [number]), queues, Health(), lags) for number in (0, 1)]
    feed_of.redis.xadd(keys.feed(0), {"g": new_game(), "v": 3, "a": b"{}"}, id="1000-0")
    for number in (0, 1):
        await feed.consumer(GROUP, "relay-1", [number]).join()
        await relays[number].step()
        assert LAG._value.get() > 10
    await relays[0].step()
    assert LAG._value.get() == 0
    await feed.close()
    await queues.close()


async def test_people_and_finished_games_give_no_tasks(store: Server, broker: Server, feed_of: Author) -> None:
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell(game, 3, seats=[0, 1], computers=[])
        feed_of.tell(game, 4, seats=[], computers=[])
        feed_of.tell(game, 5, seats=[1], computers=[1])
        assert await queued(broker, 1) == [AutomaticTurn(game, 5, 1).id]


async def test_what_was_told_before_the_relay_started_is_not_lost(
    store: Server, broker: Server, feed_of: Author
) -> None:
    game = new_game()
    feed_of.tell(game, 3, seats=[1], computers=[1])
    async with relay_at(store, broker) as (relay, _), running(relay):
        assert await queued(broker, 1) == [AutomaticTurn(game, 3, 1).id]


async def test_a_relay_that_comes_back_finishes_what_it_had_taken(
    store: Server, broker: Server, feed_of: Author
) -> None:
    game = new_game()
    async with relay_at(store, broker) as (_, feed):
        await feed.join()
        feed_of.tell(game, 3, seats=[1], computers=[1])
        assert len(await feed.read_new(10, 100)) == 1  # and dies here
    async with relay_at(store, broker) as (relay, _), running(relay):
        assert await queued(broker, 1) == [AutomaticTurn(game, 3, 1).id]


async def test_nothing_is_acknowledged_while_the_broker_is_away(store: Server, broker: Server, feed_of: Author) -> None:
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell(game, 3, seats=[1], computers=[1])
        await queued(broker, 1)
        await acknowledged(feed_of, game)
        broker.kill()
        shutil.rmtree(broker.directory / "appendonlydir")  # its data are gone, too
        feed_of.tell(game, 4, seats=[1], computers=[1])
        async with asyncio.timeout(PATIENCE):
            while not unacknowledged(feed_of, game):
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.3)
        assert unacknowledged(feed_of, game) == 1
        broker.start()
        assert AutomaticTurn(game, 4, 1).id in await queued(broker, 1)


async def test_the_relay_goes_on_after_the_store_was_killed(store: Server, broker: Server, feed_of: Author) -> None:
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell(game, 3, seats=[1], computers=[1])
        await queued(broker, 1)
        await acknowledged(feed_of, game)
        store.kill()
        await asyncio.sleep(0.1)
        store.start()
        with author(store.url) as again:
            again.tell(game, 4, seats=[1], computers=[1])
            assert (await queued(broker, 2))[-1] == AutomaticTurn(game, 4, 1).id


async def ready(health: Health, expected: bool) -> None:
    """Return once the process says that it can work, or that it cannot."""
    async with asyncio.timeout(PATIENCE):
        while bool(health.readiness_fault()) == expected:
            await asyncio.sleep(0.01)


async def test_the_relay_is_ready_while_store_and_broker_answer_and_alive_all_the_time(
    store: Server, broker: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relaying, "CLAIM_EVERY", 0.0)
    health = Health()
    async with relay_at(store, broker, health) as (relay, _), running(relay):
        for server in (store, broker):
            await ready(health, True)
            server.kill()
            await ready(health, False)
            assert health.liveness_fault() == ""
            server.start()
        await ready(health, True)


def entry_told(game: str, **told: Any) -> FeedEntry:
    """An entry that waits for a computer on seat 1."""
    payload = {"seats": [1], "opponents": {"1": {}}, **told}
    return FeedEntry(game, 3, json.dumps(payload).encode())


def test_every_flow_has_a_queue_and_a_game_without_one_goes_by_its_id() -> None:
    game, other = "a" * 26, "b" * 26
    assert tasks_of(entry_told(game, flow=7)) == [("moves-7", AutomaticTurn(game, 3, 1))]
    assert tasks_of(entry_told(other, flow=7 + messages.QUEUES)) == [("moves-7", AutomaticTurn(other, 3, 1))]
    assert tasks_of(entry_told(game, flow=None)) == tasks_of(entry_told(game))
    queues = {tasks[0][0] for number in range(2000) if (tasks := tasks_of(entry_told(f"{number:026d}")))}
    assert queues == {messages.queue_of(flow) for flow in range(messages.QUEUES)}


async def test_a_message_names_the_queue_to_which_it_goes_back(store: Server, broker: Server, feed_of: Author) -> None:
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell(game, 3, seats=[1], computers=[1])
        await queued(broker, 1)
        with broker.client() as redis:
            found: Any = redis.lindex(QUEUE, 0)
    assert json.loads(found)["properties"]["delivery_info"]["routing_key"] == QUEUE


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"[]",
        b"{",
        b'{"seats":[1]}',
        b'{"seats":1,"opponents":{}}',
        b'{"seats":[1],"opponents":{"1":{}},"flow":"x"}',
        b"\xff",
    ],
)
def test_an_unreadable_entry_is_told_apart(payload: bytes) -> None:
    assert tasks_of(FeedEntry("x", 1, payload)) is None


@pytest.fixture
async def functions(store: Server) -> AsyncIterator[None]:
    """The record's functions, which the rules service brings along."""
    from sagebrush_events import connect

    record = await connect(store.url)
    yield
    await record.close()


@pytest.mark.usefixtures("functions")
async def test_an_unreadable_entry_becomes_a_dead_letter_and_holds_nobody_up(
    store: Server, broker: Server, feed_of: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relaying, "CLAIM_EVERY", 0.0)
    monkeypatch.setattr(relaying, "ABANDONED_MS", 0)
    monkeypatch.setattr(relaying, "BLOCK_MS", 10)
    game = new_game()
    async with relay_at(store, broker) as (relay, _), running(relay):
        feed_of.tell_bytes(game, 3, b"?")
        feed_of.tell(game, 4, seats=[1], computers=[1])
        assert await queued(broker, 1) == [AutomaticTurn(game, 4, 1).id]
        async with asyncio.timeout(PATIENCE):
            while not feed_of.redis.xlen(keys.dead(partition(game))):
                await asyncio.sleep(0.01)
    assert unacknowledged(feed_of, game) == 0


async def test_a_cluster_is_relayed_partition_by_partition(cluster_url: str, broker: Server) -> None:
    from redis.cluster import RedisCluster

    game = new_game()
    feed, queues = open_feed(cluster_url), Broker(broker.url, Health())
    relay = Relay(feed.consumer(GROUP, "relay-1", [partition(game)]), queues, Health(), Lags())
    with RedisCluster.from_url(cluster_url.replace("redis+cluster", "redis")) as redis:
        redis.delete(keys.feed(partition(game)))  # others use the same cluster
        Author(redis).tell(game, 3, seats=[1], computers=[1])
    async with running(relay):
        assert AutomaticTurn(game, 3, 1).id in await queued(broker, 1)
    await feed.close()
    await queues.close()
