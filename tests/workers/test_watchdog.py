"""A worker that finishes tasks lives, however long its probes wait; one that finishes none is ended."""

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisConnectionError

from sagebrush_process.health import Health
from sagebrush_workers.queue.connections import BROKER_AWAY
from sagebrush_workers.worker import watchdog
from sagebrush_workers.worker.oversight import Oversight
from sagebrush_workers.worker.reports import Answered, Claimed, Line, Probed, Released, ReportPipe
from sagebrush_workers.worker.watchdog import MOST_UNANSWERED, Watchdog

LONG = 3 * MOST_UNANSWERED


class Ended(Exception):
    """The watchdog has ended the process."""


class Enough(Exception):
    """The test has seen enough."""


class ToldBroker:
    """Takes probes, which nobody works off; after each ``then`` says what goes on meanwhile."""

    def __init__(self, then: Callable[[int], None]) -> None:
        self.probes = 0
        self.then = then

    def pipeline(self, **_options: Any) -> Any:
        return SimpleNamespace(lpush=ignored, zadd=ignored, zremrangebyscore=ignored, execute=self.take)

    def take(self) -> None:
        self.probes += 1
        if self.probes > LONG:
            raise Enough
        self.then(self.probes)


def ignored(*_given: object) -> None:
    """What is asked of the broker does not matter."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Probes without pauses between them, and an end that does not end the tests."""

    def end(_status: int) -> None:
        raise Ended

    monkeypatch.setattr(watchdog, "EVERY", 0)
    monkeypatch.setattr(os, "_exit", end)


def run(then: Callable[[Oversight, int], None], health: Health) -> None:
    """Probes until the process would be ended, or the test has seen enough."""
    broker: Any = ToldBroker(lambda probe: then(oversight, probe))
    dog = Watchdog(broker, "1", "owner", health)
    oversight = Oversight(ReportPipe(), broker, "owner", dog)
    dog.run()


@pytest.mark.parametrize("line", [Probed(), Released(), Answered("answered")])
def test_each_task_that_is_finished_is_a_sign_of_life(line: Line) -> None:
    health = Health()

    def works(oversight: Oversight, probe: int) -> None:
        if probe % MOST_UNANSWERED == 0:
            oversight.note(line)

    with pytest.raises(Enough):
        run(works, health)
    assert health.readiness_fault() == ""


def test_a_worker_that_begins_tasks_and_finishes_none_is_ended() -> None:
    health = Health()
    with pytest.raises(Ended):
        run(lambda oversight, _probe: oversight.note(Claimed("g", 1, 0)), health)
    assert health.readiness_fault() == "No sign of life for 10 seconds."


def test_a_turn_that_ends_while_the_broker_is_away_does_not_say_that_it_is_there() -> None:
    health = Health()

    def away(oversight: Oversight, probe: int) -> None:
        if probe > 1:
            oversight.note(Released())
            assert health.readiness_fault() == BROKER_AWAY
        raise RedisConnectionError

    with pytest.raises(Enough):
        run(away, health)
