"""Token buckets, each one number: the moment at which it will be full again (GCRA)."""

from collections.abc import Callable
from time import monotonic

from sagebrush_gateway.problems import retry_later
from sagebrush_gateway.settings import GatewaySettings

ROOM = 20_000
"""Buckets kept before the full ones are forgotten."""


COMMITS = 50
"""Commits of the past, with a view each, that cost as much as one read."""
ROUNDING = 1e-6
"""Seconds that are nothing."""


class TokenBuckets:
    """One bucket for each key; ``rate`` per second flows in, ``burst`` fit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._interval = 1 / rate
        self._depth = (burst - 1) / rate
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def take(self, key: str, count: int = 1) -> None:
        """Takes ``count`` out of the bucket of ``key``; raises the problem with Retry-After when it is empty."""
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now)
        wait = full_at - now - self._depth
        if wait > ROUNDING:
            raise retry_later(wait)
        if len(self._full_at) >= ROOM:
            self._forget_full(now)
        self._full_at[key] = full_at + count * self._interval

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._full_at)

    def _forget_full(self, now: float) -> None:
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}


class RateLimits:
    """Every bucket of the process."""

    def __init__(self, settings: GatewaySettings) -> None:
        per_guests = settings.gateway_guests_per_minute
        per_tables = settings.gateway_tables_per_minute
        self.seats = TokenBuckets(settings.gateway_seat_rate, settings.gateway_seat_burst)
        self.accounts = TokenBuckets(settings.gateway_account_rate, settings.gateway_account_burst)
        self.reads = TokenBuckets(settings.gateway_read_rate, settings.gateway_read_burst)
        self.strangers = TokenBuckets(settings.gateway_stranger_rate, settings.gateway_stranger_burst)
        self.guests = TokenBuckets(per_guests / 60, per_guests)
        self.tables = TokenBuckets(per_tables / 60, per_tables)

    def look_back(self, guest: str, commits: int) -> None:
        """Takes what a look at so many commits costs beyond the read that it is."""
        if more := max(0, commits - 1) // COMMITS:
            self.reads.take(guest, more)
