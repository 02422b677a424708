"""The drawing of a title by its name, as it is printed."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.pretty import Pretty
from rich.text import Text

from sagebrush_cli import screen
from sagebrush_cli.drawings import carson_city, sierra_west, tiny_epic_western
from sagebrush_cli.drawings.layout import HEIGHT, SMALL, WIDTH, cut
from sagebrush_cli.games.event_renderer import EventRenderer

View = Mapping[str, Any]
DRAWINGS: Mapping[str, Callable[[View, EventRenderer], list[str]]] = {
    "carson-city": carson_city.lines,
    "tiny-epic-western": tiny_epic_western.lines,
    "sierra-west": sierra_west.lines,
}
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
"""Of the pieces of seats; the number is there for whoever sees no colours."""


def show_table(title: str, view: View, renderer: EventRenderer) -> None:
    """Prints the table of a game of ``title``; one that has no drawing is printed as data."""
    if title in DRAWINGS:
        screen.console.print(coloured(drawn(title, view, renderer)), no_wrap=True, crop=False)
    else:
        screen.console.print(Pretty(view))


def drawn(title: str, view: View, renderer: EventRenderer) -> list[str]:
    """The lines of a drawing: at most 23 of at most 80 columns."""
    found = DRAWINGS[title](view, renderer)
    kept = found if len(found) <= HEIGHT else [*found[: HEIGHT - 1], "… (more than a terminal shows)"]
    return [cut(screen.printable(line), WIDTH).rstrip() for line in kept]


def coloured(lines: list[str]) -> Text:
    """The lines with the signs of seats in their colours."""
    text = Text("\n".join(lines))
    for sign, colour in zip(SMALL[1:], COLOURS, strict=False):
        text.highlight_regex(sign, f"bold {colour}")
    return text
