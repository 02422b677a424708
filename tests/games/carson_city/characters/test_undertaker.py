"""Undertaker (14): for each beaten cowboy of others 2 dollars or a point; 2 dollars for each outlaw beaten."""

# [BB "El Doctor / El Enterrador"]

from sagebrush_games.carson_city.actions.settle_funeral import LosePoint, PayUndertaker
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.tokens import BountyPaid, DefeatAccepted, FuneralMissed, FuneralPaid
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, dice, of


def undertaker(seats: int = 2, variants: tuple[str, ...] = ()) -> Table:
    """Anna is the Undertaker."""
    return Hand("doctor", seats=seats, variants=variants).character(ANNA, "undertaker")


def beaten(points: int, dollars: int) -> Table:
    """Bill, with so many points and dollars, loses the duel over three roads."""
    table = undertaker().given(CharacterScored(BILL, points)).dollars(BILL, dollars).on_box(Box.ROADS, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    return table


def test_a_beaten_cowboy_costs_two_dollars_or_a_point() -> None:
    assert beaten(5, 15).play(PayUndertaker(BILL))[0] == FuneralPaid(BILL, ANNA, 2)
    table = beaten(5, 15)
    assert table.play(LosePoint(BILL))[0] == FuneralMissed(BILL, 1)
    assert table.state.points[BILL] == 4


def test_who_has_no_point_pays_and_who_has_no_dollars_loses_the_point() -> None:  # [ruling R56]
    assert beaten(0, 15).state.dollars == [17, 13]
    assert beaten(3, 1).state.points[BILL] == 2


def test_who_has_neither_loses_nothing_more() -> None:
    table = undertaker().dollars(BILL, 1).on_box(Box.ROADS, ANNA, BILL)
    assert DefeatAccepted(BILL) in table.resolving(chance=dice(6, 1))


def test_own_beaten_cowboys_cost_nothing() -> None:
    table = undertaker().on_box(Box.ROADS, ANNA, BILL)
    assert not of(FuneralPaid, table.resolving(chance=dice(1, 6)))


def test_the_undertaker_earns_from_duels_of_others() -> None:
    table = undertaker(3).on_box(Box.ROADS, BILL, CORA)
    assert FuneralPaid(CORA, ANNA, 2) in table.resolving(chance=dice(6, 1))


def test_each_outlaw_beaten_brings_two_dollars() -> None:
    table = undertaker(variants=("outlaws",)).outlaws("A1").on_parcels("A1", BILL)
    assert of(BountyPaid, table.resolving(chance=dice(6))) == [BountyPaid(ANNA, 2)]


def test_who_loses_to_an_outlaw_pays_too() -> None:
    table = undertaker(variants=("outlaws",)).outlaws("A1").on_parcels("A1", BILL)
    assert FuneralPaid(BILL, ANNA, 2) in table.resolving(chance=dice(1))
