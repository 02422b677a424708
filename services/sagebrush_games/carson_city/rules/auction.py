"""The auctions of the Auctioneer (phase 1): who bids, and what the hammer settles."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.tokens import AuctionClosed, AuctionOpened
from sagebrush_games.carson_city.rules.parcels import Reason, barriers
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Auction, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def auction_of(state: State) -> Auction:
    """The auction that goes on."""
    assert state.effects.auction is not None
    return state.effects.auction


def lot_reasons(rules: Ruleset, state: State) -> list[Reason]:
    """Which parcels may not be sold."""
    chosen = state.effects.auction.lots if state.effects.auction is not None else ()
    return [("parcel-owned", state.owned), ("lot-chosen", sum(1 << lot for lot in chosen)), *barriers(rules, state)]


def can_bid(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` has more dollars than the highest bid, and a property tile for each lot."""  # [ruling R52]
    auction = auction_of(state)
    tiles = rules.property_tiles - state.land[seat].bit_count()
    return state.dollars[seat] > auction.dollars and tiles >= len(auction.lots)


def next_bidder(rules: Ruleset, state: State) -> Seat:
    """The next seat, clockwise, that could bid more; NOBODY when the hammer falls."""
    auction = auction_of(state)
    first = auction.seller if auction.last == NOBODY else auction.last + 1
    for step in state.seats:
        seat = (first + step) % len(state.seats)
        if seat not in (*auction.out, auction.bidder) and can_bid(rules, state, seat):
            return seat
    return NOBODY


def closed(auction: Auction) -> AuctionClosed:
    """The hammer.

    For parcels half the bid, rounded down, goes to the bank and the rest to the Auctioneer; for the 3-guns token all of
    it. What the Auctioneer would pay to itself it keeps.
    """  # [BB "El Subastador"]
    to_bank = auction.dollars // 2 if auction.lots else 0
    if auction.bidder == auction.seller:
        return AuctionClosed(auction.seller, auction.bidder, auction.lots, to_bank, 0)
    earned = auction.dollars - to_bank
    return AuctionClosed(auction.seller, auction.bidder, auction.lots, auction.dollars, earned)


def auctioning(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The rest of an auction: lots, bids, the hammer."""
    auction = state.effects.auction
    if auction is None:
        return ()
    if not auction.open:
        complete = len(auction.lots) == rules.gains["auctioneer-parcels"]
        return [AuctionOpened(auction.seller) if complete else Asked(auction.seller, "next-lot")]
    seat = next_bidder(rules, state)
    return [closed(auction)] if seat == NOBODY else [Asked(seat, "bid")]
