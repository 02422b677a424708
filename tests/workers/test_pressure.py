"""The longer the queue, the weaker the play, for those who fill it; and a turn never waits for long."""

from collections.abc import Iterator, Mapping

import pytest
from redis import Redis

from sagebrush_opponents import OPPONENTS, Decision
from sagebrush_workers.queue import messages
from sagebrush_workers.worker import pressure
from sagebrush_workers.worker.pressure import COSTS_MS, LISTS, BrokerPressure, strongest_within, turns_before
from sagebrush_workers.worker.watchdog import WORKERS

HIS, HERS = messages.queue_of(1), messages.queue_of(2)
EMPTY = dict.fromkeys(LISTS, 0)


@pytest.fixture(autouse=True)
def every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level exists."""
    levels = {name: lambda _table: lambda *_: Decision(None) for name in COSTS_MS}  # type: ignore[arg-type]
    monkeypatch.setattr(pressure, "OPPONENTS", {**OPPONENTS, **levels})


@pytest.fixture
def redis(broker_url: str) -> Iterator[Redis]:
    with Redis.from_url(broker_url) as client:
        client.delete(*LISTS, WORKERS)
        yield client
        client.delete(*LISTS, WORKERS)


def test_with_nothing_else_to_do_everybody_plays_as_the_table_chose() -> None:
    assert turns_before(EMPTY, HERS) == 1
    assert [strongest_within(level, 5000) for level in COSTS_MS] == list(COSTS_MS)


@pytest.mark.parametrize(
    ("lengths", "queue", "turns"),
    [
        ({HIS: 999}, HIS, 1000),
        ({HIS: 999}, HERS, 2),
        ({HIS: 999, HERS: 3}, HERS, 8),
        ({messages.queue_of(flow): 15 for flow in range(64)}, HERS, 961),
        ({HIS: 999, HERS: 3}, "", 1003),
        ({HIS: 999, messages.NUDGES: 5}, messages.NUDGES, 1005),
    ],
)
def test_what_counts_is_the_work_before_the_last_turn_of_the_own_queue(
    lengths: Mapping[str, int], queue: str, turns: int
) -> None:
    assert turns_before({**EMPTY, **lengths}, queue) == turns


def test_a_lower_level_is_the_strongest_that_the_time_allows() -> None:
    assert strongest_within("master", 1999) == "expert"
    assert strongest_within("expert", 300) == "skilled"
    assert strongest_within("master", 1) == "novice"
    assert strongest_within("novice", 1) == "novice"


def test_somebody_who_floods_the_queues_makes_his_own_games_weaker(redis: Redis) -> None:
    redis.lpush(HIS, *["turn"] * 300)
    assert BrokerPressure(redis).affordable("master", HIS) == ("novice", 301)
    assert BrokerPressure(redis).affordable("master", HERS)[0] == "master"


def test_more_workers_play_stronger(redis: Redis) -> None:
    redis.lpush(HIS, *["turn"] * 19)
    alone = BrokerPressure(redis).affordable("expert", HIS)
    redis.zadd(WORKERS, {str(number): 10**12 for number in range(4)})
    assert (alone, BrokerPressure(redis).affordable("expert", HIS)) == (("skilled", 20), ("expert", 20))


def test_what_is_no_level_is_never_replaced(redis: Redis) -> None:
    redis.lpush(HIS, *["turn"] * 300)
    assert BrokerPressure(redis).affordable("greedy", HIS) == ("greedy", 0)


def test_a_broker_that_is_away_lowers_nobody() -> None:
    assert BrokerPressure(Redis(port=1)).affordable("master", HIS) == ("master", 0)
