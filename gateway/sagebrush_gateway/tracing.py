"""The trace of a request, in the form in which ASGI has its headers."""

from sagebrush_process.tracing import HEADER, trace_id_of, traceparent_of

TRACE = "sagebrush.trace"
"""Where the scope keeps the trace id."""

_HEADER = HEADER.encode()


def trace_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The 32 hex digits of the caller's trace, or new ones."""
    return trace_id_of(next((value.decode("latin-1") for name, value in headers if name == _HEADER), ""))


def traceparent(trace: str) -> bytes:
    """The header that names our part of ``trace``."""
    return traceparent_of(trace).encode()
