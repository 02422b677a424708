"""Buckets of this process, each one number: the moment at which it will be full again (GCRA).

What was taken here and the store has not been told yet is noted beside it; `shared_buckets.py` passes it on.
"""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from sagebrush_gateway.limits.limit_policy import LimitPolicy

ROOM = 20_000
"""Buckets kept before the full ones are forgotten."""
ROUNDING = 1e-6
"""Seconds that are nothing."""
PORTION = 8
"""The part of a bucket that may be taken here before the others are told: an eighth."""


class Allowance(NamedTuple):
    """What a policy left to a caller; ``wait`` is in seconds, and above 0 for one who was refused."""

    policy: LimitPolicy
    remaining: int
    full_in: float
    wait: float = 0.0

    def said(self) -> str:
        """As the field `RateLimit` has it."""
        return f'"{self.policy.name}";r={self.remaining};t={int(self.full_in + 0.999)}'


class TokenBuckets:
    """One bucket of ``policy`` for each key."""

    def __init__(self, policy: LimitPolicy, clock: Callable[[], float] = monotonic) -> None:
        self.policy = policy
        self.untold: dict[str, float] = {}
        """Seconds of each bucket that were taken here and nobody else knows of."""
        self.due: set[str] = set()
        """Buckets of which more than a portion is untold."""
        self.tell: Callable[[], None] = _nobody
        """Called when a bucket becomes due."""
        self._clock = clock
        self._portion = policy.window / PORTION
        self._full_at: dict[str, float] = {}

    def take(self, key: str, count: int = 1) -> Allowance:
        """Takes ``count`` out of the bucket of ``key``, whatever is in it, unless it is empty."""
        now = self._clock()
        full_at = self._full_at.get(key, now)
        if full_at <= now:
            full_at = now
            self.untold.pop(key, None)  # has flowed back
        wait = full_at - now - self.policy.window + self.policy.interval
        if wait > ROUNDING:
            return Allowance(self.policy, 0, full_at - now, wait)
        if len(self._full_at) >= ROOM:
            self._forget_full(now)
        cost = count * self.policy.interval
        self._full_at[key] = full_at + cost
        self._note(key, cost)
        return self._left(full_at + cost - now)

    def give_back(self, key: str, count: int = 1) -> Allowance:
        """Returns ``count`` to the bucket of ``key``, which was taken for nothing.

        Gateways that have heard that it was taken may not hear of this before it has flowed back anyway.
        """
        now, cost = self._clock(), count * self.policy.interval
        full_at = self._full_at[key] = max(now, self._full_at.get(key, now) - cost)
        self._note(key, -cost)
        return self._left(full_at - now)

    def left(self, key: str) -> float:
        """The share of the bucket of ``key`` that is left, from 0 to 1."""
        now = self._clock()
        return max(0.0, 1 - max(0.0, self._full_at.get(key, now) - now) / self.policy.window)

    def learn(self, key: str, full_in: float) -> None:
        """Takes over that the bucket of ``key``, without what is untold, is full in ``full_in`` seconds."""
        now = self._clock()
        known = now + full_in + self.untold.get(key, 0.0)
        self._full_at[key] = max(self._full_at.get(key, now), known)

    def _note(self, key: str, cost: float) -> None:
        untold = self.untold[key] = self.untold.get(key, 0.0) + cost
        if abs(untold) >= self._portion and key not in self.due:
            self.due.add(key)
            self.tell()

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._full_at)

    def _left(self, full_in: float) -> Allowance:
        remaining = (self.policy.window - full_in) / self.policy.interval
        return Allowance(self.policy, max(0, int(remaining + ROUNDING)), full_in)

    def _forget_full(self, now: float) -> None:
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        self.untold = {key: cost for key, cost in self.untold.items() if key in self._full_at}


def _nobody() -> None:
    """Buckets that are not shared tell nobody."""
