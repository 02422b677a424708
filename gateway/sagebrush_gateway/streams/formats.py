"""What is sent on a stream: server-sent events, or one JSON object a line, whichever the caller accepts."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

from sagebrush_gateway.streams.frame_json import frame_json
from sagebrush_rpc.v1 import rules_pb2 as wire


async def sse(frames: AsyncGenerator[wire.Frame | None, None]) -> AsyncIterator[bytes]:
    """Server-sent events: the id is the version, so that a browser resumes by itself."""
    yield b": every event is one commit\nretry: 1000\n\n"
    over = False
    async with aclosing(frames):
        async for frame in frames:
            yield b": awake\n\n" if frame is None else b"id: %d\nevent: commit\ndata: %s\n\n" % _numbered(frame)
            over = frame is not None and frame.over
    yield b"event: end\ndata: {}\n\n" if over else b": the gateway ends this stream, come back\n\n"


def _numbered(frame: wire.Frame) -> tuple[int, bytes]:
    return frame.version, frame_json(frame)


async def ndjson(frames: AsyncGenerator[wire.Frame | None, None]) -> AsyncIterator[bytes]:
    """One JSON object a line; an empty line says that we are still here."""
    async with aclosing(frames):
        async for frame in frames:
            yield b"\n" if frame is None else frame_json(frame) + b"\n"


EVENTS = "text/event-stream"
FORMS = {EVENTS: sse, "application/x-ndjson": ndjson}
"""By media type; who accepts several gets the first."""


def accepted_form(accept: str) -> str:
    """The media type of a stream for who accepts this; empty when there is none."""
    named = [form for form in FORMS if form in accept]
    if named:
        return named[0]
    return EVENTS if "*/*" in accept or "text/*" in accept else ""
