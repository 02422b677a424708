"""The gateway's keys on real servers: with its own user's rights alone, and on a cluster."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from time import time

import msgspec
import pytest
from redis.exceptions import NoPermissionError

from sagebrush_events.acl import USERS, record
from sagebrush_gateway.applications.application import SCOPES
from sagebrush_gateway.guests.registry import Guest, GuestRegistry
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.guests.tokens import TOKEN, new_id, new_secret
from sagebrush_gateway.http.middleware import problem_for
from sagebrush_gateway.problems import UNAVAILABLE, Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import AWAY, Store, connect
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant
from sagebrush_gateway.tables.seating import joined
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_gateway.tables.table_terms import GroupPlace
from sagebrush_gateway.webhooks.deliveries import DeliveryStore, RetryTerms
from sagebrush_gateway.webhooks.events import game_event
from sagebrush_gateway.webhooks.subscriptions import SubscriptionStore
from sagebrush_process.clock import now_ms
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc.webhook_jobs import WebhookResult
from tests.gateway.house import House, newcomer, play_out, registered, started_game, table_for
from tests.servers import free_port, running_store


async def use_everything(store: Store) -> None:
    """Every kind of key the gateway writes, and a race for a table of two seats."""
    revocations = Revocations(store)
    guests, tables = GuestRegistry(store, GatewaySettings(), revocations), LobbyTableStore(store, GatewaySettings())
    anna, token = await guests.create_guest("Anna")
    assert await guests.by_token(token) == anna
    assert await guests.by_ticket(await guests.ticket(anna), "/v1/games/g/events") == anna
    other = new_secret(TOKEN)
    renewed = await guests.rotate(anna, other)
    assert renewed is not None
    await guests.revoke(renewed)
    await revocations.poll()
    assert revocations.are_known() and await guests.by_token(other) is None
    table = LobbyTable(
        new_id(), "high-card", "plain", (), {}, "", "public", anna.id, "", int(time() * 1000), (None, None)
    )
    await tables.add(table)
    rivals = [msgspec.structs.replace(anna, id=str(number)) for number in range(6)]
    seats = await asyncio.gather(*(_seat(tables, table.id, rival) for rival in rivals))
    assert sorted(seat for seat in seats if seat is not None) == [0, 1]
    for stage in ("started", "finished"):
        await tables.advance(table.id, stage)
    assert [found.id for found in (await tables.lists.page_of_all("finished", "", 1))[0]] == [table.id]
    assert await tables.live.count(anna.id) == 0
    place = GroupPlace(new_id(), 0, (), (table.id,), int(time() * 1000) + 60_000)
    assert await tables.claims.claim(place, anna.id, table.id) == table.id
    await tables.claims.release(place, anna.id, table.id, lambda: _is(True))
    assert await tables.claims.claim(place, anna.id, "another") == table.id
    await tables.claims.release(place, anna.id, table.id, lambda: _is(False))
    assert await tables.claims.claim(place, anna.id, "another") == "another"
    await tables.remove(table)
    await use_webhooks(store, table.id)


async def use_webhooks(store: Store, game: str) -> None:
    """A delivery from its record by a failure and a success to its end, a dead letter, and the end of the webhook."""
    webhooks, deliveries = SubscriptionStore(store), DeliveryStore(store, RetryTerms(first=0))
    made = await webhooks.rotate(await webhooks.create(new_id(), "https://club.example/", ("moved",), ""), 60)
    for version in (1, 2):
        event = game_event("moved", game, version, {}, 0)
        assert await deliveries.record(made.id, game, version, "", version == 2, [event])
    for status in (500, 200):
        [(event, number)] = await deliveries.claim(made.id, now_ms() + 10, now_ms() + 1000, 8)
        await deliveries.settle(WebhookResult(made.id, event.id, number, status), now_ms())
    [(event, number)] = await deliveries.claim(made.id, now_ms() + 10, now_ms() + 1000, 8)
    given_up = DeliveryStore(store, RetryTerms(lasting=-1))
    assert await given_up.settle(WebhookResult(made.id, event.id, number, 500), now_ms()) == "dead"
    assert await deliveries.counts(made.id) == (0, 1, 1)
    assert await deliveries.replay_oldest(made.id, 10) == 1
    await webhooks.keep_cursor(made.application, 1)
    await webhooks.forget_cursor(made.application)
    await webhooks.remove(made)
    assert await webhooks.of_application(made.application) == []


async def _is(answer: bool) -> bool:
    return answer


async def _seat(tables: LobbyTableStore, table: str, rival: Guest) -> int | None:
    try:
        changed = await tables.change(table, lambda found: joined(found, rival, None, Occupant("x", rival.id)))
    except Problem:
        return None
    return changed.seat_of(rival)


async def test_the_gateway_works_with_the_rights_of_its_own_user(tmp_path: Path) -> None:
    users = tmp_path / "users.acl"
    users.write_text(record({user: user for user in USERS}))
    with running_store("--aclfile", str(users)) as server:
        store = connect(f"unix://gateway:gateway@{server.socket}")
        await use_everything(store)
        for command in (("XRANGE", "sb:0:game:x", "-", "+"), ("GET", "sb:0:secret:x"), ("FLUSHALL",), ("KEYS", "*")):
            with pytest.raises(NoPermissionError):
                await store.execute_command(*command)
        await store.aclose()


async def test_a_cluster_of_which_no_node_answers_is_away_and_nobody_stops_following() -> None:
    store = connect(f"redis+cluster://127.0.0.1:{free_port()}")
    tables, revocations = LobbyTableStore(store, GatewaySettings()), Revocations(store)
    following = [asyncio.create_task(task) for task in (tables.changes.follow(), revocations.follow())]
    done, _ = await asyncio.wait(following, timeout=1)
    assert not done
    with pytest.raises(AWAY) as error:
        await tables.get(new_id())
    assert problem_for(error.value).kind is UNAVAILABLE
    await cancel_all(following)
    await store.aclose()


async def test_the_gateway_works_on_a_cluster(cluster_url: str) -> None:
    store = connect(cluster_url)
    await use_everything(store)
    await store.aclose()


async def test_the_gateway_takes_the_address_of_a_record_that_waits_for_replicas() -> None:
    """Under `sagebrush up` all processes have one address."""
    with running_store() as server:
        store = connect(f"{server.url}?replicas=1")
        assert await store.ping()
        await store.aclose()


KEPT = re.compile(
    r"gw:(table:[0-9a-z]{26}|tables:\w+|guest:\w+:(tables|live)|(changes|ended)(:last)?|application\S*|seats:\w+)"
)
"""What stays until somebody takes it away: tables, the lists that they are on, and what operators have registered."""


async def test_everything_else_that_people_leave_behind_ends_by_itself(house: House, stack: AsyncExitStack) -> None:
    """A store that only grew would be full one day."""
    store = house.gateway.store
    before = {key async for key in store.scan_iter("gw:*", count=1000)}
    dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
    await asyncio.gather(*(dora.post("/v1/guests/me/token") for _ in range(3)))
    await newcomer(house, stack, "Carl, who never comes again")
    dora = await newcomer(house, stack, "Dora")
    dora.token = (await dora.post("/v1/guests/me/token")).json()["token"]
    opened = await dora.post("/v1/tables", table_for(2), key="opened-once")
    game = opened.json()["table"]
    for person in (dora, emil):
        await person.post(f"/v1/tables/{game}/join", {})
    await dora.post(f"/v1/tables/{game}/start")
    assert (await dora.post("/v1/bots/jobs", {})).json()["jobs"]
    other = await started_game(dora, emil, hints=True)
    assert (await dora.post(f"/v1/games/{other}/hint")).status_code == 200
    for number in range(2):
        ticket = (await dora.post("/v1/tickets")).json()["ticket"]
        if number:
            query = {"ticket": ticket}
            async with dora.client.stream("GET", f"/v1/games/{game}/events", params=query) as answer:
                assert answer.status_code == 200
    await play_out(house, game, dora, emil)
    assert (await dora.post(f"/v1/tables/{game}/rematch", {})).status_code in (200, 201)
    _, key = await registered(house, *SCOPES)
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    body = {"games": [{"title": "high-card", "edition": "plain", "seats": seats}]}
    made = await emil.client.post("/v1/games", json=body, headers={**key, "Idempotency-Key": "made-once"})
    [created] = made.json()["games"]
    bearer = {"Authorization": f"Bearer {created['seats'][0]['token']}"}
    ticket = (await emil.client.post("/v1/tickets", headers=bearer)).json()["ticket"]
    watched = f"/v1/games/{created['game']}/events"
    async with emil.client.stream("GET", watched, params={"ticket": ticket}) as answer:
        assert answer.status_code == 200
    assert (await emil.client.delete("/v1/guests/me/token", headers=emil.headers)).status_code == 204
    left = {key async for key in store.scan_iter("gw:*", count=1000)} - before
    kinds = {key.decode().split(":")[1] for key in left}
    assert kinds >= {"token", "ticket", "seat-ticket", "opening", "batch", "turn-lease", "hints", "limit"}
    assert [key for key in left if await store.ttl(key) < 0 and not KEPT.fullmatch(key.decode())] == []
