"""The sweeper nudges what waits too long, and nothing else."""

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from redis import Redis

from sagebrush_events import Overdue, open_feed
from sagebrush_process.health import Health
from sagebrush_workers.daemons.backoff import Backoff
from sagebrush_workers.daemons.sweeper import FIRST_PAUSE_MS, LIMIT, LONGEST_PAUSE_MS, MOST_NUDGES, OVERDUE_MS, Sweeper
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.broker import Broker
from tests.servers import Server, running_broker, running_store
from tests.workers.feeding import Author, author, new_game

NOW = 10_000_000
OLD = NOW - OVERDUE_MS - 1


@pytest.fixture
def broker() -> Iterator[Redis]:
    with running_broker() as server, server.client() as redis:
        yield redis


@pytest.fixture
def own_store() -> Iterator[Server]:
    """A store in which no game of another test waits."""
    with running_store() as server:
        yield server


@pytest.fixture
def index(own_store: Server) -> Iterator[Author]:
    with author(own_store.url) as writes:
        yield writes


@pytest.fixture
async def sweeper(own_store: Server, broker: Redis) -> AsyncIterator[Sweeper]:
    feed = open_feed(own_store.url)
    queues = Broker(f"unix://{broker.connection_pool.connection_kwargs['path']}", Health())
    yield Sweeper(feed, queues, Health())
    await feed.close()
    await queues.close()


async def test_an_overdue_turn_is_nudged_once(sweeper: Sweeper, broker: Redis, index: Author) -> None:
    late, fresh = new_game(), new_game()
    index.await_since(late, OLD)
    index.await_since(fresh, NOW)
    assert await sweeper.sweep(NOW) == [late]
    assert await sweeper.sweep(NOW + 1000) == []
    queued: Any = broker.lrange(messages.NUDGES, 0, -1)
    assert [json.loads(json.loads(message)["body"])[0] for message in queued] == [[late]]


async def test_a_turn_nudged_in_vain_is_nudged_again(sweeper: Sweeper, index: Author) -> None:
    game = new_game()
    index.await_since(game, OLD)
    assert await sweeper.sweep(NOW) == [game]
    assert await sweeper.sweep(NOW + 2000) == [game]
    index.forget(game)
    assert await sweeper.sweep(NOW + 9000) == []


async def test_no_more_is_nudged_than_workers_keep_up_with(sweeper: Sweeper, broker: Redis, index: Author) -> None:
    game = new_game()
    index.await_since(game, OLD)
    broker.lpush(messages.NUDGES, *["task"] * MOST_NUDGES)
    assert await sweeper.sweep(NOW) == []
    broker.lpop(messages.NUDGES)
    assert await sweeper.sweep(NOW) == [game]


async def test_a_lost_turn_is_nudged_first_among_hundreds_that_are_only_late(sweeper: Sweeper, index: Author) -> None:
    late, lost = [new_game() for _ in range(200)], new_game()
    for game in late:
        index.await_since(game, OLD)
    index.await_since(lost, OLD - 1)
    nudged = await sweeper.sweep(NOW)
    assert (nudged[0], len(nudged)) == (lost, MOST_NUDGES)


async def test_hundreds_of_games_that_cannot_move_do_not_hide_a_lost_turn(
    sweeper: Sweeper, broker: Redis, index: Author
) -> None:
    stuck, lost = [new_game() for _ in range(LIMIT + 10)], new_game()
    for game in stuck:
        index.await_since(game, OLD - 1)
    index.await_since(lost, OLD)
    nudged: set[str] = set()
    for sweep in range(1 + len(stuck) // MOST_NUDGES):
        nudged |= {*await sweeper.sweep(NOW + sweep)}
        broker.delete(messages.NUDGES)
    assert lost in nudged


async def test_a_turn_nudged_before_the_clock_was_put_back_is_nudged_again(sweeper: Sweeper, index: Author) -> None:
    game = new_game()
    index.await_since(game, OLD)
    assert await sweeper.sweep(NOW + 3_600_000) == [game]
    assert await sweeper.sweep(NOW) == [game]
    assert await sweeper.sweep(NOW + 1000) == []


async def test_a_turn_since_a_time_to_come_is_nudged_when_the_clock_that_said_so_was_put_right(
    sweeper: Sweeper, index: Author
) -> None:
    game = new_game()
    index.await_since(game, NOW + 3_600_000)
    assert await sweeper.sweep(NOW) == [game]


def test_the_pauses_between_nudges_grow_up_to_a_limit() -> None:
    backoff, nudged = Backoff[Overdue](FIRST_PAUSE_MS, LONGEST_PAUSE_MS), []
    for now in range(0, 80_000, 1000):
        for turn in backoff.due([Overdue("a", 1)], now):
            backoff.pause(turn, now)
            nudged.append(now)
    assert nudged == [0, 2000, 6000, 14_000, 30_000, 46_000, 62_000, 78_000]


def test_a_game_that_moved_and_waits_again_is_nudged_at_once() -> None:
    backoff = Backoff[Overdue](FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
    backoff.pause(Overdue("a", 1), 0)
    assert backoff.due([Overdue("a", 1), Overdue("a", 500)], 1000) == [Overdue("a", 500)]
