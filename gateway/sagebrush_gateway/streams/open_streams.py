"""The open streams of the process: how many there may be, and how they end."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.problems import TOO_MANY_STREAMS, retry_later
from sagebrush_gateway.settings import GatewaySettings


class OpenStreams:
    """The open streams of the process; ``closing`` is set when it stops."""

    def __init__(self, settings: GatewaySettings, meters: Meters, revocations: Revocations) -> None:
        self.closing = asyncio.Event()
        self._ends: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        revocations.subscribe(self.end)
        self.keepalive = settings.gateway_keepalive_seconds
        self._most = settings.gateway_streams
        self._most_of_guest = settings.gateway_streams_per_guest
        self._most_of_application = settings.gateway_streams_per_application
        self._open: Counter[str] = Counter()
        self._callers: dict[asyncio.Event, Caller] = {}
        self._meters = meters

    def require_room(self, caller: Caller) -> None:
        """Raises when ``caller`` or everybody together has enough streams."""
        if self._open[caller.id] >= self._most_of(caller) or self._open.total() >= self._most:
            raise retry_later(5, TOO_MANY_STREAMS)

    def _most_of(self, caller: Caller) -> int:
        return self._most_of_application if isinstance(caller, Application) else self._most_of_guest

    @contextmanager
    def counted(self, caller: Caller) -> Iterator[asyncio.Event]:
        """Counts one stream of ``caller`` while it is open; the event is set when it must end."""
        self.require_room(caller)
        self._open[caller.id] += 1
        self._meters.streams.inc()
        end = asyncio.Event()
        if self.closing.is_set():  # its request was under way when the process began to stop
            end.set()
        self._callers[end] = caller
        for cause in _ending(caller):
            self._ends[cause].add(end)
        try:
            yield end
        finally:
            self._open[caller.id] -= 1
            self._open += Counter()  # forgets who has none
            self._meters.streams.dec()
            del self._callers[end]
            for cause in _ending(caller):
                self._leave(cause, end)

    def callers(self) -> list[Caller]:
        """Those who have open streams, once for each token."""
        return list({caller.token: caller for caller in self._callers.values()}.values())

    def close(self) -> None:
        """Ends every stream, because the process stops."""
        self.closing.set()
        for token in list(self._ends):
            self.end(token)

    def end(self, token: str) -> None:
        """Ends the streams that were opened with the token of this digest, or by this application or its users."""
        for end in self._ends.get(token, ()):
            end.set()

    def _leave(self, token: str, end: asyncio.Event) -> None:
        self._ends[token].discard(end)
        if not self._ends[token]:
            del self._ends[token]


def _ending(caller: Caller) -> set[str]:
    """What ends the streams of ``caller``: the end of its token, and that of its application."""
    if isinstance(caller, SeatHolder):
        return {caller.token, caller.application.id}
    return {caller.token, caller.id} if isinstance(caller, Application) else {caller.token}
