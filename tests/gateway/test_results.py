"""Results of tables that played with one chance: each seat beside the same seat at the other tables."""

import pytest

from sagebrush_gateway.api.routes.results import _result
from sagebrush_gateway.tables.results import Comparison, SeatResult, TableResult, compared, result_of
from sagebrush_rpc.v1 import rules_pb2 as wire


def tables(*seats: SeatResult) -> list[TableResult]:
    """Tables with one of ``seats`` each, and another seat that did best of all."""
    return [TableResult(f"game {number}", "", (one, SeatResult(7, 999, 1))) for number, one in enumerate(seats)]


GOOD, SAME, POOR = SeatResult(0, 30, 1), SeatResult(0, 30, 2), SeatResult(0, 12, 2)


@pytest.mark.parametrize(
    ("mine", "comparison"),
    [(GOOD, Comparison(1.5, 2, 6.0)), (SAME, Comparison(1.5, 2, 6.0)), (POOR, Comparison(0.0, 2, -12.0))],
)
def test_a_seat_has_a_point_for_each_table_that_did_worse_and_half_of_one_for_a_tie(
    mine: SeatResult, comparison: Comparison
) -> None:
    assert compared(tables(GOOD, SAME, POOR), mine) == comparison


def test_who_gave_up_is_behind_everybody_whatever_the_computer_made_of_the_seat() -> None:
    quitter, another = SeatResult(0, 90, 1, gave_up=True), SeatResult(0, 40, 1, gave_up=True)
    every = tables(quitter, another, POOR)
    assert compared(every, POOR).points == 2.0
    assert [compared(every, one).points for one in (quitter, another)] == [0.5, 0.5], "equal, whatever they scored"


@pytest.mark.parametrize("reason", ["resigned", "absent"])
def test_a_game_that_was_stopped_is_compared_with_nothing(reason: str) -> None:
    assert result_of("game", reason, [POOR]).seats == ()
    assert result_of("game", "most-tricks", [SeatResult(1, 5, 1), POOR]).seats == (POOR, SeatResult(1, 5, 1))


def test_who_is_away_and_might_return_has_not_given_up() -> None:
    frame = wire.Frame(
        outcome=b'{"reason": "over", "ranking": [{"seat": 0, "score": 3, "place": 1},'
        b'{"seat": 1, "score": 2, "place": 2}]}',
        presence=b'{"away": [{"seat": 0, "returns": true}, {"seat": 1, "returns": false}]}',
    )
    assert [one.gave_up for one in _result("game", frame).seats] == [False, True]
