"""Standard output that nobody reads any more, as after `| head`."""

import os
import sys
from contextlib import suppress


def write_no_more() -> None:
    """Sends what is still to be written to nobody: otherwise the interpreter complains of the pipe when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
