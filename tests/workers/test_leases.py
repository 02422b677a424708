"""A thought is thought once: whoever thinks about a game keeps the others away, as long as it lives."""

from collections.abc import Callable, Iterator

import pytest
from redis import Redis
from redis.exceptions import ConnectionError, WatchError
from structlog.testing import capture_logs

from sagebrush_workers.turns import AutomaticTurn
from sagebrush_workers.worker import leases
from sagebrush_workers.worker.leases import LEASE_MS, BrokerLeases, key_of, renew, value_of
from tests.workers.feeding import new_game

GAME = new_game()
FIRST, SECOND = AutomaticTurn(GAME, 4, 0), AutomaticTurn(GAME, 5, 1)


@pytest.fixture
def redis(broker_url: str) -> Iterator[Redis]:
    with Redis.from_url(broker_url) as client:
        client.delete(key_of(GAME))
        yield client


@pytest.fixture
def workers(redis: Redis) -> Callable[[str], BrokerLeases]:
    return lambda owner: BrokerLeases(redis, owner)


def test_one_of_two_workers_thinks(workers: Callable[[str], BrokerLeases]) -> None:
    assert workers("a").claim(FIRST)
    assert not workers("b").claim(FIRST)


def test_a_lease_given_back_is_free(workers: Callable[[str], BrokerLeases]) -> None:
    assert workers("a").claim(FIRST)
    workers("a").release(FIRST)
    assert workers("b").claim(FIRST)


def test_nobody_gives_back_the_lease_of_another(workers: Callable[[str], BrokerLeases]) -> None:
    assert workers("a").claim(FIRST)
    workers("b").release(FIRST)
    assert not workers("b").claim(FIRST)


def test_the_next_turn_need_not_wait_until_the_lease_of_the_last_is_given_back(
    workers: Callable[[str], BrokerLeases],
) -> None:
    assert workers("a").claim(FIRST)
    assert workers("b").claim(SECOND)
    workers("a").release(FIRST)
    assert not workers("c").claim(SECOND)
    assert not workers("a").claim(FIRST), "an old turn takes no lease from a newer one"


def test_two_seats_of_one_version_are_thought_about_one_after_the_other(
    workers: Callable[[str], BrokerLeases],
) -> None:
    assert workers("a").claim(FIRST)
    assert not workers("b").claim(FIRST._replace(seat=1))


def test_a_worker_whose_child_died_takes_up_its_own_lease(workers: Callable[[str], BrokerLeases]) -> None:
    assert workers("a").claim(FIRST)
    assert workers("a").claim(FIRST)


def test_a_lease_ends_by_itself_and_lasts_while_it_is_renewed(
    workers: Callable[[str], BrokerLeases], redis: Redis
) -> None:
    workers("a").claim(FIRST)
    assert 0 < int(redis.pttl(key_of(GAME))) <= LEASE_MS, "of a worker that dies at once"
    redis.pexpire(key_of(GAME), 50)
    renew(redis, FIRST, "b")
    assert int(redis.pttl(key_of(GAME))) <= 50, "only its holder renews it"
    renew(redis, FIRST, "a")
    assert int(redis.pttl(key_of(GAME))) > LEASE_MS - 500


def test_a_broker_that_is_away_stops_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = BrokerLeases(Redis(port=1), "a")
    assert nobody.claim(FIRST)
    nobody.release(FIRST)
    with pytest.raises(ConnectionError):
        renew(Redis(port=1), FIRST, "a")


@pytest.mark.parametrize("held", ["", "x", "x y", "-1 b", "² b", "\udc00"])
def test_a_lease_that_cannot_be_read_is_nobodys(
    workers: Callable[[str], BrokerLeases], redis: Redis, held: str
) -> None:
    redis.set(key_of(GAME), held.encode("utf-8", "surrogatepass"), px=LEASE_MS)
    assert workers("a").claim(FIRST)
    workers("a").release(FIRST)
    assert redis.get(key_of(GAME)) is None


def test_of_two_workers_that_claim_in_the_same_moment_one_thinks(
    workers: Callable[[str], BrokerLeases], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert workers("a").claim(FIRST)
    faster, free = iter([workers("c")]), BrokerLeases._is_free_for

    def is_free_for(self: BrokerLeases, held: str, turn: AutomaticTurn) -> bool:
        found = free(self, held, turn)
        assert all(rival.claim(turn) for rival in faster)
        return found

    monkeypatch.setattr(BrokerLeases, "_is_free_for", is_free_for)
    assert not workers("b").claim(SECOND)


def test_a_lease_that_is_given_back_in_the_middle_of_a_claim_is_free(
    workers: Callable[[str], BrokerLeases], redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert workers("a").claim(FIRST)
    claiming, free = workers("b"), BrokerLeases._is_free_for

    def is_free_for(self: BrokerLeases, held: str, turn: AutomaticTurn) -> bool:
        workers("a").release(FIRST)
        return free(self, held, turn)

    monkeypatch.setattr(BrokerLeases, "_is_free_for", is_free_for)
    assert claiming.claim(SECOND)


def test_a_lease_that_changes_hands_whenever_it_is_claimed_is_held_by_another(
    workers: Callable[[str], BrokerLeases], monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(*_: object) -> bool:
        raise WatchError

    monkeypatch.setattr(BrokerLeases, "_claim", changing)
    assert not workers("a").claim(FIRST)


def test_an_operator_is_not_warned_of_a_lease_that_the_next_turn_took_while_it_was_given_back(
    workers: Callable[[str], BrokerLeases], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert workers("a").claim(FIRST)
    next_turn = iter([workers("b")])

    def value_while_the_next_turn_begins(turn: AutomaticTurn, owner: str) -> str:
        assert all(rival.claim(SECOND) for rival in next_turn)
        return value_of(turn, owner)

    monkeypatch.setattr(leases, "value_of", value_while_the_next_turn_begins)
    with capture_logs() as logs:
        workers("a").release(FIRST)
    assert logs == []
    assert not workers("c").claim(SECOND), "it is the next turn's"
