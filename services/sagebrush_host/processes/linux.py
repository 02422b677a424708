"""Two requests to the Linux kernel; elsewhere they do nothing. Run with a command, it dies with its parent.

That cannot be asked between fork and exec: a parent with threads (gRPC in a test or a bench) would not survive it.
"""

import ctypes
import os
import signal
import sys

DEATH_SIGNAL, NAME = 1, 15
"""``PR_SET_PDEATHSIG`` and ``PR_SET_NAME``."""
IS_LINUX = sys.platform == "linux"
LIBC = ctypes.CDLL(None) if IS_LINUX else None


def with_parent_death_signal(command: tuple[str, ...]) -> tuple[str, ...]:
    """A command line for ``command`` that does not outlive its parent."""
    return (sys.executable, "-I", "-S", __file__, str(os.getpid()), *command) if IS_LINUX else command


def die_with_parent(parent: int) -> None:
    """Ask for a SIGTERM when the ``parent`` ends, and end at once where it has ended already: nobody tells that again.

    Elsewhere the inherited lock shows who was left.
    """
    if LIBC is not None:
        LIBC.prctl(DEATH_SIGNAL, signal.SIGTERM)
        if os.getppid() != parent:
            sys.exit(f"The process {parent}, of which this is a child, has ended.")


def set_process_name(name: str) -> None:
    """Be called ``name`` in lists of processes, which show fifteen characters of it."""
    if LIBC is not None:
        LIBC.prctl(NAME, name.encode())


if __name__ == "__main__":
    die_with_parent(int(sys.argv[1]))
    os.execvp(sys.argv[2], sys.argv[2:])
