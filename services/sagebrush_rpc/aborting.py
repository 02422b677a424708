"""How a server of ours ends a call, whatever its caller wrote into what he is told again."""

from typing import Any, Protocol
from urllib.parse import quote

from grpc import StatusCode

from sagebrush_rpc.errors import CODE, FIELD, RETRY, VERSION

DETAIL = 400
"""Characters of a sentence. gRPC drops what it tells at the end of a call above 8 KiB, and sends a character as three
bytes to twelve where it is not ASCII."""
PATH = 150
"""Characters of the name of a field."""
PRINTABLE = "".join(map(chr, range(0x20, 0x7F))).replace("%", "")


class CallProblem(Protocol):
    """What went wrong with a call."""

    status: StatusCode
    code: str
    detail: str
    field: str


async def abort(context: Any, problem: CallProblem, version: int = 0, retry_seconds: int = 0) -> Any:
    """Ends the call of ``context`` by an exception; a number that is 0 is not told."""
    told = (
        (CODE, problem.code),
        (VERSION, str(version or "")),
        (FIELD, quote(_cut(problem.field, PATH), PRINTABLE)),
        (RETRY, str(retry_seconds or "")),
    )
    trailers = tuple((name, text) for name, text in told if text)
    return await context.abort(problem.status, _cut(problem.detail, DETAIL), trailers)


def _cut(text: str, most: int) -> str:
    """``text`` in ``most`` characters, each of which UTF-8 can tell."""
    kept = text if len(text) <= most else f"{text[: most - 1]}…"
    return kept.encode(errors="replace").decode()
