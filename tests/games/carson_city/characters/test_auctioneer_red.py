"""Auctioneer (12), red: the 3-guns token goes to the highest bidder, and its box is closed."""

# [BB "El Subastador"]

from sagebrush_games.carson_city.actions.bid import Bid, Withdraw
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.events.tokens import AuctionClosed
from sagebrush_games.carson_city.state.model import NOBODY, Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table

RED = "auctioneer-red"


def auctioneer() -> Table:
    """Anna takes the red Auctioneer."""
    table = Hand(RED).choosing()
    table.takes(RED)
    return table


def test_the_winner_pays_the_auctioneer_and_has_the_token_for_the_round() -> None:
    table = auctioneer()
    table.play(Withdraw(ANNA))
    assert AuctionClosed(ANNA, BILL, (), 5, 5) in table.play(Bid(BILL, 5))
    assert table.state.guns == BILL
    assert table.state.dollars == [20, 10]
    assert table.rules.firepower(table.rules, table.state, BILL) == 3 + 1 + 3


def test_a_winning_auctioneer_pays_nothing_but_must_have_the_dollars() -> None:
    table = auctioneer()
    assert table.refused(Bid(ANNA, 16)) == "too-expensive"
    table.play(Bid(ANNA, 15))
    assert table.state.guns == ANNA  # nobody can bid more
    assert table.state.dollars[ANNA] == 15


def test_the_ammunition_box_is_closed() -> None:
    table = auctioneer()
    table.play(Bid(ANNA, 15))
    table.takes("banker")
    assert table.refused(PlaceOnBox(table.asked()[0], Box.AMMUNITION)) == "ammunition-sold"


def test_without_a_bid_the_token_stays_on_its_box() -> None:  # [ruling R53]
    table = auctioneer()
    table.play(Withdraw(ANNA))
    assert AuctionClosed(ANNA, NOBODY, (), 0, 0) in table.play(Withdraw(BILL))
    table.takes("banker")
    assert table.refused(PlaceOnBox(table.asked()[0], Box.AMMUNITION)) is None
