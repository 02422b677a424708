"""Auctioneer (12), yellow: two parcels go to the highest bidder; half the bid is the Auctioneer's."""

# [BB "El Subastador"]

from sagebrush_games.carson_city.actions.bid import Bid, Withdraw
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.characters import OfferDeclined
from sagebrush_games.carson_city.events.tokens import AuctionClosed, AuctionOpened, BidMade, LotChosen
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt
from sagebrush_games.carson_city.state.model import NOBODY
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, of

LOTS = (at("A1"), at("H8"))


def auctioneer(table: Table) -> Table:
    """Anna puts A1 and H8 up for auction."""
    table.choosing().takes("auctioneer")
    for lot in LOTS:
        table.play(ChooseParcel(ANNA, lot))
    return table


def three() -> Table:
    """The auction with three seats, who have 15 dollars each."""
    return auctioneer(Hand("auctioneer", seats=3))


def test_the_lots_are_two_parcels_without_owner() -> None:
    table = Hand("auctioneer").owns(BILL, "A2").choosing()
    table.takes("auctioneer")
    assert table.refused(ChooseParcel(ANNA, at("A2"))) == "parcel-owned"
    assert table.play(ChooseParcel(ANNA, at("A1")))[0] == LotChosen(ANNA, at("A1"))
    assert table.asked() == (ANNA, "next-lot")
    assert table.refused(ChooseParcel(ANNA, at("A1"))) == "lot-chosen"
    assert AuctionOpened(ANNA) in table.play(ChooseParcel(ANNA, at("H8")))


def test_the_auctioneer_bids_first_and_the_others_clockwise() -> None:
    table = three()
    assert table.asked() == (ANNA, "bid")
    assert table.play(Bid(ANNA, 2))[0] == BidMade(ANNA, 2)
    assert table.asked() == (BILL, "bid")
    table.play(Bid(BILL, 3))
    assert table.asked() == (CORA, "bid")


def test_a_bid_is_higher_than_the_last_and_fully_covered() -> None:
    table = three()
    table.play(Bid(ANNA, 5))
    assert table.refused(Bid(BILL, 5)) == "bid-too-low"
    assert table.refused(Bid(BILL, 16)) == "too-expensive"
    assert table.refused(Bid(BILL, 15)) is None


def test_who_withdraws_is_out_for_good() -> None:
    table = three()
    for command in (Bid(ANNA, 1), Withdraw(BILL), Bid(CORA, 2), Bid(ANNA, 3)):
        table.play(command)
    assert table.asked() == (CORA, "bid")


def test_half_goes_to_the_bank_rounded_down_and_half_to_the_auctioneer_rounded_up() -> None:
    table = three()
    for command in (Withdraw(ANNA), Bid(BILL, 7)):
        table.play(command)
    assert AuctionClosed(ANNA, BILL, LOTS, 7, 4) in table.play(Withdraw(CORA))
    assert table.state.dollars == [19, 8, 15]
    assert [table.state.owner(lot) for lot in LOTS] == [BILL, BILL]


def test_a_winning_auctioneer_pays_only_the_bank() -> None:
    table = three()
    for command in (Bid(ANNA, 7), Withdraw(BILL)):
        table.play(command)
    assert AuctionClosed(ANNA, ANNA, LOTS, 3, 0) in table.play(Withdraw(CORA))
    assert table.state.dollars[ANNA] == 12


def test_without_a_bid_the_parcels_stay_free() -> None:
    table = three()
    for command in (Withdraw(ANNA), Withdraw(BILL)):
        table.play(command)
    assert AuctionClosed(ANNA, NOBODY, LOTS, 0, 0) in table.play(Withdraw(CORA))
    assert table.state.owner(at("A1")) == NOBODY


def test_who_has_not_the_dollars_or_the_property_tiles_is_not_asked() -> None:  # [ruling R52]
    table = Hand("auctioneer", seats=3).dollars(BILL, 1).owns(CORA, "A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3")
    auctioneer(table)
    assert of(AuctionClosed, table.play(Bid(ANNA, 1))) == [AuctionClosed(ANNA, ANNA, LOTS, 0, 0)]


def test_nothing_need_be_sold() -> None:
    table = Hand("auctioneer").choosing()
    table.takes("auctioneer")
    assert table.play(Decline(ANNA))[0] == OfferDeclined(ANNA)
    assert table.asked() == (BILL, "character")


def test_when_the_auction_is_over_the_next_seat_takes_a_character() -> None:
    table = auctioneer(Hand("auctioneer"))
    table.play(Withdraw(ANNA))
    table.play(Bid(BILL, 1))
    assert table.asked() == (BILL, "character")


def test_the_auctioneer_bids_first_wherever_it_sits() -> None:
    table = Hand("auctioneer", seats=3).choosing()
    table.takes("banker")
    table.takes("auctioneer")
    for lot in LOTS:
        table.play(ChooseParcel(BILL, lot))
    asked = [table.asked()]
    for command in (Bid(BILL, 1), Bid(CORA, 2)):
        table.play(command)
        asked.append(table.asked())
    assert asked == [(BILL, "bid"), (CORA, "bid"), (ANNA, "bid")]


def test_water_and_the_town_hall_are_not_sold() -> None:
    table = Hand("auctioneer", variants=("carson-river",)).given(TownHallBuilt(at("D3"))).choosing()
    table.takes("auctioneer")
    assert table.refused(ChooseParcel(ANNA, at("D3"))) == "town-hall-there"
    assert table.refused(ChooseParcel(ANNA, at("H5"))) == "river-there"


def test_with_one_parcel_left_nothing_is_sold() -> None:  # [ruling R52]
    table = Hand("auctioneer").owns(
        BILL, " ".join(f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGH")[3:]
    )
    table.choosing().takes("auctioneer")
    assert table.asked() == (BILL, "character")
