"""A limit that a caller can read: so many units in a window, refilled evenly."""

from math import ceil, inf


class LimitPolicy:
    """``quota`` units may be taken at once, none where it is 0; what was taken flows back over ``window`` seconds."""

    __slots__ = ("interval", "name", "place", "quota", "said", "window")

    def __init__(self, name: str, quota: float, window: float) -> None:
        self.name = name
        self.quota = quota
        self.window = window
        self.interval = window / quota if quota else inf
        """Seconds in which one unit flows back."""
        self.said = f'"{name}";q={quota:.0f};w={max(1, ceil(window))}'
        """As the field `RateLimit-Policy` has it."""
        self.place = f"gw:limit:{name}:{quota:g}:{window:g}"
        """Where the store counts; gateways with other settings count elsewhere."""


def rate_policy(name: str, rate: float, burst: float) -> LimitPolicy:
    """``rate`` units a second, ``burst`` at once."""
    return LimitPolicy(name, burst, burst / rate)
