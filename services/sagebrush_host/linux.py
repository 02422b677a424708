"""Two wishes to the Linux kernel; elsewhere nothing happens."""

import ctypes
import signal
import sys

DEATH_SIGNAL, NAME = 1, 15
"""``PR_SET_PDEATHSIG`` and ``PR_SET_NAME``."""
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """Ask for a SIGTERM when the parent is gone, however it went; elsewhere the inherited lock shows who was left."""
    if LIBC is not None:
        LIBC.prctl(DEATH_SIGNAL, signal.SIGTERM)


def take_name(name: str) -> None:
    """Be called ``name`` in lists of processes, of which they show fifteen characters."""
    if LIBC is not None:
        LIBC.prctl(NAME, name.encode())
