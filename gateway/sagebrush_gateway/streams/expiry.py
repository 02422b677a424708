"""Streams end with the token or key that opened them, also when nobody ends it and its time is over."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from time import time

from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.registry import ApplicationRegistry
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.applications.seat_tokens import SeatTokens
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest, GuestRegistry
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.streams.open_streams import OpenStreams

EVERY = 60.0
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class StreamExpiry:
    """Looks at the callers who have open streams."""

    streams: OpenStreams
    guests: GuestRegistry
    applications: ApplicationRegistry
    seats: SeatTokens

    async def follow(self) -> None:
        """Looks again and again until it is cancelled; while the store is away streams go on."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(*AWAY):
                await self.look()

    async def look(self) -> None:
        """Ends the streams of everybody whose token or key has expired, or has ended without a note of it."""
        for caller in self.streams.callers():
            if not await self._is_good(caller, time()):
                self.streams.end(caller.token)

    async def _is_good(self, caller: Caller, now: float) -> bool:
        """Whether the store knows the token or key as a good one at ``now``, in Unix seconds."""
        if isinstance(caller, Application):
            return await self.applications.is_key_good(caller, now)
        if isinstance(caller, SeatHolder):
            return await self.seats.is_token_good(caller, now)
        return not isinstance(caller, Guest) or await self.guests.is_good(caller, now)
