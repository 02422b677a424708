"""Trace ids (W3C traceparent): taken from the caller or made here, and given back."""

import re
from os import urandom

TRACE = "sagebrush.trace"
"""Where the scope keeps the trace id."""

_TRACEPARENT = re.compile(rb"[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")


def trace_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The 32 hex digits of the caller's trace, or new ones."""
    for name, value in headers:
        if name == b"traceparent" and (match := _TRACEPARENT.fullmatch(value)):
            return match[1].decode()
    return urandom(16).hex()


def traceparent(trace: str) -> bytes:
    """The header that names our part of ``trace``."""
    return b"00-%s-%s-01" % (trace.encode(), urandom(8).hex().encode())
