"""Before a cowboy is placed, its player reads who stands there and which duel follows."""

import pytest

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.row import AttackFailed
from sagebrush_games.carson_city.events.tokens import CowboySheltered, TokensReceived
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import Command
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at
from tests.sentences import said


def placing(table: Table, command: Command) -> str:
    """What ``table`` offers as ``command``, in words."""
    table.placing()
    assert command in table.offers(type(command))
    return said(table.decider, table.state, command)


def test_where_nobody_stands_nothing_is_said() -> None:
    assert placing(Hand("banker", seats=3), PlaceOnBox(ANNA, Box.ROADS)) == "Place a cowboy on Roads."


def test_a_duel_is_named_with_everybody_who_fights_it() -> None:
    table = Hand("banker", seats=3).on_box(Box.ROADS, BILL, CORA)
    assert (
        placing(table, PlaceOnBox(ANNA, Box.ROADS)) == "Place a cowboy on Roads; a duel with seat 1 and seat 2 follows."
    )


def test_where_any_number_may_stand_there_is_no_duel() -> None:
    table = Hand("banker", seats=3).on_box(Box.SALARY, BILL)
    assert "duel" not in placing(table, PlaceOnBox(ANNA, Box.SALARY))


def test_who_has_a_token_is_named_and_does_not_fight() -> None:
    table = Hand("singer", seats=3).character(BILL, "singer").given(TokensReceived(2))
    table.given(CowboySheltered(BILL, Box.ROADS, 0))
    assert placing(table, PlaceOnBox(ANNA, Box.ROADS)) == "Place a cowboy on Roads; there with a no-duel token: seat 1."


@pytest.mark.parametrize(
    ("lawyer", "end"),
    [
        (ANNA, "; there already: seat 1, and the Lawyer decides without a duel."),
        (BILL, "; there already: seat 1, and the Lawyer decides without a duel."),
        (CORA, "; a duel with seat 1 follows."),
    ],
)
def test_the_lawyer_settles_parcels_without_a_duel_where_he_stands(lawyer: int, end: str) -> None:
    table = Hand("lawyer", seats=3).character(lawyer, "lawyer").on_parcels("A1", BILL)
    assert placing(table, PlaceOnParcel(ANNA, at("A1"))).endswith(end)


def test_the_lawyer_fights_for_the_town_hall_like_everybody() -> None:  # [BB "Ayuntamiento"]
    table = Hand("lawyer", seats=3).character(BILL, "lawyer").given(TownHallBuilt(at("D5"))).on_parcels("D5", BILL)
    assert placing(table, OccupyTownHall(ANNA)).endswith("; a duel with seat 1 follows.")


def test_nobody_is_told_of_a_duel_where_a_church_makes_attacks_fail() -> None:  # [DE "KIRCHE"] [ruling R12]
    table = Table(2).built(ANNA, Kind.CHURCH, "A1").built(ANNA, Kind.HOTEL, "A2").on_parcels("A2", ANNA)
    table.placing(BILL, ANNA)
    sentence = said(table.decider, table.state, Attack(BILL, at("A2")))
    assert sentence == "Attack the hotel of seat 0 on A2; it is protected, so attacks on it fail."
    table.on_parcels("A2", BILL)
    assert AttackFailed(at("A2"), (BILL,)) in table.resolving()


def test_the_lawyer_fights_over_buildings_like_everybody() -> None:
    table = Hand("lawyer", seats=3).character(ANNA, "lawyer").built(BILL, Kind.HOTEL, "C1").on_parcels("C1", CORA)
    assert placing(table, Attack(ANNA, at("C1"))) == "Attack the hotel of seat 1 on C1; a duel with seat 2 follows."
