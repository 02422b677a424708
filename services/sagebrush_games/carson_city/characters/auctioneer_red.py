"""The Auctioneer, red: the 3-guns token goes to the highest bidder, and its box is closed for the round."""

# [BB "El Subastador"] [ruling R53]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.auctioneer import with_auctions
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.tokens import AuctionOpened
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Box, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Bids are taken."""
    return [AuctionOpened(seat)]


def auctioneer_red(content: Content) -> Character:
    return replace(printed(content, "auctioneer-red"), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """Bids, and no ammunition where somebody has it already."""

    def shut(table: Ruleset, state: State) -> dict[Box, str]:
        found = rules.shut(table, state)
        return found if state.guns == NOBODY else {**found, Box.AMMUNITION: "ammunition-sold"}

    return with_auctions(replace(rules, shut=shut))
