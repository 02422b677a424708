"""Requests as they come over the wire, checked, and the jobs that they mean."""

import re
from hashlib import blake2b

import msgspec

from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_workers.daemons.engine import problems
from sagebrush_workers.jobs import AnalyzeJob, DecideJob
from sagebrush_workers.settings import WorkerSettings

VIEW_BYTES = 64 * 1024
CONFIG_BYTES = 128 * 1024
"""Those of sagebrush_opponents, which this process does not load: what is larger takes no turn of a worker."""
FILE_BYTES = 4 * 1024 * 1024 - 4096
MOST_LINES = 16
MOST_SIMULATIONS = 100_000
MOST_SEED = 2**53
NAME = re.compile(r"[\x21-\x7e]{1,64}\Z")
REQUEST_ID = re.compile(r"([\x21-\x7e]{8,64})?\Z")
LEVEL = re.compile(r"[a-z0-9-]{1,40}\Z")


def decide_job(request: wire.DecideRequest, settings: WorkerSettings) -> DecideJob:
    """The job of a request; raises EngineProblem."""
    _check_strength(request.level, request.simulations, request.seed)
    _require(bool(REQUEST_ID.match(request.request_id)), "request_id", "8 to 64 printable characters, or none.")
    _require(1 <= request.lines <= MOST_LINES, "lines", f"1 to {MOST_LINES}.")
    _require(-1 <= request.seat < 64, "seat", "A seat of the table.")
    return DecideJob(
        config=_object(request.config, "config", CONFIG_BYTES),
        view=_object(request.view, "view", VIEW_BYTES),
        seat=request.seat if request.HasField("seat") else None,
        level=request.level,
        simulations=request.simulations,
        seed=request.seed,
        lines=request.lines,
        milliseconds=round(1000 * settings.engine_thought_seconds),
    )


def analyze_job(request: wire.AnalyzeRequest, file: str, settings: WorkerSettings) -> AnalyzeJob:
    """The first job of an analysis; raises EngineProblem."""
    _check_strength(request.level, request.simulations, request.seed)
    if len(request.file) > FILE_BYTES:
        raise problems.too_large("file", FILE_BYTES)
    return AnalyzeJob(
        file=file,
        trusted=request.trusted,
        after=request.after,
        level=request.level,
        simulations=request.simulations,
        seed=request.seed,
        milliseconds=round(1000 * settings.engine_thought_seconds),
        slice_milliseconds=round(1000 * settings.engine_slice_seconds),
    )


def fingerprint(request: wire.DecideRequest) -> str:
    """What tells one request from another with the same id; not its trace, nor whether it may be thought."""
    told = wire.DecideRequest()
    told.CopyFrom(request)
    told.trace_id, told.kept_only = "", False
    return blake2b(told.SerializeToString(deterministic=True), digest_size=16).hexdigest()


def checked_caller(caller: str) -> str:
    """``caller``; raises EngineProblem where that is nobody."""
    _require(bool(NAME.match(caller)), "caller", "1 to 64 printable characters.")
    return caller


def _check_strength(level: str, simulations: int, seed: int) -> None:
    _require(bool(LEVEL.match(level)), "level", "The name of a level.")
    _require(simulations <= MOST_SIMULATIONS, "simulations", f"At most {MOST_SIMULATIONS}.")
    _require(seed < MOST_SEED, "seed", "Below 2^53.")


def _object(data: bytes, field: str, most: int) -> msgspec.Raw:
    """A JSON object, as bytes; raises EngineProblem."""
    if len(data) > most:
        raise problems.too_large(field, most)
    try:
        msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise problems.malformed(field, "A JSON object.") from None
    return msgspec.Raw(data)


def _require(holds: bool, field: str, detail: str) -> None:
    if not holds:
        raise problems.malformed(field, detail)
