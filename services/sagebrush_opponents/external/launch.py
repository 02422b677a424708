"""``python launch.py MEMORY_MB COMMAND...``: becomes the command, with bounded memory, and ends with its parent.

It runs by its file, in a fresh interpreter that imports nothing else: between fork and exec of a process with threads
no Python code is safe.
"""

import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1


def main(arguments: list[str]) -> None:
    """Set the limits, then run the command in place of this process; ends with status 127 where there is none."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit("The process that asked for this engine has ended.")
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    memory = int(arguments[0]) << 20
    if hard != resource.RLIM_INFINITY:
        memory = min(memory, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(arguments[1], arguments[1:])
    except OSError as error:
        print(f"{arguments[1]}: {error.strerror}", file=sys.stderr)
        sys.exit(127)


if __name__ == "__main__":
    main(sys.argv[1:])
