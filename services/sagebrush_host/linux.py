"""Two wishes to the Linux kernel; elsewhere nothing happens. Run with a command, it wishes and becomes the command.

A wish cannot be made between fork and exec: a library with threads (gRPC in a test or a bench) would not survive that.
"""

import ctypes
import os
import signal
import sys

DEATH_SIGNAL, NAME = 1, 15
"""``PR_SET_PDEATHSIG`` and ``PR_SET_NAME``."""
IS_LINUX = sys.platform == "linux"
LIBC = ctypes.CDLL(None) if IS_LINUX else None


def leashed(command: tuple[str, ...]) -> tuple[str, ...]:
    """A command line for ``command`` that does not outlive its parent."""
    return (sys.executable, "-I", "-S", __file__, *command) if IS_LINUX else command


def die_with_parent() -> None:
    """Ask for a SIGTERM when the parent is gone, however it went; elsewhere the inherited lock shows who was left."""
    if LIBC is not None:
        LIBC.prctl(DEATH_SIGNAL, signal.SIGTERM)


def take_name(name: str) -> None:
    """Be called ``name`` in lists of processes, of which they show fifteen characters."""
    if LIBC is not None:
        LIBC.prctl(NAME, name.encode())


if __name__ == "__main__":
    die_with_parent()
    os.execvp(sys.argv[1], sys.argv[1:])
