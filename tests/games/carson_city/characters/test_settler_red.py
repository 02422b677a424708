"""Settler (5), red: eight dollars at once, or a point for each own mountain at the end of the round."""

# [DE "DER SIEDLER"] [BB "El Colono"]

from sagebrush_games.carson_city.actions.await_points import AwaitPoints
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.cards import CharacterScored, OfferTaken, PointsPromised
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, of


def test_the_red_settler_takes_dollars_or_waits() -> None:
    table = Hand("settler-red").choosing()
    table.takes("settler-red")
    assert table.asked() == (ANNA, "settler-red")
    assert table.offers(AwaitPoints) == [AwaitPoints(ANNA)]
    assert table.play(TakeDollars(ANNA))[0] == OfferTaken(ANNA, 8)


def test_waiting_brings_a_point_for_each_own_mountain() -> None:
    table = Hand("settler-red").character(ANNA, "settler-red").mountains("A1 A2 A3 A4")
    table.owns(ANNA, "A1 A2 B5").owns(BILL, "A3").given(PointsPromised(ANNA))
    assert CharacterScored(ANNA, 2) in table.resolving()


def test_both_red_ones_wait_side_by_side() -> None:
    table = Hand("grocer-red", "settler-red").character(ANNA, "settler-red").character(BILL, "grocer-red")
    table.mountains("A1").owns(ANNA, "A1").owns(BILL, "C3 C4").houses("C3 C4")
    events = table.given(PointsPromised(ANNA), PointsPromised(BILL)).resolving()
    assert CharacterScored(ANNA, 1) in events
    assert CharacterScored(BILL, 2) in events


def test_who_passed_first_scores_first() -> None:  # [ruling R59]
    table = Hand("grocer-red", "settler-red").character(ANNA, "settler-red").character(BILL, "grocer-red")
    table.mountains("A1").owns(ANNA, "A1").owns(BILL, "C3").houses("C3").given(*map(PointsPromised, (ANNA, BILL)))
    assert of(CharacterScored, table.resolving(BILL, ANNA)) == [CharacterScored(BILL, 1), CharacterScored(ANNA, 1)]
