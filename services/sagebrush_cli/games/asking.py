"""What asks a person or a program for a line."""

import os
import sys
from collections.abc import Callable

Ask = Callable[[str], str]
"""The answer to a question. Raises EOFError when there is nobody any more."""


def number_in(answer: str, most: int) -> int:
    """The number from 1 to ``most`` that ``answer`` is; 0 where it is something else."""
    typed = answer.lstrip("0")
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= len(str(most)) else 0
    return number if number <= most else 0


def is_terminal() -> bool:
    """Whether somebody types at a terminal that can be looked at without waiting for a line."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()
