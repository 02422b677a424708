"""Everything that can go wrong with a request: a gRPC status, a stable code, a sentence. engine.proto has the table."""

from grpc import StatusCode

from sagebrush_workers.jobs import JobProblem


class EngineProblem(Exception):
    """A request that ends without its answer; ``retry_seconds`` is 0 where asking again is of no use."""

    def __init__(self, status: StatusCode, code: str, detail: str, field: str = "", retry_seconds: int = 0) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail
        self.field = field
        self.retry_seconds = retry_seconds


def of_job(problem: JobProblem) -> EngineProblem:
    """What a worker found wrong."""
    return EngineProblem(StatusCode[problem.status], problem.code, problem.detail, problem.field)


def malformed(field: str, detail: str) -> EngineProblem:
    """A request that means nothing whatever the position."""
    return EngineProblem(StatusCode.INVALID_ARGUMENT, "malformed", detail, field)


def too_large(field: str, most: int) -> EngineProblem:
    """A part of the request that has too many bytes."""
    return EngineProblem(StatusCode.RESOURCE_EXHAUSTED, "too-large", f"At most {most} bytes.", field)


def busy(retry_seconds: float) -> EngineProblem:
    """Others wait too long already."""
    wait = max(1, round(retry_seconds))
    return EngineProblem(StatusCode.RESOURCE_EXHAUSTED, "engine-busy", "Others wait already.", retry_seconds=wait)


def unavailable() -> EngineProblem:
    """No worker has finished it, or the broker is away."""
    detail = "No worker has finished the thought; ask again."
    return EngineProblem(StatusCode.UNAVAILABLE, "engine-unavailable", detail, retry_seconds=2)


def too_late() -> EngineProblem:
    """A worker has thought too long."""
    return EngineProblem(StatusCode.DEADLINE_EXCEEDED, "deadline", "The thought took too long.")


def reused() -> EngineProblem:
    """The request id belongs to another request."""
    detail = "This request id was used for another request."
    return EngineProblem(StatusCode.ALREADY_EXISTS, "request-id-reused", detail, "request_id")


def not_kept() -> EngineProblem:
    """No answer is kept under the request id, and none is on its way."""
    return EngineProblem(StatusCode.NOT_FOUND, "not-kept", "No answer is kept under this request id.", "request_id")
