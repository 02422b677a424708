"""Commits as bytes, read from the stream with code of its own: what docs/record.md says, without the platform's."""

from collections import Counter
from hashlib import blake2b
from typing import Any, NamedTuple
from uuid import UUID
from zlib import crc32

import msgspec
from redis.asyncio import Redis

PARTITIONS = 16
DEFAULTS: tuple[Any, ...] = ([], "", None)
"""Draws, command id and engine, where a commit leaves them out."""


class Raw(NamedTuple):
    """One commit."""

    id: str
    data: bytes
    version: int
    prev: bytes
    state: bytes
    command_id: str
    seat: int | None
    events: list[bytes]
    engine: dict[str, Any] | None

    @property
    def hash(self) -> bytes:
        """By which the next commit names this one."""
        return blake2b(self.data, digest_size=16).digest()


class RawGame(NamedTuple):
    """A game as the record keeps it: commits, the known command ids, and whether a computer is awaited."""

    commits: list[Raw]
    keys: dict[bytes, bytes]
    awaiting: bool


async def read(redis: Redis, game: str) -> RawGame:
    """All that the record keeps of ``game``, the secret aside."""
    prefix = f"sb:{{{crc32(game.encode()) % PARTITIONS}}}"
    entries: Any = await redis.xrange(f"{prefix}:game:{game}")
    keys: Any = await redis.hgetall(f"{prefix}:keys:{game}")
    waiting: Any = await redis.zscore(f"{prefix}:awaiting", game)
    return RawGame([commit_of(entry, fields) for entry, fields in entries], keys, waiting is not None)


async def warnings_in(redis: Redis) -> Counter[str]:
    """How often each warning stands in the feeds: the game, its seat, the seconds and when the decision began."""
    told = Counter[str]()
    for number in range(PARTITIONS):
        entries: Any = await redis.xrange(f"sb:{{{number}}}:feed")
        for _, fields in entries:
            warnings = msgspec.json.decode(fields[b"a"]).get("warnings", ())
            told.update(f"{fields[b'g'].decode()} {seat} {left} {since}" for _, seat, left, since, *_ in warnings)
    return told


def key_of(command_id: str) -> bytes:
    """The field under which a command id is known."""
    return blake2b(command_id.encode(), digest_size=8).digest()


def commit_of(entry: bytes, fields: dict[bytes, bytes]) -> Raw:
    """The commit in an entry of a stream."""
    data = fields[b"c"]
    parts: list[Any] = msgspec.msgpack.decode(data, type=list[Any])
    version, seal, seat, _, events = parts[:5]
    rest = parts[5:]
    _, command_id, engine = [*rest, *DEFAULTS[len(rest) :]]
    uuid = seal[38:54]
    if len(uuid) == 16:
        command_id = str(UUID(bytes=uuid))
    return Raw(entry.decode(), data, version, seal[:16], seal[16:32], command_id, seat, events, engine)
