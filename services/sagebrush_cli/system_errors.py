"""What the system refuses, such as room on a disk, and other ends of a command: a sentence on standard error.

The status is 1, and there is no traceback. Until something is refused this needs little more than the standard library,
so that it may stand around every import.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from sagebrush_process.output import write_no_more

INTERRUPTED = 130


@contextmanager
def exit_on_system_error(as_json: bool) -> Iterator[None]:
    """Ends with status 1 where the block meets an OSError, or wants more memory than there is."""
    try:
        yield
    except OSError as error:
        end_on(error, as_json)
    except MemoryError:
        from sagebrush_cli.screen import fail

        fail("no-memory", "There is not enough memory for this.", as_json)
        sys.exit(1)


@contextmanager
def exit_when_interrupted() -> Iterator[None]:
    """Ends with status 130 and no word where the block is interrupted: a command that is still being imported, too."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


@contextmanager
def exit_in_form(as_json: bool) -> Iterator[None]:
    """Ends with JSON where the block ends with a sentence, and the caller asked for JSON; the code is ``failed``."""
    try:
        yield
    except SystemExit as end:
        if not (as_json and isinstance(end.code, str)):
            raise
        from sagebrush_cli.screen import fail

        fail("failed", end.code.removeprefix("sagebrush: "), as_json)
        sys.exit(1)


def end_on(error: OSError, as_json: bool) -> NoReturn:
    """Ends with the sentence of ``error``; silently where nobody reads the output any more, as after `| head`."""
    if isinstance(error, BrokenPipeError):
        write_no_more()
    else:
        from sagebrush_cli.screen import fail

        fail("file", str(error), as_json)
    sys.exit(1)
