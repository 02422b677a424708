"""Characters' tokens and trades: no-duel tokens, auctions, dynamite; what happens to who loses a duel."""

from dataclasses import replace

from sagebrush_games.carson_city.events.tokens import (
    AuctionClosed,
    AuctionOpened,
    BidderWithdrew,
    BidMade,
    BountyPaid,
    CowboyHealed,
    CowboysDefeated,
    CowboySheltered,
    DefeatAccepted,
    DuelRolled,
    DuelRolledAgain,
    DynamiteKept,
    DynamiteLaid,
    DynamiteReceived,
    FuneralMissed,
    FuneralPaid,
    LotChosen,
    MineBlasted,
    TokensReceived,
)
from sagebrush_games.carson_city.evolve.table import own
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, Auction, State, Throw, Token
from sagebrush_games.kernel.messages import Seat


def auction_of(state: State) -> Auction:
    """The auction that goes on."""
    assert state.effects.auction is not None
    return state.effects.auction


def without(items: tuple[Seat, ...], seat: Seat, count: int = 1) -> tuple[Seat, ...]:
    """``items`` without the first ``count`` of ``seat``."""
    left = list(items)
    for _ in range(count):
        left.remove(seat)
    return tuple(left)


def tokens_received(state: State, event: TokensReceived) -> None:
    state.effects = replace(state.effects, tokens=event.tokens)


def cowboy_sheltered(state: State, event: CowboySheltered) -> None:
    """From the reserve, or the supply, to the box, with a token."""
    state.supply[event.seat] -= event.hired
    state.cowboys[event.seat] += event.hired - 1
    state.boxes[event.box] += (event.seat,)
    effects = state.effects
    state.effects = replace(
        effects, tokens=effects.tokens - 1, sheltered=(*effects.sheltered, Token(event.seat, event.box))
    )
    state.prompt = ""


def lot_chosen(state: State, event: LotChosen) -> None:
    auction = state.effects.auction or Auction(event.seat)
    state.effects = replace(state.effects, auction=replace(auction, lots=(*auction.lots, event.parcel)))
    state.prompt = ""


def auction_opened(state: State, event: AuctionOpened) -> None:
    auction = state.effects.auction or Auction(event.seller)
    state.effects = replace(state.effects, auction=replace(auction, open=True))


def bid_made(state: State, event: BidMade) -> None:
    auction = replace(auction_of(state), dollars=event.dollars, bidder=event.seat, last=event.seat)
    state.effects = replace(state.effects, auction=auction)
    state.prompt = ""


def bidder_withdrew(state: State, event: BidderWithdrew) -> None:
    auction = auction_of(state)
    state.effects = replace(state.effects, auction=replace(auction, out=(*auction.out, event.seat), last=event.seat))
    state.prompt = ""


def auction_closed(state: State, event: AuctionClosed) -> None:
    state.effects = replace(state.effects, auction=None)
    if event.winner == NOBODY:
        return
    state.dollars[event.winner] -= event.dollars
    state.dollars[event.seller] += event.earned
    for parcel in event.lots:
        own(state, event.winner, parcel)
    if not event.lots:
        state.guns = event.winner


def dynamite_received(state: State, event: DynamiteReceived) -> None:
    effects = state.effects
    holders = tuple(sorted((*effects.holders, *[event.seat] * event.tokens)))
    state.effects = replace(effects, dynamite=effects.dynamite - event.tokens, holders=holders)


def dynamite_laid(state: State, event: DynamiteLaid) -> None:
    effects = state.effects
    charges = (*effects.charges, Token(event.seat, event.place))
    state.effects = replace(effects, holders=without(effects.holders, event.seat), charges=charges)


def mine_blasted(state: State, event: MineBlasted) -> None:
    """Three times the income; a token that was spent is back in the supply."""
    effects = state.effects
    state.effects = replace(
        effects,
        blasted=(*effects.blasted, event.parcel),
        holders=without(effects.holders, event.seat, event.spent),
        dynamite=effects.dynamite + event.spent,
    )
    state.prompt = ""


def dynamite_kept(state: State, event: DynamiteKept) -> None:
    state.effects = replace(state.effects, thrifty=(*state.effects.thrifty, event.seat))
    state.prompt = ""


def duel_rolled(state: State, event: DuelRolled) -> None:
    state.effects = replace(state.effects, throw=Throw(event.place, event.duelists, event.dice))
    state.prompt = ""


def duel_rolled_again(state: State, event: DuelRolledAgain) -> None:
    """Other pips for one of them, and nothing more to ask."""
    throw = state.effects.throw
    assert throw is not None
    pairs = zip(throw.duelists, throw.dice, strict=True)
    dice = tuple(event.dice if seat == event.seat else rolled for seat, rolled in pairs)
    state.effects = replace(state.effects, throw=replace(throw, dice=dice, settled=True))
    state.prompt = ""


def cowboys_defeated(state: State, event: CowboysDefeated) -> None:
    state.effects = replace(state.effects, defeated=event.seats, after=event.after, stage=event.stage)
    if event.outlaw != NOWHERE:
        state.effects = replace(state.effects, unbeaten=(*state.effects.unbeaten, event.outlaw))


def settle(state: State, seat: Seat) -> None:
    """One beaten cowboy less to settle."""
    state.effects = replace(state.effects, defeated=without(state.effects.defeated, seat))
    state.prompt = ""


def cowboy_healed(state: State, event: CowboyHealed) -> None:
    """The Doctor's fee; the cowboy is placed by an event of its own."""
    state.dollars[event.seat] -= event.dollars
    state.dollars[event.doctor] += event.dollars
    settle(state, event.seat)


def defeat_accepted(state: State, event: DefeatAccepted) -> None:
    settle(state, event.seat)


def funeral_paid(state: State, event: FuneralPaid) -> None:
    state.dollars[event.seat] -= event.dollars
    state.dollars[event.undertaker] += event.dollars
    settle(state, event.seat)


def funeral_missed(state: State, event: FuneralMissed) -> None:
    state.points[event.seat] -= event.points
    settle(state, event.seat)


def bounty_paid(state: State, event: BountyPaid) -> None:
    state.dollars[event.seat] += event.dollars
