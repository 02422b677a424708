"""Outlaws move one step to the building around them that pays most."""

# [BB "Movimiento de los Forajidos"]

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.expansions.outlaws.actions.bring_outlaws import BringOutlaws
from sagebrush_games.carson_city.expansions.outlaws.actions.call_outlaw import CallOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawCalled, OutlawMoved
from sagebrush_games.carson_city.expansions.outlaws.movement import targets
from sagebrush_games.carson_city.state.board import parcel_name
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.chance import scripted
from sagebrush_games.kernel.messages import AUTOMATON
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, dice, of, parcels


def goals(table: Table, origin: str) -> list[str]:
    """Where the outlaw on ``origin`` could go."""
    found = targets(table.rules, table.state, at(origin), table.state.outlaws)
    return [parcel_name(parcel) for parcel in found]


def test_an_outlaw_goes_to_the_building_that_pays_most() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(BILL, Kind.RANCH, "C8").outlaws("B8")
    assert goals(table, "B8") == ["A7"]


def test_an_outlaw_does_not_see_further_than_one_step() -> None:
    assert goals(Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A5").outlaws("A8"), "A8") == ["A8"]


def test_an_outlaw_stays_on_the_building_that_pays_most() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7 B7").outlaws("A7")
    assert goals(table, "A7") == ["A7"]


def test_an_outlaw_stays_where_nothing_pays() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.CHURCH, "A7").built(ANNA, Kind.MINE, "B7").houses("C7").outlaws("B8")
    assert goals(table, "B8") == ["B8"]


def test_an_outlaw_ignores_buildings_beside_a_prison_whoever_owns_it() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(BILL, Kind.RANCH, "C8")
    table.built(BILL, Kind.PRISON, "A6").outlaws("B8")
    assert goals(table, "B8") == ["C8"]


def test_an_outlaw_ignores_buildings_under_another_outlaw() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(BILL, Kind.RANCH, "C8").outlaws("B8 A7")
    assert goals(table, "B8") == ["C8"]


def test_a_church_keeps_no_outlaw_away() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(ANNA, Kind.CHURCH, "A6").outlaws("B8")
    assert goals(table, "B8") == ["A7"]


def test_an_outlaw_beside_a_new_prison_may_leave_for_less() -> None:  # [ruling R18]
    table = (
        Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(BILL, Kind.RANCH, "B8").built(BILL, Kind.PRISON, "A6")
    )
    assert goals(table.outlaws("A7"), "A7") == ["B8"]
    alone = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A7").built(BILL, Kind.PRISON, "A6").outlaws("A7")
    assert goals(alone, "A7") == ["A7"]


def raid(table: Table, *pips: int) -> Table:
    """Outlaws have come in round 2 and are about to move."""
    table.given(RoundBegan(2, table.everybody)).goes_on()
    table.play(BringOutlaws(AUTOMATON), dice(*pips))
    return table


def test_among_equals_chance_decides() -> None:
    table = raid(Table(2, "outlaws").built(ANNA, Kind.HOTEL, "B3 D3"), 1, 1, 2, 1)
    assert table.offers(MoveOutlaw) == [MoveOutlaw(AUTOMATON, at("C2"), parcels("B3 D3"))]
    move = table.offers(MoveOutlaw)[0]
    assert table.play(move, scripted(1))[0] == OutlawMoved(at("C2"), at("D3"))


def test_outlaws_whose_order_changes_nothing_move_by_themselves() -> None:
    table = raid(Table(2, "outlaws").built(ANNA, Kind.HOTEL, "B3 G7"), 3, 1, 2, 1, 5, 5)
    assert table.asked() == (AUTOMATON, "outlaw-move")
    assert table.play(table.offers(MoveOutlaw)[0])[:2] == [OutlawMoved(at("C2"), at("B3")), OutlawCalled(at("F6"))]


def rivals() -> Table:
    """Outlaws on B3 and D3 want the hotel on C4; only one of them could go to the ranch on E2 instead."""
    table = Table(3, "outlaws").built(ANNA, Kind.HOTEL, "C4").built(BILL, Kind.RANCH, "E2").mountains("D1 E1 F1")
    table.given(RoundBegan(2, (CORA, ANNA, BILL))).goes_on()
    table.play(BringOutlaws(AUTOMATON), dice(3, 1, 1, 2, 3, 2))
    return table


def test_the_first_player_says_who_moves_first_when_it_matters() -> None:  # [ruling R21]
    table = rivals()
    assert table.asked() == (CORA, "outlaw-order")
    assert table.offers(CallOutlaw) == [CallOutlaw(CORA, at("B3")), CallOutlaw(CORA, at("D3"))]
    table.play(CallOutlaw(CORA, at("D3")))
    events = table.play(table.offers(MoveOutlaw)[0])
    assert events[:2] == [OutlawMoved(at("D3"), at("C4")), OutlawCalled(at("B3"))]
    assert table.play(table.offers(MoveOutlaw)[0])[0] == OutlawMoved(at("B3"), at("B3"))


def test_the_other_order_leads_elsewhere() -> None:
    table = rivals()
    table.play(CallOutlaw(CORA, at("B3")))
    table.play(table.offers(MoveOutlaw)[0])
    assert table.play(table.offers(MoveOutlaw)[0])[0] == OutlawMoved(at("D3"), at("E2"))


def test_neighbours_that_want_different_buildings_move_by_themselves() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "C4").built(BILL, Kind.RANCH, "B2")
    assert raid(table, 3, 1, 1, 2, 3, 2).asked() == (AUTOMATON, "outlaw-move")


def test_an_outlaw_that_leaves_a_building_makes_room_for_another() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "C4").built(BILL, Kind.RANCH, "B5").outlaws("C4 D3")
    table.given(RoundBegan(3, (BILL, ANNA))).goes_on()
    table.play(BringOutlaws(AUTOMATON), dice(1, 1, 6, 6))
    assert table.offers(CallOutlaw, BILL) == [CallOutlaw(BILL, at("D3")), CallOutlaw(BILL, at("C4"))]
    table.play(CallOutlaw(BILL, at("C4")))
    assert table.play(table.offers(MoveOutlaw)[0])[0] == OutlawMoved(at("C4"), at("B5"))
    assert table.play(table.offers(MoveOutlaw)[0])[0] == OutlawMoved(at("D3"), at("C4"))


def test_the_automaton_has_to_name_all_the_best_targets() -> None:
    table = raid(Table(2, "outlaws").built(ANNA, Kind.HOTEL, "B3 D3"), 1, 1, 2, 1)
    assert table.refused(MoveOutlaw(AUTOMATON, at("C2"), parcels("B3"))) == "wrong-targets"
    assert table.refused(MoveOutlaw(AUTOMATON, at("A1"), parcels("B3 D3"))) == "not-this-outlaw"


def test_outlaws_of_earlier_rounds_move_again() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "G7").outlaws("H8")
    table.given(RoundBegan(3, (ANNA, BILL))).goes_on()
    table.play(BringOutlaws(AUTOMATON), dice(1, 1, 1, 1))
    table.play(table.offers(MoveOutlaw)[0])
    assert of(OutlawMoved, table.play(table.offers(MoveOutlaw)[0])) == [OutlawMoved(at("H8"), at("G7"))]
