"""The Auctioneer, yellow: two parcels of its choice go to the highest bidder."""

# [BB "El Subastador"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.bid import BID, WITHDRAW
from sagebrush_games.carson_city.actions.choose_lot import CHOOSE_LOT
from sagebrush_games.carson_city.actions.decline import DECLINE_AUCTION
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.auction import auctioning, lot_reasons
from sagebrush_games.carson_city.rules.parcels import allowed_by
from sagebrush_games.carson_city.rules.rounds import choosing
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering, once_before
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question which parcels, unless there are too few."""
    enough = len(allowed_by(lot_reasons(rules, state))) >= rules.gains["auctioneer-parcels"]
    return [Asked(seat, "first-lot")] if enough else ()


def auctioneer(content: Content) -> Character:
    return replace(printed(content, "auctioneer"), chosen=chosen)


def with_auctions(rules: Ruleset) -> Ruleset:
    """``rules`` in which bids are taken before the next character is chosen."""
    return once_before(answering(rules, "bid", BID, WITHDRAW), Phase.CHARACTERS, choosing, auctioning)


def apply(rules: Ruleset) -> Ruleset:
    """Lots, then bids."""
    asking = answering(answering(rules, "first-lot", CHOOSE_LOT, DECLINE_AUCTION), "next-lot", CHOOSE_LOT)
    return with_auctions(asking)
