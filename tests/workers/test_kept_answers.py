"""An answer is kept under its request id, also where the broker is away for a moment."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import pytest
from redis.exceptions import ConnectionError as RedisConnectionError

from sagebrush_process.tasks import cancel_all
from sagebrush_workers.daemons.engine import kept, problems
from sagebrush_workers.daemons.engine.kept import KeptAnswers
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.queue import connections
from tests.patience import PATIENCE


class Broker:
    """What `KeptAnswers` asks of the broker; ``away`` counts the next answers that do not come, by command."""

    def __init__(self, **away: int) -> None:
        self.away = away
        self.asked: list[str] = []
        self.values: dict[str, bytes] = {}
        self.seconds: dict[str, int] = {}

    def _ask(self, command: str) -> None:
        self.asked.append(command)
        if self.away.get(command, 0):
            self.away[command] -= 1
            raise RedisConnectionError

    async def set(self, key: str, value: bytes, nx: bool = False, ex: int = 0) -> bool:
        self._ask("claim" if nx else "keep")
        if nx and key in self.values:
            return False
        self.values[key] = value
        self.seconds[key] = ex
        return True

    async def get(self, key: str) -> bytes | None:
        self._ask("get")
        return self.values.get(key)

    async def expire(self, key: str, seconds: int) -> None:
        self._ask("renew")
        self.seconds[key] = seconds

    async def delete(self, key: str) -> None:
        self._ask("free")
        self.values.pop(key, None)


async def thought() -> bytes:
    return b"{}"


async def once(broker: Any, think: Callable[[], Awaitable[bytes]] = thought) -> tuple[bytes, bool]:
    return await KeptAnswers(broker, 60).once("key", "print", think)


async def test_a_request_is_free_within_seconds_when_the_engine_dies_and_its_answer_is_kept_for_a_while() -> None:
    broker = Broker()

    async def think() -> bytes:
        assert broker.seconds["key"] == kept.CLAIM_SECONDS
        return b"{}"

    assert await once(broker, think) == (b"{}", False)
    assert broker.seconds["key"] == 60


async def test_a_claim_is_renewed_after_a_renewal_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "RENEW_SECONDS", 0.01)
    broker = Broker(renew=1)

    async def thought_until_renewed() -> bytes:
        while broker.asked.count("renew") < 2:
            await asyncio.sleep(0.01)
        return b"{}"

    async with asyncio.timeout(PATIENCE):
        assert await once(broker, thought_until_renewed) == (b"{}", False)


async def test_an_answer_that_cannot_be_kept_is_given_all_the_same() -> None:
    assert await once(Broker(keep=1)) == (b"{}", False)


async def test_a_broker_that_says_nothing_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Broker):
        async def set(self, *_: Any, **__: Any) -> bool:
            return await asyncio.Event().wait()

    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.05)
    with pytest.raises(EngineProblem, match="unavailable"):
        await asyncio.wait_for(once(Silent()), PATIENCE)


async def test_whoever_asks_again_while_it_is_thought_about_waits_for_the_same_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept, "LOOK_SECONDS", 0.01)
    broker = Broker()

    async def thought_until_asked_for() -> bytes:
        while broker.asked.count("get") < 2:
            await asyncio.sleep(0.01)
        return b"{}"

    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(once(broker, thought_until_asked_for), once(broker, thought_until_asked_for))
    assert [*answers] == [(b"{}", False), (b"{}", True)]


async def test_where_no_answer_came_the_id_is_free_again() -> None:
    async def failing() -> bytes:
        raise ZeroDivisionError

    broker = Broker()
    with pytest.raises(ZeroDivisionError):
        await once(broker, failing)
    assert broker.values == {}


async def test_an_answer_is_kept_also_where_the_claim_on_it_has_ended_meanwhile() -> None:
    broker = Broker()

    async def think() -> bytes:
        broker.values.clear()
        return b'{"of":"mine"}'

    assert await once(broker, think) == (b'{"of":"mine"}', False)
    assert await once(broker) == (b'{"of":"mine"}', True)


@pytest.mark.parametrize("has_answer", [True, False])
async def test_an_engine_whose_claim_has_ended_takes_no_answer_away_from_another(
    monkeypatch: pytest.MonkeyPatch, has_answer: bool
) -> None:
    """The broker was away for longer than a claim holds, and another engine was asked."""
    monkeypatch.setattr(kept, "RENEW_SECONDS", 0.01)
    broker = Broker()

    async def think() -> bytes:
        broker.values.clear()
        assert await once(broker, other) == (b'{"of":"another"}', False)
        broker.asked.clear()
        while not {"get", "renew"} & {*broker.asked}:
            await asyncio.sleep(0.01)
        if not has_answer:
            raise ZeroDivisionError
        return b"{}"

    async def other() -> bytes:
        return b'{"of":"another"}'

    with suppress(ZeroDivisionError):
        await once(broker, think)
    assert await once(broker) == (b'{"of":"another"}', True)
    assert broker.seconds["key"] == 60


async def test_a_thought_whose_caller_has_gone_is_joined_or_answered_when_he_asks_again() -> None:
    """It was paid for; the repeated request is told that it is one, and costs nothing."""
    broker, may_end, thoughts = Broker(), asyncio.Event(), list[str]()
    answers = KeptAnswers(cast(Any, broker), 60)

    async def think() -> bytes:
        thoughts.append("begun")
        await may_end.wait()
        return b"{}"

    first = asyncio.create_task(answers.once("key", "print", think))
    async with asyncio.timeout(PATIENCE):
        while not thoughts:
            await asyncio.sleep(0)
    await cancel_all([first])
    assert first.cancelled()
    joined = asyncio.create_task(answers.once("key", "print", think))
    await asyncio.sleep(0)
    may_end.set()
    assert await joined == (b"{}", True)
    assert await answers.once("key", "print", think) == (b"{}", True)
    assert thoughts == ["begun"]


async def test_a_thought_that_fails_after_its_caller_has_gone_leaves_the_id_free() -> None:
    broker, may_end = Broker(), asyncio.Event()
    answers = KeptAnswers(cast(Any, broker), 60)

    async def fail() -> bytes:
        await may_end.wait()
        raise problems.too_late()

    first = asyncio.create_task(answers.once("key", "print", fail))
    await left(broker, first)
    may_end.set()
    async with asyncio.timeout(PATIENCE):
        while broker.values:
            await asyncio.sleep(0)
    assert await answers.once("key", "print", thought) == (b"{}", False)


async def test_an_engine_that_stops_frees_the_ids_of_thoughts_whose_callers_have_gone() -> None:
    broker = Broker()
    answers = KeptAnswers(cast(Any, broker), 60)
    first = asyncio.create_task(answers.once("key", "print", endless))
    await left(broker, first)
    assert broker.values
    await answers.end()
    assert not broker.values


async def left(broker: Broker, first: "asyncio.Task[Any]") -> None:
    """The caller of ``first`` goes once its thought has begun."""
    async with asyncio.timeout(PATIENCE):
        while not broker.values:
            await asyncio.sleep(0)
    await asyncio.sleep(0)
    await cancel_all([first])


async def endless() -> bytes:
    await asyncio.Event().wait()
    return b""
