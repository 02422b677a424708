"""The feed shared within a group: every entry reaches somebody, and a poisonous one stops coming."""

import asyncio

from sagebrush_events import Delivery, Group, Record
from sagebrush_events.record import MAX_DELIVERIES
from tests.events.games import asking, new_game, play


async def taken(group: Group, game: str, count: int) -> list[Delivery]:
    """The first new deliveries about ``game``; those of other tests are acknowledged."""
    found: list[Delivery] = []
    while len(found) < count:
        deliveries = await group.read(100, 5000)
        assert deliveries, "the feed has fewer entries than expected"
        found += [delivery for delivery in deliveries if delivery.entry.game == game]
        await group.ack([delivery for delivery in deliveries if delivery.entry.game != game])
    return found


async def test_a_group_reads_every_commit_of_a_game_in_order(record: Record) -> None:
    game = new_game()
    group = await record.group(new_game(), "one")
    await play(record, game, 5)
    deliveries = await taken(group, game, 5)
    assert [delivery.entry.version for delivery in deliveries] == [1, 2, 3, 4, 5]
    assert {delivery.entry.payload for delivery in deliveries} == {b"payload"}


async def test_two_consumers_share_and_never_see_the_same(record: Record) -> None:
    name, games = new_game(), [new_game() for _ in range(20)]
    one, other = await record.group(name, "one"), await record.group(name, "other")
    for game in games:
        await play(record, game, 1)
    seen: list[str] = []
    while len([game for game in seen if game in games]) < 20:
        for group in (one, other):
            seen += [delivery.entry.game for delivery in await group.read(2, 10)]
    assert sorted(game for game in seen if game in games) == sorted(games)


async def test_reading_ends_in_time_when_nothing_is_new(record: Record) -> None:
    group = await record.group(new_game(), "one")
    while await group.read(1000, 1):
        continue
    loop = asyncio.get_running_loop()
    start = loop.time()
    assert await group.read(10, 100) == []
    assert 0.05 < loop.time() - start < 5


async def test_reading_wakes_up_for_a_new_commit(record: Record) -> None:
    game = new_game()
    group = await record.group(new_game(), "one")
    while await group.read(1000, 1):
        continue
    reading = asyncio.create_task(group.read(10, 20_000))
    await asyncio.sleep(0.05)
    await record.append(asking(game, 0, "a"))
    assert [delivery.entry.game for delivery in await asyncio.wait_for(reading, 10)] == [game]


async def test_what_was_not_acknowledged_is_delivered_again(record: Record) -> None:
    name, game = new_game(), new_game()
    one, other = await record.group(name, "one"), await record.group(name, "other")
    await play(record, game, 2)
    first, second = await taken(one, game, 2)
    await one.ack([first])
    assert [again.entry for again in await other.claim(0, 100)] == [second.entry]
    await other.ack([second])
    assert await other.claim(0, 100) == []


async def test_what_was_taken_just_now_is_left_to_its_consumer(record: Record) -> None:
    name, game = new_game(), new_game()
    one, other = await record.group(name, "one"), await record.group(name, "other")
    await play(record, game, 1)
    await taken(one, game, 1)
    assert await other.claim(60_000, 100) == []


async def test_an_entry_that_nobody_digests_becomes_a_dead_letter(record: Record) -> None:
    game = new_game()
    group = await record.group(new_game(), "one")
    await play(record, game, 1)
    await taken(group, game, 1)
    for _ in range(MAX_DELIVERIES - 1):
        assert [again.entry.game for again in await group.claim(0, 100)] == [game]
    assert await group.claim(0, 100) == []
    assert game in [entry.game for entry in await record.dead(10_000)]
    assert await group.claim(0, 100) == []
