"""The choices of a turn with their numbers, and what was chosen."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.columns import Columns
from rich.markup import escape

from sagebrush_cli import screen
from sagebrush_cli.games.asking import number_in
from sagebrush_cli.games.offered import Offered, Page
from sagebrush_cli.phrases import phrase
from sagebrush_client.frames import Json

LOOK = "?"
SEARCH = "/"
"""Before words that are searched even where they are an order."""


def question(can_undo: bool) -> str:
    """The question below the choices, in one line of a terminal, so that the table stays in sight above it."""
    if can_undo:
        return phrase("Number, words, undo, ? for the table, help, Enter for all: ")
    return phrase("Number, words, ? for the table, help, Enter for all: ")


def choose(
    frame: Mapping[str, Any],
    offered: Offered,
    look: Callable[[], object],
    line: Callable[[str], str | None],
    order: Callable[[str], Json | bool],
) -> Json | None:
    """The command behind what is typed; words and letters narrow what is ``offered``, ? shows the table.

    ``order``: the command that a word is, or whether it was one; what it tells stays in sight. None when the game went
    on first (``line`` answers None).
    """
    while (answer := line(question(bool(frame["take_back"])))) is not None:
        command = numbered(frame["legal"], answer) or (answer != LOOK and order(answer))
        if isinstance(command, dict):
            return command
        if answer == LOOK:
            look()
        elif not command:
            offered.narrow("" if answer.isdigit() else answer.removeprefix(SEARCH))
            show_choices(offered, frame)
    return None


def numbered(legal: list[Mapping[str, Any]], answer: str) -> Json | None:
    """The command of a number, from 1."""
    number = number_in(answer, len(legal))
    return dict(legal[number - 1]["command"]) if number else None


def show_choices(offered: Offered, frame: Mapping[str, Any]) -> None:
    """The choices, and whether the next one is for good."""
    list_page(offered.page)
    if not frame["take_back_left"]:
        screen.say(
            phrase("The limit for taking back in this turn is reached: what you do next cannot be taken back."),
            "yellow",
        )


def list_page(page: Page) -> None:
    """The choices with their numbers, and the groups of a long list with their letters."""
    lines = [f"{number:>4}  {escape(screen.printable(sentence))}" for number, sentence in page.choices]
    screen.console.print(Columns(lines, column_first=True, padding=(0, 3)), style="cyan")
    for group in page.groups:
        count = phrase("{count} choices: type {letter} to list them.", count=len(group.numbers), letter=group.letter)
        screen.say(f"{group.letter:>4}  {group.sentence.replace('….', '…')}  {count}", "cyan")
    if not page.choices and not page.groups:
        screen.say("      " + phrase("Nothing like that."), "dim")
