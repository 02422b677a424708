"""Where output goes: lines and tables for people, one JSON value a line for programs."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

console = Console(highlight=False)


def emit(value: Any) -> None:
    """One value for programs, on a line of its own."""
    print(json.dumps(value, ensure_ascii=False), flush=True)


def say(text: str, style: str = "") -> None:
    """Prints lines, markup escaped, for people."""
    console.print(escape(printable(text)), style=style, soft_wrap=True)


def printable(text: str) -> str:
    """The text without what would steer the terminal: names and files may be a stranger's."""
    return "".join(one if one.isprintable() or one == "\n" else "\N{REPLACEMENT CHARACTER}" for one in text)


def show_table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table for people."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading, overflow="fold")  # a figure whose end is cut off would be another one
    for row in rows:
        table.add_row(*(escape(printable(cell)) for cell in row))
    console.print(table)


def fail(code: str, sentence: str, as_json: bool) -> None:
    """Say why it did not work, on standard error."""
    told = json.dumps({"error": code, "detail": sentence}) if as_json else f"sagebrush: {printable(sentence)}"
    print(told, file=sys.stderr)
