"""What a worker leaves in the broker when it has thought for the engine."""

import json
from collections.abc import Iterator
from importlib.machinery import ModuleSpec

import msgspec
import pytest
from redis import Redis

from sagebrush_workers import jobs
from sagebrush_workers.jobs import DescribeJob, Job, JobAnswer
from sagebrush_workers.worker.engine.identity import description, identity
from sagebrush_workers.worker.engine.task import EngineTask
from tests.servers import running_broker


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
    task = PatientTask(redis, lambda _: None)
    task.meanwhile = (jobs.job_key("one"), jobs.answer_key("one")) if caller_goes else ("nothing",)
    redis.set(jobs.job_key("one"), jobs.encode(DescribeJob()))
    task.think("one")


def test_an_answer_waits_for_its_caller(broker: Redis) -> None:
    think(broker, caller_goes=False)
    assert broker.llen(jobs.answer_key("one")) == 1
    assert 0 < broker.ttl(jobs.answer_key("one")) <= jobs.KEPT_SECONDS


def test_an_answer_that_comes_after_its_caller_went_is_taken_away(broker: Redis) -> None:
    think(broker, caller_goes=True)
    assert broker.exists(jobs.answer_key("one")) == 0


def test_an_engine_that_plays_with_compiled_games_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = ModuleSpec("sagebrush_games", None, origin="/games/__init__.cpython-311-x86_64-linux-gnu.so")
    monkeypatch.setattr("sagebrush_process.build.find_spec", lambda _name: compiled)
    assert json.loads(description())["build"] == identity.__wrapped__("carson-city").build == "compiled"
