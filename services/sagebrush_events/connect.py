"""From a URL to a record."""

from sagebrush_events.feed import Feed
from sagebrush_events.memory import MemoryRecord
from sagebrush_events.record import Record


async def connect(url: str) -> Record:
    """A record at ``url``: memory://, redis://, rediss://, unix://, redis+cluster:// or rediss+cluster://."""
    if url.startswith("memory:"):
        return MemoryRecord()
    from sagebrush_events.redis.record import RedisRecord

    return await RedisRecord.connect(url)


def connect_to_read(url: str) -> Record:
    """A record at ``url`` for somebody who writes nothing: the server does not get the functions."""
    from sagebrush_events.redis.record import RedisRecord
    from sagebrush_events.redis.servers import open_client

    return RedisRecord(open_client(url))


def open_feed(url: str) -> Feed:
    """The feed of the record at ``url`` for the user ``relay``, who may not read games nor load functions."""
    from sagebrush_events.redis.feed import RedisFeed
    from sagebrush_events.redis.servers import open_client

    return RedisFeed(open_client(url))
