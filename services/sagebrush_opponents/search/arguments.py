"""Numbers on the command lines of programs that play games to fit something to them."""

import argparse
import math
from collections.abc import Callable


def count_from(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, ``least`` or more."""

    def count(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"a number from {least} on")
        return int(text)

    return count


def positive(text: str) -> float:
    """The type of an argument that is a number above 0, which need not be whole."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError("a number above 0")
    return number
