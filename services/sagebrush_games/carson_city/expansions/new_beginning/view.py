"""What a viewer knows of the sheets, and back from there to all sheets."""

# [ruling R83]

from dataclasses import dataclass, replace
from typing import cast

from sagebrush_games.carson_city.expansions.new_beginning.events import LineWritten
from sagebrush_games.carson_city.expansions.new_beginning.filling import allowed
from sagebrush_games.carson_city.expansions.new_beginning.state import UNKNOWN, Sheets, of, with_number
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event, Seat, Viewer


def line_redacted(event: LineWritten, viewer: Viewer) -> Event:
    """The event whose number its seat alone may know."""
    return event if event.seat == viewer else replace(event, number=UNKNOWN)


@dataclass(slots=True)
class SheetsView:
    """The sheets. A number is -1 where the viewer may not see it yet."""

    lines: tuple[str, ...]  # from the top
    budgets: tuple[int, ...]  # dollars, by seat
    written: tuple[tuple[int, ...], ...]  # by seat: the lines so far
    revealed: bool


def sheets_view(_rules: Ruleset, state: State, viewer: Viewer) -> SheetsView:
    """What ``viewer`` may know of the sheets."""
    sheets = of(state)
    written = tuple(
        numbers if sheets.revealed or seat == viewer else (UNKNOWN,) * len(numbers)
        for seat, numbers in enumerate(sheets.written)
    )
    return SheetsView(sheets.lines, sheets.budgets, written, sheets.revealed)


def sheets_guessed(rules: Ruleset, table: View, chance: Chance) -> Sheets:
    """Sheets that look like those of a view; each hidden line any number that the lines above it allow."""
    view = cast(SheetsView, table.sheets)
    sheets = Sheets(view.lines, view.budgets, ((),) * len(view.budgets), view.revealed)
    for seat, numbers in enumerate(view.written):
        for number in numbers:
            sheets = with_number(sheets, seat, _known(rules, sheets, seat, number, chance))
    return sheets


def _known(rules: Ruleset, sheets: Sheets, seat: Seat, number: int, chance: Chance) -> int:
    return pick(chance, "unseen-line", allowed(rules, sheets, seat)) if number == UNKNOWN else number
