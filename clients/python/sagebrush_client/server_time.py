"""The time of the platform: the clock of this machine may be wrong by hours."""

import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

AMISS = 10.0
"""Seconds that clocks may differ: the date of an answer has whole ones, and was on its way."""


class ServerTime:
    """How far the clock of a platform is ahead of ours, by the dates of its answers."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now_ms(self) -> int:
        """The time of the platform, Unix milliseconds."""
        return round((time.time() + self._ahead) * 1000)

    def compare(self, headers: Mapping[str, str]) -> None:
        """Look at the date of an answer that no cache has kept, if it has one."""
        if "no-store" not in headers.get("Cache-Control", ""):
            return
        try:
            ahead = parsedate_to_datetime(headers.get("Date", "")).timestamp() - time.time()
        except ValueError:
            return
        self._ahead = ahead if abs(ahead) > AMISS else 0.0
