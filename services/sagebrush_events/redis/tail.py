"""Following the feed of all games from now on."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

from sagebrush_events import keys
from sagebrush_events.feed import FeedEntry
from sagebrush_events.record import Unavailable
from sagebrush_events.redis.client import Client, is_away
from sagebrush_process.tasks import cancel_all

BLOCK_MS = 1000
"""How long one read waits for entries; below the time a connection waits for its answer."""
MOST = 1000
"""Entries of a partition in one answer; far fewer than a feed keeps."""
PAUSE_SECONDS = 0.1
"""Before the next try when the server is away."""

Fields = list[bytes]
"""Names and values in turn: g, game, v, version, a, payload."""
Cursors = dict[int, bytes]
"""The id of the last entry seen of each partition."""
Found = tuple[int, bytes, Fields]
"""Partition, id and fields of an entry."""


def entry_of(fields: Fields) -> FeedEntry:
    """A feed entry from the fields in the stream."""
    _, game, _, version, _, payload = fields
    return FeedEntry(game.decode(), int(version), payload)


async def follow(client: Client) -> AsyncIterator[FeedEntry]:
    """All entries after this call, whenever they are iterated."""
    starts = [await newest(client, numbers) for numbers in client.partition_sets]
    sources = [entries_after(client, start) for start in starts]
    return sources[0] if len(sources) == 1 else merged(sources)


async def newest(client: Client, numbers: list[int]) -> Cursors:
    """The id of the newest entry of each partition."""
    commands = [(keys.feed(n), ("XREVRANGE", keys.feed(n), "+", "-", "COUNT", 1)) for n in numbers]
    answers = await client.batch(commands)
    for refused in answers:
        if isinstance(refused, Exception):
            raise refused
    return {number: found[0][0] if found else b"0-0" for number, found in zip(numbers, answers, strict=True)}


async def entries_after(client: Client, cursors: Cursors) -> AsyncIterator[FeedEntry]:
    """Entries of some partitions after ``cursors``, across restarts of the server.

    Raises Unavailable where the feed has dropped some of them: whoever follows has to look at his games and begin anew.
    """
    while True:
        try:
            found = await read_after(client, cursors)
        except Exception as error:
            if not is_away(error):
                raise
            await asyncio.sleep(PAUSE_SECONDS)
            continue
        for number, entry_id, fields in found:
            cursors[number] = entry_id
            yield entry_of(fields)


async def read_after(client: Client, cursors: Cursors) -> list[Found]:
    """The next entries after ``cursors``; empty when none came in time. Raises Unavailable where some are gone."""
    feeds = [keys.feed(number) for number in cursors]
    count = "COUNT", MOST
    answer = await client.call(feeds[0], "XREAD", *count, "BLOCK", BLOCK_MS, "STREAMS", *feeds, *cursors.values())
    found = entries_in(answer)
    counts = Counter(number for number, _, _ in found)
    await require_kept(client, {number: cursors[number] for number, count in counts.items() if count == MOST})
    return found


async def require_kept(client: Client, cursors: Cursors) -> None:
    """Raises Unavailable unless the last entries seen are still there: what came after them was not dropped then.

    A feed that has dropped one keeps more than one answer holds, so other answers need no question.
    """
    asked = [(keys.feed(number), ("XRANGE", keys.feed(number), seen, seen)) for number, seen in cursors.items()]
    for answer in await client.batch(asked) if asked else ():
        if isinstance(answer, Exception):
            raise answer
        if not answer:
            raise Unavailable("the feed has dropped entries that were not read yet")


def entries_in(answer: list[tuple[bytes, list[tuple[bytes, Fields]]]] | None) -> list[Found]:
    """The entries in the answer to a read of several feeds."""
    return [(number_of(feed), entry_id, fields) for feed, entries in answer or [] for entry_id, fields in entries]


def number_of(feed: bytes) -> int:
    """The partition that a feed's key names in braces."""
    return int(feed[feed.index(b"{") + 1 : feed.index(b"}")])


async def merged(sources: list[AsyncIterator[FeedEntry]]) -> AsyncIterator[FeedEntry]:
    """What comes from any of ``sources``, as it comes; raises what one of them raises."""
    queue: asyncio.Queue[FeedEntry | Exception] = asyncio.Queue(maxsize=1000)
    pumps = [asyncio.create_task(pump(source, queue)) for source in sources]
    try:
        while True:
            found = await queue.get()
            if isinstance(found, Exception):
                raise found
            yield found
    finally:
        await cancel_all(pumps)


async def pump(source: AsyncIterator[FeedEntry], queue: asyncio.Queue[FeedEntry | Exception]) -> None:
    """Move everything from ``source`` into ``queue``, and what ends it: nobody shall miss its entries unseen."""
    try:
        async for entry in source:
            await queue.put(entry)
    except Exception as error:
        await queue.put(error)
