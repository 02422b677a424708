"""All workers together count how often a turn was begun in vain."""

from collections.abc import Iterator

import pytest
from redis import Redis

from sagebrush_workers.turns import AutomaticTurn
from sagebrush_workers.worker.attempts import KEPT_SECONDS, BrokerAttempts
from tests.servers import free_port
from tests.workers.feeding import new_game


@pytest.fixture
def redis(broker_url: str) -> Iterator[Redis]:
    with Redis.from_url(broker_url) as client:
        yield client


def test_a_try_that_never_ended_counts_whoever_begins_the_next(redis: Redis) -> None:
    turn = AutomaticTurn(new_game(), 3, 1)
    assert [BrokerAttempts(redis).begin(turn) for _ in range(4)] == [1, 2, 3, 4]


def test_a_turn_that_came_to_a_decision_is_forgotten(redis: Redis) -> None:
    attempts, turn = BrokerAttempts(redis), AutomaticTurn(new_game(), 3, 1)
    attempts.begin(turn)
    attempts.end(turn)
    assert attempts.begin(turn) == 1


def test_a_turn_that_nobody_begins_again_is_forgotten_by_itself(redis: Redis) -> None:
    turn = AutomaticTurn(new_game(), 3, 1)
    BrokerAttempts(redis).begin(turn)
    assert 0 < redis.ttl(f"sb:tries:{turn.id}") <= KEPT_SECONDS


def test_while_the_broker_is_away_every_try_is_the_first() -> None:
    with Redis(port=free_port()) as away:
        attempts, turn = BrokerAttempts(away), AutomaticTurn(new_game(), 3, 1)
        assert [attempts.begin(turn), attempts.begin(turn)] == [1, 1]
        attempts.end(turn)
