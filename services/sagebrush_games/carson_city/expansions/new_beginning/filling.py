"""What may be written on a sheet, and what its lines cost."""

# [ruling R79]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.new_beginning.state import Sheets
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat

PARCELS, SHARPSHOOTER = "parcels", "sharpshooter"


@dataclass(slots=True)
class Line:
    """A line of the sheet: the price of one, and how many are allowed."""

    price: int
    least: int
    most: int


def line(rules: Ruleset, name: str) -> Line:
    """What is printed on the line called ``name``."""
    row = rules.printed.rows("sheet")[name]
    return Line(row["price"], row["least"], row["most"])


def normal_kit(rules: Ruleset, state: State, seat: Seat) -> dict[str, int]:
    """What ``seat`` would begin with, by line: only lines that mean something at this table."""
    kit = {
        "cowboys": state.cowboys[seat],
        PARCELS: rules.start.parcels,
        "roads": state.roads[seat],
        "revolvers": state.revolvers[seat],
    }
    kit |= rules.extras(rules, state, seat)
    if state.duel_tiles is None:
        kit[SHARPSHOOTER] = 0
    return kit | {"dollars": state.dollars[seat]}


def price(rules: Ruleset, kit: dict[str, int]) -> int:
    """Dollars for everything in ``kit``."""
    return sum(line(rules, name).price * number for name, number in kit.items())


def left(rules: Ruleset, sheets: Sheets, seat: Seat) -> int:
    """Dollars of the budget that are not spent yet."""
    return sheets.budgets[seat] - spent(rules, sheets.lines, sheets.written[seat])


def spent(rules: Ruleset, lines: Sequence[str], numbers: Sequence[int]) -> int:
    """Dollars for the lines written so far."""
    return sum(line(rules, name).price * number for name, number in zip(lines, numbers, strict=False))


def allowed(rules: Ruleset, sheets: Sheets, seat: Seat) -> range:
    """The numbers that may be written on the next line of ``seat``."""
    if sheets.is_filled(seat):
        return range(0)
    place = len(sheets.written[seat])
    row, *below = (line(rules, name) for name in sheets.lines[place:])
    later = sum(other.price * other.least for other in below)
    return range(row.least, min(row.most, (left(rules, sheets, seat) - later) // row.price) + 1)
