"""The methods of the wire, each a few lines: it reads the request, lets a worker think, passes the answer on."""

from collections.abc import AsyncIterator
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
import structlog
from grpc import StatusCode
from msgspec.structs import replace

from sagebrush_process.shares import SharedPlaces
from sagebrush_rpc.aborting import abort
from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1.engine_pb2_grpc import EngineServicer
from sagebrush_workers import jobs
from sagebrush_workers.daemons.engine import problems, requests
from sagebrush_workers.daemons.engine.dispatcher import JobDispatcher
from sagebrush_workers.daemons.engine.kept import KeptAnswers
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.daemons.engine.summary import AnalysisLine, AnalysisSummary
from sagebrush_workers.jobs import AnalyzeJob, DescribeJob
from sagebrush_workers.settings import WorkerSettings

Context = Any
DESCRIBED_SECONDS = 30.0
"""How long the description of the engine is taken for true."""
log = structlog.get_logger()

_lines = msgspec.json.Decoder(list[msgspec.Raw]).decode
_line = msgspec.json.Decoder(AnalysisLine).decode


class ThinkingServicer(EngineServicer):
    """sagebrush.engine.v1.Engine, as engine.proto says."""

    def __init__(self, dispatcher: JobDispatcher, kept: KeptAnswers, settings: WorkerSettings) -> None:
        self._dispatcher = dispatcher
        self._kept = kept
        self._settings = settings
        self._described = (0.0, b"")
        self._analyses = SharedPlaces(settings.engine_analyses, partial(problems.busy, settings.engine_queue_seconds))

    async def Describe(self, _request: wire.DescribeRequest, context: Context) -> wire.DescribeReply:
        """What the engine is; a worker is asked at most every half a minute."""
        try:
            until, engine = self._described
            if monotonic() > until:
                engine = bytes((await self._dispatcher.think("", DescribeJob())).answer)
                self._described = monotonic() + DESCRIBED_SECONDS, engine
            return wire.DescribeReply(engine=engine)
        except Exception as error:
            raise await _aborted(context, error) from None

    async def Decide(self, request: wire.DecideRequest, context: Context) -> wire.DecideReply:
        """A decision, or the stored one of the same request."""
        try:
            answer, repeated = await self._decided(request)
            return wire.DecideReply(answer=answer, repeated=repeated)
        except Exception as error:
            raise await _aborted(context, error) from None

    async def Analyze(self, request: wire.AnalyzeRequest, context: Context) -> AsyncIterator[wire.AnalyzeReply]:
        """The lines of an analysis as they are found."""
        try:
            async for reply in self._analyzed(request):
                yield reply
        except Exception as error:
            raise await _aborted(context, error) from None

    async def _decided(self, request: wire.DecideRequest) -> tuple[bytes, bool]:
        caller, job = requests.checked_caller(request.caller), requests.decide_job(request, self._settings)

        async def think() -> bytes:
            return bytes((await self._dispatcher.think(caller, job)).answer)

        key, fingerprint = jobs.kept_key(caller, request.request_id), requests.fingerprint(request)
        if request.kept_only:
            return await self._kept.earlier(key, fingerprint), True
        if not request.request_id:
            return await think(), False
        return await self._kept.once(key, fingerprint, think)

    async def _analyzed(self, request: wire.AnalyzeRequest) -> AsyncIterator[wire.AnalyzeReply]:
        caller, file = requests.checked_caller(request.caller), token_hex(16)
        job = requests.analyze_job(request, file, self._settings)
        with self._analyses.place(caller):
            try:
                async for reply in self._slices(caller, job, request.file):
                    yield reply
            finally:
                self._dispatcher.forget(jobs.file_key(file))

    async def _slices(self, caller: str, job: AnalyzeJob, data: bytes) -> AsyncIterator[wire.AnalyzeReply]:
        summary, after = AnalysisSummary(job.after), int(job.after)
        following: int | None = after
        while following is not None:
            await self._dispatcher.keep_file(job.file, data)
            answer = await self._dispatcher.think(caller, replace(job, after=following))
            for raw in _lines(answer.answer):
                line = _line(raw)
                if line.version:
                    summary.add(line)
                    after = line.version
                yield wire.AnalyzeReply(line=bytes(raw), decisions=1 if line.legal > 1 else 0, version=after)
            following = answer.after
        yield wire.AnalyzeReply(line=summary.encoded(), version=after)


async def _aborted(context: Context, error: Exception) -> Exception:
    """Ends a call with the status of ``error``, by an exception; a fault of ours is told by its number in the log."""
    problem = error if isinstance(error, EngineProblem) else _fault(error)
    await abort(context, problem, retry_seconds=problem.retry_seconds)
    return problem  # abort has raised


def _fault(error: Exception) -> EngineProblem:
    number = token_hex(8)
    log.error("fault", fault=number, exc_info=error)
    return EngineProblem(StatusCode.INTERNAL, "internal", f"Something is wrong on our side; its number is {number}.")
