"""What can go wrong while a command runs: a sentence on standard error and status 1, never a traceback."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from sagebrush_cli.screen import fail
from sagebrush_client import Problem
from sagebrush_host.errors import HostError
from sagebrush_process.settings import SettingsError

INTERRUPTED = 130


@contextmanager
def exit_with_message(as_json: bool) -> Iterator[None]:
    """Turns the errors people can do something about into sentences."""
    try:
        yield
    except Problem as refusal:
        fail(refusal.code, str(refusal), as_json)
        sys.exit(1)
    except httpx.TransportError as error:
        fail("away", f"The platform does not answer ({error}). Is `sagebrush up` running?", as_json)
        sys.exit(1)
    except httpx.InvalidURL as error:
        fail("bad-address", f"This is no address of a platform: {error}", as_json)
        sys.exit(1)
    except OSError as error:
        fail("file", str(error), as_json)
        sys.exit(1)
    except (HostError, SettingsError) as error:
        fail("not-started", str(error), as_json)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
