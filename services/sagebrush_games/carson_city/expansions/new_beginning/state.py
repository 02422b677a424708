"""The sheets of A New Beginning: what each seat wrote, secret until all are filled in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat

UNKNOWN = -1
"""In place of a number that somebody may not see."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """All sheets; tuples of tuples are by seat, then by line."""

    lines: tuple[str, ...]  # from the top
    budgets: tuple[int, ...]  # dollars, by seat
    written: tuple[tuple[int, ...], ...]  # the numbers so far
    revealed: bool = False

    def is_filled(self, seat: Seat) -> bool:
        """Whether ``seat`` has written all lines."""
        return len(self.written[seat]) == len(self.lines)

    def column(self, line: str) -> tuple[int, ...]:
        """The numbers of filled sheets in ``line``, by seat; 0 where it is not on them."""
        if line not in self.lines:
            return (0,) * len(self.written)
        place = self.lines.index(line)
        return tuple(numbers[place] for numbers in self.written)


def of(state: State) -> Sheets:
    """The sheets on the table."""
    return cast(Sheets, state.sheets)


def empty(lines: tuple[str, ...], budgets: tuple[int, ...]) -> Sheets:
    """Sheets nobody has written on."""
    return Sheets(lines, budgets, ((),) * len(budgets))


def with_number(sheets: Sheets, seat: Seat, number: int) -> Sheets:
    """The next line of ``seat`` written."""
    own = (*sheets.written[seat], number)
    written = (*sheets.written[:seat], own, *sheets.written[seat + 1 :])
    return Sheets(sheets.lines, sheets.budgets, written, sheets.revealed)


def filled(kits: Mapping[str, tuple[int, ...]], budgets: tuple[int, ...]) -> Sheets:
    """Revealed sheets; ``kits`` by line, then by seat."""
    lines = tuple(kits)
    written = tuple(tuple(kits[line][seat] for line in lines) for seat in range(len(budgets)))
    return Sheets(lines, budgets, written, revealed=True)
