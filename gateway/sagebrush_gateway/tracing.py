"""Trace ids (W3C traceparent): taken from the caller or made here, and given back."""

import re
from random import getrandbits

TRACE = "sagebrush.trace"
"""Where the scope keeps the trace id."""

_TRACEPARENT = re.compile(rb"[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")


def trace_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The 32 hex digits of the caller's trace, or new ones."""
    for name, value in headers:
        if name == b"traceparent" and (match := _TRACEPARENT.fullmatch(value)):
            return match[1].decode()
    return f"{getrandbits(128):032x}"


def traceparent(trace: str) -> bytes:
    """The header that names our part of ``trace``."""
    return f"00-{trace}-{getrandbits(64):016x}-01".encode()
