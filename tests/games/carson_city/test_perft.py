"""How many ways lead on from known positions: any change of what is legal changes a number."""

from collections.abc import Callable

import pytest

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.state.model import Box, Kind, State
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import AnyDecider
from tests.games.carson_city.table import ANNA, BILL, CORA, NO_DICE, Table


def ways(decider: AnyDecider, state: State, depth: int) -> int:
    """The number of lines of ``depth`` commands from here, chance as in every other test."""
    if depth == 0:
        return 1
    found = 0
    for seat, _ in decider.awaited(state):
        for command in decider.legal(state, seat):
            after = state.copy()
            decider.play(after, command, NO_DICE)
            found += ways(decider, after, depth - 1)
    return found


def starting() -> Table:
    table = Table()
    table.state, _ = table.decider.set_up(seeded(1))
    return table


def choosing() -> Table:
    table = Table(3).given(RoundBegan(1, (ANNA, BILL, CORA)))
    table.goes_on()
    return table


def placing() -> Table:
    table = Table().sheriff(BILL).built(ANNA, Kind.HOTEL, "C3").built(BILL, Kind.RANCH, "A1").mountains("H1 H2")
    table.placing()
    return table


def building() -> Table:
    table = Table(3).owns(ANNA, "E5 E3").owns(BILL, "C3").shelf(*[Kind.HOTEL] * 7).on_box(Box.BUILDING_3, ANNA)
    table.resolving()
    return table


def outlaws() -> Table:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "C3").outlaws("C3 H8")
    table.placing()
    return table


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (starting, (64, 64 * 63)),
        (choosing, (7 + 8, 183, 2706)),
        (placing, (21 + 62 + 2 + 8 + 1, 15827)),
        (building, (12, 90, 857, 8984)),
        (outlaws, (94, 8772)),
    ],
)
def test_so_many_ways_lead_on(position: Callable[[], Table], counts: tuple[int, ...]) -> None:
    table = position()
    found = tuple(ways(table.decider, table.state, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
