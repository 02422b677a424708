"""``python guard.py GROUP``: ends a group of processes when whoever holds the other end of standard input has ended.

The kernel closes that end however its holder ended, a SIGKILL too, and on every system. A byte says that nothing is
left to guard. It runs by its file, in a session of its own: what stops or ends its holder's group does not reach it.
"""

import contextlib
import os
import signal
import sys


def main(group: int) -> None:
    """Wait for the end of standard input, then kill the ``group``."""
    if os.read(0, 1):
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # PermissionError: macOS, of one that is all zombies
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]))
