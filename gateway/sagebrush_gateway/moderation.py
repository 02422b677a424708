"""`python -m sagebrush_gateway.moderation guest|table …`: the operator ends a guest, or closes a table.

Anybody who can read the password of the gateway's store can run it. No route of the API does the same. It logs what
is asked before it does anything, and then each thing that it has done.
"""

import asyncio
import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import structlog

from sagebrush_gateway.change_log import FRESH
from sagebrush_gateway.gateway import Gateway, build
from sagebrush_gateway.operator_output import printed, refused, store_is_away
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.tables.closing import close_as_operator
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.unseating import UnknownGuest, tables_of, unseat
from sagebrush_process.logs import CannotLog, configure_logs
from sagebrush_rpc.errors import RulesError

log = structlog.get_logger("sagebrush.operator")
PROGRAM = "sagebrush"
LONGEST_REASON = 200
BY_OPERATOR = "Closed by the operator of the platform."
"""What the others read where the operator gives no reason."""


class OperatorSettings(GatewaySettings, frozen=True, kw_only=True):
    """Those of a gateway, whose store and rules service the command uses, and where its log is."""

    operator_log: str = ""
    """The file to which lines are added; empty: standard error."""


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads ``guest`` or ``table``, and what is asked of it; may be repeated.

    The exit status: 0 when it was done, 1 with a sentence when it was not, or not wholly.
    """
    kind, *rest = (sys.argv[1:] if arguments is None else arguments) or [""]
    if kind not in _COMMANDS:
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
    return printed(PROGRAM, json.dumps(said) if asked.json else _sentences(said)) or int("not_done" in said)


async def _done(asked: Namespace, settings: GatewaySettings) -> dict[str, Any]:
    gateway = build(settings)
    try:
        found: dict[str, Any] = await asked.work(gateway, asked)
        return found
    finally:
        await gateway.close()


async def _end_guest(gateway: Gateway, asked: Namespace) -> dict[str, Any]:
    """Ends the tokens first, and looks for tables when no gateway takes them any more: he gets no other seat."""
    await tables_of(gateway.guests, gateway.tables, asked.id)
    log.warning("guest-end-asked", guest=asked.id, reason=asked.reason)
    await gateway.guests.end(asked.id)
    log.warning("guest-ended", guest=asked.id, reason=asked.reason)
    await asyncio.sleep(FRESH)
    tables = await tables_of(gateway.guests, gateway.tables, asked.id)
    done: dict[str, str] = {}
    not_done: dict[str, str] = {}
    for table in tables:
        try:
            done[table.id] = await unseat(gateway.lobby, gateway.handover, asked.id, table.id)
        except (Problem, RulesError) as error:
            not_done[table.id] = error.kind.code if isinstance(error, Problem) else error.code
    for table_id, what in done.items():
        log.warning("guest-unseated", guest=asked.id, game=table_id, what=what)
    for table_id, code in not_done.items():
        log.error("guest-not-unseated", guest=asked.id, game=table_id, code=code)
    return {"guest": asked.id, "ended": True, "tables": {at: what for at, what in done.items() if what}} | (
        {"not_done": not_done} if not_done else {}
    )


async def _show_guest(gateway: Gateway, asked: Namespace) -> dict[str, Any]:
    tables = await tables_of(gateway.guests, gateway.tables, asked.id)
    guest = await gateway.guests.by_id(asked.id)
    return {
        "guest": asked.id,
        "name": guest.name if guest else None,
        "ended": guest is None,
        "tables": {table.id: _place(table, asked.id) for table in tables},
    }


def _place(table: LobbyTable, guest: str) -> str:
    seats = [f"seat {seat}" for seat, one in enumerate(table.seats) if one is not None and one.guest == guest]
    return ", ".join([table.stage, *(["host"] if table.host == guest else []), *seats])


async def _close_table(gateway: Gateway, asked: Namespace) -> dict[str, Any]:
    log.warning("table-close-asked", game=asked.id, reason=asked.reason)
    what = await close_as_operator(gateway.lobby, asked.id, asked.reason or BY_OPERATOR)
    log.warning("table-closed", game=asked.id, reason=asked.reason, what=what)
    return {"table": asked.id, "done": what}


async def _show_table(gateway: Gateway, asked: Namespace) -> dict[str, Any]:
    table = await gateway.tables.newest(asked.id)
    return {
        "table": table.id,
        "title": table.title,
        "name": table.name,
        "stage": table.stage,
        "visibility": table.visibility,
        "host": table.host,
        "seats": {str(seat): _occupant(table, seat) for seat in range(len(table.seats))},
    }


def _occupant(table: LobbyTable, seat: int) -> str | None:
    occupant = table.seats[seat]
    if occupant is None:
        return None
    who = occupant.guest or (f"computer {occupant.opponent.name}" if occupant.opponent else "nobody")
    return f"{who} ({occupant.player})"


def _sentences(said: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {_text(value)}" for name, value in said.items())


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "".join(f"\n  {_text(key)}: {_text(one)}" for key, one in value.items()) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else "".join(sign if sign.isprintable() else "?" for sign in str(value))


def _reason(text: str) -> str:
    if len(text) > LONGEST_REASON or not text.isprintable():
        raise ArgumentTypeError(f"a reason has at most {LONGEST_REASON} characters that can be printed")
    return text


def parser_of(kind: str) -> ArgumentParser:
    """What may be asked of a ``guest`` or a ``table``."""
    parser = ArgumentParser(f"sagebrush {kind}", description=f"What an operator does to a {kind}.")
    _add_commands(parser, kind, _COMMANDS[kind])
    return parser


def _add_commands(parser: ArgumentParser, kind: str, parts: dict[str, tuple[Any, str, str]]) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (work, told, reason) in parts.items():
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("id", metavar=kind.upper(), help=f"Id of the {kind}.")
        if reason:
            command.add_argument("--reason", type=_reason, default="", help=reason)
        command.add_argument("--json", action="store_true", help="JSON instead of prose.")
        command.set_defaults(work=work)


_COMMANDS: dict[str, dict[str, tuple[Any, str, str]]] = {
    "guest": {
        "end": (
            _end_guest,
            "Ends token, tickets and streams of a guest within a second, for good; he is out of every game, which goes "
            "on without him, and off every table.",
            "For the log alone; at most 200 characters.",
        ),
        "show": (_show_guest, "Prints the name of a guest and where he sits.", ""),
    },
    "table": {
        "close": (
            _close_table,
            "Takes a table away that has not started, or ends its game without a ranking; everybody reads why.",
            "What everybody reads; at most 200 characters.",
        ),
        "show": (_show_table, "Prints who hosts a table and who sits at it, by their ids.", ""),
    },
}


if __name__ == "__main__":
    sys.exit(main())
