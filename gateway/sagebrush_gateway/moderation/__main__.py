"""Reads what is asked, does it and prints what was done."""

import asyncio
import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from sagebrush_gateway.gateway import build
from sagebrush_gateway.moderation.arguments import COMMANDS, parser_of
from sagebrush_gateway.moderation.prose import sentences
from sagebrush_gateway.operator_output import printed, refused, store_is_away
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.tables.unseating import UnknownGuest
from sagebrush_process.logs import CannotLog, configure_logs
from sagebrush_rpc.errors import RulesError

PROGRAM = "sagebrush"


class OperatorSettings(GatewaySettings, frozen=True, kw_only=True):
    """Those of a gateway, whose store and rules service the command uses, and where its log is."""

    operator_log: str = ""
    """The file to which lines are added; empty: standard error."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads ``guest`` or ``table``, and what is asked of it; may be repeated.

    The exit status: 0 when it was done, 1 with a sentence when it was not, or not wholly.
    """
    kind, *rest = (sys.argv[1:] if arguments is None else arguments) or [""]
    if kind not in COMMANDS:
        return refused(PROGRAM, "expected `guest` or `table`, and what to do.")
    asked = parser_of(kind).parse_args(rest)
    settings = OperatorSettings.load(PROGRAM)
    try:
        with _logged_to(settings.operator_log):
            said = asyncio.run(_done(asked, settings))
    except CannotLog as error:
        place = settings.operator_log or "standard error"
        return refused(PROGRAM, f"No more was done, for it cannot be written to {place}: {error}. Repeat it then.")
    except UnknownGuest:
        return refused(PROGRAM, f"There is no guest `{asked.id}`. `sagebrush table show TABLE` names those of a table.")
    except Problem as problem:
        return refused(PROGRAM, f"{asked.id}: {problem.detail}")
    except RulesError as error:
        return refused(PROGRAM, f"{asked.id}: the rules service answers with {error.code}: {error.detail}")
    except AWAY as error:
        return store_is_away(PROGRAM, error)
    return printed(PROGRAM, json.dumps(said) if asked.json else sentences(said)) or int("not_done" in said)


@contextmanager
def _logged_to(path: str) -> Iterator[None]:
    """Every line is written whatever the level of the logs is: it says who was ended, and when. Raises CannotLog."""
    with ExitStack() as stack:
        file: BinaryIO = sys.stderr.buffer
        try:
            if path:
                file = stack.enter_context(Path(path).open("ab", buffering=0))
        except OSError as error:
            raise CannotLog(error.strerror) from None
        configure_logs("operator", "info", file)
        yield


async def _done(asked: Namespace, settings: GatewaySettings) -> dict[str, Any]:
    gateway = build(settings)
    try:
        found: dict[str, Any] = await asked.work(gateway, asked)
        return found
    finally:
        await gateway.close()


if __name__ == "__main__":
    sys.exit(main())
