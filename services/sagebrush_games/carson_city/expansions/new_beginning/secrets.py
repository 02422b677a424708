"""What a viewer knows of the sheets, and back from there to all sheets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sagebrush_games.carson_city.events.sheets import LineWritten
from sagebrush_games.carson_city.expansions.new_beginning.filling import allowed
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.sheets import UNKNOWN, Sheets, with_number
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event, Seat, Viewer

SECRET: Mapping[type[Event], Callable[[Any], Event]] = {LineWritten: lambda event: replace(event, number=UNKNOWN)}
"""By class of the events that ``seat`` alone may read in full: what the others read."""


@dataclass(slots=True)
class SheetsView:
    """The sheets. A number is -1 where the viewer may not see it yet."""

    lines: tuple[str, ...]  # from the top
    budgets: tuple[int, ...]  # dollars, by seat
    written: tuple[tuple[int, ...], ...]  # by seat: the lines so far
    revealed: bool


def sheets_view(sheets: Sheets | None, viewer: Viewer) -> SheetsView | None:
    """What ``viewer`` may know of the sheets."""
    if sheets is None:
        return None
    written = tuple(
        numbers if sheets.revealed or seat == viewer else (UNKNOWN,) * len(numbers)
        for seat, numbers in enumerate(sheets.written)
    )
    return SheetsView(sheets.lines, sheets.budgets, written, sheets.revealed)


def sheets_guessed(rules: Ruleset, view: SheetsView | None, chance: Chance) -> Sheets | None:
    """Sheets that look like ``view``; each hidden line any number that the lines above it allow."""
    if view is None:
        return None
    sheets = Sheets(view.lines, view.budgets, ((),) * len(view.budgets), view.revealed)
    for seat, numbers in enumerate(view.written):
        for number in numbers:
            sheets = with_number(sheets, seat, _known(rules, sheets, seat, number, chance))
    return sheets


def _known(rules: Ruleset, sheets: Sheets, seat: Seat, number: int, chance: Chance) -> int:
    return pick(chance, "unseen-line", allowed(rules, sheets, seat)) if number == UNKNOWN else number
