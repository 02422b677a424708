"""Options that several commands have, and those of a table as they are typed: ``name=value``."""

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import typer


def header_text(text: str) -> str:
    """``text``, which is sent as a header; ends the command with status 2 where it cannot be."""
    if not (text.isascii() and text.isprintable()):
        raise typer.BadParameter("It has a character that no header may have.")
    return text


def kept_commitment(context: typer.Context, option: typer.CallbackParam, text: str) -> str:
    """The commitment ``text``; ends the command with status 2 where it is said and empty, as by a variable not set."""
    source = context.get_parameter_source(option.name or "")
    if not text and source is not None and source.name == "COMMANDLINE":
        raise typer.BadParameter("It is empty, so nothing would be compared.")
    return text


Json = Annotated[bool, typer.Option("--json", help="One JSON value a line instead of prose.")]
HERE = "http://127.0.0.1:8000"
Url = Annotated[str, typer.Option(envvar="SAGEBRUSH_URL", help="Address of the platform.")]
Token = Annotated[
    str,
    typer.Option(envvar="SAGEBRUSH_TOKEN", help="Token of a guest; without it a new guest.", callback=header_text),
]
As = Annotated[
    str | None, typer.Option("--as", metavar="SEAT", help="Seat number or `spectator`; your own seat by default.")
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "--lang",
        envvar="SAGEBRUSH_LANGUAGE",
        help="Of sentences: en, de or es; else English.",
        callback=header_text,
    ),
]
Commitment = Annotated[
    str, typer.Option(metavar="HEX", help="Commitment shown at the table.", callback=kept_commitment)
]
Game = Annotated[str, typer.Argument(help="Id of the game.")]
Processes = Annotated[int, typer.Option(min=1, help="Games played in parallel.")]
Editions = Annotated[list[str], typer.Option("--edition", help="An edition; may be repeated; all by default.")]
Variants = Annotated[list[str], typer.Option("--variant", help="A variant; may be repeated.")]
Options = Annotated[list[str], typer.Option("--option", help="A choice of the table, as name=value; may be repeated.")]
CORES = os.cpu_count() or 1

Value = str | int | bool


def chosen(known: Mapping[str, Iterable[Value]], pairs: Sequence[str]) -> dict[str, Value]:
    """The options that ``pairs`` mean, by name, in the values ``known`` of each; any other value stays a text."""
    found: dict[str, Value] = {}
    for name, _, text in (pair.partition("=") for pair in pairs):
        found[name] = next((value for value in known.get(name, ()) if str(value).lower() == text), text)
    return found
