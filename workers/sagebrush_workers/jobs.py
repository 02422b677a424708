"""What the engine asks of workers and what they answer: JSON values in the broker, which expire."""

import msgspec

KEPT_SECONDS = 180
"""After so long nobody waits for a job or its answer any more."""
ALIVE_SECONDS = 4
"""A worker that gave no sign of life for so long has died over its job."""


class DescribeJob(msgspec.Struct, frozen=True, tag="describe", tag_field="kind"):
    """The question what the engine is."""


class DecideJob(msgspec.Struct, frozen=True, tag="decide", tag_field="kind", kw_only=True):
    """The question what the engine would do in a position.

    ``milliseconds`` end the thought, with what was found by then; ``seat`` is None where the view says whose it is.
    """

    config: msgspec.Raw
    view: msgspec.Raw
    seat: int | None
    level: str
    simulations: int
    seed: int
    lines: int
    milliseconds: int


class AnalyzeJob(msgspec.Struct, frozen=True, tag="analyze", tag_field="kind", kw_only=True):
    """The question what the engine would have done in the decisions of a game after version ``after``.

    ``file``: the id under which its file lies in the broker. ``milliseconds``: of one decision; ``slice_milliseconds``:
    after which no further decision is begun, so that others have their turn.
    """

    file: str
    trusted: bool
    after: int
    level: str
    simulations: int
    seed: int
    milliseconds: int
    slice_milliseconds: int


Job = DescribeJob | DecideJob | AnalyzeJob


class JobProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a job has no answer: the name of a gRPC status, a stable code, a sentence, and the field at fault."""

    status: str
    code: str
    detail: str
    field: str = ""


class JobAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """``answer`` is JSON; of an analysis, a list of lines. ``after``: where the next slice begins, None at the end."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    problem: JobProblem | None = None
    after: int | None = None


encode = msgspec.json.Encoder().encode
decode_job = msgspec.json.Decoder(Job).decode
decode_answer = msgspec.json.Decoder(JobAnswer).decode


def job_key(job: str) -> str:
    """Where a job lies; gone when nobody wants it any more."""
    return f"sb:engine:job:{job}"


def alive_key(job: str) -> str:
    """Where the worker that has a job gives signs of life."""
    return f"sb:engine:alive:{job}"


def answer_key(job: str) -> str:
    """The list into which the worker puts the answer."""
    return f"sb:engine:answer:{job}"


def file_key(file: str) -> str:
    """Where the file of a game lies."""
    return f"sb:engine:file:{file}"


def kept_key(caller: str, request_id: str) -> str:
    """Where the answer to a request that has an id is kept."""
    return f"sb:engine:kept:{caller}:{request_id}"
