"""The task of a worker for the engine: takes a job, thinks under watch, puts the answer where it is waited for."""

from secrets import token_hex
from typing import Any

import msgspec
import structlog
from redis import Redis

from sagebrush_workers import jobs
from sagebrush_workers.jobs import AnalyzeJob, DecideJob, DescribeJob, Job, JobAnswer, JobProblem
from sagebrush_workers.worker.engine.analysis import Analyst
from sagebrush_workers.worker.engine.deciding import decide
from sagebrush_workers.worker.engine.identity import description
from sagebrush_workers.worker.engine.interruption import Interrupted, watched
from sagebrush_workers.worker.engine.problems import JobRefused
from sagebrush_workers.worker.reports import Answered, Report

log = structlog.get_logger()

LONGEST_SECONDS = 30.0
"""No job takes longer."""
MARGIN_SECONDS = 2.0
"""Beyond its budget, what a decision may take before it is ended: for reading, and for an opponent without a clock."""
TOO_LONG = JobProblem("DEADLINE_EXCEEDED", "deadline", "The thought took too long and was ended.")
TOO_MUCH = JobProblem("RESOURCE_EXHAUSTED", "thought-too-large", "The thought took too much memory and was ended.")


class EngineTask:
    """What one worker does for the engine."""

    def __init__(self, redis: Redis, report: Report) -> None:
        self._redis = redis
        self._report = report
        self._analyst = Analyst(self._file)

    def think(self, job: str) -> None:
        """Answer ``job``, unless nobody waits for it any more; raises RedisError when the broker is away."""
        data = self._redis.get(jobs.job_key(job))
        if data is None:
            self._report(Answered("revoked"))
            return
        self._is_wanted(job)
        answer = self._answer(job, jobs.decode_job(data))
        if answer is not None:
            self._hand_in(job, answer)

    def _hand_in(self, job: str, answer: JobAnswer) -> None:
        """Put the answer where it is waited for; take it away again when nobody waits any more."""
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.lpush(jobs.answer_key(job), jobs.encode(answer))
        pipeline.expire(jobs.answer_key(job), jobs.KEPT_SECONDS)
        pipeline.exists(jobs.job_key(job))
        if not pipeline.execute()[-1]:
            self._redis.expire(jobs.answer_key(job), 0)

    def _answer(self, job: str, asked: Job) -> JobAnswer | None:
        """The answer, or why there is none; None for a job that was revoked in the middle."""
        with structlog.contextvars.bound_contextvars(job=job, kind=type(asked).__name__):
            answer: JobAnswer | None
            try:
                with watched(lambda: self._is_wanted(job), seconds_for(asked)) as watch:
                    answer = self._thought(asked)
            except JobRefused as refused:
                answer = JobAnswer(problem=refused.problem)
            except Interrupted:
                answer = None if watch.is_revoked else JobAnswer(problem=TOO_LONG)
            except (MemoryError, RecursionError):
                answer = JobAnswer(problem=TOO_MUCH)
            except Exception as error:
                number = token_hex(8)
                log.error("failed", fault=number, exc_info=error)
                answer = JobAnswer(problem=_of_fault(asked, number))
            self._report(Answered(ending_of(answer)))
            return answer

    def _thought(self, asked: Job) -> JobAnswer:
        match asked:
            case DescribeJob():
                return JobAnswer(msgspec.Raw(description()))
            case DecideJob():
                return JobAnswer(msgspec.Raw(decide(asked)))
            case AnalyzeJob():
                return self._analyst.analyze(asked)

    def _file(self, file: str) -> bytes:
        data: Any = self._redis.get(jobs.file_key(file))
        if data is None:
            raise JobRefused("UNAVAILABLE", "engine-unavailable", "The file is gone; ask again.")
        return bytes(data)

    def _is_wanted(self, job: str) -> bool:
        """Whether somebody waits for ``job``; says at the same time that it is in work."""
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.exists(jobs.job_key(job))
        pipeline.set(jobs.alive_key(job), "1", ex=jobs.ALIVE_SECONDS)
        return bool(pipeline.execute()[0])


def _of_fault(asked: Job, number: str) -> JobProblem:
    """What is told of an exception: rules hold for positions that games lead to, and a caller may send any other."""
    told = f"its number in our log is {number}"
    if isinstance(asked, DecideJob):
        return JobProblem("FAILED_PRECONDITION", "unplayable", f"Nobody can think about this; {told}.", "view")
    return JobProblem("INTERNAL", "internal", f"Something is wrong on our side; {told}.")


def seconds_for(asked: Job) -> float:
    """After how many seconds the job is ended."""
    return asked.milliseconds / 1000 + MARGIN_SECONDS if isinstance(asked, DecideJob) else LONGEST_SECONDS


def ending_of(answer: JobAnswer | None) -> str:
    """How a job ended, for the counter."""
    if answer is None:
        return "revoked"
    return answer.problem.code if answer.problem else "answered"
