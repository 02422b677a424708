"""What may be asked, and in which words."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.moderation.guests import end_guest, show_guest
from sagebrush_gateway.moderation.tables import close_table, show_table

LONGEST_REASON = 200


@dataclass(frozen=True, slots=True)
class Change:
    """Is done to a guest or a table for a reason, which ``reason`` says the use of."""

    work: Callable[[Gateway, str, str], Awaitable[dict[str, Any]]]
    told: str
    reason: str

    def add_to(self, command: ArgumentParser) -> None:
        """Asks for the reason."""
        command.add_argument("--reason", type=_reason, default="", help=self.reason)
        command.set_defaults(work=lambda gateway, asked: self.work(gateway, asked.id, asked.reason))


@dataclass(frozen=True, slots=True)
class Inspection:
    """Shows a guest or a table."""

    work: Callable[[Gateway, str], Awaitable[dict[str, Any]]]
    told: str

    def add_to(self, command: ArgumentParser) -> None:
        """Asks for nothing more."""
        command.set_defaults(work=lambda gateway, asked: self.work(gateway, asked.id))


COMMANDS: Mapping[str, Mapping[str, Change | Inspection]] = {
    "guest": {
        "end": Change(
            end_guest,
            "Ends token, tickets and streams of a guest within a second, for good; he is out of every game, which goes "
            "on without him, and off every table.",
            "For the log alone; at most 200 characters.",
        ),
        "show": Inspection(show_guest, "Prints the name of a guest and where he sits."),
    },
    "table": {
        "close": Change(
            close_table,
            "Takes a table away that has not started, or ends its game without a ranking; everybody reads why.",
            "What everybody reads; at most 200 characters.",
        ),
        "show": Inspection(show_table, "Prints who hosts a table and who sits at it, by their ids."),
    },
}


def parser_of(kind: str) -> ArgumentParser:
    """What may be asked of a ``guest`` or a ``table``; ``work`` of the result takes a gateway and the result itself."""
    parser = ArgumentParser(f"sagebrush {kind}", description=f"What an operator does to a {kind}.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, one in COMMANDS[kind].items():
        command = commands.add_parser(name, help=one.told, description=one.told)
        command.add_argument("id", metavar=kind.upper(), help=f"Id of the {kind}.")
        command.add_argument("--json", action="store_true", help="JSON instead of prose.")
        one.add_to(command)
    return parser


def _reason(text: str) -> str:
    if len(text) > LONGEST_REASON or not text.isprintable():
        raise ArgumentTypeError(f"a reason has at most {LONGEST_REASON} characters that can be printed")
    return text
