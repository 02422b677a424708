"""Why the sheets cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator, Sequence

from sagebrush_games.carson_city.expansions.new_beginning.beginning import PROMPT
from sagebrush_games.carson_city.expansions.new_beginning.filling import left, line
from sagebrush_games.carson_city.expansions.new_beginning.state import Sheets, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.faults import StateFault, any_not_among, not_as_many, twice, unless


def sheets_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the sheets; nothing at tables without them."""
    if state.sheets is None:
        return
    sheets = of(state)
    yield from not_as_many("sheets.budgets", sheets.budgets, rules.seats)
    yield from not_as_many("sheets.written", sheets.written, rules.seats)
    yield from twice("sheets.lines", sheets.lines)
    yield from any_not_among("sheets.lines", sheets.lines, rules.printed.rows("sheet"))
    is_writing = state.prompt == PROMPT
    yield from unless(sheets.revealed != is_writing, "sheets.revealed", "All see what all have written.")
    for seat, numbers in enumerate(sheets.written):
        asked = is_writing and seat in (state.asked, *state.company)
        yield from unless(sheets.is_filled(seat) != asked, "sheets.written", "Who has lines left is asked.")
        yield from _numbers(rules, sheets, numbers)
        yield from unless(left(rules, sheets, seat) >= 0, "sheets.written", "It is more than the budget.")


def _numbers(rules: Ruleset, sheets: Sheets, numbers: Sequence[int]) -> Iterator[StateFault]:
    yield from unless(len(numbers) <= len(sheets.lines), "sheets.written", "There are not so many lines.")
    for name, number in zip(sheets.lines, numbers, strict=False):
        row = line(rules, name)
        yield from unless(row.least <= number <= row.most, "sheets.written", f"It cannot be {number} of {name}.")
