"""Fairness between those who share a bucket: once it is half empty, only who took no more than the average goes on."""

from collections.abc import Callable
from math import exp
from time import monotonic

ROOM = 20_000
"""Users who are remembered; those who took least are forgotten when there are more."""
LATELY = 3
"""Times the seconds in which a share fades: who took nothing for so long shares no more with the others."""
NOTHING = 0.01
"""A share that has faded away."""
PRESSURE = 0.5
"""The part of the bucket that is kept for those who take little."""


class FairShares:
    """What each user took lately of one bucket; it fades over ``seconds``."""

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._taken: dict[str, tuple[float, float]] = {}
        self._total = (0.0, 0.0)

    def note(self, user: str, count: int) -> None:
        """Remembers that ``user`` took ``count``."""
        now = self._clock()
        if len(self._taken) >= ROOM:
            self._forget(now)
        self._taken[user] = self._faded(self._taken.pop(user, None), now) + count, now  # the latest stands last
        self._total = self._faded(self._total, now) + count, now

    def is_above_average(self, user: str) -> bool:
        """Whether ``user`` took more than the others who took something, on average."""
        now = self._clock()
        self._leave_out_idle(now)
        average = self._faded(self._total, now) / max(1, len(self._taken))
        return self._faded(self._taken.get(user), now) > average * (1 + NOTHING)

    def __len__(self) -> int:
        """How many users are remembered."""
        return len(self._taken)

    def _faded(self, taken: tuple[float, float] | None, now: float) -> float:
        return 0.0 if taken is None else taken[0] * exp((taken[1] - now) / self._seconds)

    def _leave_out_idle(self, now: float) -> None:
        """Forgets who took nothing lately; each user is forgotten once, so a look costs nothing on average."""
        while self._taken:
            user, taken = next(iter(self._taken.items()))
            if taken[1] > now - LATELY * self._seconds:
                return
            self._total = self._faded(self._total, now) - self._faded(self._taken.pop(user), now), now

    def _forget(self, now: float) -> None:
        """Keeps the half that took most, and of them whoever took anything worth mentioning."""
        faded = sorted(((self._faded(taken, now), user) for user, taken in self._taken.items()), reverse=True)
        self._taken = {user: (amount, now) for amount, user in faded[: ROOM // 2] if amount > NOTHING}
        self._total = sum(amount for amount, _ in self._taken.values()), now
