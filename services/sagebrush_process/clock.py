"""The clock of this machine, in the unit in which commits, tables and deliveries are dated."""

import time

HOUR_MS = 3_600_000


def now_ms() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000
