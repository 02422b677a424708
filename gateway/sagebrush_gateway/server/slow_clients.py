"""Clients that read too slowly are dropped, so that what waits for them does not fill the memory."""

import asyncio
from typing import Any

from prometheus_client import Counter


def drop_slow_clients(protocol: Any, backlog: int, patience: float, dropped: Counter) -> Any:
    """A ``protocol`` that closes a connection when ``backlog`` bytes wait longer than ``patience`` seconds."""

    class SlowClientDropper(protocol):  # type: ignore[misc]
        """Counts the seconds while the transport is full."""

        _giving_up: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Lets the transport keep as much as may wait."""
            super().connection_made(transport)
            transport.set_write_buffer_limits(high=backlog)

        def pause_writing(self) -> None:
            """Called by asyncio when more than ``backlog`` bytes wait; starts the clock."""
            super().pause_writing()
            self._giving_up = asyncio.get_running_loop().call_later(patience, self._give_up)

        def resume_writing(self) -> None:
            """Called by asyncio when the client has read on; stops the clock."""
            super().resume_writing()
            self._wait_no_longer()

        def connection_lost(self, error: Exception | None) -> None:
            """Stops the clock."""
            super().connection_lost(error)
            self._wait_no_longer()

        def _wait_no_longer(self) -> None:
            if self._giving_up is not None:
                self._giving_up.cancel()

        def _give_up(self) -> None:
            dropped.inc()
            self.transport.abort()

    return SlowClientDropper
