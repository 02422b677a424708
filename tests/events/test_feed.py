"""The feed shared within a group: every entry reaches somebody, and a poisonous one stops coming."""

import asyncio
from collections.abc import Iterator

import pytest

from sagebrush_events import Consumer, Delivery, Record, Unavailable, connect, open_feed
from sagebrush_events.feed import MAX_DELIVERIES
from sagebrush_events.keys import PARTITIONS, partition
from sagebrush_events.keys import feed as feed_key
from tests.events.games import asking, new_game, play
from tests.patience import PATIENCE
from tests.servers import Server, on_every_server, program_of, running_store


def game_in(partitions: list[int]) -> str:
    """A new game of one of these partitions."""
    while partition(game := new_game()) not in partitions:
        continue
    return game


async def member(record: Record, group: str, name: str) -> tuple[Consumer, str]:
    """A consumer of the first partitions that can be waited for together, and a new game of one of them."""
    partitions = record.feed.partition_sets[0]
    consumer = record.feed.consumer(group, name, partitions)
    await consumer.join()
    return consumer, game_in(partitions)


async def taken(consumer: Consumer, game: str, count: int) -> list[Delivery]:
    """The first new deliveries about ``game``; those of other tests are acknowledged."""
    found: list[Delivery] = []
    while len(found) < count:
        deliveries = await consumer.read_new(100, 1000)
        assert deliveries, "the feed has fewer entries than expected"
        found += [delivery for delivery in deliveries if delivery.entry.game == game]
        await consumer.acknowledge([delivery for delivery in deliveries if delivery.entry.game != game])
    return found


async def test_a_group_reads_every_commit_of_a_game_in_order(record: Record) -> None:
    consumer, game = await member(record, new_game(), "one")
    await play(record, game, 5)
    deliveries = await taken(consumer, game, 5)
    assert [delivery.entry.version for delivery in deliveries] == [1, 2, 3, 4, 5]
    assert {delivery.entry.payload for delivery in deliveries} == {b"payload"}


async def test_a_relay_that_comes_late_is_told_what_happened_before_it(record: Record) -> None:
    """The first one of a platform, say, which begins while people play already."""
    partitions = record.feed.partition_sets[0]
    game = game_in(partitions)
    await play(record, game, 2)
    consumer = record.feed.consumer(new_game(), "late", partitions)
    await consumer.join()
    assert [delivery.entry.version for delivery in await taken(consumer, game, 2)] == [1, 2]


async def test_the_sets_of_a_feed_cover_every_partition_once(record: Record) -> None:
    assert sorted(number for numbers in record.feed.partition_sets for number in numbers) == list(range(PARTITIONS))


async def test_two_consumers_share_and_never_see_the_same(record: Record) -> None:
    name = new_game()
    (one, _), (other, _) = await member(record, name, "one"), await member(record, name, "other")
    games = [game_in(record.feed.partition_sets[0]) for _ in range(20)]
    for game in games:
        await play(record, game, 1)
    seen: list[str] = []
    while len([game for game in seen if game in games]) < 20:
        for consumer in (one, other):
            seen += [delivery.entry.game for delivery in await consumer.read_new(2, 10)]
    assert sorted(game for game in seen if game in games) == sorted(games)


async def test_reading_ends_in_time_when_nothing_is_new(record: Record) -> None:
    consumer, _ = await member(record, new_game(), "one")
    while await consumer.read_new(1000, 1):
        continue
    loop = asyncio.get_running_loop()
    start = loop.time()
    assert await consumer.read_new(10, 100) == []
    assert 0.05 < loop.time() - start < 5


async def test_reading_wakes_up_for_a_new_commit(record: Record) -> None:
    consumer, game = await member(record, new_game(), "one")
    while await consumer.read_new(1000, 1):
        continue
    reading = asyncio.create_task(consumer.read_new(10, 1500))
    await asyncio.sleep(0.05)
    await record.append(asking(game, 0, "a"))
    assert [delivery.entry.game for delivery in await asyncio.wait_for(reading, PATIENCE)] == [game]


async def test_a_consumer_that_comes_back_is_given_what_it_had_taken(record: Record) -> None:
    name = new_game()
    consumer, game = await member(record, name, "one")
    await play(record, game, 1)
    deliveries = await taken(consumer, game, 1)
    again, _ = await member(record, name, "one")
    assert [entry for entry in await again.read_unfinished(100) if entry.entry.game == game] == deliveries
    await again.acknowledge(deliveries)
    assert await again.read_unfinished(100) == []


async def test_what_was_not_acknowledged_is_delivered_again(record: Record) -> None:
    name = new_game()
    (one, game), (other, _) = await member(record, name, "one"), await member(record, name, "other")
    await play(record, game, 2)
    first, second = await taken(one, game, 2)
    await one.acknowledge([first])
    assert [again.entry for again in await other.claim(0, 100)] == [second.entry]
    await other.acknowledge([second])
    assert await other.claim(0, 100) == []


async def test_what_was_taken_just_now_is_left_to_its_consumer(record: Record) -> None:
    name = new_game()
    (one, game), (other, _) = await member(record, name, "one"), await member(record, name, "other")
    await play(record, game, 1)
    await taken(one, game, 1)
    assert await other.claim(60_000, 100) == []


async def test_no_more_is_claimed_than_was_asked_for(record: Record) -> None:
    consumer, game = await member(record, new_game(), "one")
    await play(record, game, 3)
    await taken(consumer, game, 3)
    assert [again.entry.version for again in await consumer.claim(0, 2)] == [1, 2]


async def test_an_entry_that_nobody_digests_becomes_a_dead_letter(record: Record) -> None:
    consumer, game = await member(record, new_game(), "one")
    before = await consumer.dead_letters()
    await play(record, game, 1)
    await taken(consumer, game, 1)
    for _ in range(MAX_DELIVERIES - 1):
        assert [again.entry.game for again in await consumer.claim(0, 100)] == [game]
    for _ in range(2):
        assert await consumer.claim(0, 100) == []
        assert await consumer.dead_letters() == before + 1


@pytest.fixture(scope="module")
def own_store() -> Iterator[Server]:
    """A server with neither entries nor functions of other tests."""
    with running_store() as server:
        yield server


async def test_an_entry_that_the_feed_has_trimmed_is_done(own_store: Server) -> None:
    feed = open_feed(own_store.url)
    consumer = feed.consumer("g", "one", feed.partition_sets[0])
    await consumer.join()
    with own_store.client() as redis:
        redis.xadd(feed_key(0), {"g": "a" * 26, "v": 1, "a": b"{}"})
        assert len(await consumer.read_new(10, 10)) == 1
        redis.xtrim(feed_key(0), 0)
        assert await consumer.read_unfinished(10) == []
        assert redis.xpending(feed_key(0), "g")["pending"] == 0
    await feed.close()


async def test_an_entry_that_is_none_of_ours_is_handed_to_nobody_and_holds_nobody_up(own_store: Server) -> None:
    feed = open_feed(own_store.url)
    consumer = feed.consumer("h", "one", feed.partition_sets[0])
    await consumer.join()
    with own_store.client() as redis:
        redis.xadd(feed_key(1), {"x": "?"})
        redis.xadd(feed_key(1), {"g": "b" * 26, "v": 1, "a": b"{}"})
    assert [delivery.entry.game for delivery in await consumer.read_new(10, 10)] == ["b" * 26]
    await feed.close()


@on_every_server
async def test_a_relay_that_starts_while_the_store_is_full_reads_on(name_of_server: str) -> None:
    with running_store(program=program_of(name_of_server)) as server, server.client() as client:
        record, game = await connect(server.url), new_game()
        await member(record, "relay", "first")
        await play(record, game, 2)
        client.config_set("maxmemory", 1)
        consumer, _ = await member(record, "relay", "second")
        assert await consumer.claim(0, 10) == []
        assert [delivery.entry.version for delivery in await taken(consumer, game, 2)] == [1, 2]
        client.config_set("maxmemory", 0)
        assert len(await consumer.claim(0, 10)) == 2
        await record.close()


async def test_a_group_that_a_full_store_could_not_make_is_missed(own_store: Server) -> None:
    feed = open_feed(own_store.url)
    consumer = feed.consumer("made-later", "one", feed.partition_sets[0])
    with own_store.client() as redis:
        redis.config_set("maxmemory", 1)
        await consumer.join()
        redis.config_set("maxmemory", 0)
    with pytest.raises(Unavailable, match="NOGROUP"):
        await consumer.read_new(10, 10)
    await feed.close()


async def test_before_the_record_has_its_functions_nothing_can_be_claimed(own_store: Server) -> None:
    feed = open_feed(own_store.url)
    consumer = feed.consumer("i", "one", feed.partition_sets[0])
    await consumer.join()
    assert await consumer.claim(0, 10) == []
    await feed.close()
