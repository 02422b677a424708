"""Where an exception was raised, as it may be logged: the places in the source, never the text."""

import traceback

FRAMES = 6


def places_of(error: BaseException) -> list[str]:
    """The innermost six calls of ``error``: file, line and function."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
