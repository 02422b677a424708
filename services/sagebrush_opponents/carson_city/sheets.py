"""What the sheet of a seat is worth before it is turned over: near to the kit that it wants, the rest in dollars."""

from sagebrush_games.carson_city.expansions.new_beginning.state import of
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.weights import Weights


def sheet_worth(state: State, seat: Seat, weights: Weights) -> float:
    """Points less for each piece too many or too few; nothing once the sheets are revealed."""
    if state.sheets is None or of(state).revealed:
        return 0.0
    sheets = of(state)
    wanted = weights["sheet"]
    written = zip(sheets.lines, sheets.written[seat], strict=False)
    return -float(sum(abs(number - wanted[name]) for name, number in written))
