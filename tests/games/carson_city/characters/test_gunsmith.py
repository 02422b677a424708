"""Gunsmith (10), yellow: two points for each duel won this round, against outlaws too."""

# [BB "El Armero"]

from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, dice, of

WON = [CharacterScored(ANNA, 2)]


def test_a_duel_won_over_a_box_brings_two_points() -> None:
    table = Hand("gunsmith").character(ANNA, "gunsmith").on_box(Box.ROADS, ANNA, BILL)
    assert of(CharacterScored, table.resolving(chance=dice(6, 1))) == WON


def test_a_duel_won_over_a_parcel_brings_two_points() -> None:
    table = Hand("gunsmith").character(ANNA, "gunsmith").on_parcels("A1", ANNA, BILL)
    assert of(CharacterScored, table.resolving(chance=dice(6, 1))) == WON


def test_a_beaten_outlaw_brings_two_points() -> None:
    table = Hand("gunsmith", variants=("outlaws",)).character(ANNA, "gunsmith").outlaws("A1").on_parcels("A1", ANNA)
    assert of(CharacterScored, table.resolving(chance=dice(6))) == WON


def test_a_lost_duel_and_one_of_others_bring_nothing() -> None:
    lost = Hand("gunsmith").character(ANNA, "gunsmith").on_box(Box.ROADS, ANNA, BILL)
    assert not of(CharacterScored, lost.resolving(chance=dice(1, 6)))
    others = Hand("gunsmith").on_box(Box.ROADS, ANNA, BILL)
    assert not of(CharacterScored, others.resolving(chance=dice(6, 1)))


def test_without_a_duel_there_is_nothing_to_win() -> None:
    table = Hand("gunsmith").character(ANNA, "gunsmith").on_box(Box.ROADS, ANNA)
    assert not of(CharacterScored, table.resolving())
