"""The record on a server: games through the batcher, long reads and the feed on connections of their own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from secrets import randbits
from typing import Any

from redis.exceptions import NoPermissionError, OutOfMemoryError, RedisError, ResponseError

from sagebrush_events import keys
from sagebrush_events.commit import FINGERPRINT_BYTES
from sagebrush_events.feed import Feed, FeedEntry
from sagebrush_events.record import (
    PLAN_DAYS,
    PLAN_MARK_BITS,
    SECRET_HOURS,
    WARNED_DAYS,
    Answer,
    Append,
    Conflict,
    Duplicate,
    Full,
    KeyReused,
    Lost,
    Ok,
    Refused,
    Snapshot,
    StoreFull,
    ToldWarnings,
    Unavailable,
    UnfitStore,
)
from sagebrush_events.redis import library
from sagebrush_events.redis.batcher import Batcher
from sagebrush_events.redis.client import Client, Command, unavailable_when_away
from sagebrush_events.redis.durability import ensure_durable
from sagebrush_events.redis.feed import RedisFeed
from sagebrush_events.redis.servers import open_client
from sagebrush_events.redis.tail import follow
from sagebrush_process.store_answers import answer_of

PLAN_SECONDS = PLAN_DAYS * 24 * 3600
WARNED_SECONDS = WARNED_DAYS * 24 * 3600
ANSWERS: dict[bytes, type[Ok] | type[Duplicate] | type[Conflict] | type[Lost]] = {
    b"OK": Ok,
    b"DUPLICATE": Duplicate,
    b"CONFLICT": Conflict,
    b"LOST": Lost,
}
SCANNED = 1000
"""Keys that the server looks at for one answer of a scan."""
BARE_ANSWERS: dict[bytes, Answer] = {b"KEY_REUSED": KeyReused(), b"FULL": Full()}


class RedisRecord:
    """A record whose acknowledged commits are on the server's disk."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._batcher = Batcher(client)
        self._has_functions = False
        self.feed: Feed = RedisFeed(client)

    @classmethod
    async def connect(cls, url: str) -> "RedisRecord":
        """A record at ``url``, once the server has the functions; raises UnfitStore where it does not take them.

        One without room can be read, and gets them before the first is called.
        """
        record = cls(open_client(url))
        try:
            with suppress(StoreFull):
                await record.load()
        except RedisError as error:
            await record.close()
            raise UnfitStore(
                f"it refuses the functions of a record ({answer_of(error)}). It must be Redis or Valkey 7 or later, "
                "and the user `rules` as `python -m sagebrush_events.acl DIRECTORY` writes it"
            ) from error
        except BaseException:
            await record.close()
            raise
        return record

    async def load(self) -> None:
        """Give the server the functions; raises StoreFull where it has no room for them."""
        try:
            with unavailable_when_away():
                await library.load(self._client)
        except OutOfMemoryError as error:
            raise StoreFull(answer_of(error)) from error
        self._has_functions = True

    async def prepare(self, game: str, seed: bytes) -> bytes:
        key = keys.secret(game)
        set_first = self._batcher.call(key, "SET", key, seed, "NX", "EX", SECRET_HOURS * 3600)
        is_new, kept = await asyncio.gather(set_first, self._batcher.call(key, "GET", key))
        if not is_new:  # it was there, and a WAIT counts replicas for a write alone
            await self._ask(key, "SET", key, kept, "XX", "KEEPTTL")
        return bytes(kept)

    async def seed(self, game: str) -> bytes | None:
        seed: bytes | None = await self._ask(keys.secret(game), "GET", keys.secret(game))
        return seed

    async def append(self, append: Append) -> Answer:
        command = append_command(append)
        answer = await self._call_function(command[3], *command)
        word, _, version = answer.partition(b" ")
        return ANSWERS[word](int(version)) if word in ANSWERS else BARE_ANSWERS[word]

    async def _call_function(self, key: str, *command: Any) -> Any:
        """The answer of a function, which a server gets again when it does not know it."""
        if not self._has_functions:
            await self.load()
        try:
            return await self._ask(key, *command)
        except ResponseError as error:
            if "unction not found" not in str(error):
                raise
            await self.load()
            return await self._ask(key, *command)

    async def lookup(self, game: str, command_id: str) -> tuple[int, bytes] | None:
        key = keys.command_ids(game)
        value: bytes | None = await self._call_function(key, "FCALL", "lookup", 1, key, keys.command_field(command_id))
        if value is None:
            return None
        return int(value[FINGERPRINT_BYTES:]), value[:FINGERPRINT_BYTES]

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        key = keys.stream(game)
        count = () if limit is None else ("COUNT", limit)
        entries = await self._fetch(key, "XRANGE", key, f"{after + 1}-0", "+", *count)
        return [commit for _, (_, commit) in entries]

    async def at(self, game: str, version: int) -> bytes | None:
        key = keys.stream(game)
        entries = await self._ask(key, "XRANGE", key, f"{version}-0", f"{version}-0")
        return entries[0][1][1] if entries else None

    async def head(self, game: str) -> int:
        key = keys.stream(game)
        entries = await self._ask(key, "XREVRANGE", key, "+", "-", "COUNT", 1)
        return int(entries[0][0].partition(b"-")[0]) if entries else 0

    async def games(self) -> AsyncIterator[str]:
        async for game in self._scan(keys.stream_of_any):
            yield game

    async def remembered_games(self) -> AsyncIterator[str]:
        async for game in self._scan(keys.command_ids_of_any):
            yield game

    async def _scan(self, pattern_of: Callable[[int | None], str]) -> AsyncIterator[str]:
        """The games whose keys have a pattern, a thousand keys at a time, so that no server is held up."""
        for numbers in self._client.partition_sets:
            pattern = pattern_of(numbers[0] if len(numbers) == 1 else None)
            cursor = b"0"
            while True:
                scan = "SCAN", cursor, "MATCH", pattern, "COUNT", SCANNED
                cursor, found = await self._fetch(keys.feed(numbers[0]), *scan)
                for key in found:
                    yield keys.game_of(key.decode(errors="replace"))
                if int(cursor) == 0:
                    break

    async def tail(self) -> AsyncIterator[FeedEntry]:
        with unavailable_when_away():
            return await follow(self._client)

    async def snapshot(self, game: str) -> Snapshot | None:
        key = keys.snapshot(game)
        value: bytes | None = await self._ask(key, "GET", key)
        if value is None:
            return None
        version, _, state = value.partition(b":")
        return Snapshot(int(version), state)

    async def put_snapshot(self, game: str, snapshot: Snapshot, seconds: int = 3600) -> None:
        key = keys.snapshot(game)
        with suppress(Unavailable, StoreFull):
            await self._ask(key, "SET", key, b"%d:%b" % snapshot, "EX", seconds)

    async def plan(self, game: str, seat: int) -> bytes:
        key = keys.plan(game, seat)
        kept: bytes | None = await self._ask(key, "GET", key)
        return kept or b""

    async def replace_plan(self, game: str, seat: int, before: bytes, plan: bytes) -> bool:
        key = keys.plan(game, seat)
        return bool(await self._call_function(key, "FCALL", "replace_plan", 1, key, before, plan, PLAN_SECONDS))

    async def note_planned(self, game: str) -> int:
        index, mark = keys.planned(keys.partition(game)), randbits(PLAN_MARK_BITS)
        await self._ask(index, "ZADD", index, mark, game)
        return mark

    async def planned(self) -> dict[str, int]:
        indexes = [keys.planned(number) for number in range(keys.PARTITIONS)]
        found = await asyncio.gather(*(self._ask(key, "ZRANGE", key, 0, -1, "WITHSCORES") for key in indexes))
        return {game.decode(): int(mark) for flat in found for game, mark in zip(flat[::2], flat[1::2], strict=True)}

    async def forget_planned(self, game: str, mark: int) -> None:
        index = keys.planned(keys.partition(game))
        await self._call_function(index, "FCALL", "forget_planned", 1, index, game, mark)

    async def warning_due(self, game: str) -> int | None:
        index = keys.warnings(keys.partition(game))
        score = await self._ask(index, "ZSCORE", index, game)
        return None if score is None else int(float(score))

    async def warned(self, game: str) -> dict[int, bytes]:
        key = keys.warned(game)
        kept = await self._ask(key, "HGETALL", key)
        pairs = kept.items() if isinstance(kept, dict) else zip(kept[::2], kept[1::2], strict=True)
        return {int(seat): mark for seat, mark in pairs}

    async def tell_warnings(self, told: ToldWarnings) -> bool:
        number, stream = keys.partition(told.game), keys.stream(told.game)
        marks = [part for mark in told.marks.items() for part in mark]
        written = await self._call_function(
            stream, "FCALL", "warn", 4, stream, keys.warnings(number), keys.warned(told.game), keys.feed(number),
            told.expected, told.due, _or_nothing(told.warns), told.feed, WARNED_SECONDS, *marks,
        )  # fmt: skip
        return bool(written)

    async def ensure_durable(self) -> None:
        """Asks every server for its settings and for what it may read back."""
        with unavailable_when_away():
            await ensure_durable(self._client)

    async def commit_counts(self) -> list[int]:
        """Entries ever added to each feed: an append adds one, trimming takes none away, a restart keeps the number."""
        return list(await asyncio.gather(*(self._commits(number) for number in range(keys.PARTITIONS))))

    async def _commits(self, number: int) -> int:
        key = keys.feed(number)
        try:
            info: list[Any] = await self._ask(key, "XINFO", "STREAM", key)
        except ResponseError as error:
            if "no such key" not in str(error):
                raise
            return 0
        return int(info[info.index(b"entries-added") + 1])

    async def marks(self) -> list[int]:
        kept: bytes | None = await self._ask(keys.MARKS, "GET", keys.MARKS)
        return [int(count) for count in kept.split()] if kept else [0] * keys.PARTITIONS

    async def keep_marks(self, counts: list[int]) -> None:
        """A plain SET, which no server keeps as a transaction."""
        await self._ask(keys.MARKS, "SET", keys.MARKS, " ".join(map(str, counts)))

    async def heartbeat(self) -> bytes:
        kept: bytes | None = await self._ask(keys.HEARTBEAT, "GET", keys.HEARTBEAT)
        return kept or b""

    async def replace_heartbeat(self, before: bytes, value: bytes) -> bool:
        key = keys.HEARTBEAT
        return bool(await self._call_function(key, "FCALL", "replace_heartbeat", 1, key, before, value))

    async def room(self) -> float:
        """The fullest server decides."""
        ones = [keys.feed(numbers[0]) for numbers in self._client.partition_sets]
        return min(await asyncio.gather(*(self._room(key) for key in ones)))

    async def _room(self, key: str) -> float:
        info = await self._fetch(key, "INFO", "memory")
        return free_share(info)

    async def close(self) -> None:
        await self._client.close()

    async def _ask(self, key: str, *command: Any) -> Any:
        return await self._batcher.call(key, *command)

    async def _fetch(self, key: str, *command: Any) -> Any:
        try:
            with unavailable_when_away():
                return await self._client.call(key, *command)
        except NoPermissionError as error:
            raise Refused(answer_of(error)) from error


def append_command(append: Append) -> Command:
    """The call of the function that writes ``append``."""
    number, game = keys.partition(append.game), append.game
    return (
        "FCALL", "append", 7,
        keys.stream(game), keys.command_ids(game), keys.secret(game), keys.feed(number), keys.awaiting(number),
        keys.clocks(number), keys.warnings(number),
        append.expected, keys.command_field(append.command_id), append.fingerprint, append.commit, append.feed,
        *map(_or_nothing, (append.due, append.ends, append.warns, append.warned_until)),
    )  # fmt: skip


def _or_nothing(number: int | None) -> int | str:
    """As the functions take a number that may be missing."""
    return "" if number is None else number


def free_share(info: dict[str, Any]) -> float:
    """The share of the memory limit that is free, from the section ``memory`` of INFO."""
    limit, used = int(info["maxmemory"]), int(info["used_memory"])
    return max(0.0, 1 - used / limit) if limit else 1.0
