"""A New Beginning: sheets are filled in secretly and revealed together."""

from sagebrush_games.carson_city.evolve.table import answered
from sagebrush_games.carson_city.expansions.new_beginning.events import (
    LineWritten,
    SheetFinished,
    SheetsHanded,
    SheetsRevealed,
)
from sagebrush_games.carson_city.expansions.new_beginning.state import empty, filled, of, with_number
from sagebrush_games.carson_city.state.model import State


def sheets_handed(state: State, event: SheetsHanded) -> None:
    state.sheets = empty(event.lines, event.budgets)


def line_written(state: State, event: LineWritten) -> None:
    state.sheets = with_number(of(state), event.seat, event.number)


def sheet_finished(state: State, event: SheetFinished) -> None:
    answered(state, event.seat)


def sheets_revealed(state: State, event: SheetsRevealed) -> None:
    """Everybody has what it wrote; horses come with an event of their own."""
    kits = event.kits
    state.sheets = filled(kits, of(state).budgets)
    cowboys = zip(state.cowboys, state.supply, kits["cowboys"], strict=True)
    state.supply = [before + supply - now for before, supply, now in cowboys]
    state.cowboys = list(kits["cowboys"])
    state.dollars = list(kits["dollars"])
    state.roads = list(kits["roads"])
    state.revolvers = list(kits["revolvers"])
