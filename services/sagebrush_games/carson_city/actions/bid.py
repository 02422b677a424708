"""Bid in an auction, or withdraw from it for good."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.events.tokens import BidderWithdrew, BidMade
from sagebrush_games.carson_city.rules.auction import auction_of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class Bid(Command):
    """Bid so many ``dollars``, more than anybody before and no more than you have."""

    dollars: int


@dataclass(slots=True)
class Withdraw(Command):
    """Bid no more in this auction."""


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[Bid]:
    return (Bid(seat, number) for number in range(auction_of(state).dollars + 1, state.dollars[seat] + 1))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[Bid]:
    return (Bid(seat, number) for number in range(-1, state.dollars[seat] + 2))


def refusal(_rules: Ruleset, state: State, command: Bid) -> str | None:
    if command.dollars <= auction_of(state).dollars:
        return "bid-too-low"
    return "too-expensive" if command.dollars > state.dollars[command.seat] else None


def sentence(_rules: Ruleset, state: State, command: Bid) -> Message:
    lots = auction_of(state).lots
    if not lots:
        return message("bid-for-guns", sum=command.dollars)
    return message("command-bid", sum=command.dollars, parcels=lots)


BID = Action(
    Bid,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [BidMade(command.seat, command.dollars)],
    sentence=sentence,
    domain=domain,
    exact=True,
)
WITHDRAW = Action(Withdraw, events=lambda _rules, _state, command, _chance: [BidderWithdrew(command.seat)])
