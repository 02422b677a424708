"""Buying one of the buildings drawn at the Auction House [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.read.wording import influence, named_building
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import NONE, State


@dataclass(slots=True)
class BuyDrawn(Command):
    """Buy ``building`` from the cards drawn, at its cost."""

    building: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyDrawn]:
    return (BuyDrawn(seat, building) for building in state.offer)


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyDrawn]:
    return (BuyDrawn(seat, building.number) for building in rules.buildings)


def refusal(rules: Ruleset, state: State, command: BuyDrawn) -> str | None:
    if command.building == NONE or command.building not in state.offer:
        return "not-offered"
    return None if can_pay(state, command.seat, rules.buildings[command.building].cost) else "cannot-pay"


def events(rules: Ruleset, _state: State, command: BuyDrawn, _chance: Chance) -> list[Event]:
    payment = paid(command.seat, rules.buildings[command.building].cost)
    return [payment, BuildingBought(command.seat, command.building, NONE, ordinary=False), Next()]


def sentence(rules: Ruleset, _state: State, command: BuyDrawn) -> Message:
    card = rules.buildings[command.building]
    return message(
        "command-buy-drawn",
        building=named_building(rules, command.building),
        price=influence(card.cost),
        score=card.vp,
        text=card.text,
    )


BUY_DRAWN = Action(BuyDrawn, candidates, refusal, events, sentence, domain)
