"""Live streams: how many there may be, how they resume, how they stay awake, how they end."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, contextmanager

from grpc import StatusCode

from sagebrush_gateway.answers import moment
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.problems import TOO_MANY_STREAMS, too_soon
from sagebrush_gateway.settings import Settings
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

PAUSE = 0.25
"""Seconds before the service is asked again after it went away."""
RESUMED = {StatusCode.UNAVAILABLE, StatusCode.RESOURCE_EXHAUSTED, StatusCode.CANCELLED}
AWAKE = None
"""Stands between frames for: nothing happened, say that we are still here."""


class Streams:
    """The open streams of the process; ``closing`` is set when it stops."""

    def __init__(self, settings: Settings, meters: Meters) -> None:
        self.closing = asyncio.Event()
        self.keepalive = settings.gateway_keepalive_seconds
        self._most = settings.gateway_streams
        self._most_of_guest = settings.gateway_streams_per_guest
        self._open: Counter[str] = Counter()
        self._meters = meters

    def insist_on_room(self, guest: str) -> None:
        """Nothing; raises when ``guest`` or everybody together has enough streams."""
        if self._open[guest] >= self._most_of_guest or self._open.total() >= self._most:
            raise too_soon(5, TOO_MANY_STREAMS)

    @contextmanager
    def counted(self, guest: str) -> Iterator[None]:
        """Counts one stream of ``guest`` while it is open."""
        self.insist_on_room(guest)
        self._open[guest] += 1
        self._meters.streams.inc()
        try:
            yield
        finally:
            self._open[guest] -= 1
            self._open += Counter()  # forgets who has none
            self._meters.streams.dec()


async def lasting(rules: RulesClient, request: wire.WatchRequest) -> AsyncGenerator[wire.Frame, None]:
    """Frames until the game is over; when the service goes away, from where it stopped as soon as it is back."""
    while True:
        try:
            async for frame in rules.watch(request):
                request.after = frame.version
                yield frame
                if frame.over:
                    return
        except RulesError as error:
            if error.status not in RESUMED:
                raise
        await asyncio.sleep(PAUSE)


async def pulses(frames: AsyncGenerator[wire.Frame, None], streams: Streams) -> AsyncGenerator[wire.Frame | None, None]:
    """Frames as they come and AWAKE when none comes for a while; ends with the frames or with the process."""
    stop = asyncio.create_task(streams.closing.wait())
    coming = asyncio.create_task(anext(frames, AWAKE))
    try:
        while not stop.done():
            await asyncio.wait({coming, stop}, timeout=streams.keepalive, return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                yield AWAKE
                continue
            frame = coming.result()
            if frame is None:
                return
            yield frame
            coming = asyncio.create_task(anext(frames, AWAKE))
    finally:
        await _end(coming, stop)
        await frames.aclose()


async def _end(*tasks: asyncio.Task[object]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def sse(beats: AsyncGenerator[wire.Frame | None, None]) -> AsyncIterator[bytes]:
    """Server-sent events: the id is the version, so that a browser resumes by itself."""
    yield b": every event is one commit\nretry: 1000\n\n"
    over = False
    async with aclosing(beats):
        async for frame in beats:
            yield b": awake\n\n" if frame is None else b"id: %d\nevent: commit\ndata: %s\n\n" % _numbered(frame)
            over = frame is not None and frame.over
    yield b"event: end\ndata: {}\n\n" if over else b": the gateway stops, come back\n\n"


def _numbered(frame: wire.Frame) -> tuple[int, bytes]:
    return frame.version, moment(frame)


async def ndjson(beats: AsyncGenerator[wire.Frame | None, None]) -> AsyncIterator[bytes]:
    """One JSON object a line; an empty line says that we are still here."""
    async with aclosing(beats):
        async for frame in beats:
            yield b"\n" if frame is None else moment(frame) + b"\n"
