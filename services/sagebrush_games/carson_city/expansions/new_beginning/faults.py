"""Why the sheets cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.carson_city.expansions.new_beginning.state import of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.faults import StateFault, not_as_many, twice, unless


def sheets_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the sheets; nothing at tables without them."""
    if state.sheets is None:
        return
    sheets = of(state)
    yield from not_as_many("sheets.budgets", sheets.budgets, rules.seats)
    yield from not_as_many("sheets.written", sheets.written, rules.seats)
    yield from twice("sheets.lines", sheets.lines)
    for numbers in sheets.written:
        yield from unless(len(numbers) <= len(sheets.lines), "sheets.written", "There are not so many lines.")
        yield from unless(min(numbers, default=0) >= 0, "sheets.written", "There are none, or some.")
