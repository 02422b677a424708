"""Grocer (3), red: eight dollars at once, or a point for each own house at the end of the round."""

# [DE "DIE VERKÄUFERIN"] [BB "La Dependienta"]

from sagebrush_games.carson_city.actions.await_points import AwaitPoints
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.building import HouseTurned
from sagebrush_games.carson_city.events.cards import CharacterFinished, CharacterScored, OfferTaken, PointsPromised
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, at, of


def test_the_red_grocer_is_asked_at_once() -> None:
    table = Hand("grocer-red").choosing()
    table.takes("grocer-red")
    assert table.asked() == (ANNA, "grocer-red")
    assert table.play(TakeDollars(ANNA))[0] == OfferTaken(ANNA, 8)


def test_waiting_brings_a_point_for_each_own_house() -> None:
    table = Hand("grocer-red").character(ANNA, "grocer-red").owns(ANNA, "C3 C4").owns(BILL, "C5")
    table.houses("C3 C4 C5 E5").given(PointsPromised(ANNA))
    assert CharacterScored(ANNA, 2) in table.resolving()


def test_ranches_hotels_and_churches_are_no_houses() -> None:
    table = Hand("grocer-red").character(ANNA, "grocer-red").given(PointsPromised(ANNA))
    table.built(ANNA, Kind.RANCH, "A1").built(ANNA, Kind.HOTEL, "C1").built(ANNA, Kind.CHURCH, "E1")
    events = table.resolving()
    assert CharacterScored(ANNA, 0) in events
    assert CharacterFinished(ANNA) in events


def test_who_took_the_dollars_gets_no_points() -> None:
    table = Hand("grocer-red").character(ANNA, "grocer-red").owns(ANNA, "C3").houses("C3")
    assert not of(CharacterScored, table.resolving())


def test_waiting_is_a_promise() -> None:
    table = Hand("grocer-red").choosing()
    table.takes("grocer-red")
    assert table.play(AwaitPoints(ANNA))[0] == PointsPromised(ANNA)


def test_a_terraced_house_brings_one_point() -> None:
    table = Hand("grocer-red").character(ANNA, "grocer-red").owns(ANNA, "C3 C4").houses("C3 C4")
    table.given(HouseTurned(at("C4")), PointsPromised(ANNA))
    assert CharacterScored(ANNA, 2) in table.resolving()
