"""What can go wrong while a command runs: a sentence on standard error and status 1, never a traceback."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from sagebrush_cli.phrases import is_english
from sagebrush_cli.screen import fail
from sagebrush_cli.system_errors import INTERRUPTED, end_on
from sagebrush_client import Problem
from sagebrush_host.errors import HostError
from sagebrush_process.settings import SettingsError

WRONG_FORM, REFUSED = 400, 422
"""Statuses of HTTP."""


@contextmanager
def exit_with_message(as_json: bool) -> Iterator[None]:
    """Turns the errors people can do something about into sentences."""
    try:
        yield
    except Problem as refusal:
        fail(refusal.code, in_words(refusal), as_json)
        sys.exit(1)
    except httpx.TransportError as error:
        fail("away", f"The platform does not answer ({error}). Is `sagebrush up` running?", as_json)
        sys.exit(1)
    except httpx.InvalidURL as error:
        fail("bad-address", f"This is no address of a platform: {error}", as_json)
        sys.exit(1)
    except OSError as error:
        end_on(error, as_json)
    except (HostError, SettingsError) as error:
        fail("not-started", str(error), as_json)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def in_words(problem: Problem) -> str:
    """Refusals of rules come in the language of the reader; of other problems of the platform the title alone does."""
    title, detail = problem.body.get("title", ""), str(problem)
    if is_english() or not title or problem.status == REFUSED:
        return detail
    return f"{title}: {detail}" if problem.status == WRONG_FORM else f"{title}."
