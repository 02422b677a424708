"""What an installation lacks: the extra that a command needs, said in a sentence instead of a traceback.

This module is imported before anything else of the command line, so it needs the standard library alone.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

OF_COMMANDS = "cli"
OF_PLATFORM = "platform"
PLATFORM_MODULES = ("fastapi", "celery", "grpc_reflection")
"""One module of each extra whose processes the supervisor starts."""


@contextmanager
def exit_when_not_installed() -> Iterator[None]:
    """Ends with status 1 and a sentence where the block imports a library that is not installed.

    A module of ours that is missing is a fault of ours, and is raised.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("sagebrush_"):
            raise
        sys.exit(needs("sagebrush", error.name, OF_COMMANDS))


def require_platform(command: str) -> None:
    """Ends with status 1 and a sentence where a process of the platform could not be started for want of a library."""
    missing = [name for name in PLATFORM_MODULES if find_spec(name) is None]
    if missing:
        sys.exit(needs(f"sagebrush {command}", missing[0], OF_PLATFORM))


def needs(command: str, module: str, extra: str) -> str:
    """The sentence: what is missing, and what to install."""
    return f"sagebrush: `{command}` needs {module}, which is not installed: pip install '.[{extra}]' in a checkout"
