"""What only a real server can show: data that is lost or not, rights, time, and the shape of the keys."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace

import pytest

from sagebrush_events import (
    Answer,
    Append,
    Conflict,
    Duplicate,
    Full,
    Lost,
    Ok,
    Record,
    StoreFull,
    Unavailable,
    connect,
    keys,
)
from sagebrush_events.commit import check_chain, fingerprint
from sagebrush_events.record import CAP, SECRET_HOURS, ToldWarnings
from sagebrush_events.redis.library import FEED_KEPT
from sagebrush_events.redis.record import PLAN_SECONDS, WARNED_SECONDS, RedisRecord
from sagebrush_events.redis.servers import OneServer
from sagebrush_events.redis.tail import MOST
from tests.events.games import NOON, asking, new_game, play, versions
from tests.patience import PATIENCE
from tests.servers import Server, free_port, program_of, running_store, wait_until


@pytest.fixture
def server() -> Iterator[Server]:
    """A store of this test alone: it may be emptied and killed."""
    with running_store() as running:
        yield running


@pytest.fixture
async def record(server: Server) -> AsyncIterator[RedisRecord]:
    """A record on the store of this test."""
    record = await RedisRecord.connect(server.url)
    yield record
    await record.close()


async def test_a_store_that_was_emptied_is_noticed(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await play(record, game, 5)
    with server.client() as client:
        client.flushall()
    assert await record.append(asking(game, 5, "next")) == Lost(0)
    assert await record.append(asking(game, 4, "c5")) == Lost(0)


async def test_a_store_that_lost_its_disk_gets_the_functions_again(server: Server, record: RedisRecord) -> None:
    with server.client() as client:
        client.function_flush("SYNC")
    assert await record.append(asking(new_game(), 0, "a")) == Ok(1)


async def test_an_acknowledged_append_survives_a_crash(server: Server, record: RedisRecord) -> None:
    games = [new_game() for _ in range(16)]
    acknowledged: dict[str, int] = dict.fromkeys(games, 0)
    writers = [asyncio.create_task(write_until_away(record, game, acknowledged)) for game in games]
    for _ in range(3):
        await more_acknowledged(acknowledged, 50)
        server.kill()
        server.start()
    await more_acknowledged(acknowledged, 50)
    for writer in writers:
        writer.cancel()
    await asyncio.gather(*writers, return_exceptions=True)
    for game, version in acknowledged.items():
        stored = await record.read(game)
        assert versions(stored) == list(range(1, len(stored) + 1))
        assert len(stored) in (version, version + 1)
        assert await record.lookup(game, f"c{len(stored)}") is not None


async def more_acknowledged(acknowledged: dict[str, int], commits: int) -> None:
    """Return when so many more commits are acknowledged."""
    wanted = sum(acknowledged.values()) + commits
    async with asyncio.timeout(PATIENCE):
        while sum(acknowledged.values()) < wanted:
            await asyncio.sleep(0.001)


async def write_until_away(record: RedisRecord, game: str, acknowledged: dict[str, int]) -> None:
    """Append for ever; an unknown outcome is repeated with the same command id."""
    while True:
        version = acknowledged[game]
        try:
            answer = await record.append(asking(game, version, f"c{version + 1}"))
        except Unavailable:
            await asyncio.sleep(0.01)
            continue
        assert answer in (Ok(version + 1), Duplicate(version + 1))
        acknowledged[game] += 1


async def test_a_torn_write_at_the_end_of_the_file_costs_no_acknowledged_commit(server: Server) -> None:
    record = await RedisRecord.connect(server.url)
    game = new_game()
    stored = await play(record, game, 10)
    await record.close()
    server.kill()
    journal = max(server.directory.glob("appendonlydir/*.incr.aof"))
    with journal.open("ab") as file:
        file.write(b"*1\r\n$5\r\nMULTI\r\n*5\r\n$4\r\nXADD\r\n$20\r\nsb:{3}:ga")
    server.start()
    record = await RedisRecord.connect(server.url)
    assert await record.read(game) == stored
    assert await record.append(asking(game, 10, "next")) == Ok(11)
    await record.close()


async def test_while_the_store_is_away_the_outcome_is_unknown(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await play(record, game, 1)
    server.kill()
    with pytest.raises(Unavailable):
        await record.commit_counts()
    with pytest.raises(Unavailable):
        await record.append(asking(game, 1, "c2"))
    with pytest.raises(Unavailable):
        await record.read(game)
    with pytest.raises(Unavailable):
        await record.tail()
    server.start()
    assert await record.append(asking(game, 1, "c2")) == Ok(2)


async def test_a_store_that_is_full_refuses_and_keeps_what_it_has(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await play(record, game, 2)
    with server.client() as client:
        client.config_set("maxmemory", 1)
        assert await record.room() == 0
        with pytest.raises(StoreFull):
            await record.append(asking(game, 2, "c3"))
        assert await record.lookup(game, "c2") == (2, fingerprint(0, b"go"))
        client.config_set("maxmemory", 0)
    assert await record.append(asking(game, 2, "c3")) == Ok(3)


async def test_the_tail_goes_on_after_a_crash_without_a_gap(server: Server, record: RedisRecord) -> None:
    game = new_game()
    entries = await record.tail()
    await play(record, game, 2)
    assert [(await anext(entries)).version for _ in range(2)] == [1, 2]
    server.kill()
    server.start()
    await record.append(asking(game, 2, "c3"))
    assert (await asyncio.wait_for(anext(entries), PATIENCE)).version == 3


def fill_feed(server: Server, game: str, entries: int) -> None:
    """As many appends do, each of which drops what the feed does not keep."""
    feed = keys.feed(keys.partition(game))
    with server.client() as client:
        pipeline = client.pipeline(transaction=False)
        for version in range(2, entries + 2):
            pipeline.xadd(feed, {"g": game, "v": version, "a": b"{}"}, maxlen=FEED_KEPT, approximate=True)
        pipeline.execute()


async def test_a_reader_far_behind_gets_every_entry_that_the_feed_keeps(server: Server, record: RedisRecord) -> None:
    game, behind = new_game(), 2 * MOST + 1
    entries = await record.tail()
    await record.append(asking(game, 0, "c1"))
    assert (await anext(entries)).version == 1
    fill_feed(server, game, behind)
    assert [(await anext(entries)).version for _ in range(behind)] == [*range(2, behind + 2)]


async def test_a_reader_for_whom_the_feed_did_not_wait_is_told_so(server: Server, record: RedisRecord) -> None:
    """He cannot know which games moved, so he has to look at all that he follows."""
    game = new_game()
    entries = await record.tail()
    await record.append(asking(game, 0, "c1"))
    assert (await anext(entries)).version == 1
    assert MOST < FEED_KEPT
    fill_feed(server, game, 2 * FEED_KEPT)
    with pytest.raises(Unavailable, match="not read yet"):
        await anext(entries)
    again = await record.tail()
    await record.append(asking(game, 1, "c2"))
    assert (await anext(again)).version == 2


async def test_no_game_is_left_out_where_a_server_has_more_than_it_tells_at_once(
    server: Server, record: RedisRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sagebrush_events.redis.record.SCANNED", 2)
    games = [new_game() for _ in range(40)]
    for game in games:
        await record.append(asking(game, 0, "first"))
    assert {game async for game in record.games()} == set(games)


async def test_a_prepared_seed_expires_unless_the_game_is_created(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await record.prepare(game, b"seed")
    with server.client() as client:
        assert SECRET_HOURS * 3600 - 400 < int(client.ttl(keys.secret(game))) <= SECRET_HOURS * 3600
        await record.append(asking(game, 0, ""))
        assert client.ttl(keys.secret(game)) == -1


async def test_a_snapshot_expires(server: Server, record: RedisRecord) -> None:
    from sagebrush_events import Snapshot

    game = new_game()
    await record.put_snapshot(game, Snapshot(1, b"state"), seconds=60)
    with server.client() as client:
        assert 0 < int(client.ttl(keys.snapshot(game))) <= 60


async def test_a_plan_expires_although_the_platform_has_replaced_it(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await record.replace_plan(game, 1, b"", b"x")
    with server.client() as client:
        assert PLAN_SECONDS - 400 < int(client.ttl(keys.plan(game, 1))) <= PLAN_SECONDS
        for plan in (b"x", b"y"):
            await record.replace_plan(game, 1, b"x", plan)
            assert PLAN_SECONDS - 400 < int(client.ttl(keys.plan(game, 1))) <= PLAN_SECONDS


async def test_of_what_a_seat_was_warned_expires(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await record.append(replace(asking(game, 0, "a"), warns=NOON))
    assert await record.tell_warnings(ToldWarnings(game, 1, NOON, None, {3: b"[7,60]"}, b"time runs out"))
    with server.client() as client:
        assert WARNED_SECONDS - 400 < int(client.ttl(keys.warned(game))) <= WARNED_SECONDS


async def test_the_version_is_right_after_a_deletion(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await play(record, game, 4)
    with server.client() as client:
        client.xdel(keys.stream(game), "2-0", "4-0")
    assert await record.append(asking(game, 2, "late")) == Conflict(4)
    assert await record.append(asking(game, 4, "next")) == Ok(5)


async def test_a_game_that_has_all_it_may_have_is_full(server: Server, record: RedisRecord) -> None:
    game = new_game()
    with server.client() as client:
        client.xadd(keys.stream(game), {"c": "x"}, id=f"{CAP}-0")
    assert await record.append(asking(game, CAP, "one more")) == Full()


@pytest.mark.parametrize("part", ["stream", "command_ids", "feed", "awaiting"])
async def test_a_key_of_the_wrong_kind_stops_an_append_before_it_writes(
    server: Server, record: RedisRecord, part: str
) -> None:
    game = new_game()
    number = keys.partition(game)
    by_part = {
        "stream": keys.stream(game),
        "command_ids": keys.command_ids(game),
        "feed": keys.feed(number),
        "awaiting": keys.awaiting(number),
    }
    with server.client() as client:
        client.set(by_part.pop(part), "spoilt")
        with pytest.raises(Exception, match="WRONGTYPE"):
            await record.append(asking(game, 0, "a", due=NOON))
        assert client.exists(*by_part.values()) == 0


async def test_the_feed_stays_short(server: Server, record: RedisRecord) -> None:
    game = new_game()
    feed = keys.feed(keys.partition(game))
    with server.client() as client:
        pipeline = client.pipeline(transaction=False)
        for _ in range(2 * FEED_KEPT):
            pipeline.xadd(feed, {"g": "other", "v": 1, "a": "payload"})
        pipeline.execute()
        await play(record, game, 1)
        assert FEED_KEPT <= int(client.xlen(feed)) < 1.2 * FEED_KEPT


async def test_thirty_two_processes_worth_of_writers_make_one_history(server: Server) -> None:
    game = new_game()
    records = [await connect(server.url) for _ in range(8)]
    won: Counter[int] = Counter()

    async def writer(number: int) -> None:
        record = records[number % len(records)]
        version = 0
        while version < 40:
            answer: Answer = await record.append(asking(game, version, f"{number}-{version}"))
            assert isinstance(answer, Ok | Conflict)
            won[version + 1] += isinstance(answer, Ok)
            version = answer.version if isinstance(answer, Ok) else answer.last

    await asyncio.gather(*map(writer, range(32)))
    assert versions(await records[0].read(game)) == list(range(1, len(won) + 1))
    assert all(winners <= 1 for winners in won.values())
    assert len(won) >= 40
    await asyncio.gather(*(record.close() for record in records))


async def test_the_command_ids_of_a_long_game_stay_compact(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await asyncio.gather(*(record.append(asking(game, version, f"c{version}")) for version in range(300)))
    with server.client() as client:
        assert client.object("encoding", keys.command_ids(game)) == b"listpack"


@pytest.fixture(params=["wheel", "redis-server"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    """A master and its replica, in step."""
    port, program = str(free_port()), program_of(request.param)
    with (
        running_store("--port", port, "--repl-diskless-sync-delay", "0", program=program) as master,
        running_store("--replicaof", "127.0.0.1", port, program=program) as replica,
    ):
        wait_until(lambda: has_a_replica_in_step(master))
        yield master, replica


async def test_with_replicas_nothing_is_acknowledged_that_only_the_master_has(pair: tuple[Server, Server]) -> None:
    master, replica = pair
    game = new_game()
    async with opened(f"{master.url}?replicas=1") as record:
        await appended(record, asking(game, 0, "a"))
        with replica.client() as client:
            assert client.xlen(keys.stream(game)) == 1
        replica.kill()
        with pytest.raises(Unavailable, match="0 of 1 replicas"):
            await record.append(asking(game, 1, "b"))


async def test_a_command_that_is_repeated_is_not_acknowledged_before_a_replica_has_it(
    pair: tuple[Server, Server],
) -> None:
    """Redis from 7.2 on and Valkey let a WAIT pass on a connection that wrote nothing."""
    master, replica = pair
    game = new_game()
    asked = asking(game, 0, "a")
    async with two_records(master) as (first, second):
        with stopped(replica):
            for call in (
                lambda: first.append(asked),
                lambda: second.append(asked),
                lambda: second.lookup(game, asked.command_id),
            ):
                with pytest.raises(Unavailable, match="0 of 1 replicas"):
                    await call()
        assert await appended(second, asked) == Duplicate(1)
        assert await second.lookup(game, asked.command_id) == (1, asked.fingerprint)
    with replica.client() as client:
        assert client.xlen(keys.stream(game)) == 1


async def test_a_seed_that_was_prepared_before_is_not_promised_before_a_replica_has_it(
    pair: tuple[Server, Server],
) -> None:
    master, replica = pair
    game = new_game()
    async with two_records(master) as (first, second):
        with stopped(replica):
            for record in (first, second):
                with pytest.raises(Unavailable, match="0 of 1 replicas"):
                    await record.prepare(game, b"seed")
    with master.client() as client:
        assert 0 < client.ttl(keys.secret(game)) <= SECRET_HOURS * 3600


@asynccontextmanager
async def two_records(master: Server) -> AsyncIterator[tuple[Record, Record]]:
    """Two connections to ``master`` of which a replica has all that they wrote."""
    async with opened(f"{master.url}?replicas=1") as first, opened(f"{master.url}?replicas=1") as second:
        for record in (first, second):
            await appended(record, asking(new_game(), 0, "before"))
        yield first, second


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """``server`` stands still, as on a machine without time for it, and keeps its connections."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


async def test_the_connection_to_a_server_that_became_a_replica_is_left(pair: tuple[Server, Server]) -> None:
    """Behind a name the next connection leads to the new master."""
    master, replica = pair
    async with opened(master.url) as record:
        assert isinstance(record, RedisRecord)
        await appended(record, asking(new_game(), 0, "a"))
        with replica.client() as client:
            client.replicaof("no", "one")
        with master.client() as client:
            client.replicaof("127.0.0.1", replica.port)
        with pytest.raises(Unavailable):
            await record.append(asking(new_game(), 0, "a"))
        client_of_record = record._client
        assert isinstance(client_of_record, OneServer)
        assert not any(connection.is_connected for connection in client_of_record._kept)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Record]:
    """A record on the store at ``url``, closed however the test ends."""
    record = await connect(url)
    try:
        yield record
    finally:
        await record.close()


async def appended(record: Record, request: Append) -> Answer:
    """What ``record`` answers once the replica is fast enough; a busy machine may take it longer than a write waits."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable):
                return await record.append(request)


def has_a_replica_in_step(master: Server) -> bool:
    """Whether the master counts a replica that has all it has; a replica says so earlier than its master."""
    with master.client() as client:
        return bool(client.wait(1, 100) == 1)


async def test_a_game_played_through_the_server_has_an_unbroken_chain(record: RedisRecord) -> None:
    check_chain(await play(record, new_game(), 20))


async def test_trimming_the_feed_takes_no_commit_away_from_the_count(server: Server, record: RedisRecord) -> None:
    game = new_game()
    await play(record, game, 5)
    with server.client() as client:
        client.xtrim(keys.feed(keys.partition(game)), maxlen=1)
    assert sum(await record.commit_counts()) == 5
