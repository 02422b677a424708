"""What asks a person or a program for a line."""

import os
import sys
from collections.abc import Callable

Ask = Callable[[str], str]
"""The answer to a question. Raises EOFError when there is nobody any more."""


def is_terminal() -> bool:
    """Whether somebody types at a terminal that can be looked at without waiting for a line."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()
