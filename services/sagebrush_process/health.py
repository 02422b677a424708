"""What a process says of itself: alive while its work comes around, ready while nothing keeps it from its work."""

import time

STALE_SECONDS = 10.0
"""After so long without a sign of life a process is taken for stuck."""


class Health:
    """The latest sign of life; written by the work, read by the thread that answers health checks."""

    def __init__(self) -> None:
        self._seen = float("-inf")
        self._fault = "It has not started yet."

    def beat(self, fault: str = "") -> None:
        """Give a sign of life, at least every ten seconds; ``fault`` says what keeps the process from its work."""
        self._fault = fault
        self._seen = time.monotonic()

    def liveness_fault(self) -> str:
        """A sentence when the process is not alive, else nothing."""
        is_stale = time.monotonic() - self._seen > STALE_SECONDS
        return f"No sign of life for {STALE_SECONDS:.0f} seconds." if is_stale else ""

    def readiness_fault(self) -> str:
        """A sentence when the process cannot do its work now, else nothing."""
        return self.liveness_fault() or self._fault
