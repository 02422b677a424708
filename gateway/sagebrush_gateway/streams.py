"""Live streams: how many there may be, how they resume, how they stay awake, how they end."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, contextmanager

from grpc import StatusCode

from sagebrush_gateway.answers import moment
from sagebrush_gateway.guests import Guest
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.problems import TOO_MANY_STREAMS, too_soon
from sagebrush_gateway.revocations import Revocations
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

    def __init__(self, settings: Settings, meters: Meters, revocations: Revocations) -> None:
        self.closing = asyncio.Event()
        self._ends: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        revocations.tell(self.end)
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
    def counted(self, guest: Guest) -> Iterator[asyncio.Event]:
        """Counts one stream of ``guest`` while it is open; the event is set when it must end."""
        self.insist_on_room(guest.id)
        self._open[guest.id] += 1
        self._meters.streams.inc()
        end = asyncio.Event()
        self._ends[guest.token].add(end)
        try:
            yield end
        finally:
            self._open[guest.id] -= 1
            self._open += Counter()  # forgets who has none
            self._meters.streams.dec()
            self._leave(guest.token, end)

    def close(self) -> None:
        """Ends every stream, because the process stops."""
        self.closing.set()
        for token in list(self._ends):
            self.end(token)

    def end(self, token: str) -> None:
        """Ends the streams that were opened with the token of this digest, or with a ticket that it got."""
        for end in self._ends.get(token, ()):
            end.set()

    def _leave(self, token: str, end: asyncio.Event) -> None:
        self._ends[token].discard(end)
        if not self._ends[token]:
            del self._ends[token]


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


async def pulses(
    frames: AsyncGenerator[wire.Frame, None], keepalive: float, end: asyncio.Event
) -> AsyncGenerator[wire.Frame | None, None]:
    """Frames as they come and AWAKE when none comes for ``keepalive`` seconds; ends with the frames or with ``end``."""
    stop = asyncio.create_task(end.wait())
    coming = asyncio.create_task(anext(frames, AWAKE))
    try:
        while not stop.done():
            await asyncio.wait({coming, stop}, timeout=keepalive, return_when=asyncio.FIRST_COMPLETED)
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
    yield b"event: end\ndata: {}\n\n" if over else b": the gateway ends this stream, come back\n\n"


def _numbered(frame: wire.Frame) -> tuple[int, bytes]:
    return frame.version, moment(frame)


async def ndjson(beats: AsyncGenerator[wire.Frame | None, None]) -> AsyncIterator[bytes]:
    """One JSON object a line; an empty line says that we are still here."""
    async with aclosing(beats):
        async for frame in beats:
            yield b"\n" if frame is None else moment(frame) + b"\n"
