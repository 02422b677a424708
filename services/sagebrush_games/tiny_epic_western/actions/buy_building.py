"""Buying a building in phase four: at a mat where one has a posse, or anywhere from the leftover spot.

[ES "COMPRAR UNA CARTA DE PROPIEDAD"]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.read.wording import (
    influence,
    named_building,
    named_mat,
)
from sagebrush_games.tiny_epic_western.rules.buying import bought_in_phase_four, prices_for
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, paid_if_any
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_on
from sagebrush_games.tiny_epic_western.state.model import MATS, NONE, State


@dataclass(slots=True)
class BuyBuilding(Command):
    """Buy the building for sale at ``mat`` for exactly this price; a discount may leave out any of its icons."""

    mat: int
    law: int
    force: int
    money: int


def offers(rules: Ruleset, state: State, seat: Seat, mat: int) -> Iterator[BuyBuilding]:
    """Every way to buy at one mat."""
    if state.market[mat] != NONE:
        yield from (BuyBuilding(seat, mat, *price) for price in prices_for(rules, state, seat, state.market[mat]))


def anywhere(rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyBuilding]:
    """Every way to buy at every mat."""
    return (command for mat in MATS for command in offers(rules, state, seat, mat))


def where_present(rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyBuilding]:
    """Every way to buy at the mats where the seat has a posse."""
    return (command for mat in MATS if is_on(state, seat, mat) for command in offers(rules, state, seat, mat))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyBuilding]:
    dearest = max(max(building.cost) for building in rules.buildings)
    prices = list(product(range(dearest + 1), repeat=3))
    return (BuyBuilding(seat, mat, *price) for mat in MATS for price in prices)


def leftover_refusal(rules: Ruleset, state: State, command: BuyBuilding) -> str | None:
    """Why the leftover spot does not allow it, or None."""
    if command.mat not in MATS:
        return "no-such-mat"
    if state.market[command.mat] == NONE:
        return "nothing-for-sale"
    price = (command.law, command.force, command.money)
    if price not in prices_for(rules, state, command.seat, state.market[command.mat]):
        return "wrong-price"
    return None if can_pay(state, command.seat, price) else "cannot-pay"


def refusal(rules: Ruleset, state: State, command: BuyBuilding) -> str | None:
    if command.mat in MATS and not is_on(state, command.seat, command.mat):
        return "no-posse-there"
    return leftover_refusal(rules, state, command)


def events(rules: Ruleset, state: State, command: BuyBuilding, _chance: Chance) -> list[Event]:
    payment = paid_if_any(command.seat, (command.law, command.force, command.money))
    return [*payment, *bought_in_phase_four(rules, state, command.seat, command.mat)]


def sentence(rules: Ruleset, state: State, command: BuyBuilding) -> Message:
    return message(
        "command-buy-building",
        building=named_building(rules, state.market[command.mat]),
        mat=named_mat(rules, command.mat),
        price=influence((command.law, command.force, command.money)),
    )


BUY_BUILDING = Action(BuyBuilding, where_present, refusal, events, sentence, domain)
BUY_LEFTOVER = Action(BuyBuilding, anywhere, leftover_refusal, events, sentence, domain)
