"""A feed as the rules service writes it, for tests of relay and sweeper."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import choice
from string import ascii_lowercase, digits

from redis import Redis

from sagebrush_events import keys
from sagebrush_events.keys import partition

FLOW = 5
"""The flow of every game that an author tells of."""


def new_game() -> str:
    """The id of a game that no other test uses."""
    return "".join(choice(ascii_lowercase + digits) for _ in range(26))


class Author:
    """Writes what the append of a commit writes beside the commit."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis

    def tell(self, game: str, version: int, seats: list[int], computers: list[int]) -> None:
        """A feed entry: ``game`` waits for ``seats``, and ``computers`` play some of them."""
        opponents = {str(seat): {"name": "random", "budget_ms": 0} for seat in computers}
        told = {"title": "high-card", "seats": seats, "over": not seats, "opponents": opponents, "flow": FLOW}
        self.tell_bytes(game, version, json.dumps(told).encode())

    def tell_bytes(self, game: str, version: int, payload: bytes) -> None:
        """A feed entry with this payload."""
        self.redis.xadd(keys.feed(partition(game)), {"g": game, "v": version, "a": payload})

    def await_since(self, game: str, time_ms: int) -> None:
        """``game`` waits for an automatic actor since then."""
        self.redis.zadd(keys.awaiting(partition(game)), {game: time_ms})

    def forget(self, game: str) -> None:
        """``game`` no longer waits for an automatic actor."""
        self.redis.zrem(keys.awaiting(partition(game)), game)


@contextmanager
def author(url: str) -> Iterator[Author]:
    """An author at a store."""
    with Redis.from_url(url) as redis:
        yield Author(redis)
