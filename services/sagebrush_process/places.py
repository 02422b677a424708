"""What an exception is and where it was raised, as it may be logged: classes and places, never the text."""

import traceback

FRAMES = 6


def class_of(error: BaseException) -> str:
    """The class of what ``error`` came from in the end: why a server cannot be reached, a wrong password say."""
    while error.__cause__ is not None:
        error = error.__cause__
    return type(error).__name__


def places_of(error: BaseException) -> list[str]:
    """The innermost six calls of ``error``: file, line and function."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
