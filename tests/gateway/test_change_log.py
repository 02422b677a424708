"""A gateway that goes on while an older backup is put back misses nothing of what happens from then on."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from sagebrush_gateway.change_log import AGAIN, ChangeLog
from sagebrush_gateway.guests.registry import Guest, GuestRegistry
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store, connect
from sagebrush_gateway.tables.table_changes import TableChanges
from tests.gateway.house import newcomer, opened_house, opened_table
from tests.gateway.test_following import following
from tests.servers import Server, running_store


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A store that nobody else uses, so that it may lose something."""
    with running_store() as running:
        yield running


@asynccontextmanager
async def opened_store(server: Server) -> AsyncIterator[Store]:
    """A client of the store, which is empty."""
    client = connect(server.url)
    await client.flushall()
    try:
        yield client
    finally:
        await client.aclose()


@asynccontextmanager
async def put_back(store: Store) -> AsyncIterator[None]:
    """What the store has now is all that it has afterwards, as with a backup of this moment."""
    kept = {key: await store.dump(key) for key in await store.keys("*")}
    yield
    async with store.pipeline(transaction=True) as pipe:
        pipe.flushall()
        for key, value in kept.items():
            pipe.restore(key, 0, value)
        await pipe.execute()


@pytest.mark.parametrize("kind", [Revocations, TableChanges])
@pytest.mark.parametrize("before", [0, 3, AGAIN + 9])
async def test_what_changes_after_an_older_backup_was_put_back_is_told(
    server: Server, kind: type[Any], before: int
) -> None:
    async with opened_store(server) as store:
        other, here = kind(store), kind(store)
        told, lost = list[str](), list[str]()
        here.subscribe(told.append)
        here.when_lost(lambda: lost.append("lost"))
        for number in range(before):
            await other.note(f"before {number}")
        async with put_back(store):
            for number in range(AGAIN + 5):
                await other.note(f"lost {number}")
            await here.poll()
        told.clear()
        await here.poll()
        assert lost == ["lost"] and told == [f"before {number}" for number in range(before)]
        told.clear()
        await other.note("lost 0")
        await here.poll()
        assert "lost 0" in told, "with the number that it had before"
        await here.poll()
        assert lost == ["lost"]


async def test_an_id_that_two_gateways_note_at_once_keeps_its_later_number(server: Server) -> None:
    async with opened_store(server) as store:
        log, lost = ChangeLog(store, "gw:ended"), list[str]()
        log.when_lost(lambda: lost.append("lost"))
        await log.note("a")
        await log.note("a")
        await log.poll()
        await store.set("gw:ended:last", 0)  # the number of a gateway that was slow
        await log.note("a")
        await log.poll()
        assert not lost


async def test_a_change_of_its_own_hides_no_change_of_others_from_a_gateway(server: Server) -> None:
    async with opened_store(server) as store:
        other, here, told = ChangeLog(store, "gw:ended"), ChangeLog(store, "gw:ended"), list[str]()
        here.subscribe(told.append)
        for number in range(AGAIN + 5):
            await other.note(f"other {number}")
        await here.note("own")
        await here.poll()
        assert {f"other {number}" for number in range(AGAIN + 5)} <= {*told}


async def test_a_change_that_is_noted_while_the_log_is_read_is_no_loss(server: Server) -> None:
    class Interrupted(ChangeLog):
        async def _since(self, number: int) -> list[tuple[bytes, float]]:
            found = await super()._since(number)
            await self.note("meanwhile")
            return found

    async with opened_store(server) as store:
        log, lost = Interrupted(store, "gw:ended"), list[str]()
        log.when_lost(lambda: lost.append("lost"))
        await log.note("a")
        await log.poll()
        assert not lost


async def test_a_token_that_the_backup_does_not_know_is_good_no_longer(server: Server) -> None:
    async with opened_store(server) as store:
        revocations = Revocations(store)
        guests = GuestRegistry(store, GatewaySettings(gateway_token_cache_seconds=10_000), revocations)
        async with put_back(store):
            _, token = await guests.create_guest("Anna")
            await revocations.note("another")
            await revocations.poll()
            assert isinstance(await guests.by_token(token), Guest)
        await revocations.poll()
        assert await guests.by_token(token) is None


async def test_who_follows_the_lobby_is_told_what_the_backup_has(rules: str, server: Server) -> None:
    async with opened_store(server) as store, opened_house(rules, server.url) as house, AsyncExitStack() as stack:
        anna = await newcomer(house, stack, "Anna")
        kept = await opened_table(anna)
        async with following(anna.client, anna.headers, "/v1/tables/events") as reader:
            await reader.until("ready")
            async with put_back(store):
                gone = await opened_table(anna)
                await reader.until("table", gone)
            found = await reader.until("ready")
            assert {one["table"]: one["type"] for one in found[:-1]} == {kept: "table"}
            await reader.until("removed", gone)
            new = await opened_table(anna)
            await reader.until("table", new)
