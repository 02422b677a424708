"""Faults of opponents, as they may be logged: what kind and where, never the text, which may quote a hidden card."""

import traceback

FRAMES = 6


def places(error: BaseException) -> list[str]:
    """The innermost calls of ``error``: file, line and function."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
