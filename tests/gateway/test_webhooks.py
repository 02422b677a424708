"""Webhooks: an application is told what happens in its games, in order, at least once, signed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from socket import gaierror
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as StoreAway

from sagebrush_gateway.api import table_stream
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.delivery.dispatcher import APPLICATION_AT_ONCE, Dispatcher
from sagebrush_gateway.delivery.recorder import Recorder
from sagebrush_gateway.delivery.send_queue import JOB_MS, SendQueue
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.webhooks import keys, receiver_urls, subscriptions
from sagebrush_gateway.webhooks.deliveries import KEPT, DeliveryStore, RetryTerms
from sagebrush_gateway.webhooks.events import game_event, warned_event
from sagebrush_gateway.webhooks.retries import pause_before
from sagebrush_gateway.webhooks.subscription import EVENT_KINDS, SigningSecret, Subscription, with_secret
from sagebrush_process.clock import HOUR_MS, now_ms
from sagebrush_process.health import Health
from sagebrush_rpc import webhook_jobs
from sagebrush_rpc.webhook_jobs import WebhookResult
from tests.gateway.house import House, blow, opened_house
from tests.gateway.receiver import Received, receiving
from tests.gateway.test_following import SOON, warned
from tests.gateway.webhooks import HASTY, Club, club, delivering, dispatching, recording, sending
from tests.patience import PATIENCE
from tests.servers import Server, free_port, running_broker, running_store

GAME = "0" * 25 + "1"


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with running_store() as store, running_broker() as broker:
        yield store, broker


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def busy_house(rules: str, servers: tuple[Server, Server]) -> AsyncIterator[House]:
    async with opened_house(rules, servers[0].url, **HASTY) as opened:
        yield opened


@pytest.fixture
def broker(servers: tuple[Server, Server]) -> str:
    with servers[1].client() as redis:
        redis.flushall()
    return servers[1].url


@pytest_asyncio.fixture(loop_scope="session")
async def friday(busy_house: House) -> AsyncIterator[Club]:
    async with club(busy_house) as found:
        yield found
        for one in (await found.client.get("/v1/webhooks", headers=found.headers)).json().get("webhooks", ()):
            await found.call("DELETE", f"/v1/webhooks/{one['id']}", status=204)


async def test_a_platform_is_told_of_a_game_from_its_start_to_its_end(friday: Club, broker: str) -> None:
    async with receiving() as receiver, delivering(friday.house, broker):
        made = await friday.subscribe(receiver.url, "started", "turn", "finished")
        [(game, (anna, bill))] = await friday.games()
        await receiver.took("game.started")
        for token in (anna, bill):
            await friday.play(game, token)
        await blow(friday.house, game)
        await receiver.took("game.turn", 2)
        for token in (anna, bill, anna, bill):
            await friday.play(game, token)
        await receiver.took("game.finished")
    kinds = [kind for kind, _ in receiver.events()]
    assert kinds[0] == "sagebrush.game.started" and kinds[-1] == "sagebrush.game.finished"
    assert all(one.is_signed_with(made["secret"]) for one in receiver.received)
    first, last = receiver.taken[0].event, receiver.taken[-1].event
    assert first["specversion"] == "1.0" and first["source"] == f"/v1/games/{game}" and first["subject"] == game
    assert users(receiver.taken[0]) == [(0, "u-0"), (1, "u-1")]
    assert receiver.taken[0].headers["content-type"] == "application/cloudevents+json"
    assert last["data"]["over"] and len(last["data"]["outcome"]["ranking"]) == 2


async def test_each_user_is_told_of_once_a_turn(friday: Club, broker: str) -> None:
    async with receiving() as receiver, delivering(friday.house, broker):
        await friday.subscribe(receiver.url, "turn")
        [(game, (anna, bill))] = await friday.games()
        await receiver.took("game.turn")
        for token in (anna, bill):  # that it waits for Bill alone now is no news for him
            version = await friday.play(game, token)
        await blow(friday.house, game)
        await receiver.took("game.turn", 2)
    assert [users(one) for one in receiver.taken] == [[(0, "u-0"), (1, "u-1")]] * 2
    assert receiver.taken[-1].id == f"{game}-{version + 1}-turn"


async def test_a_user_whose_time_runs_out_is_told_of_once_behind_what_waits_of_his_game(
    friday: Club, broker: str
) -> None:
    async with receiving() as receiver, delivering(friday.house, broker):
        await friday.subscribe(receiver.url, "turn", "warned")
        [(game, (anna, _))] = await friday.games(clock=SOON)
        version = await friday.play(game, anna)
        await warned(friday.house, game)
        await receiver.took("game.warned")
        async with recording(friday.house):  # another one that begins from the same cursor
            await asyncio.sleep(0.5)
    assert [kind for kind, _ in receiver.events()].count("sagebrush.game.warned") == 1
    data = next(one.event["data"] for one in receiver.taken if one.event["type"] == "sagebrush.game.warned")
    assert (data["version"], data["awaited"]) == (version, [{"seat": 1, "prompt": "card", "user": "u-1"}])
    assert (data["warning"]["seat"], data["warning"]["user"], data["warning"]["seconds"]) == (1, "u-1", 299)


async def test_a_receiver_that_fails_now_and_then_gets_everything_in_order(friday: Club, broker: str) -> None:
    count = 0

    def every_third(_received: Received) -> int:
        nonlocal count
        count += 1
        return 500 if count % 3 == 0 else 204

    async with receiving(every_third) as receiver, delivering(friday.house, broker):
        await friday.subscribe(receiver.url, "started", "moved")
        games = await friday.games(3)
        for game, (anna, bill) in games:
            await friday.play(game, anna)
            await friday.play(game, bill)
            await blow(friday.house, game)
        await receiver.until(lambda: {game for game, _ in games} == at_version(receiver.taken, 4))
    for game, _ in games:
        versions = [one.event["data"]["version"] for one in receiver.taken if one.event["subject"] == game]
        assert versions == sorted(versions)
        assert len(versions) == len(set(versions))
    assert len(receiver.received) > len(receiver.taken)


def users(received: Received) -> list[tuple[int, str]]:
    """Whom a game waits for, as it was told."""
    return [(one["seat"], one["user"]) for one in received.event["data"]["awaited"]]


def at_version(taken: list[Received], version: int) -> set[str]:
    return {one.event["subject"] for one in taken if one.event["data"]["version"] == version}


async def test_a_later_event_of_a_game_waits_until_the_earlier_one_arrived(friday: Club, broker: str) -> None:
    is_open = False
    async with (
        receiving(lambda received: 204 if is_open or "started" not in received.id else 503) as receiver,
        delivering(friday.house, broker),
    ):
        await friday.subscribe(receiver.url, "started", "moved")
        ([(held, (anna, _))],) = [await friday.games()]
        await receiver.until(lambda: len(receiver.received) >= 2)
        await friday.play(held, anna)
        await receiver.until(lambda: len(receiver.received) >= 5)
        assert {one.id for one in receiver.received} == {f"{held}-1-started"}
        is_open = True
        await receiver.took("game.moved")
    assert [version for _, version in receiver.events()] == [1, 2]


async def test_a_game_whose_receiver_fails_holds_up_no_other_one(friday: Club, broker: str) -> None:
    [(bad, _), (good, _)] = await friday.games(2)
    async with (
        receiving(lambda received: 500 if bad in received.id else 204) as receiver,
        recording(friday.house), dispatching(friday.house, broker), sending(broker),
    ):  # fmt: skip
        await friday.subscribe(receiver.url, "turn")
        await receiver.took("game.turn")
    assert {one.event["subject"] for one in receiver.taken} == {good}


async def test_what_happened_while_nothing_ran_is_told_afterwards(friday: Club, broker: str) -> None:
    async with receiving() as receiver:
        await friday.subscribe(receiver.url, "started", "turn", "finished")
        async with delivering(friday.house, broker):
            [(game, (anna, bill))] = await friday.games()
            await receiver.took("game.turn")
        await friday.play(game, anna)
        await friday.play(game, bill)
        await blow(friday.house, game)
        [(unseen, _)] = await friday.games()
        async with delivering(friday.house, broker):
            await receiver.until(
                lambda: game in at_version(receiver.taken, 4) and unseen in at_version(receiver.taken, 1)
            )


async def test_when_a_result_is_lost_the_event_is_sent_again_with_the_same_id(friday: Club, broker: str) -> None:
    async with receiving() as receiver, Redis.from_url(broker) as redis:
        made = await friday.subscribe(receiver.url, "finished")
        ping = await friday.call("POST", f"/v1/webhooks/{made['id']}/ping", status=202)
        queue = SendQueue(broker)
        await Dispatcher(friday.house.gateway, queue, Health()).send_due()
        async with sending(broker):
            while not await redis.llen(webhook_jobs.RESULTS):
                await asyncio.sleep(0.01)
        await redis.flushall()  # the broker dies with the result, or whoever was to note it
        assert len(receiver.taken) == 1
        async with dispatching(friday.house, broker), sending(broker):
            await receiver.until(lambda: len(receiver.taken) == 2)
            await settled(friday, made["id"])
        await queue.close()
    assert {one.id for one in receiver.taken} == {ping["id"]}
    assert receiver.taken[0].body == receiver.taken[1].body


async def test_a_result_that_cannot_be_noted_holds_up_no_other(friday: Club, broker: str) -> None:
    async with receiving() as receiver:
        damaged, sound = [(await friday.subscribe(receiver.url, "finished"))["id"] for _ in range(2)]
        ping = await friday.call("POST", f"/v1/webhooks/{damaged}/ping", status=202)
        await friday.house.gateway.store.hset(keys.part(damaged, keys.HISTORY), ping["id"], b"{")
        async with asyncio.timeout(PATIENCE), dispatching(friday.house, broker), sending(broker):
            await receiver.until(lambda: len(receiver.taken) == 1)
            await friday.call("POST", f"/v1/webhooks/{sound}/ping", status=202)
            await settled(friday, sound)


async def test_a_result_is_noted_when_the_store_is_back(
    friday: Club, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    result, tried = WebhookResult("subscription", "delivery", 1, 204), list[WebhookResult]()

    async def away_at_first(_dispatcher: Dispatcher, given: WebhookResult) -> None:
        tried.append(given)
        if len(tried) == 1:
            raise ConnectionError("The store is away.")

    monkeypatch.setattr(Dispatcher, "settle", away_at_first)
    async with Redis.from_url(broker) as redis, dispatching(friday.house, broker):
        await redis.lpush(webhook_jobs.RESULTS, webhook_jobs.encode(result))
        async with asyncio.timeout(PATIENCE):
            while len(tried) < 2:
                await asyncio.sleep(0.01)
    assert tried == [result, result]


async def test_a_job_that_no_sender_took_is_worth_nothing_after_its_time(friday: Club, broker: str) -> None:
    made = await friday.subscribe("http://127.0.0.1:9/", "finished")
    await friday.call("POST", f"/v1/webhooks/{made['id']}/ping", status=202)
    queue = SendQueue(broker)
    try:
        await Dispatcher(friday.house.gateway, queue, Health()).send_due()
    finally:
        await queue.close()
    async with Redis.from_url(broker) as redis:
        [job] = await redis.keys(webhook_jobs.JOB + "*")
        assert 0 < await redis.pttl(job) <= JOB_MS


async def test_a_result_that_comes_twice_or_late_counts_once(friday: Club, broker: str) -> None:
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "finished")
    ping = await friday.call("POST", f"/v1/webhooks/{made['id']}/ping", status=202)
    now = now_ms()
    [(event, first)] = await deliveries.claim(made["id"], now, now + 1000, 8)
    assert await deliveries.claim(made["id"], now, now + 1000, 8) == []
    [(_, second)] = await deliveries.claim(made["id"], now + 1001, now + 9000, 8)
    late = WebhookResult(made["id"], ping["id"], first, 500)
    assert (event.id, second) == (ping["id"], 2)
    assert await deliveries.settle(late, now) is None
    assert await deliveries.settle(WebhookResult(made["id"], ping["id"], second, 204), now) == "delivered"
    assert await deliveries.settle(WebhookResult(made["id"], ping["id"], second, 204), now) is None
    told = await friday.call("GET", f"/v1/webhooks/{made['id']}/deliveries/{ping['id']}")
    assert (told["state"], [one["status"] for one in told["attempts"]]) == ("delivered", [204])


async def test_what_fails_for_a_day_becomes_a_dead_letter_that_can_be_replayed(friday: Club, broker: str) -> None:
    """Time is given by hand: after each failure it is the moment of the next attempt."""
    deliveries = DeliveryStore(friday.house.gateway.store)
    made = await friday.subscribe("http://127.0.0.1:9/", "started", "moved")
    begin = now_ms()
    events = [game_event("moved", GAME, version, {}, begin) for version in (1, 2)]
    for event in events:
        await deliveries.record(made["id"], GAME, event.version, "", False, [event])
    now, attempts, state = now_ms(), 0, "waiting"
    while state == "waiting":
        [(event, number)] = await deliveries.claim(made["id"], now, now + 1000, 8)
        assert event.id == events[0].id, "the second one waits"
        state = await deliveries.settle(WebhookResult(made["id"], event.id, number, 500), now) or ""
        attempts += 1
        now = (await deliveries.get(made["id"], event.id)).due or now
    assert state == "dead" and 10 <= attempts <= 16
    assert 18 * HOUR_MS < now - begin <= 24 * HOUR_MS
    [(event, number)] = await deliveries.claim(made["id"], now, now + 1000, 8)
    assert event.id == events[1].id, "then it is the turn of the next one"
    await deliveries.settle(WebhookResult(made["id"], event.id, number, 200), now)
    [dead] = (await friday.call("GET", f"/v1/webhooks/{made['id']}/deliveries?state=dead"))["deliveries"]
    assert dead["id"] == events[0].id and len(dead["attempts"]) == attempts
    path = f"/v1/webhooks/{made['id']}/deliveries/{dead['id']}"
    assert (await friday.call("GET", path))["event"]["id"] == dead["id"]
    assert (await friday.call("POST", f"{path}/replay", status=202))["state"] == "waiting"
    await friday.call("POST", f"{path}/replay", status=404)
    [(event, number)] = await deliveries.claim(made["id"], now_ms(), now_ms() + 1000, 8)
    assert event.id == dead["id"]
    assert await deliveries.settle(WebhookResult(made["id"], event.id, number, 500), now_ms()) == "waiting"


async def test_all_dead_letters_are_replayed_in_their_order(friday: Club, broker: str) -> None:
    terms = RetryTerms(lasting=0)
    deliveries = DeliveryStore(friday.house.gateway.store, terms)
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    events = [game_event("moved", GAME, version, {}, now_ms()) for version in range(1, 5)]
    for event in events:
        await deliveries.record(made["id"], GAME, event.version, "", False, [event])
        [(claimed, number)] = await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8)
        result = WebhookResult(made["id"], claimed.id, number, problem="timeout")
        assert await deliveries.settle(result, now_ms()) == "dead"
        await asyncio.sleep(0.002)
    assert (await friday.call("POST", f"/v1/webhooks/{made['id']}/replay", status=202)) == {"replayed": 4}
    for event in events:
        [(claimed, number)] = await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8)
        assert claimed.id == event.id
        await deliveries.settle(WebhookResult(made["id"], claimed.id, number, 200), now_ms())


async def test_how_far_games_were_followed_is_forgotten_with_the_last_webhook(friday: Club, broker: str) -> None:
    """A later webhook is not told of what happened while there was none."""
    store, cursor = friday.house.gateway.store, keys.cursor(friday.application.id)
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    async with asyncio.timeout(PATIENCE), recording(friday.house):
        [(game, (anna, _))] = await friday.games()
        await friday.play(game, anna)
        while not await store.exists(cursor):
            await asyncio.sleep(0.01)
        await friday.call("DELETE", f"/v1/webhooks/{made['id']}", status=204)
        while await store.exists(cursor):
            await asyncio.sleep(0.01)


async def test_a_webhook_is_told_of_nothing_before_it_where_an_earlier_one_ended_while_nothing_ran(
    friday: Club, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_stream, "OVERLAP_MS", 0)
    [(old, (anna, _))] = await friday.games()
    await friday.house.gateway.webhooks.keep_cursor(friday.application.id, now_ms() - HOUR_MS)
    await friday.play(old, anna)
    played = now_ms()
    while now_ms() == played:
        await asyncio.sleep(0.001)
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    [(new, (anna, bill))] = await friday.games()
    async with asyncio.timeout(PATIENCE), recording(friday.house):
        for version, token in ((2, anna), (3, bill)):
            await friday.play(new, token)
            while (await friday.house.gateway.deliveries.told(made["id"], new))[0] < version:
                await asyncio.sleep(0.01)
    listed = await friday.call("GET", f"/v1/webhooks/{made['id']}/deliveries?state=waiting")
    assert {one["game"] for one in listed["deliveries"]} == {new}


async def test_a_version_is_recorded_once_and_never_an_older_one(friday: Club, broker: str) -> None:
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")

    async def record(version: int) -> bool:
        event = game_event("moved", GAME, version, {}, now_ms())
        return await deliveries.record(made["id"], GAME, version, "0", False, [event])

    assert [await record(version) for version in (1, 3, 3, 2, 4)] == [True, True, False, False, True]
    assert await deliveries.told(made["id"], GAME) == (4, "0")
    assert (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["deliveries"]["waiting"] == 3


async def test_a_warning_that_is_recorded_twice_is_told_once(friday: Club, broker: str) -> None:
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "warned")
    event = warned_event("warning-1", GAME, 3, {}, now_ms())
    recorded = [await deliveries.record(made["id"], GAME, 0, "", False, [event]) for _ in range(2)]
    assert recorded == [True, False]
    [(claimed, number)] = await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8)
    await deliveries.settle(WebhookResult(made["id"], claimed.id, number, 204), now_ms())
    assert await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8) == []


async def test_of_what_was_delivered_long_ago_nothing_is_left(
    friday: Club, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KEPT, keys.DELIVERED, 2)
    deliveries, store = friday.house.gateway.deliveries, friday.house.gateway.store
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    for version in range(1, 5):
        event = game_event("moved", GAME, version, {}, now_ms())
        await deliveries.record(made["id"], GAME, version, "", False, [event])
        [(claimed, number)] = await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8)
        await deliveries.settle(WebhookResult(made["id"], claimed.id, number, 204), now_ms() + version)
    kept = [f"{GAME}-{version}-moved" for version in (3, 4)]
    for name in (keys.EVENTS, keys.ATTEMPTS, keys.HISTORY):
        assert sorted(id.decode() for id in await store.hkeys(keys.part(made["id"], name))) == kept, name
    assert (await deliveries.counts(made["id"]))[:2] == (0, 2)


async def test_a_page_of_deliveries_has_all_of_its_last_millisecond(friday: Club, broker: str) -> None:
    deliveries = DeliveryStore(friday.house.gateway.store, RetryTerms(lasting=0))
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    games, now = [f"{number:026d}" for number in range(5)], now_ms() + 10_000
    for game in games:
        await deliveries.record(made["id"], game, 1, "", False, [game_event("moved", game, 1, {}, now)])
    for event, number in await deliveries.claim(made["id"], now, now + 1000, 8):
        ended = now if event.game in games[:3] else now + 1
        await deliveries.settle(WebhookResult(made["id"], event.id, number, 500), ended)
    pages: list[set[str]] = []
    before = 0
    while not pages or before:
        told, before = await deliveries.page(made["id"], "dead", before, 3)
        pages.append({one.event.game for one in told})
    assert pages == [set(games), set()]


async def test_nothing_is_claimed_while_the_broker_is_away(friday: Club) -> None:
    """What is claimed and not handed over would wait until the claim is over."""
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    event = game_event("moved", GAME, 1, {}, now_ms())
    await deliveries.record(made["id"], GAME, 1, "", False, [event])
    queue = SendQueue(f"redis://127.0.0.1:{free_port()}/0")
    try:
        with pytest.raises(AWAY):
            await Dispatcher(friday.house.gateway, queue, Health()).send_due()
    finally:
        await queue.close()
    assert (await deliveries.get(made["id"], event.id)).state == "waiting"


async def test_a_backlog_beyond_all_bounds_keeps_the_newest_of_each_game(
    friday: Club, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sagebrush_gateway.webhooks.deliveries.WAITING", 5)
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    for version in range(1, 20):
        event = game_event("moved", GAME, version, {}, now_ms())
        await deliveries.record(made["id"], GAME, version, "0", False, [event])
    assert (await deliveries.counts(made["id"]))[0] == 5
    told = []
    for _ in range(5):
        [(event, number)] = await deliveries.claim(made["id"], now_ms() + 10, now_ms() + 1000, 8)
        told.append(event.version)
        await deliveries.settle(WebhookResult(made["id"], event.id, number, 200), now_ms())
    assert told == [1, 2, 3, 4, 19]


async def test_a_receiver_that_is_down_is_tried_with_one_event_at_a_time(friday: Club, broker: str) -> None:
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    games = [f"{number:026d}" for number in range(12)]
    for game in games:
        await deliveries.record(made["id"], game, 1, "", False, [game_event("moved", game, 1, {}, now_ms())])
    now = now_ms() + 10
    claimed = await deliveries.claim(made["id"], now, now + 1000, 8)
    assert len(claimed) == 8
    for event, number in claimed:
        await deliveries.settle(WebhookResult(made["id"], event.id, number, problem="timeout"), now)
    assert (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["failing"]
    [(event, number)] = await deliveries.claim(made["id"], now, now + 1000, 8)
    assert await deliveries.claim(made["id"], now, now + 1000, 8) == []
    await deliveries.settle(WebhookResult(made["id"], event.id, number, 200), now)
    assert len(await deliveries.claim(made["id"], now, now + 1000, 8)) == 8, "it is back: all are tried at once"


async def test_a_receiver_that_asks_for_a_pause_is_left_alone_for_every_game(friday: Club, broker: str) -> None:
    deliveries = friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    for game in (GAME, GAME[::-1]):
        await deliveries.record(made["id"], game, 1, "", False, [game_event("moved", game, 1, {}, now_ms())])
    now = now_ms() + 10
    [(event, number)] = await deliveries.claim(made["id"], now, now + 1000, 1)
    await deliveries.settle(WebhookResult(made["id"], event.id, number, 429, retry_after=60), now)
    assert (await deliveries.get(made["id"], event.id)).due == now + 60_000
    left = await friday.house.gateway.store.pttl(keys.part(made["id"], keys.PAUSE))
    assert 0 < left <= 61_000, "a pause that is over leaves nothing"
    assert await deliveries.claim(made["id"], now + 59_000, now + 60_000, 8) == []
    assert len(await deliveries.claim(made["id"], now + 60_001, now + 61_000, 8)) == 2


async def test_a_pause_that_goes_beyond_a_day_makes_a_dead_letter(friday: Club, broker: str) -> None:
    deliveries = DeliveryStore(friday.house.gateway.store, RetryTerms(lasting=1000))
    made = await friday.subscribe("http://127.0.0.1:9/", "moved")
    await deliveries.record(made["id"], GAME, 1, "", False, [game_event("moved", GAME, 1, {}, now_ms())])
    now = now_ms() + 10
    [(event, number)] = await deliveries.claim(made["id"], now, now + 1000, 1)
    assert await deliveries.settle(WebhookResult(made["id"], event.id, number, 503, retry_after=2), now) == "dead"


async def test_a_receiver_that_is_gone_is_told_nothing_more_until_a_ping(friday: Club, broker: str) -> None:
    answers = [410]
    async with receiving(lambda _: answers.pop() if answers else 204) as receiver, delivering(friday.house, broker):
        made = await friday.subscribe(receiver.url, "started", "moved")
        [(game, (anna, bill))] = await friday.games()
        await receiver.until(lambda: bool(receiver.received))
        async with asyncio.timeout(PATIENCE):
            while not (seen := await friday.call("GET", f"/v1/webhooks/{made['id']}"))["gone_at"]:
                await asyncio.sleep(0.02)
        assert seen["deliveries"]["dead"] == 1
        await friday.play(game, anna)
        await friday.call("POST", f"/v1/webhooks/{made['id']}/ping", status=202)
        await receiver.took("ping")
        assert (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["gone_at"] is None
        await friday.play(game, bill)
        await receiver.took("game.moved")
    assert receiver.received[0].event["data"]["version"] < receiver.taken[-1].event["data"]["version"]


async def test_a_secret_is_exchanged_and_both_sign_for_a_while(friday: Club, broker: str) -> None:
    async with receiving() as receiver, delivering(friday.house, broker):
        made = await friday.subscribe(receiver.url, "finished")
        path = f"/v1/webhooks/{made['id']}"
        fresh = (await friday.call("POST", f"{path}/secret", {}))["secret"]
        await asyncio.sleep(1.1)  # the dispatcher remembers webhooks for a second
        await friday.call("POST", f"{path}/ping", status=202)
        await receiver.took("ping")
        newest = (await friday.call("POST", f"{path}/secret", {"overlap_seconds": 0}))["secret"]
        await asyncio.sleep(1.1)
        await friday.call("POST", f"{path}/ping", status=202)
        await receiver.took("ping", 2)
    first, second = receiver.taken
    assert [first.is_signed_with(one) for one in (made["secret"], fresh, newest)] == [True, True, False]
    assert [second.is_signed_with(one) for one in (made["secret"], fresh, newest)] == [False, False, True]


async def test_a_revoked_application_is_told_nothing_more(friday: Club, broker: str) -> None:
    async with receiving() as receiver, contextlib.AsyncExitStack() as stack:
        made = await friday.subscribe(receiver.url, "started")
        await stack.enter_async_context(recording(friday.house))
        await friday.games(3)
        while (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["deliveries"]["waiting"] < 3:
            await asyncio.sleep(0.01)
        await stack.enter_async_context(dispatching(friday.house, broker))
        async with Redis.from_url(broker) as redis:
            while not await redis.llen(webhook_jobs.QUEUE):
                await asyncio.sleep(0.01)
            await friday.revoke()
            async with asyncio.timeout(PATIENCE):
                while await redis.keys(f"{webhook_jobs.JOB}*"):
                    await asyncio.sleep(0.01)
        await stack.enter_async_context(sending(broker))
        while await friday.house.gateway.webhooks.get(made["id"]) is not None:
            await asyncio.sleep(0.01)
    assert receiver.received == []


async def test_what_is_deleted_sends_nothing_and_leaves_nothing(friday: Club, broker: str) -> None:
    store = friday.house.gateway.store
    made = await friday.subscribe("http://127.0.0.1:9/", "started")
    async with recording(friday.house):
        await friday.games(2)
        while (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["deliveries"]["waiting"] < 2:
            await asyncio.sleep(0.01)
    await friday.call("DELETE", f"/v1/webhooks/{made['id']}", status=204)
    assert await store.keys(f"gw:webhook:{{{made['id']}}}*") == []
    await friday.call("GET", f"/v1/webhooks/{made['id']}", status=404)


async def test_what_is_recorded_while_a_webhook_is_deleted_leaves_nothing(friday: Club, broker: str) -> None:
    """The warning is of a game of which nothing else was recorded; the move comes after the end of the webhook."""
    store, deliveries = friday.house.gateway.store, friday.house.gateway.deliveries
    made = await friday.subscribe("http://127.0.0.1:9/", "warned", "moved")
    warning = warned_event(f"{GAME}-warning", GAME, 1, {}, now_ms())
    assert await deliveries.record(made["id"], GAME, 0, "", False, [warning])
    await friday.call("DELETE", f"/v1/webhooks/{made['id']}", status=204)
    move = game_event("moved", GAME, 2, {}, now_ms())
    assert not await deliveries.record(made["id"], GAME, 2, "", False, [move])
    assert await store.keys(f"gw:webhook:{{{made['id']}}}*") == []


async def test_games_of_others_are_nobodys_news(friday: Club, broker: str) -> None:
    async with receiving() as receiver, club(friday.house) as other, delivering(friday.house, broker):
        [(theirs, _)] = await other.games()
        [(mine, _), (watched, _)] = await friday.games(2)
        await friday.call("POST", "/v1/webhooks", {"url": receiver.url, "game": theirs}, 404)
        await friday.subscribe(receiver.url, "moved", game=watched)
        for game in (mine, watched):
            await blow_after_two(friday, game)
        for game in (theirs,):
            await blow_after_two(other, game)
        await receiver.until(lambda: watched in at_version(receiver.taken, 4))
    assert {one.event["subject"] for one in receiver.taken} == {watched}


async def blow_after_two(platform: Club, game: str) -> None:
    for seat in range(2):
        token = (await platform.call("POST", f"/v1/games/{game}/seats/{seat}/token"))["token"]
        await platform.play(game, token)
    await blow(platform.house, game)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://club.example/", "https://", "https://user:pw@club.example/", "https://club.example/#part",
        "club.example", "https://user@club.example/",
        "https://club.example:99999/", "https://club.example:0/", "https://club.example/a b", "https://clüb.example/",
        "https://club.example/\r\nHost: x", "https://[::1/", f"https://club.example/{'a' * 300}",
    ],
)  # fmt: skip
async def test_what_is_no_address_is_refused(friday: Club, url: str) -> None:
    answer = await friday.client.post("/v1/webhooks", json={"url": url}, headers=friday.headers)
    assert answer.status_code == 400


async def test_an_address_without_encryption_is_refused_where_the_operator_named_no_network(
    house: House, friday: Club
) -> None:
    async with club(house) as platform:
        answer = await platform.client.post(
            "/v1/webhooks", json={"url": "http://club.example/"}, headers=platform.headers
        )
    assert answer.status_code == 400 and answer.json()["field"] == "url"
    assert "https://" in answer.json()["detail"]


async def refusal(friday: Club, url: str) -> str:
    """Why ``url`` is refused, by the field and the sentence; empty where it is taken."""
    answer = await friday.client.post("/v1/webhooks", json={"url": url}, headers=friday.headers)
    told = answer.json()
    return f"{told['field']}: {told['detail']}" if answer.status_code == 400 else ""


async def test_an_address_that_nothing_would_be_sent_to_is_refused_when_it_is_registered(
    friday: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator allows 127.0.0.0/8 alone; what a name leads to may change, so the sender looks again."""
    names = {
        "outside.example": ["1.1.1.1"],
        "mixed.example": ["127.0.0.1", "10.0.0.1"],
        "inside.example": ["127.0.0.2"],
    }
    loop = asyncio.get_running_loop()
    numeric = loop.getaddrinfo

    async def known(host: str, port: int, *, type: int = 0, flags: int = 0, **more: Any) -> Any:
        if flags or host not in (*names, "later.example", "slow.example"):
            return await numeric(host, port, type=type, flags=flags, **more)
        if host == "slow.example":
            await asyncio.sleep(PATIENCE)
        if host not in names:
            raise gaierror
        return [(None, None, None, "", (one, port)) for one in names[host]]

    monkeypatch.setattr(loop, "getaddrinfo", known)
    plain, private = (f"url: {receiver_urls.FAULTS[code]}" for code in ("plain-http", "private-address"))
    for url, expected in {
        "http://1.1.1.1/": plain, "http://outside.example:8080/hook": plain, "http://mixed.example/": private,
        "http://10.0.0.1/": private, "https://10.0.0.1/": private, "https://[::1]:8443/": private,
        "http://127.0.0.1:9/": "", "http://inside.example/": "", "http://later.example/": "",
        "https://127.0.0.1/": "", "https://1.1.1.1/": "", "https://mixed.example/": "",
    }.items():  # fmt: skip
        assert await refusal(friday, url) == expected, url
    monkeypatch.setattr(receiver_urls, "LOOK_UP_SECONDS", 0.01)
    assert not await refusal(friday, "http://slow.example/")


async def test_one_subscription_has_every_kind_of_event(friday: Club) -> None:
    made = await friday.subscribe("https://club.example/hook", *EVENT_KINDS)
    assert made["events"] == list(EVENT_KINDS)


async def test_of_many_webhooks_that_are_made_at_once_as_many_are_made_as_there_is_room_for(friday: Club) -> None:
    store, application = friday.house.gateway.webhooks, friday.application.id
    for number in range(15):
        await store.create(application, f"https://club.example/{number}", ("turn",), "")
    asked = [store.create(application, f"https://club.example/more-{number}", ("turn",), "") for number in range(10)]
    made = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, Subscription) for one in made) == 5
    assert len(await store.of_application(application)) == 20
    assert {one.kind.code for one in made if isinstance(one, Problem)} == {"too-many-webhooks"}


async def test_an_application_has_at_most_twenty(friday: Club) -> None:
    asked = [
        friday.client.post("/v1/webhooks", json={"url": "http://127.0.0.1:9/"}, headers=friday.headers)
        for _ in range(20)
    ]
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {201}
    answers = await asyncio.gather(
        *(friday.client.post("/v1/webhooks", json={"url": "http://127.0.0.1:9/"}, headers=friday.headers) for _ in "ab")
    )
    assert [answer.status_code for answer in answers] == [429, 429]
    listed = (await friday.call("GET", "/v1/webhooks"))["webhooks"]
    assert len(listed) == 20 and not any("secret" in one for one in listed)
    await friday.call("DELETE", f"/v1/webhooks/{listed[0]['id']}", status=204)
    await friday.subscribe("http://127.0.0.1:9/", "started")


@pytest.mark.parametrize("step", ["set", "sadd"])
async def test_a_webhook_whose_creation_was_interrupted_takes_no_place_and_is_not_listed(
    friday: Club, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is listed and gets nothing would be worse than none."""
    store, application = friday.house.gateway.store, friday.application.id
    real, wanted = getattr(store, step), {"url": "http://127.0.0.1:9/", "events": ["started"]}

    async def dying(key: str, *given: Any, **more: Any) -> Any:
        if key == keys.ALL or key.startswith("gw:webhook:"):
            raise StoreAway
        return await real(key, *given, **more)

    with monkeypatch.context() as death:
        death.setattr(store, step, dying)
        await friday.call("POST", "/v1/webhooks", wanted, 503)
    assert await store.scard(keys.of_application(application)) == 0
    assert (await friday.call("GET", "/v1/webhooks"))["webhooks"] == []


async def orphans(friday: Club, webhook: str) -> tuple[bool, list[bytes]]:
    """Whether the list of all webhooks names one, and what else of it is in the store."""
    store = friday.house.gateway.store
    return bool(await store.sismember(keys.ALL, webhook)), await store.keys(f"gw:webhook:{{{webhook}}}*")


@pytest.mark.parametrize("error", [StoreAway, asyncio.CancelledError])
async def test_nothing_is_left_of_a_webhook_that_got_no_place(
    friday: Club, broker: str, error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed in the list of all, looked at each second for ever. Where its gateway died, a later look ends it."""
    webhooks, made = friday.house.gateway.webhooks, list[Subscription]()

    async def dying(one: Subscription) -> None:
        made.append(one)
        raise error

    with monkeypatch.context() as death:
        death.setattr(webhooks, "_give_place", dying)
        with pytest.raises(error):
            await webhooks.create(friday.application.id, "http://127.0.0.1:9/", ("turn",), "")
    (orphan,) = made
    queue = SendQueue(broker)
    if error is asyncio.CancelledError:
        await Dispatcher(friday.house.gateway, queue, Health()).send_due()
        assert (await orphans(friday, orphan.id))[0], "it may still get its place"
        monkeypatch.setattr(subscriptions, "MAKING_MS", -1)
        await Dispatcher(friday.house.gateway, queue, Health()).send_due()
    await queue.close()
    assert await orphans(friday, orphan.id) == (False, [])


@pytest.mark.parametrize("step", ["delete", "unlink", "srem"])
async def test_a_webhook_whose_end_was_interrupted_is_taken_away_whole(
    friday: Club, broker: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = friday.house.gateway.store
    made, kept = [await friday.subscribe("http://127.0.0.1:9/", "started") for _ in range(2)]
    begun = game_event("started", GAME, 1, {}, now_ms())
    assert await friday.house.gateway.deliveries.record(made["id"], GAME, 1, "", False, [begun])
    real = getattr(store, step)

    async def dying(key: str, *given: Any) -> Any:
        if key == keys.ALL or key.startswith("gw:webhook:"):
            raise StoreAway
        return await real(key, *given)

    with monkeypatch.context() as death:
        death.setattr(store, step, dying)
        await friday.call("DELETE", f"/v1/webhooks/{made['id']}", status=503)
    monkeypatch.setattr(subscriptions, "MAKING_MS", -1)
    queue = SendQueue(broker)
    await Dispatcher(friday.house.gateway, queue, Health()).send_due()
    await queue.close()
    assert await orphans(friday, made["id"]) == (False, [])
    assert [one["id"] for one in (await friday.call("GET", "/v1/webhooks"))["webhooks"]] == [kept["id"]]


def test_pauses_grow_to_four_hours_and_never_come_together() -> None:
    pauses = [pause_before(attempt, 0.5) for attempt in range(1, 12)]
    assert pauses[:4] == [5, 15, 45, 135] and pauses[-1] == 4 * 3600
    assert pause_before(3, 0.0) == pytest.approx(36) and pause_before(3, 1.0) == pytest.approx(54)
    assert pause_before(10_000, 0.5) == 4 * 3600


async def settled(platform: Club, webhook: str, count: int = 1) -> None:
    while (await platform.call("GET", f"/v1/webhooks/{webhook}"))["deliveries"]["delivered"] < count:
        await asyncio.sleep(0.01)


async def test_all_webhooks_of_an_application_share_their_attempts(friday: Club, broker: str) -> None:
    made = [await friday.subscribe("http://127.0.0.1:9/", "started") for _ in range(4)]
    async with recording(friday.house):
        await friday.games(8)
        for one in made:
            while (await friday.call("GET", f"/v1/webhooks/{one['id']}"))["deliveries"]["waiting"] < 8:
                await asyncio.sleep(0.01)
    queue = SendQueue(broker)
    try:
        assert await Dispatcher(friday.house.gateway, queue, Health()).send_due() == APPLICATION_AT_ONCE
    finally:
        await queue.close()


async def test_a_fault_that_nobody_foresaw_does_not_end_the_webhooks_of_an_application(
    friday: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Recorder.record
    faults: list[TableUpdateResponse] = []

    async def record_later(self: Recorder, application: str, update: TableUpdateResponse) -> None:
        if not faults:
            faults.append(update)
            raise ValueError
        await record(self, application, update)

    monkeypatch.setattr(Recorder, "record", record_later)
    made = await friday.subscribe("http://127.0.0.1:9/", "started")
    async with recording(friday.house), asyncio.timeout(PATIENCE):
        await friday.games(1)
        while not (await friday.call("GET", f"/v1/webhooks/{made['id']}"))["deliveries"]["waiting"]:
            await asyncio.sleep(0.01)
    assert faults


def test_a_leaked_secret_that_soon_ends_signs_no_longer_for_a_later_exchange() -> None:
    made = Subscription("w", "a", "https://example.org/", ("turn",), "", (SigningSecret("first"),), created=0)
    exchanged = with_secret(made, SigningSecret("second"), until=100)
    again = with_secret(exchanged, SigningSecret("third"), until=5000)
    assert [again.good_secrets(now) for now in (99, 100, 4999, 5000)] == [
        ["third", "second", "first"], ["third", "second"], ["third", "second"], ["third"],
    ]  # fmt: skip


def test_a_webhook_never_signs_with_more_than_four_secrets() -> None:
    made = Subscription("w", "a", "https://example.org/", ("turn",), "", (SigningSecret("0"),), created=0)
    for number in range(1, 7):
        made = with_secret(made, SigningSecret(str(number)), until=5000)
    assert made.good_secrets(0) == ["6", "5", "4", "3"]
