"""What a worker leaves in the broker when it has thought for the engine."""

import json
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from sagebrush_workers import jobs
from sagebrush_workers.jobs import AnalyzeJob, DecideJob, DescribeJob, Job, JobAnswer
from sagebrush_workers.worker.engine import interruption, task
from sagebrush_workers.worker.engine.identity import description, identity, level_named
from sagebrush_workers.worker.engine.interruption import Interrupted, ThoughtWatch, watched
from sagebrush_workers.worker.engine.problems import JobRefused
from sagebrush_workers.worker.engine.task import EngineTask
from tests.patience import PATIENCE
from tests.servers import running_broker

ANALYSIS = AnalyzeJob(
    file="gone", trusted=True, after=0, level="greedy", simulations=0, seed=1, milliseconds=1000, slice_milliseconds=100
)


@pytest.fixture
def broker() -> Iterator[Redis]:
    with running_broker() as server, server.client() as redis:
        yield redis


class PatientTask(EngineTask):
    """Thinks until ``meanwhile`` has happened."""

    meanwhile: tuple[str, ...] = ()

    def _thought(self, asked: Job) -> JobAnswer:
        self._redis.delete(*self.meanwhile)
        return JobAnswer(msgspec.Raw(b"{}"))


def think(redis: Redis, *, caller_goes: bool) -> None:
    patient = PatientTask(redis, lambda _: None)
    patient.meanwhile = (jobs.job_key("one"), jobs.answer_key("one")) if caller_goes else ("nothing",)
    redis.set(jobs.job_key("one"), jobs.encode(DescribeJob()))
    patient.think("one")


def test_an_answer_waits_for_its_caller(broker: Redis) -> None:
    think(broker, caller_goes=False)
    assert broker.llen(jobs.answer_key("one")) == 1
    assert 0 < broker.ttl(jobs.answer_key("one")) <= jobs.KEPT_SECONDS


def test_an_answer_that_comes_after_its_caller_went_is_taken_away(broker: Redis) -> None:
    think(broker, caller_goes=True)
    assert broker.exists(jobs.answer_key("one")) == 0


def endings_of(redis: Redis, job: Job) -> tuple[list[str], JobAnswer | None]:
    """What is counted of a job, and the answer to it."""
    told: list[Any] = []
    redis.set(jobs.job_key("one"), jobs.encode(job))
    EngineTask(redis, told.append).think("one")
    found: Any = redis.lpop(jobs.answer_key("one"))
    return [one.ending for one in told], None if found is None else jobs.decode_answer(found)


def test_how_a_job_ended_is_counted_by_what_was_wrong_with_it(broker: Redis) -> None:
    assert endings_of(broker, DescribeJob())[0] == ["answered"]
    endings, answer = endings_of(broker, ANALYSIS)
    assert endings == ["engine-unavailable"]
    assert answer is not None and answer.problem is not None
    assert (answer.problem.status, answer.problem.code) == ("UNAVAILABLE", "engine-unavailable")


@pytest.mark.parametrize(("is_revoked", "ending"), [(True, "revoked"), (False, "deadline")])
def test_a_thought_that_nobody_wants_any_more_has_no_answer_and_one_that_took_too_long_says_so(
    broker: Redis, is_revoked: bool, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def interrupted(*_: object) -> Iterator[Any]:
        yield SimpleNamespace(is_revoked=is_revoked)
        raise Interrupted

    monkeypatch.setattr(task, "watched", interrupted)
    endings, answer = endings_of(broker, DescribeJob())
    assert endings == [ending]
    assert (answer is None) == is_revoked
    assert answer is None or (answer.problem is not None and answer.problem.code == "deadline")


def test_a_job_that_was_revoked_before_it_began_costs_no_thought(broker: Redis) -> None:
    told: list[Any] = []
    EngineTask(broker, told.append).think("gone")
    assert [one.ending for one in told] == ["revoked"]
    assert broker.keys("sb:engine:*gone*") == []


def test_a_decision_is_ended_soon_after_its_own_time_and_anything_else_after_half_a_minute() -> None:
    decide = DecideJob(
        config=msgspec.Raw(b"{}"), view=msgspec.Raw(b"{}"), seat=None, level="skilled", simulations=0, seed=1, lines=1,
        milliseconds=1500,
    )  # fmt: skip
    assert [task.seconds_for(job) for job in (decide, DescribeJob(), ANALYSIS)] == [3.5, 30.0, 30.0]


def test_a_thought_goes_on_while_the_broker_is_away() -> None:
    def away() -> bool:
        raise RedisConnectionError

    assert ThoughtWatch(away, 5)._has_to_go_on()
    assert not ThoughtWatch(lambda: False, 5)._has_to_go_on()


def thought_until_interrupted(wanted: Callable[[], bool], seconds: float, patched: pytest.MonkeyPatch) -> ThoughtWatch:
    """The watch of a thought that would last for ever."""
    patched.setattr(interruption, "EVERY", 0.01)
    patched.setattr(interruption, "GRACE", PATIENCE)
    with pytest.raises(Interrupted), watched(wanted, seconds) as watch:
        while True:
            time.sleep(0.001)
    return watch


def test_a_thought_has_the_whole_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    beats: list[int] = []

    def wanted() -> bool:
        beats.append(1)
        return True

    assert not thought_until_interrupted(wanted, 0.5, monkeypatch).is_revoked
    assert len(beats) == 50


def test_a_thought_that_nobody_wants_any_more_ends_at_the_next_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = iter([True, True, False])
    assert thought_until_interrupted(lambda: next(wishes), PATIENCE, monkeypatch).is_revoked
    assert next(wishes, None) is None


def test_after_a_thought_in_time_nothing_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(interruption.SIGNAL), resource.getrlimit(resource.RLIMIT_AS)
    with watched(lambda: True, PATIENCE) as watch:
        assert signal.getsignal(interruption.SIGNAL) != before[0]
        assert resource.getrlimit(resource.RLIMIT_AS) != before[1]
    assert not watch.is_alive()
    assert (signal.getsignal(interruption.SIGNAL), resource.getrlimit(resource.RLIMIT_AS)) == before


@pytest.mark.parametrize(("asked", "name"), [("3", "skilled"), ("master", "master"), ("greedy", "greedy")])
def test_a_level_is_found_by_its_name_and_its_number(asked: str, name: str) -> None:
    assert level_named(asked).name == name


@pytest.mark.parametrize("asked", ["6", "0", "nobody"])
def test_a_level_that_there_is_not_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(JobRefused) as refused:
        level_named(asked)
    assert (refused.value.problem.code, refused.value.problem.field) == ("no-such-level", "level")
    assert "novice" in refused.value.problem.detail


def test_an_engine_that_plays_with_compiled_games_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = ModuleSpec("sagebrush_games", None, origin="/games/__init__.cpython-311-x86_64-linux-gnu.so")
    monkeypatch.setattr("sagebrush_process.build.find_spec", lambda _name: compiled)
    assert json.loads(description())["build"] == identity.__wrapped__("carson-city").build == "compiled"
